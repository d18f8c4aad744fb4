### The history behind Rurik, in our own words, for both editions. How a tale is written: docs/language.md.

word-city = Kiev

group-succession = The succession
group-succession-lead = What is known of these years comes above all from the Primary Chronicle, put together in { word-city } about a century later, under princes who all descended from Yaroslav. Beside it stand a few writers who lived closer to the events, coins, charters of the church, and what lies in the ground.

event-rus = Before there were princes to quarrel over it, Rus' was a web of rivers, portages and trading places between the Baltic and the Black Sea.
event-rus-name = The land on the rivers
event-rus-when = 9th and 10th century
event-rus-certain = Arab silver flowed north along the rivers of the east, and furs, wax, honey and slaves went south. At the stations of this trade Scandinavians, Slavs, Finns and Balts lived side by side; Byzantine treaties of 911 and 944 name envoys of the Rus', most of them with Scandinavian names. By the middle of the tenth century a dynasty ruled from { word-city } and gathered tribute along the rivers each winter.
event-rus-legend = Under the year 862 the chronicle tells that quarrelling peoples of the north sent over the sea for a prince, and that Rurik came with two brothers. Neither the call nor the brothers are known from anywhere else. That all later princes descend from Rurik is the dynasty's own memory.
event-rus-disputed = How many of the first Rus' came from the north, and what their name first meant, has been argued about since the eighteenth century.

event-vladimir = Vladimir had his sons sit in the towns of his realm in his stead. That held it together as long as he lived.
event-vladimir-name = Vladimir and his sons
event-vladimir-when = about 960 – 15 July 1015
event-vladimir-certain = Vladimir won { word-city } from his brother around 978. About 988 he was baptised, married Anna, a sister of the Byzantine emperors, and had his people baptised too. He fortified the rivers against the Pechenegs, struck the first coins of Rus' and built the first stone church of his city. The chronicle names twelve sons by several mothers, each set over a town with its land.
event-vladimir-legend = Before he chose, it is told, envoys of Muslims, Jews, Latins and Greeks came to praise their faiths, and his own envoys, back from Constantinople, no longer knew whether they had been in heaven or on earth.
event-vladimir-disputed = The lists of his sons differ from each other, and so do those of their mothers. No rule said which of them should follow him, or none that has come down to us.

event-tribute = In 1014 a son kept back what he owed his father. The war of the brothers began as one against the father.
event-tribute-name = A son who would not pay
event-tribute-when = 1014
event-tribute-certain = Novgorod owed { word-city } two thousand grivnas a year. In 1014 Yaroslav, who ruled it, stopped paying. Vladimir had roads cleared and bridges laid for a march north; Yaroslav hired Varangians. Then the father fell ill, and died the next summer before it came to a battle. Another son, Sviatopolk, was in prison at that time: so writes Thietmar, bishop of Merseburg, who lived then.

event-murders = Within months of Vladimir's death three of his sons were killed. Two of them became the first saints of Rus'.
event-murders-name = Three brothers die
event-murders-when = 1015
event-murders-certain = Boris, Gleb and Sviatoslav died violent deaths, each in another place. By 1072, when their bones were carried into a new church at Vyshgorod, Boris and Gleb were honoured as martyrs.
event-murders-legend = Their lives tell the deaths scene by scene: the prayers, the words to the murderers, the faithful servant who throws himself over his lord. They were written to be read on a feast day, and have much in common with older lives of saints, such as that of Wenceslas of Bohemia.
event-murders-disputed = Chronicle and lives name Sviatopolk as the one who gave the orders, and most historians follow them. Others point out that these texts were written under Yaroslav's heirs, that Thietmar does not mention the murders, and that an Icelandic saga lets Yaroslav's own Varangians kill a brother called Burizlaf. Whether that name hides Boris, Sviatopolk, or his ally Bolesław is open.

event-war = Four years, three battles, and { word-city } changed hands three times.
event-war-name = The war for the throne
event-war-when = 1015 – 1019
event-war-certain = Sviatopolk held { word-city } first. Yaroslav came down from Novgorod, beat him at Lyubech on the Dnieper and took the city. In 1018 Sviatopolk returned with his father-in-law Bolesław of Poland, who won a battle on the river Bug and marched in; Yaroslav fled to Novgorod. Once Bolesław had gone home, Yaroslav came again and won.
event-war-legend = Before Lyubech the armies are said to have faced each other across the river for three months, until taunts about the lame prince and his carpenters from Novgorod stung them into crossing. After his flight in 1018 Yaroslav wanted to go on over the sea, and the people of Novgorod, it is told, hacked his boats to pieces so that he had to stay and fight.
event-war-disputed = The chronicle sets the last battle on the Alta, just where Boris had died, and in 1019. The place may have been chosen for its meaning.

event-dnieper = Two brothers who could not beat each other shared the land along the Dnieper, and kept the peace.
event-dnieper-name = The land divided
event-dnieper-when = 1024 – 1036
event-dnieper-certain = Mstislav came from Tmutarakan on the Black Sea in 1023. { word-city } did not let him in, so he sat down in Chernigov, and in 1024 beat Yaroslav at Listven, by night and in a thunderstorm. Two years later they agreed: the Dnieper was the border, the east was Mstislav's, the west with { word-city } was Yaroslav's. Together they won back the towns in the west that Poland had taken. When Mstislav died without an heir, Yaroslav had the whole, and put their last brother, Sudislav, in prison in the same year.
event-dnieper-disputed = The end of this peace stands under 1036 in one place and under 1034 in another.

event-after = Yaroslav left the same question to his own sons, and an answer that lasted one generation.
event-after-name = What came after
event-after-when = from 1036
event-after-certain = But for Polotsk, Yaroslav ruled alone for eighteen years. From his time come the cathedral of Saint Sophia and the oldest part of the written law. At his death in 1054 three sons shared the rule, and held to it for almost twenty years before they too fell out. In 1097 their heirs met at Lyubech and agreed that each should keep what his father had held.
event-after-legend = On his deathbed, says the chronicle, Yaroslav begged his sons to love each other and told each which town was his. Whether he said it or a later age put it in his mouth, it reads like a lesson from his own youth.

group-leaders = Vladimir's heirs
group-leaders-lead = Some of those whom the game lets compete for the throne really did. Others were children, captives or wives far away, and of some we hardly know that they lived.

leader-agatha = A great lady of the eleventh century whose parents nobody has been able to name. That she was a child of Vladimir is the game's idea.
leader-agatha-when = alive in 1067
leader-agatha-certain = An Agatha was the wife of Edward the Exile, an English prince who grew up abroad. She came to England with him in 1057, was a widow soon after, and fled to Scotland after the Norman conquest. Her daughter Margaret became queen of the Scots and a saint.
leader-agatha-disputed = English writers call her a kinswoman of an emperor, or a sister of a Hungarian queen, or a lady whom Edward married among the Rus'. Scholars have looked for her father in Germany, Hungary and Bulgaria, and also in Yaroslav.
leader-agatha-game = The game does not say which Agatha it means. No chronicle known to us gives Vladimir a daughter of this name.

leader-boris = He marched against the steppe, found nobody, and learned on the way home that his father was dead. He did not fight for the throne.
leader-boris-when = died in July 1015
leader-boris-certain = Boris, baptised Roman, held Rostov. In the summer of 1015 his father sent him against the Pechenegs. He was killed on the way back, by the river Alta east of { word-city }, and buried at Vyshgorod. He and Gleb are the first saints of Rus'; their day is 24 July.
leader-boris-legend = His men urged him to take { word-city } and drive out Sviatopolk. He answered that he would not raise his hand against an elder brother, and they left him. His murderers waited outside the tent until he had sung his psalms, and a young Hungarian called George, whom he had loved, died lying over him.
leader-boris-disputed = The chronicle calls his mother a Bulgarian. Some take that for a slip and think of Anna of Byzantium, which would explain why he may have been meant to follow his father.

leader-gleb = One of the two brothers who became saints, a prince at the far eastern edge of the realm.
leader-gleb-when = died in 1015
leader-gleb-certain = Gleb, baptised David, is named as prince of Murom. He was killed in the year of his father's death; later his body was brought to Vyshgorod and laid beside that of Boris.
leader-gleb-legend = A message called him to his father's sickbed, although his father was dead. Near Smolensk another, from Yaroslav, warned him, too late: armed men boarded his boat at the mouth of the Smyadin, and his own cook cut his throat.
leader-gleb-disputed = Another life of the two saints knows nothing of a journey from Murom: there the boy is in { word-city } and flees north from his brother.

leader-maria = A princess who was married to Poland to seal a peace, and whose sons ruled there.
leader-maria-when = died about 1087
leader-maria-certain = Maria, called Dobroniega, became the wife of Casimir of Poland about 1040. The chronicle tells that he sent home eight hundred people whom Bolesław had carried off, as a gift for the bride. Two of her sons ruled Poland after their father.
leader-maria-disputed = The chronicle calls her Yaroslav's sister. If Vladimir was her father, she was no longer young at her wedding, and so some take her for a daughter of Yaroslav.
leader-maria-game = The game only gives the name. This Maria is the best known bearer of it in the family.

leader-mstislav = A warrior prince from the Black Sea, the only brother who beat Yaroslav and was content with half.
leader-mstislav-when = died in 1034 or 1036
leader-mstislav-certain = Mstislav ruled Tmutarakan, a port on the strait between the Black Sea and the Sea of Azov, far from the rest of Rus'. From there he made the Kasogians of the Caucasus pay tribute, and in 1024 won the east of Rus' by the battle of Listven. In Chernigov he began the church of the Transfiguration, which still stands; he was buried in it. He died on a hunt, after his only known son.
leader-mstislav-legend = He settled the war with the Kasogians by wrestling with their prince Rededya, a giant. When his strength failed he vowed a church to the Mother of God, threw his enemy and drew a knife. After Listven, where Varangians and Severians had died for him, he was glad, it is told, that his own retainers were whole.
leader-mstislav-disputed = The lists of Vladimir's sons have the name twice; one of them may be a slip of the pen.

leader-predslava = The sister who, it is told, sent Yaroslav the news of their father's death. The war carried her off.
leader-predslava-when = alive in 1018
leader-predslava-certain = Predslava, a daughter of Vladimir, stayed in { word-city } when her father died. In 1018 she fell into the hands of Bolesław of Poland, who took her away with him. Thietmar, writing at the time, counts nine sisters of Yaroslav in the conquered city, and tells without a name that Bolesław took the one whose hand he had once asked for; chronicles of Rus' name her.
leader-predslava-legend = It was her messenger, says the chronicle, who told Yaroslav of their father's death and warned him of Sviatopolk, and through him Gleb.
leader-predslava-disputed = Her mother is usually thought to be Rogneda of Polotsk, who was Yaroslav's mother too. What became of her in Poland nobody wrote down.

leader-sudislav = He lost the struggle without having fought in it, and spent more than twenty years in a log cell.
leader-sudislav-when = died in 1063
leader-sudislav-certain = In 1036 Yaroslav had his brother Sudislav shut up in Pskov, because somebody had spoken against him. There he stayed, in a cell of logs, for the rest of Yaroslav's life and five years more. In 1059 his nephews let him out, made him swear to claim nothing, and he became a monk. He died in 1063, the last of Vladimir's sons.
leader-sudislav-disputed = That Pskov had been his own town is told only by later lists. Whether there was more to the accusation than slander, no source says.

leader-sviatopolk = Prisoner of his father, twice prince of { word-city }, and the villain of every tale that the victors left behind.
leader-sviatopolk-when = about 980 – 1019
leader-sviatopolk-certain = Sviatopolk held Turov and was married to a daughter of Bolesław of Poland. His father had him, his wife and her chaplain, bishop Reinbern, put in prison on suspicion of a plot; Thietmar tells of it. In 1015 he was at hand and took { word-city }. He lost it in 1016, came back with a Polish army in 1018, and lost it for good in 1019.
leader-sviatopolk-legend = The chronicle has him flee west, in terror of pursuers who were not there, unable to sit on a horse, and die in a wilderness between Poles and Czechs; an evil smell rises from his grave to this day. Older books tell the end of other tyrants in much the same way.
leader-sviatopolk-disputed = His mother had been the wife of Vladimir's brother Yaropolk, whom Vladimir had killed. According to the chronicle she was already with child, so that he was the son of two fathers. His guilt for the murders of 1015 is what most sources say and some historians doubt. The byname, the Accursed, is his enemies'.

leader-sviatoslav = One of the three brothers killed in 1015. The church made saints of the two others.
leader-sviatoslav-when = died in 1015
leader-sviatoslav-certain = Sviatoslav held the land of the Drevlians, the forests west of { word-city }. He was killed in the year in which his father died.
leader-sviatoslav-legend = When he heard of the murders he fled towards Hungary, and his pursuers caught up with him in the mountains. People of the valley of the Opir in the Carpathians still show where.
leader-sviatoslav-disputed = Nothing tells why he, who died like Boris and Gleb, was never honoured like them. Perhaps he had defended himself.

leader-theofana = A lady of Novgorod whose Greek name has made scholars think of an emperor's granddaughter.
leader-theofana-when = alive in 1057
leader-theofana-certain = The Ostromir Gospel, the oldest dated book of Rus' that is left, was written in 1056 and 1057 for Ostromir, governor of Novgorod. Its scribe wishes a long life to him, to his wife Theofana, and to their children.
leader-theofana-disputed = Theofana was a name of Byzantine empresses, rare elsewhere. It has been proposed that she was a daughter of Vladimir and Anna of Byzantium. Nothing proves it.
leader-theofana-game = The game makes the proposal true, and her an heir.

leader-yaroslav = He outlived or outlasted eleven brothers, and is remembered for what he built and wrote down rather than for how he came to it.
leader-yaroslav-when = about 980 – 20 February 1054
leader-yaroslav-certain = Yaroslav held Rostov, then Novgorod, which he led to war against two brothers and almost against his father. From 1019 he ruled { word-city }, from 1036 alone. He built Saint Sophia and a city wall with a Golden Gate, and had books copied; a short law that bears his name became the core of the law of Rus'. Three of his daughters married kings: of Norway, Hungary and France. His own wife, Ingegerd, was a king's daughter from Sweden.
leader-yaroslav-legend = The chronicle lets an old general of the other side mock him as lame. A skeleton in Saint Sophia that was taken for his when it was examined in 1939 did have a damaged leg; today it is missing.
leader-yaroslav-disputed = The chronicle makes him seventy-six at his death, which fits badly with what it tells of his parents' wedding. The saga of Eymund shows him as a careful paymaster who lets a brother be killed and asks no questions. That he was called the Wise is not told before a later age.

group-regions = Lands and towns
group-regions-lead = The board draws the realm as one map with clear borders. In its time it was a number of towns, each with the land from which it could gather tribute, and much forest between them.

region-novgorod = The great trading town of the north, and the purse and sword of whoever wanted { word-city }.
region-novgorod-certain = Novgorod lies on the river Volkhov, close to where it leaves Lake Ilmen. Its streets were paved with logs, layer over layer, of which the oldest belong to the first half of the tenth century. The wet ground has kept more than a thousand letters on birch bark: debts, orders, quarrels, a child's exercises. From here Vladimir and after him Yaroslav set out to conquer the south. The stone cathedral of Saint Sophia was begun in 1045.
region-novgorod-legend = Here Rurik is said to have ruled. What the town was new in comparison with, as its name says, is a favourite riddle.

region-rostov = A lake, a Finnish people, and a seat for younger sons.
region-rostov-certain = Rostov lies on Lake Nero in the land of the Merya, a people that spoke a Finnic tongue and later merged with its Slavic neighbours. Yaroslav sat here before he had Novgorod, and then Boris.
region-rostov-legend = The chronicle counts it among the towns that Rurik gave to his men in 862. Under the town no traces as old as that have come to light; a trading place of that time lay nearby.

region-polotsk = A principality that went its own way, under descendants of a princess who had been taken by force.
region-polotsk-certain = Polotsk on the Western Dvina had a prince of its own, Rogvolod, until Vladimir killed him about 978 and took his daughter Rogneda. Their son Izyaslav was given the town, and his line kept it when other towns changed princes. Yaroslav fought with them and made peace with them.
region-polotsk-legend = Rogneda, it is told, had refused Vladimir because he was a servant woman's son. Later she raised a sword over him as he slept; her little son stepped between them, and Vladimir sent both home to her father's land.

region-smolensk = Where boats were dragged over land from one river to the next.
region-smolensk-certain = Near Smolensk the upper Dnieper comes close to waters that lead to the Dvina and to Novgorod. Who went from the Baltic to the Black Sea passed here. A little downstream, at Gnyozdovo, lie a settlement of the tenth century and several thousand burial mounds, one of the largest fields of graves of that age in Europe.
region-smolensk-disputed = Whether Gnyozdovo was itself the first Smolensk, which later moved upstream, is not settled.
region-smolensk-legend = By the little river Smyadin, just below the town, Gleb is said to have been murdered.

region-volyn = The border with Poland, taken and retaken by each side.
region-volyn-certain = The western land has its name from a town on the Bug that has long disappeared. Its capital became Vladimir, which bears the prince's name. The border towns called Cherven towns fell to Vladimir in 981, to Bolesław of Poland in 1018, and back to Yaroslav and Mstislav in 1031.
region-volyn-disputed = Exactly which towns were meant, and to whom they had belonged before 981, historians in Poland and Ukraine see differently.

region-kiev = The throne that all this was about: a city on a high bank above the Dnieper.
region-kiev-certain = { word-city } lies on hills above the river, with the quarter of its traders on the bank below. Vladimir built the Church of the Tithes there; Yaroslav enlarged the city many times over, with a rampart, a Golden Gate and the cathedral of Saint Sophia, whose mosaics can still be seen. Thietmar heard of four hundred churches and eight markets, and of more people than could be counted.
region-kiev-legend = Three brothers, Kyi, Shchek and Khoryv, and their sister Lybid founded it, says the chronicle, and argues with those who thought that Kyi had only been a ferryman.
region-kiev-disputed = The chronicle sets the foundation of Saint Sophia in 1037, a chronicle of Novgorod in 1017, and Thietmar knows an older church of that name.

# The second edition's name for the same place
region-kyiv = { region-kiev }
region-kyiv-certain = { region-kiev-certain }
region-kyiv-legend = { region-kiev-legend }
region-kyiv-disputed = { region-kiev-disputed }

region-chernigov = For ten years the other capital.
region-chernigov-certain = Chernigov on the Desna was rich before Mstislav came: warriors of the tenth century were buried there under huge mounds, with arms, drinking horns and sacrificed horses. He made it his residence, and the church of the Transfiguration that he began is among the oldest of Rus' still standing. At his death its walls were as high as a man on horseback could reach.
region-chernigov-legend = The largest of the mounds is called the Black Grave, and was said to hide Prince Cherny, the founder. Nobody of that name is known.

region-pereyaslavl = The fortress towards the steppe.
region-pereyaslavl-certain = Pereyaslavl lies on the Trubizh, where forest and farmland end. Vladimir had ramparts, palisades and forts put up along the rivers of this border, and settled people from the north in them. Behind the open land to the south lived the Pechenegs.
region-pereyaslavl-legend = A giant of the Pechenegs challenged the Rus' to single combat. A tanner's youngest son, who had torn a piece out of a raging bull with his bare hand, crushed him, and Vladimir founded the town where he had taken over the glory. The name stands already in a treaty said to be of 907.

region-pskov = The town in the north-west where one of the brothers was locked away.
region-pskov-certain = Pskov lies where the little Pskova meets the Velikaya, on the way to the lands of the Estonians. In 1030 Yaroslav marched against them and founded Yuryev, today's Tartu. Sudislav was a prisoner in Pskov from 1036 to 1059.
region-pskov-legend = Princess Olga, Vladimir's grandmother, is said to have come from here; later writers let young Igor meet her as she ferried him across the river.

region-suzdal = Fields in the middle of the forest, and a famine in which people listened to sorcerers.
region-suzdal-certain = Around Suzdal lies an island of open, fertile soil. The town is first named in 1024: there was famine, and men whom the chronicle calls sorcerers led people to kill those who were said to hoard food. Others went down the Volga to the Bulgars and brought grain. Yaroslav came from Novgorod and punished the leaders, while Mstislav was taking the south from him.
region-suzdal-disputed = The victims are called the old child, which makes no sense. Some read in it the prosperous, others old women.

region-galich = A latecomer, which salt made rich.
region-galich-certain = Galich lies near the Dniester, below the Carpathians. Salt from the foot of the mountains went from here over all of Rus'. It enters the chronicles in the twelfth century, when it had princes of its own, and soon was one of the strongest towns of the land.
region-galich-disputed = Whether there was a town worth the name in 1015 is doubtful. A mound above it, the Grave of Galych, is held to be that of the founder; the finds in it belong to the tenth century.

region-brest = A crossing of the Bug, first named because of this war.
region-brest-certain = Brest, then Berestye, enters the chronicle in 1019 and the years around it: Sviatopolk passed through on his flight, and Yaroslav marched on it in 1022. It lies where the Mukhavets flows into the Bug, on the way to Poland. Under later earth a street of log houses of the thirteenth century has been found, some of their walls still standing.
region-brest-legend = A merchant stuck in the bogs is said to have found his way on birch bark laid over the mire, and to have built a chapel in thanks, from which the town has its name.

region-murom = The easternmost town of the realm, and the home of heroes of fairy tales.
region-murom-certain = Murom lies on the Oka in the land of the Muroma, another Finnic people. Trade with the Volga Bulgars went past it. Gleb is named as its prince.
region-murom-legend = The people of Murom, a life of Gleb says, would not be baptised and did not let him in, so that he lived some way off. Ilya of Murom, the strongest hero of the epic songs, sat on the stove for thirty-three years before he got up and rode to Prince Vladimir. No chronicle knows him.

region-peresech = A town of a people that was conquered and moved away.
region-peresech-certain = A chronicle tells that Peresechen belonged to the Ulichi, a Slavic people of the south, and that Sveneld, a general of Prince Igor, lay before it for three years in the first half of the tenth century until it paid tribute.
region-peresech-disputed = Where it lay is not known. It has been looked for on the Dnieper below { word-city } and, since the Ulichi moved west, on the Dniester and beyond. What it was in the days of Vladimir's sons nobody can tell.

region-azov = The steppe and the sea behind it, from which Mstislav came.
region-azov-certain = Between the fields of Rus' and the Sea of Azov lay the open steppe, in which the Pechenegs pastured their herds. Beyond it, on the strait to the Black Sea, Tmutarakan was a port with Greeks, Jews, Khazars and people of the Caucasus, under a prince of Rus'.
region-azov-disputed = The town of Azov is younger. How princes of { word-city } held on to Tmutarakan across a sea of grass, and since when, is little understood.

group-goods = Goods
group-goods-lead = What the land gave, and what could be had for it.

good-wood = Houses, walls, streets, boats: nearly everything was made of it.
good-wood-certain = A town of Rus' was built with the axe. Log houses stood on log streets behind earthen ramparts that were held together by log frames. Each spring, an emperor of Byzantium writes, hollowed trunks were floated down to { word-city }, fitted out there, and went to Constantinople as ships. From the rings of the logs, Novgorod's streets can be dated to the year.

good-ore = Iron came from swamps, silver from far away.
good-ore-certain = Iron was smelted from bog ore, which was dug from the edges of marshes in many places, and forged into axes, locks, knives and swords. Precious metal was not mined in Rus' at all: silver came as coins from the east, later from the west, and was weighed out or melted down.

good-stone = For those who could pay for masters from abroad.
good-stone-certain = Stone churches were rare enough to be noted in the chronicle. The first were built by Greek masters from thin bricks, in layers with rough stones and pink mortar. Soft pink slate from Ovruch, north-west of { word-city }, became coffins, carved slabs and above all little whorls for spindles, which were traded over the whole land and beyond.

good-fish = Fresh, dried or salted, on every table and in every fast.
good-fish-certain = Rivers and lakes gave pike, perch, bream and sturgeon; hooks, floats and scales are among the most common finds in the towns. After the baptism, about half of the days of a year were to be kept without meat, which made fish dearer still.

good-honey = The sweetness of the forest; its wax burned in churches far away.
good-honey-certain = Wild bees were tended in hollow trees, each of which had an owner and was marked with his sign; the law set a fine for whoever felled one. Honey became mead. The wax was among the chief wares of the Rus', in Constantinople and later in the west.
good-honey-legend = When Vladimir's grandmother Olga avenged her husband on the Drevlians, she had them brew much mead for his funeral feast, and killed them when they were drunk. Vladimir himself, it is told, had three hundred measures brewed for a single feast.

good-fur = What the north had and everybody wanted. It was ware, tribute and money.
good-fur-certain = Squirrel, marten, beaver, fox and sable went to Byzantium, to the Caliphate and to the Baltic. Tribute was counted in furs, and names of coins remember them: kuna, a common one, comes from the word for marten.
good-fur-disputed = Whether bare pelts themselves, worn and marked, passed from hand to hand as money, as travellers report, is argued about.
