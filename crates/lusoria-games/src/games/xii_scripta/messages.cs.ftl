# XII Scripta: jedna věta na každý fakt hry. Co tah udělal, stojí za jménem hráče jako část jedné věty:
# `anna: hází 1 4 6, vkládá na 4`. $seat a $victim jsou jména hráčů, proto se neskloňují.
# Pole se počítají po dráze toho, o kom je řeč; koncová pole mají římská čísla jako v pravidlech;
# $dice je výčet jako "1 4 6".

## Co tah udělal

xii_scripta-thrown = hází { $dice }
xii_scripta-placed = vkládá na { $point }
xii_scripta-reentered = vrací vyhozený kámen na { $point }
xii_scripta-moved = posouvá { $from ->
     [2] ze
     [3] ze
     [4] ze
     [6] ze
     [7] ze
     [12] ze
     [14] ze
     [16] ze
     [17] ze
     [30] ze
     [31] ze
     [32] ze
     [33] ze
     [34] ze
     [35] ze
     [36] ze
    *[other] z
 } { $from } na { $to }
xii_scripta-hit = vyhazuje soupeřův kámen
xii_scripta-borne-off = sbírá z { $point ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
 } ({ $left ->
    [0] poslední kámen
    [few] zbývají { $left }
   *[other] zbývá { $left }
 })
xii_scripta-passed = vynechává (nepoužito: { $dice })
xii_scripta-won = má všechny kameny sebrané

## Proč je tah odmítnut

xii_scripta-syntax =
    { $word ->
        [place] Když chceš vložit kámen na pole 1 až 6, napiš `vložit` a kostku: `vložit 4`.
        [move] Když chceš posunout kámen, napiš `posunout`, číslo kamene (1 je ten úplně vzadu) a kostku: `posunout 3 2`.
        [take] Když chceš sebrat kámen z koncového pole, napiš `sebrat` a kostku: `sebrat 2`.
        [pass] Když chceš vynechat zbytek tahu, napiš jen `pas`.
        [roll] Když chceš říct, co ti padlo, napiš `hod` a tři čísla: `hod 1 4 6`.
       *[other] Tahy se píšou `vložit 4`, `posunout 3 2`, `sebrat 2` nebo `pas`.
    }
    .rule = Tvůj tah
xii_scripta-no-such-die = { $die ->
    [1] Jedničku
    [2] Dvojku
    [3] Trojku
    [4] Čtyřku
    [5] Pětku
    [6] Šestku
    [7] Sedmičku
    [8] Osmičku
    [9] Devítku
   *[other] Číslo { $die }
 } na kostkách nemáš. Zbylé kostky: { $dice }.
    .rule = Tvůj tah
xii_scripta-must-reenter =
    { $count ->
        [one] Máš vyhozený kámen. Nejdřív ho
        [few] Máš { $count } vyhozené kameny. Nejdřív je
       *[other] Máš { $count } vyhozených kamenů. Nejdřív je
    } vrať do hry příkazem `vložit`.
    .rule = Vyhozené kameny
xii_scripta-hand-empty = Nemáš žádný kámen, který by šel vložit.
    .rule = Vložit do hry
xii_scripta-blocked =
    Na poli { $step } { $count ->
        [one] stojí { $count } soupeřův kámen
        [few] stojí { $count } soupeřovy kameny
       *[other] stojí { $count } soupeřových kamenů
    }. Kde stojí dva a víc, tam vstoupit nejde.
    .rule = Kameny na sobě a kameny osamělé
xii_scripta-no-such-piece =
    { $count ->
        [0] Kámen číslo { $piece } nemáš: na desce není žádný.
        [one] Kámen číslo { $piece } nemáš: na desce je jediný, číslo 1.
       *[other] Kámen číslo { $piece } nemáš: tvoje mají čísla 1 až { $count }, počítáno od začátku dráhy.
    }
    .rule = Posunout
xii_scripta-off-board =
    Kámen číslo { $piece } stojí na poli { $step } a o { $die } dál nemůže: dráha končí polem 36. { $most ->
        [0] Z desky ho dostane jen `sebrat`.
        [one] Posunout se může o 1 pole, z desky ho dostane jen `sebrat`.
        [few] Posunout se může nejvýš o { $most } pole, z desky ho dostane jen `sebrat`.
       *[other] Posunout se může nejvýš o { $most } polí, z desky ho dostane jen `sebrat`.
    }
    .rule = Posunout
xii_scripta-not-all-home =
    Sbírat jde, až když všechny tvoje kameny stojí na koncových polích, posledních šesti na dráze. { $count ->
        [one] Jeden tam ještě není
        [few] { $count } tam ještě nejsou
       *[other] { $count } jich tam ještě není
    }{ $waiting ->
        [0] .
       *[other] {" "}(na vložení čeká: { $waiting }).
    }
    .rule = Sebrat
xii_scripta-empty-point = Na koncovém poli { $point ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
 } žádný tvůj kámen nestojí.
    .rule = Sebrat
xii_scripta-game-over = Hra skončila.
    .rule = Vynechat, vzdát, vyhrát
xii_scripta-must-play = V téhle hře se smí vynechat, jen když žádnou kostku nejde použít. Zbylé kostky: { $dice }.
    .rule = Vynechat, vzdát, vyhrát
xii_scripta-throw-first = Nejdřív napiš, co ti padlo: `hod` a tři čísla, třeba `hod 1 4 6`.
    .rule = Vlastní kostky
xii_scripta-not-your-dice = Kostky už leží na stole: { $dice }. Teď se nehází.
    .rule = Vlastní kostky
xii_scripta-not-in-bag = Hod { $dice } teď z pytlíku padnout nemůže.
    .rule = Kostky, kterým se dá věřit

## Hra

xii_scripta-name = XII Scripta
xii_scripta-side-first = hráč I
xii_scripta-side-second = hráč II
xii_scripta-about = starořímský závod s kostkami, předchůdce vrhcábů. Se třemi kameny: `{ $prefix }nová rychlá @jméno`, s patnácti: `{ $prefix }nová scripta @jméno`

## Pod deskou

xii_scripta-dice-left = { $seat } má na kostkách: { $dice }
xii_scripta-stock =
    { $seat } ({ $sign ->
        [digit] číslice
       *[letter] písmena
    }): { $waiting ->
        [0] {""}
        [few] čekají { $waiting },{" "}
       *[other] čeká { $waiting },{" "}
    }{ $captured ->
        [0] {""}
       *[other] vyhozeno { $captured },{" "}
    }sebráno { $off }/{ $of }

## Deska slovy

xii_scripta-own-point =
    Na poli { $step }, { $row ->
        [1] prostřední řada
        [2] horní řada
       *[3] dolní řada
    }, máš { $count ->
        [one] jeden kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }.
xii_scripta-own-none = Na desce nemáš žádný kámen.
xii_scripta-their-point =
    Na tvém poli { $step }, { $row ->
        [1] prostřední řada
        [2] horní řada
       *[3] dolní řada
    }, má { $seat } { $count ->
        [one] jeden kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }.
xii_scripta-their-none = { $seat } nemá na desce žádný kámen.

xii_scripta-told-dice-left = { $seat } má na kostkách: { $dice }.
xii_scripta-told-stock =
    { $seat }: { $waiting ->
        [0] {""}
        [one] jeden kámen čeká na vložení,{" "}
        [few] { $waiting } kameny čekají na vložení,{" "}
       *[other] { $waiting } kamenů čeká na vložení,{" "}
    }{ $captured ->
        [0] {""}
        [one] jeden vyhozený kámen se musí vrátit,{" "}
        [few] { $captured } vyhozené kameny se musejí vrátit,{" "}
       *[other] { $captured } vyhozených kamenů se musí vrátit,{" "}
    }sebráno { $off } { $of ->
        [few] ze
        [6] ze
        [7] ze
        [12] ze
        [13] ze
        [14] ze
       *[other] z
    } { $of }.

## Volby v nadpisu

xii_scripta-option-pieces = { $number ->
    [one] po { $number } kameni
   *[other] po { $number } kamenech
 }
xii_scripta-option-bearoff = sbírání podle vzdálenosti
xii_scripta-option-need_all = čekající kameny nebrání sbírání
xii_scripta-option-strict = bez volného vynechávání
xii_scripta-option-bag = { $number ->
   *[other] v pytlíku { $number } od každého čísla
 }
xii_scripta-option-dice = { $value ->
    [hand] opravdové kostky
   *[plain] obyčejné kostky
 }
xii_scripta-option-autopass = bot sám nevynechává
