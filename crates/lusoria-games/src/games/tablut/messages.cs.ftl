# Tablut: jedna věta na každý fakt hry. Co tah udělal, stojí za jménem hráče jako část jedné věty:
# `anna: táhne d5-d3, bere vojáka na d2`. $seat a $victim jsou jména hráčů, proto se neskloňují; $cells je výčet jako
# "d3, f3". `.rule` je nadpis v úplných pravidlech, pod kterým je odmítnutí vysvětleno.

## Co tah udělal

tablut-moved =
    { $piece ->
        [king] táhne králem { $from }-{ $to }
       *[other] táhne { $from }-{ $to }
    }
tablut-captured =
    { $count ->
        [one] bere vojáka na { $cells }
        [few] bere { $count } vojáky ({ $cells })
       *[other] bere { $count } vojáků ({ $cells })
    }
tablut-escaped = vyvádí krále na svobodu ({ $cell })
tablut-caught = zajímá krále na { $cell }
tablut-stuck = nenechává soupeři ({ $victim }) žádný tah
tablut-repeated =
    { $count ->
        [2] vrací na desku tutéž pozici podruhé
       *[other] vrací na desku tutéž pozici potřetí
    }

## Proč je tah odmítnut

tablut-syntax =
    { $word ->
        [one] To je jedno pole. Napiš dvě: odkud táhneš a kam, třeba `e4-f4`.
        [many] Prosím jeden tah: odkud a kam, třeba `e4-f4`.
        [outside] Deska má sloupce a až i a řady 1 až 9. Tah se píše `e4-f4`.
       *[other] Napiš, odkud táhneš a kam: `e4-f4`, nebo jen `e4f4`.
    }
    .rule = Jak se píšou tahy
tablut-empty-cell = Na poli { $cell } nic nestojí.
    .rule = Jak se táhne
tablut-king-not-yours = Král na poli { $cell } patří bílému, ty táhneš černými vojáky.
    .rule = Jak se táhne
tablut-not-yours = Kámen na poli { $cell } není tvůj.
    .rule = Jak se táhne
tablut-stays = Z pole { $cell } musíš táhnout jinam, zůstat stát nejde.
    .rule = Jak se táhne
tablut-not-straight = Z { $cell } se na { $to } nedá jít rovně. Táhne se po řadě nebo po sloupci.
    .rule = Jak se táhne
tablut-occupied = Pole { $cell } je obsazené. Bere se sevřením ze dvou stran, ne vstupem na pole.
    .rule = Jak se táhne
tablut-in-the-way = Na poli { $cell } stojí v cestě kámen, a přeskakovat se nesmí.
    .rule = Jak se táhne
tablut-castle-closed =
    { $piece ->
        [king] Král svůj hrad na { $cell } opustil a zpátky už nesmí.
       *[other] V hradu na { $cell } nestojí nikdy nikdo než král.
    }
    .rule = Hrad
tablut-castle-between = Cesta vede přes hrad na { $cell } a prázdným hradem se procházet nesmí.
    .rule = Hrad
tablut-camp-closed =
    { $piece ->
        [king] Pole { $cell } patří k táboru a tam král nesmí.
        [white] Pole { $cell } patří k táboru a tam bílý nesmí.
        [camped] Pole { $cell } patří k jinému táboru. Černý voják se smí pohybovat jen v tom, který ještě neopustil.
       *[other] Pole { $cell } patří k táboru. Černý voják, který je venku, už do žádného tábora nesmí.
    }
    .rule = Tábory
tablut-camp-between =
    { $piece ->
        [king] V cestě je tábor, pole { $cell }, a přes něj král nesmí.
        [white] V cestě je tábor, pole { $cell }, a přes něj bílý nesmí.
        [camped] V cestě je pole { $cell } z jiného tábora a přes něj se nesmí.
       *[other] V cestě je tábor, pole { $cell }, a přes něj voják, který je venku, nesmí.
    }
    .rule = Tábory
tablut-game-over = Hra skončila.
    .rule = Jak hra končí

## Proč se z desky nedá hrát

tablut-law-one-king =
    { $count ->
        [0] Na desce není král. Ke hře je potřeba právě jeden.
        [few] Na desce jsou { $count } králové ({ $cells }). Ke hře je potřeba právě jeden.
       *[other] Na desce je { $count } králů ({ $cells }). Ke hře je potřeba právě jeden.
    }
    .rule = Kameny
tablut-law-white-in-camp = Bílý nesmí stát v táboře: { $cells }.
    .rule = Tábory
tablut-law-king-in-camp = Král stojí v táboře, na { $cells }. Tam být nesmí.
    .rule = Tábory
tablut-law-castle = V hradu na { $cells } stojí voják. Smí tam být jen král.
    .rule = Hrad
tablut-law-white-soldiers = Bílý má { $count } vojáků. Víc než osm jich nikdy není.
    .rule = Kameny
tablut-law-black-soldiers = Černý má { $count } vojáků. Víc než šestnáct jich nikdy není.
    .rule = Kameny
tablut-law-king-on-edge = Král je na okraji, na { $cells }: už je venku a není co hrát.
    .rule = Jak hra končí
tablut-law-not-escaped = Podle zápisu vyhrál bílý, jenže král na { $cells } na únikovém poli není.
    .rule = Jak hra končí
tablut-law-not-caught = Podle zápisu vyhrál černý, jenže král na { $cells } zajat není.
    .rule = Jak hra končí

## Hra

tablut-name = Tablut
tablut-side-first = bílý
tablut-side-second = černý
tablut-about = hon na krále, jak ho viděl Linné v Laponsku: jeden chce ven, šestnáct jich chce jeho. `{ $prefix }nová tablut @jméno`

## Pod deskou

tablut-white =
    { $seat }, bílý: { $king ->
        [0] žádný král
        [one] král (K)
        [few] { $king } králové (K)
       *[other] { $king } králů (K)
    }{ $count ->
        [0] {" "}a žádný voják
        [one] {" "}a jeden voják (W)
        [few] {" "}a { $count } vojáci (W)
       *[other] {" "}a { $count } vojáků (W)
    }
tablut-black =
    { $seat }, černý: { $count ->
        [0] žádný voják
        [one] jeden voják (B)
        [few] { $count } vojáci (B)
       *[other] { $count } vojáků (B)
    }

## Deska slovy

tablut-own-king = Tvůj král stojí na { $cell }.
tablut-their-king = Soupeřův král ({ $seat }) stojí na { $cell }.
tablut-own =
    { $count ->
        [0] Nezbývá ti žádný voják.
        [one] Máš jednoho vojáka: { $cells }.
        [few] Máš { $count } vojáky: { $cells }.
       *[other] Máš { $count } vojáků: { $cells }.
    }
tablut-theirs =
    { $count ->
        [0] { $seat } už nemá žádného vojáka.
        [one] { $seat } má jednoho vojáka: { $cells }.
        [few] { $seat } má { $count } vojáky: { $cells }.
       *[other] { $seat } má { $count } vojáků: { $cells }.
    }

## Volby v nadpisu

tablut-option-king = krále chytí dva
tablut-option-camp_tips = v táborech se nebere
tablut-option-repetition = { $value ->
    [3] pozice smí nastat dvakrát
   *[off] pozice se smějí opakovat
 }
