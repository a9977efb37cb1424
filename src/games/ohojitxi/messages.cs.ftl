# Ohojitxi: jedna věta na každý fakt hry. Co tah udělal, stojí za jménem hráče jako část jedné věty:
# `anna: rozsévá c až do e, bere e, d (x8) a dává je do důlku 3 (pro bob to je c)`. $seat, $victim, $first a $second jsou
# jména hráčů, proto se neskloňují. Písmena jsou důlky toho, o kom je řeč; $target je soupeřův důlek, jak ho ten hráč
# počítá, $theirs její písmeno pro soupeře.

## Co tah udělal

ohojitxi-sown = rozsévá { $pit } až do { $last }
ohojitxi-captured = bere { $pits } (x{ $stones }) a dává je do důlku { $target } ({ $victim } ho má jako { $theirs })
ohojitxi-cleared = bere { $pits } (x{ $stones }) a už nemá žádný kámen
ohojitxi-repeated = a táž pozice je tu potřetí
ohojitxi-limit-reached = a tím jsou tahy vyčerpány: na své straně má { $first } kamenů { $first-stones }, { $second } { $second-stones }

## Proč je tah odmítnut

ohojitxi-syntax = Napiš písmeno svého důlku: `c`. Když to bere, připiš číslo důlku, do kterého kameny půjdou: `c3`.
    .rule = Jak se píšou tahy
ohojitxi-no-such-pit = Důlek { $pit } na téhle desce není. Tvoje jsou a až { $last }.
    .rule = Deska
ohojitxi-empty-pit = Tvůj důlek { $pit } je prázdný. Rozsej takový, ve kterém něco je.
    .rule = Setí
ohojitxi-no-capture = Rozsetí { $pit } nic nebere, takže není co kam dávat. Napiš jen písmeno.
    .rule = Braní
ohojitxi-wins-already = Rozsetí { $pit } bere tvoje poslední kameny a vyhrává. Napiš jen písmeno.
    .rule = Výhra
ohojitxi-target-needed = Rozsetí { $pit } bere. Napiš i to, kam kameny půjdou: { $targets }.
    .rule = Jak se píšou tahy
ohojitxi-no-such-target = Důlek { $target } tam naproti není. Soupeřovy důlky jsou 1 až { $last }.
    .rule = Kam kameny půjdou
ohojitxi-same-target = Minule šly tvoje zajaté kameny do důlku { $target }. Teď musí jinam.
    .rule = Kam kameny půjdou
ohojitxi-game-over = Hra skončila.
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
ohojitxi-their-pits = Soupeřovy důlky ({ $seat }) s čísly, jak se píšou: { $pits }.
