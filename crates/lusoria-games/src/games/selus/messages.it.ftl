# Selus: una frase per ogni fatto del gioco. Quello che ha fatto una mossa sta dopo il nome di chi gioca, come parte di una
# sola frase: `anna: semina b5 > g6 > D x2, cattura 2 semi, gioca di nuovo`. $seat, $owner, $leader e $to sono nomi di giocatori.
# $path è la semina buca per buca, come la chiama chi semina: minuscole dalla propria parte, maiuscole dall’altra.

## Che cosa ha fatto una mossa

selus-sown = semina { $path }{ $laps ->
    [0] {""}
   *[other] {" "}({ $laps } giri)
 }
selus-wegue = fa della buca { $pit } un wegue
selus-captured = { $count ->
    [one] cattura un seme
   *[other] cattura { $count } semi
 }
selus-liquidated = svuota il wegue { $pit }, che così scompare
selus-rests-in-ayemi = lascia l’ultimo seme nell’occhio { $pit }
selus-rests-in-empty = lascia l’ultimo seme nel wegue vuoto { $pit }
selus-again = gioca di nuovo
selus-passed = { $seat } non ha nulla da seminare e salta il turno
selus-harvested = { $seat } raccoglie { $count ->
    [one] un seme
   *[other] { $count } semi
 } dai wegue
selus-round-won = { $seat } vince la manche { $round } per { $count } a { $other }
selus-round-drawn = la manche { $round } finisce in pareggio, { $count } semi a testa
selus-dealt = si dispone la manche { $round }, comincia { $leader }
selus-gift = { $seat } dà a { $to } { $count ->
    [one] un seme
   *[other] { $count } semi
 } per completare l’ultima buca
selus-void = questa semina non finirebbe mai: la manche { $round } non vale e si rigioca, comincia { $leader }
selus-stopped = si gira in tondo da troppo tempo, perciò i semi liberi vanno a chi li ha dalla sua parte

## Perché una mossa è rifiutata

selus-syntax = Una mossa è la lettera di una delle tue buche, da a fino a i: `c`. Va bene anche un numero da 1 a 9.
    .rule = Come si scrivono le mosse
selus-no-pass = Finché hai una buca da seminare non puoi passare. Quando non ne hai più, passo io per te.
    .rule = Passare, e la fine di una manche
selus-game-over = La partita è finita.
    .rule = Passare, e la fine di una manche
selus-empty-pit = La tua buca { $pit } è vuota. Scegline una con dei semi.
    .rule = La semina
selus-wegue-pit = La buca { $pit } è un wegue di { $owner }, e da un wegue non si semina mai.
    .rule = I wegue

## Perché da una posizione non si può giocare

selus-law-stones = Fra tavola e granai i semi sono { $count }. In una partita ce ne sono 54; in un problema di una sola manche possono essere meno.
    .rule = La tavola
selus-law-stuck = Chi è di turno non ha buche da seminare, solo buche vuote e wegue. Dai il turno all’altra parte, o metti dei semi in una buca.
    .rule = Passare, e la fine di una manche

## Il gioco

selus-name = Selus
selus-side-first = Sud
selus-side-second = Nord
selus-about = ferite e trappole da Massaua, sul Mar Rosso: semine lunghe su tre file, e buche che inghiottono semi. `{ $prefix }nuova selus @nome`, il vecchio problema: `{ $prefix }nuova selus problema @nome`

## Sotto la tavola

selus-store = { $seat }: { $count } nel granaio{ $wegue ->
    [0] {""}
   *[other] , { $stones } nei wegue { $sign }
 }
selus-round =
    { $of ->
        [0] Manche { $round } di un incontro per tutti i semi
       *[other] Manche { $round } di { $of }
    }
selus-task = Il vecchio problema: muove { $seat } e può ottenere cinque degli otto semi. Ci si riesce solo con due mosse iniziali.
selus-first-turn = Primo turno di { $seat } in questa manche: non si possono ancora fare wegue.

## La tavola a parole

selus-own-edge = La tua fila bassa, da sinistra: { $pits }.
selus-own-middle = La tua metà della fila di mezzo, dal bordo destro verso l’interno: { $pits }.
selus-their-edge = La fila alta, di { $seat }, da destra: { $pits }.
selus-their-middle = La metà della fila di mezzo di { $seat }, dal bordo sinistro verso l’interno: { $pits }.
selus-own-wegue = I tuoi wegue: { $pits }.
selus-their-wegue = I wegue di { $seat }: { $pits }.

## Le opzioni nel titolo

selus-option-wegue = debole
selus-option-empty = il seme nel wegue vuoto si prende
selus-option-ayemi = due occhi a testa
selus-option-rounds = { $value ->
    [match] fino all’ultimo seme
   *[other] { $value } manche
 }
selus-option-puzzle = il vecchio problema

## Come si legge

selus-legend = Come si legge: b5 > g6 > D x7 vuol dire che si svuota la buca b con 5 semi, poi la g con 6, e l’ultimo seme in D ne prende 7. Minuscole le tue buche, maiuscole quelle avversarie; `{ $prefix }regole{ $which }` le mostra.
