# Gatti e topo: una frase per ogni fatto del gioco. Quello che ha fatto una mossa sta dopo il nome di chi gioca, come parte
# di una sola frase: `anna: il topo corre da d1 a c2`. $who e $by sono numeri di gatti, 0 è il topo; caselle come a scacchi.

## Che cosa ha fatto una mossa

cats_and_mouse-started = il topo parte da { $square }
cats_and_mouse-mouse-moved = il topo corre da { $from } a { $to }
cats_and_mouse-cat-moved = il gatto { $cat } va da { $from } a { $to }
cats_and_mouse-home = ed è in salvo
cats_and_mouse-past = e il topo ha superato tutti i gatti: ormai non lo prende più nessuno
cats_and_mouse-trapped = e il topo è in trappola
cats_and_mouse-stuck = e nessun gatto può più muoversi

## Perché una mossa è rifiutata

cats_and_mouse-syntax =
    { $word ->
        [start] Prima il topo sceglie la casella, `inizio b1`, `inizio d1`, `inizio f1` o `inizio h1`, oppure corre via subito da d1 con `7` o `9`.
        [mouse] Il topo corre con `7` (in alto a sinistra), `9` (in alto a destra), `1` (in basso a sinistra) o `3` (in basso a destra).
       *[cats] Un gatto si muove con il suo numero e `1` per la sinistra o `2` per la destra: `21` è il gatto 2 a sinistra. O con un tasto: `a` `s` `d` `f` `j` `k` `l` `;`. Oppure con le caselle: `c8-d7`.
    }
    .rule = Come si scrivono le mosse
cats_and_mouse-bad-start = Il topo non può partire da { $square }. Parte da b1, d1, f1 o h1.
    .rule = Il topo
cats_and_mouse-already-started = Il topo è già partito: è in { $square }.
    .rule = Il topo
cats_and_mouse-only-up = Dalla riga 1 il topo può correre solo in alto: `7` o `9`.
    .rule = Il topo
cats_and_mouse-start-first = Il topo non è ancora sulla scacchiera. Prima mettilo: `inizio d1`.
    .rule = Il topo
cats_and_mouse-mouse-to-move = I gatti devono aspettare: tocca al topo, con `7`, `9`, `1` o `3`.
    .rule = Un turno per uno
cats_and_mouse-cats-to-move = Il topo deve aspettare: ora muove uno dei gatti.
    .rule = Un turno per uno
cats_and_mouse-mouse-step = Da { $from } il topo va di una casella in diagonale, su una casella libera: { $squares }.
    .rule = Un turno per uno
cats_and_mouse-cat-step = Un gatto va di una casella in diagonale verso la riga 1, su una casella libera: { $squares }.
    .rule = I gatti
cats_and_mouse-off-board =
    { $who ->
        [0] Da { $from } il topo uscirebbe dalla scacchiera.
       *[other] Da { $from } il gatto { $who } cadrebbe dalla scacchiera.
    }
    .rule = La scacchiera
cats_and_mouse-occupied =
    { $who ->
        [0] Il topo non può correre da { $from } a { $to }: lì c’è il gatto { $by }.
       *[other] Il gatto { $who } non può andare da { $from } a { $to }: lì c’è { $by ->
            [0] il topo
           *[other] il gatto { $by }
        }, e qui nessuno viene mangiato.
    }
    .rule = Un turno per uno
cats_and_mouse-game-over = La partita è finita.
    .rule = La fine

## Perché da qui non si può giocare

cats_and_mouse-law-dark = Nessuno può stare su una casella scura: { $squares }.
    .rule = La scacchiera
cats_and_mouse-law-shared = C’è troppa folla in { $squares }. In una casella c’è posto per uno solo.
    .rule = La scacchiera
cats_and_mouse-law-cats-missing =
    { $count ->
        [one] Manca il gatto { $cats }. Per la caccia ci vogliono tutti e quattro.
       *[other] Mancano dei gatti: { $cats }. Per la caccia ci vogliono tutti e quattro.
    }
    .rule = La scacchiera
cats_and_mouse-law-mouse-missing = Manca il topo. Può stare fuori dalla scacchiera solo prima della prima mossa, finché i gatti sono in a8, c8, e8 e g8.
    .rule = Il topo

## Il gioco

cats_and_mouse-name = Gatti e topo
cats_and_mouse-side-first = il topo
cats_and_mouse-side-second = i gatti
cats_and_mouse-about = quattro gatti danno la caccia a un topo sulla scacchiera: `{ $prefix }nuova gatti @nome`

## Sotto la scacchiera

cats_and_mouse-choose = Il topo può prima scegliere da dove partire: `inizio b1`, `inizio d1`, `inizio f1` o `inizio h1`. Altrimenti parte da d1: `7` in alto a sinistra, `9` in alto a destra.
cats_and_mouse-mouse-keys = `7` è un passo in alto a sinistra, `9` in alto a destra.
cats_and_mouse-cat-keys = `21` è il gatto 2 verso sinistra, `22` verso destra.

## La scacchiera a parole

cats_and_mouse-own-mouse = Sei il topo e ti trovi in { $square }.
cats_and_mouse-their-mouse = Il topo è in { $square }.
cats_and_mouse-exits =
    { $count ->
        [0] Da lì non si scappa.
       *[other] Da lì { $own ->
            [1] puoi
           *[other] può
        } andare in { $squares }.
    }
cats_and_mouse-own-cats = I tuoi gatti: l’1 in { $one }, il 2 in { $two }, il 3 in { $three }, il 4 in { $four }.
cats_and_mouse-their-cats = Il gatto 1 è in { $one }, il gatto 2 in { $two }, il gatto 3 in { $three }, il gatto 4 in { $four }.

## Le opzioni nel titolo

cats_and_mouse-option-start = topo in { $value }
cats_and_mouse-option-view = la scacchiera non si gira
cats_and_mouse-option-shortcut = basta superare i gatti
