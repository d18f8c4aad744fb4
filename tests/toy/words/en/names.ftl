### What things are called. An argument `$region` is said by the name of the region it means.

seat-red = Red
seat-green = Green
seat-blue = Blue
seat-black = Black
seat-chance = Chance

token-wax = wax
token-salt = salt
token-honey = honey
token-fur = fur
token-coin = a coin

ware-whistle = the clay whistle
ware-gingerbread = the gingerbread
ware-shawl = the flowered shawl
ware-samovar = the samovar

wish-wax = wax
wish-salt = salt
wish-honey = honey
wish-fur = fur
wish-ribbons = ribbons
wish-wares = wares
