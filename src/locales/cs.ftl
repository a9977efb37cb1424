# Co říká sám hostitel, česky. { $prefix } je předpona příkazů v místnosti; co stojí v `obrácených čárkách`, to se píše:
# příkaz slovem, které ukazuje nápověda, tah kanonicky anglicky.
# Lidé a místa přicházejí jako jména. Věty jednotlivých her jsou v jejich složkách.

## Partie začíná, běží, končí

opened = Začíná partie #{ $session }: { $game }. První tah má { $first } ({ $first-side }), druhý { $second } ({ $second-side }).
opened-alone = Začíná partie #{ $session }: { $game }. Hraje { $first }, bez soupeře.
opened-both-sides = Začíná partie #{ $session }: { $game }, za obě strany hraje jeden. První tah má { $first }, druhý { $second }.
samples = Můžeš napsat { $moves }; všechny možnosti vypíše `{ $prefix }tahy{ $which }`.
opened-in-thread = Začíná partie #{ $session }: { $game }, { $players }. Hraje se ve vlákně pod touto zprávou.
opened-hint = Pravidla hry: `{ $prefix }pravidla{ $which }`. Dokud nemají obě strany první tah za sebou, jde partie zrušit: `{ $prefix }zrušit{ $which }`.
opened-hint-alone = Pravidla hry: `{ $prefix }pravidla{ $which }`.
opened-hint-solitaire = Pravidla hry: `{ $prefix }pravidla{ $which }`. Dobrý tah poradí `{ $prefix }tip{ $which }`, tvůj poslední vrátí `{ $prefix }zpět{ $which }`.
opened-hint-both-sides = Pravidla hry: `{ $prefix }pravidla{ $which }`. Partii zruší kdykoli `{ $prefix }zrušit{ $which }`.
opened-hint-computer = Pravidla hry: `{ $prefix }pravidla{ $which }`. Obtížnost počítače je { $level ->
    [easy] lehká
    [hard] těžká
   *[ruthless] nelítostná
 }, změní ji `{ $prefix }obtížnost{ $which }`. Dobrý tah poradí `{ $prefix }tip{ $which }`. Partii zruší `{ $prefix }zrušit{ $which }`.
opened-hint-computers = Pravidla hry: `{ $prefix }pravidla{ $which }`. Zastavit partii může kdokoli: `{ $prefix }zrušit #{ $session }`.
opened-dice = Kostky určuje tajné semínko s otiskem (hashem) { $hash }; víc poví `{ $prefix }ověřit #{ $session }`.
opened-lots = Losy určuje tajné semínko s otiskem (hashem) { $hash }; víc poví `{ $prefix }ověřit #{ $session }`.
call = Na tahu: { $player }. Partie #{ $session } ({ $game }).
call-throw = Na tahu: { $player }. Partie #{ $session } ({ $game }). Hoď kostkami a napiš, co padlo, třeba `{ $with-number }hod 1 4 6`.
call-luck = { $player }: kostky partie #{ $session } ({ $game }) čekají na tvoje slovo, jakékoli slovo nebo číslo: `{ $prefix }štěstí jablko{ $which }`.
told = { $player }: { $what }.
standing = Partie #{ $session }, { $game }, po záznamu { $entry }. Na tahu: { $player }.
standing-own = Jsi na tahu v #{ $session } ({ $game }), po záznamu { $entry }.
picture-compass = Desku vidíš otočenou: S je dole, J nahoře, V vlevo, Z vpravo.
standing-step = Partie #{ $session }, { $game }, po kroku { $entry }. Na tahu: { $player }.
over-win = Partii #{ $session } ({ $game }) vyhrává { $winner }!
over-alone-win = { $winner }: partie #{ $session } ({ $game }) je vyřešena!
over-alone-lost = Partie #{ $session } ({ $game }) je prohraná.
over-draw = Partie #{ $session } ({ $game }) končí remízou.
over-agreed = Oba souhlasí: partie #{ $session } ({ $game }) končí remízou.
over-agreed-both-sides = Partie #{ $session } ({ $game }) končí remízou, jak bylo tvým přáním.
over-resign = { $loser } vzdává hru. Partii #{ $session } ({ $game }) vyhrává { $winner }.
over-resign-out = { $loser } už v turnaji nehraje. Partii #{ $session } ({ $game }) vyhrává { $winner }.
over-time = { $loser }: čas vypršel. Partii #{ $session } ({ $game }) vyhrává { $winner }.
over-alone-resign = { $loser } vzdává partii #{ $session } ({ $game }).
over-abort = { $player } ruší partii #{ $session } ({ $game }). Nepočítá se.
over-abort-agreed = Oba souhlasí: partie #{ $session } ({ $game }) je zrušená. Nepočítá se.
over-no-show = { $player }: čas vypršel dřív, než táhli oba, a partie #{ $session } ({ $game }) je zrušená.
over-no-show-tournament = { $player }: čas vypršel dřív, než táhli oba, a partie #{ $session } ({ $game }) je v turnaji prohraná. Bod má { $winner }.
over-abort-computers = Partie dvou počítačů #{ $session } ({ $game }) je zastavena. Nepočítá se.
over-annulled = Provozovatel bota ukončil partii #{ $session } ({ $game }). Nepočítá se.
over-computer = Díky za hru! `{ $prefix }odveta #{ $session }` začne další, s vyměněnými stranami. Kde se partie zlomila, ukáže `{ $prefix }rozbor #{ $session }`.
over-rematch = `{ $prefix }odveta #{ $session }` začne další, s vyměněnými stranami; `{ $prefix }znovu #{ $session }` se stejnými.
over-again = `{ $prefix }znovu #{ $session }` začne tutéž hru znovu.
over-undo = `{ $prefix }zpět #{ $session }` vrátí poslední tah a hraje se dál, `{ $prefix }znovu #{ $session }` začne tutéž hru znovu.
over-record = Partie #{ $session } ({ $game }) je nahraný zápis, dá se jen prohlížet.
over-call = { $player }, partie skončila.
news-offer = { $called }, { $player } { $what ->
    [draw] nabízí v partii #{ $session } ({ $game }) remízu
    [abort] chce zrušit partii #{ $session } ({ $game }); nepočítala by se
    [takeback-with] prosí v partii #{ $session } ({ $game }) o vrácení tahu, a s ním i tvého ({ $moves })
    [takeback-several] prosí v partii #{ $session } ({ $game }) o vrácení tahů
    [takeback-several-with] prosí v partii #{ $session } ({ $game }) o vrácení tahů, a s nimi i tvých ({ $moves })
    [put-off] navrhuje odložit partii #{ $session } ({ $game }) o { $days ->
        [one] den
        [few] { $days } dny
       *[other] { $days } dnů
    }
    [go-on] chce v partii #{ $session } ({ $game }) hned pokračovat
   *[takeback] prosí v partii #{ $session } ({ $game }) o vrácení tahu
 }. `{ $prefix }přijmout #{ $session }`, nebo `{ $prefix }odmítnout #{ $session }`; odmítneš i tím, že táhneš.
offer-replaces = Tím se nahrazuje předchozí nabídka.
offer-dropped = Tím padá i to, oč { $dropped } žádá; může si o to říct znovu.
news-declined = { $called }, { $player } { $what ->
    [draw] v partii #{ $session } ({ $game }) remízu nechce
    [abort] chce partii #{ $session } ({ $game }) hrát dál
    [put-off] partii #{ $session } ({ $game }) odložit nechce
    [go-on] v partii #{ $session } ({ $game }) raději počká, až dny uplynou
   *[takeback] v partii #{ $session } ({ $game }) vrácení tahu odmítá
 }.
news-withdrawn = { $player } { $what ->
    [draw] už v partii #{ $session } ({ $game }) remízu nenabízí
    [abort] už partii #{ $session } ({ $game }) rušit nechce
    [put-off] už partii #{ $session } ({ $game }) odložit nechce
    [go-on] už v partii #{ $session } ({ $game }) hned pokračovat nechce
   *[takeback] už v partii #{ $session } ({ $game }) o vrácení tahu neprosí
 }.
news-takeback = { $player } bere tah zpět v #{ $session } ({ $game }).
news-takeback-several = { $player } bere tahy zpět v #{ $session } ({ $game }).
news-vacation = { $player }: čas v #{ $session } ({ $game }) vypršel, a tak se čerpá dovolená. Zbývá dnů: { $left }.
news-put-off = { $called }, { $player } souhlasí: partie #{ $session } ({ $game }) se odkládá o { $days ->
    [one] den
    [few] { $days } dny
   *[other] { $days } dnů
 }. Do té doby hodiny stojí a nikomu se nic nepřipomíná. Kdo chce, může táhnout i tak; jakmile potáhnou oba, partie zase běží. `{ $prefix }odložit vypnout #{ $session }` navrhne pokračovat hned.
news-goes-on = Partie #{ $session } ({ $game }) zase běží. { $player }, jsi na tahu.
news-put-off-over = { $player }, odklad partie #{ $session } ({ $game }) skončil. Jsi na tahu: desku ukáže `{ $prefix }deska #{ $session }`.
put-off-ended = Potáhli jste oba, takže partie už není odložená{ $clock ->
    [0] { "" }
   *[other] { " " }a hodiny běží
 }.
open-offer = { $player } { $what ->
    [draw] nabízí remízu
    [abort] chce partii zrušit
    [put-off] navrhuje partii odložit o { $days ->
        [one] den
        [few] { $days } dny
       *[other] { $days } dnů
    }
    [go-on] chce hned pokračovat
   *[takeback] prosí o vrácení tahu
 }{ $own ->
    [1] { " " }a odpověď zatím nepřišla; `{ $prefix }odmítnout{ $which }` nabídku stáhne.
   *[other] : `{ $prefix }přijmout{ $which }`, nebo `{ $prefix }odmítnout{ $which }`.
 }
over-seed = Tajné semínko kostek: { $seed }. `{ $prefix }ověřit #{ $session }` z něj všechny hody vytáhne znovu a porovná, `{ $prefix }vypsat #{ $session }` vypíše zápis partie.
over-lots = Tajné semínko losů: { $seed }. `{ $prefix }ověřit #{ $session }` z něj všechny losy vytáhne znovu a porovná, `{ $prefix }vypsat #{ $session }` vypíše zápis partie.

seat-first = Hráč I
seat-second = Hráč II
seat-first-inside = hráč I
seat-second-inside = hráč II
computer = Počítač
computer-inside = počítač
computer-player = Počítač ({ $level ->
    [easy] lehký
    [hard] těžký
   *[ruthless] nelítostný
 })
computer-thinks = Počítač přemýšlí.

discord-cannot-write = Tam psát nesmím. Povolit mi to může ten, kdo server spravuje: potřebuju práva „View Channel“, „Send Messages“, „Send Messages in Threads“ a „Read Message History“.
discord-cannot-read = Vidím, že píšeš, ale ne co: na tomhle serveru čtu jen zprávy, které mě zmiňují, odpovědi na moje zprávy s deskou (se zapnutým upozorněním) a soukromé zprávy. Začni zprávu zmínkou o mně.
matrix-not-invited = Pozvání přijímám jen od lidí a serverů, které určil můj provozovatel.
called-has-left = Hráč na tahu už v téhle místnosti není. Hrát dál může v soukromé konverzaci se mnou, nebo tady, až ho někdo zase pozve.
called-has-left-on-time = Hráč na tahu už v téhle místnosti není a čas mu běží dál. Hrát dál může v soukromé konverzaci se mnou, nebo tady, až ho někdo zase pozve.
discord-refused = Discord tam nepřijal, co mám říct: brání tomu pravidlo serveru (třeba AutoMod) nebo omezení Discordu. Hra jde přesto dál; tohle jsem tam měl napsat:
discord-how-to-type = Na tomhle serveru čtu jen to, co mě zmiňuje: stiskni tlačítko, zadej příkaz /tah, nebo odpověz na tuhle zprávu a nech zapnuté @.
console-no-platform = Žádná platforma nemá token (viz `.env.example`), tady je tedy konzolová místnost.
console-greeting = Vítej v Lusorii, u stolu pro staré deskové hry.
    Z tohohle terminálu hrají všichni: napiš „alice: { $prefix }hry“ a mluví alice.
    Začni příkazem „{ $prefix }nová rychlá @bob“, nebo „{ $prefix }nápověda“. Slovem „konec“ odejdeš, rozehrané partie zůstanou.
console-paste = Vlož zápis nebo desku; řádek, na kterém je jen `.`, je ukončí.
record-no-game = Zápis nejmenuje hru, volby a pravidla, které tu mám.
record-too-long = Na zápis partie je to moc dlouhé.
program-unknown-game = Hru { $game } neznám. Hry vypíše příkaz „lusoria games“.
program-unknown-game-near = Hru { $game } neznám. Nemá to být { $near }? Hry vypíše příkaz „lusoria games“.

## Odpovědi

hint = V partii #{ $session } zkus { $move }.
hint-win = { $move } { $plies ->
    [0] vyhrává partii #{ $session }, ať soupeř hraje cokoli
    [1] okamžitě vyhrává partii #{ $session }
    [few] vyhrává partii #{ $session } nejpozději za { $plies } tahy obou stran, ať soupeř hraje cokoli
   *[other] vyhrává partii #{ $session } nejpozději za { $plies } tahů obou stran, ať soupeř hraje cokoli
 }{ $goes-on ->
    [0] {""}
   *[other] {" "}(tím je získána víc než polovina všech kamenů a hraje se dál)
 }.
hint-draw = { $move } partii #{ $session } udrží: při dobré hře bude remíza.
hint-loss = Když bude druhá strana hrát dobře, je partie #{ $session } prohraná{ $plies ->
    [0] {""}
    [1] {" "}hned dalším tahem
    [few] {" "}nejpozději za { $plies } tahy obou stran
   *[other] {" "}nejpozději za { $plies } tahů obou stran
 }{ $goes-on ->
    [0] {""}
   *[other] {" "}(tím je získána víc než polovina všech kamenů a hraje se dál)
 }. { $plies ->
    [0] Pokračovat jde třeba { $move }
   *[other] Nejdéle se brání { $move }
 }.
hint-alone-win = Partie #{ $session } se ještě dá vyřešit{ $plies ->
    [0] {""}
    [1] {" "}jedním tahem
   *[other] {" "}{ $plies } tahy
 }: začni { $move }.
hint-alone-loss = Partie #{ $session } je odtud prohraná: do konce už žádná cesta nevede.{ $stones ->
    [-1] {""}
   *[other] {" "}Do rumy se dostane nanejvýš tolik kamenů: { $stones }.
 } { $move } je stejně dobré jako cokoli jiného.
analysis = Rozbor partie #{ $session } ({ $game }): s jakou pravděpodobností v procentech vyhrává { $player }, tah po tahu.
analysis-alone = Rozbor partie #{ $session } ({ $game }): 100 znamená, že se ještě dala vyřešit, 0, že už ne.
analysis-long = Byla to dlouhá partie: tahů má { $turns }, prohlédl jsem jich { $count }.
analysis-turn = Tah { $turn }, { $player }: { $played }; šance této strany: předtím { $before } %, potom { $after } %. { $before ->
    [100] Lepší bylo { $better }.
   *[other] Já bych hrál { $better }.
 }
analysis-then = pak
analysis-quiet = Žádný tah sám o sobě mnoho nezměnil.
analysis-certain-win = Od { $turn }. tahu mohla tato strana ({ $winner }) s jistotou vyhrát{ $plies ->
    [0] {""}
    [1] , a to hned dalším tahem
    [few] , nejpozději za { $plies } tahy obou stran
   *[other] , nejpozději za { $plies } tahů obou stran
 }{ $goes-on ->
    [0] {""}
   *[other] {" "}(tím je získána víc než polovina všech kamenů a hraje se dál)
 }.
analysis-certain-draw = Od { $turn }. tahu by dobrá hra vedla k remíze.
analysis-certain-solved = Od { $turn }. tahu se dala partie pořád vyřešit.
analysis-certain-lost = Od { $turn }. tahu byla partie prohraná.
moves-throw-first = Partie #{ $session } ({ $game }): nejdřív musí hodit { $player }.
level = { $level ->
    [easy] Obtížnost počítače v partii #{ $session } ({ $game }) je lehká. Silněji bude hrát s `{ $prefix }obtížnost těžká{ $which }` nebo `{ $prefix }obtížnost nelítostná{ $which }`.
    [hard] Obtížnost počítače v partii #{ $session } ({ $game }) je těžká. Slaběji bude hrát s `{ $prefix }obtížnost lehká{ $which }`, silněji s `{ $prefix }obtížnost nelítostná{ $which }`.
   *[ruthless] Obtížnost počítače v partii #{ $session } ({ $game }) je nelítostná. Slaběji bude hrát s `{ $prefix }obtížnost těžká{ $which }` nebo `{ $prefix }obtížnost lehká{ $which }`.
 }
level-computers = Partii #{ $session } ({ $game }) hrají dva počítače: { $first } – { $second }. Jejich obtížnost zůstává, jaká je. Novou partii počítačů s jinou obtížností začne `{ $prefix }nová tablut bot:lehký bot:těžký`.
level-in-tournament = Obtížnost počítače v partii #{ $session } ({ $game }) je „{ $level ->
    [easy] lehká
    [hard] těžká
   *[ruthless] nelítostná
 }“. V turnaji zůstává, jaká je.
level-over = Obtížnost počítače v partii #{ $session } ({ $game }) je „{ $level ->
    [easy] lehká
    [hard] těžká
   *[ruthless] nelítostná
 }“. Ta partie skončila; novou se zvolenou obtížností začne třeba `{ $prefix }nová tablut bot:lehký`.
moves = { $player } může v #{ $session } hrát: { $moves }.
moves-elsewhere = Tady piš před tah číslo partie: { $move }.
last-moves = { $moves ->
    [one] Příští tah je poslední.
    [few] Ještě nejvýš { $moves } tahy, a partie končí.
   *[other] Ještě nejvýš { $moves } tahů, a partie končí.
 }
moves-many = { $player } může v #{ $session } hrát:
    { $moves }
imported = Zápis je tu jako #{ $session } ({ $game }), { $entries ->
    [one] { $entries } záznam
    [few] { $entries } záznamy
   *[other] { $entries } záznamů
 }. `{ $prefix }ukázat 1 #{ $session }` ukáže desku po prvním z nich.
verify-promised-here = #{ $session }: semínko je to, jehož otisk zazněl na začátku.
verify-promised-elsewhere = #{ $session }: semínko odpovídá otisku v zápisu, { $hash }. Jestli tenhle otisk zazněl na začátku, ví jen ten, kdo u toho byl. Jména, číslo, datum a časy součástí důkazu nejsou.
verify-older-promise = U téhle starší partie otisk zaručuje jen semínko, ne název hry a její volby.
verified = { $throws ->
    [0] Žádný hod nepadl.
    [one] Jediný hod se semínkem souhlasí.
    [2] Oba hody se semínkem souhlasí.
    [few] Všechny { $throws } hody se semínkem souhlasí.
   *[other] Všech { $throws } hodů se semínkem souhlasí.
 } { $legal }
verified-lots = { $throws ->
    [0] Nelosovalo se.
    [one] Jediný los se semínkem souhlasí.
    [2] Oba losy se semínkem souhlasí.
    [few] Všechny { $throws } losy se semínkem souhlasí.
   *[other] Všech { $throws } losů se semínkem souhlasí.
 } { $legal }
verify-differs = #{ $session }: záznam { $entry } nesouhlasí. Podle tajného semínka tam patří `{ $expected }`. Zápis někdo změnil.
verify-wrong-ending = #{ $session }: konec, který zápis uvádí, z jeho tahů neplyne. Zápis někdo změnil.
verify-cut-short = #{ $session }: zápis prozrazuje semínko, ale jeho tahy k žádnému konci nevedou. Někdo z něj konec odstřihl.
verify-wrong-sum = #{ $session }: řádek „sum:“ chybí, nebo nesouhlasí s ostatními řádky zápisu. Zápis někdo změnil.
verify-wrong-seed = #{ $session }: tohle semínko a tahle hra nejsou ty, které zaručoval otisk ze začátku. Tomuhle zápisu nevěř.
verify-secret = Partie #{ $session } ještě neskončila, semínko tedy zůstává tajné. Jeho otisk { $hash } bota zavazuje: na konci semínko prozradí a každý uvidí, že má právě tenhle otisk a že z něj plynou všechny hody a losy. `{ $prefix }ověřit` je pak vytáhne znovu.
verify-goes-on = Partie #{ $session } ještě neskončila a na tajném semínku v ní nic nezávisí.
verify-no-seed = #{ $session } je zápis bez semínka, ačkoli partie skončila, takže s otiskem není co porovnat.
verify-no-seed-yet = #{ $session } je zápis bez semínka, takže ho není podle čeho ověřit. Semínko je až v zápisu pořízeném po konci partie.
verify-no-promise = #{ $session } je zápis, kterému chybí otisk, takže nikdo nepozná, jestli bylo semínko zaručené.
verify-only-alone = Partie #{ $session }: záznam { $entry } je možný jen proti počítači, nebo když jeden hráč hraje za obě strany, a zápis neříká, kdo hrál. Nedá se tedy ověřit ani vyvrátit. Všechno ostatní souhlasí.
verify-legal = Tahy jsou podle pravidel a konec z nich plyne.
verify-legal-until-the-end = Tahy jsou podle pravidel. Partie neskončila na desce: jak skončila, je jen zapsáno a z tahů to doložit nejde.
verify-hand = V partii #{ $session } se hází opravdovými kostkami a hráči píšou, co padlo, takže hody ověřit nejde. { $legal }
verify-by-operator = Partie #{ $session }: záznam { $entry } říká, že ji ukončil provozovatel bota a že se nikomu nepočítá. Jestli to tak bylo, ze zápisu poznat nejde. Všechno ostatní souhlasí.
verify-no-dice-elsewhere = #{ $session } je hra bez kostek. { $legal } Jména, číslo, datum a časy součástí důkazu nejsou.
verify-no-dice = #{ $session } je hra bez kostek. { $legal }
session-unreadable = Tuhle partii teď nejde ukázat. Nic se neztratilo; správce bota najde důvod v logu.
not-stored = Neuloženo, nic se nezměnilo. Zkus to za chvíli znovu.
not-stored-safely = Nepodařilo se to bezpečně uložit, takže to neplatí. Kdyby se teď bot musel spustit znovu, možná to přece jen platit bude: než to napíšeš znovu, podívej se, jestli to platí.

games-heading = Tady se dá hrát:
closed-room = V téhle místnosti začínají partie jen ti, kdo ji spravují. Co je tu volné, obsadí každý: `{ $prefix }přihlásit`.
games-hint = Pravidla hry: `{ $prefix }pravidla { $game }`. { $bots ->
    [0] S `@já` místo jména hraješ za obě strany.
   *[other] S `bot` místo jména hraješ proti počítači, s `@já` za obě strany.
 }
rules-more = Celá pravidla se všemi volbami: `{ $prefix }pravidla { $id } celá`.
glossary-words = Pojmy mankaly: { $words }.
glossary-hint = `{ $prefix }slovníček { $word }` jeden vysvětlí.
samples-all = Můžeš napsat { $moves }.
games-here = Tady se hraje:
games-here-line = `#{ $session }` { $game }: { $players }; na tahu je { $player }
games-here-more = … a { $count ->
    [one] { $count } další
    [few] { $count } další
   *[other] { $count } dalších
 }.
which-more = … a jiné.
me-heading = Tvoje nastavení, ať hraješ kdekoli:
me-ratings = Tvoje hodnocení: { $list }. Výsledky ukáže `{ $prefix }statistiky`.
me-board = { $value ->
    [text] Desky ti píšu textem. `{ $prefix }já deska obrázkem` ti je místo toho nakreslí, `{ $prefix }já deska slovy` popíše slovy, ať hraješ kdekoli; `{ $prefix }já deska místnost` je ukáže tak, jak je to v které místnosti zvykem.
    [picture] Desky ti kreslím jako obrázky. `{ $prefix }já deska textem` je místo toho ukáže textem, `{ $prefix }já deska slovy` popíše slovy, ať hraješ kdekoli; `{ $prefix }já deska místnost` je ukáže tak, jak je to v které místnosti zvykem.
    [prose] Desky ti popisuju slovy, ať hraješ kdekoli. `{ $prefix }já deska textem` je zase ukáže textem, `{ $prefix }já deska obrázkem` obrázkem, `{ $prefix }já deska místnost` tak, jak je to v které místnosti zvykem.
   *[other] Desky ti ukazuju tak, jak je to v které místnosti zvykem. `{ $prefix }já deska textem` je ukáže vždycky textem, `{ $prefix }já deska obrázkem` obrázkem, `{ $prefix }já deska slovy` je popíše slovy.
 }
me-lang = { $value ->
    [off] Odpovídám jazykem místnosti. `{ $prefix }já jazyk cs` ti všude zapne tvůj vlastní: `cs`, `en`, `it`, nebo `ru`.
   *[other] Všude ti odpovídám česky a česky ti říkám, že jsi na tahu. `{ $prefix }já jazyk vypnout` to zruší.
 }
me-theme = { $value ->
    [dark] Obrázky kreslím pro tmavé pozadí. `{ $prefix }já vzhled světlý` je kreslí pro světlé, `{ $prefix }já vzhled kontrast` černobíle.
    [contrast] Obrázky kreslím hodně kontrastně, černobíle až na rámeček posledního tahu. Barvy vrátí `{ $prefix }já vzhled světlý` nebo `{ $prefix }já vzhled tmavý`.
   *[light] Obrázky kreslím pro světlé pozadí. `{ $prefix }já vzhled tmavý` je kreslí pro tmavé, `{ $prefix }já vzhled kontrast` černobíle.
 }
me-width = { $value ->
    [wide] Sloupce desek jsou daleko od sebe, pro velké okno. `{ $prefix }já šířka úzká` je zmenší na telefon.
   *[narrow] Desky se vejdou na telefon. `{ $prefix }já šířka široká` rozestaví jejich sloupce dál od sebe, pro velké okno.
 }
me-remind = { $value ->
    [off] Partie bez hodin, které čekají na tvůj tah, ti nepřipomínám. `{ $prefix }já připomenout 1d` je připomene po dni čekání a pak po třech a sedmi dnech. Když ti na hodinách dochází čas, upozorním tě i tak, jen ne v tichých hodinách.
    [one] Partie bez hodin ti připomenu po dni čekání a pak po třech a sedmi dnech. `{ $prefix }já připomenout 3d` připomíná řidčeji, `{ $prefix }já připomenout vypnout` vůbec.
   *[other] Partie bez hodin ti připomenu po { $value } dnech čekání a pak po { $three } a { $seven } dnech. `{ $prefix }já připomenout 1d` připomíná častěji, `{ $prefix }já připomenout vypnout` vůbec.
 }
me-quiet = { $value ->
    [off] Tiché hodiny nemáš. `{ $prefix }já klid 22-8 Europe/Prague` ti ušetří noční připomínky a varování.
   *[other] Tiché hodiny: { $value }. Připomínky a varování počkají, až skončí; odpovědi na tahy ne. `{ $prefix }já klid vypnout` je zruší.
 }
zone-taken = Časové pásmo nikdo neuvedl, takže platí UTC. Jiné se napíše za čas: „{ $value } Praha“; stačí město, nebo CET, nebo UTC+3.
me-digest = { $value ->
    [off] Pokaždé, když jsi na tahu, tě v místnosti zavolám. Po `{ $prefix }já souhrn 18:00 Europe/Prague`, napsaném v soukromém rozhovoru se mnou, ti místo toho jednou denně napíšu tam.
   *[other] Každý den v tuto hodinu ti v našem soukromém rozhovoru napíšu, co na tebe čeká, pokud něco čeká a nemáš dovolenou: { $value }. V místnostech tě zavolám, jen když ti dochází čas. `{ $prefix }já souhrn vypnout` to zruší.
 }
duration-short = chvilku
duration-minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
 }
duration-hours = { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
 }
duration-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dnů
 }
top-none = Hodnocení tu zatím nikdo nemá.{ $two ->
    [0] { "" }
   *[other] { " " }Partii, která se počítá, začne `{ $prefix }nová { $any-game }{ $with-friend } hodnocení=ano`.
 }
top-none-such = Takové hodnocení tu zatím nikdo nemá. Všechna, která jsou, vypíše `{ $prefix }žebříček`.
rating-kind = { $rating }{ $kind ->
    [live] {" "}(živě)
    [slow] {" "}(pomalu)
    [none] {" "}(bez hodin)
   *[other] {""}
 }
top-here = { $game }{ $kind ->
    [live] , živě
    [slow] , pomalu
    [none] , bez hodin
   *[other] {""}
 }, v téhle místnosti:
top-everywhere = { $game }{ $kind ->
    [live] , živě
    [slow] , pomalu
    [none] , bez hodin
   *[other] {""}
 }, všude:
top-computers = Obtížnosti počítače pro srovnání: { $list }.
top-provisional = Otazník znamená, že hodnocení stojí na málo partiích.
dice-from-bag = { $plain ->
    [0] Jsou z pytlíku, ve kterém je každé číslo pětkrát;
   *[other] Z pytlíku, ve kterém je každé číslo pětkrát, jich bylo { $bag };
 } po deseti tazích se naplní znovu, takže všechna čísla padají stejně často.
dice-none = Moje kostky na tebe ještě nedošly.
dice-thrown = Kostek jsem ti hodil celkem { $dice } (partií: { $games }): { $faces }.
dice-even = Tak padají poctivé kostky. Kostky jedné partie znovu přepočítá `{ $prefix }ověřit`.
dice-uneven = Tak nerovně padnou poctivé kostky jednou ze sta případů, ne častěji. Stát se to může; kostky jedné partie znovu přepočítá `{ $prefix }ověřit`.
stats-none = Zatím tu není žádná partie s výsledkem. Co se dá hrát, vypíše `{ $prefix }hry`.
stats-own = Tvoje výsledky:
stats-of = Výsledky hráče { $name }:
stats-between = Vaše vzájemné výsledky z tvého pohledu:
stats-line = { $game }: výhry { $won }, remízy { $drawn }, prohry { $lost }
stats-first = ; jako první na tahu výhry { $won }/{ $games }
stats-rating = ; hodnocení { $rating }
stats-winning = ; výhry v řadě: { $count }
stats-losing = ; prohry v řadě: { $count }
news-no-thread = Vlákno tu založit nemůžu: na Discordu k tomu potřebuju právo „Vytvářet veřejná vlákna“ a soukromý chat vlákna nemá. Partie #{ $session } se hraje tady.
news-thread-gone = Vlákno partie #{ $session } už neexistuje, a tak se hraje dál tady.
news-played-here = Partie #{ $session } ({ $game }) z turnaje se teď hraje v téhle místnosti.
news-rated = #{ $session } se počítá do hodnocení obou hráčů.
news-rating-change = Hodnocení po partii #{ $session } ({ $game }{ $kind ->
    [live] , živě
    [slow] , pomalu
    [none] , bez hodin
   *[other] {""}
 }): { $first-name } { $first }, { $second-name } { $second }.
news-rating-none = Partie #{ $session } ({ $game }) se do hodnocení nepočítá: skončila dřív, než oba táhli { $moves }krát.
news-rating-removed = Partie #{ $session } ({ $game }) se do hodnocení nepočítá: jeden z obou byl z turnaje vyřazen.
mine-yours = Na tahu jsi tady:
mine-theirs = Na ostatní čekáš tady:
mine-line = `#{ $session }` { $game }: { $players }; { $off ->
    [1] odloženo ještě na { $time }
   *[other] už { $time }
 }{ $clock ->
    [1] ; ještě { $left } na tah
    [2] ; čas vypršel
    [3] ; dovolená, hodiny stojí
    [4] ; je víkend, hodiny stojí
   *[other] {""}
 }{ $asked ->
    [1] ; čeká se na tvou odpověď
   *[other] {""}
 }
mine-line-elsewhere = `#{ $session }` { $game }: { $players }; { $off ->
    [1] odloženo ještě na { $time }
   *[other] už { $time }
 }{ $clock ->
    [1] ; ještě { $left } na tah
    [2] ; čas vypršel
    [3] ; dovolená, hodiny stojí
    [4] ; je víkend, hodiny stojí
   *[other] {""}
 }; místnost { $room }{ $asked ->
    [1] ; čeká se na tvou odpověď
   *[other] {""}
 }
mine-asked = Na tvou odpověď čeká:
mine-proposed = Tvoje nabídky:
mine-to-answer = `#{ $session }` { $title }: ptá se { $name }. `{ $prefix }přijmout #{ $session }`, nebo `{ $prefix }odmítnout #{ $session }`
mine-question = `#{ $session }` { $title }: { $other } zatím mlčí; `{ $prefix }zrušit #{ $session }` nabídku stáhne
mine-seat = `#{ $session }` { $title }: místo pro kohokoli; `{ $prefix }zrušit #{ $session }` ho zavře
mine-elsewhere = { $line }; místnost { $room }
mine-how = Desku, která čeká nejdéle, ukáže `{ $prefix }další`.
mine-none = Žádnou partii nemáš rozehranou. Co se dá hrát, vypíše `{ $prefix }hry`, odehrané partie ukáže `{ $prefix }historie`.
history-heading = Odehrané partie, od nejnovější:
person-gone = bývalý hráč
history-line = `#{ $session }` { $game }: { $players }; { $result }, { $day }{ $annulled ->
    [0] { "" }
   *[other] { " " }(nepočítá se)
 }
history-won = vítěz: { $player }
history-drawn = remíza
history-solved = vyřešeno
history-lost = nevyřešeno
history-called-off = zrušeno
history-none = Žádná taková partie zatím neskončila. Rozehrané vypíše `{ $prefix }moje`.
history-how = Krok za krokem některou z nich přehraje `{ $prefix }přehrát #{ $session }`.
history-page = Strana { $page }/{ $pages }: další ukáže `{ $prefix }historie { $next }`.
replay-begin = Začátek; kroků je { $last }: `{ $prefix }přehrát další`, `{ $prefix }přehrát { $last }`.
replay-middle = Krok { $entry }/{ $last }: `{ $prefix }přehrát další`, `{ $prefix }přehrát zpět`, `{ $prefix }přehrát { $last }`.
replay-last = Krok { $entry }/{ $last }, poslední: `{ $prefix }přehrát zpět`{ $last ->
    [1] {""}
   *[other] , `{ $prefix }přehrát 1`
 }.
game-pictures = #{ $session } ({ $game }), obrázků: { $count }{ $count ->
    [one] {""}
   *[other] , zleva doprava
 }. Číslo nad deskou říká, po kolikátém tahu je to pozice: 0 je začátek{ $turn ->
    [0] {""}
   *[other] , { $turn } { $over ->
        [0] současná pozice
       *[other] konec; stejně počítá tahy `{ $prefix }rozbor #{ $session }`
     }
 }. Krok za krokem partii přehraje `{ $prefix }přehrát #{ $session }`.
no-then = Dobře, všechno zůstává, jak je.
screen-choices = Co můžeš udělat
screen-type-here = piš sem, nebo vybírej šipkami
screen-type-only = piš sem
screen-type-or-back = piš sem, nebo se vrať: Esc
screen-said = Co zaznělo
screen-turn = Na tahu: { $player }
screen-earlier = #{ $session } záznam { $entry }
screen-earlier-step = #{ $session } krok { $entry }
screen-puzzle = Úloha
screen-editor = Editor pozic
screen-keys = šipky: výběr · Enter: potvrdit · Esc: zpět · PgUp: starší · q Enter: konec
screen-keys-short = Esc: zpět · PgUp: výš · q Enter: konec
screen-keys-reading = Esc: zpět k desce
screen-keys-few = PgUp: výš · Ctrl-C: konec
screen-keys-shortest = Ctrl-C: konec
screen-waiting = Chvilku…
screen-too-small = Okno je moc malé. Zvětši ho, nebo skonči klávesami Ctrl-C.
console-in-progress = { $count ->
    [one] Rozehraná je tu jedna partie
    [few] Rozehrané jsou tu { $count } partie
   *[other] Rozehraných je tu { $count } partií
 }: co se hraje, vypíše `{ $prefix }hry`, desku ukáže `{ $prefix }deska #{ $session }`.

## Editor pozic

own-start = z ručně postavené pozice
edit-standing = Editor: { $game }. Místo { $slot }, pravidla { $rules ->
    [1] zapnutá
   *[other] vypnutá
 }.{ $known ->
    [0] {""}
   *[other] {" "}Na tahu: { $side }.
 }
edit-law = Odtud se zatím hrát nedá. { $law }
edit-store = sklad
edit-tools = Pole: { $places }. Může na nich být: { $contents }. Nástroje vypíše `{ $prefix }nápověda editor`.
edit-moves = { $count ->
    [0] Tam se nic pohnout nemůže.
   *[other] Možné tahy: { $moves }.
 }
edit-set = položí něco na jedno nebo víc polí
edit-move = přesune kámen; se zapnutými pravidly jen tak, jak hra dovoluje
edit-hint = vypíše možné tahy, všechny nebo z jednoho pole
edit-clear = vyprázdní desku, nebo jen jmenovaná pole
edit-reset = vrátí výchozí postavení
edit-turn = řekne, kdo je na tahu
edit-save = uloží pozici na jedno z deseti míst
edit-load = vezme uloženou pozici
edit-next = přejde na další místo
edit-previous = přejde na předchozí místo
edit-undo = vezme poslední změnu zpět, i víc jich po sobě
edit-board = ukáže desku
edit-forget = vyprázdní místo
edit-slots = vypíše místa, kde je něco uloženo
edit-undo-hint = Co tu stálo předtím, vrátí `{ $prefix }editor vrať`.
edit-saved = Uloženo: { $game }, místo { $slot }. Zpátky to vezme `{ $prefix }editor nahraj { $slot }`.
edit-filled-slots = { $count ->
    [0] Pro hru { $game } zatím není uloženo nic: co je na desce, uloží `{ $prefix }editor ulož { $slot }`.
    [one] Pro hru { $game } je uloženo místo { $slots }. Zpátky ho vezme `{ $prefix }editor nahraj { $slot }`.
   *[other] Pro hru { $game } jsou uložena místa { $slots }. Zpátky některé vezme třeba `{ $prefix }editor nahraj { $slot }`.
 }
edit-forgotten = { $slot ->
    [0] Na místě { $slot } je zase výchozí pozice.
   *[other] Místo { $slot } je teď prázdné.
 }
edit-export = vypíše pozici jako text
edit-import = přečte pozici, i na více řádcích
edit-rules = zapne nebo vypne pravidla
edit-play = začne odtud partii
refused-edit-usage = Píše se to takhle: `{ $prefix }editor { $tool ->
    [set] polož e5 K
    [move] přesuň e5 e6
    [turn] tah první
    [save] ulož 3
    [load] nahraj 3
    [forget] zapomeň 3
    [import] vlož POZICE
   *[rules] pravidla zapnout
 }`{ $tool ->
    [import] {" "}(POZICE je to, co vypíše `{ $prefix }editor vypiš`; může stát i pod příkazem, na více řádcích)
    [set] {" "}(nejdřív pole, pak co na něj přijde: tohle je král v Tablutu; pole a figury tvojí hry ukáže `{ $prefix }editor`)
    [move] {" "}(odkud a kam)
   *[other] {""}
 }. Všechno vypíše `{ $prefix }nápověda editor`.
refused-edit-which-game = Editor je prázdný. Nejdřív si vyber hru, třeba `{ $prefix }editor tablut`.
refused-edit-no-place = Pole { $place } na téhle desce není. Jsou tu: { $places }.
refused-edit-place-first = Nejdřív se píše pole, pak co na něj přijde: `{ $prefix }editor polož { $place } { $content }`.
refused-edit-no-content = „{ $content }“ tam položit nejde. Položit se dá: { $contents }.
refused-edit-none-left = { $seat } { $left ->
    [0] už nemá žádný kámen, všechny jsou rozmístěné (celkem { $all })
   *[other] nemá tolik kamenů: zbývá { $left } { $all ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $all }
 }.
refused-edit-no-position = To není pozice z téhle hry. Jak se píše, ukáže `{ $prefix }editor vypiš`.
refused-edit-no-form = Podobu `{ $form }` tahle hra nemá. { $count ->
    [1] Má jedinou: `{ $forms }`
   *[other] Má: { $forms }
 }.
refused-edit-empty-slot = Na místě { $slot } nic uloženo není. Co je na desce, uloží `{ $prefix }editor ulož { $slot }`.
refused-edit-nothing-there = Na { $place } nic nestojí, není tedy co přesunout.
refused-edit-nothing-to-undo = Není co vzít zpět.
refused-edit-stays-open = Z editoru není potřeba odcházet. Všechno si pamatuje a `{ $prefix }editor` ho zase ukáže.
refused-edit-unknown = Editor nezná nástroj ani hru `{ $word }`. Nástroje vypíše `{ $prefix }nápověda editor`, hry `{ $prefix }hry`.
refused-edit-full = Pozice už máš uložené v tolika hrách, kolik jich může být ({ $count }): { $games }. Otevři některou z nich a místa v ní vyprázdni: `{ $prefix }editor zapomeň 1`.
refused-edit-over = Tady by už bylo po partii.
refused-edit-end-of-slots = { $slot ->
    [0] Tohle je první místo.
   *[other] Tohle je poslední místo.
 } Poslední změnu vrátí `{ $prefix }editor vrať`, co na místě leží, vyvolá `{ $prefix }editor nahraj { $slot }`.
edit-is-over = Tady už je po partii, vítězná strana: { $side }.
edit-is-draw = Tady už je po partii, skončila remízou.
refused-no-editor = Pro hru `{ $game }` editor není.
arg-place = POLE
arg-content = CO
arg-form = PODOBA
arg-position = POZICE
help-edit = staví pozice, deset si jich pamatuje a začíná z nich partie

told-privacy =
    Co si pamatuju a proč:
    1. Tvoje označení a jméno na téhle platformě, abych tě příště poznal a mohl tě zavolat na tah.
    2. Místnosti, kde se mě někdo na něco zeptal, a jejich nastavení.
    3. Tvoje partie: kdo kde seděl, každý tah s časem a jak to dopadlo. Tenhle zápis se nikdy nemění.
    4. Slova, která přidáš ke kostkám, jsou součástí zápisu a po partii si je může přečíst každý.
    5. Tvoje nastavení, hodnocení, uložené pozice, úlohy a turnaje.
    6. Koho zveš ke hře a jestli chtěl hrát.
    7. Co jsem ti v které místnosti naposled odmítl, kvůli `{ $prefix }proč`. Jiné zprávy si neukládám, ani to, o čem si povídáte.
    8. Všechno ti vypíše `{ $prefix }vypsat mě`, tahy jedné partie `{ $prefix }vypsat`.
    9. `{ $prefix }zapomeň mě` ukončí tvoje partie a všechno smaže; soupeřům zůstanou jejich, bez tvého jména.
    10. Jestli tě vykázala některá místnost nebo zablokoval jiný hráč, platí to dál. A třicet dní zůstane, jako otisk bez tvého jména, koho jsi vyzval a kdo neřekl ano. V zápisech, které sem někdo nahrál, jména zůstanou a na kopie, které si pořídil provozovatel, nedosáhnu.
personal-data = V tomto souboru je všechno, co o tobě uchovávám, ve formátu JSON. K čemu to je, vysvětlí `{ $prefix }soukromí`.
told-forgetting = Tvoje partie teď skončí a pak na tebe zapomenu. Když se mi zase ozveš, budeš pro mě někdo nový.
told-shown-here = #{ $session } se teď ukazuje i tady: přijde sem každý tah a hráči tu můžou odpovídat. Skončí to `{ $prefix }ukázat #{ $session } vypnout`.
told-shown-no-more = #{ $session } se tady už neukazuje.
told-link-code = Do deseti minut napiš na druhé platformě `{ $prefix }propojit { $code }`, v soukromé konverzaci se mnou: pak budu vědět, že jde o stejného člověka. Kód nikomu neříkej: kdo ho napíše, dostane tvoje partie.
told-tournament-code = Kdo smí v jiné místnosti začínat partie, může tam do 24 hodin napsat `{ $prefix }turnaj sem { $code }`, na kterékoli platformě: turnaj { $tournament } se pak bude hrát i tam. Kód jde použít jednou.
told-tournament-home = Turnaj { $tournament } už hraješ. Odteď ho hraješ v téhle místnosti; tvoje partie se ukazují i tady.
told-linked = Od teď jsi pro mě tady i tam jeden člověk: partie, hodnocení i nastavení máš dohromady. Zase je oddělí `{ $prefix }odpojit`.
told-vacation-ends = Dovolená ti skončí za { $rest }, dnem, který už začal. Zbývá ti dnů: { $left }.
told-vacation-not-taken = Dovolená je zrušená a žádný den z ní se nepočítá. Zbývá ti dnů: { $left }.
told-vacation-already = Dovolenou už máš, ještě { $rest }.{ $longer ->
    [0] {""}
   *[other] {" "}`{ $prefix }dovolená { $longer }d` ji prodlouží, počítá se odteď.
 } `{ $prefix }dovolená vypnout` ji ukončí dnem, který už začal. Zbývá ti dnů: { $left }.
told-unlinked = Na téhle platformě jsi pro mě někdo nový. Partie a hodnocení ti zůstaly na té druhé.
told-banned = { $name } ode mě v téhle místnosti už odpověď nedostane, ale partie, které tu má rozehrané{ $tournament ->
    [1] {" "}(kromě turnajových, ty jsou vzdané)
   *[other] {""}
  }, se tu dají dohrát. Vykázání zruší `{ $prefix }vpustit` a jméno. Kdo místnost spravuje, tomu odpovídám vždycky.
told-unbanned = { $name } ode mě v téhle místnosti zase dostane odpověď.
told-ban-list = { $count ->
    [0] Z téhle místnosti není nikdo vykázaný. Někoho vykáže `{ $prefix }vykázat` a jméno.
   *[other] Vykázaní z téhle místnosti: { $names }. Zpátky je vpustí `{ $prefix }vpustit` a jméno.
 }
room-heading = Nastavení téhle místnosti (změnit je může, kdo ji spravuje):
room-lang = { $value ->
    [cs] Jazyk: { $lang }.
   *[other] Jazyk místnosti je { $value ->
            [en] angličtina
            [it] italština
            [ru] ruština
           *[cs] čeština
        }, tobě odpovídám česky.
 } English: `{ $prefix }lang en`. Italiano: `{ $prefix }lingua it`. По-русски: `{ $prefix }язык ru`.
room-prefix = Příkazy začínají znakem `{ $prefix }`; změníš to třeba `{ $prefix }nastavení předpona { $sign }`.
room-games = { $value ->
    [all] Začít se tu dá kterákoli hra; `{ $prefix }nastavení hry tablut` dovolí jen tuhle.
   *[other] Začít se tu dají jen tyhle hry: { $value }; `{ $prefix }nastavení hry vše` dovolí všechny.
 }
room-open = { $value ->
    [off] Partie tu může začít jen ten, kdo místnost spravuje; `{ $prefix }nastavení otevřené zapnout` to dovolí všem.
   *[on] Partie tu může začít každý; `{ $prefix }nastavení otevřené vypnout` to nechá na těch, kdo místnost spravují.
 }
room-each = { $value ->
    [0] Místnost neomezuje, kolik partií tu jeden člověk hraje; `{ $prefix }nastavení každý 3` nastaví mez.
   *[other] Rozehraných partií tu jeden člověk smí mít nejvýš { $value }; `{ $prefix }nastavení každý 0` mez zruší.
 }
room-most = { $value ->
    [0] Místnost neomezuje, kolik partií se tu hraje; `{ $prefix }nastavení nejvíc 10` nastaví mez.
   *[other] Rozehraných partií tu smí být nejvýš { $value }; `{ $prefix }nastavení nejvíc 0` mez zruší.
 }
room-time = { $value ->
    [off] Hraje se tu bez hodin, pokud si o ně někdo neřekne; `{ $prefix }nastavení čas 3d` dá tři dny na tah.
   *[other] Partie dvou lidí tu mají hodiny: { $value }; změní to `{ $prefix }nastavení čas vypnout`.
 }
room-no-kibitz = { $value ->
    [on] Kdo nehraje, toho tu prosím, ať si komentáře k hodnoceným partiím nechá pro sebe; změní to `{ $prefix }nastavení bez-rad vypnout`.
   *[off] Hodnocené partie tu může komentovat každý; po `{ $prefix }nastavení bez-rad zapnout` poprosím ty, kdo nehrají, ať to nedělají.
 }
room-quiet = { $value ->
    [on] Odpovídám tu jen těm, kdo tu hrají, a jen o jejich partiích; změní to `{ $prefix }mluvit`.
   *[off] Odpovídám tu všem; po `{ $prefix }ztišit` budu potichu.
 }
room-rated = { $value ->
    [on] Partie dvou lidí se tu počítají do hodnocení, pokud někdo nenapíše `hodnocení=ne`; změní to `{ $prefix }nastavení hodnocené vypnout`.
   *[off] Partie se tu počítají do hodnocení, jen když někdo napíše `hodnocení=ano`; všechny partie dvou lidí započítá `{ $prefix }nastavení hodnocené zapnout`.
 }
room-threads = { $value ->
    [on] Každá nová partie tu dostane vlastní vlákno (na Discordu a Matrixu); změní to `{ $prefix }nastavení vlákna vypnout`.
   *[off] Partie se hrají přímo tady v místnosti; vlastní vlákno každé nové partii (na Discordu a Matrixu) dá `{ $prefix }nastavení vlákna zapnout`.
 }
room-bots = { $value ->
    [off] Partie s počítačem se tu začít nedají; dovolí je `{ $prefix }nastavení počítače zapnout`.
   *[on] Partie s počítačem se tu začít dají; zakáže je `{ $prefix }nastavení počítače vypnout`.
 }
room-board = { $value ->
    [picture] Kdo si nevybral jinak, tomu tu desky kreslím jako obrázky; `{ $prefix }nastavení deska textem` je ukáže textem.
    [prose] Kdo si nevybral jinak, tomu tu desky popisuju slovy; `{ $prefix }nastavení deska textem` je ukáže textem.
   *[text] Kdo si nevybral jinak, tomu tu desky píšu textem; `{ $prefix }nastavení deska obrázkem` je nakreslí.
 }
room-reminders = { $value ->
    [off] Partie bez hodin, které čekají na tah, se tu nepřipomínají (když hráči na hodinách dochází čas, upozorním ho i tak); změní to `{ $prefix }nastavení připomínky zapnout`.
   *[on] U partií bez hodin tu hráčům připomínám, že se na ně čeká; `{ $prefix }nastavení připomínky vypnout` to vypne.
 }
room-night = { $value ->
    [off] Tiché hodiny tu nejsou; `{ $prefix }nastavení noc 22-8 Europe/Prague` ušetří místnosti noční připomínky a varování.
   *[other] Tiché hodiny tu: { $value }. Připomínky a varování počkají, až skončí; `{ $prefix }nastavení noc vypnout` je zruší.
 }

## Turnaje

tournament-format = { $format ->
    [1] švýcarský systém, { $rounds ->
        [one] jedno kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
     }
    [2] vyřazovací
    [3] žebříček, vyzvat jde nejvýš o { $rounds } výš
    [4] liga, skupiny nejvýš po { $rounds }{ $season ->
        [0] {""}
       *[other] , { $season }. sezóna
     }
   *[other] každý s každým{ $rounds ->
        [1] {""}
       *[other] , { $rounds }×
     }
 }{ $timed ->
    [0] {""}
   *[other] , { $time }
 }{ $rated ->
    [0] {""}
   *[other] , hodnocený
 }
tournament-announced = Turnaj { $tournament }: { $title } ({ $how }). Kdo chce hrát, napíše `{ $prefix }přihlásit{ $which }`, kdo si to rozmyslí, `{ $prefix }odhlásit{ $which }`; kdo ho vyhlásil, začne ho příkazem `{ $prefix }zahájit{ $which }`.{ $bots ->
    [0] { "" }
   *[other] { " " }`{ $prefix }turnaj přidat bot:těžký{ $which }` přidá i počítač.
 }
tournament-announced-ladder = Turnaj { $tournament }: { $title } ({ $how }). Kdo napíše `{ $prefix }přihlásit{ $which }`, začíná na žebříčku dole. `{ $prefix }turnaj vyzvat @jméno{ $ladder }` nebo `{ $prefix }turnaj vyzvat 2{ $ladder }` vyzve někoho nad tebou: když vyhraješ, máš jeho místo. Všechna místa ukáže `{ $prefix }tabulka{ $which }`.
tournament-challenged = { $challenger } vyzývá na žebříčku: { $defender } (turnaj { $tournament }).
tournament-challenge-won = { $challenger } vítězí: { $challenger } a { $defender } si na žebříčku mění místa (turnaj { $tournament }){ $place ->
    [0] .
   *[other] : { $place }. místo.
 }
tournament-challenge-drawn = { $challenger } a { $defender } hráli nerozhodně: místa na žebříčku zůstávají (turnaj { $tournament }).
tournament-challenge-lost = { $defender } zůstává na svém místě; { $challenger } vyzývá bez úspěchu (turnaj { $tournament }).
tournament-challenges = Turnaj { $tournament } ({ $title }){ $games ->
    [0] : teď nikdo nehraje. `{ $prefix }turnaj vyzvat 1{ $ladder }` vyzve toho, kdo je první.
   *[other] , právě se hraje:
 }
tournament-division = { $division }. skupina:
tournament-season-over = Turnaj { $tournament } ({ $title }): { $season }. sezóna skončila. Další začne { $soon ->
    [1] hned
   *[other] za { $next }
 }: první z každé skupiny postupují, poslední sestupují. `{ $prefix }přihlásit{ $which }` přidá nové hráče dolů, `{ $prefix }odhlásit{ $which }` účast ukončí.
tournament-entered = { $players ->
    [one] { $names } hraje v turnaji { $tournament }
   *[other] V turnaji { $tournament } teď hrají { $names }
 } (zatím { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }).{ $season ->
    [0] {""}
   *[other] {" "}Kdo je tu nově, hraje od příští sezóny v poslední skupině.
 }
tournament-left = { $name } už v turnaji { $tournament } nehraje.
tournament-removed = { $name } už v turnaji { $tournament } nehraje: rozhodl o tom pořadatel.
tournament-withdrawn = { $players ->
    [one] { $names } už v turnaji { $tournament } nehraje: v místnosti, odkud je přihláška, se turnaj přestal hrát.
   *[other] V turnaji { $tournament } už nehrají, protože v místnosti, kde se přihlásili, se přestal hrát: { $names }.
 }
tournament-list = Turnaj { $tournament }: { $title } ({ $how }). { $count ->
    [0] Zatím se nikdo nepřihlásil: `{ $prefix }přihlásit{ $which }`.
   *[other] Přihlášeni: { $names }.
 }
tournament-started = Turnaj { $tournament } začíná: { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }, pořadí určil los. První partie následují.{ $fewer ->
    [0] {""}
    [one] {" "}Při tak málo hráčích skončí po jednom kole, pokud se ještě někdo nepřidá.
   *[other] {" "}Při tak málo hráčích skončí po { $fewer } kolech, pokud se ještě někdo nepřidá.
 }
tournament-round = Turnaj { $tournament } ({ $title }){ $season ->
    [0] {""}
   *[other] , { $season }. sezóna
 }, { $round }. kolo:
tournament-bye = { $name } nemá soupeře
tournament-so-far = Jak to stojí:
tournament-standings = Turnaj { $tournament }: { $title } ({ $how }).
tournament-over = { $winners ->
    [one] Turnaj { $tournament } ({ $title }) vyhrává { $names }!
   *[other] Turnaj { $tournament } ({ $title }) skončil. Vítězové: { $names }.
 }
tournament-over-ladder = Turnaj { $tournament } ({ $title }, žebříček) skončil. Konečné pořadí:
tournament-over-league = Turnaj { $tournament } ({ $title }, liga) skončil. Tabulka { $season }. sezony:
tournament-games-left = Rozehrané partie se dají dohrát. V turnaji už neplatí, ale ty, které se počítají do hodnocení, se do něj počítají dál.
tournament-tie-breaks = Při stejném počtu bodů rozhodují { $format ->
    [1] body soupeřů (Buchholz), potom Bergerovy body, vzájemné partie a počet výher
   *[other] vzájemné partie, potom Bergerovy body, počet výher a méně partií prohraných tím, že hráč nepřišel
 }.
tournament-level-matches = Po čtyřech partiích nerozhodně: { $matches }. Dál jde vždy první z dvojice: na konci zápasu byl ještě v turnaji, jinak prohrál méně partií tím, že nepřišel, a jinak má lepší číslo z losu na začátku.
tournament-ended-early = Skončil po { $played ->
    [one] jednom kole
   *[other] { $played } kolech
 } z { $rounds }, protože { $count ->
    [0] už nikdo nehraje
    [one] zbyl jen jeden hráč
   *[other] všichni, kdo zbyli, už spolu hráli
 }.
tournament-called-off = Turnaj { $tournament } ({ $title }) je zrušený. Rozehrané partie se dají dohrát. V turnaji už neplatí, ale ty, které se počítají do hodnocení, se do něj počítají dál.
tournament-called-off-unplayed = Turnaj { $tournament } ({ $title }) je zrušený.
tournament-here = Turnaj { $tournament } se teď hraje i v téhle místnosti: { $title } ({ $how }). Kdo chce hrát, napíše `{ $prefix }přihlásit{ $which }`; jak to stojí, ukáže `{ $prefix }tabulka{ $which }`.
tournament-not-here = Turnaj { $tournament } už se v téhle místnosti nehraje. Kdo se přihlásil tady, hraje dál v první místnosti turnaje. Kdo do ní nevidí, může hrát v soukromé konverzaci se mnou: `{ $prefix }moje` tam vypíše čísla partií a `{ $prefix }ukázat #12 sem` partii přinese.
tournament-rooms = Turnaj { $tournament } se teď hraje { $rooms ->
    [one] v jedné místnosti
    [few] ve { $rooms } místnostech
   *[other] v { $rooms } místnostech
 }.
tournament-first-room-lost = V místnosti, kde byl vyhlášen turnaj { $tournament }, už nejsem; hraje se dál { $rooms ->
    [one] v téhle místnosti
    [few] ve { $rooms } místnostech, i v téhle
   *[other] v { $rooms } místnostech, i v téhle
 }.
tournament-no-shows = Ve dvou partiích vypršel čas dřív, než padl { $people ->
    [one] tvůj tah, takže v turnaji { $tournament } už nehraješ
   *[other] váš tah, takže v turnaji { $tournament } už nehrajete
 }.{ $back ->
    [0] {""}
   *[other] {" "}Návrat: `{ $prefix }turnaj přihlásit { $tournament }`.
 }
tournament-added = { $people ->
    [one] Od teď hraješ
   *[other] Od teď hrajete
 } v turnaji { $tournament }. Odhlášení: `{ $prefix }turnaj odhlásit { $tournament }`.
tournament-goes-on-here = Turnaj { $tournament } pokračuje v téhle místnosti: { $title } ({ $how }). V místnosti, kde se hrál, už nejsem. Jak to stojí, ukáže `{ $prefix }tabulka{ $which }`.
tournament-back = Jsem zpátky v téhle místnosti, turnaj { $tournament } ({ $title }) se tu hraje dál. Kdyby měl raději pokračovat jinde, kód pro jinou místnost dá `{ $prefix }turnaj pozvat { $tournament }`.
refused-tournament-how = Takhle: `{ $prefix }turnaj nový { $any-game } švýcarský 5 čas=3d`. Místo „švýcarský 5“ jde taky „každý s každým“, „dvakrát“, „vyřazovací“, „žebříček“ nebo „liga“; čas není nutný. Potom `{ $prefix }přihlásit` a `{ $prefix }zahájit`.
refused-tournament-unknown-game = Hru `{ $game }` neznám. Hry vypíše `{ $prefix }hry`, co se dá psát o turnaji, řekne `{ $prefix }nápověda turnaj`.
refused-tournament-what-else = Hru `{ $game }` znám, ale co je `{ $rest }`? Takhle: `{ $prefix }turnaj nový { $game } švýcarský 5 čas=3d`. Místo „švýcarský 5“ jde taky „každý s každým“, „dvakrát“, „vyřazovací“, „žebříček“ nebo „liga“. Spoluhráč se píše se zavináčem, třeba { $name ->
    [1] `{ $prefix }turnaj nový { $game } @{ $rest }`
   *[0] `{ $prefix }turnaj nový { $game } @jméno`
 }, počítač `bot:těžký`.
refused-tournament-format-near = Turnajový systém `{ $word }` neznám. Nemá to být `{ $prefix }{ $known }`?
refused-tournament-number = Za „{ $word }“ může stát číslo od { $least } do { $most }, třeba { $usual }. Bez čísla je to { $usual }.
refused-tournament-time-is-hard = V turnaji prohrává každý hned, jak mu vyprší čas, aby kolo na nikoho nečekalo. Vynech `přísně=ne`.
refused-tournament-none = Žádný turnaj tu neprobíhá. Vyhlásí ho `{ $prefix }turnaj nový { $any-game } švýcarský 5`.
refused-tournament-elsewhere = Turnaj { $tournament } se v této místnosti nekoná. { $deed ->
    [invite] `{ $prefix }turnaj pozvat { $tournament }` dá kód, kterým ho sem přivedeš.
   *[other] Jak na tom je, ukáže `{ $prefix }tabulka { $tournament }`.
 }
refused-tournament-computers-at-most = Turnaje se může účastnit nejvýš 8 počítačů.
refused-tournament-which = Probíhá tu víc turnajů: { $numbers }. Přidej číslo: { $deed ->
    [join] `{ $prefix }přihlásit { $number }`
    [leave] `{ $prefix }odhlásit { $number }`
    [start] `{ $prefix }zahájit { $number }`
    [pairings] `{ $prefix }kolo { $number }`
    [add] { $level ->
        [easy] `{ $prefix }turnaj přidat bot:lehký { $number }`
        [hard] `{ $prefix }turnaj přidat bot:těžký { $number }`
        [ruthless] `{ $prefix }turnaj přidat bot:nelítostný { $number }`
       *[usual] `{ $prefix }turnaj přidat bot { $number }`
    }
    [remove] `{ $prefix }turnaj vyřadit @jméno { $number }`
    [remove-computer] { $level ->
        [easy] `{ $prefix }turnaj vyřadit bot:lehký { $number }`
        [hard] `{ $prefix }turnaj vyřadit bot:těžký { $number }`
        [ruthless] `{ $prefix }turnaj vyřadit bot:nelítostný { $number }`
       *[usual] `{ $prefix }turnaj vyřadit bot { $number }`
    }
    [challenge] `{ $prefix }turnaj vyzvat @jméno #{ $number }`
    [cancel] `{ $prefix }turnaj zrušit { $number }`
    [invite] `{ $prefix }turnaj pozvat { $number }`
    [here-off] `{ $prefix }turnaj sem vypnout { $number }`
   *[show] `{ $prefix }tabulka { $number }`
 }.
refused-tournament-no-such = Turnaj { $tournament } tu není. Přihlas se v místnosti, kde se hraje; kdo ho vyhlásil, může ho přenést i sem: `{ $prefix }turnaj pozvat`.
refused-tournament-beside = Tahle zpráva už jeden turnaj mění. Pošli to ještě jednou zvlášť.
refused-tournament-too-many = Už tu probíhají čtyři turnaje. Kdo některý vyhlásil nebo místnost spravuje, může ho zrušit: `{ $prefix }turnaj zrušit { $tournament }`.
refused-tournament-alone = `{ $game }` hraje každý sám, takže turnaj z ní být nemůže.
refused-tournament-hand = Turnaj s kostkami, které hráči házejí sami, není.
refused-tournament-has-begun = Turnaj { $tournament } už začal.
refused-tournament-too-late = Turnaj { $tournament } hraje poslední kolo: na přihlášení je pozdě.
refused-tournament-joined = Turnaj { $tournament } už hraješ.
refused-tournament-full = Turnaj { $tournament } je plný: hraje 64 hráčů.
refused-tournament-computers = Turnaje { $tournament } se účastní 8 počítačů a víc jich být nemůže. Lidé ještě mohou: `{ $prefix }přihlásit`.
refused-tournament-not-in = V turnaji { $tournament } takový hráč není.
refused-tournament-you-are-not-in = Turnaj { $tournament } nehraješ.
refused-tournament-leave-elsewhere = Turnaj { $tournament } se tu nehraje. Odhlásí tě z něj `{ $prefix }odhlásit { $tournament }`.
refused-tournament-too-few = Turnaj { $tournament } potřebuje aspoň dva hráče. Přihlásí tě `{ $prefix }přihlásit`.
refused-tournament-not-yours = To může jen ten, kdo turnaj { $tournament } vyhlásil nebo spravuje jeho první místnost.
refused-tournament-is-over = Turnaj { $tournament } už skončil.
refused-tournament-no-code = Takový kód neplatí, nebo už ne. Nový dostane ten, kdo turnaj vyhlásil: `{ $prefix }turnaj pozvat`.
refused-tournament-here-how = Takhle: `{ $prefix }turnaj sem ABCD2345`. Kód dostane ten, kdo turnaj vyhlásil: `{ $prefix }turnaj pozvat`.
refused-tournament-already-here = Turnaj { $tournament } už se v téhle místnosti hraje.
refused-tournament-rooms-full = Turnaj { $tournament } se hraje v osmi místnostech a víc jich být nemůže.
refused-tournament-first-room = Tohle je první místnost turnaje { $tournament }, takže tu zůstává. Zruší ho `{ $prefix }turnaj zrušit`.
refused-tournament-room-not-yours = Odsud může turnaj { $tournament } odebrat jen ten, kdo ho vyhlásil nebo spravuje tuhle místnost.
refused-tournament-banned = V jedné z místností turnaje { $tournament } ti správce zakázal hrát, takže se ho účastnit nemůžeš.
refused-tournament-they-are-banned = Ten člověk má v téhle místnosti zákaz, takže hrát nemůže.
refused-tournament-no-bots = { $here ->
    [1] V téhle místnosti
   *[other] V místnosti { $room }
 } se s počítačem hrát nedá. Kdo ji spravuje, to v ní může změnit: `{ $prefix }nastavení počítače ano`{ $level ->
    [none] .
    [easy] ; `{ $prefix }turnaj vyřadit bot:lehký { $tournament }` vyřadí počítač z turnaje { $tournament }.
    [hard] ; `{ $prefix }turnaj vyřadit bot:těžký { $tournament }` vyřadí počítač z turnaje { $tournament }.
   *[ruthless] ; `{ $prefix }turnaj vyřadit bot:nelítostný { $tournament }` vyřadí počítač z turnaje { $tournament }.
 }
refused-confirm-leave = Opravdu odejít z turnaje { $tournament }?{ $count ->
    [0] {""}
    [one] {" "}Vzdáš tím partii { $sessions }.
   *[other] {" "}Vzdáš tím partie { $sessions }.
 } { $back ->
    [1] Dokud má přijít další kolo, zpátky tě vrátí `{ $prefix }turnaj přihlásit { $tournament }`.
    [2] Přijdeš tím o místo na žebříčku.
    [3] Co v této sezóně ještě není odehráno, bude prohrané; zpátky tě vrátí `{ $prefix }turnaj přihlásit { $tournament }`.
   *[other] Vrátit se nepůjde, a co ještě není odehráno, bude prohrané.
 } Odpověz „ano“, nebo „ne“.
refused-confirm-remove = Opravdu vyřadit z turnaje { $tournament }: { $name }?{ $count ->
    [0] {""}
    [one] {" "}Tím je prohraná partie { $sessions }.
   *[other] {" "}Tím jsou prohrané partie { $sessions }.
 } Odpověz „ano“, nebo „ne“.
refused-confirm-call-off = Opravdu zrušit turnaj { $tournament }? Vzít zpět se to nedá{ $games ->
    [0] {""}
    [one] {" "}a hraje se v něm jedna partie
    [few] {" "}a hrají se v něm { $games } partie
   *[other] {" "}a hraje se v něm { $games } partií
 }. Odpověz „ano“, nebo „ne“.
refused-confirm-end = Opravdu ukončit turnaj { $tournament }? Místa zůstanou, jak jsou, a `{ $prefix }tabulka { $tournament }` je ukáže i potom. Vzít zpět se to nedá{ $games ->
    [0] {""}
    [one] {" "}a hraje se v něm jedna partie
    [few] {" "}a hrají se v něm { $games } partie
   *[other] {" "}a hraje se v něm { $games } partií
 }. Odpověz „ano“, nebo „ne“.
refused-tournament-add-whom = Koho? `{ $prefix }turnaj přidat bot:lehký` přidá počítač. Lidé se hlásí sami: `{ $prefix }přihlásit`.
refused-tournament-remove-whom = Koho? `{ $prefix }turnaj vyřadit @jméno` vyřadí někoho, `{ $prefix }turnaj vyřadit bot:těžký` počítač.
refused-tournament-no-ladder = Turnaj { $tournament } není žebříček: partie začínají samy. Ukáže je `{ $prefix }kolo`.
refused-tournament-out-of-reach = { $place ->
    [1] Stojíš na vrcholu žebříčku: počkej, až tě někdo vyzve.
   *[other] Vyzvat jde toho, kdo stojí nejvýš o { $reach ->
        [one] jedno místo
        [few] { $reach } místa
       *[other] { $reach } míst
     } nad tebou; ty máš { $place }. místo.
 } Všechna místa ukáže `{ $prefix }tabulka`.
refused-tournament-busy = Na tomhle žebříčku už jednu partii hraješ. Ukáže ji `{ $prefix }kolo`.
refused-tournament-other-busy = Ten hráč už na tomhle žebříčku jednu partii hraje. Ukáže ji `{ $prefix }kolo`.
refused-tournament-challenge-whom = Koho? `{ $prefix }turnaj vyzvat @jméno`, nebo místo: `{ $prefix }turnaj vyzvat 2`.
refused-tournament-abort = Partie #{ $session } patří do turnaje { $tournament }, takže se nedá zrušit. `{ $prefix }vzdát #{ $session }` ji vzdá.
refused-tournament-pause = Partie #{ $session } patří do turnaje { $tournament }, kde na její konec čekají ostatní, takže se nedá odložit.
refused-tournament-no-help = Partie #{ $session } patří do turnaje { $tournament }: neradí se v ní, tahy se nevracejí a počítač hraje pořád na stejné úrovni. Tahy vypíše `{ $prefix }tahy #{ $session }`.
help-tournament = pořádá turnaj v téhle místnosti: nový, přihlásit, odhlásit, zahájit, tabulka, kolo, přidat, vyřadit, vyzvat, pozvat, sem, zrušit. Systémy: každý s každým, dvakrát, švýcarský, vyřazovací, žebříček, liga
help-join = obsadí volné místo, které někdo otevřel, nebo tě přihlásí do turnaje v této místnosti
help-leave = zruší místo, které jsi otevřel(a), nebo tě odhlásí z turnaje; nedohrané turnajové hry jsou prohrané
help-start = začne turnaj, který máš vyhlášený
help-standings = ukáže tabulku turnaje
help-pairings = ukáže, kdo s kým v turnaji hraje
open-seat = { $name } čeká na spoluhráče: { $title }. Příkaz `{ $prefix }přihlásit #{ $session }` začne hru.
open-seat-first = { $name } začíná.
open-seat-second = { $name } táhne jako druhá strana.
open-seat-luck = Před prvním hodem přidá každý hráč ke kostkám své slovo.
open-seat-rated = Hra bude hodnocená.
open-seat-beside = Na tuto hru čeká i někdo jiný: `{ $prefix }přihlásit #{ $beside }`.
open-seat-at-once = Chceš hrát hned? { $bots ->
    [0] S kamarádem
   *[other] `{ $prefix }nová { $game } bot`, nebo s kamarádem
 }: `{ $prefix }nová { $game } @jméno`.
open-seat-until = Místo je volné ještě { $time }; zruší ho `{ $prefix }zrušit #{ $session }`.
open-seat-for-ever = Místo zruší `{ $prefix }zrušit #{ $session }`.
open-seat-closed = Volné místo #{ $session } je zrušeno: { $name }, { $title }.
open-seat-lapsed = Nikdo se nepřihlásil, a tak je místo #{ $session } zrušeno: { $name }, { $title }. Nové otevře `{ $prefix }nová { $game }`.
tables-here = Volné stoly; posadí tě `{ $prefix }hrát` a jméno hry:
tables-line = { $title }: `{ $prefix }hrát { $game }`, nejvýš { $tables } najednou
told-standing-set = Tahle místnost teď drží { $tables ->
    [1] volný stůl pro hru `{ $game }`
   *[other] volné stoly pro hru `{ $game }`, nejvýš { $tables } najednou
 }: posadí tě `{ $prefix }přihlásit` nebo `{ $prefix }hrát { $game }` a druhý začne hru.
told-standing-off = Tahle místnost už stoly pro hru `{ $game }` nedrží.
told-standing-none = Tahle místnost žádné stoly nedrží. Správce je otevře příkazem `{ $prefix }stoly { $short-game } 5`.
told-standing-none-tournament = Tahle místnost žádné stoly nedrží; správce je otevře příkazem `{ $prefix }stoly { $short-game } 5`. Jak to vypadá v turnaji, ukáže `{ $prefix }tabulka`.
told-standing-list = Tahle místnost drží volné stoly: { $games }. Posadí tě `{ $prefix }hrát { $game }`, skončí to `{ $prefix }stoly { $game } vypnout`.
refused-standing-how = Takhle: `{ $prefix }stoly { $short-game } 5` drží až pět volných stolů (nejvýš dvacet), `{ $prefix }stoly { $short-game } vypnout` to skončí.
refused-standing-many = Místnost může držet stoly pro pět her. Ukáže je `{ $prefix }stoly`.
refused-standing-full = Všechny stoly jsou obsazené: co se hraje, ukáže `{ $prefix }hry`. Další místo otevře `{ $prefix }hrát { $game }`.
refused-standing-which = Stoly jsou pro víc her: { $games }. Vyber si: `{ $prefix }hrát { $game }`.
help-standing = drží v místnosti volné stoly pro nějakou hru, pro kohokoli; samo je vypíše
told-plan-dropped = V partii #{ $session } už není nic naplánováno: co bylo, je zahozeno.
planned-nothing = V partii #{ $session } není nic naplánováno. `{ $prefix }když { $line } #{ $session }` samo odpoví na tah soupeře, `{ $prefix }fronta { $reply } #{ $session }` zahraje tah, ať soupeř udělá cokoli.
planned-nothing-own-turn = V partii #{ $session } není nic naplánováno. Na tahu jsi teď ty: nejdřív táhni, pak plánuj. `{ $prefix }když` samo odpoví na tah soupeře, `{ $prefix }fronta` zahraje tah, ať soupeř udělá cokoli.
planned = V partii #{ $session } je naplánováno a zahraje se, jakmile to půjde; zruší to `{ $prefix }když vypnout #{ $session }`. Naplánováno je:
planned-then = pak
planned-line = `{ $prefix }když { $moves } #{ $session }`
planned-replaced = Naplánováno už není, protože nová odpověď je na týž tah:
planned-queue = `{ $prefix }fronta { $moves } #{ $session }`
news-plan-dropped = { $player }: naplánované tahy v partii #{ $session } už nejdou zahrát, ruším je.
refused-plan-alone = V partii #{ $session } hraješ za sebe, plánovat není co: prostě tahy napiš.
refused-plan-computer = Počítač v partii #{ $session } odpovídá hned, plánovat není co: prostě napiš tah.
refused-plan-dice = V partii #{ $session } jsou kostky nebo los, a dokud nejsou známy, nejde nic hrát předem.
refused-plan-in-public = Co máš v partii #{ $session } naplánováno, je jen pro tebe: napiš `{ $prefix }když #{ $session }` v soukromé konverzaci se mnou.
refused-plan-own-turn = V partii #{ $session } jsi na tahu: napřed zahraj, pak plánuj.
refused-plan-full = Víc než { $number } variant nebo tahů naplánovat nejde. Všechny zruší `{ $prefix }když vypnout`.
refused-queue-impossible = Ať soupeř teď udělá cokoli, „{ $move }“ se potom zahrát nedá.
refused-plan-impossible = Soupeř teď „{ $move }“ zahrát nemůže, a varianta začíná jeho tahem. Jde třeba `{ $prefix }když { $line } #{ $session }`.
refused-plan-impossible-after = Po tahu `{ $before }` „{ $move }“ zahrát nejde. Jde třeba `{ $prefix }když { $line } #{ $session }`.
refused-plan-how = Varianta začíná tahem soupeře a končí tvým: `{ $prefix }když { $line }`. Může mít až dvacet tahů.
help-if = samo zahraje tvou odpověď, když soupeř udělá daný tah; každé `{ $prefix }když` přidá další variantu, „vypnout“ zruší všechny. Na Discordu to, co píšeš, skryjí jen lomítkové příkazy; jinde to v místnosti čtou všichni
help-queue = zahraje tahy po jednom, kdykoli jsi na tahu, ať soupeř udělá cokoli; přidají se za ty, které už máš naplánované (`{ $prefix }fronta vypnout` zruší všechny); dokud ti soupeř něco nabízí, čekají na tvou odpověď
arg-moves = tahy
proposal = { $asked }, { $proposer } navrhuje hru: { $title }.
proposal-answers = `{ $prefix }přijmout #{ $session }` ji začne, `{ $prefix }odmítnout #{ $session }` ji odmítne, `{ $prefix }protinávrh #{ $session } první čas=3d` navrhne jiné podmínky.
proposal-until = Nabídka platí { $time }. Stáhne ji `{ $prefix }zrušit #{ $session }`.
proposal-declined = { $proposer }, { $asked } teď hrát #{ $session } ({ $title }) nechce.
proposal-withdrawn = Nabídka hry #{ $session } ({ $title }) pro hráče { $asked } je stažena.
proposal-lapsed = Odpověď nepřišla včas, a tak nabídka hry #{ $session } ({ $title }) pro hráče { $asked } neplatí.
told-blocked-nobody = Nikoho neblokuješ. `{ $prefix }blokovat @jméno` někomu zabrání začínat s tebou hry.
told-unblocked = { $name } s tebou zase může hrát.
told-blocked-people = Blokuješ: { $names }. Koho blokuješ, ten s tebou nemůže začínat hry ani obsadit tvá místa. Zase to dovolí `{ $prefix }odblokovat @{ $name }`.
refused-asked-for-same = Tuhle hru už máš nabídnutou, jen za jiných podmínek. `{ $prefix }přijmout #{ $session }` ji začne podle nabídky, `{ $prefix }odmítnout #{ $session }` ji odmítne, `{ $prefix }protinávrh #{ $session } první čas=3d` navrhne jiné podmínky.
refused-proposal-waits = Odpověď na tvou nabídku #{ $session } ještě nepřišla. Stáhne ji `{ $prefix }zrušit #{ $session }`.
refused-proposal-which = Na co odpovídáš? Na tvou odpověď tu čekají: { $numbers }. Přidej číslo: { $command ->
    [decline] `{ $prefix }odmítnout #{ $session }`
    [counter] `{ $prefix }protinávrh #{ $session } první čas=3d`
   *[accept] `{ $prefix }přijmout #{ $session }`
 }.
refused-nobody-asks = Nikdo ti tu hru nenavrhl. Co je volné, ukáže `{ $prefix }hry`.
refused-counter-same = Tyhle podmínky už jsou navržené. Hru začne `{ $prefix }přijmout`.
refused-standing-clock = Stoly, které místnost drží otevřené, mají čas, jaký tu mají hry obvykle (`{ $prefix }nastavení čas`), nebo žádné hodiny: čas vynech.
refused-counter-how = Takhle: `{ $prefix }protinávrh první čas=3d`. Můžeš uvést stranu, čas a `hodnocení=ano`.
refused-not-available = Hra s hráčem { $name } teď není možná. Místo pro jiné otevře `{ $prefix }nová { $any-game }`.
refused-blocked-by-you = Hráče { $name } blokuješ. Hry zase dovolí `{ $prefix }odblokovat @{ $name }`.
refused-blocks-in-public = Seznam lidí, které blokuješ, je jen pro tebe: napiš `{ $prefix }blokovat` v soukromé konverzaci se mnou.
refused-block-oneself = Blokovat sebe nejde. `{ $prefix }blokovat @jméno` zabrání někomu jinému začínat s tebou hry.
refused-block-full = Blokuješ už sto lidí, víc nejde. Místo udělá `{ $prefix }odblokovat @jméno`.
me-ask = { $value ->
    [on] Nikdo s tebou nezačne hru, aniž by se napřed zeptal. `{ $prefix }já ptát vypnout` dovolí začínat hned.
   *[off] Hry s tebou začínají hned a do prvního tahu je můžeš odmítnout. `{ $prefix }já ptát zapnout` zařídí, aby se tě napřed zeptali.
 }
help-counter = odpoví na navrženou hru jinými podmínkami: strana, čas, `hodnocení=ano`
help-block = zabrání někomu začínat s tebou hry; samo vypíše, koho blokuješ
help-unblock = zase někomu dovolí s tebou hrát
arg-terms = podmínky
seats-here = Volná místa:
seats-line = `#{ $session }` { $title }: čeká { $name }, `{ $prefix }přihlásit #{ $session }`
refused-seat-already = Na spoluhráče pro hru `{ $game }` tu už čekáš: #{ $session }.{ $bots ->
    [0] { "" }
   *[other] { " " }Chceš hrát hned? `{ $prefix }nová { $game } bot`.
 } Místo zruší `{ $prefix }zrušit #{ $session }`.
refused-seat-gone = Místo #{ $session } už není volné. Volná místa ukáže `{ $prefix }hry`.
refused-seat-of-another = #{ $session } není volné místo: tu partii někdo nabídl někomu jinému.
refused-seat-not-yours = Místo #{ $session } může zrušit jen ten, kdo ho otevřel, nebo správce místnosti.
refused-seat-which = Co z toho? Možná jsou: { $numbers }. Přidej číslo: { $command ->
    [decline] `{ $prefix }odmítnout #{ $session }`
    [leave] `{ $prefix }odhlásit #{ $session }`
   *[abort] `{ $prefix }zrušit #{ $session }`
 }.
refused-join-own = Místo #{ $session } je tvoje vlastní: obsadit ho musí někdo jiný. Zruší ho `{ $prefix }zrušit #{ $session }`.
refused-join-changed = To, k čemu se tady dá přihlásit, se před chvilkou změnilo, možná zrovna když vznikal tvůj příkaz. Přečti si to, a pokud to chceš, napiš `{ $prefix }přihlásit #{ $session }`.
refused-other-has-enough = { $name } už tu má tolik rozehraných partií, kolik jich v téhle místnosti jeden člověk smí mít. Až některá skončí, můžete začít.
refused-join-they-have-enough = { $asked ->
    [0] Kdo nabídl místo #{ $session }, má tu rozehraných tolik partií, kolik jich jeden člověk v této místnosti mít může. Místo půjde obsadit, až některá skončí.
   *[other] Kdo tě zve do partie #{ $session }, má tu rozehraných tolik partií, kolik jich jeden člověk v této místnosti mít může. Přijmout půjde, až některá skončí.
 }
refused-join-nothing = { $two ->
    [0] Nikdo tu na nikoho nečeká. Partii jen pro tebe začne `{ $prefix }nová { $any-game }`.
   *[other] Nikdo tu na nikoho nečeká. Volné místo pro kohokoli otevře `{ $prefix }nová { $any-game }`.
 }
refused-join-no-such = Nic volného tu nemá číslo { $number }. Co je volné, ukáže `{ $prefix }hry`.
refused-join-game = `{ $prefix }hrát { $game }` začne hru s tím, kdo tu na `{ $game }` čeká. `{ $prefix }přihlásit #1` obsadí místo podle čísla.
refused-join-tournament-changed = Místo, které tu bylo volné, právě někdo obsadil nebo zavřel. `{ $prefix }turnaj přihlásit { $tournament }` tě přihlásí do turnaje { $tournament }.
refused-join-which = Volného je tu víc. { $several ->
    [0] Přidej číslo místa: `{ $prefix }přihlásit #{ $number }`. Místa: { $seats }
   *[other] Na volné místo přihlásí `{ $prefix }přihlásit #{ $number }`, do turnaje `{ $prefix }turnaj přihlásit { $tournament }`. Místa: { $seats }; turnaje: { $tournaments }
 }
refused-leave-changed = Tvoje volné místo tu právě někdo obsadil nebo zavřel. `{ $prefix }turnaj odhlásit { $tournament }` tě odhlásí z turnaje { $tournament }.
refused-leave-which = Co chceš opustit? `{ $prefix }odhlásit #{ $session }` zavře tvoje volné místo, `{ $prefix }turnaj odhlásit { $tournament }` tě odhlásí z turnaje.
help-play = začne hru s tím, kdo tu na ni čeká; když nikdo, otevře ti volné místo. Více pod `{ $prefix }nápověda nová`
arg-what = CO

## Úlohy

puzzle-asked = Úloha { $number }, hra { $game }. Tvoje strana: { $side }. Právě jeden tah vyhraje { $plies ->
    [one] hned
   *[other] nejpozději po { $plies } tazích, počítáno za obě strany
 }. { $left ->
    [one] Který?
    [few] Který? Najít máš postupně { $left } takové tahy.
   *[other] Který? Najít máš postupně { $left } takových tahů.
 }
puzzle-asked-keep = Úloha { $number }, hra { $game }. Tvoje strana: { $side }. Právě jeden tah udrží výhru. { $left ->
    [one] Který?
    [few] Který? Najít máš postupně { $left } takové tahy.
   *[other] Který? Najít máš postupně { $left } takových tahů.
 }
puzzle-asked-alone = Úloha { $number }, hra { $game }. Odsud se dá vyřešit, ale jen když najdeš ten jediný správný tah. { $left ->
    [one] Který to je?
    [few] Který to je? Najít máš postupně { $left } takové tahy.
   *[other] Který to je? Najít máš postupně { $left } takových tahů.
 }
puzzle-how-beside-games = Máš tu i rozehranou partii, proto tah napiš takhle: `{ $prefix }úloha { $example }`. `{ $prefix }úloha řešení` prozradí odpověď, `{ $prefix }úloha další` dá jinou úlohu.
puzzle-how = Tah prostě napiš. `{ $prefix }úloha řešení` prozradí odpověď, `{ $prefix }úloha další` dá jinou úlohu.
puzzle-right = { $move } je správně!{ $replies ->
    [0] {""}
   *[other] {" "}Soupeř odpoví { $reply }.
 } { $left ->
    [one] Zbývá jeden tah: co teď?
    [few] Co teď? Zbývá najít { $left } tahy.
   *[other] Co teď? Zbývá najít { $left } tahů.
 }
puzzle-wrong = Úloha { $number }: { $move } { $timed ->
    [1] nevyhraje včas
   *[other] to není
 }: soupeř odpoví { $reply }. Zkus jiný tah, nebo `{ $prefix }úloha řešení`.
puzzle-wrong-alone = Úloha { $number }: { $move } to není. Zkus jiný tah, nebo `{ $prefix }úloha řešení`.
puzzle-solved = { $move } – vyřešeno{ $once ->
    [1] , a hned napoprvé
   *[other] {""}
 }! V téhle hře máš { $count ->
    [one] jednu vyřešenou úlohu
    [few] { $count } vyřešené úlohy
   *[other] { $count } vyřešených úloh
 }, celkem { $all }. `{ $prefix }úloha { $id }` dá další.
puzzle-solution = Řešení úlohy { $number }: { $moves }. `{ $prefix }úloha { $id }` dá jinou úlohu.
puzzle-left = Úloha { $number } je odložená. `{ $prefix }úloha` dá jinou.
puzzle-unknown = Tahle úloha se už nedá ukázat. `{ $prefix }úloha další` dá jinou.
refused-puzzle-one-move = V úloze beru jeden tah po druhém. Začni s `{ $typed }`.
refused-puzzle-none = Teď žádnou úlohu neřešíš. `{ $prefix }úloha` ti nějakou dá.
puzzle-said-so = To platí o úloze. Tah v partii má před sebou její číslo, třeba `#12 e4-f4`.
refused-puzzle-open = Žádnou partii tu nehraješ, ale řešíš úlohu: napiš tah. `{ $prefix }úloha` ji ukáže znovu, `{ $prefix }úloha řešení` prozradí odpověď.
refused-puzzle-no-game = Úlohy pro hru `{ $game }` nejsou. Jsou pro { $games }.
refused-puzzle-not-a-move = `{ $typed }` není ani tah v tvojí úloze, ani hra. `{ $prefix }úloha` ukáže úlohu znovu.
refused-puzzle-which-move = `{ $typed }` může znamenat víc tahů: { $moves }. Napiš jeden z nich celý.
refused-puzzle-or-game = `{ $typed }` může být tah v partii #{ $session }, nebo odpověď na úlohu. Napiš `#{ $session } { $typed }`, nebo `{ $prefix }úloha { $typed }`.
refused-puzzle-or-games = `{ $typed }` může být tah v partiích { $sessions }, nebo odpověď na úlohu. Napiš `#{ $session } { $typed }`, nebo `{ $prefix }úloha { $typed }`.
help-puzzle = dá ti pozici, ve které právě jeden tah vyhraje včas, nebo udrží výhru; ty ho najdeš
arg-dice = kostky
arg-live = živě
arg-slow = pomalu
arg-untimed = volně
arg-here = sem
arg-code = KÓD
arg-both-sides = @já
arg-next = další
arg-solution = řešení
puzzle-daily = Úloha dne! `{ $prefix }úloha dnes` ti ji dá; potom piš tahy.
puzzle-daily-set = Každý den v { $time } ({ $zone }) tu bude úloha dne{ $one-game ->
    [0] {""}
   *[other] , vždycky ze hry { $title }
 }. `{ $prefix }úloha denně vypnout` to zruší.
puzzle-daily-off = Úloha dne už tu nebude.
told-no-daily-puzzle = Úloha dne se tu neukazuje. { $manages ->
    [1] `{ $prefix }úloha denně 18:00 Europe/Prague` nastaví, kdy se tu má ukázat.
   *[other] `{ $prefix }úloha dnes` ti dá dnešní.
 }
refused-puzzle-daily-quiet = V téhle místnosti je ticho, takže se v ní úloha dne neukazuje. Změní to `{ $prefix }mluvit`.
refused-puzzle-daily-how = Takhle: `{ $prefix }úloha denně 18:00 Europe/Prague`, nebo `{ $prefix }úloha denně 18:00 Europe/Prague { $any-game }`, když má být hra pořád stejná.
arg-today = dnes
arg-daily = denně

prefix-set = Příkazy tu teď začínají `{ $new }`, například `{ $new }nápověda`.
lang-set = Od teď tu mluvím česky. Jen pro sebe, ve všech místnostech, to je `{ $prefix }já jazyk cs`.
moved-here = Tahle místnost nahradila jinou a partie z ní tu pokračují: { $games }. Jak stojí první z nich, ukáže `{ $prefix }deska { $example }`.

## Nápověda

help-intro = Starám se o deskové hry, které se hrají pomocí zpráv, každý svým tempem. Příkazy:
help-topic-start = Začít
help-topic-play = Hrát
help-topic-look = Ohlédnout se
help-topic-room = Tahle místnost
help-typing = Před tahy se `{ $prefix }` nepíše: když jsi na tahu, prostě je napiš, klidně několik v jedné zprávě. Hraješ-li víc partií najednou, odpověz na zprávu s deskou, nebo napiš napřed číslo: `#12 vložit 4`.
help-words = Rozumím i: { $words }.
help-new = začne partii s tím, koho jmenuješ, proti počítači (`bot`), nebo za obě strany (`@já`)
help-rematch = začne tvou poslední hru ještě jednou, s vyměněnými stranami
help-again = začne tvou poslední hru ještě jednou, stejně jako předtím
help-games = vypíše hry
help-rules = vysvětlí hru
help-glossary = vysvětlí pojmy mankal
help-help = vypíše příkazy, nebo jeden vysvětlí
help-board = ukáže desku z tvé strany: textem, obrázkem, nebo slovy
help-moves = vypíše, co se teď dá hrát
help-hint = poradí ti dobrý tah, v partiích bez soupeře a proti počítači
help-luck = přidá k tajnému semínku tvoje slovo, v partii založené se slovem „štěstí“
help-level = ukáže nebo změní, jak dobře hraje počítač
help-why = vysvětlí, proč byl tvůj poslední tah odmítnut
help-draw = nabídne remízu, nebo přijme nabídnutou
help-pause = navrhne soupeři partii odložit: `{ $prefix }odložit 3d`; `{ $prefix }odložit vypnout` navrhne pokračovat
help-takeback = vrátí tvůj poslední tah, nebo tolik tahů, kolik řekneš; proti člověku jen do minuty, nebo když souhlasí; potom přijme jeho prosbu, pokud o vrácení prosí; v turnaji nikdy
help-accept = přijme, co je ti nabídnuto: remízu, vrácení tahu, zrušení partie; nebo začne partii, kterou ti někdo navrhl
help-decline = odmítne, co je ti nabídnuto, nebo stáhne tvou nabídku; před tvým prvním tahem se zeptá, zda odmítnout celou partii
arg-count = POČET
help-yield = vzdá hru
help-abort = zruší partii, dokud nemají obě strany první tah za sebou; proti počítači a proti sobě kdykoli; jakmile mají tah oba, ptá se soupeře, jestli souhlasí
help-show = ukáže desku po některém dřívějším hodu či tahu; se „sem“ přinese partii i do téhle místnosti
help-replay = přehraje partii krok za krokem: další krok, předchozí, nebo ten s číslem; nebo ji celou ukáže v obrázcích
help-history = vypíše tvoje odehrané partie, nebo ty, co jsi s někým hrál
help-mine = vypíše všechny tvoje partie ve všech místnostech, kdo je na tahu a jak dlouho
help-next = ukáže desku, která na tebe čeká nejdéle
arg-back = zpět
arg-page = STRÁNKA
help-top = vypíše nejlepší hodnocení ve hře, tady i všude; `{ $prefix }žebříček tablut živě` jen z živých partií, `{ $prefix }žebříček tablut pomalu` z partií s hodinami na hodiny či dny, `{ $prefix }žebříček tablut volně` z partií bez hodin
help-stats = ukáže tvoje výsledky a hodnocení, nebo cizí a vaše vzájemné; s „kostky“ všechny kostky, co ti kdy padly
help-analyse = ukáže, jak se v dohrané partii měnily naděje a co by bylo lepší
help-export = vypíše zápis partie, nebo všechno, co si o tobě pamatuju
help-import = nahraje zápis k prohlížení
help-verify = ověří kostky dohrané partie podle semínka
help-lang = nastaví jazyk místnosti
help-prefix = nastaví znak, kterým začínají příkazy
help-settings = vypíše nastavení místnosti nebo něco změní
help-mute = v téhle místnosti odpovídám jen těm, kdo tu hrají, a jen o jejich partiích
help-unmute = v téhle místnosti zase odpovídám všem
help-ban = v téhle místnosti přestanu někomu odpovídat, kromě toho, co se týká jeho rozehraných partií; bez jména vypíše, komu neodpovídám
help-unban = zase mu začnu odpovídat
help-privacy = řekne, co si o tobě pamatuju
help-forget = smaže všechno, co si o tobě pamatuju
help-link = propojí tvoje účty na dvou platformách: dá kód, který napíšeš na té druhé
help-unlink = zase je oddělí
arg-game = HRA
arg-friend = jméno
arg-first = první
arg-second = druhý
arg-random = náhodně
arg-luck = štěstí
arg-easy = lehká
arg-hard = těžká
arg-ruthless = nelítostná
arg-on = zapnout
arg-off = vypnout
arg-prose = slovy
arg-full = celá
arg-word = SLOVO
arg-command = PŘÍKAZ
arg-number = N
arg-entry = ZÁZNAM
arg-step-number = KROK
arg-record = ZÁPIS
arg-prefix = ZNAK
example-friend = @jméno
help-more = Všechno, co umím, vypíše `{ $prefix }nápověda vše`. Jeden příkaz vysvětlí třeba `{ $prefix }nápověda nová`, jednu hru `{ $prefix }nápověda tablut`.
help-languages = English: `{ $prefix }lang en`. Italiano: `{ $prefix }lingua it`. По-русски: `{ $prefix }язык ru`.
help-example = Například: { $command ->
    [new] `{ $prefix }nová { $any-game }{ $with-friend }`{ $bots ->
        [0] { "" }
       *[other] , `{ $prefix }nová { $any-game } bot:lehký`
     }, `{ $prefix }nová { $any-game } @já`
    [play] `{ $prefix }hrát { $any-game }`
    [rules] `{ $prefix }pravidla tablut`
    [glossary] `{ $prefix }slovníček ruma`
    [help] `{ $prefix }nápověda nová`, `{ $prefix }nápověda tablut`
    [puzzle] `{ $prefix }úloha { $any-game }`, `{ $prefix }úloha denně 18:00`
    [board] `{ $prefix }deska`, `{ $prefix }deska #12`
    [luck] `{ $prefix }štěstí jablko`
    [level] `{ $prefix }obtížnost těžká`
    [show] `{ $prefix }ukázat 5`
    [import] `{ $prefix }nahrát`
    [export] `{ $prefix }vypsat`, `{ $prefix }vypsat mě`
    [edit] `{ $prefix }editor tablut`
    [me] `{ $prefix }já klid 22-8 Praha`, `{ $prefix }já deska obrázkem`
    [takeback] `{ $prefix }zpět`, `{ $prefix }zpět 2`
    [pause] `{ $prefix }odložit 3d`
    [replay] `{ $prefix }přehrát`, `{ $prefix }přehrát 5`
    [history] `{ $prefix }historie`, `{ $prefix }historie @jméno`
    [top] `{ $prefix }žebříček { $any-game }`
    [stats] `{ $prefix }statistiky`, `{ $prefix }statistiky @jméno`
    [counter] `{ $prefix }protinávrh první čas=3d`
    [block] `{ $prefix }blokovat @jméno`
    [unblock] `{ $prefix }odblokovat @jméno`
    [if] `{ $prefix }když e4-f4 pak a4-b4`
    [queue] `{ $prefix }fronta a4-b4`
    [lang] `{ $prefix }jazyk cs`
    [prefix] `{ $prefix }předpona ?`
    [settings] `{ $prefix }nastavení čas 3d`
    [ban] `{ $prefix }vykázat @jméno`
    [unban] `{ $prefix }vpustit @jméno`
    [standing] `{ $prefix }stoly { $short-game } 5`
    [forget] `{ $prefix }zapomeň mě`
    [vacation] `{ $prefix }dovolená`, `{ $prefix }dovolená 10d`
    [wait] `{ $prefix }počkat 3d`
    [tournament] `{ $prefix }turnaj nový { $any-game } švýcarský 5`
   *[other] `{ $prefix }{ $verb }`
 }
help-new-forms =
    { $two ->
        [0] { "" }
       *[other]
            `{ $prefix }nová { $any-game }{ $with-friend } první`: začínáš ty. Se slovem „druhý“ začne soupeř.
            `{ $prefix }nová { $any-game }{ $with-friend } čas=3d` dá tři dny na každý tah, `banka=10d+1d` deset dní na celou partii a den navíc za každý tah, `živě=10m+10s` deset minut pro dva, kteří jsou oba u toho. S `přísně=ano` partie skončí sama, když čas vyprší; s `víkendy=ne` hodiny v sobotu a v neděli stojí.
            `{ $prefix }nová { $any-game }{ $with-friend } čas=ne` je bez hodin i tam, kde se obvykle hraje s nimi; `{ $prefix }nová { $any-game }{ $with-friend } hodnocení=ano` se počítá do hodnocení obou.
            `{ $prefix }nová { $any-game }` otevře místo, na které se kdokoli přihlásí slovem `{ $prefix }přihlásit`; `{ $prefix }hrát { $any-game }` obsadí volné místo, nebo nové otevře.
    }
    { $scripta ->
        [0] { "" }
       *[other] `{ $prefix }nová rychlá @jméno` je krátká hra XII Scripta, každý má tři kameny.
    }
    { $tchuka ->
        [0] { "" }
       *[other] `{ $prefix }nová tchuka` je hra pro jednoho, nikdo se nejmenuje.
    }
    { $bots ->
        [0] S počítačem v téhle místnosti nikdo partii začít nemůže.
       *[other] `{ $prefix }nová { $any-game } bot` je partie proti počítači. Jak dobře hraje, určí `bot:lehký`, `bot:těžký` nebo `bot:nelítostný`; když jmenuješ dva, hrají spolu.
    }
    `{ $prefix }nová { $any-game } @já` je partie, ve které hraješ za obě strany.
    { $scripta ->
        [0] { "" }
       *[other] Volby patří do závorky: `{ $prefix }nová scripta(pieces=5,dice=hand) @jméno` je hra s pěti kameny, házíte opravdovými kostkami a píšete, co padlo. Volby vypíše `{ $prefix }pravidla scripta celá`.
    }
    Samotné `{ $prefix }nová` po skončené partii začne tutéž hru znovu, s vyměněnými stranami.
help-settings-words = Nastavení: { $words }. Jak je jedno z nich nastavené, řekne třeba `{ $prefix }{ $verb } { $word }`; všechna vypíše `{ $prefix }{ $verb }`, i s tím, čím se mění.
help-game-moves = Tahy vypadají takhle: { $moves }.
help-game-rules = Hru vysvětlí `{ $prefix }pravidla { $game }`, do všech podrobností a se všemi volbami `{ $prefix }pravidla { $game } celá`.
help-unknown = K heslu `{ $word }` nápovědu nemám. Umím vysvětlit příkazy: { $commands }; hry: { $games }; a pojmy mankaly, které vypíše `{ $prefix }slovníček`.
help-move-word = `{ $word }` je slovo, kterým se píšou tahy. { $count ->
    [one] Hru, která ho má, vysvětlí { $rules }.
   *[other] Hry, které ho mají, vysvětlí { $rules }.
 }
help-me = ukáže tvoje nastavení nebo něco změní: jak ti mám ukazovat desky, tiché hodiny, připomínky, jeden souhrn denně a další
arg-setting = NASTAVENÍ
arg-picture = obrázkem
arg-text = textem

## Odmítnutí

refused-hint = Co se dá hrát, vypíše `{ $prefix }tahy{ $which }`.
refused-which-session = Partií je tu víc. Která to má být?
which-session-goes-on = Jedna z tvých partií se tady právě změnila nebo skončila. Jestli myslíš tuhle:
which-session-how = Napiš číslo před tah, třeba `#{ $example } { $move }`, nebo za příkaz, třeba `{ $prefix }deska #{ $example }`, nebo odpověz na zprávu s deskou.
which-session-move = Napiš její číslo, nebo ho dej před tah: `#{ $example } { $move }`.
which-session-command = Napiš její číslo za příkaz, třeba `{ $prefix }{ $verb } #{ $example }`.
refused-wrong-turn = V partii #{ $session } je teď na tahu { $player }.
refused-no-seat = V partii #{ $session } nehraješ. Dívat se může každý: `{ $prefix }deska #{ $session }`.
refused-no-seat-but = V #{ $session } nehraješ. Ve tvé partii je to `#{ $own } { $typed }`.
refused-move-in-thread = V této místnosti patří před tah číslo partie: `#{ $session } { $typed }`. Ve vlákně partie ho psát nemusíš.
refused-no-session = Žádnou partii tu nemáš. Začni nějakou: `{ $prefix }nová { $any-game }{ $with-friend }`.
refused-no-session-but-elsewhere = Tady žádnou partii nemáš. `{ $prefix }moje` vypíše tvoje partie v jiných místnostech.
refused-no-such-session = Partie #{ $session } tu není.
refused-session-over = Partie #{ $session } skončila. `{ $prefix }ukázat 1 #{ $session }` ukáže desku po jejím prvním záznamu, `{ $prefix }hry` vypíše, co se dá hrát dál.
refused-luck-first = Kostky partie #{ $session } čekají nejdřív na slovo od každého z vás: `{ $prefix }štěstí jablko #{ $session }`, nebo jakékoli jiné.
refused-luck-not-awaited = Kostky partie #{ $session } na tvoje slovo nečekají. Čekají v partii založené se slovem „štěstí“: `{ $prefix }nová rychlá @jméno štěstí`.
refused-luck-no-dice = V téhle hře na tajném semínku nic nezávisí. Začni ji bez slova „štěstí“.
refused-luck-nowhere = Žádné kostky tu na slovo nečekají. Čekají v partii založené se slovem „štěstí“: `{ $prefix }nová rychlá @jméno štěstí`.
refused-luck-word-is-in = Tvoje slovo pro kostky partie #{ $session } už mám.
refused-luck-what = Které slovo? Hodí se jakékoli slovo nebo číslo: `{ $prefix }štěstí jablko`.
refused-luck-too-long = To je moc dlouhé: nejvýš 64 znaků, prosím.
refused-abort-or-withdraw = V partii #{ $session } máš otevřenou nabídku. `{ $prefix }odmítnout #{ $session }` ji stáhne. `{ $prefix }zrušit #{ $session }` místo ní navrhne zrušit celou partii.
refused-confirm-abort = Opravdu zrušit partii #{ $session }? Odpověz „ano“, nebo „ne“.{ $moved ->
    [0] { "" }
   *[other] { "" } Zpátky vezme jen poslední tah: `{ $prefix }zpět #{ $session }`.
 }
refused-confirm-decline = Nikdo ti nic nenabízí. Zrušit partii #{ $session }, kde zatím nemáš žádný tah? Odpověz „ano“, nebo „ne“.
refused-confirm-yield = Opravdu vzdát partii #{ $session }? Odpověz „ano“, nebo „ne“, nebo napiš `{ $prefix }vzdát #{ $session }`.{ $puzzle ->
    [1] { "" } Řešení úlohy ukáže `{ $prefix }úloha řešení`.
   *[other] { "" }
 }
refused-confirm-number = Je `{ $typed }` tvůj tah v #{ $session }, nebo číslo ze seznamu? „Ano“ ho zahraje, „ne“ ne.
refused-confirm-move = Je `{ $near }` tvůj tah v #{ $session }? Odpověz „ano“ a zahraju ho, nebo „ne“.
refused-confirm-pass = Opravdu vynechat? V partii #{ $session } ještě můžeš hrát. Odpověz „ano“, nebo „ne“.
refused-not-a-move = Takový tah v partii #{ $session } není. Co se dá hrát, vypíše `{ $prefix }tahy #{ $session }`.
refused-latin-letters = Sloupce, důlky i klávesy se píšou latinkou. V partii #{ $session } můžeš napsat `{ $example }`; všechno vypíše `{ $prefix }tahy #{ $session }`.
refused-no-such-move = Tahy se v partii #{ $session } jako `{ $typed }` nepíšou. Můžeš napsat `{ $example }`; všechno vypíše `{ $prefix }tahy #{ $session }`.
refused-not-understood = Nerozumím. Co umím, vypíše `{ $prefix }nápověda`.
refused-said-nothing = Ahoj! Starám se o deskové hry pro dva. `{ $prefix }hry` je vypíše, `{ $prefix }nová { $short-game }{ $with-friend }` začne partii{ $bots ->
    [0] { "" }
   *[other] , `{ $prefix }nová { $short-game } bot` partii proti mně
 }, `{ $prefix }nápověda` vysvětlí ostatní.
refused-thanked = Není zač! Co umím, vypíše `{ $prefix }nápověda`.
refused-game-as-command = `{ $game }` je hra: `{ $prefix }nová { $game } @jméno` ji začne s někým{ $bots ->
    [0] { "" }
   *[other] , `{ $prefix }nová { $game } bot` se mnou
 }, `{ $prefix }pravidla { $game }` ji vysvětlí.
refused-game-as-command-alone = `{ $game }` je hra pro jednoho: `{ $prefix }nová { $game }` ji začne, `{ $prefix }pravidla { $game }` ji vysvětlí.
refused-unknown-command = Příkaz `{ $word }` neznám. Co umím, vypíše `{ $prefix }nápověda`.
refused-did-you-mean = Příkaz `{ $word }` neznám. Nemá to být `{ $prefix }{ $known }`?
refused-too-long = To je na mě moc dlouhé: čtu zprávy do 4 000 znaků, zápisy partií do 64 000.
refused-which-move = `{ $typed }` může znamenat víc tahů: { $moves }. Napiš jeden z nich, nebo jen jeho konec.
refused-new-which-game = Kterou hru a s kým? Takhle: `{ $prefix }nová { $any-game }{ $with-friend }`{ $bots ->
    [0] { "" }
   *[other] , nebo proti počítači: `{ $prefix }nová { $any-game } bot`
 }. Hry vypíše `{ $prefix }hry`.
refused-new-or-start = Co má začít? `{ $prefix }zahájit { $tournament }` začne turnaj { $tournament }, `{ $prefix }nová { $any-game }{ $with-friend }` partii a `{ $prefix }odveta` znovu tvoji poslední partii.
refused-unknown-game = Hru `{ $game }` neznám. Hry vypíše `{ $prefix }hry`.
refused-play-what-or-again = Na hru tu nikdo nečeká. { $two ->
    [0] `{ $prefix }nová { $short-game }` začne partii jen pro tebe
   *[other] `{ $prefix }hrát { $short-game }` počká na někoho, kdo si s tebou zahraje{ $bots ->
        [0] { "" }
       *[other] , `{ $prefix }nová { $short-game } bot` začne partii proti počítači
     }
 }, `{ $prefix }odveta #{ $session }` zopakuje tvou poslední. Hry vypíše `{ $prefix }hry`.
refused-repeat-partner-gone = Druhý hráč partie #{ $session } odešel, takže ji není s kým opakovat. `{ $prefix }nová { $any-game }` počká na kohokoli.
refused-repeat-not-there = #{ $session } se hrála v jiné místnosti a tam teď znovu začít nemůže: nedovoluje to nastavení té místnosti nebo tamější zákaz.
refused-play-what = Na hru tu nikdo nečeká. { $two ->
    [0] `{ $prefix }nová { $short-game }` začne partii jen pro tebe
   *[other] `{ $prefix }hrát { $short-game }` počká na někoho, kdo si s tebou zahraje{ $bots ->
        [0] { "" }
       *[other] , `{ $prefix }nová { $short-game } bot` začne partii proti počítači
     }
 }. Hry vypíše `{ $prefix }hry`.
refused-new-what-else = Hru `{ $game }` znám, ale co je `{ $rest }`? Spoluhráč se píše se zavináčem, třeba { $name ->
    [1] `{ $prefix }nová { $game } @{ $rest }`
   *[0] `{ $prefix }nová { $game } @jméno`
 }, počítač `bot:těžký`, hodnocená partie `hodnocení=ano`, hodiny `čas=3d`; volby hry patří do závorky.
refused-new-what-level = Obtížnost má jen počítač. Partie proti němu: { $level ->
    [easy] `{ $prefix }nová { $game } bot:lehký`
    [hard] `{ $prefix }nová { $game } bot:těžký`
   *[ruthless] `{ $prefix }nová { $game } bot:nelítostný`
 }
refused-new-what-else-alone = Hru `{ $game }` znám, ale co je `{ $rest }`? Hraje se bez soupeře a volby patří do závorky: vypíše je `{ $prefix }pravidla { $game } celá`.
refused-which-game = `{ $game }` je celá rodina her. Vyber si z nich: { $games }.
refused-nothing-refused-since = Od posledního tahu v partii #{ $session } ti nic odmítnuto nebylo. Až bude, `{ $prefix }proč` vysvětlí pravidlo.
refused-nothing-refused-there = Pamatuju si jen to poslední, co ti bylo odmítnuto, a v partii #{ $session } to nebylo. Až bude, `{ $prefix }proč` vysvětlí pravidlo.
refused-nothing-refused = Nic ti tu nebylo odmítnuto. Až bude, `{ $prefix }proč` vysvětlí pravidlo.
refused-unknown-word = Slovníček nezná „{ $word }“. Která slova zná, vypíše `{ $prefix }slovníček`, příkazy `{ $prefix }nápověda` a hry `{ $prefix }hry`.
refused-unknown-option = Volbu `{ $option }` ta hra nemá; všechny její volby popisuje `{ $prefix }pravidla { $game } celá`. Hodiny se zadávají třeba `čas=3d`, `banka=10d+1d` nebo `živě=10m+10s` a hodnocená partie `hodnocení=ano`.
refused-option-twice = Volba `{ $option }` je tu se dvěma hodnotami. Která platí?
refused-bad-option = Hodnoty volby `{ $option }`: { $allowed }.
refused-edit-who = S kým? Zmiň někoho, třeba `{ $prefix }editor hraj @jméno`{ $bots ->
    [0] { "" }
   *[other] , nebo hraj proti počítači: `{ $prefix }editor hraj bot`
 }.
refused-unknown-person = { $person } tu nemůžu najít. Napiš @ a vyber člověka ze seznamu, který se objeví, v místnosti, do které vidíte oba.
refused-one-friend = Hra je pro dva: jmenuj jednoho soupeře, nebo dva počítače, které si zahrají spolu, nebo hraj za obě strany: `{ $prefix }nová { $any-game } @já`.
refused-already-playing = Hru `{ $game }` tu už hrajete, { $name } a ty: #{ $session }. Nejdřív ji dohrajte, nebo začněte jinou hru či jinou její variantu; samotný jiný čas, strana nebo hodnocení nestačí.
refused-already-alone = Hru `{ $game }` už tu hraješ: #{ $session }. Nejdřív ji dohraj, nebo ji zruš příkazem `{ $prefix }zrušit #{ $session }`.
refused-level-nobody = Obtížnost má jen počítač a partii #{ $session } hrají lidé.{ $bots ->
    [0] { "" }
   *[other] { " " }Partie proti počítači začne takhle: `{ $prefix }nová { $any-game } bot:lehký`.
 }
refused-level-already = Obtížnost počítače v partii #{ $session } už { $level ->
    [easy] lehká
    [hard] těžká
   *[ruthless] nelítostná
 } je.
refused-level-unknown = Obtížnost `{ $word }` neznám. Na výběr jsou „lehká“, „těžká“ a „nelítostná“.
refused-computers-playing = Dva počítače už tu hrají, partii #{ $session }. Zastaví je `{ $prefix }zrušit #{ $session }`.
refused-computer-cannot-roll = Počítač nemůže házet opravdovými kostkami. Vynech `dice=hand` a budu házet za oba.
refused-solitaire = `{ $game }` se hraje bez soupeře: `{ $prefix }nová { $game }`.
refused-show-which-entry = Po kterém záznamu? Hody a tahy se počítají po jednom: `{ $prefix }ukázat 3` je deska po třetím. Řádky zápisu jsou číslované po tazích.
refused-nothing-played = V partii #{ $session } se nic nehrálo.
refused-no-such-entry = Partie #{ $session } { $entries ->
    [0] ještě nemá žádný záznam
    [one] má jen { $entries } záznam
    [few] má jen { $entries } záznamy
   *[other] má jen { $entries } záznamů
 }.
refused-no-such-step = Partie #{ $session } má jen { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
 }. Poslední ukáže `{ $prefix }přehrát #{ $session } { $steps }`.
refused-import-what = Zápis napiš pod příkaz, do stejné zprávy.
refused-record-too-much = Tenhle zápis nepřehraju: má moc záznamů, nebo by přehrávání trvalo moc dlouho. Na tvém počítači ho prověří příkaz „lusoria verify“.
refused-record-head = Tohle není zápis partie: musí začínat řádkem `lusoria-record: 2`.
refused-record-without-import = Tohle vypadá jako zápis partie. Napiš na řádek nad něj `{ $prefix }nahrát` a já ho nahraju k prohlížení.
refused-record-line = Tenhle zápis nepřečtu: řádku { $line } nerozumím.
refused-record-entry = Řádek { $line } toho zápisu odporuje řádkům před ním: záznam { $entry } tam není možný.
refused-record-game = Zápis nejmenuje hru, volby a pravidla, které tu mám. Je celý? Vlož všechny jeho řádky do jedné zprávy.
refused-record-false = Tenhle zápis nepřijmu: { $what ->
    [differs] záznam { $entry } není ten, který dává jeho semínko, `{ $expected }`
    [wrong-ending] konec, který uvádí, z jeho tahů neplyne
    [cut-short] prozrazuje semínko, ale konec partie někdo odstřihl
    [wrong-seed] jeho semínko a hra nejsou ty, které zaručoval jeho otisk
   *[wrong-sum] jeho řádek „sum:“ chybí, nebo nesouhlasí s ostatními
 }.
refused-just-begun = Partie #{ $session } právě začala, takže další nezačíná: možná to přišlo dvakrát. Jestli chceš ještě jednu partii, napiš to za pár vteřin znovu.
refused-one-new-game = V jedné zprávě jde začít jen jedna hra.
refused-bad-prefix = Předpona je jeden až tři znaky, třeba `!`, `?`, `$` nebo `+`.
refused-bad-lang = Umím anglicky (`en`), česky (`cs`), italsky (`it`) a rusky (`ru`).
refused-may-not-configure = Nastavení může měnit jen ten, kdo tuhle místnost spravuje.
refused-unreadable = Tuhle zprávu nepřečtu: je zašifrovaná a klíč k ní mi nepřišel. Napiš ji, prosím, znovu.
refused-too-many-lines = Z jedné zprávy čtu deset řádků. Ty další už jsem nečetl.
refused-too-many-moves = To je moc najednou: z jedné zprávy zahraju nejvýš 50 tahů. Z tohohle řádku se nezahrálo nic.
refused-second-command = Na jeden řádek prosím jen jeden příkaz: `{ $command }` patří na vlastní. Z tohoto řádku se neprovedlo nic.
refused-word-left-over = { $kind ->
    [repeat] Partie se opakuje se stejnými hráči a volbami, takže se nic nestalo. S jinými začne partii `{ $prefix }nová { $any-game }{ $with-friend }`.
    [person] K tomuto příkazu se jméno nepíše, takže se nic nestalo.
   *[word] Co je `{ $word }`? K tomuto příkazu to nepatří, takže se nic nestalo.
    }
refused-one-person = Prosím jen jednoho člověka najednou. Nic se nestalo.
refused-too-many-words = Tenhle řádek je na mě moc dlouhý: čtu jich do 120 slov.
refused-line-unknown = Zahráno: `{ $played }`. Slovo `{ $word }` neznám, takže `{ $rest }` se nezahrálo.
refused-line-turn-over = Zahráno: `{ $played }`. Tím tvůj tah skončil, takže `{ $rest }` se nezahrálo.
refused-line-unknown-near = Zahráno: `{ $played }`. Slovo `{ $word }` neznám, takže `{ $rest }` se nezahrálo. Nemá to být `{ $near }`? Odpověz „ano“, nebo „ne“.
refused-move-near = `{ $typed }` není tah. Nemá to být `{ $near }`? Odpověz „ano“, nebo „ne“.
refused-answer-not-first = „Ano“ nebo „ne“ mi odpovídá, jen když stojí na prvním řádku zprávy: řádky před ním mohly změnit, na co odpovídá.
refused-offer-or-talk = Jestli to byla odpověď na nabídku v #{ $session }, napiš `{ $prefix }přijmout #{ $session }` nebo `{ $prefix }odmítnout #{ $session }`.
refused-question-mark = Končí to otazníkem, a tak se nic nestalo. Udělá to `{ $prefix }{ $known }`.
refused-answer-or-offer = Odpovídáš na mou otázku, nebo na to, co ti někdo nabídl v #{ $session }? Nic se nestalo. Na nabídku odpovíš `{ $prefix }přijmout #{ $session }` nebo `{ $prefix }odmítnout #{ $session }`; jde-li ti o mou otázku, napiš znovu, co chceš.
refused-answer-too-late = Na mou otázku už je pozdě: partie šla dál, mezitím přišlo něco jiného, nebo uplynulo moc času. Nic se nestalo; jestli to pořád chceš, napiš příkaz znovu.
refused-nothing-asked = Na nic jsem se neptal. Co umím, vypíše `{ $prefix }nápověda`.
refused-no-time-of-day = „{ $value }“ není denní čas: ten je od 0:00 do 23:59.
refused-me-value = „{ $value }“ se tam nehodí. { $kind ->
    [switch] Buď `{ $prefix }já ptát zapnout`, nebo `{ $prefix }já ptát vypnout`.
    [quiet] Takhle: `{ $prefix }já klid 22-8 Praha`, nebo `{ $prefix }já klid vypnout`.
    [digest] Takhle: `{ $prefix }já souhrn 18:00 Praha`, nebo `{ $prefix }já souhrn vypnout`.
    [remind] Takhle: `{ $prefix }já připomenout 3d`, od 1 do 30 dnů, nebo `{ $prefix }já připomenout vypnout`.
    [theme] Jedno z těchto: `{ $prefix }já vzhled světlý`, `{ $prefix }já vzhled tmavý`, `{ $prefix }já vzhled kontrast`.
    [width] Buď `{ $prefix }já šířka úzká`, nebo `{ $prefix }já šířka široká`.
    [lang] Jedno z těchto: `cs`, `en`, `it`, `ru`, třeba `{ $prefix }já jazyk cs`; nebo `{ $prefix }já jazyk vypnout`.
   *[board] Jedno z těchto: `{ $prefix }já deska textem`, `{ $prefix }já deska obrázkem`, `{ $prefix }já deska slovy`, `{ $prefix }já deska místnost`.
 }
refused-me-how = Takové nastavení neznám. `{ $prefix }já` vypíše tvoje nastavení a jak se které mění.
refused-no-zone = Časové pásmo `{ $zone }` neznám. Stačí velké město, nebo třeba `Europe/Prague`, CET, UTC+3.
refused-no-zone-near = Časové pásmo `{ $zone }` neznám. Nemá to být `{ $near }`?
refused-settings-value = „{ $value }“ se tam nehodí. { $kind ->
    [switch] Tohle nastavení jde jen zapnout, nebo vypnout.
    [number] Musí to být číslo od 0 do 1000; 0 znamená bez omezení.
    [night] Takhle: `{ $prefix }nastavení noc 22-8 Praha`, nebo `{ $prefix }nastavení noc vypnout`.
    [time] Takhle: `{ $prefix }nastavení čas 3d`, `{ $prefix }nastavení čas banka=10d+1d`, nebo `{ $prefix }nastavení čas vypnout`.
    [games] Jména her, třeba `{ $prefix }nastavení hry tablut, murus`, nebo `{ $prefix }nastavení hry všechny`.
    [lang] Jedno z těchto: `cs`, `en`, `it`, `ru`, třeba `{ $prefix }nastavení jazyk cs`.
    [prefix] Musí to být znak nebo krátké slovo, kterým nezačínají tahy, třeba `{ $prefix }nastavení předpona ?`.
   *[board] Jedno z těchto: `{ $prefix }nastavení deska textem`, `{ $prefix }nastavení deska obrázkem`, `{ $prefix }nastavení deska slovy`.
 }
refused-settings-how = Takové nastavení neznám. `{ $prefix }nastavení` vypíše nastavení místnosti a jak se které mění.
refused-confirm-forget = Opravdu na tebe zapomenout? Rozehrané partie skončí (teď jich máš { $games }): turnajové a ty, kde už táhli oba, platí za vzdané, ostatní se zruší. Jméno, nastavení, hodnocení, úlohy a uložené pozice se všude smažou a nejdou vrátit. Kopii ti předtím dá `{ $prefix }vypsat mě`.{ $organizes ->
    [1] {" "}Turnaje, které máš vyhlášené, zůstanou i bez tebe: zahájit nebo zrušit je pak může jen ten, kdo spravuje jejich místnost.
   *[0] {""}
 } Jestli ano, napiš `{ $prefix }zapomeň mě ano`.
refused-forget-whom = `{ $prefix }zapomeň mě` smaže všechno, co o tobě vím; předtím se ještě zeptám. Co to je, řekne `{ $prefix }soukromí`.
refused-show-here-which = Napiš, kterou partii sem přinést, třeba `{ $prefix }ukázat #12 sem`; tvoje partie vypíše `{ $prefix }moje`.
refused-show-only-here = #{ $session } se tu neukazuje navíc, takže není co brát pryč.
refused-show-of-tournament = Partie #{ $session } z turnaje { $tournament } se hraje z téhle místnosti, takže tu zůstane.
refused-shown-in-too-many = #{ $session } se ukazuje ve čtyřech místnostech a víc jich být nemůže. Místo udělá `{ $prefix }ukázat #{ $session } vypnout` v jedné z nich.
refused-link-no-code = Takový kód neplatí, nebo už ne. Nový dá `{ $prefix }propojit` na druhé platformě.
refused-link-too-often = Příliš mnoho špatných kódů. Zkus to za deset minut s novým.
refused-link-same = Že jsi to ty, už vím. Kód napiš na druhé platformě.
refused-link-game = V partii #{ $session } tam hraješ proti sobě. Nejdřív ji dohraj, pak znovu `{ $prefix }propojit`.
refused-link-tournament = V turnaji { $tournament } hraješ dvakrát. Na jedné straně z něj nejdřív odejdi.
refused-confirm-link = Jsi { $name } na platformě { $platform } taky ty? Pak se tvoje partie, hodnocení a nastavení tady i tam spojí, a kdo píše tam, bude hrát všechny. Odpověz „ano“, nebo „ne“.
refused-data-in-public = Co o tobě uchovávám, je jen pro tebe: napiš `{ $prefix }vypsat mě` v soukromé konverzaci se mnou.
refused-link-in-public = Kódy jsou jen pro tebe: napiš `{ $prefix }propojit` v soukromé konverzaci se mnou. Kód, který se objevil tady, už neplatí.
refused-link-same-platform = Dva účty na jedné platformě nepropojuju: kód napiš na té druhé.
refused-link-alone = Zpráva, která účty propojuje nebo odděluje, nesmí obsahovat nic jiného.
refused-link-busy = Okamžik, tvoje účty se právě propojují. Napiš to znovu.
refused-unlink-alone = Znám tě jen z téhle platformy, není co oddělit.
refused-other-banned-here = { $name } má v téhle místnosti zákaz, takže tu s ním partie nezačne.
refused-banned-here = Kdo tuhle místnost spravuje, nechce, abych ti tu odpovídal. Partie, které tu máš rozehrané, můžeš dohrát; na všechno ostatní se mě zeptej v soukromé konverzaci.
refused-muted-here = V téhle místnosti odpovídám jen těm, kdo tu hrají, a jen o jejich partiích: kdo ji spravuje, chce klid. Zeptej se mě v soukromé konverzaci.
refused-nobody-waits-closed = Nikdo tu na tebe s partií nečeká a v téhle místnosti začínají partie jen ti, kdo ji spravují.
refused-games-not-open = V téhle místnosti začínají partie jen ti, kdo ji spravují (`{ $prefix }nastavení otevřené`).
refused-game-not-here = `{ $game }` se v téhle místnosti nehraje; co ano, řekne `{ $prefix }nastavení hry`.
refused-no-kibitz = #{ $session } se počítá do hodnocení a v téhle místnosti si ti, kdo nehrají, nechávají komentáře až po partii. Díky!
refused-mute-whom = `{ $prefix }ztišit` a `{ $prefix }mluvit` platí pro celou místnost a žádné jméno neberou. Jednomu člověku tu přestanu odpovídat po `{ $prefix }vykázat @jméno`.
refused-dice-of-others = Kostky počítám jen pro toho, kdo jimi házel: tvoje ukáže `{ $prefix }statistiky kostky`.
refused-ratings-alone = { $game } je hra pro jednoho, takže v ní nikdo hodnocení nemá. Všechna hodnocení vypíše `{ $prefix }žebříček`.
refused-mute-how-long = `{ $prefix }ztišit` žádnou dobu nebere: platí, dokud někdo ze správců místnosti nenapíše `{ $prefix }mluvit`.
refused-mute-hours = `{ $prefix }ztišit` žádné hodiny nemá. `{ $prefix }já klid { $hours }` ti v těch hodinách nic nepřipomene; přidej svoje město: `{ $prefix }já klid 22-8 Praha`.
refused-everybody-manages = U tohohle terminálu spravuje místnost každý, takže tu odpovídám všem: ztišení ani vykázání nic nezmění. Jsou pro místnosti na Discordu a Matrixu.
refused-name-without-at = Napiš `@{ $person }`: bez @ nevím, o koho jde. Nic se nezměnilo.
refused-not-blocked = Hráče { $name } neblokuješ. Koho blokuješ, vypíše `{ $prefix }blokovat`.
refused-ban-yourself = Sebe vykázat nejde.
refused-too-many-bans = Víc vykázaných si pro tuhle místnost nepamatuju.
refused-no-bots-here = V téhle místnosti se partie s počítačem začít nedají: kdo ji spravuje, to vypnul (`{ $prefix }nastavení počítače`).
refused-unknown-game-near = Hru `{ $game }` neznám. Nemá to být `{ $near }`? Hry vypíše `{ $prefix }hry`.
refused-draw-alone = #{ $session } hraješ bez soupeře, není se s kým dohodnout na remíze.
refused-draw-unknown = #{ $session } nemůže skončit remízou: podle pravidel této hry vždycky někdo vyhraje. Vzdát se dá pomocí `{ $prefix }vzdát #{ $session }`.
refused-draw-computer = Počítač hraje #{ $session } až do konce; remíza tu nastane jen podle pravidel. `{ $prefix }zrušit #{ $session }` partii zruší.
refused-offer-stands = To už v #{ $session } nabízíš. Nabídka platí, dokud na ni nepřijde odpověď; stáhne ji `{ $prefix }odmítnout #{ $session }`.
refused-offer-changed = Nabídka v #{ $session } se před chvilkou změnila, možná zrovna když vznikala tvoje odpověď. Přečti si ji a napiš `{ $prefix }přijmout #{ $session }`, pokud s ní souhlasíš, jinak `{ $prefix }odmítnout #{ $session }`.
refused-offered-before = V #{ $session } už tahle nabídka jednou byla. Znovu to jde, až druhý hráč zase potáhne.
refused-pause-alone = V #{ $session } na tebe nikdo nečeká a hodiny neběží, takže není co odkládat: hraj dál, kdy chceš.
refused-pause-how-long = Na kolik dnů? 1 až 30, takhle: `{ $prefix }odložit 3d`. `{ $prefix }odložit vypnout` odklad ukončí.
refused-pause-none = Partie #{ $session } není odložená. `{ $prefix }odložit 3d #{ $session }` požádá soupeře o tři dny.
refused-fits-nowhere = To teď nejde v žádné z tvých zdejších partií. Vypíše je `{ $prefix }moje`.
refused-nothing-offered = V #{ $session } ti nikdo nic nenabízí.
refused-nothing-offered-but-the-game = V #{ $session } ti nikdo nic nenabízí. Pokud tu partii nechceš hrát vůbec, zruší ji `{ $prefix }zrušit #{ $session }`.
refused-takeback-late = V #{ $session } to vrátit nejde: od té doby uplynulo tolik času, že by ti vypršel.
refused-confirm-takeback = { $board ->
    [replay] Při přehrávání jde o krok zpátky `{ $prefix }přehrát zpět`.
    [editor] V editoru vrátí poslední změnu `{ $prefix }editor vrať`.
   *[puzzle] V úloze se nic vrátit nedá.
 } Vrátit tah v tvojí partii #{ $session }? Odpověz „ano“, nebo „ne“.
refused-takeback-or-session = Tolik tahů ({ $session }) se v žádné z tvých zdejších partií vrátit nedá. Nemá to být partie #{ $session }: `{ $prefix }zpět #{ $session }`?
refused-takeback-nothing = V #{ $session } nemáš žádný tah, který by se dal vrátit.
refused-takeback-fewer = { $moves ->
    [one] V #{ $session } se dá vrátit jen jeden tvůj tah: `{ $prefix }zpět`.
    [few] V #{ $session } se dají vrátit jen { $moves } tvé tahy: `{ $prefix }zpět { $moves }`.
   *[other] V #{ $session } se dá vrátit jen { $moves } tvých tahů: `{ $prefix }zpět { $moves }`.
 }
refused-repeat-what = Ještě ti tu žádná partie neskončila. Začni nějakou: `{ $prefix }nová { $any-game }{ $with-friend }`{ $bots ->
    [0] { "" }
   *[other] , nebo proti počítači: `{ $prefix }nová { $any-game } bot`
 }.
refused-repeat-goes-on = #{ $session } ještě neskončila. Až skončí, půjde začít znovu.
refused-nothing-waits = V žádné partii nejsi na tahu. Všechny i to, na co čeká tvoje odpověď, vypíše `{ $prefix }moje`.
refused-mine-alone = `{ $prefix }moje` vypíše tvoje vlastní partie a nic dalšího nepotřebuje; co tam znamená „{ $word }“, nevím. Dohrané partie s někým vypíše `{ $prefix }historie @jméno`.
refused-no-such-page = { $pages ->
    [one] Stránka je jen jedna: ukáže ji `{ $prefix }historie`.
    [few] Stránky jsou jen { $pages }: poslední ukáže `{ $prefix }historie { $pages }`.
   *[other] Stránek je jen { $pages }: poslední ukáže `{ $prefix }historie { $pages }`.
 }
refused-replay-end = To byl poslední krok partie #{ $session }. Zpátky se jde pomocí `{ $prefix }přehrát zpět`.
refused-replay-how = Čemu tu nerozumím: „{ $word }“. Krok je buď číslo (`{ $prefix }přehrát 7`), nebo slovo (`{ $prefix }přehrát další`, `{ $prefix }přehrát zpět`); `{ $prefix }přehrát obrázkem` ukáže celou partii. Číslo partie má `#`: `{ $prefix }přehrát další #2`.
refused-replay-one-step = Jeden krok po druhém. Krok je buď číslo (`{ $prefix }přehrát 7`), nebo slovo (`{ $prefix }přehrát další`, `{ $prefix }přehrát zpět`); `{ $prefix }přehrát obrázkem` ukáže celou partii. Číslo partie má `#`: `{ $prefix }přehrát další #2`.
refused-quit-how = Přestat můžeš kdykoli: počkám, až zase něco napíšeš. `{ $prefix }vzdát` vzdá partii, `{ $prefix }odhlásit` opustí místo nebo turnaj. V terminálu ukončí program slovo „konec“, bez znaku před ním.
refused-remind-how = Po třech dnech ti partie bez hodin, které na tebe čekají, připomene `{ $prefix }já připomenout 3d`; nikdy po `{ $prefix }já připomenout vypnout`.
refused-no-computer = { $bots ->
    [0] S počítačem v téhle místnosti nikdo partii začít nemůže.
   *[other] Jmenuj mě jako soupeře: `{ $prefix }nová { $any-game } bot`. Jak dobře mám hrát, určí `bot:lehký`, `bot:těžký` nebo `bot:nelítostný`.
 }
refused-rated-how = Takhle: `hodnocení=ano`, nebo `hodnocení=ne`.
refused-rated-alone = Do hodnocení se počítají jen partie dvou lidí: vynech `hodnocení=ano`.
refused-rated-form = Partie s takovými volbami nebo z dané pozice se do hodnocení nepočítají: vynech `hodnocení=ano`.
refused-no-clock = Partie #{ $session } se hraje bez hodin.{ $two ->
    [0] { "" }
   *[other] { " " }`{ $prefix }nová { $any-game }{ $with-friend } čas=3d` začne partii se třemi dny na každý tah.
 }
refused-hint-between-people = Partii #{ $session } hrají dva lidé, a tam se neradí. Rady jsou v partiích bez soupeře, proti počítači a za obě strany (`{ $prefix }nová { $any-game } @já`).
refused-hint-roll-first = Nejdřív v partii #{ $session } hoď kostkami; pak povím, který tah je dobrý.
refused-analyse-goes-on = Partie #{ $session } ještě neskončila. Až skončí, ukáže `{ $prefix }rozbor #{ $session }`, jak probíhala.
refused-still-thinking = Ještě přemýšlím nad tvou poslední otázkou.
refused-no-answer = Na tohle odpověď nemám. Kdo bota provozuje, najde důvod v záznamech programu.

## Meze

refused-too-many-messages = { $whose ->
    [person] Tolik toho pro jednoho člověka nestihnu. Zase tě vyslechnu za
    [room] Tolik toho pro jednu místnost nestihnu. Tahy hraju dál; na všechno ostatní tu zase odpovím za
   *[host] Ptá se mě tolik lidí, že to nestíhám. Tahy hraju dál; na všechno ostatní zase odpovím za
 } { $unit ->
    [hours] { $time ->
        [one] { $time } hodinu
        [few] { $time } hodiny
       *[other] { $time } hodin
    }
   *[minutes] { $time ->
        [one] { $time } minutu
        [few] { $time } minuty
       *[other] { $time } minut
    }
 }.
refused-too-many-imports = { $whose ->
    [person] Víc zápisů jeden člověk najednou nahrát nemůže. Další vezmu za
    [room] Víc zápisů se v jedné místnosti najednou nahrát nedá. Další vezmu za
   *[host] Nahrává se tolik zápisů, že to nestíhám. Další vezmu za
 } { $unit ->
    [hours] { $time ->
        [one] { $time } hodinu
        [few] { $time } hodiny
       *[other] { $time } hodin
    }
   *[minutes] { $time ->
        [one] { $time } minutu
        [few] { $time } minuty
       *[other] { $time } minut
    }
 }.
refused-too-many-waiting = { $whose ->
    [person] Moje odpovědi tobě jsou ještě na cestě.
    [room] Do téhle místnosti je na cestě ještě spousta mých odpovědí.
   *[host] Na cestě je ještě spousta mých odpovědí.
 } Tahy hraju dál; na všechno ostatní zase odpovím, až dojdou.
refused-more-games-than-allowed = { $whose ->
    [person-room] Jeden člověk smí mít v téhle místnosti rozehraných partií nejvýš { $most } (`{ $prefix }nastavení každý`), ty jich máš { $number }. Nejdřív dohraj nebo zruš tolik z nich: { $surplus }.
   *[room] V téhle místnosti smí být rozehraných partií nejvýš { $most } (`{ $prefix }nastavení nejvíc`), teď jich je { $number }. Počkej, až jich skončí tolik: { $surplus }{ $own ->
        [0] {""}
       *[other] , nebo dohraj či zruš svoje
    }.
 }
refused-too-many-games = { $whose ->
    [person-room] Rozehraných partií tu máš { $number } a víc jich { $setting ->
        [each] tahle místnost jednomu člověku nedovolí (`{ $prefix }nastavení každý`)
       *[other] jeden člověk v jedné místnosti mít nemůže
    }. Nejdřív některou dohraj, vzdej ji příkazem `{ $prefix }vzdát`, nebo ji zruš příkazem `{ $prefix }zrušit`.
    [person] Rozehraných partií máš { $number } a víc jich jeden člověk mít nemůže. Nejdřív některou dohraj, vzdej ji příkazem `{ $prefix }vzdát`, nebo ji zruš příkazem `{ $prefix }zrušit`.
    [room] Rozehraných partií je tu { $number } a víc jich { $setting ->
        [most] tahle místnost nedovolí (`{ $prefix }nastavení nejvíc`)
       *[other] v jedné místnosti být nemůže
    }. Počkej, až některá skončí{ $own ->
        [0] {""}
       *[other] , nebo některou svou vzdej příkazem `{ $prefix }vzdát` či zruš příkazem `{ $prefix }zrušit`
    }.
   *[host] Rozehraných partií je { $number } a víc jich držet nemůžu. Počkej, až některá skončí{ $own ->
        [0] {""}
       *[other] , nebo některou svou vzdej příkazem `{ $prefix }vzdát` či zruš příkazem `{ $prefix }zrušit`
    }.
 }
refused-editor-full = { $what ->
    [positions] Editor uchová jednomu člověku { $number } pozic a tvůj je plný.
   *[bytes] Editor uchová jednomu člověku { $number } bajtů a tvůj je plný.
 } Ulož pozici na místo některé, kterou už nepotřebuješ.
refused-not-answered-yet = { $name } ti ještě neodpovídá. Další partii spolu začnete, až { $name } zahraje v té první, nebo začne partii s tebou.
refused-declined = { $name } hrát nechce. Znovu se můžeš zeptat za { $unit ->
    [hours] { $time ->
        [one] { $time } hodinu
        [few] { $time } hodiny
       *[other] { $time } hodin
    }
   *[minutes] { $time ->
        [one] { $time } minutu
        [few] { $time } minuty
       *[other] { $time } minut
    }
 }; { $name } může začít partii s tebou kdykoli.
refused-too-many-calls = Lidí, kteří tě neznají a dnes na tvou výzvu ještě nezahráli, je { $number }, a víc jich být nemůže. Někoho dalšího vyzvi zítra, nebo až někdo z nich zahraje.

## Co se dá stisknout, a volby příkazů s lomítkem.
control-my-side = Z mé strany
control-explain = Vysvětlit
control-step-next = Další krok
control-step-back = Předchozí krok
control-type = Napsat tah…
control-choose-move = Vyber tah
control-choose-piece = Vyber kámen a pak jeho tah
control-yes = Ano
control-no = Ne
control-form-title = Tvůj tah
control-form-label = Tah
option-both-sides = sám se sebou, za obě strany
option-command = příkaz nebo hra
option-what = co dělat: přidat, vyřadit, vyzvat, pozvat, zrušit, sem; nebo formát a hra
option-setting = nastavení a jeho hodnota; bez toho se ukážou všechna
option-code = kód, který ti bot dal na druhé platformě
option-count = kolik
option-step-number = číslo kroku
option-page = stránka seznamu
option-terms = co bys radši: kdo začíná, čas
option-moves = tahy, jak jdou po sobě
option-dice = ukázat, jak padaly kostky tobě
option-all-mine = všechno, co se o tobě uchovává
option-here = přinést partii do téhle místnosti
option-off = ukončit to
option-me = potvrdit, že se má všechno o tobě smazat
option-person = o koho jde
option-number-there = číslo turnaje nebo volného místa, když jich je víc
option-name-computer = počítač
option-name-kind = druh
option-name-language = jazyk
option-name-level = obtížnost
option-name-me = já
option-name-move = tah
option-name-number = číslo
option-name-puzzle-next = co
option-name-side = strana
option-name-step = co
option-name-time = čas
option-name-tool = nástroj
option-computer = místo toho hrát proti počítači
option-entry = po kterém hodu nebo tahu
option-friend = s kým hrát
option-full = celý text
option-game = hra, třeba i s volbami: tablut(king=custodial)
option-game-alone = hra
option-language = jazyk
option-level = jak dobře počítač hraje
option-luck = každý z vás přidá slovo do semínka kostek
option-move = tvůj tah, jak ho ukazuje seznam
option-number = číslo partie, když jich hraješ víc
option-prefix = znak, kterým začínají příkazy
option-form = jako text, jako obrázek, nebo slovy
option-side = kdo začíná
option-tool = co udělat, třeba polož e5 bílý
option-word = slovo
help-move = zahraje tah; ty možné se vypisují při psaní
refused-press-stale = To tlačítko patří ke starší pozici: hra #{ $session } už pokročila. Jak stojí teď, ukáže `{ $prefix }deska #{ $session }`.
refused-press-answered = Ta otázka už neplatí, nebo patřila někomu jinému. Nic se nezměnilo.
option-time = kolik je času: čas=3d, banka=10d+1d nebo živě=10m+10s
option-span = jak dlouho, třeba 3d

## Čas

span-days = { $small ->
    [0] { $large ->
        [one] { $large } den
        [few] { $large } dny
       *[other] { $large } dní
    }
   *[other] { $large } d { $small } h
 }
span-hours = { $small ->
    [0] { $large } h
   *[other] { $large } h { $small } min
 }
span-minutes = { $small ->
    [0] { $large } min
   *[other] { $large } min { $small } s
 }
span-seconds = { $large } s
opened-time = Na každý tah máte { $start }.
opened-bank = Každý má { $start } na celou partii{ $adds ->
    [0] .
   *[other] {" "}a za každý tah se vrací { $add }; víc než { $start } se nenastřádá.
 }
opened-live = Každý má { $start } na celou partii{ $adds ->
    [0] .
   *[other] {" "}a za každý tah přibude { $add }.
 }
time-short = { $turn ->
    [1] { $start } na tah
   *[other] { $start } na partii{ $adds ->
        [0] {""}
       *[other] , { $add } navíc za tah
     }
 }
terms-hard = pak prohra
terms-weekends = o víkendech hodiny stojí
terms-no-vacation = bez dovolené
terms-rated = hodnocená
terms-luck = se slovy ke kostkám
terms-first = { $own ->
    [1] začínáš ty
   *[other] začíná { $name }
 }
terms-second = { $own ->
    [1] začíná soupeř
   *[other] { $name } táhne jako druhá strana
 }
opened-weekends = O víkendech hodiny stojí.
opened-vacation = Když ti vyprší čas, čerpají se (od druhého tahu) nejdřív dny dovolené; každý jich má na rok 30 pro všechny partie dohromady.
opened-time-soft = Komu čas vyprší, prohraje, jen když si o to soupeř řekne: `{ $prefix }reklamovat`. `{ $prefix }hodiny` ukážou, kolik zbývá.
opened-time-hard = Komu čas vyprší, ten prohrál. `{ $prefix }hodiny` ukážou, kolik zbývá.
time-little = { $player } má už jen { $left }.
board-time-over = { $player }: čas vypršel. Partii ukončí `{ $prefix }reklamovat{ $which }` od soupeře; do té doby tah ještě platí.
board-time-over-computer = { $player }: čas vypršel. Počítač partii nereklamuje, takže tah pořád platí.
clock-head = #{ $session } ({ $game }):
clock-put-off = Odloženo ještě na { $left }: hodiny stojí.
clock-rests = { $player } má dovolenou ještě { $rest }: do té doby tyhle hodiny stojí.
clock-weekend = Je víkend: hodiny stojí do pondělí (0:00 UTC).
clock-on-turn = { $player }: { $left }, běží
clock-waits = { $player }: { $left }
clock-over = { $player }: čas vypršel
clock-computer = { $player }: bez hodin
time-given = { $giver } přidává čas v partii #{ $session }. { $player }: odteď { $left }{ $stands ->
    [1] , nepočítaje dobu, po kterou hodiny stojí
   *[other] {""}
 }.
time-over = { $player }: v partii #{ $session } ({ $game }) už soupeři vypršel čas ({ $late }). `{ $prefix }reklamovat #{ $session }` partii ukončí, { $live ->
    [1] `{ $prefix }počkat 10m #{ $session }` přidá deset minut
   *[other] `{ $prefix }počkat 3d #{ $session }` přidá tři dny
 }, nebo prostě počkej. { $late }, do té doby tvůj tah ještě platí.
time-over-computer = { $late }, v partii #{ $session } ({ $game }) ti vypršel čas. Počítač partii nereklamuje: tvůj tah platí, ať přijde kdykoli.
reminder = { $player }: { $other } čeká na tvůj tah v partii #{ $session } ({ $game }) už { $waited }. Desku ukáže `{ $prefix }deska #{ $session }`.
reminder-left = { $player }: na tah v partii #{ $session } ({ $game }) máš ještě { $left }. Desku ukáže `{ $prefix }deska #{ $session }`.
vacation-left = { $left ->
    [0] Žádné dny dovolené ti nezbývají. Každý z těch 30 se vrátí 365 dní poté, co byl vybrán.
   *[other] { $left ->
        [one] Zbývá ti jeden den
        [few] Zbývají ti { $left } dny
       *[other] Zbývá ti { $left } dnů
     } dovolené; každý z těch 30 se vrátí 365 dní poté, co byl vybrán. Čerpají se po jednom, když ti vyprší čas, a to pro všechny tvoje partie najednou; `{ $prefix }dovolená { $take }d` si vezme { $take ->
        [one] jeden den
        [few] { $take } dny
       *[other] { $take } dnů
     } odteď.
 }
vacation-on = Máš dovolenou ještě { $rest }: v partiích, které to dovolují, tvoje hodiny stojí{ $count ->
    [0] .
   *[other] , ale ne v { $games }: tam běží dál.
 } `{ $prefix }dovolená vypnout` ji ukončí dnem, který už začal. Zbývá ti dnů: { $left }.
refused-vacation-how-long = Vzít se dá 1 až { $left } dnů, takhle: { $left ->
    [1] `{ $prefix }dovolená 1d`
    [2] `{ $prefix }dovolená 2d`
   *[other] `{ $prefix }dovolená 3d`
 }.
refused-vacation-not-on = Dovolenou teď nemáš. Kolik dnů ti zbývá, ukáže `{ $prefix }dovolená`.
refused-vacation-none = Žádné dny dovolené ti nezbývají. Každý z těch 30 se vrátí 365 dní poté, co byl vybrán.
refused-digest-where = To píšu jen tobě, tam, kde to nikdo jiný nečte. Začni se mnou soukromý rozhovor a napiš v něm: `{ $prefix }já souhrn 18:00 Europe/Prague`.
refused-digest-nowhere = Tady ti soukromě psát neumím: soukromé rozhovory tu nejsou. `{ $prefix }já připomenout 3d` připomíná řidčeji a `{ $prefix }moje` vypíše, co na tebe čeká.
help-clock = ukáže, kolik času komu zbývá
help-times = Partie má hodiny, když se to řekne na začátku: `{ $prefix }nová { $any-game }{ $with-friend } čas=3d`. `čas=3d` jsou tři dny na každý tah, `banka=10d+1d` deset dní na celou partii a den navíc za každý tah, `živě=10m+10s` deset minut a deset sekund navíc za každý tah. S `přísně=ano` partie po vypršení času sama skončí, s `víkendy=ne` hodiny v sobotu a v neděli stojí.
help-claim = ukončí partii, v níž soupeři vypršel čas
help-wait = přidá soupeři čas, třeba `{ $prefix }počkat 3d`
help-vacation = ukáže tvoje dny dovolené, nebo si jich z 30 na rok pár vezme: `{ $prefix }dovolená 10d`
arg-time = čas=3d
arg-span = DOBA
refused-time-how = Tomu času nerozumím. `čas=3d` jsou tři dny na každý tah, `banka=10d+1d` deset dní na celou partii a den navíc za každý tah, `živě=10m+10s` deset minut a deset sekund navíc za každý tah; přidat jde `přísně=ano` a `víkendy=ne`.
refused-time-without-clock = `přísně=ano` a `víkendy=ne` říkají, jak hodiny běží, ale žádné tu nejsou. Přidej je: `čas=3d` jsou tři dny na každý tah.
refused-time-alone = Na hodiny musí být dva: jmenuj přítele nebo počítač.
refused-clock-nowhere = Žádná z tvých zdejších partií se nehraje na čas.{ $two ->
    [0] { "" }
   *[other] { " " }Tři dny na každý tah dá `{ $prefix }nová { $any-game }{ $with-friend } čas=3d`.
 }
refused-claim-nowhere = V žádné z tvých zdejších partií soupeři čas nevypršel. Kolik mu zbývá, ukážou `{ $prefix }hodiny #{ $session }`.
refused-claim-own-time = V partii #{ $session } vypršel čas tobě. Dokud si o výhru nikdo neřekne, můžeš ještě táhnout.
refused-claim-own-turn = V partii #{ $session } jsi na tahu ty, není tedy co reklamovat.
refused-claim-too-early = { $player } má v partii #{ $session } ještě čas. Kolik, ukážou `{ $prefix }hodiny #{ $session }`.
refused-wait-how-long = Jak dlouho? Třeba `{ $prefix }počkat 3d`, najednou nejvýš 30 dní.
refused-wait-own-turn = V partii #{ $session } jsi na tahu ty; čas jde přidat jen soupeři.
