### The history behind Stroganov, in our own words. How a tale is written: docs/language.md.

group-conquest = The Stroganovs and Siberia
group-conquest-lead = For what happened beyond the Urals there are charters and letters of the tsars, tribute books, and chronicles that were written down decades later in Siberia and in the house of the Stroganovs. The people who already lived there left hardly any writing, and much of their side is lost.

event-family = Salt made them rich, land made them powerful, and no other merchants of Russia ever had as much of both.
event-family-name = The family
event-family-when = from the 15th century
event-family-certain = The Stroganovs came from the far north of Russia. About 1515 they boiled salt at Solvychegodsk; Anika, who lived until about 1570, left his sons saltworks, ships, villages and an army of servants. They traded furs and supplied the court. In the eighteenth century they became barons and counts. A school of icon painters and a style of church building, for which they paid, bear their name.
event-family-legend = Their ancestor, a story goes, was a Tatar prince who had himself baptised as Spiridon, was caught by his own people, and was planed to shavings as a punishment: the Russian word for planing sounds like the name. He is also said to have brought the abacus to Russia. Family papers point to farmers and salt boilers instead.

event-charters = With a few charters the tsar gave away land that was not his.
event-charters-name = The charters
event-charters-when = 1558 – 1574
event-charters-certain = In 1558 Ivan IV granted Grigory Stroganov the empty lands along the Kama, as the charter calls them, free of taxes for twenty years. He might found settlements, keep guns and gunners, and judge his people himself. In 1568 his brother Yakov was given the Chusovaya, and in 1574 both were allowed to build forts beyond the mountains, on the Tobol, which was another ruler's.
event-charters-disputed = The lands were not empty. Mansi, Khanty, Komi and Tatars hunted, fished and kept bees there, and how they were driven off or made to stay is known only from complaints and attacks.

event-kuchum = The khan of Sibir, who lost his capital and went on fighting for sixteen years.
event-kuchum-name = Kuchum
event-kuchum-when = khan from about 1563; died after 1598
event-kuchum-certain = The khanate of Sibir lay on the Irtysh and the Tobol. Kuchum, a descendant of Genghis Khan, took it about 1563 from a rival who had paid tribute to Moscow. He had Islam preached, broke with the tsar, and his relatives raided the Stroganovs' settlements. In 1582 he had to leave his capital to Yermak. He never submitted: in 1598 he was beaten on the Ob for the last time, old and nearly blind, and refused an offer to live in Moscow in comfort.
event-kuchum-disputed = Where and when he died, and who killed him, if anybody did, is told in several ways.

event-yermak = A few hundred Cossacks with guns crossed the mountains by river and took a khan's capital.
event-yermak-name = Yermak
event-yermak-when = died in 1584 or 1585
event-yermak-certain = Yermak led a band of Cossacks from the Volga. They came to the Stroganovs, who gave them food, powder and boats, went up the Chusovaya, dragged what they had over the watershed, and drifted down to the Tobol and the Irtysh. In autumn 1582 they won a battle against Kuchum and moved into his capital. They sent sables to Ivan IV, who sent soldiers. Most of these starved in their first winter. Soon after, on an August night, Yermak was surprised by the Irtysh and died; the survivors went home.
event-yermak-legend = The tsar had sent him a coat of mail, and it was so heavy that it drowned him as he swam to his boat. Tatars who found the body, a Siberian chronicle tells, saw it bleed for weeks and not decay, buried it with honours, and saw lights over the grave. In songs he goes on robbing, conquers, and begs the tsar for pardon.
event-yermak-disputed = Chronicles written for the Stroganovs say that they called and sent him; those of Tobolsk say that he came of his own accord. The year he set out is given as 1581 and as 1582, that of his death as 1584 and, by most today, as 1585. Where he was born, and what Yermak is short for, nobody knows.

event-cossacks = Free men of the steppe's edge, who robbed, guarded and served, often one after the other.
event-cossacks-name = Cossacks
event-cossacks-certain = Cossacks lived on the Don, the Volga and the Yaik in bands that chose their own atamans. Many were runaways. After Yermak, the word came to mean in Siberia the men who served the tsar for pay, grain and salt: they built forts, rowed and carried, gathered tribute, traded and hunted on the side, and wrote reports about all of it.

event-east = From the Urals to the Pacific in less than sixty years, from one river to the next.
event-east-name = The way east
event-east-when = 1586 – 1639
event-east-certain = The tsars went on where Yermak had failed, and built a fort at every step: Tyumen in 1586, Tobolsk in 1587, Tomsk in 1604, Yeniseisk in 1619, Yakutsk in 1632. In 1639 Ivan Moskvitin with some thirty men stood on the shore of the Sea of Okhotsk. They followed the fur: where the sables had been trapped out, the next river was tried.

event-yasak = The furs had a price, and others paid it.
event-yasak-name = The price
event-yasak-certain = Whoever was conquered owed yasak, a tribute in furs for each grown man, year after year. To make sure of it, hostages from leading families were kept in the forts. Smallpox came with the newcomers and killed large parts of whole peoples. There was resistance from the beginning: forts were burned, tribute gatherers killed. Moscow forbade cruelty in letter after letter, which shows how common it was. In the best years of the seventeenth century furs brought the treasury a considerable share of its income.
event-yasak-disputed = How large that share was, and how many people lived in Siberia before, can only be estimated, and the estimates lie far apart.

event-tsars = Tsar after tsar wanted sables: as gifts, as pay, and as a sign that the land was theirs.
event-tsars-name = The tsars
event-tsars-when = 1547 – 1605
event-tsars-certain = Ivan IV, called the Terrible, was crowned in 1547 and died in 1584, when the news of Sibir was still fresh. Under his son Fyodor, Boris Godunov governed, and later was tsar himself; under them the first towns beyond the Urals were founded. Sables from Siberia were given to churches and ambassadors, and paid for weapons and cloth. In 1595 a whole train of furs went to Prague to help the emperor against the Turks.
event-tsars-game = The wishes of the tsar in the game are invented, but such lists of furs for the court were a matter of course.

event-songs = The conquest was sung before it was written.
event-songs-name = Stories and songs
event-songs-certain = Songs about Yermak were known all over Russia. The oldest large collection of such songs goes under the name of Kirsha Danilov and was put together in the eighteenth century in the ironworks of the Urals. The peoples of Siberia had epics of their own, which could take several nights to sing, among Tatars, Khanty, Evenks and Yakuts.

event-ivan = The trapper against whom one plays alone is nobody in particular.
event-ivan-name = Ivan, the trapper
event-ivan-certain = Next to the men in the tsar's service, free trappers went east, often ahead of them: in bands that shared their catch, under a leader whom they had chosen, for two or three winters at a time. They were peasants from the north of Russia for the most part.
event-ivan-game = Ivan is the game's own. No trapper of that name is known to be meant.

group-regions = From the Urals to the ocean
group-regions-lead = What the five regions are called at this table is our proposal; the sources have no names for them that we could see. They follow the rivers, as everybody did who went there.

region-ural = Low, old mountains, and the gate to Siberia.
region-ural-certain = The Urals are long, but in their middle hardly higher than hills. Old routes led up one river, over a short portage and down another. Until a road was found in the 1590s from Solikamsk to the Tura, boats were pulled across. On the western side lay the Stroganovs' saltworks; iron and copper were worked there later.

region-ob = The great river of the west: forests, bogs, and the khanate on its tributaries.
region-ob-certain = The Ob and the Irtysh drain a plain so flat that large parts of it are swamp. Khanty and Mansi lived on the rivers by fishing and hunting, Tatars in the south with herds and fields. In the north, on the Taz, the town of Mangazeya bloomed from 1601 on the trade in furs; later in that century it was given up.
region-ob-legend = Early Russian tales of the lands beyond the Urals know people who die in winter and come to life in spring, and others who trade without a word.

region-yenisei = The middle of Siberia, where the plain ends and the highland begins.
region-yenisei-certain = On the left bank of the Yenisei lies the western plain, on the right the mountains and forests of the Evenks begin. Kets lived along the river, whose language is related to none of their neighbours'. Yeniseisk, founded in 1619, became the place from which trappers set out to the east.

region-lena = Cold, rich in sables, and the land of horse breeders who had come from the south.
region-lena-certain = In the valley of the middle Lena the Sakha, called Yakuts by the Russians, raised horses and cattle in the coldest inhabited country of the earth. In 1632 Pyotr Beketov founded the fort that became Yakutsk. For some decades hardly any district sent more sables; then they became rare.

region-okhotsk = Salmon, seals, and the other ocean.
region-okhotsk-certain = Moskvitin's men came down to the Sea of Okhotsk in 1639, ate salmon and seal among the Evens, and heard of a great river in the south, the Amur. Okhotsk, a winter camp and then a fort from the 1640s, was for a long time Russia's chief harbour on the Pacific.

group-land = The land
group-land-lead = Four kinds of land lie in the game's row. Siberia has them all, though rarely side by side.

type-forest = The taiga: larch, pine, spruce and birch, further than anybody could walk in a summer.
type-forest-certain = The taiga is the largest forest of the earth. Fur animals live in all of it, and so trappers did not need farmland, only rivers to travel on and flour to eat. Cabins and traps were set along a path that was walked all winter. In the east, where the ground is always frozen, the larch is nearly alone.

type-steppe = Grass for horses, in the south, and dangerous for whoever came from the forest.
type-steppe-certain = Along its southern edge Siberia opens to grassland. Tatars, Kazakhs, Kyrgyz and Buryats kept horses, sheep and cattle there. The forts avoided it for a long time: fur was in the forest, and in the open riders were the stronger.

type-swamp = Water that goes nowhere. Between Ob and Irtysh lie some of the largest bogs of the world.
type-swamp-certain = In spring the rivers thaw in the south first, and the water piles up against the ice in the north. The plain floods, and peat has grown on it for thousands of years. In summer travellers complained of nothing so much as of mosquitoes. In winter the swamp was a road.

type-mountain = Few passes, cold nights, and at their feet the last sables.
type-mountain-certain = Beyond the Yenisei mountains follow on mountains: the Sayan, the ranges around Lake Baikal, the Verkhoyansk and Stanovoy ranges before the ocean. Goods were carried over the watersheds on backs and on reindeer, or dragged on sledges.

group-animals = Furs
group-animals-lead = Soft gold, people called it. The order of values in the game is close to that of the markets only in part: there, a good sable was worth far more than a deer.

fur-2 = Small and innumerable: the small change among furs.
fur-2-name = Squirrel
fur-2-certain = The grey winter fur of squirrels was traded by the thousand, in bundles and barrels, long before Siberia. As vair it lined the coats of half of Europe.

fur-3 = A red one was worth a little, a black one a fortune.
fur-3-name = Fox
fur-3-certain = Red foxes are common everywhere. Black and silver ones are rare, and were among the most precious gifts that a tsar could make. Reports tell of skins for which one could have bought a farm with its cattle.

fur-4 = A stoat in its winter dress, white with a black tip to its tail.
fur-4-name = Ermine
fur-4-certain = The stoat changes its brown coat for a white one in winter. The robes of kings were lined with it, with the black tips of the tails as a pattern. Siberia sent it by the ten thousand.

fur-5 = The fur for which Siberia was conquered.
fur-5-name = Sable
fur-5-certain = The sable is a marten of the taiga, dark brown, with the densest fur of all. Tribute was counted in sables. They were traded in bundles of forty and sorted by colour: the darker, the dearer; the best came from the Lena and beyond. Around 1700 there were few left in most places. Protected later, they have come back.

fur-6 = Strong, bad-tempered, and with a fur on which no frost settles.
fur-6-name = Wolverine
fur-6-certain = The wolverine is a giant among martens, and robs traps and stores. Hoods are trimmed with its fur, since the breath does not freeze to it.
fur-6-legend = That it eats until its belly is as tight as a drum, and then squeezes itself between two trees to go on eating, was told and drawn in Europe in the sixteenth century. It does not.

fur-7 = Meat, boots, tents and harness; in the north also the animal one rides.
fur-7-name = Deer
fur-7-certain = Siberia has wild reindeer in the north, elk in the swamps, red deer and roe deer in the south. Evenks rode tame reindeer and milked them; Nenets moved with whole herds. Hides were not worth much on the market, but nobody lived there without them.
fur-7-game = The game does not say which deer it means.

fur-8 = The master of the forest, hunted with an apology.
fur-8-name = Bear
fur-8-certain = Among Khanty, Mansi, Evenks and other peoples the bear was treated as a kinsman. When one had been killed, its head was laid in the place of honour, and a feast of several days followed, with songs, masks and jokes, in which the guilt was given to others: to the arrow, or to the smith who had made it.

prey-tiger = Where Siberia ends in the south-east, it really lived.
prey-tiger-name = Tiger
prey-tiger-certain = One of the largest tigers lives in the forests by the Amur, which Russians reached in the 1640s. In those days single ones were met much further west, as far as Lake Baikal. Udege and Nanai did not hunt it if they could avoid it. Some hundreds are left.

group-places = Camps and villages
group-places-lead = Where one could warm up, trade, or hold a river.

place-village = Log houses on a high bank, and behind them fields, if the frost allowed it.
place-village-name = Villages
place-village-certain = The garrisons could not live on furs. From the end of the sixteenth century peasants were sent or went of their own accord to Siberia, and around 1700, by most estimates, there were at least as many newcomers as natives. Horses, boats, iron and flour were what a village had to offer to whoever passed by.
place-village-game = The five villages of the game with their trades are invented.

place-yurt = A house that can be taken along.
place-yurt-name = Yurts
place-yurt-certain = A round tent of felt on a wooden lattice is the house of the steppe, of Kazakhs, Kyrgyz and Mongols. Russians called nearly every dwelling of native people a yurt, whether of felt, bark, logs or earth; Evenks and Nenets really lived in pointed tents of poles and hides.

place-outpost = Four walls of sharpened logs, a tower, a chapel, a chest for the tribute.
place-outpost-name = Outposts
place-outpost-certain = A fort of the conquest was an ostrog, a palisade. A dozen men could build one in some weeks from what stood around. First there often was only a hut for the winter. Those that lay well became towns; of some, towers of logs still stand, such as that of Bratsk, now in a museum.

place-horses = Where no river went, and in winter where all were frozen.
place-horses-name = Horses
place-horses-certain = In summer one travelled by boat, in winter by sledge. Horses were at home in the steppe and with the Sakha, whose small, shaggy breed digs its food from under the snow and stays outdoors at fifty degrees of frost.
