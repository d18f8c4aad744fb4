### Die Geschichte hinter Stroganov, in unseren eigenen Worten. Wie eine Erzählung geschrieben wird: docs/language.md.

group-conquest = Die Stroganows und Sibirien
group-conquest-lead = Was jenseits des Urals geschah, wissen wir aus Urkunden und Briefen der Zaren, aus Tributbüchern und aus Chroniken, die Jahrzehnte später in Sibirien und im Haus der Stroganows aufgeschrieben wurden. Die Menschen, die dort schon lebten, haben kaum etwas Geschriebenes hinterlassen, und vieles von ihrer Seite ist verloren.

event-family = Salz machte sie reich, Land machte sie mächtig, und keine anderen Kaufleute Russlands hatten je so viel von beidem.
event-family-name = Die Familie
event-family-when = ab dem 15. Jahrhundert
event-family-certain = Die Stroganows kamen aus dem hohen Norden Russlands. Um 1515 sotten sie in Solwytschegodsk Salz; Anika, der bis etwa 1570 lebte, hinterließ seinen Söhnen Salinen, Schiffe, Dörfer und ein Heer von Bediensteten. Sie handelten mit Pelzen und belieferten den Hof. Im achtzehnten Jahrhundert wurden sie Barone und Grafen. Eine Schule der Ikonenmalerei und ein Stil des Kirchenbaus, die sie bezahlten, tragen ihren Namen.
event-family-legend = Ihr Ahnherr, so geht eine Geschichte, war ein tatarischer Fürst, der sich auf den Namen Spiridon taufen ließ, von den Seinen gefangen und zur Strafe zu Spänen gehobelt wurde: Das russische Wort für hobeln klingt wie der Name. Auch das Rechenbrett soll er nach Russland gebracht haben. Die Papiere der Familie deuten eher auf Bauern und Salzsieder.

event-charters = Mit ein paar Urkunden verschenkte der Zar Land, das ihm nicht gehörte.
event-charters-name = Die Urkunden
event-charters-when = 1558 – 1574
event-charters-certain = 1558 verlieh Iwan IV. Grigori Stroganow das leere Land an der Kama, wie die Urkunde es nennt, für zwanzig Jahre frei von Abgaben. Er durfte Siedlungen gründen, Geschütze und Kanoniere halten und über seine Leute selbst richten. 1568 bekam sein Bruder Jakow die Tschussowaja, und 1574 wurde beiden erlaubt, jenseits der Berge Festungen zu bauen, am Tobol, der einem anderen Herrscher gehörte.
event-charters-disputed = Das Land war nicht leer. Mansen, Chanten, Komi und Tataren jagten und fischten dort und hielten Bienen, und wie sie vertrieben oder zum Bleiben gezwungen wurden, ist nur aus Klagen und Überfällen bekannt.

event-kuchum = Der Khan von Sibir, der seine Hauptstadt verlor und sechzehn Jahre lang weiterkämpfte.
event-kuchum-name = Kutschum
event-kuchum-when = Khan ab etwa 1563; gestorben nach 1598
event-kuchum-certain = Das Khanat Sibir lag an Irtysch und Tobol. Kutschum, ein Nachkomme Dschingis Khans, nahm es um 1563 einem Rivalen ab, der Moskau Tribut gezahlt hatte. Er ließ den Islam predigen, brach mit dem Zaren, und seine Verwandten überfielen die Siedlungen der Stroganows. 1582 musste er Jermak seine Hauptstadt überlassen. Er unterwarf sich nie: 1598 wurde er am Ob zum letzten Mal geschlagen, alt und fast blind, und lehnte das Angebot ab, in Moskau bequem zu leben.
event-kuchum-disputed = Wo und wann er starb und wer ihn tötete, wenn es jemand tat, wird verschieden erzählt.

event-yermak = Ein paar Hundert Kosaken mit Gewehren überquerten auf Flüssen das Gebirge und nahmen die Hauptstadt eines Khans.
event-yermak-name = Jermak
event-yermak-when = gestorben 1584 oder 1585
event-yermak-certain = Jermak führte eine Schar Kosaken von der Wolga. Sie kamen zu den Stroganows, die ihnen Essen, Pulver und Boote gaben, fuhren die Tschussowaja hinauf, schleppten, was sie hatten, über die Wasserscheide und trieben hinab zu Tobol und Irtysch. Im Herbst 1582 gewannen sie eine Schlacht gegen Kutschum und zogen in seine Hauptstadt ein. Sie schickten Iwan IV. Zobel, und er schickte Soldaten. Die meisten von ihnen verhungerten im ersten Winter. Bald darauf wurde Jermak in einer Augustnacht am Irtysch überrascht und kam um; die Überlebenden zogen heim.
event-yermak-legend = Der Zar hatte ihm ein Kettenhemd geschickt, und es war so schwer, dass er darin ertrank, als er zu seinem Boot schwamm. Tataren, die den Leichnam fanden, so erzählt eine sibirische Chronik, sahen ihn wochenlang bluten und nicht verwesen, begruben ihn mit Ehren und sahen Lichter über dem Grab. In Liedern raubt er weiter, erobert und bittet den Zaren um Gnade.
event-yermak-disputed = Chroniken, die für die Stroganows geschrieben wurden, sagen, dass sie ihn riefen und sandten; die aus Tobolsk, dass er aus eigenem Antrieb kam. Als Jahr seines Aufbruchs werden 1581 und 1582 genannt, als das seines Todes 1584 und, heute meist, 1585. Wo er geboren wurde und wofür Jermak kurz steht, weiß niemand.

event-cossacks = Freie Männer vom Rand der Steppe, die raubten, wachten und dienten, oft eins nach dem anderen.
event-cossacks-name = Kosaken
event-cossacks-certain = Kosaken lebten an Don, Wolga und Jaik in Scharen, die ihre Atamane selbst wählten. Viele waren Entlaufene. Nach Jermak bezeichnete das Wort in Sibirien die Männer, die dem Zaren für Sold, Korn und Salz dienten: Sie bauten Festungen, ruderten und trugen, trieben Tribut ein, handelten und jagten nebenher und schrieben über das alles Berichte.

event-east = Vom Ural zum Pazifik in weniger als sechzig Jahren, von einem Fluss zum nächsten.
event-east-name = Der Weg nach Osten
event-east-when = 1586 – 1639
event-east-certain = Die Zaren machten weiter, wo Jermak gescheitert war, und bauten mit jedem Schritt eine Festung: Tjumen 1586, Tobolsk 1587, Tomsk 1604, Jenisseisk 1619, Jakutsk 1632. 1639 stand Iwan Moskwitin mit etwa dreißig Mann am Ufer des Ochotskischen Meeres. Sie folgten dem Pelz: Waren die Zobel weggefangen, versuchte man es am nächsten Fluss.

event-yasak = Die Pelze hatten einen Preis, und andere bezahlten ihn.
event-yasak-name = Der Preis
event-yasak-certain = Wer erobert war, schuldete Jassak, einen Tribut in Pelzen für jeden erwachsenen Mann, Jahr für Jahr. Damit er sicher kam, wurden in den Festungen Geiseln aus führenden Familien gehalten. Mit den Neuankömmlingen kamen die Pocken und töteten große Teile ganzer Völker. Widerstand gab es von Anfang an: Festungen wurden niedergebrannt, Tributeintreiber getötet. Moskau verbot Grausamkeit in einem Brief nach dem anderen, was zeigt, wie üblich sie war. In den besten Jahren des siebzehnten Jahrhunderts brachten Pelze der Staatskasse einen beträchtlichen Teil ihrer Einnahmen.
event-yasak-disputed = Wie groß dieser Teil war und wie viele Menschen vorher in Sibirien lebten, lässt sich nur schätzen, und die Schätzungen liegen weit auseinander.

event-tsars = Ein Zar nach dem anderen wollte Zobel: als Geschenk, als Sold und als Zeichen, dass das Land ihm gehörte.
event-tsars-name = Die Zaren
event-tsars-when = 1547 – 1605
event-tsars-certain = Iwan IV., genannt der Schreckliche, wurde 1547 gekrönt und starb 1584, als die Nachricht von Sibir noch frisch war. Unter seinem Sohn Fjodor regierte Boris Godunow, der später selbst Zar war; unter ihnen wurden die ersten Städte jenseits des Urals gegründet. Zobel aus Sibirien gingen an Kirchen und Gesandte und bezahlten Waffen und Tuch. 1595 zog ein ganzer Zug mit Pelzen nach Prag, um dem Kaiser gegen die Türken zu helfen.
event-tsars-game = Die Wünsche des Zaren im Spiel sind erfunden, aber solche Listen von Pelzen für den Hof waren selbstverständlich.

event-songs = Die Eroberung wurde besungen, bevor sie aufgeschrieben wurde.
event-songs-name = Geschichten und Lieder
event-songs-certain = Lieder über Jermak kannte man in ganz Russland. Die älteste große Sammlung solcher Lieder trägt den Namen Kirscha Danilow und entstand im achtzehnten Jahrhundert in den Eisenwerken des Urals. Die Völker Sibiriens hatten eigene Epen, die zu singen mehrere Nächte dauern konnte, bei Tataren, Chanten, Ewenken und Jakuten.

event-ivan = Der Fallensteller, gegen den man allein spielt, ist niemand Bestimmtes.
event-ivan-name = Iwan, der Fallensteller
event-ivan-certain = Neben den Männern im Dienst des Zaren zogen freie Fallensteller nach Osten, oft vor ihnen: in Gruppen, die ihren Fang teilten, unter einem selbst gewählten Führer, für zwei oder drei Winter am Stück. Die meisten waren Bauern aus dem Norden Russlands.
event-ivan-game = Iwan gehört dem Spiel. Es ist kein Fallensteller dieses Namens bekannt, der gemeint wäre.

group-regions = Vom Ural zum Ozean
group-regions-lead = Wie die fünf Regionen an diesem Tisch heißen, ist unser Vorschlag; die Quellen haben keine Namen für sie, die wir sehen konnten. Sie folgen den Flüssen, wie alle, die dorthin zogen.

region-ural = Niedrige, alte Berge, und das Tor nach Sibirien.
region-ural-certain = Der Ural ist lang, aber in seiner Mitte kaum höher als Hügel. Alte Wege führten einen Fluss hinauf, über ein kurzes Stück Land und einen anderen hinab. Bis in den 1590er Jahren ein Weg von Solikamsk zur Tura gefunden wurde, zog man Boote hinüber. Auf der Westseite lagen die Salinen der Stroganows; später wurden dort Eisen und Kupfer gewonnen.

region-ob = Der große Strom des Westens: Wälder, Moore, und das Khanat an seinen Nebenflüssen.
region-ob-certain = Ob und Irtysch entwässern eine Ebene, die so flach ist, dass weite Teile Sumpf sind. Chanten und Mansen lebten an den Flüssen von Fischfang und Jagd, Tataren im Süden mit Herden und Feldern. Im Norden, am Tas, blühte ab 1601 die Stadt Mangaseja vom Pelzhandel; noch in demselben Jahrhundert wurde sie aufgegeben.
region-ob-legend = Frühe russische Erzählungen vom Land jenseits des Urals kennen Menschen, die im Winter sterben und im Frühling wieder lebendig werden, und andere, die handeln, ohne ein Wort zu sprechen.

region-yenisei = Die Mitte Sibiriens, wo die Ebene endet und das Bergland beginnt.
region-yenisei-certain = Am linken Ufer des Jenissei liegt die westliche Ebene, am rechten beginnen die Berge und Wälder der Ewenken. Am Fluss lebten Keten, deren Sprache mit keiner ihrer Nachbarn verwandt ist. Jenisseisk, 1619 gegründet, wurde der Ort, von dem Fallensteller nach Osten aufbrachen.

region-lena = Kalt, reich an Zobeln, und das Land von Pferdezüchtern, die aus dem Süden gekommen waren.
region-lena-certain = Im Tal der mittleren Lena zogen die Sacha, von den Russen Jakuten genannt, im kältesten bewohnten Land der Erde Pferde und Rinder auf. 1632 gründete Pjotr Beketow die Festung, aus der Jakutsk wurde. Einige Jahrzehnte lang schickte kaum ein Bezirk mehr Zobel; dann wurden sie selten.

region-okhotsk = Lachs, Robben, und der andere Ozean.
region-okhotsk-certain = Moskwitins Männer kamen 1639 an das Ochotskische Meer hinab, aßen bei den Ewenen Lachs und Robben und hörten von einem großen Fluss im Süden, dem Amur. Ochotsk, erst ein Winterlager und ab den 1640er Jahren eine Festung, war lange Zeit Russlands wichtigster Hafen am Pazifik.

group-land = Das Land
group-land-lead = Vier Arten von Land liegen in der Reihe des Spiels. Sibirien hat sie alle, wenn auch selten nebeneinander.

type-forest = Die Taiga: Lärchen, Kiefern, Fichten und Birken, weiter, als jemand in einem Sommer gehen konnte.
type-forest-certain = Die Taiga ist der größte Wald der Erde. Pelztiere leben in ihr überall, und so brauchten Fallensteller kein Ackerland, nur Flüsse zum Reisen und Mehl zum Essen. Hütten und Fallen standen an einem Pfad, der den ganzen Winter begangen wurde. Im Osten, wo der Boden immer gefroren ist, steht die Lärche fast allein.

type-steppe = Gras für Pferde, im Süden, und gefährlich für alle, die aus dem Wald kamen.
type-steppe-certain = An seinem Südrand öffnet sich Sibirien zum Grasland. Tataren, Kasachen, Kirgisen und Burjaten hielten dort Pferde, Schafe und Rinder. Die Festungen mieden es lange: Pelze gab es im Wald, und im offenen Land waren Reiter stärker.

type-swamp = Wasser, das nirgendwohin fließt. Zwischen Ob und Irtysch liegen einige der größten Moore der Welt.
type-swamp-certain = Im Frühling tauen die Flüsse zuerst im Süden, und das Wasser staut sich am Eis des Nordens. Die Ebene wird überflutet, und seit Jahrtausenden wächst auf ihr Torf. Im Sommer klagten Reisende über nichts so sehr wie über Mücken. Im Winter war der Sumpf eine Straße.

type-mountain = Wenige Pässe, kalte Nächte, und an ihrem Fuß die letzten Zobel.
type-mountain-certain = Jenseits des Jenissei folgt Gebirge auf Gebirge: der Sajan, die Ketten um den Baikalsee, das Werchojansker und das Stanowoigebirge vor dem Ozean. Lasten wurden auf dem Rücken und auf Rentieren über die Wasserscheiden getragen oder auf Schlitten gezogen.

group-animals = Pelze
group-animals-lead = Weiches Gold nannte man sie. Die Reihenfolge der Werte im Spiel gleicht der auf den Märkten nur zum Teil: Dort war ein guter Zobel viel mehr wert als ein Hirsch.

fur-2 = Klein und unzählig: das Kleingeld unter den Pelzen.
fur-2-name = Eichhörnchen
fur-2-certain = Das graue Winterkleid der Eichhörnchen wurde zu Tausenden gehandelt, in Bündeln und Fässern, lange vor Sibirien. Als Feh fütterte es die Mäntel von halb Europa.

fur-3 = Ein roter war wenig wert, ein schwarzer ein Vermögen.
fur-3-name = Fuchs
fur-3-certain = Rotfüchse sind überall häufig. Schwarze und silberne sind selten und gehörten zu den kostbarsten Geschenken, die ein Zar machen konnte. Berichte erzählen von Pelzen, für die man einen Hof mit seinem Vieh hätte kaufen können.

fur-4 = Ein Wiesel im Winterkleid, weiß mit schwarzer Schwanzspitze.
fur-4-name = Hermelin
fur-4-certain = Das Große Wiesel tauscht im Winter sein braunes Kleid gegen ein weißes. Die Mäntel der Könige waren damit gefüttert, mit den schwarzen Schwanzspitzen als Muster. Sibirien schickte es zu Zehntausenden.

fur-5 = Der Pelz, für den Sibirien erobert wurde.
fur-5-name = Zobel
fur-5-certain = Der Zobel ist ein Marder der Taiga, dunkelbraun, mit dem dichtesten Pelz von allen. Tribut wurde in Zobeln gezählt. Man handelte sie in Bündeln zu vierzig und sortierte sie nach der Farbe: je dunkler, desto teurer; die besten kamen von der Lena und von weiter her. Um 1700 gab es an den meisten Orten nur noch wenige. Später geschützt, sind sie zurückgekehrt.

fur-6 = Stark, übellaunig, und mit einem Pelz, an dem kein Reif haftet.
fur-6-name = Vielfraß
fur-6-certain = Der Vielfraß ist ein Riese unter den Mardern und plündert Fallen und Vorräte. Kapuzen werden mit seinem Pelz besetzt, weil der Atem daran nicht gefriert.
fur-6-legend = Dass er frisst, bis sein Bauch straff wie eine Trommel ist, und sich dann zwischen zwei Bäumen auspresst, um weiterzufressen, wurde im sechzehnten Jahrhundert in Europa erzählt und gezeichnet. Er tut es nicht.

fur-7 = Fleisch, Stiefel, Zelte und Geschirr; im Norden auch das Tier, auf dem man reitet.
fur-7-name = Hirsch
fur-7-certain = Sibirien hat wilde Rentiere im Norden, Elche in den Sümpfen, Rothirsche und andere Hirsche im Süden. Ewenken ritten zahme Rentiere und molken sie; Nenzen zogen mit ganzen Herden. Häute waren auf dem Markt nicht viel wert, aber niemand lebte dort ohne sie.
fur-7-game = Das Spiel sagt nicht, welchen Hirsch es meint.

fur-8 = Der Herr des Waldes, mit einer Entschuldigung gejagt.
fur-8-name = Bär
fur-8-certain = Bei Chanten, Mansen, Ewenken und anderen Völkern galt der Bär als Verwandter. War einer getötet, wurde sein Kopf auf den Ehrenplatz gelegt, und es folgte ein Fest von mehreren Tagen, mit Liedern, Masken und Scherzen, in denen die Schuld anderen gegeben wurde: dem Pfeil, oder dem Schmied, der ihn gemacht hatte.

prey-tiger = Wo Sibirien im Südosten endet, lebte er wirklich.
prey-tiger-name = Tiger
prey-tiger-certain = Einer der größten Tiger lebt in den Wäldern am Amur, den Russen in den 1640er Jahren erreichten. Damals begegnete man einzelnen viel weiter westlich, bis zum Baikalsee. Udehe und Nanai jagten ihn nicht, wenn sie es vermeiden konnten. Einige Hundert sind übrig.

group-places = Lager und Dörfer
group-places-lead = Wo man sich wärmen, handeln oder einen Fluss halten konnte.

place-village = Blockhäuser auf einem hohen Ufer, und dahinter Felder, wenn der Frost es erlaubte.
place-village-name = Dörfer
place-village-certain = Die Besatzungen konnten nicht von Pelzen leben. Ab dem Ende des sechzehnten Jahrhunderts wurden Bauern nach Sibirien geschickt oder gingen aus eigenem Antrieb, und um 1700 gab es nach den meisten Schätzungen mindestens so viele Zugezogene wie Einheimische. Pferde, Boote, Eisen und Mehl hatte ein Dorf denen zu bieten, die vorbeikamen.
place-village-game = Die fünf Dörfer des Spiels mit ihren Gewerben sind erfunden.

place-yurt = Ein Haus, das man mitnehmen kann.
place-yurt-name = Jurten
place-yurt-certain = Ein rundes Zelt aus Filz auf einem hölzernen Gitter ist das Haus der Steppe, von Kasachen, Kirgisen und Mongolen. Russen nannten fast jede Wohnung der Einheimischen Jurte, ob aus Filz, Rinde, Balken oder Erde; Ewenken und Nenzen wohnten in Wirklichkeit in spitzen Zelten aus Stangen und Häuten.

place-outpost = Vier Wände aus gespitzten Balken, ein Turm, eine Kapelle, eine Truhe für den Tribut.
place-outpost-name = Außenposten
place-outpost-certain = Eine Festung der Eroberung war ein Ostrog, eine Palisade. Ein Dutzend Männer konnte sie in einigen Wochen aus dem bauen, was ringsum wuchs. Zuerst stand da oft nur eine Hütte für den Winter. Die gut lagen, wurden Städte; von einigen stehen noch Türme aus Balken, wie der von Bratsk, heute in einem Museum.

place-horses = Wo kein Fluss hinführte, und im Winter, wo alle gefroren waren.
place-horses-name = Pferde
place-horses-certain = Im Sommer reiste man mit dem Boot, im Winter mit dem Schlitten. Pferde waren in der Steppe zu Hause und bei den Sacha, deren kleine, zottige Rasse ihr Futter unter dem Schnee ausgräbt und bei fünfzig Grad Frost im Freien bleibt.
