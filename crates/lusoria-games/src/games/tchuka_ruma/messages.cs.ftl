# Tchuka Ruma: jedna věta na každý fakt hry. Co volba udělala, stojí za jménem hráče jako část jedné věty:
# `anna: rozsévá c až do rumy (1)`, v závorce, kolik je v ní teď. Důlky jsou písmena zleva; $path jsou zvednuté důlky,
# `a > c`; dlouhé setí má o $more obrátek víc, než je vypsáno.

## Co volba udělala

tchuka_ruma-to-ruma =
    rozsévá { $path }{ $more ->
        [0] {""}
        [one] {" "}a ještě { $more } obrátku
        [few] {" "}a ještě { $more } obrátky
       *[other] {" "}a ještě { $more } obrátek
    } až do rumy ({ $ruma })
tchuka_ruma-to-empty =
    rozsévá { $path }{ $more ->
        [0] {""}
        [one] {" "}a ještě { $more } obrátku
        [few] {" "}a ještě { $more } obrátky
       *[other] {" "}a ještě { $more } obrátek
    }; poslední kámen padá do prázdného důlku { $pit }
tchuka_ruma-lost =
    a to je prohra, v rumě { $ruma }/{ $of }{ $most ->
        [0] {""}
       *[other] {" "}(víc než { $most } tu dostat nejde)
    }
tchuka_ruma-won = a všech { $of } kamenů je v rumě

## Proč je volba odmítnuta

tchuka_ruma-syntax = Volba je jen písmeno důlku: `c`. Do jedné zprávy se jich vejde víc: `cb`.
    .rule = Jak se píšou volby
tchuka_ruma-word-or-pits = To je taky slovo. Jestli myslíš důlky, napiš mezi písmena mezery: `{ $letters }`.
    .rule = Jak se píšou volby
tchuka_ruma-not-the-ruma = Ruma kameny jen přijímá. Vyber důlek, ve kterém nějaké jsou.
    .rule = Volba
tchuka_ruma-no-such-pit = Důlek { $pit } na téhle desce není. Důlky jsou a až { $last }.
    .rule = Deska
tchuka_ruma-empty-pit = Důlek { $pit } je prázdný. Vyber takový, ve kterém kameny jsou.
    .rule = Volba
tchuka_ruma-game-over = Hra skončila.
    .rule = Výhra a prohra

## Hra

tchuka_ruma-name = Tchuka Ruma
tchuka_ruma-about = mankala pro jednoho: dostaň do rumy úplně všechny kameny. `{ $prefix }nová tchuka`

## Pod deskou

tchuka_ruma-ruma = V rumě: { $count }/{ $of }
tchuka_ruma-cannot-be-won =
    Odtud nevyhraje nikdo. Do rumy se dostane nejvýš { $most ->
        [one] { $most } kámen
        [few] { $most } kameny
       *[other] { $most } kamenů
    }, a všech je { $of }.

## Deska slovy

tchuka_ruma-pits = Kameny v důlcích zleva: { $pits }.

## Volby v nadpisu

tchuka_ruma-option-pits = { $number ->
    [few] { $number } důlky
   *[other] { $number } důlků
 }
tchuka_ruma-option-stones = { $number ->
    [one] po { $number } kameni
   *[other] po { $number } kamenech
 }
tchuka_ruma-option-origin = zvednutý důlek se počítá za plný
