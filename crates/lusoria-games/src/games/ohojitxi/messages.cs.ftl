# Ohojitxi: jedna věta na každý fakt hry. Co tah udělal, stojí za jménem hráče jako část jedné věty:
# `anna: rozsévá důlek c, poslední kámen padá do e, bere e, d (8 kamenů) a dává je do důlku 3`. $seat, $victim, $first a
# $second jsou jména hráčů, proto se neskloňují. Důlky se jmenují tak, jak je vidí čtenář: vlastní písmenem, soupeřovy číslem.

## Co tah udělal

ohojitxi-sown = rozsévá důlek { $pit }, poslední kámen padá do { $last }
ohojitxi-captured = bere { $count ->
    [1] důlek
   *[other] důlky
 } { $pits } (kamenů: { $stones }) a dává je do důlku { $target }
ohojitxi-cleared = bere { $count ->
    [1] důlek
   *[other] důlky
 } { $pits } (kamenů: { $stones }) a už nemá žádný kámen
ohojitxi-repeated = a táž pozice je tu potřetí
ohojitxi-limit-reached = a tím jsou tahy vyčerpány (kamenů zbývá: { $first } { $first-stones }, { $second } { $second-stones })

## Proč je tah odmítnut

ohojitxi-syntax = Napiš písmeno svého důlku: `c`. Když to bere, připiš číslo důlku, do kterého kameny půjdou: `c3`.
    .rule = Jak se píšou tahy
ohojitxi-no-such-pit = Důlek { $pit } na téhle desce není. Tvoje jsou a až { $last }.
    .rule = Deska
ohojitxi-empty-pit = Tvůj důlek { $pit } je prázdný. Rozsej takový, ve kterém něco je.
    .rule = Setí
ohojitxi-no-capture = Rozsetí důlku { $pit } nic nebere, takže není co kam dávat. Napiš jen písmeno.
    .rule = Braní
ohojitxi-wins-already = Rozsetí důlku { $pit } bere tvoje poslední kameny a vyhrává. Napiš jen písmeno.
    .rule = Výhra
ohojitxi-target-needed = Rozsetí důlku { $pit } bere. Napiš i to, kam kameny půjdou: { $targets }.
    .rule = Jak se píšou tahy
ohojitxi-no-such-target = Důlek { $target } tam naproti není. Soupeřovy důlky jsou 1 až { $last }.
    .rule = Kam kameny půjdou
ohojitxi-same-target = Minule šly tvoje zajaté kameny do důlku { $target }. Teď musí jinam.
    .rule = Kam kameny půjdou
ohojitxi-game-over = Hra skončila.
    .rule = Výhra

## Proč se odtud hrát nedá

ohojitxi-law-stones =
    Na desce { $count ->
        [one] je { $count } kámen
        [few] jsou { $count } kameny
       *[other] je { $count } kamenů
    }. K téhle hře jich patří { $all }.
    .rule = Deska
ohojitxi-law-empty = Na desce není jediný kámen. Jeden z obou nějaké mít musí.
    .rule = Výhra
ohojitxi-law-south-has-won = Jih už nemá ani kámen, takže vyhrál, ale podle zápisu je na tahu Sever.
    .rule = Výhra
ohojitxi-law-north-has-won = Sever už nemá ani kámen, takže vyhrál, ale podle zápisu je na tahu Jih.
    .rule = Výhra
ohojitxi-law-last-capture = Jedna strana je prázdná, takže poslední braní právě odneslo z každého důlku čtyři kameny. Z { $all } jich tak { $count } zbýt nemůže.
    .rule = Výhra

## Hra

ohojitxi-name = Ohojitxi
ohojitxi-about = mankala z Pobřeží slonoviny postavená na hlavu: zbav se všech svých kamenů. `{ $prefix }nová ohojitxi @jméno`, nejvýš na 120 tahů: `{ $prefix }nová rychlé ohojitxi @jméno`
ohojitxi-side-first = Jih
ohojitxi-side-second = Sever

## Pod deskou

ohojitxi-side =
    { $seat }: { $stones ->
        [0] žádný kámen
        [one] { $stones } kámen
        [few] { $stones } kameny
       *[other] { $stones } kamenů
    }
ohojitxi-barred = { $seat } nesmí příští zajaté kameny dát do důlku { $target }.

## Deska slovy

ohojitxi-own-pits = Tvoje důlky: { $pits }.
ohojitxi-their-pit = Soupeřův důlek { $pit }: { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
 }.

## Volby v nadpisu

ohojitxi-option-pits = { $number ->
   *[other] po { $number } důlcích
 }
ohojitxi-option-target = kameny smějí kamkoli
ohojitxi-option-limit = { $number ->
    [one] nejvýš { $number } tah
    [few] nejvýš { $number } tahy
   *[other] nejvýš { $number } tahů
 }

## Co znamená zápis

ohojitxi-legend = Tvoje důlky jsou písmena, soupeřovy čísla: čemu říkáš c, tomu soupeř říká 3.
