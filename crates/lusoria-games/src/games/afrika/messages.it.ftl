# Afrika: una frase per ogni fatto del gioco. Quello che ha fatto una mossa sta dopo il nome di chi gioca, come parte di una
# sola frase: `anna: semina 9 semi da c, l’ultimo nella d di bob`. $seat e $owner sono nomi di chi gioca; $pit e $last sono lettere
# di buche, contate da chi possiede la buca; $pits è un elenco come "c, e", $komi è "2½".

## Che cosa ha fatto una mossa

afrika-sown =
    { $count ->
        [1] porta l’unico seme di { $pit } nella propria { $last }
       *[other] semina { $count } semi da { $pit }, l’ultimo nella propria { $last }
    }
afrika-sown-across =
    { $count ->
        [1] porta l’unico seme di { $pit } nella buca { $last } di { $owner }
       *[other] semina { $count } semi da { $pit }, l’ultimo nella buca { $last } di { $owner }
    }
afrika-captured =
    cattura { $count ->
        [1] 1 seme
       *[other] { $count } semi
    } con la buca { $pit }
afrika-swapped = cambia lato e d’ora in poi è Sud

## Come è finita

afrika-won = e così vince { $seat }, { $stones } semi a { $others }
afrika-won-with-komi = e così vince { $seat }, { $stones } semi e komi { $komi } contro { $others }
afrika-won-against-komi = e così vince { $seat }, { $stones } semi contro { $others } e komi { $komi }
afrika-won-misere = e così vince { $seat }, con soli { $stones } semi contro { $others }
afrika-drawn = e così è pareggio, { $stones } semi a testa
afrika-repeated = è la terza volta che la posizione è questa, perciò { $left ->
    [1] il seme rimasto sulla tavola non vale
   *[other] i { $left } semi rimasti sulla tavola non valgono
 } per nessuno

## Perché una mossa è rifiutata

afrika-syntax = Una mossa è una delle tue buche: una lettera da `a` a `h`, oppure il suo numero da `1` a `8`, contando dalla tua sinistra. Basta una buca, sia per seminare sia per catturare.
    .rule = Come si scrivono le mosse
afrika-no-passing = In Afrika non si passa: finché c’è un seme sulla tavola si può sempre seminare o catturare.
    .rule = Come si scrivono le mosse
afrika-must-capture = Adesso devi catturare, quindi da { $pit } non puoi seminare. Puoi catturare { $least ->
    [1] 1 seme
   *[other] { $least } semi
 } con { $choices ->
    [one] la buca
   *[other] le buche
 } { $pits }.
    .rule = Catturare
afrika-not-the-smallest = Di fronte a { $pit } { $across ->
    [one] c’è { $across } seme
   *[other] ci sono { $across } semi
 }, ma si cattura solo il numero più piccolo, che ora è { $least }. Cattura con { $choices ->
    [one] la buca
   *[other] le buche
 } { $pits }.
    .rule = Catturare
afrika-nothing-across = La tua buca { $pit } è vuota, e anche quella di fronte. Cattura con { $choices ->
    [one] la buca
   *[other] le buche
 } { $pits }.
    .rule = Catturare
afrika-empty-pit = La tua buca { $pit } è vuota: lì non c’è nulla da seminare, e di fronte nulla da catturare.
    .rule = Seminare
afrika-no-swap-now = Si può cambiare lato solo in risposta alla primissima mossa di Sud.
    .rule = Il komi e il cambio di lato
afrika-no-pie = In questa partita non si cambia lato: ognuno tiene il suo.
    .rule = Il komi e il cambio di lato
afrika-game-over = La partita è finita.
    .rule = Come finisce la partita

## Perché da qui non si può giocare

afrika-law-stones =
    Tra buche e granai { $count ->
        [0] non c’è nemmeno un seme
        [1] c’è 1 seme
       *[other] ci sono { $count } semi
    }. In una partita sono 128.
    .rule = La tavola
afrika-law-open = Qui si dice che si può ancora cambiare lato, ma è possibile solo subito dopo la prima mossa di Sud.
    .rule = Il komi e il cambio di lato
afrika-law-swapped = Qui si dice che il lato è già stato cambiato, ma prima della prima mossa nessuno può averlo fatto.
    .rule = Il komi e il cambio di lato
afrika-law-no-pie = Qui si parla di cambiare lato, ma in questa partita ognuno tiene il suo.
    .rule = Il komi e il cambio di lato

## Il gioco

afrika-name = Afrika
afrika-about = un mancala dei nostri giorni in cui si cattura per forza: cedi un seme per prenderne quattro. `{ $prefix }nuova afrika @nome`, la versione a perdere: `{ $prefix }nuova afrika a perdere @nome`

afrika-side-first = Sud
afrika-side-second = Nord

## Sotto la tavola

afrika-store = { $seat }: { $count } nel granaio
afrika-store-with-komi = { $seat }: { $count } nel granaio e komi { $komi }
afrika-due =
    { $seat } deve catturare { $count ->
        [1] 1 seme
       *[other] { $count } semi
    } con { $choices ->
        [one] la buca
       *[other] le buche
    } { $pits }
afrika-swap-open = { $seat } può anche cambiare lato: `scambio`

## La tavola a parole

afrika-pit = Buca { $pit }: { $own }, di fronte { $across }.

## Le opzioni nel titolo

afrika-option-misere = a perdere
afrika-option-komi = komi { $value }
afrika-option-pie = si può cambiare lato
afrika-option-skip_start = nessuna buca si salta
afrika-option-playout = si gioca fino all’ultimo seme
