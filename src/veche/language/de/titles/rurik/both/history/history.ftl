### Die Geschichte hinter Rurik, in unseren eigenen Worten, für beide Ausgaben. Wie eine Erzählung geschrieben wird: docs/language.md.

word-city = Kiev

group-succession = Die Nachfolge
group-succession-lead = Was man von diesen Jahren weiß, kommt vor allem aus der Nestorchronik, die etwa ein Jahrhundert später in { word-city } zusammengestellt wurde, unter Fürsten, die alle von Jaroslaw abstammten. Daneben stehen einige Schreiber, die den Ereignissen näher waren, Münzen, Urkunden der Kirche und das, was in der Erde liegt.

event-rus = Bevor es Fürsten gab, die sich darum streiten konnten, war die Rus ein Geflecht aus Flüssen, Schleppstellen und Handelsplätzen zwischen Ostsee und Schwarzem Meer.
event-rus-name = Das Land an den Flüssen
event-rus-when = 9. und 10. Jahrhundert
event-rus-certain = Arabisches Silber floss auf den Flüssen des Ostens nach Norden, und Felle, Wachs, Honig und Sklaven gingen nach Süden. An den Stationen dieses Handels lebten Skandinavier, Slawen, Finnen und Balten nebeneinander; byzantinische Verträge von 911 und 944 nennen Gesandte der Rus, die meisten mit skandinavischen Namen. Um die Mitte des zehnten Jahrhunderts herrschte von { word-city } aus eine Dynastie und sammelte jeden Winter an den Flüssen Tribut.
event-rus-legend = Unter dem Jahr 862 erzählt die Chronik, dass zerstrittene Völker des Nordens über das Meer nach einem Fürsten schickten und dass Rurik mit zwei Brüdern kam. Weder der Ruf noch die Brüder sind von anderswo bekannt. Dass alle späteren Fürsten von Rurik abstammen, ist die eigene Erinnerung der Dynastie.
event-rus-disputed = Wie viele der ersten Rus aus dem Norden kamen und was ihr Name zuerst bedeutete, darüber wird seit dem achtzehnten Jahrhundert gestritten.

event-vladimir = Wladimir setzte seine Söhne an seiner Stelle in die Städte seines Reiches. Das hielt es zusammen, solange er lebte.
event-vladimir-name = Wladimir und seine Söhne
event-vladimir-when = um 960 – 15. Juli 1015
event-vladimir-certain = Wladimir gewann { word-city } um 978 von seinem Bruder. Um 988 ließ er sich taufen, heiratete Anna, eine Schwester der byzantinischen Kaiser, und ließ auch sein Volk taufen. Er befestigte die Flüsse gegen die Petschenegen, prägte die ersten Münzen der Rus und baute die erste Steinkirche seiner Stadt. Die Chronik nennt zwölf Söhne von mehreren Müttern, jeden über eine Stadt mit ihrem Land gesetzt.
event-vladimir-legend = Bevor er wählte, so wird erzählt, kamen Gesandte der Muslime, Juden, Lateiner und Griechen und priesen ihren Glauben, und seine eigenen Gesandten wussten nach der Rückkehr aus Konstantinopel nicht mehr, ob sie im Himmel oder auf Erden gewesen waren.
event-vladimir-disputed = Die Listen seiner Söhne weichen voneinander ab, und so auch die ihrer Mütter. Keine Regel sagte, wer von ihnen ihm folgen sollte, oder keine, die auf uns gekommen ist.

event-tribute = 1014 behielt ein Sohn zurück, was er seinem Vater schuldete. Der Krieg der Brüder begann als einer gegen den Vater.
event-tribute-name = Ein Sohn, der nicht zahlen wollte
event-tribute-when = 1014
event-tribute-certain = Novgorod schuldete { word-city } zweitausend Griwna im Jahr. 1014 hörte Jaroslaw, der es regierte, auf zu zahlen. Wladimir ließ für einen Zug nach Norden Wege räumen und Brücken legen; Jaroslaw warb Waräger an. Dann wurde der Vater krank und starb im nächsten Sommer, bevor es zu einer Schlacht kam. Ein anderer Sohn, Swjatopolk, saß damals im Kerker: So schreibt Thietmar, Bischof von Merseburg, der zu jener Zeit lebte.

event-murders = Binnen Monaten nach Wladimirs Tod wurden drei seiner Söhne getötet. Zwei von ihnen wurden die ersten Heiligen der Rus.
event-murders-name = Drei Brüder sterben
event-murders-when = 1015
event-murders-certain = Boris, Gleb und Swjatoslaw starben eines gewaltsamen Todes, jeder an einem anderen Ort. Als 1072 ihre Gebeine in eine neue Kirche in Wyschgorod getragen wurden, verehrte man Boris und Gleb als Märtyrer.
event-murders-legend = Ihre Lebensbeschreibungen erzählen die Tode Bild für Bild: die Gebete, die Worte an die Mörder, den treuen Diener, der sich über seinen Herrn wirft. Sie wurden geschrieben, um an einem Festtag gelesen zu werden, und haben viel mit älteren Heiligenleben gemein, etwa dem des Wenzel von Böhmen.
event-murders-disputed = Chronik und Lebensbeschreibungen nennen Swjatopolk als den, der die Befehle gab, und die meisten Historiker folgen ihnen. Andere wenden ein, dass diese Texte unter Jaroslaws Erben geschrieben wurden, dass Thietmar die Morde nicht erwähnt und dass in einer isländischen Saga Jaroslaws eigene Waräger einen Bruder namens Burizlaf töten. Ob sich hinter diesem Namen Boris, Swjatopolk oder sein Verbündeter Bolesław verbirgt, ist offen.

event-war = Vier Jahre, drei Schlachten, und { word-city } wechselte dreimal den Herrn.
event-war-name = Der Krieg um den Thron
event-war-when = 1015 – 1019
event-war-certain = Zuerst hielt Swjatopolk { word-city }. Jaroslaw kam aus Novgorod herab, schlug ihn bei Ljubetsch am Dnepr und nahm die Stadt. 1018 kehrte Swjatopolk mit seinem Schwiegervater Bolesław von Polen zurück, der eine Schlacht am Bug gewann und einzog; Jaroslaw floh nach Novgorod. Als Bolesław heimgekehrt war, kam Jaroslaw wieder und siegte.
event-war-legend = Vor Ljubetsch sollen sich die Heere drei Monate lang über den Fluss gegenübergestanden haben, bis Spott über den lahmen Fürsten und seine Zimmerleute aus Novgorod sie zum Übersetzen reizte. Nach seiner Flucht 1018 wollte Jaroslaw weiter über das Meer, und die Leute von Novgorod, so heißt es, zerhackten seine Boote, damit er bleiben und kämpfen musste.
event-war-disputed = Die Chronik setzt die letzte Schlacht an die Alta, genau dorthin, wo Boris gestorben war, und in das Jahr 1019. Der Ort kann seiner Bedeutung wegen gewählt sein.

event-dnieper = Zwei Brüder, die einander nicht besiegen konnten, teilten das Land am Dnepr und hielten Frieden.
event-dnieper-name = Das geteilte Land
event-dnieper-when = 1024 – 1036
event-dnieper-certain = Mstislaw kam 1023 aus Tmutarakan am Schwarzen Meer. { word-city } ließ ihn nicht ein, also setzte er sich in Chernigov fest und schlug Jaroslaw 1024 bei Listwen, in der Nacht und im Gewitter. Zwei Jahre später einigten sie sich: Der Dnepr war die Grenze, der Osten gehörte Mstislaw, der Westen mit { word-city } Jaroslaw. Gemeinsam gewannen sie die Städte im Westen zurück, die Polen genommen hatte. Als Mstislaw ohne Erben starb, hatte Jaroslaw das Ganze und warf noch im selben Jahr ihren letzten Bruder Sudislaw in den Kerker.
event-dnieper-disputed = Das Ende dieses Friedens steht an einer Stelle unter 1036 und an einer anderen unter 1034.

event-after = Jaroslaw hinterließ seinen eigenen Söhnen dieselbe Frage, und eine Antwort, die eine Generation hielt.
event-after-name = Was danach kam
event-after-when = ab 1036
event-after-certain = Von Polotsk abgesehen regierte Jaroslaw achtzehn Jahre lang allein. Aus seiner Zeit stammen die Sophienkathedrale und der älteste Teil des geschriebenen Rechts. Bei seinem Tod 1054 teilten sich drei Söhne die Herrschaft und hielten fast zwanzig Jahre daran fest, bevor auch sie sich entzweiten. 1097 trafen sich ihre Erben in Ljubetsch und vereinbarten, dass jeder behalten sollte, was sein Vater gehabt hatte.
event-after-legend = Auf dem Sterbebett, sagt die Chronik, bat Jaroslaw seine Söhne, einander zu lieben, und sagte jedem, welche Stadt die seine war. Ob er es sagte oder eine spätere Zeit es ihm in den Mund legte: Es liest sich wie eine Lehre aus seiner eigenen Jugend.

group-leaders = Wladimirs Erben
group-leaders-lead = Einige von denen, die das Spiel um den Thron ringen lässt, taten es wirklich. Andere waren Kinder, Gefangene oder Ehefrauen in der Ferne, und von manchen wissen wir kaum, dass sie gelebt haben.

leader-agatha = Eine große Dame des elften Jahrhunderts, deren Eltern niemand zu nennen wusste. Dass sie ein Kind Wladimirs war, ist ein Einfall des Spiels.
leader-agatha-when = lebte 1067
leader-agatha-certain = Eine Agatha war die Frau Eduards des Exilanten, eines englischen Prinzen, der in der Fremde aufwuchs. Sie kam 1057 mit ihm nach England, war bald darauf Witwe und floh nach der normannischen Eroberung nach Schottland. Ihre Tochter Margarete wurde Königin der Schotten und eine Heilige.
leader-agatha-disputed = Englische Schreiber nennen sie Verwandte eines Kaisers, oder Schwester einer ungarischen Königin, oder eine Dame, die Eduard bei den Rus heiratete. Gelehrte haben ihren Vater in Deutschland, Ungarn und Bulgarien gesucht, und auch in Jaroslaw.
leader-agatha-game = Das Spiel sagt nicht, welche Agatha es meint. Keine uns bekannte Chronik gibt Wladimir eine Tochter dieses Namens.

leader-boris = Er zog gegen die Steppe, fand niemanden und erfuhr auf dem Heimweg, dass sein Vater tot war. Um den Thron kämpfte er nicht.
leader-boris-when = gestorben im Juli 1015
leader-boris-certain = Boris, getauft Roman, hielt Rostov. Im Sommer 1015 sandte ihn sein Vater gegen die Petschenegen. Auf dem Rückweg wurde er am Fluss Alta östlich von { word-city } getötet und in Wyschgorod begraben. Er und Gleb sind die ersten Heiligen der Rus; ihr Tag ist der 24. Juli.
leader-boris-legend = Seine Männer drängten ihn, { word-city } zu nehmen und Swjatopolk zu vertreiben. Er antwortete, er werde seine Hand nicht gegen einen älteren Bruder erheben, und sie verließen ihn. Seine Mörder warteten vor dem Zelt, bis er seine Psalmen gesungen hatte, und ein junger Ungar namens Georg, den er geliebt hatte, starb über ihm liegend.
leader-boris-disputed = Die Chronik nennt seine Mutter eine Bulgarin. Manche halten das für ein Versehen und denken an Anna von Byzanz, was erklären würde, warum er vielleicht der Nachfolger seines Vaters werden sollte.

leader-gleb = Einer der beiden Brüder, die Heilige wurden, ein Fürst am äußersten östlichen Rand des Reiches.
leader-gleb-when = gestorben 1015
leader-gleb-certain = Gleb, getauft David, wird als Fürst von Murom genannt. Er wurde im Todesjahr seines Vaters getötet; später brachte man seinen Leichnam nach Wyschgorod und legte ihn neben Boris.
leader-gleb-legend = Eine Botschaft rief ihn an das Krankenbett seines Vaters, obwohl sein Vater tot war. Bei Smolensk warnte ihn eine andere, von Jaroslaw, zu spät: Bewaffnete kamen an der Mündung der Smjadin auf sein Boot, und sein eigener Koch schnitt ihm die Kehle durch.
leader-gleb-disputed = Eine andere Lebensbeschreibung der beiden Heiligen weiß nichts von einer Reise aus Murom: Dort ist der Junge in { word-city } und flieht vor seinem Bruder nach Norden.

leader-maria = Eine Prinzessin, die nach Polen verheiratet wurde, um einen Frieden zu besiegeln, und deren Söhne dort regierten.
leader-maria-when = gestorben um 1087
leader-maria-certain = Maria, genannt Dobroniega, wurde um 1040 die Frau Kasimirs von Polen. Die Chronik erzählt, dass er als Brautgabe achthundert Menschen heimschickte, die Bolesław verschleppt hatte. Zwei ihrer Söhne regierten Polen nach ihrem Vater.
leader-maria-disputed = Die Chronik nennt sie Jaroslaws Schwester. War Wladimir ihr Vater, so war sie bei ihrer Hochzeit nicht mehr jung, und darum halten manche sie für eine Tochter Jaroslaws.
leader-maria-game = Das Spiel gibt nur den Namen. Diese Maria ist die bekannteste der Familie.

leader-mstislav = Ein Kriegerfürst vom Schwarzen Meer, der einzige Bruder, der Jaroslaw schlug und mit der Hälfte zufrieden war.
leader-mstislav-when = gestorben 1034 oder 1036
leader-mstislav-certain = Mstislaw herrschte über Tmutarakan, einen Hafen an der Meerenge zwischen Schwarzem und Asowschem Meer, weit von der übrigen Rus. Von dort machte er die Kassogen des Kaukasus tributpflichtig, und 1024 gewann er durch die Schlacht bei Listwen den Osten der Rus. In Chernigov begann er die Kirche der Verklärung, die noch steht; in ihr wurde er begraben. Er starb auf einer Jagd, nach seinem einzigen bekannten Sohn.
leader-mstislav-legend = Den Krieg mit den Kassogen entschied er durch einen Ringkampf mit ihrem Fürsten Rededja, einem Riesen. Als seine Kraft nachließ, gelobte er der Gottesmutter eine Kirche, warf seinen Feind und zog ein Messer. Nach Listwen, wo Waräger und Sewerjanen für ihn gestorben waren, freute er sich, so heißt es, dass sein eigenes Gefolge heil war.
leader-mstislav-disputed = Die Listen von Wladimirs Söhnen haben den Namen zweimal; einer davon kann ein Schreibfehler sein.

leader-predslava = Die Schwester, die Jaroslaw, so wird erzählt, die Nachricht vom Tod des Vaters sandte. Der Krieg verschleppte sie.
leader-predslava-when = lebte 1018
leader-predslava-certain = Predslawa, eine Tochter Wladimirs, blieb in { word-city }, als ihr Vater starb. 1018 fiel sie Bolesław von Polen in die Hände, der sie mitnahm. Thietmar, der damals schrieb, zählt neun Schwestern Jaroslaws in der eroberten Stadt und erzählt ohne Namen, dass Bolesław die nahm, um deren Hand er einst geworben hatte; Chroniken der Rus nennen sie.
leader-predslava-legend = Ihr Bote war es, sagt die Chronik, der Jaroslaw vom Tod ihres Vaters erzählte und ihn vor Swjatopolk warnte, und durch ihn auch Gleb.
leader-predslava-disputed = Für ihre Mutter hält man meist Rogneda von Polotsk, die auch Jaroslaws Mutter war. Was in Polen aus ihr wurde, hat niemand aufgeschrieben.

leader-sudislav = Er verlor den Kampf, ohne ihn geführt zu haben, und verbrachte mehr als zwanzig Jahre in einer Zelle aus Balken.
leader-sudislav-when = gestorben 1063
leader-sudislav-certain = 1036 ließ Jaroslaw seinen Bruder Sudislaw in Pskov einsperren, weil jemand gegen ihn gesprochen hatte. Dort blieb er, in einer Zelle aus Balken, für den Rest von Jaroslaws Leben und noch fünf Jahre. 1059 ließen ihn seine Neffen frei, nahmen ihm den Schwur ab, nichts zu beanspruchen, und er wurde Mönch. Er starb 1063, der letzte von Wladimirs Söhnen.
leader-sudislav-disputed = Dass Pskov seine eigene Stadt gewesen war, erzählen nur spätere Listen. Ob an der Anklage mehr war als Verleumdung, sagt keine Quelle.

leader-sviatopolk = Gefangener seines Vaters, zweimal Fürst von { word-city }, und der Bösewicht jeder Erzählung, die die Sieger hinterließen.
leader-sviatopolk-when = um 980 – 1019
leader-sviatopolk-certain = Swjatopolk hielt Turow und war mit einer Tochter Bolesławs von Polen verheiratet. Sein Vater ließ ihn, seine Frau und deren Kaplan, Bischof Reinbern, unter dem Verdacht einer Verschwörung einkerkern; Thietmar erzählt davon. 1015 war er zur Stelle und nahm { word-city }. Er verlor es 1016, kam 1018 mit einem polnischen Heer zurück und verlor es 1019 für immer.
leader-sviatopolk-legend = Die Chronik lässt ihn nach Westen fliehen, in Angst vor Verfolgern, die nicht da waren, unfähig, auf einem Pferd zu sitzen, und in einer Wildnis zwischen Polen und Tschechen sterben; von seinem Grab steigt bis heute ein übler Geruch auf. Ältere Bücher erzählen das Ende anderer Tyrannen auf fast dieselbe Weise.
leader-sviatopolk-disputed = Seine Mutter war die Frau von Wladimirs Bruder Jaropolk gewesen, den Wladimir hatte töten lassen. Nach der Chronik war sie schon schwanger, sodass er der Sohn zweier Väter war. Seine Schuld an den Morden von 1015 ist, was die meisten Quellen sagen und einige Historiker bezweifeln. Der Beiname, der Verfluchte, stammt von seinen Feinden.

leader-sviatoslav = Einer der drei Brüder, die 1015 getötet wurden. Die Kirche machte die beiden anderen zu Heiligen.
leader-sviatoslav-when = gestorben 1015
leader-sviatoslav-certain = Swjatoslaw hielt das Land der Drewljanen, die Wälder westlich von { word-city }. Er wurde in dem Jahr getötet, in dem sein Vater starb.
leader-sviatoslav-legend = Als er von den Morden hörte, floh er in Richtung Ungarn, und in den Bergen holten ihn seine Verfolger ein. Leute im Tal der Opir in den Karpaten zeigen noch, wo.
leader-sviatoslav-disputed = Nichts sagt, warum er, der starb wie Boris und Gleb, nie wie sie verehrt wurde. Vielleicht hatte er sich gewehrt.

leader-theofana = Eine Dame aus Novgorod, deren griechischer Name Gelehrte an die Enkelin eines Kaisers denken ließ.
leader-theofana-when = lebte 1057
leader-theofana-certain = Das Ostromir-Evangelium, das älteste datierte Buch der Rus, das geblieben ist, wurde 1056 und 1057 für Ostromir geschrieben, den Statthalter von Novgorod. Sein Schreiber wünscht ihm, seiner Frau Theofana und ihren Kindern ein langes Leben.
leader-theofana-disputed = Theofana hießen byzantinische Kaiserinnen, anderswo war der Name selten. Es wurde vorgeschlagen, dass sie eine Tochter Wladimirs und Annas von Byzanz war. Nichts beweist es.
leader-theofana-game = Das Spiel macht den Vorschlag wahr und sie zur Erbin.

leader-yaroslav = Er überlebte oder überdauerte elf Brüder, und man gedenkt seiner eher für das, was er baute und aufschreiben ließ, als dafür, wie er dazu kam.
leader-yaroslav-when = um 980 – 20. Februar 1054
leader-yaroslav-certain = Jaroslaw hielt Rostov, dann Novgorod, das er in den Krieg gegen zwei Brüder und beinahe gegen seinen Vater führte. Ab 1019 regierte er { word-city }, ab 1036 allein. Er baute die Sophienkathedrale und eine Stadtmauer mit einem Goldenen Tor und ließ Bücher abschreiben; ein kurzes Gesetz, das seinen Namen trägt, wurde zum Kern des Rechts der Rus. Drei seiner Töchter heirateten Könige: von Norwegen, Ungarn und Frankreich. Seine eigene Frau, Ingegerd, war eine Königstochter aus Schweden.
leader-yaroslav-legend = Die Chronik lässt einen alten Heerführer der Gegenseite ihn als lahm verspotten. Ein Skelett in der Sophienkathedrale, das man für seines hielt, als es 1939 untersucht wurde, hatte wirklich ein beschädigtes Bein; heute fehlt es.
leader-yaroslav-disputed = Nach der Chronik starb er mit sechsundsiebzig, was schlecht zu dem passt, was sie von der Hochzeit seiner Eltern erzählt. Die Saga von Eymund zeigt ihn als sparsamen Zahlmeister, der einen Bruder töten lässt und keine Fragen stellt. Dass er der Weise hieß, wird erst in späterer Zeit erzählt.

group-regions = Länder und Städte
group-regions-lead = Das Spielbrett zeichnet das Reich als eine Karte mit klaren Grenzen. Zu seiner Zeit war es eine Anzahl von Städten, jede mit dem Land, aus dem sie Tribut holen konnte, und viel Wald dazwischen.

region-novgorod = Die große Handelsstadt des Nordens, und Geldbeutel und Schwert dessen, der { word-city } wollte.
region-novgorod-certain = Novgorod liegt am Wolchow, nahe dem Ilmensee. Seine Straßen waren mit Balken gepflastert, Schicht über Schicht, von denen die ältesten in die erste Hälfte des zehnten Jahrhunderts gehören. Der feuchte Boden hat mehr als tausend Briefe auf Birkenrinde bewahrt: Schulden, Aufträge, Streit, die Übungen eines Kindes. Von hier brachen Wladimir und nach ihm Jaroslaw auf, um den Süden zu erobern. Die steinerne Sophienkathedrale wurde 1045 begonnen.
region-novgorod-legend = Hier soll Rurik geherrscht haben. Neu im Vergleich wozu? Was ihr Name damit meint, ist ein beliebtes Rätsel.

region-rostov = Ein See, ein finnisches Volk, und ein Sitz für jüngere Söhne.
region-rostov-certain = Rostov liegt am Nerosee im Land der Merja, eines Volkes, das eine finnische Sprache sprach und später in seinen slawischen Nachbarn aufging. Hier saß Jaroslaw, bevor er Novgorod hatte, und dann Boris.
region-rostov-legend = Die Chronik zählt es zu den Städten, die Rurik 862 seinen Männern gab. Unter der Stadt sind keine so alten Spuren ans Licht gekommen; ein Handelsplatz jener Zeit lag in der Nähe.

region-polotsk = Ein Fürstentum, das eigene Wege ging, unter Nachkommen einer Prinzessin, die mit Gewalt genommen worden war.
region-polotsk-certain = Polotsk an der Westlichen Düna hatte einen eigenen Fürsten, Rogwolod, bis Wladimir ihn um 978 tötete und seine Tochter Rogneda nahm. Ihr Sohn Isjaslaw bekam die Stadt, und seine Linie behielt sie, als andere Städte ihre Fürsten wechselten. Jaroslaw kämpfte mit ihnen und schloss Frieden mit ihnen.
region-polotsk-legend = Rogneda, so wird erzählt, hatte Wladimir abgewiesen, weil er der Sohn einer Magd war. Später hob sie ein Schwert über den Schlafenden; ihr kleiner Sohn trat dazwischen, und Wladimir schickte beide heim in das Land ihres Vaters.

region-smolensk = Wo Boote von einem Fluss zum nächsten über Land gezogen wurden.
region-smolensk-certain = Bei Smolensk kommt der obere Dnepr Gewässern nahe, die zur Düna und nach Novgorod führen. Wer von der Ostsee zum Schwarzen Meer wollte, kam hier vorbei. Etwas flussabwärts, bei Gnjosdowo, liegen eine Siedlung des zehnten Jahrhunderts und mehrere Tausend Grabhügel, eines der größten Gräberfelder jener Zeit in Europa.
region-smolensk-disputed = Ob Gnjosdowo selbst das erste Smolensk war, das später flussaufwärts zog, ist nicht geklärt.
region-smolensk-legend = An dem Flüsschen Smjadin, gleich unterhalb der Stadt, soll Gleb ermordet worden sein.

region-volyn = Die Grenze zu Polen, von beiden Seiten genommen und wieder genommen.
region-volyn-certain = Das westliche Land hat seinen Namen von einer Stadt am Bug, die längst verschwunden ist. Seine Hauptstadt wurde Wladimir, das den Namen des Fürsten trägt. Die Grenzstädte, Tscherwener Städte genannt, fielen 981 an Wladimir, 1018 an Bolesław von Polen und 1031 zurück an Jaroslaw und Mstislaw.
region-volyn-disputed = Welche Städte genau gemeint waren und wem sie vor 981 gehört hatten, sehen Historiker in Polen und in der Ukraine verschieden.

region-kiev = Der Thron, um den es bei alledem ging: eine Stadt auf hohem Ufer über dem Dnepr.
region-kiev-certain = { word-city } liegt auf Hügeln über dem Fluss, mit dem Viertel der Händler unten am Ufer. Wladimir baute dort die Zehntkirche; Jaroslaw vergrößerte die Stadt um ein Vielfaches, mit einem Wall, einem Goldenen Tor und der Sophienkathedrale, deren Mosaiken man noch sehen kann. Thietmar hörte von vierhundert Kirchen und acht Märkten, und von mehr Menschen, als man zählen könne.
region-kiev-legend = Drei Brüder, Kyj, Schtschek und Choriw, und ihre Schwester Lybid gründeten sie, sagt die Chronik und streitet mit denen, die meinten, Kyj sei nur ein Fährmann gewesen.
region-kiev-disputed = Die Chronik setzt die Gründung der Sophienkathedrale in das Jahr 1037, eine Chronik aus Novgorod in das Jahr 1017, und Thietmar kennt eine ältere Kirche dieses Namens.

# Der Name der zweiten Ausgabe für denselben Ort
region-kyiv = { region-kiev }
region-kyiv-certain = { region-kiev-certain }
region-kyiv-legend = { region-kiev-legend }
region-kyiv-disputed = { region-kiev-disputed }

region-chernigov = Zehn Jahre lang die andere Hauptstadt.
region-chernigov-certain = Chernigov an der Desna war reich, bevor Mstislaw kam: Krieger des zehnten Jahrhunderts wurden dort unter gewaltigen Hügeln begraben, mit Waffen, Trinkhörnern und geopferten Pferden. Er machte es zu seiner Residenz, und die Kirche der Verklärung, die er begann, gehört zu den ältesten der Rus, die noch stehen. Bei seinem Tod waren ihre Mauern so hoch, wie ein Mann zu Pferd reichen konnte.
region-chernigov-legend = Der größte der Hügel heißt das Schwarze Grab und sollte den Fürsten Tschorny bergen, den Gründer. Niemand dieses Namens ist bekannt.

region-pereyaslavl = Die Festung zur Steppe hin.
region-pereyaslavl-certain = Pereyaslavl liegt am Trubisch, wo Wald und Ackerland enden. Wladimir ließ an den Flüssen dieser Grenze Wälle, Palisaden und Festungen errichten und siedelte Menschen aus dem Norden darin an. Hinter dem offenen Land im Süden lebten die Petschenegen.
region-pereyaslavl-legend = Ein Riese der Petschenegen forderte die Rus zum Zweikampf. Der jüngste Sohn eines Gerbers, der mit bloßer Hand ein Stück aus einem tobenden Stier gerissen hatte, zerdrückte ihn, und Wladimir gründete die Stadt dort, wo er den Ruhm übernommen hatte. Der Name steht schon in einem Vertrag, der von 907 sein soll.

region-pskov = Die Stadt im Nordwesten, in der einer der Brüder eingesperrt wurde.
region-pskov-certain = Pskov liegt, wo die kleine Pskowa auf die Welikaja trifft, auf dem Weg ins Land der Esten. 1030 zog Jaroslaw gegen sie und gründete Jurjew, das heutige Tartu. Sudislaw war von 1036 bis 1059 in Pskov gefangen.
region-pskov-legend = Fürstin Olga, Wladimirs Großmutter, soll von hier gekommen sein; spätere Schreiber lassen sie den jungen Igor treffen, als sie ihn über den Fluss setzt.

region-suzdal = Felder mitten im Wald, und eine Hungersnot, in der man auf Zauberer hörte.
region-suzdal-certain = Um Suzdal liegt eine Insel offenen, fruchtbaren Bodens. Die Stadt wird zuerst 1024 genannt: Es herrschte Hunger, und Männer, die die Chronik Zauberer nennt, verleiteten die Leute, die zu töten, die angeblich Nahrung horteten. Andere fuhren die Wolga hinab zu den Bulgaren und brachten Korn. Jaroslaw kam aus Novgorod und bestrafte die Anführer, während Mstislaw ihm den Süden nahm.
region-suzdal-disputed = Die Getöteten heißen „das alte Kind“, was keinen Sinn ergibt. Manche lesen darin die Wohlhabenden, andere alte Frauen.

region-galich = Ein Spätling, den das Salz reich machte.
region-galich-certain = Galich liegt nahe dem Dnister, unterhalb der Karpaten. Salz vom Fuß der Berge ging von hier in die ganze Rus. In die Chroniken tritt es im zwölften Jahrhundert ein, als es eigene Fürsten hatte, und war bald eine der stärksten Städte des Landes.
region-galich-disputed = Ob es 1015 eine Stadt gab, die den Namen verdiente, ist zweifelhaft. Ein Hügel darüber, das Grab des Galytsch, gilt als das des Gründers; die Funde darin gehören in das zehnte Jahrhundert.

region-brest = Ein Übergang über den Bug, zuerst dieses Krieges wegen genannt.
region-brest-certain = Brest, damals Berestje, tritt 1019 und in den Jahren darum in die Chronik ein: Swjatopolk kam auf seiner Flucht hindurch, und Jaroslaw zog 1022 dagegen. Es liegt, wo der Muchawez in den Bug fließt, auf dem Weg nach Polen. Unter späterer Erde hat man eine Straße von Blockhäusern des dreizehnten Jahrhunderts gefunden, deren Wände zum Teil noch stehen.
region-brest-legend = Ein Kaufmann, der in den Mooren feststeckte, soll auf Birkenrinde, die er über den Sumpf legte, seinen Weg gefunden und zum Dank eine Kapelle gebaut haben, von der die Stadt ihren Namen hat.

region-murom = Die östlichste Stadt des Reiches, und die Heimat von Märchenhelden.
region-murom-certain = Murom liegt an der Oka im Land der Muroma, eines weiteren finnischen Volkes. Der Handel mit den Wolgabulgaren ging daran vorbei. Gleb wird als sein Fürst genannt.
region-murom-legend = Die Leute von Murom, sagt eine Lebensbeschreibung Glebs, wollten sich nicht taufen lassen und ließen ihn nicht ein, sodass er ein Stück weit entfernt lebte. Ilja von Murom, der stärkste Held der epischen Lieder, saß dreiunddreißig Jahre auf dem Ofen, bevor er aufstand und zum Fürsten Wladimir ritt. Keine Chronik kennt ihn.

region-peresech = Die Stadt eines Volkes, das besiegt wurde und fortzog.
region-peresech-certain = Eine Chronik erzählt, dass Peresetschen den Ulitschen gehörte, einem slawischen Volk des Südens, und dass Sveneld, ein Heerführer des Fürsten Igor, in der ersten Hälfte des zehnten Jahrhunderts drei Jahre davor lag, bis es Tribut zahlte.
region-peresech-disputed = Wo es lag, ist nicht bekannt. Man hat es am Dnepr unterhalb von { word-city } gesucht und, da die Ulitschen nach Westen zogen, am Dnister und weiter. Was es in den Tagen von Wladimirs Söhnen war, kann niemand sagen.

region-azov = Die Steppe und das Meer dahinter, von dem Mstislaw kam.
region-azov-certain = Zwischen den Feldern der Rus und dem Asowschen Meer lag die offene Steppe, in der die Petschenegen ihre Herden weideten. Jenseits davon, an der Meerenge zum Schwarzen Meer, war Tmutarakan ein Hafen mit Griechen, Juden, Chasaren und Menschen des Kaukasus, unter einem Fürsten der Rus.
region-azov-disputed = Die Stadt Asow ist jünger. Wie Fürsten von { word-city } Tmutarakan über ein Meer von Gras hinweg hielten, und seit wann, versteht man kaum.

group-goods = Güter
group-goods-lead = Was das Land gab, und was man dafür bekam.

good-wood = Häuser, Wälle, Straßen, Boote: Fast alles war daraus gemacht.
good-wood-certain = Eine Stadt der Rus wurde mit der Axt gebaut. Blockhäuser standen an Straßen aus Balken hinter Erdwällen, die von Rahmen aus Balken zusammengehalten wurden. In jedem Frühling, schreibt ein Kaiser von Byzanz, wurden ausgehöhlte Stämme nach { word-city } hinabgeflößt, dort ausgerüstet und fuhren als Boote nach Konstantinopel. Nach den Ringen der Balken lassen sich Novgorods Straßen auf das Jahr genau datieren.

good-ore = Eisen kam aus Sümpfen, Silber von weit her.
good-ore-certain = Eisen wurde aus Raseneisenerz geschmolzen, das man an vielen Orten an den Rändern von Sümpfen grub, und zu Äxten, Schlössern, Messern und Schwertern geschmiedet. Edelmetall wurde in der Rus gar nicht gewonnen: Silber kam als Münzen aus dem Osten, später aus dem Westen, und wurde abgewogen oder eingeschmolzen.

good-stone = Für die, die Meister aus der Fremde bezahlen konnten.
good-stone-certain = Steinkirchen waren so selten, dass die Chronik sie vermerkt. Die ersten bauten griechische Meister aus dünnen Ziegeln, in Lagen mit rohen Steinen und rosa Mörtel. Weicher rosa Schiefer aus Owrutsch, nordwestlich von { word-city }, wurde zu Särgen, behauenen Platten und vor allem zu kleinen Spinnwirteln, die man im ganzen Land und darüber hinaus handelte.

good-fish = Frisch, getrocknet oder gesalzen, auf jedem Tisch und in jeder Fastenzeit.
good-fish-certain = Flüsse und Seen gaben Hecht, Barsch, Brachse und Stör; Haken, Schwimmer und Schuppen gehören zu den häufigsten Funden in den Städten. Nach der Taufe sollte etwa die Hälfte der Tage eines Jahres ohne Fleisch gehalten werden, was Fisch noch teurer machte.

good-honey = Die Süße des Waldes; sein Wachs brannte in Kirchen in der Ferne.
good-honey-certain = Wilde Bienen wurden in hohlen Bäumen gehalten, von denen jeder einen Besitzer hatte und mit seinem Zeichen versehen war; das Gesetz bestrafte, wer einen fällte. Aus Honig wurde Met. Das Wachs gehörte in Konstantinopel und später im Westen zu den wichtigsten Gütern der Rus.
good-honey-legend = Als Wladimirs Großmutter Olga ihren Mann an den Drewljanen rächte, ließ sie sie für sein Totenmahl viel Met brauen und tötete sie, als sie betrunken waren. Wladimir selbst, so heißt es, ließ für ein einziges Fest dreihundert Maß brauen.

good-fur = Was der Norden hatte und alle wollten. Es war Handelsgut, Tribut und Geld.
good-fur-certain = Eichhörnchen, Marder, Biber, Fuchs und Zobel gingen nach Byzanz, in das Kalifat und an die Ostsee. Tribut wurde in Fellen gezählt, und Namen von Münzen erinnern daran: Kuna, ein gewöhnlicher, kommt vom Wort für Marder.
good-fur-disputed = Ob bloße Felle selbst, abgenutzt und gezeichnet, als Geld von Hand zu Hand gingen, wie Reisende berichten, ist umstritten.
