# Tchuka Ruma: una frase per ogni fatto del gioco. Quello che ha fatto una scelta sta dopo il nome di chi gioca, come parte
# di una sola frase: `anna: semina c fino alla ruma (1)`, tra parentesi quanti semi contiene adesso. Le buche sono lettere
# da sinistra; $path sono le buche svuotate, `a > c`; una semina lunga ha $more giri in più di quelli nominati.

## Che cosa ha fatto una scelta

tchuka_ruma-to-ruma =
    semina { $path }{ $more ->
        [0] {""}
        [one] {" "}e ancora un giro
       *[other] {" "}e ancora { $more } giri
    } fino alla ruma ({ $ruma })
tchuka_ruma-to-empty =
    semina { $path }{ $more ->
        [0] {""}
        [one] {" "}e ancora un giro
       *[other] {" "}e ancora { $more } giri
    }; l’ultimo seme cade nella buca vuota { $pit }
tchuka_ruma-lost =
    e perde con { $ruma } su { $of } nella ruma{ $most ->
        [0] {""}
       *[other] {" "}(qui nessuno arriva oltre { $most })
    }
tchuka_ruma-won = e tutti i { $of } semi sono nella ruma

## Perché una scelta è rifiutata

tchuka_ruma-syntax = Una scelta è la lettera di una buca e nient’altro: `c`. In un messaggio ce ne stanno diverse: `cb`.
    .rule = Come si scrivono le scelte
tchuka_ruma-word-or-pits = Questa è anche una parola. Se intendi delle buche, metti uno spazio tra le lettere: `{ $letters }`.
    .rule = Come si scrivono le scelte
tchuka_ruma-not-the-ruma = La ruma prende semi e non ne dà. Scegli una buca che ne contiene.
    .rule = La scelta
tchuka_ruma-no-such-pit = Su questa tavola la buca { $pit } non c’è. Le buche vanno da a fino a { $last }.
    .rule = La tavola
tchuka_ruma-empty-pit = La buca { $pit } è vuota. Scegline una con dei semi.
    .rule = La scelta
tchuka_ruma-game-over = La partita è finita.
    .rule = Vincere e perdere

## Il gioco

tchuka_ruma-name = Tchuka Ruma
tchuka_ruma-about = un mancala per uno solo: porta nella ruma tutti i semi, fino all’ultimo. `{ $prefix }nuova tchuka`

## Sotto la tavola

tchuka_ruma-ruma = Nella ruma: { $count } su { $of }
tchuka_ruma-cannot-be-won =
    Da qui non vince nessuno. Nella ruma { $most ->
        [one] arriva al massimo { $most } seme
       *[other] arrivano al massimo { $most } semi
    } su { $of }.

## La tavola a parole

tchuka_ruma-pits = Semi nelle buche, da sinistra: { $pits }.

## Le opzioni nel titolo

tchuka_ruma-option-pits = { $number ->
   *[other] { $number } buche
 }
tchuka_ruma-option-stones = { $number ->
    [one] { $number } seme in ognuna
   *[other] { $number } semi in ognuna
 }
tchuka_ruma-option-origin = la buca svuotata vale come piena
