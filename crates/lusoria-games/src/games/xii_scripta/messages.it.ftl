# XII Scripta: una frase per ogni fatto del gioco. Quello che ha fatto una mossa sta dopo il nome di chi gioca, come parte
# di una sola frase: `anna: lancia 1 4 6, mette sulla 4`. $seat e $victim sono nomi di giocatori.
# Le caselle si contano lungo il percorso di chi è nominato; quelle di casa hanno numeri romani come nelle regole;
# $dice è un elenco come "1 4 6".

## Che cosa ha fatto una mossa

xii_scripta-thrown = lancia { $dice }
xii_scripta-placed = mette sulla { $point }
xii_scripta-reentered = fa rientrare una pedina mangiata sulla { $point }
xii_scripta-moved = muove da { $from } a { $to }
xii_scripta-hit = mangia una pedina di { $victim }
xii_scripta-borne-off = toglie da { $point ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
 } ({ $left ->
    [0] l’ultima pedina
    [one] ne resta { $left }
   *[other] ne restano { $left }
 })
xii_scripta-passed = passa (non usati: { $dice })
xii_scripta-won = ha tolto tutte le pedine

## Perché una mossa è rifiutata

xii_scripta-syntax =
    { $word ->
        [place] Per far entrare una pedina su una casella da 1 a 6 scrivi `metti` e il dado: `metti 4`.
        [move] Per muovere una pedina scrivi `muovi`, poi quale (la 1 è la più indietro), poi il dado: `muovi 3 2`.
        [take] Per togliere una pedina da casa scrivi `togli` e il dado: `togli 2`.
        [pass] Per rinunciare al resto del turno scrivi soltanto `passo`.
        [roll] Per dire che cosa è uscito scrivi `tiro` e i tre numeri: `tiro 1 4 6`.
       *[other] Le mosse si scrivono `metti 4`, `muovi 3 2`, `togli 2` o `passo`.
    }
    .rule = Il tuo turno
xii_scripta-no-such-die = Non c’è un { $die } da usare. Dadi rimasti: { $dice }.
    .rule = Il tuo turno
xii_scripta-must-reenter =
    { $count ->
        [one] Hai una pedina mangiata. Prima falla rientrare
       *[other] Hai { $count } pedine mangiate. Prima falle rientrare
    } con `metti`.
    .rule = Pedine mangiate
xii_scripta-hand-empty = Non hai più pedine da far entrare.
    .rule = Entrare
xii_scripta-blocked =
    Sulla casella { $step } non puoi fermarti: { $count ->
        [one] c’è { $count } pedina avversaria
       *[other] ci sono { $count } pedine avversarie
    }, e due o più bloccano.
    .rule = Pile, pedine sole e blocchi
xii_scripta-no-such-piece =
    { $count ->
        [0] La pedina { $piece } non c’è: sulla tavola non ne hai nessuna.
        [one] La pedina { $piece } non c’è: sulla tavola ne hai una sola, la 1.
       *[other] La pedina { $piece } non c’è: le tue vanno da 1 a { $count }, contando dall’inizio del percorso.
    }
    .rule = Muovere
xii_scripta-off-board =
    La pedina { $piece } è sulla casella { $step } e non può avanzare di { $die }: il percorso finisce alla 36. { $most ->
        [0] Dalla tavola esce solo con `togli`.
        [one] Può avanzare di 1, dalla tavola esce solo con `togli`.
       *[other] Può avanzare al massimo di { $most }, dalla tavola esce solo con `togli`.
    }
    .rule = Muovere
xii_scripta-not-all-home =
    Puoi togliere solo quando tutte le tue pedine sono sulle caselle di casa, le ultime sei del percorso. { $count ->
        [one] Una non c’è ancora
       *[other] { $count } non ci sono ancora
    }{ $waiting ->
        [0] .
       *[other] {" "}(in attesa di entrare: { $waiting }).
    }
    .rule = Togliere
xii_scripta-empty-point = Sulla casella di casa { $point ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
 } non c’è nessuna tua pedina.
    .rule = Togliere
xii_scripta-game-over = La partita è finita.
    .rule = Passare, abbandonare, vincere
xii_scripta-must-play = In questa partita puoi passare solo quando nessun dado si può giocare. Dadi rimasti: { $dice }.
    .rule = Passare, abbandonare, vincere
xii_scripta-throw-first = Prima scrivi che cosa è uscito: `tiro` e i tre numeri, per esempio `tiro 1 4 6`.
    .rule = I tuoi dadi
xii_scripta-not-your-dice = I dadi sono già sul tavolo: { $dice }. Ora non c’è nulla da lanciare.
    .rule = I tuoi dadi
xii_scripta-not-in-bag = Ora dal sacchetto { $dice } non può uscire.
    .rule = Dadi di cui fidarsi

## Il gioco

xii_scripta-name = XII Scripta
xii_scripta-side-first = giocatore I
xii_scripta-side-second = giocatore II
xii_scripta-about = una corsa romana con i dadi, antenata del backgammon. Con tre pedine: `{ $prefix }nuova rapida @nome`, con quindici: `{ $prefix }nuova scripta @nome`

## Sotto la tavola

xii_scripta-dice-left = Dadi rimasti a { $seat }: { $dice }
xii_scripta-stock =
    { $seat } ({ $sign ->
        [digit] cifre
       *[letter] lettere
    }): { $waiting ->
        [0] {""}
       *[other] { $waiting } in attesa,{" "}
    }{ $captured ->
        [0] {""}
        [one] { $captured } mangiata,{" "}
       *[other] { $captured } mangiate,{" "}
    }{ $off ->
        [one] { $off } tolta
       *[other] { $off } tolte
    } su { $of }

## La tavola a parole

xii_scripta-own-point =
    Hai { $count ->
        [one] una pedina
       *[other] { $count } pedine
    } sulla casella { $step }, { $row ->
        [1] fila di mezzo
        [2] fila alta
       *[3] fila bassa
    }.
xii_scripta-own-none = Non hai pedine sulla tavola.
xii_scripta-their-point =
    { $seat } ha { $count ->
        [one] una pedina
       *[other] { $count } pedine
    } sulla tua casella { $step }, { $row ->
        [1] fila di mezzo
        [2] fila alta
       *[3] fila bassa
    }.
xii_scripta-their-none = { $seat } non ha pedine sulla tavola.

xii_scripta-told-dice-left = Dadi rimasti a { $seat }: { $dice }.
xii_scripta-told-stock =
    { $seat }: { $waiting ->
        [0] {""}
        [one] una pedina aspetta di entrare,{" "}
       *[other] { $waiting } pedine aspettano di entrare,{" "}
    }{ $captured ->
        [0] {""}
        [one] una pedina mangiata deve rientrare,{" "}
       *[other] { $captured } pedine mangiate devono rientrare,{" "}
    }{ $off ->
        [one] { $off } tolta
       *[other] { $off } tolte
    } su { $of }.

## Le opzioni nel titolo

xii_scripta-option-pieces = { $number ->
    [one] { $number } pedina a testa
   *[other] { $number } pedine a testa
 }
xii_scripta-option-bearoff = si toglie secondo la distanza
xii_scripta-option-need_all = le pedine in attesa non impediscono di togliere
xii_scripta-option-strict = si passa solo se non si può giocare
xii_scripta-option-bag = { $number ->
   *[other] sacchetto con { $number } per numero
 }
xii_scripta-option-dice = { $value ->
    [hand] dadi veri
   *[plain] dadi semplici
 }
xii_scripta-option-autopass = il bot non passa da sé
