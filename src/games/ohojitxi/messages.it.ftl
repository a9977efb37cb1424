# Ohojitxi: una frase per ogni fatto del gioco. Quello che ha fatto una mossa sta dopo il nome di chi gioca, come parte di
# una sola frase: `anna: semina c fino a e, cattura e, d (x8) e mette i semi nella buca 3 (per bob è la c)`. $seat, $victim, $first
# e $second sono nomi di giocatori. Le lettere sono buche di chi è nominato; $target è la buca dell’avversario come la conta
# lui, $theirs la sua lettera per l’avversario.

## Che cosa ha fatto una mossa

ohojitxi-sown = semina { $pit } fino a { $last }
ohojitxi-captured = cattura { $pits } (x{ $stones }) e mette i semi nella buca { $target } (per { $victim } è la { $theirs })
ohojitxi-cleared = cattura { $pits } (x{ $stones }) e non ha più semi
ohojitxi-repeated = e così la stessa posizione è tornata per la terza volta
ohojitxi-limit-reached = e con questo le mosse sono finite: { $first } ha ancora { $first-stones } semi, { $second } { $second-stones }

## Perché una mossa è rifiutata

ohojitxi-syntax = Scrivi la lettera della tua buca: `c`. Se cattura, aggiungi il numero della buca che riceve i semi: `c3`.
    .rule = Come si scrivono le mosse
ohojitxi-no-such-pit = Su questa tavola la buca { $pit } non c’è. Le tue vanno da a fino a { $last }.
    .rule = La tavola
ohojitxi-empty-pit = La tua buca { $pit } è vuota. Seminane una che contiene semi.
    .rule = La semina
ohojitxi-no-capture = Seminare { $pit } non cattura niente, quindi non c’è niente da spostare. Scrivi solo la lettera.
    .rule = La cattura
ohojitxi-wins-already = Seminare { $pit } cattura i tuoi ultimi semi e vince. Scrivi solo la lettera.
    .rule = La vittoria
ohojitxi-target-needed = Seminare { $pit } cattura. Scrivi anche dove vanno i semi: { $targets }.
    .rule = Come si scrivono le mosse
ohojitxi-no-such-target = Di là non c’è una buca { $target }. Quelle dell’avversario vanno da 1 a { $last }.
    .rule = Dove vanno i semi
ohojitxi-same-target = La tua ultima cattura è finita nella buca { $target }. Questa deve andare altrove.
    .rule = Dove vanno i semi
ohojitxi-game-over = La partita è finita.
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
ohojitxi-barred = La prossima cattura { $seat } non può metterla nella buca { $target }.

## La tavola a parole

ohojitxi-own-pits = Le tue buche: { $pits }.
ohojitxi-their-pits = Le buche di { $seat }, con i numeri che si scrivono: { $pits }.
