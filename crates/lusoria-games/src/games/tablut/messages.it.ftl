# Tablut: una frase per ogni fatto del gioco. Quello che ha fatto una mossa sta dopo il nome di chi gioca, come parte di
# una sola frase: `anna: muove d5-d3, cattura la pedina in d2`. $seat e $victim sono nomi di giocatori; $cells è un elenco
# come "d3, f3". `.rule` è il titolo delle regole complete sotto cui un rifiuto è spiegato.

## Che cosa ha fatto una mossa

tablut-moved =
    { $piece ->
        [king] muove il re da { $from } a { $to }
       *[other] muove { $from }-{ $to }
    }
tablut-captured =
    { $count ->
        [one] cattura la pedina in { $cells }
       *[other] cattura { $count } pedine ({ $cells })
    }
tablut-escaped = il re è in salvo in { $cell }
tablut-caught = cattura il re in { $cell }
tablut-stuck = lascia { $victim } senza mosse
tablut-repeated =
    { $count ->
        [2] riporta la stessa posizione per la seconda volta
       *[other] riporta la stessa posizione per la terza volta
    }

## Perché una mossa è rifiutata

tablut-syntax =
    { $word ->
        [one] Questa è una casella sola. Scrivine due, da dove parti e dove vai: `e4-f4`.
        [many] Una mossa alla volta: da dove parti e dove vai, come `e4-f4`.
        [outside] La tavola ha le colonne da a fino a i e le righe da 1 a 9. Una mossa si scrive `e4-f4`.
       *[other] Scrivi da dove parti e dove vai: `e4-f4`, o soltanto `e4f4`.
    }
    .rule = Come si scrivono le mosse
tablut-empty-cell = In { $cell } non c’è niente.
    .rule = Muovere
tablut-king-not-yours = Il re in { $cell } è del bianco: tu muovi le pedine nere.
    .rule = Muovere
tablut-not-yours = La pedina in { $cell } non è tua.
    .rule = Muovere
tablut-stays = Da { $cell } bisogna andare altrove: restare fermi non vale.
    .rule = Muovere
tablut-not-straight = Da { $cell } a { $to } non si va in linea retta. Ci si muove lungo una riga o una colonna.
    .rule = Muovere
tablut-occupied = { $cell } è occupata. Si cattura circondando da due lati, non andando sopra.
    .rule = Muovere
tablut-in-the-way = In { $cell } c’è qualcuno, e scavalcare non si può.
    .rule = Muovere
tablut-castle-closed =
    { $piece ->
        [king] Il re è uscito dal castello in { $cell } e non può più rientrare.
       *[other] Nel castello in { $cell } può stare soltanto il re.
    }
    .rule = Il castello
tablut-castle-between = Si passerebbe per il castello in { $cell }, e il castello vuoto non si attraversa.
    .rule = Il castello
tablut-camp-closed =
    { $piece ->
        [king] { $cell } è un campo, e il re non può entrarci.
        [white] { $cell } è un campo, e il bianco non può entrarci.
        [camped] { $cell } è di un altro campo. Una pedina nera si muove soltanto nel campo da cui non è ancora uscita.
       *[other] { $cell } è un campo. Una pedina nera che è fuori non rientra più in nessun campo.
    }
    .rule = I campi
tablut-camp-between =
    { $piece ->
        [king] Di mezzo c’è un campo, in { $cell }, e il re non può attraversarlo.
        [white] Di mezzo c’è un campo, in { $cell }, e il bianco non può attraversarlo.
        [camped] Di mezzo c’è { $cell }, di un altro campo, e non si può attraversare.
       *[other] Di mezzo c’è un campo, in { $cell }, e una pedina che è fuori non può attraversarlo.
    }
    .rule = I campi
tablut-game-over = La partita è finita.
    .rule = Come finisce

## Perché da una posizione non si può giocare

tablut-law-one-king =
    { $count ->
        [0] Sulla tavola non c’è nessun re. Per giocare ne serve uno, e uno solo.
       *[other] Sulla tavola ci sono { $count } re ({ $cells }). Per giocare ne serve uno, e uno solo.
    }
    .rule = Le pedine
tablut-law-white-in-camp = Il bianco non può stare in un campo: { $cells }.
    .rule = I campi
tablut-law-king-in-camp = Il re è in un campo, in { $cells }. Lì non può stare.
    .rule = I campi
tablut-law-castle = Nel castello, in { $cells }, c’è una pedina. Può starci soltanto il re.
    .rule = Il castello
tablut-law-white-soldiers = Il bianco ha { $count } pedine oltre al re. Non sono mai più di otto.
    .rule = Le pedine
tablut-law-black-soldiers = Il nero ha { $count } pedine. Non sono mai più di sedici.
    .rule = Le pedine
tablut-law-king-on-edge = Il re è sul bordo, in { $cells }: è già fuggito, e non c’è più niente da giocare.
    .rule = Come finisce
tablut-law-not-escaped = Qui si dice che ha vinto il bianco, ma il re in { $cells } non è su una casella di fuga.
    .rule = Come finisce
tablut-law-not-caught = Qui si dice che ha vinto il nero, ma il re in { $cells } non è catturato.
    .rule = Come finisce

## Il gioco

tablut-name = Tablut
tablut-side-first = bianco
tablut-side-second = nero
tablut-about = la caccia al re che Linneo vide in Lapponia: uno vuole scappare, sedici lo vogliono prendere. `{ $prefix }nuova tablut @nome`

## Sotto la tavola

tablut-white =
    { $seat }, bianco: { $king ->
        [0] nessun re
        [one] il re (K)
       *[other] { $king } re (K)
    }{ $count ->
        [0] {" "}e nessuna pedina
        [one] {" "}e una pedina (W)
       *[other] {" "}e { $count } pedine (W)
    }
tablut-black =
    { $seat }, nero: { $count ->
        [0] nessuna pedina
        [one] una pedina (B)
       *[other] { $count } pedine (B)
    }

## La tavola a parole

tablut-own-king = Il tuo re è in { $cell }.
tablut-their-king = Il re di { $seat } è in { $cell }.
tablut-own =
    { $count ->
        [0] Non hai più pedine.
        [one] Hai una pedina: { $cells }.
       *[other] Hai { $count } pedine: { $cells }.
    }
tablut-theirs =
    { $count ->
        [0] { $seat } non ha più pedine.
        [one] { $seat } ha una pedina: { $cells }.
       *[other] { $seat } ha { $count } pedine: { $cells }.
    }

## Le opzioni nel titolo

tablut-option-king = il re si cattura in due
tablut-option-camp_tips = nei campi non si cattura
tablut-option-repetition = { $value ->
    [3] una posizione può tornare una volta
   *[off] le posizioni possono ripetersi
 }
