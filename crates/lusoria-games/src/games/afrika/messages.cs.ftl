# Afrika: jedna věta na každý fakt hry. Co tah udělal, stojí za jménem hráče jako část jedné věty:
# `anna: rozsévá z c 9 kamenů, poslední padá do soupeřova důlku d`. $seat je jméno hráče, proto se neskloňuje; $pit a $last jsou
# písmena důlků, počítaná vždy z pohledu toho, komu důlek patří; $pits je výčet jako "c, e", $komi je "2½".

## Co tah udělal

afrika-sown =
    { $count ->
        [1] posouvá jediný kámen z důlku { $pit } do svého { $last }
        [few] rozsévá z důlku { $pit } { $count } kameny, poslední padá do vlastního { $last }
       *[other] rozsévá z důlku { $pit } { $count } kamenů, poslední padá do vlastního { $last }
    }
afrika-sown-across =
    { $count ->
        [1] posouvá jediný kámen z důlku { $pit } do soupeřova důlku { $last }
        [few] rozsévá z důlku { $pit } { $count } kameny, poslední padá do soupeřova důlku { $last }
       *[other] rozsévá z důlku { $pit } { $count } kamenů, poslední padá do soupeřova důlku { $last }
    }
afrika-captured =
    bere přes důlek { $pit } { $count ->
        [1] 1 kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
afrika-swapped = mění strany a hraje dál za Jih

## Jak to skončilo

afrika-won = a tím vyhrává { $seat } { $stones } : { $others }
afrika-won-with-komi = a tím vyhrává { $seat }, kamenů má { $stones } a komi { $komi } proti { $others }
afrika-won-against-komi = a tím vyhrává { $seat }, kamenů má { $stones } proti { $others } a komi { $komi }
afrika-won-misere = a tím vyhrává { $seat }, kamenů má jen { $stones } proti { $others }
afrika-drawn = a tím je to remíza, oba mají { $stones }
afrika-repeated = táž pozice nastala potřetí, takže { $left ->
    [1] jediný kámen na desce nepatří
    [few] { $left } kameny na desce nepatří
   *[other] { $left } kamenů na desce nepatří
 } nikomu

## Proč je tah odmítnut

afrika-syntax = Tahem je jeden z tvých důlků: písmeno `a` až `h`, nebo jeho číslo `1` až `8`, počítáno od tvé levé ruky. Stačí jeden důlek, ať seješ, nebo bereš.
    .rule = Jak se píšou tahy
afrika-no-passing = V Africe se tah nevynechává: dokud je na desce jediný kámen, vždycky jde sít, nebo brát.
    .rule = Jak se píšou tahy
afrika-must-capture = Teď musíš brát, takže z důlku { $pit } se sít nedá. Vzít můžeš { $least ->
    [1] 1 kámen
    [few] { $least } kameny
   *[other] { $least } kamenů
 } přes { $choices ->
    [one] důlek
   *[other] důlky
 } { $pits }.
    .rule = Braní
afrika-not-the-smallest = Proti důlku { $pit } { $across ->
    [one] leží { $across } kámen
    [few] leží { $across } kameny
   *[other] leží { $across } kamenů
 }, ale brát se smí jen nejmenší počet, a to je teď { $least }. Ber přes { $choices ->
    [one] důlek
   *[other] důlky
 } { $pits }.
    .rule = Braní
afrika-nothing-across = Tvůj důlek { $pit } je prázdný a ten naproti také. Ber přes { $choices ->
    [one] důlek
   *[other] důlky
 } { $pits }.
    .rule = Braní
afrika-empty-pit = Tvůj důlek { $pit } je prázdný: není co sít a naproti není co brát.
    .rule = Setí
afrika-no-swap-now = Strany se dají vyměnit jen v odpověď na úplně první tah Jihu.
    .rule = Komi a výměna stran
afrika-no-pie = V téhle hře se strany nemění: každý hraje za tu svou.
    .rule = Komi a výměna stran
afrika-game-over = Hra skončila.
    .rule = Jak hra končí

## Proč se odtud hrát nedá

afrika-law-stones =
    V důlcích a ve skladech { $count ->
        [0] není jediný kámen
        [one] je { $count } kámen
        [few] jsou { $count } kameny
       *[other] je { $count } kamenů
    }. Ke hře jich patří 128.
    .rule = Deska
afrika-law-open = Podle zápisu se ještě smějí vyměnit strany, ale to jde jen hned po prvním tahu Jihu.
    .rule = Komi a výměna stran
afrika-law-swapped = Podle zápisu se strany už vyměnily, ale před prvním tahem to nikdo udělat nemohl.
    .rule = Komi a výměna stran
afrika-law-no-pie = V zápisu je řeč o výměně stran, ale tahle hra se hraje bez ní.
    .rule = Komi a výměna stran

## Hra

afrika-name = Afrika
afrika-about = novodobá mankala, ve které se musí brát: obětuj jeden kámen a seber čtyři. `{ $prefix }nová afrika @jméno`, žravá, ve které víc kamenů prohrává: `{ $prefix }nová žravá afrika @jméno`

afrika-side-first = Jih
afrika-side-second = Sever

## Pod deskou

afrika-store = { $seat }: ve skladu { $count }
afrika-store-with-komi = { $seat }: ve skladu { $count } a komi { $komi }
afrika-due =
    { $seat } musí brát { $count ->
        [1] 1 kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } přes { $choices ->
        [one] důlek
       *[other] důlky
    } { $pits }
afrika-swap-open = { $seat } smí také vyměnit strany: `výměna`

## Deska slovy

afrika-pit = Důlek { $pit }: { $own }, naproti { $across }.

## Volby v nadpisu

afrika-option-misere = žravá
afrika-option-komi = komi { $value }
afrika-option-pie = strany jde vyměnit
afrika-option-skip_start = žádný důlek se nevynechává
afrika-option-playout = hraje se do posledního kamene
