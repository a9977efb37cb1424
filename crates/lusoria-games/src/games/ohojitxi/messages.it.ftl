# Ohojitxi: una frase per ogni fatto del gioco. Quello che ha fatto una mossa sta dopo il nome di chi gioca, come parte di
# una sola frase: `anna: semina la buca c fino alla e, cattura e, d (8 semi) e li mette nella buca 3`. $seat, $victim, $first e
# $second sono nomi di giocatori. Le buche si chiamano come le vede chi legge: le proprie con lettere, le altre con numeri.

## Che cosa ha fatto una mossa

ohojitxi-sown = semina la buca { $pit } fino alla { $last }
ohojitxi-captured = cattura { $count ->
    [1] la buca
   *[other] le buche
 } { $pits } ({ $stones } semi) e li mette nella buca { $target }
ohojitxi-cleared = cattura { $count ->
    [1] la buca
   *[other] le buche
 } { $pits } ({ $stones } semi) e non ha più semi
ohojitxi-repeated = e così la stessa posizione è tornata per la terza volta
ohojitxi-limit-reached = e con questo le mosse sono finite (semi rimasti: { $first } { $first-stones }, { $second } { $second-stones })

## Perché una mossa è rifiutata

ohojitxi-syntax = Scrivi la lettera della tua buca: `c`. Se cattura, aggiungi il numero della buca che riceve i semi: `c3`.
    .rule = Come si scrivono le mosse
ohojitxi-no-such-pit = Su questa tavola la buca { $pit } non c’è. Le tue vanno da a fino a { $last }.
    .rule = La tavola
ohojitxi-empty-pit = La tua buca { $pit } è vuota. Seminane una che contiene semi.
    .rule = La semina
ohojitxi-no-capture = La semina di { $pit } non cattura niente, quindi non c’è niente da spostare. Scrivi solo la lettera.
    .rule = La cattura
ohojitxi-wins-already = La semina di { $pit } cattura i tuoi ultimi semi e vince. Scrivi solo la lettera.
    .rule = La vittoria
ohojitxi-target-needed = La semina di { $pit } cattura. Scrivi anche dove vanno i semi: { $targets }.
    .rule = Come si scrivono le mosse
ohojitxi-no-such-target = Di là non c’è una buca { $target }. Quelle dell’avversario vanno da 1 a { $last }.
    .rule = Dove vanno i semi
ohojitxi-same-target = La tua ultima cattura è finita nella buca { $target }. Questa deve andare altrove.
    .rule = Dove vanno i semi
ohojitxi-game-over = La partita è finita.
    .rule = La vittoria

## Perché da qui non si può giocare

ohojitxi-law-stones =
    Sulla tavola { $count ->
        [1] c’è 1 seme
       *[other] ci sono { $count } semi
    }. In questa partita sono { $all }.
    .rule = La tavola
ohojitxi-law-empty = Sulla tavola non c’è nemmeno un seme. Almeno uno dei due deve averne.
    .rule = La vittoria
ohojitxi-law-south-has-won = Sud non ha più semi, quindi ha vinto, ma qui si dice che tocca a Nord.
    .rule = La vittoria
ohojitxi-law-north-has-won = Nord non ha più semi, quindi ha vinto, ma qui si dice che tocca a Sud.
    .rule = La vittoria
ohojitxi-law-last-capture = Un lato è vuoto, quindi l’ultima cattura ha appena tolto quattro semi da ogni buca presa. Di { $all } non ne possono restare { $count }.
    .rule = La vittoria

## Il gioco

ohojitxi-name = Ohojitxi
ohojitxi-about = un mancala della Costa d’Avorio alla rovescia: sbarazzati di tutti i tuoi semi. `{ $prefix }nuova ohojitxi @nome`, con 120 mosse al massimo: `{ $prefix }nuova ohojitxi rapido @nome`
ohojitxi-side-first = Sud
ohojitxi-side-second = Nord

## Sotto la tavola

ohojitxi-side =
    { $seat }: { $stones ->
        [0] nessun seme
        [one] { $stones } seme
       *[other] { $stones } semi
    }
ohojitxi-barred = { $seat } non può mettere la prossima cattura nella buca { $target }.

## La tavola a parole

ohojitxi-own-pits = Le tue buche: { $pits }.
ohojitxi-their-pit = Buca { $pit } di { $seat }: { $count ->
    [one] { $count } seme
   *[other] { $count } semi
 }.

## Le opzioni nel titolo

ohojitxi-option-pits = { $number ->
   *[other] { $number } buche a testa
 }
ohojitxi-option-target = i semi vanno ovunque
ohojitxi-option-limit = { $number ->
    [one] al massimo { $number } mossa
   *[other] al massimo { $number } mosse
 }

## Come si legge

ohojitxi-legend = Le tue buche sono lettere, quelle avversarie numeri: la tua c è la 3 per l’avversario.
