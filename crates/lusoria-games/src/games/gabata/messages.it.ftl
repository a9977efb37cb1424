# Gabata: una frase per ogni fatto del gioco. Quello che ha fatto una mossa sta dopo il nome di chi gioca, come parte di una
# sola frase: `anna: semina b5 > g6 > D x7 > E, cattura 7`. $seat, $stuck, $leader e $to sono nomi di giocatori.
# $path è la semina buca per buca, come la chiama chi semina: minuscole dalla propria parte, maiuscole dall’altra.

## Che cosa ha fatto una mossa

gabata-named = sceglie la buca { $pit } per la semina zero
gabata-drawn = il sorteggio della semina zero dà { $pit }: tutti e due cominciano dalla propria buca { $pit }
gabata-drawn-own = sorteggio della semina zero: { $seat } comincia da { $pit }
gabata-drawn-empty = il sorteggio { $pit } non vale (lì { $seat } non ha semi)
gabata-raced = { $seat } semina { $path }{ $laps ->
    [0] {""}
   *[other] {" "}({ $laps } giri)
 }
gabata-race-won = { $seat } finisce prima e ha la prima mossa
gabata-zero-sown = semina zero { $path }{ $laps ->
    [0] {""}
   *[other] {" "}({ $laps } giri)
 }
gabata-zero-won = la prima mossa tocca a { $seat } (semi lasciati cadere: { $fewer } e { $more })
gabata-sown = semina { $path }{ $laps ->
    [0] {""}
   *[other] {" "}({ $laps } giri)
 }
gabata-captured = cattura in tutto { $count ->
    [one] { $count } seme
   *[other] { $count } semi
 }
gabata-decided = ha ora { $count } semi nel granaio, più della metà: la partita è decisa, e chi vuole può abbandonarla
gabata-swept = { $stuck } non ha più nulla da seminare, e { $seat } { $count ->
    [one] prende l’ultimo seme della tavola
   *[other] prende i { $count } semi rimasti sulla tavola
 }
gabata-round-won = { $seat } vince la manche { $round } per { $count } a { $other }
gabata-round-drawn = la manche { $round } finisce in pareggio, { $count } semi a testa
gabata-dealt = si dispone la manche { $round }, apre { $leader }
gabata-gift = { $seat } dà a { $to } { $count ->
    [one] un seme
   *[other] { $count } semi
 } per completare l’ultima buca
gabata-void = questa semina non finirebbe mai: la manche { $round } non vale e si rigioca, apre { $leader }
gabata-stopped = la stessa posizione è tornata per la terza volta, perciò i semi liberi vanno a chi li ha dalla sua parte

## Perché una mossa è rifiutata

gabata-syntax =
    { $word ->
        [zero] La semina zero si scrive `zero` e una delle tue buche, da a fino a i: `zero c`.
       *[other] Una mossa è la lettera di una delle tue buche, da a fino a i: `c`. Va bene anche un numero da 1 a 9.
    }
    .rule = Come si scrivono le mosse
gabata-no-pass = In Gabata non si passa: finché hai un seme, semini.
    .rule = La fine di una manche
gabata-game-over = La partita è finita.
    .rule = La fine di una manche
gabata-zero-first = Prima viene la semina zero: `zero` e una tua buca. La buca { $pit } si potrà seminare dopo.
    .rule = La semina zero
gabata-zero-over = La semina zero di questa manche è già fatta. Se vuoi seminare da { $pit }, scrivi solo la lettera.
    .rule = La semina zero
gabata-lot = Qui la semina zero comincia con un sorteggio, che non tocca a chi gioca.
    .rule = La semina zero
gabata-empty-pit = La tua buca { $pit } è vuota. Scegline una con dei semi.
    .rule = La semina
gabata-endless-pit = Dalla buca { $pit } la semina non finirebbe mai, e in questa partita una buca così non si può scegliere.
    .rule = La semina infinita

## Perché da una posizione non si può giocare

gabata-law-stones = Fra tavola e granai i semi sono { $count }. In una partita ce ne sono 54.
    .rule = La tavola
gabata-law-zero-order = Nella semina zero sceglie la buca prima chi comincia la manche, poi l’altra persona. Qui qualcuno è fuori turno.
    .rule = La semina zero
gabata-law-zero-pit = Per la semina zero è stata scelta la buca { $pit }, che però è vuota.
    .rule = La semina zero
gabata-law-no-lot = La semina zero deve cominciare con un sorteggio, ma sotto nessuna lettera hanno semi entrambi.
    .rule = La semina zero
gabata-law-stuck = Chi ora deve seminare non ha nemmeno un seme. Così la manche finisce, e i semi rimasti vanno nell’altro granaio.
    .rule = La fine di una manche

## Il gioco

gabata-name = Gabata
gabata-side-first = Sud
gabata-side-second = Nord
gabata-about = il pirata fra i mancala, dal Corno d’Africa: tre file, semine lunghe, bottino da ogni parte. `{ $prefix }nuova gabata @nome`

## Sotto la tavola

gabata-store = { $seat }: { $count } nel granaio
gabata-round =
    { $of ->
        [0] Manche { $round } di un incontro per tutti i semi
       *[other] Manche { $round } di { $of }
    }
gabata-favoured = Secondo la teoria, se nessuno sbaglia, vince { $seat }.
gabata-balanced = Secondo la teoria, se nessuno sbaglia, la partita finisce in parità.
gabata-zero-open = Semina zero: comincia { $seat } e sceglie una buca, per esempio `zero c`.
gabata-zero-lot = Semina zero: la lettera per tutti e due la decide un sorteggio; apre la manche { $seat }.
gabata-zero-half = Semina zero: { $seat } ha scelto la buca { $pit }; ora sceglie { $other }, per esempio `zero c`, e si semina insieme.
gabata-zero-half-sown = Semina zero: { $seat } ha seminato { $count } semi; ora tocca a { $other }, per esempio `zero c`.

## La tavola a parole

gabata-own-edge = La tua fila bassa, da sinistra: { $pits }.
gabata-own-middle = La tua metà della fila di mezzo, dal bordo destro verso l’interno: { $pits }.
gabata-their-edge = La fila alta, di { $seat }, da destra: { $pits }.
gabata-their-middle = La metà della fila di mezzo di { $seat }, dal bordo sinistro verso l’interno: { $pits }.

## Le opzioni nel titolo

gabata-option-zero = { $value ->
    [a] semina zero da a
    [random] semina zero a sorte
    [each] ognuno estrae la sua semina zero
    [sequential] semine zero una dopo l’altra
   *[none] senza semina zero
 }
gabata-option-capture = si cattura solo da buche proprie
gabata-option-serial = una cattura chiude il turno
gabata-option-rounds = { $value ->
    [match] fino all’ultimo seme
   *[other] { $value } manche
 }
gabata-option-redeal = si dispone alla pari
gabata-option-endless = niente semine infinite

## Come si legge

gabata-legend = Come si legge: b5 > g6 > D x7 vuol dire che si svuota la buca b con 5 semi, poi la g con 6, e l’ultimo seme in D ne prende 7. Minuscole le tue buche, maiuscole quelle avversarie; `{ $prefix }regole{ $which }` le mostra.
