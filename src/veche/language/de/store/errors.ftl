### What can be wrong with what is kept, or with who asks for it.

store-no-seat = Dieser Link führt zu keinem Platz. Vielleicht wurde die Partie entfernt.
store-no-match = Diese Partie gibt es nicht. Vielleicht wurde sie entfernt.
store-no-link = Dieser Link führt zu keiner Partie. Vielleicht wurde sie entfernt.
store-damaged = Was von dieser Partie aufgehoben ist, ist beschädigt und nicht lesbar.
store-damaged-position = Die letzte Stellung dieser Partie ist beschädigt und nicht lesbar.
store-stale = Die Partie ist inzwischen weitergegangen; so steht sie jetzt.

## What can be wrong with the database, or with the disk under it.

store-full = die Festplatte ist voll
store-disk = die Festplatte nimmt nicht an, was geschrieben wird; vielleicht ist sie voll
store-read-only = sie lässt sich nur lesen, nicht schreiben
store-corrupt = die Datei ist beschädigt oder keine Datenbank von Veche
store-newer = eine neuere Version von Veche hat sie geschrieben; nimm diese Version oder eine neuere
store-driver = { $driver } fehlt; pip install 'veche[postgresql]' bringt es mit
store-gone = die Datenbank antwortet nicht
store-locked = ein anderes Programm hält sie gesperrt
store-address = { $found } ist keine Adresse einer Datenbank
store-other = { $error }

store-not-empty = Dort liegen schon Partien. Bring sie an einen Ort, der leer ist.
store-differs = Was ankam, ist nicht, was gesendet wurde ({ $sent } wurde zu { $arrived }); nichts davon wurde behalten.
