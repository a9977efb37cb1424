# Murus Gallicus: una frase per ogni fatto del gioco. Quello che ha fatto una mossa sta dopo il nome di chi gioca, come parte
# di una sola frase: `anna: gioca G4,NE, pedine su F5 e E6`. $seat e $victim sono nomi di giocatori; le celle (F5) sono uguali in tutte
# le lingue, mosse e direzioni si scrivono in italiano; $cells è un elenco come "F5, E6". `.rule` è la parte delle regole che mostra `why`.

## Che cosa ha fatto una mossa

murus_gallicus-moved = gioca { $move }, pedine su { $near } e { $far }
murus_gallicus-raised =
    { $count ->
        [one] alza una torre su { $cells }
       *[other] alza torri su { $cells }
    }
murus_gallicus-sacrificed = sacrifica una pedina della torre in { $cell } e abbatte il muro in { $wall }
murus_gallicus-broke-through = raggiunge la riga base avversaria in { $cell } e vince
murus_gallicus-stuck = lascia { $victim } senza mosse e vince
murus_gallicus-move-limit =
    e dopo { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    } a testa è pareggio

## Perché una mossa è rifiutata

murus_gallicus-syntax =
    Scrivi la cella della torre e la direzione: `G4,NE`, oppure `g4 ne`. Le direzioni sono N, NE, E, SE, S, SO, O e NO.
    .rule = Come si scrivono le mosse
murus_gallicus-no-such-cell = La cella { $cell } non c’è: le righe vanno da A a G, le colonne da 1 a 8.
    .rule = La scacchiera
murus_gallicus-game-over = La partita è finita.
    .rule = Come si vince
murus_gallicus-empty-cell = In { $cell } non c’è niente.
    .rule = Muovere una torre
murus_gallicus-not-yours = Quello che sta in { $cell } è dell’avversario.
    .rule = Muovere una torre
murus_gallicus-walls-stay = In { $cell } hai solo un muro, e i muri non si muovono. Per agire servono due pedine.
    .rule = Muovere una torre
murus_gallicus-no-room =
    { $room ->
        [0] { $cell } è sul bordo: verso { $direction } la scacchiera finisce.
       *[other] Da { $cell } verso { $direction } c’è una cella sola, e a una torre ne servono due, una per pedina.
    }
    .rule = Muovere una torre
murus_gallicus-own-tower = La torre in { $cell } ha davanti un’altra tua torre, in { $blocker }: una terza pedina non ci sta.
    .rule = Muovere una torre
murus_gallicus-enemy-tower = La torre in { $cell } è fermata da una torre avversaria, in { $blocker }: lì non si entra, e non si può abbattere.
    .rule = Il sacrificio
murus_gallicus-enemy-wall = La torre in { $cell } è fermata da un muro avversario, in { $blocker }. Per un sacrificio dovrebbe essere proprio accanto.
    .rule = Il sacrificio

## Perché da una posizione non si può giocare

murus_gallicus-law-white-stones = Il bianco ha { $count } pedine. Non sono mai più di sedici.
    .rule = La scacchiera
murus_gallicus-law-black-stones = Il nero ha { $count } pedine. Non sono mai più di sedici.
    .rule = La scacchiera
murus_gallicus-law-won-before = Chi deve muovere ha già una pedina sulla riga base avversaria, in { $cells }. Quella partita era già vinta.
    .rule = Come si vince

## Il gioco

murus_gallicus-name = Murus Gallicus
murus_gallicus-about = muri e torri, una corsa verso l’altro lato: `{ $prefix }nuova murus @nome`
murus_gallicus-side-first = bianco
murus_gallicus-side-second = nero

## Sotto la scacchiera

murus_gallicus-white = Il bianco è { $seat }: torri W { $towers }, muri w { $walls }
murus_gallicus-black = Il nero è { $seat }: torri B { $towers }, muri b { $walls }

## La scacchiera a parole

murus_gallicus-own-towers =
    { $count ->
        [one] La tua torre: { $cells }.
       *[other] Le tue torri: { $cells }.
    }
murus_gallicus-own-walls =
    { $count ->
        [one] Il tuo muro: { $cells }.
       *[other] I tuoi muri: { $cells }.
    }
murus_gallicus-their-towers =
    { $count ->
        [one] La torre di { $seat }: { $cells }.
       *[other] Le torri di { $seat }: { $cells }.
    }
murus_gallicus-their-walls =
    { $count ->
        [one] Il muro di { $seat }: { $cells }.
       *[other] I muri di { $seat }: { $cells }.
    }

## Le opzioni nel titolo

murus_gallicus-option-max_moves = { $value ->
    [off] senza limite di mosse
   *[other] al massimo { $value } mosse a testa
 }
murus_gallicus-option-escape = vince solo chi toglie l’ultima mossa
