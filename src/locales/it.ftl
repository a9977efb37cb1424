# Quello che dice chi ospita le partite, in italiano. { $prefix } è il prefisso dei comandi nella stanza; le parole fra
# `accenti gravi` sono da scrivere: i comandi con la parola mostrata dall’aiuto, le mosse in inglese canonico.
# Persone e posti arrivano come nomi. Le frasi di ogni gioco sono nella sua cartella.

## Una partita comincia, continua, finisce

opened = Comincia la partita #{ $session }: { $game }. Il primo turno è di { $first } ({ $first-side }), il secondo di { $second } ({ $second-side }).
opened-alone = Comincia la partita #{ $session }: { $game }, un solitario per { $first }.
samples = Puoi scrivere { $moves }; `{ $prefix }mosse` elenca tutto.
opened-hint = `{ $prefix }regole` spiega il gioco. Finché entrambe le parti non hanno mosso, `{ $prefix }annulla` cancella la partita.
opened-hint-alone = `{ $prefix }regole` spiega il gioco.
opened-dice = Un seme segreto ha già deciso tutti i lanci di questa partita. La sua impronta (hash): { $hash }. Alla fine il bot rivela il seme, e `{ $prefix }verifica` rifà tutti i lanci.
opened-lots = Un seme segreto ha già deciso i sorteggi di questa partita. La sua impronta (hash): { $hash }. Alla fine il bot rivela il seme, e `{ $prefix }verifica` rifà tutti i sorteggi.
call = Tocca a { $player }: partita #{ $session } ({ $game }).
call-throw = Tocca a { $player }: partita #{ $session } ({ $game }). Tira i dadi e scrivi che cosa è uscito, per esempio `roll 1 4 6`.
told = { $player }: { $what }.
standing = Partita #{ $session }, { $game }, dopo la mossa { $entry }. Tocca a { $player }.
over-win = { $winner } vince la partita #{ $session } ({ $game })!
over-alone-win = { $winner } ha risolto la partita #{ $session } ({ $game })!
over-alone-lost = La partita #{ $session } ({ $game }) è persa. `{ $prefix }nuova` ne comincia un’altra.
over-draw = La partita #{ $session } ({ $game }) finisce in pareggio.
over-resign = { $loser } abbandona. { $winner } vince la partita #{ $session } ({ $game }).
over-alone-resign = { $loser } abbandona la partita #{ $session } ({ $game }).
over-abort = { $player } annulla la partita #{ $session } ({ $game }). Non conta.
over-record = La partita #{ $session } ({ $game }) è una trascrizione: si può solo guardare.
over-seed = Il seme segreto dei dadi: { $seed }. `{ $prefix }verifica #{ $session }` rifà tutti i lanci e li confronta, `{ $prefix }esporta #{ $session }` dà la trascrizione.
over-lots = Il seme segreto dei sorteggi: { $seed }. `{ $prefix }verifica #{ $session }` rifà tutti i sorteggi e li confronta, `{ $prefix }esporta #{ $session }` dà la trascrizione.

seat-first = Giocatore I
seat-second = Giocatore II

discord-cannot-write = Lì non posso scrivere. Può permettermelo chi gestisce il server: mi servono i permessi «View Channel», «Send Messages», «Send Messages in Threads» e «Read Message History».
discord-cannot-read = Vedo che scrivi, ma non che cosa: su questo server leggo solo i messaggi che mi menzionano, le risposte ai miei messaggi con la tavola (con la notifica attiva) e i messaggi diretti. Comincia il messaggio menzionandomi.
matrix-not-invited = Accetto inviti solo dalle persone e dai server indicati da chi mi gestisce.
matrix-has-left = Chi deve muovere non è più in questa stanza; la partita aspetta che qualcuno lo inviti di nuovo.
console-no-platform = Nessuna piattaforma ha un token (vedi `.env.example`), perciò questa è la stanza nel terminale.
console-greeting = Questa è Lusoria, un tavolo per antichi giochi.
    Da questo terminale giocano tutti: `alice: ciao` lo dice alice.
    Comincia con `{ $prefix }nuova rapida @bob`, oppure `{ $prefix }aiuto`. `quit` chiude; le partite restano come sono.

## Risposte

moves = Nella partita #{ $session } { $player } può giocare: { $moves }.
last-moves = { $moves ->
    [one] La prossima mossa è l’ultima.
   *[other] Al massimo altre { $moves } mosse, e la partita finisce.
 }
moves-many = Nella partita #{ $session } { $player } può giocare:
    { $moves }
imported = La trascrizione è qui come #{ $session } ({ $game }), { $entries ->
    [one] { $entries } mossa
   *[other] { $entries } mosse
 }. `{ $prefix }mostra 1 #{ $session }` mostra la tavola dopo la prima.
verified = #{ $session }: il seme è quello promesso all’inizio { $throws ->
    [0] e non c’è ancora stato nessun lancio
    [one] e l’unico lancio corrisponde
    [2] ed entrambi i lanci corrispondono
   *[other] e tutti i { $throws } lanci corrispondono
 }.
verified-lots = #{ $session }: il seme è quello promesso all’inizio { $throws ->
    [0] e non c’è ancora stato nessun sorteggio
    [one] e l’unico sorteggio corrisponde
    [2] ed entrambi i sorteggi corrispondono
   *[other] e tutti i { $throws } sorteggi corrispondono
 }.
verify-differs = #{ $session }: la mossa { $entry } non corrisponde. Secondo il seme segreto lì ci va `{ $expected }`. Qualcuno ha cambiato la trascrizione.
verify-secret = La partita #{ $session } non è finita, perciò il seme resta segreto. La sua impronta (hash): { $hash }.
verify-unknown = #{ $session } è una trascrizione senza il seme, perciò non si può verificare. Il seme sta nelle trascrizioni fatte a partita finita.
verify-hand = La partita #{ $session } si gioca con dadi veri, e quello che esce lo scrive chi gioca. Qui non c’è nulla da verificare.
verify-no-dice = #{ $session } è un gioco senza dadi.
verify-wrong-seed = #{ $session }: il seme segreto non è quello promesso all’inizio. Non fidarti di questa partita.
session-unreadable = Al momento questa partita non si può mostrare. Nulla è perso; chi gestisce il bot trova il motivo nel log.
not-stored = Non salvato, nulla è cambiato. Riprova fra poco.

games-heading = Qui si può giocare a:
games-hint = `{ $prefix }regole { $game }` spiega un gioco.
rules-more = Le regole complete con tutte le opzioni: `{ $prefix }regole { $id } intere`.
glossary-words = Le parole del mancala: { $words }.
glossary-hint = `{ $prefix }glossario { $word }` ne spiega una.

## L’editor di posizioni

own-start = da una posizione propria
edit-standing = Editor: { $game }. Posto { $slot }, regole { $rules ->
    [1] attive
   *[other] disattivate
 }, tocca a: { $side }.
edit-law = Da qui non si può ancora giocare: { $law }
edit-tools = Caselle: { $places }. Ci può stare: { $contents }. `{ $prefix }aiuto editor` elenca gli strumenti.
edit-moves = { $count ->
    [0] Lì niente si può muovere.
   *[other] Mosse possibili: { $moves }.
 }
edit-set = mette qualcosa su una o più caselle
edit-move = sposta un pezzo; con le regole attive, solo come permette il gioco
edit-hint = elenca le mosse possibili, tutte o da una casella
edit-clear = svuota la tavola
edit-reset = rimette la posizione iniziale
edit-turn = dice a chi tocca
edit-save = conserva la posizione in uno dei dieci posti
edit-load = riprende una posizione conservata
edit-next = passa al posto seguente
edit-previous = passa al posto precedente
edit-export = scrive la posizione come testo
edit-import = legge una posizione, anche su più righe
edit-rules = attiva o disattiva le regole
edit-play = comincia una partita da qui
refused-edit-usage = Si scrive così: `{ $prefix }editor { $tool ->
    [set] metti CASELLA … COSA
    [move] muovi DA A
    [turn] turno primo
    [save] salva 3
    [load] carica 3
    [import] importa POSIZIONE
   *[rules] regole si
 }`. `{ $prefix }aiuto editor` elenca tutto.
refused-edit-which-game = L’editor è vuoto. Scegli prima un gioco, come `{ $prefix }editor tablut`.
refused-edit-no-place = Su questa tavola la casella { $place } non c’è. Ci sono: { $places }.
refused-edit-no-content = { $content } non si può mettere lì. Si può mettere { $contents }.
refused-edit-no-position = Questa non è una posizione del gioco. `{ $prefix }editor esporta` mostra come si scrive.
refused-edit-no-form = La forma { $form } non c’è. Ci sono: { $forms }.
refused-edit-over = Qui la partita sarebbe già finita.
refused-no-editor = Per `{ $game }` non c’è un editor.
arg-place = CASELLA
arg-content = COSA
arg-form = FORMA
arg-position = POSIZIONE
help-edit = prepara posizioni, ne ricorda dieci e permette di giocare da lì

settings = Questa stanza: lingua { $lang } (si cambia con `{ $prefix }lingua en`), prefisso dei comandi `{ $prefix }` (si cambia con `{ $prefix }prefisso ?`).
prefix-set = D’ora in poi qui i comandi cominciano con `{ $new }`, per esempio `{ $new }aiuto`.
lang-set = D’ora in poi qui parlo italiano.
moved-here = Questa stanza prende il posto di un’altra e le sue partite continuano qui: { $games }. `{ $prefix }tavola { $example }` mostra a che punto è la prima.

## Aiuto

help-intro = Ospito giochi da tavolo da giocare per messaggio, ognuno con i suoi tempi. I comandi:
help-topic-start = Cominciare
help-topic-play = Giocare
help-topic-look = Rivedere
help-topic-room = Questa stanza
help-typing = Davanti alle mosse il `{ $prefix }` non serve: quando tocca a te scrivile e basta, anche più d’una in un messaggio. Se giochi più partite insieme, rispondi al messaggio con la tavola oppure metti prima il numero: `#12 place 4`.
help-words = Capisco anche: { $words }.
help-new = comincia una partita con un’altra persona
help-games = elenca i giochi
help-rules = spiega un gioco
help-glossary = spiega le parole dei mancala
help-help = elenca i comandi, o ne spiega uno
help-board = mostra la tavola dal tuo lato, o la descrive a parole
help-moves = elenca che cosa si può giocare adesso
help-why = spiega perché la tua ultima mossa è stata rifiutata
help-yield = abbandona la partita
help-abort = annulla una partita prima che entrambe le parti abbiano mosso
help-show = mostra la tavola com’era dopo un lancio o una mossa precedente
help-export = dà la trascrizione di una partita
help-import = legge una trascrizione, per guardarla
help-verify = controlla con il seme i dadi di una partita finita
help-lang = imposta la lingua della stanza
help-prefix = imposta il segno con cui cominciano i comandi
help-settings = dice le impostazioni della stanza
arg-game = GIOCO
arg-friend = nome
arg-first = primo
arg-second = secondo
arg-random = caso
arg-prose = parole
arg-full = intere
arg-word = PAROLA
arg-command = COMANDO
arg-number = N
arg-entry = MOSSA
arg-record = TRASCRIZIONE
arg-prefix = SEGNO

## Rifiuti

refused-hint = Non ti costa niente. `{ $prefix }mosse` elenca che cosa puoi giocare.
refused-which-session = Qui ci sono più partite. Quale?
which-session-how = Metti il numero prima della mossa, come `#{ $example } place 4`, o dopo il comando, come `{ $prefix }tavola #{ $example }`, oppure rispondi al messaggio con la tavola.
refused-wrong-turn = Nella partita #{ $session } ora tocca a { $player }.
refused-no-seat = Nella partita #{ $session } non giochi. Guardare può chiunque: `{ $prefix }tavola #{ $session }`.
refused-no-session = Qui non hai nessuna partita. Cominciane una: `{ $prefix }nuova scripta @nome`.
refused-no-such-session = Qui non c’è nessuna partita #{ $session }.
refused-session-over = La partita #{ $session } è finita. `{ $prefix }mostra 1 #{ $session }` la fa rivedere dall’inizio, `{ $prefix }nuova` ne comincia un’altra.
refused-too-late-to-abort = Nella partita #{ $session } entrambe le parti hanno già mosso, e non si può più annullare. Abbandonare sì: `{ $prefix }abbandona`.
refused-confirm-yield = Confermi l’abbandono della partita #{ $session }? Allora scrivi `{ $prefix }abbandona #{ $session }`.
refused-not-a-move = Nella partita #{ $session } questa mossa non esiste. `{ $prefix }mosse` elenca che cosa puoi giocare.
refused-not-understood = Non capisco. `{ $prefix }aiuto` elenca quello che so fare.
refused-unknown-command = Non conosco il comando `{ $word }`. `{ $prefix }aiuto` elenca quello che so fare.
refused-did-you-mean = Non conosco il comando `{ $word }`. Forse `{ $prefix }{ $known }`?
refused-too-long = È troppo lungo per me: leggo messaggi fino a 4000 caratteri, trascrizioni fino a 64 000.
refused-which-move = `{ $typed }` può voler dire più mosse: { $moves }. Scrivine una, o anche solo la parte finale.
refused-new-which-game = Quale gioco, e con chi? Così: `{ $prefix }nuova scripta @nome`. `{ $prefix }giochi` elenca i giochi.
refused-unknown-game = Non conosco il gioco `{ $game }`. `{ $prefix }giochi` elenca i giochi.
refused-new-what-else = Il gioco `{ $game }` lo conosco, ma che cos’è `{ $rest }`? Chi gioca con te si scrive con la @, come `{ $prefix }nuova { $game } @nome`, e le opzioni vanno tra parentesi.
refused-which-game = `{ $game }` è un’intera famiglia. Scegline uno: { $games }.
refused-nothing-refused = Qui non ti è stato rifiutato niente. Quando succede, `{ $prefix }perché` spiega la regola.
refused-unknown-word = Il glossario non conosce { $word }. `{ $prefix }glossario` elenca le parole che conosce.
refused-unknown-option = Il gioco non ha l’opzione `{ $option }`. Tutte le opzioni: `{ $prefix }regole { $game } intere`.
refused-bad-option = Valori dell’opzione `{ $option }`: { $allowed }.
refused-who = Con chi? Menziona una persona, come `{ $prefix }nuova { $game } @nome`.
refused-edit-who = Con chi? Menziona una persona, come `{ $prefix }editor gioca @nome`.
refused-unknown-person = Non so chi sia { $person }. Menziona una persona che è qui.
refused-yourself = Non ci si può sfidare da soli. Menziona un’altra persona.
refused-already-playing = Qui giochi già a `{ $game }` con { $name }: #{ $session }. Prima finitela, oppure scegli un altro gioco o altre opzioni.
refused-already-alone = Qui stai già giocando a `{ $game }`: #{ $session }. Prima finisci quella, oppure scegli altre opzioni.
refused-solitaire = `{ $game }` si gioca da soli: `{ $prefix }nuova { $game }`.
refused-show-which-entry = Dopo quale mossa? Lanci e mosse si contano uno per uno: `{ $prefix }mostra 3` è la tavola dopo la terza.
refused-no-such-entry = La partita #{ $session } ha solo { $entries ->
    [one] { $entries } mossa
   *[other] { $entries } mosse
 }.
refused-import-what = Scrivi la trascrizione sotto il comando, nello stesso messaggio.
refused-record-head = Questa non è una trascrizione: deve cominciare con la riga `lusoria-record: 1`.
refused-record-line = Questa trascrizione non la leggo: non capisco la riga { $line }.
refused-record-entry = Questa non è la trascrizione di una partita: la mossa { $entry } non può seguire quelle di prima.
refused-record-game = La trascrizione nomina un gioco, opzioni o regole che non ho.
refused-one-new-game = Una sola partita nuova per messaggio.
refused-bad-prefix = Un prefisso è fatto di uno, due o tre segni, come `!`, `?`, `$` o `+`.
refused-bad-lang = Parlo queste lingue: `en`, `cs`, `it`, `ru`.
refused-may-not-configure = Le impostazioni può cambiarle solo chi gestisce la stanza.
refused-unreadable = Non riesco a leggere questo messaggio: è cifrato e la chiave non mi è arrivata. Riscrivilo, per favore.
