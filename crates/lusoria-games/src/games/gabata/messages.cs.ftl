# Gabata: jedna věta na každý fakt hry. Co tah udělal, stojí za jménem hráče jako část jedné věty:
# `anna: rozsévá b5 > g6 > D x7 > E, bere 7`. $seat, $stuck, $leader a $to jsou jména hráčů, proto se neskloňují.
# $path je setí po důlcích, jak je jmenuje ten, kdo seje: malá písmena na vlastní straně, velká na soupeřově.

## Co tah udělal

gabata-named = volí důlek { $pit } pro nulté setí
gabata-drawn = los pro nulté setí určil { $pit }: oba začnou ze svého důlku { $pit }
gabata-drawn-own = los pro nulté setí: { $seat } začne z { $pit }
gabata-drawn-empty = los { $pit } neplatí ({ $seat } tam nemá ani kámen)
gabata-raced = { $seat } rozsévá { $path }{ $laps ->
    [0] {""}
   *[other] {" "}(setí: { $laps })
 }
gabata-race-won = { $seat } končí dřív a má první tah
gabata-zero-sown = nulté setí { $path }{ $laps ->
    [0] {""}
   *[other] {" "}(setí: { $laps })
 }
gabata-zero-won = první tah má { $seat } (rozseto kamenů: { $fewer } a { $more })
gabata-sown = rozsévá { $path }{ $laps ->
    [0] {""}
   *[other] {" "}(setí: { $laps })
 }
gabata-captured = bere celkem { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
 }
gabata-decided = má ve skladu { $count }, víc než polovinu všech kamenů: je rozhodnuto a kdo chce, může se vzdát
gabata-swept = { $stuck } už nemá co sít, a tak { $seat } { $count ->
    [one] bere poslední kámen na desce
    [2] bere oba kameny na desce
    [few] bere všechny { $count } kameny na desce
   *[other] bere všech { $count } kamenů na desce
 }
gabata-round-won = { $round }. kolo vyhrává { $seat } { $count } : { $other }
gabata-round-drawn = { $round }. kolo končí nerozhodně, oba mají { $count }
gabata-dealt = rozdává se { $round }. kolo, zahajuje { $leader }
gabata-gift = { $seat } daruje do posledního důlku, který má { $to }, { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
 }
gabata-void = tohle setí by nikdy neskončilo, { $round }. kolo se proto nepočítá a hraje se znovu, zahajuje { $leader }
gabata-stopped = táž pozice je tu potřetí, volné kameny tedy patří tomu, na čí straně leží

## Proč je tah odmítnut

gabata-syntax =
    { $word ->
        [zero] Nulté setí se píše `nula` a jeden z tvých důlků, a až i: `nula c`.
       *[other] Tah je písmeno jednoho z tvých důlků, a až i: `c`. Stačí i číslo od 1 do 9.
    }
    .rule = Jak se píšou tahy
gabata-no-pass = V gabatě se tah nevynechává: dokud máš kámen, seješ.
    .rule = Konec kola
gabata-game-over = Hra skončila.
    .rule = Konec kola
gabata-zero-first = Nejdřív je nulté setí: `nula` a některý tvůj důlek. Důlek { $pit } přijde na řadu potom.
    .rule = Nulté setí
gabata-zero-over = Nulté setí tohoto kola už proběhlo. Jestli chceš sít z { $pit }, napiš jen to písmeno.
    .rule = Nulté setí
gabata-lot = Nulté setí tu začíná losem a ten netáhnou hráči.
    .rule = Nulté setí
gabata-empty-pit = Tvůj důlek { $pit } je prázdný. Vyber takový, kde něco leží.
    .rule = Setí
gabata-endless-pit = Setí z důlku { $pit } by nikdy neskončilo a v téhle partii se takový důlek vybrat nesmí.
    .rule = Nekonečné setí

## Proč se z pozice nedá hrát

gabata-law-stones = Kamenů na desce a ve skladech: { $count }. Ke hře jich patří 54.
    .rule = Deska
gabata-law-zero-order = Při nultém setí volí důlek nejdřív ten, kdo zahajuje kolo, a pak ten druhý. Tady někdo předbíhá.
    .rule = Nulté setí
gabata-law-zero-pit = Pro nulté setí je zvolen důlek { $pit }, jenže ten je prázdný.
    .rule = Nulté setí
gabata-law-no-lot = Nulté setí má začít losem, jenže pod žádným písmenem nemají kameny oba hráči.
    .rule = Nulté setí
gabata-law-stuck = Kdo má teď sít, nemá ani kámen. Tím kolo končí a zbylé kameny patří do skladu toho druhého.
    .rule = Konec kola

## Hra

gabata-name = Gabata
gabata-side-first = Jih
gabata-side-second = Sever
gabata-about = pirátka mezi mankalami, z Afrického rohu: tři řady, dlouhá setí a kořist odevšad. `{ $prefix }nová gabata @jméno`

## Pod deskou

gabata-store = { $seat }: ve skladu { $count }
gabata-round =
    { $of ->
        [0] { $round }. kolo zápasu o všechny kameny
       *[other] { $round }. kolo { $of ->
            [2] ze
            [3] ze
            [4] ze
            [6] ze
            [7] ze
           *[other] z
        } { $of }
    }
gabata-favoured = Když nikdo neudělá chybu, vyhraje podle teorie { $seat }.
gabata-balanced = Když nikdo neudělá chybu, skončí hra podle teorie remízou.
gabata-zero-open = Nulté setí: začíná { $seat } a volí důlek, třeba `nula c`.
gabata-zero-lot = Nulté setí: písmeno pro oba určí los, kolo zahajuje { $seat }.
gabata-zero-half = Nulté setí: { $seat } začne z důlku { $pit }; teď volí { $other }, třeba `nula c`, a oba důlky se rozsejí najednou.
gabata-zero-half-sown = Nulté setí: { $seat } má kamenů rozseto { $count }; teď { $other }, třeba `nula c`.

## Deska slovy

gabata-own-edge = Tvoje dolní řada zleva: { $pits }.
gabata-own-middle = Tvoje půlka prostřední řady, od pravého kraje dovnitř: { $pits }.
gabata-their-edge = Horní řada, kterou má { $seat }, zprava: { $pits }.
gabata-their-middle = Půlka prostřední řady, kterou má { $seat }, od levého kraje dovnitř: { $pits }.

## Volby v nadpisu

gabata-option-zero = { $value ->
    [a] nulté setí z a
    [random] nulté setí losem
    [each] nulté setí si losuje každý zvlášť
    [sequential] nultá setí po sobě
   *[none] bez nultého setí
 }
gabata-option-capture = bere se jen z vlastních důlků
gabata-option-serial = braním tah končí
gabata-option-rounds = { $value ->
    [match] do posledního kamene
   *[other] počet kol: { $value }
 }
gabata-option-redeal = oba rozdávají stejně
gabata-option-endless = bez nekonečných setí

## Co znamená zápis

gabata-legend = Zápis: b5 > g6 > D x7 znamená, že se zvedne důlek b s 5 kameny, pak g se 6 a poslední kámen v D vezme 7. Malá písmena jsou tvoje důlky, velká soupeřovy; ukáže je `{ $prefix }pravidla{ $which }`.
