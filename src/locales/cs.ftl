# Co říká sám hostitel, česky. { $prefix } je předpona příkazů v místnosti; co stojí v `obrácených čárkách`, to se píše:
# příkaz slovem, které ukazuje nápověda, tah kanonicky anglicky.
# Lidé a místa přicházejí jako jména. Věty jednotlivých her jsou v jejich složkách.

## Partie začíná, běží, končí

opened = Začíná partie #{ $session }: { $game }. První tah má { $first } ({ $first-side }), druhý { $second } ({ $second-side }).
opened-alone = Začíná partie #{ $session }: { $game }. Hraje { $first }, bez soupeře.
samples = Můžeš napsat { $moves }; všechny možnosti vypíše `{ $prefix }tahy`.
opened-hint = Pravidla hry: `{ $prefix }pravidla`. Dokud nemají obě strany první tah za sebou, jde partie zrušit: `{ $prefix }zrušit`.
opened-hint-alone = Pravidla hry: `{ $prefix }pravidla`.
opened-dice = O všech hodech téhle partie už rozhodlo tajné semínko. Jeho otisk (hash): { $hash }. Na konci bot semínko prozradí a `{ $prefix }ověřit` z něj všechny hody vytáhne znovu.
opened-lots = O losech téhle partie už rozhodlo tajné semínko. Jeho otisk (hash): { $hash }. Na konci bot semínko prozradí a `{ $prefix }ověřit` z něj všechny losy vytáhne znovu.
call = Na tahu: { $player }. Partie #{ $session } ({ $game }).
call-throw = Na tahu: { $player }. Partie #{ $session } ({ $game }). Hoď kostkami a napiš, co padlo, třeba `roll 1 4 6`.
told = { $player }: { $what }.
standing = Partie #{ $session }, { $game }, po kroku { $entry }. Na tahu: { $player }.
over-win = Partii #{ $session } ({ $game }) vyhrává { $winner }!
over-alone-win = { $winner }: partie #{ $session } ({ $game }) je vyřešena!
over-alone-lost = Partie #{ $session } ({ $game }) je prohraná. Další začneš příkazem `{ $prefix }nová`.
over-draw = Partie #{ $session } ({ $game }) končí remízou.
over-resign = { $loser } vzdává hru. Partii #{ $session } ({ $game }) vyhrává { $winner }.
over-alone-resign = { $loser } vzdává partii #{ $session } ({ $game }).
over-abort = { $player } ruší partii #{ $session } ({ $game }). Nepočítá se.
over-record = Partie #{ $session } ({ $game }) je nahraný zápis, dá se jen prohlížet.
over-seed = Tajné semínko kostek: { $seed }. `{ $prefix }ověřit #{ $session }` z něj všechny hody vytáhne znovu a porovná, `{ $prefix }vypsat #{ $session }` vypíše zápis partie.
over-lots = Tajné semínko losů: { $seed }. `{ $prefix }ověřit #{ $session }` z něj všechny losy vytáhne znovu a porovná, `{ $prefix }vypsat #{ $session }` vypíše zápis partie.

seat-first = Hráč I
seat-second = Hráč II

discord-cannot-write = Tam psát nesmím. Povolit mi to může ten, kdo server spravuje: potřebuju práva „View Channel“, „Send Messages“, „Send Messages in Threads“ a „Read Message History“.
discord-cannot-read = Vidím, že píšeš, ale ne co: na tomhle serveru čtu jen zprávy, které mě zmiňují, odpovědi na moje zprávy s deskou (se zapnutým upozorněním) a soukromé zprávy. Začni zprávu zmínkou o mně.
matrix-not-invited = Pozvání přijímám jen od lidí a serverů, které určil můj provozovatel.
matrix-has-left = Hráč na tahu už v téhle místnosti není; partie počká, dokud ho někdo zase nepozve.
console-no-platform = Žádná platforma nemá token (viz `.env.example`), tady je tedy konzolová místnost.
console-greeting = Vítej v Lusorii, u stolu pro staré deskové hry.
    Z tohohle terminálu hrají všichni: `alice: ahoj` říká alice.
    Začni příkazem `{ $prefix }nová rychlá @bob`, nebo `{ $prefix }nápověda`. `quit` končí, rozehrané partie zůstanou.

## Odpovědi

moves = { $player } může v #{ $session } hrát: { $moves }.
last-moves = { $moves ->
    [one] Příští tah je poslední.
    [few] Ještě nejvýš { $moves } tahy, a partie končí.
   *[other] Ještě nejvýš { $moves } tahů, a partie končí.
 }
moves-many = { $player } může v #{ $session } hrát:
    { $moves }
imported = Zápis je tu jako #{ $session } ({ $game }), { $entries ->
    [one] { $entries } krok
    [few] { $entries } kroky
   *[other] { $entries } kroků
 }. `{ $prefix }ukázat 1 #{ $session }` ukáže desku po prvním z nich.
verified = #{ $session }: otisk ze začátku patří k tomuhle semínku a { $throws ->
    [0] žádný hod ještě nepadl
    [one] jediný hod s ním souhlasí
    [2] oba hody s ním souhlasí
    [few] všechny { $throws } hody s ním souhlasí
   *[other] všech { $throws } hodů s ním souhlasí
 }.
verified-lots = #{ $session }: otisk ze začátku patří k tomuhle semínku a { $throws ->
    [0] zatím se nelosovalo
    [one] jediný los s ním souhlasí
    [2] oba losy s ním souhlasí
    [few] všechny { $throws } losy s ním souhlasí
   *[other] všech { $throws } losů s ním souhlasí
 }.
verify-differs = #{ $session }: krok { $entry } nesouhlasí. Podle tajného semínka tam patří `{ $expected }`. Zápis někdo změnil.
verify-secret = Partie #{ $session } ještě neskončila, semínko tedy zůstává tajné. Jeho otisk (hash): { $hash }.
verify-unknown = #{ $session } je zápis bez semínka, takže ho není podle čeho ověřit. Semínko je až v zápisu pořízeném po konci partie.
verify-hand = V partii #{ $session } se hází opravdovými kostkami a hráči píšou, co padlo. Tady není co ověřovat.
verify-no-dice = #{ $session } je hra bez kostek.
verify-wrong-seed = #{ $session }: otisk ze začátku k tomuhle semínku nepatří. Téhle partii nevěř.
session-unreadable = Tuhle partii teď nejde ukázat. Nic se neztratilo; správce bota najde důvod v logu.
not-stored = Neuloženo, nic se nezměnilo. Zkus to za chvíli znovu.

games-heading = Tady se dá hrát:
games-hint = Pravidla hry: `{ $prefix }pravidla { $game }`.
rules-more = Celá pravidla se všemi volbami: `{ $prefix }pravidla { $id } celá`.
glossary-words = Slova mankaly: { $words }.
glossary-hint = `{ $prefix }slovníček { $word }` jedno vysvětlí.

## Editor pozic

own-start = z vlastní pozice
edit-standing = Editor: { $game }. Místo { $slot }, pravidla { $rules ->
    [1] zapnutá
   *[other] vypnutá
 }, na tahu: { $side }.
edit-law = Odtud se zatím hrát nedá: { $law }
edit-tools = Pole: { $places }. Může na nich být: { $contents }. Nástroje vypíše `{ $prefix }nápověda editor`.
edit-moves = { $count ->
    [0] Tam se nic pohnout nemůže.
   *[other] Možné tahy: { $moves }.
 }
edit-set = položí něco na jedno nebo víc polí
edit-move = přesune kámen; se zapnutými pravidly jen tak, jak hra dovoluje
edit-hint = vypíše možné tahy, všechny nebo z jednoho pole
edit-clear = vyprázdní desku
edit-reset = vrátí výchozí postavení
edit-turn = řekne, kdo je na tahu
edit-save = uloží pozici na jedno z deseti míst
edit-load = vezme uloženou pozici
edit-next = přejde na další místo
edit-previous = přejde na předchozí místo
edit-export = vypíše pozici jako text
edit-import = přečte pozici, i na více řádcích
edit-rules = zapne nebo vypne pravidla
edit-play = začne odtud partii
refused-edit-usage = Píše se to takhle: `{ $prefix }editor { $tool ->
    [set] polož POLE … CO
    [move] přesuň ODKUD KAM
    [turn] tah první
    [save] ulož 3
    [load] nahraj 3
    [import] vlož POZICE
   *[rules] pravidla zapnout
 }`. Všechno vypíše `{ $prefix }nápověda editor`.
refused-edit-which-game = Editor je prázdný. Nejdřív si vyber hru, třeba `{ $prefix }editor tablut`.
refused-edit-no-place = Pole { $place } na téhle desce není. Jsou tu: { $places }.
refused-edit-no-content = { $content } tam položit nejde. Jde tam { $contents }.
refused-edit-no-position = To není pozice z téhle hry. Jak se píše, ukáže `{ $prefix }editor vypiš`.
refused-edit-no-form = Podobu { $form } editor nezná. Zná: { $forms }.
refused-edit-over = Tady by už bylo po partii.
refused-no-editor = Pro hru `{ $game }` editor není.
arg-place = POLE
arg-content = CO
arg-form = PODOBA
arg-position = POZICE
help-edit = staví pozice, deset si jich pamatuje a začíná z nich partie

settings = Tahle místnost: jazyk { $lang } (změníš ho třeba `{ $prefix }jazyk en`), předpona příkazů `{ $prefix }` (změníš ji třeba `{ $prefix }předpona ?`).
prefix-set = Příkazy tu teď začínají `{ $new }`, například `{ $new }nápověda`.
lang-set = Od teď tu mluvím česky.
moved-here = Tahle místnost nahradila jinou a partie z ní tu pokračují: { $games }. Jak stojí první z nich, ukáže `{ $prefix }deska { $example }`.

## Nápověda

help-intro = Vedu deskové hry, které hrajete po zprávách, každý svým tempem. Příkazy:
help-topic-start = Začít
help-topic-play = Hrát
help-topic-look = Ohlédnout se
help-topic-room = Tahle místnost
help-typing = Před tahy se `{ $prefix }` nepíše: když jsi na tahu, prostě je napiš, klidně několik v jedné zprávě. Hraješ-li víc partií najednou, odpověz na zprávu s deskou, nebo napiš napřed číslo: `#12 place 4`.
help-words = Rozumím i: { $words }.
help-new = začne partii s tím, koho jmenuješ
help-games = vypíše hry
help-rules = vysvětlí hru
help-glossary = vysvětlí slova z her mankala
help-help = vypíše příkazy, nebo jeden vysvětlí
help-board = ukáže desku z tvé strany, nebo ji popíše slovy
help-moves = vypíše, co se teď dá hrát
help-why = vysvětlí, proč byl tvůj poslední tah odmítnut
help-yield = vzdá hru
help-abort = zruší partii, dokud nemají obě strany první tah za sebou
help-show = ukáže desku po některém dřívějším hodu či příkazu
help-export = vypíše zápis partie
help-import = nahraje zápis k prohlížení
help-verify = ověří kostky dohrané partie podle semínka
help-lang = nastaví jazyk místnosti
help-prefix = nastaví znak, kterým začínají příkazy
help-settings = vypíše nastavení místnosti
arg-game = HRA
arg-friend = jméno
arg-first = první
arg-second = druhý
arg-random = náhodně
arg-prose = slovy
arg-full = celá
arg-word = SLOVO
arg-command = PŘÍKAZ
arg-number = N
arg-entry = KROK
arg-record = ZÁPIS
arg-prefix = ZNAK

## Odmítnutí

refused-hint = Nic tě to nestojí. Co se dá hrát, vypíše `{ $prefix }tahy`.
refused-which-session = Partií je tu víc. Která to má být?
which-session-how = Napiš číslo před tah, třeba `#{ $example } place 4`, nebo za příkaz, třeba `{ $prefix }deska #{ $example }`, nebo odpověz na zprávu s deskou.
refused-wrong-turn = V partii #{ $session } je teď na tahu { $player }.
refused-no-seat = V partii #{ $session } nehraješ. Dívat se může každý: `{ $prefix }deska #{ $session }`.
refused-no-session = Žádnou partii tu nemáš. Začni nějakou: `{ $prefix }nová scripta @jméno`.
refused-no-such-session = Partie #{ $session } tu není.
refused-session-over = Partie #{ $session } skončila. `{ $prefix }ukázat 1 #{ $session }` ji ukáže od začátku, `{ $prefix }nová` začne další.
refused-too-late-to-abort = V partii #{ $session } už mají obě strany první tah za sebou, zrušit ji nejde. Vzdát ano: `{ $prefix }vzdát`.
refused-confirm-yield = Opravdu vzdát partii #{ $session }? Tak napiš `{ $prefix }vzdát #{ $session }`.
refused-not-a-move = Takový tah v partii #{ $session } není. Co se dá hrát, vypíše `{ $prefix }tahy`.
refused-not-understood = Nerozumím. Co umím, vypíše `{ $prefix }nápověda`.
refused-unknown-command = Příkaz `{ $word }` neznám. Co umím, vypíše `{ $prefix }nápověda`.
refused-did-you-mean = Příkaz `{ $word }` neznám. Nemá to být `{ $prefix }{ $known }`?
refused-too-long = To je na mě moc dlouhé: čtu zprávy do 4 000 znaků, zápisy partií do 64 000.
refused-which-move = `{ $typed }` může znamenat víc tahů: { $moves }. Napiš jeden z nich, nebo jen jeho konec.
refused-new-which-game = Kterou hru a s kým? Takhle: `{ $prefix }nová scripta @jméno`. Hry vypíše `{ $prefix }hry`.
refused-unknown-game = Hru `{ $game }` neznám. Hry vypíše `{ $prefix }hry`.
refused-new-what-else = Hru `{ $game }` znám, ale co je `{ $rest }`? Spoluhráč se píše se zavináčem, třeba `{ $prefix }nová { $game } @jméno`, a volby patří do závorky.
refused-which-game = `{ $game }` je celá rodina her. Vyber si z nich: { $games }.
refused-nothing-refused = Nic ti tu nebylo odmítnuto. Až bude, `{ $prefix }proč` vysvětlí pravidlo.
refused-unknown-word = Slovníček nezná { $word }. Která slova zná, vypíše `{ $prefix }slovníček`.
refused-unknown-option = Volbu `{ $option }` ta hra nemá. Všechny popisuje `{ $prefix }pravidla { $game } celá`.
refused-bad-option = Hodnoty volby `{ $option }`: { $allowed }.
refused-who = S kým? Zmiň někoho, třeba `{ $prefix }nová { $game } @jméno`.
refused-edit-who = S kým? Zmiň někoho, třeba `{ $prefix }editor hraj @jméno`.
refused-unknown-person = Nevím, kdo je { $person }. Zmiň někoho, kdo tu je.
refused-yourself = Proti sobě hrát nejde. Zmiň někoho jiného.
refused-already-playing = Hru `{ $game }` tu už hrajete, { $name } a ty: #{ $session }. Nejdřív ji dohrajte, nebo zvol jinou hru či jiné volby.
refused-already-alone = Hru `{ $game }` už tu hraješ: #{ $session }. Nejdřív ji dohraj, nebo zvol jiné volby.
refused-solitaire = `{ $game }` se hraje bez soupeře: `{ $prefix }nová { $game }`.
refused-show-which-entry = Po kterém kroku? Hody a příkazy se počítají po jednom: `{ $prefix }ukázat 3` je deska po třetím.
refused-no-such-entry = Partie #{ $session } { $entries ->
    [0] ještě nemá žádný krok
    [one] má jen { $entries } krok
    [few] má jen { $entries } kroky
   *[other] má jen { $entries } kroků
 }.
refused-import-what = Zápis napiš pod příkaz, do stejné zprávy.
refused-record-head = Tohle není zápis partie: musí začínat řádkem `lusoria-record: 1`.
refused-record-line = Tenhle zápis nepřečtu: řádku { $line } nerozumím.
refused-record-entry = Tohle není zápis partie: krok { $entry } nemůže následovat po těch předchozích.
refused-record-game = Zápis jmenuje hru, volby nebo pravidla, která tu nemám.
refused-one-new-game = V jedné zprávě jde začít jen jedna hra.
refused-bad-prefix = Předpona je jeden až tři znaky, třeba `!`, `?`, `$` nebo `+`.
refused-bad-lang = Umím jazyky `en`, `cs`, `it` a `ru`.
refused-may-not-configure = Nastavení může měnit jen ten, kdo tuhle místnost spravuje.
refused-unreadable = Tuhle zprávu nepřečtu: je zašifrovaná a klíč k ní mi nepřišel. Napiš ji, prosím, znovu.
