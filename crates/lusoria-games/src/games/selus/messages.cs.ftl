# Selus: jedna věta na každý fakt hry. Co tah udělal, stojí za jménem hráče jako část jedné věty:
# `anna: rozsévá b5 > g6 > D x2, bere 2, hraje znovu`. $seat, $owner, $leader a $to jsou jména hráčů, proto se neskloňují.
# $path je setí po důlcích, jak je jmenuje ten, kdo seje: malá písmena na vlastní straně, velká na soupeřově.

## Co tah udělal

selus-sown = rozsévá { $path }{ $laps ->
    [0] {""}
   *[other] {" "}(setí: { $laps })
 }
selus-wegue = dělá z důlku { $pit } wegue
selus-captured = { $count ->
    [one] bere jeden kámen
    [few] bere { $count } kameny
   *[other] bere { $count } kamenů
 }
selus-liquidated = vyprázdní wegue { $pit }, a to tím zaniká
selus-rests-in-ayemi = nechává poslední kámen v oku { $pit }
selus-rests-in-empty = nechává poslední kámen v prázdném wegue { $pit }
selus-again = hraje znovu
selus-passed = { $seat } nemá co sít a vynechává tah
selus-harvested = { $seat } sklízí z wegue { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
 }
selus-round-won = { $round }. kolo vyhrává { $seat } { $count } : { $other }
selus-round-drawn = { $round }. kolo končí nerozhodně, oba mají { $count }
selus-dealt = rozdává se { $round }. kolo, začíná { $leader }
selus-gift = { $seat } daruje do posledního důlku, který má { $to }, { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
 }
selus-void = tohle setí by nikdy neskončilo, { $round }. kolo se proto nepočítá a hraje se znovu, začíná { $leader }
selus-stopped = hra se točí v kruhu, volné kameny tedy patří tomu, na čí straně leží

## Proč je tah odmítnut

selus-syntax = Tah je písmeno jednoho z tvých důlků, a až i: `c`. Stačí i číslo od 1 do 9.
    .rule = Jak se píšou tahy
selus-no-pass = Dokud máš z čeho sít, vynechat nejde. Až nebudeš mít, vynechám za tebe.
    .rule = Vynechání a konec kola
selus-game-over = Hra skončila.
    .rule = Vynechání a konec kola
selus-empty-pit = Tvůj důlek { $pit } je prázdný. Vyber takový, kde něco leží.
    .rule = Setí
selus-wegue-pit = Důlek { $pit } je wegue ({ $owner }) a z wegue se nikdy neseje.
    .rule = Wegue

## Proč se z pozice nedá hrát

selus-law-stones = Kamenů na desce a ve skladech: { $count }. Ke hře jich patří 54; méně jich může být jen v úloze na jedno kolo.
    .rule = Deska
selus-law-stuck = Hráč na tahu nemá z čeho sít, má jen prázdné důlky a wegue. Dej tah druhému, nebo mu polož do důlku kameny.
    .rule = Vynechání a konec kola

## Hra

selus-name = Selus
selus-side-first = Jih
selus-side-second = Sever
selus-about = rány a pasti z Massawy u Rudého moře: dlouhá setí na třech řadách a důlky, které polykají kameny. `{ $prefix }nová selus @jméno`, stará úloha: `{ $prefix }nová selus úloha @jméno`

## Pod deskou

selus-store = { $seat }: ve skladu { $count }{ $wegue ->
    [0] {""}
   *[other] , ve wegue { $sign } { $stones }
 }
selus-round =
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
selus-task = Stará úloha: na tahu je { $seat } a dá se získat pět z osmi kamenů. Vedou k tomu jen dva možné první tahy.
selus-first-turn = První tah v tomto kole, { $seat }: wegue se ještě dělat nesmí.

## Deska slovy

selus-own-edge = Tvoje dolní řada zleva: { $pits }.
selus-own-middle = Tvoje půlka prostřední řady, od pravého kraje dovnitř: { $pits }.
selus-their-edge = Horní řada, kterou má { $seat }, zprava: { $pits }.
selus-their-middle = Půlka prostřední řady, kterou má { $seat }, od levého kraje dovnitř: { $pits }.
selus-own-wegue = Tvoje wegue: { $pits }.
selus-their-wegue = Wegue, která má { $seat }: { $pits }.

## Volby v nadpisu

selus-option-wegue = slabý
selus-option-empty = kámen v prázdném wegue se bere
selus-option-ayemi = každý má dvě oči
selus-option-rounds = { $value ->
    [match] do posledního kamene
   *[other] počet kol: { $value }
 }
selus-option-puzzle = stará úloha

## Co znamená zápis

selus-legend = Zápis: b5 > g6 > D x7 znamená, že se zvedne důlek b s 5 kameny, pak g se 6 a poslední kámen v D vezme 7. Malá písmena jsou tvoje důlky, velká soupeřovy; ukáže je `{ $prefix }pravidla{ $which }`.
