# Murus Gallicus: jedna věta na každý fakt hry. Co tah udělal, stojí za jménem hráče jako část jedné věty:
# `anna: hraje G4,SV, kameny na F5 a E6`. $seat a $victim jsou jména hráčů, proto se neskloňují; pole (F5) jsou ve všech jazycích
# stejná, tahy a směry se píšou česky; $cells je výčet jako "F5, E6". `.rule` jmenuje oddíl pravidel, který ukáže `why`.

## Co tah udělal

murus_gallicus-moved = hraje { $move }, kameny na { $near } a { $far }
murus_gallicus-raised =
    { $count ->
        [one] staví věž na { $cells }
       *[other] staví věže na { $cells }
    }
murus_gallicus-sacrificed = obětuje kámen z věže na { $cell } a boří zeď na { $wall }
murus_gallicus-broke-through = stojí na soupeřově základní řadě, na { $cell }, a vyhrává
murus_gallicus-stuck = vyhrává, protože { $victim } nemá čím táhnout
murus_gallicus-move-limit =
    a po { $moves ->
        [one] jediném tahu
       *[other] { $moves } tazích
    } na každé straně je remíza

## Proč je tah odmítnut

murus_gallicus-syntax =
    Napiš pole věže a směr: `G4,SV`, nebo `g4 sv`. Směry jsou sever, SV, V, JV, J, JZ, Z a SZ; sever se píše celým slovem.
    .rule = Jak se píšou tahy
murus_gallicus-no-such-cell = Pole { $cell } na desce není: řady jsou A až G, sloupce 1 až 8.
    .rule = Deska
murus_gallicus-game-over = Hra skončila.
    .rule = Jak vyhrát
murus_gallicus-empty-cell = Na { $cell } nic nestojí.
    .rule = Tah věží
murus_gallicus-not-yours = Co stojí na { $cell }, patří soupeři.
    .rule = Tah věží
murus_gallicus-walls-stay = Na { $cell } máš jen zeď, a zdi se nehýbou. Táhne se věží, a ta má kameny dva.
    .rule = Tah věží
murus_gallicus-no-room =
    { $room ->
        [0] Pole { $cell } je na kraji: tím směrem ({ $direction }) deska končí.
       *[other] Z { $cell } je tím směrem ({ $direction }) už jen jedno pole a věž potřebuje dvě, pro každý kámen jedno.
    }
    .rule = Tah věží
murus_gallicus-own-tower = Věži na { $cell } stojí v cestě tvoje vlastní věž na { $blocker }: třetí kámen na ni nejde.
    .rule = Tah věží
murus_gallicus-enemy-tower = Věži na { $cell } stojí v cestě soupeřova věž na { $blocker }. Na tu vstoupit nejde a zbořit ji také ne.
    .rule = Oběť
murus_gallicus-enemy-wall = Věži na { $cell } stojí v cestě soupeřova zeď na { $blocker }. Aby šla zbořit, musela by být hned vedle.
    .rule = Oběť

## Proč se z pozice nedá hrát

murus_gallicus-law-white-stones = Bílý má kamenů { $count }. Víc než šestnáct jich nikdy není.
    .rule = Deska
murus_gallicus-law-black-stones = Černý má kamenů { $count }. Víc než šestnáct jich nikdy není.
    .rule = Deska
murus_gallicus-law-won-before = Hráč na tahu už má kámen na soupeřově základní řadě, na { $cells }. Taková partie by už byla vyhraná.
    .rule = Jak vyhrát

## Hra

murus_gallicus-name = Murus Gallicus
murus_gallicus-about = zdi, věže a závod na druhý kraj desky: `{ $prefix }nová murus @jméno`
murus_gallicus-side-first = bílý
murus_gallicus-side-second = černý

## Pod deskou

murus_gallicus-white = Bílý je { $seat }: věže W { $towers }, zdi w { $walls }
murus_gallicus-black = Černý je { $seat }: věže B { $towers }, zdi b { $walls }

## Deska slovy

murus_gallicus-own-towers =
    { $count ->
        [one] Tvoje věž: { $cells }.
       *[other] Tvoje věže: { $cells }.
    }
murus_gallicus-own-walls =
    { $count ->
        [one] Tvoje zeď: { $cells }.
       *[other] Tvoje zdi: { $cells }.
    }
murus_gallicus-their-towers =
    { $count ->
        [one] { $seat } má věž: { $cells }.
       *[other] { $seat } má věže: { $cells }.
    }
murus_gallicus-their-walls =
    { $count ->
        [one] { $seat } má zeď: { $cells }.
       *[other] { $seat } má zdi: { $cells }.
    }

## Volby v nadpisu

murus_gallicus-option-max_moves = { $value ->
    [off] bez omezení tahů
   *[other] nejvýš { $value } tahů každého
 }
murus_gallicus-option-escape = vyhrává jen sebrání posledního tahu
