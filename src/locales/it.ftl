# Quello che dice chi ospita le partite, in italiano. { $prefix } è il prefisso dei comandi nella stanza; le parole fra
# `accenti gravi` sono da scrivere: i comandi con la parola mostrata dall’aiuto, le mosse in inglese canonico.
# Persone e posti arrivano come nomi. Le frasi di ogni gioco sono nella sua cartella.

## Una partita comincia, continua, finisce

opened = Comincia la partita #{ $session }: { $game }. Il primo turno è di { $first } ({ $first-side }), il secondo di { $second } ({ $second-side }).
opened-alone = Comincia la partita #{ $session }: { $game }, un solitario per { $first }.
opened-both-sides = Comincia la partita #{ $session }: { $game }, in solitario da entrambe le parti. Il primo turno è di { $first }, il secondo di { $second }.
samples = Puoi scrivere { $moves }; `{ $prefix }mosse{ $which }` elenca tutto.
opened-in-thread = Comincia la partita #{ $session }: { $game }, { $players }. Si gioca nella discussione (thread) sotto questo messaggio.
opened-hint = `{ $prefix }regole{ $which }` spiega il gioco. Finché entrambe le parti non hanno mosso, `{ $prefix }annulla{ $which }` cancella la partita.
opened-hint-alone = `{ $prefix }regole{ $which }` spiega il gioco.
opened-hint-solitaire = `{ $prefix }regole{ $which }` spiega il gioco, `{ $prefix }suggerimento{ $which }` suggerisce una buona mossa, `{ $prefix }indietro{ $which }` ritira la tua ultima.
opened-hint-both-sides = `{ $prefix }regole{ $which }` spiega il gioco. `{ $prefix }annulla{ $which }` cancella la partita in qualsiasi momento.
opened-hint-computer = `{ $prefix }regole{ $which }` spiega il gioco. Il livello del computer è «{ $level ->
    [easy] facile
    [hard] difficile
   *[ruthless] spietato
 }»; `{ $prefix }livello{ $which }` lo cambia. `{ $prefix }suggerimento{ $which }` consiglia una mossa. `{ $prefix }annulla{ $which }` cancella la partita.
opened-hint-computers = `{ $prefix }regole{ $which }` spiega il gioco. Chiunque può fermare la partita: `{ $prefix }annulla #{ $session }`.
opened-dice = I dadi vengono da un seme segreto con l’impronta (hash) { $hash }; `{ $prefix }verifica #{ $session }` spiega.
opened-lots = I sorteggi vengono da un seme segreto con l’impronta (hash) { $hash }; `{ $prefix }verifica #{ $session }` spiega.
call = Tocca a { $player }: partita #{ $session } ({ $game }).
call-throw = Tocca a { $player }: partita #{ $session } ({ $game }). Tira i dadi e scrivi che cosa è uscito, per esempio `{ $with-number }tiro 1 4 6`.
call-luck = { $player }, i dadi della partita #{ $session } ({ $game }) aspettano da te una parola o un numero qualsiasi: `{ $prefix }fortuna mela{ $which }`.
told = { $player }: { $what }.
standing = Partita #{ $session }, { $game }, dopo la voce { $entry }. Tocca a { $player }.
standing-own = Tocca a te nella #{ $session } ({ $game }), dopo la voce { $entry }.
picture-compass = Vedi la tavola girata: N è in basso, S in alto, E a sinistra, O a destra.
standing-step = Partita #{ $session }, { $game }, dopo il passo { $entry }. Tocca a { $player }.
over-win = { $winner } vince la partita #{ $session } ({ $game })!
over-alone-win = { $winner } ha risolto la partita #{ $session } ({ $game })!
over-alone-lost = La partita #{ $session } ({ $game }) è persa.
over-draw = La partita #{ $session } ({ $game }) finisce patta.
over-agreed = Siete d’accordo: la partita #{ $session } ({ $game }) è patta.
over-agreed-both-sides = La partita #{ $session } ({ $game }) finisce patta, come volevi.
over-resign = { $loser } abbandona. { $winner } vince la partita #{ $session } ({ $game }).
over-resign-out = { $loser } non gioca più nel torneo. { $winner } vince la partita #{ $session } ({ $game }).
over-time = { $loser } ha finito il tempo. { $winner } vince la partita #{ $session } ({ $game }).
over-alone-resign = { $loser } abbandona la partita #{ $session } ({ $game }).
over-abort = { $player } annulla la partita #{ $session } ({ $game }). Non conta.
over-abort-agreed = Siete d’accordo: la partita #{ $session } ({ $game }) è annullata. Non conta.
over-no-show = { $player } ha finito il tempo prima che entrambi abbiano mosso: la partita #{ $session } ({ $game }) è annullata.
over-no-show-tournament = { $player } ha finito il tempo prima che entrambi abbiano mosso: nel torneo la partita #{ $session } ({ $game }) vale come persa. Il punto va a { $winner }.
over-abort-computers = La partita #{ $session } ({ $game }) tra i due computer è stata fermata. Non conta.
over-annulled = Chi gestisce il bot ha terminato la partita #{ $session } ({ $game }). Non conta.
over-computer = Grazie della partita! `{ $prefix }rivincita #{ $session }` ne comincia un’altra, a parti invertite. `{ $prefix }analizza #{ $session }` mostra dove la partita è cambiata.
over-rematch = `{ $prefix }rivincita #{ $session }` ne comincia un’altra, a parti invertite; `{ $prefix }ancora #{ $session }` con le stesse parti.
over-again = `{ $prefix }ancora #{ $session }` ricomincia lo stesso gioco da capo.
over-undo = `{ $prefix }indietro #{ $session }` ritira la tua ultima mossa e si continua; `{ $prefix }ancora #{ $session }` ricomincia lo stesso gioco da capo.
over-record = La partita #{ $session } ({ $game }) è una trascrizione: si può solo guardare.
over-call = { $player }, la partita è finita.
news-offer = { $called }, { $player } { $what ->
    [draw] offre la patta nella partita #{ $session } ({ $game })
    [abort] vuole annullare la partita #{ $session } ({ $game }), che così non conterebbe
    [takeback-with] chiede di ritirare una mossa nella partita #{ $session } ({ $game }), e con essa anche la tua ({ $moves })
    [takeback-several] chiede di ritirare più mosse nella partita #{ $session } ({ $game })
    [takeback-several-with] chiede di ritirare più mosse nella partita #{ $session } ({ $game }), e con esse anche le tue ({ $moves })
    [put-off] chiede di rinviare di { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } la partita #{ $session } ({ $game })
    [go-on] vorrebbe riprendere subito la partita #{ $session } ({ $game })
   *[takeback] chiede di ritirare una mossa nella partita #{ $session } ({ $game })
 }. `{ $prefix }accetta #{ $session }` o `{ $prefix }rifiuta #{ $session }`; anche una tua mossa rifiuta.
offer-replaces = Prende il posto dell’offerta precedente.
offer-dropped = Così cade anche quello che { $dropped } aveva chiesto; può chiederlo di nuovo.
news-declined = { $called }, { $player } { $what ->
    [draw] non vuole la patta nella partita #{ $session } ({ $game })
    [abort] vuole continuare la partita #{ $session } ({ $game })
    [put-off] non vuole rinviare la partita #{ $session } ({ $game })
    [go-on] preferisce aspettare la fine del rinvio della partita #{ $session } ({ $game })
   *[takeback] non ti lascia ritirare la mossa nella partita #{ $session } ({ $game })
 }.
news-withdrawn = { $player } { $what ->
    [draw] non offre più la patta nella partita #{ $session } ({ $game })
    [abort] non vuole più annullare la partita #{ $session } ({ $game })
    [put-off] non chiede più di rinviare la partita #{ $session } ({ $game })
    [go-on] non chiede più di riprendere subito la partita #{ $session } ({ $game })
   *[takeback] non chiede più di ritirare una mossa nella partita #{ $session } ({ $game })
 }.
news-takeback = { $player } ritira una mossa nella partita #{ $session } ({ $game }).
news-takeback-several = { $player } ritira delle mosse nella partita #{ $session } ({ $game }).
news-vacation = Il tempo di { $player } nella partita #{ $session } ({ $game }) è finito, quindi si usano giorni di ferie. Ne restano { $left }.
news-put-off = { $called }, { $player } accetta: la partita #{ $session } ({ $game }) è rinviata di { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }. Fino ad allora gli orologi sono fermi e non arrivano promemoria. Chi vuole può muovere lo stesso; quando avranno mosso entrambi, la partita riprende. `{ $prefix }rinvia no #{ $session }` propone di riprendere subito.
news-goes-on = La partita #{ $session } ({ $game }) riprende. { $player }, tocca a te.
news-put-off-over = { $player }, il rinvio della partita #{ $session } ({ $game }) è finito. Tocca a te: `{ $prefix }tavola #{ $session }` mostra la tavola.
put-off-ended = Avete mosso entrambi, quindi la partita non è più rinviata{ $clock ->
    [0] { "" }
   *[other] { " " }e l’orologio cammina
 }.
open-offer = { $player } { $what ->
    [draw] offre la patta
    [abort] vuole annullare la partita
    [put-off] chiede di rinviare la partita di { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
    [go-on] vorrebbe riprendere subito
   *[takeback] chiede di ritirare una mossa
 }{ $own ->
    [1] { " " }e non ha ancora risposta; `{ $prefix }rifiuta{ $which }` ritira la richiesta.
   *[other] : `{ $prefix }accetta{ $which }` o `{ $prefix }rifiuta{ $which }`.
 }
over-seed = Il seme segreto dei dadi: { $seed }. `{ $prefix }verifica #{ $session }` rifà tutti i lanci e li confronta, `{ $prefix }esporta #{ $session }` dà la trascrizione.
over-lots = Il seme segreto dei sorteggi: { $seed }. `{ $prefix }verifica #{ $session }` rifà tutti i sorteggi e li confronta, `{ $prefix }esporta #{ $session }` dà la trascrizione.

seat-first = Giocatore I
seat-second = Giocatore II
seat-first-inside = il giocatore I
seat-second-inside = il giocatore II
computer = Il computer
computer-inside = il computer
computer-player = Computer ({ $level ->
    [easy] facile
    [hard] difficile
   *[ruthless] spietato
 })
computer-thinks = Il computer sta pensando.

discord-cannot-write = Lì non posso scrivere. Può permettermelo chi gestisce il server: mi servono i permessi «View Channel», «Send Messages», «Send Messages in Threads» e «Read Message History».
discord-cannot-read = Vedo che scrivi, ma non che cosa: su questo server leggo solo i messaggi che mi menzionano, le risposte ai miei messaggi con la tavola (con la notifica attiva) e i messaggi diretti. Comincia il messaggio menzionandomi.
matrix-not-invited = Accetto inviti solo dalle persone e dai server indicati da chi mi gestisce.
called-has-left = Chi deve muovere non è più in questa stanza. Può continuare in una chat privata con me, o qui quando qualcuno lo invita di nuovo.
called-has-left-on-time = Chi deve muovere non è più in questa stanza, e il suo tempo continua a scorrere. Può continuare in una chat privata con me, o qui quando qualcuno lo invita di nuovo.
discord-refused = Discord non ha accettato quello che dovevo dire lì: lo vieta una regola del server, per esempio AutoMod, o un limite di Discord. La partita continua lo stesso; ecco che cosa dovevo dire:
discord-how-to-type = Su questo server leggo solo ciò che mi menziona: premi un pulsante, dai il comando /mossa, o rispondi a questo messaggio lasciando attiva la @.
console-no-platform = Nessuna piattaforma ha un token (vedi `.env.example`), perciò questa è la stanza nel terminale.
console-greeting = Questa è Lusoria, un tavolo per antichi giochi.
    Da questo terminale giocano tutti: quello che scrivi come «alice: { $prefix }giochi» lo dice alice.
    Comincia con «{ $prefix }nuova rapida @bob», oppure «{ $prefix }aiuto». Con la parola «esci» te ne vai; le partite restano come sono.
console-paste = Incolla la trascrizione o la tavola; una riga con il solo `.` la chiude.
record-no-game = La trascrizione non nomina un gioco, opzioni e regole che ho.
record-too-long = È troppo lungo per una trascrizione.
program-unknown-game = Non conosco il gioco { $game }. Il comando «lusoria games» elenca i giochi.
program-unknown-game-near = Non conosco il gioco { $game }. Volevi dire { $near }? Il comando «lusoria games» elenca i giochi.

## Risposte

hint = Nella partita #{ $session } prova { $move }.
hint-win = { $move } vince la partita #{ $session }{ $plies ->
    [0] {""}
    [1] {" "}subito
   *[other] {" "}entro { $plies } mosse, contando quelle di entrambi
 }{ $goes-on ->
    [0] {""}
   *[other] {" "}(cioè con più della metà di tutti i semi; poi si gioca ancora)
 }, qualunque cosa faccia l’avversario.
hint-draw = { $move } tiene la partita #{ $session }: giocando bene è patta.
hint-loss = Se l’avversario gioca bene, la partita #{ $session } è persa{ $plies ->
    [0] {""}
    [1] {" "}con la prossima mossa
   *[other] {" "}entro { $plies } mosse, contando quelle di entrambi
 }{ $goes-on ->
    [0] {""}
   *[other] {" "}(cioè con più della metà di tutti i semi; poi si gioca ancora)
 }. { $plies ->
    [0] Si può continuare con { $move }
   *[other] { $move } resiste più a lungo
 }.
hint-alone-win = La partita #{ $session } si può ancora risolvere{ $plies ->
    [0] {""}
    [1] {" "}in una mossa
   *[other] {" "}in { $plies } mosse
 }: comincia con { $move }.
hint-alone-loss = Da qui la partita #{ $session } è persa: nessuna strada porta più alla fine.{ $stones ->
    [-1] {""}
   *[other] {" "}Nella ruma possono arrivare al massimo { $stones } semi.
 } { $move } vale quanto qualsiasi altra mossa.
analysis = Analisi della partita #{ $session } ({ $game }): la probabilità di vittoria in percento, turno per turno. Punto di vista: { $player }.
analysis-alone = Analisi della partita #{ $session } ({ $game }): 100 finché si poteva risolvere, 0 da quando era persa.
analysis-long = È stata una partita lunga: ho guardato { $count } dei suoi { $turns } turni.
analysis-turn = Turno { $turn }, { $player }: { $played }; le sue probabilità di vittoria: prima { $before } %, poi { $after } %. { $before ->
    [100] Meglio era { $better }.
   *[other] Io avrei giocato { $better }.
 }
analysis-then = poi
analysis-quiet = Nessuna singola mossa ha cambiato molto.
analysis-certain-win = Dal turno { $turn } in poi { $winner } poteva vincere di sicuro, giocando bene{ $plies ->
    [0] {""}
    [1] , con la mossa seguente
   *[other] , entro { $plies } mosse, contando quelle di entrambi
 }{ $goes-on ->
    [0] {""}
   *[other] {" "}(cioè con più della metà di tutti i semi; poi si gioca ancora)
 }.
analysis-certain-draw = Dal turno { $turn } in poi, giocando bene, era patta.
analysis-certain-solved = Dal turno { $turn } in poi si poteva sempre risolvere.
analysis-certain-lost = Dal turno { $turn } in poi era persa.
moves-throw-first = Partita #{ $session } ({ $game }): prima deve tirare i dadi { $player }.
level = { $level ->
    [easy] Nella partita #{ $session } ({ $game }) il livello del computer è «facile». Con `{ $prefix }livello difficile{ $which }` o `{ $prefix }livello spietato{ $which }` gioca meglio.
    [hard] Nella partita #{ $session } ({ $game }) il livello del computer è «difficile». Con `{ $prefix }livello facile{ $which }` gioca peggio, con `{ $prefix }livello spietato{ $which }` meglio.
   *[ruthless] Nella partita #{ $session } ({ $game }) il livello del computer è «spietato». Con `{ $prefix }livello difficile{ $which }` o `{ $prefix }livello facile{ $which }` gioca peggio.
 }
level-computers = La partita #{ $session } ({ $game }) la giocano due computer: { $first } contro { $second }. I loro livelli restano come sono. Con livelli a scelta se ne comincia un’altra così: `{ $prefix }nuova tablut bot:facile bot:difficile`.
level-in-tournament = Nella partita #{ $session } ({ $game }) il livello del computer è «{ $level ->
    [easy] facile
    [hard] difficile
   *[ruthless] spietato
 }». In un torneo resta com’è.
level-over = Nella partita #{ $session } ({ $game }) il livello del computer è «{ $level ->
    [easy] facile
    [hard] difficile
   *[ruthless] spietato
 }». La partita è finita; `{ $prefix }nuova tablut bot:facile` ne comincia una con un livello a scelta.
moves = Nella partita #{ $session } { $player } può giocare: { $moves }.
moves-elsewhere = Qui scrivi il numero della partita davanti alla mossa: { $move }.
last-moves = { $moves ->
    [one] La prossima mossa è l’ultima.
   *[other] Al massimo altre { $moves } mosse, e la partita finisce.
 }
moves-many = Nella partita #{ $session } { $player } può giocare:
    { $moves }
imported = La trascrizione è qui come #{ $session } ({ $game }), { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
 }. `{ $prefix }mostra 1 #{ $session }` mostra la tavola dopo la prima.
verify-promised-here = #{ $session }: il seme è quello promesso all’inizio.
verify-promised-elsewhere = #{ $session }: il seme corrisponde all’impronta scritta nella trascrizione, { $hash }. Se quell’impronta sia stata detta all’inizio, lo sa solo chi c’era. Nomi, numero, data e tempi non fanno parte della prova.
verify-older-promise = La promessa di questa partita più vecchia vale solo per il seme, non per il nome del gioco e le sue opzioni.
verified = { $throws ->
    [0] Non c’è stato nessun lancio.
    [one] L’unico lancio corrisponde al seme.
    [2] Entrambi i lanci corrispondono al seme.
   *[other] Tutti e { $throws } i lanci corrispondono al seme.
 } { $legal }
verified-lots = { $throws ->
    [0] Non c’è stato nessun sorteggio.
    [one] L’unico sorteggio corrisponde al seme.
    [2] Entrambi i sorteggi corrispondono al seme.
   *[other] Tutti e { $throws } i sorteggi corrispondono al seme.
 } { $legal }
verify-differs = #{ $session }: la voce { $entry } non corrisponde. Secondo il seme segreto lì ci va `{ $expected }`. Qualcuno ha cambiato la trascrizione.
verify-wrong-ending = #{ $session }: il risultato scritto nella trascrizione non è quello a cui portano le sue mosse. Qualcuno l’ha cambiata.
verify-cut-short = #{ $session }: la trascrizione rivela il seme, ma le sue mosse non portano a nessun risultato. Qualcuno ha tagliato la fine.
verify-wrong-sum = #{ $session }: la riga «sum:» manca o non corrisponde alle altre righe della trascrizione. Qualcuno l’ha cambiata.
verify-wrong-seed = #{ $session }: questo seme e questo gioco non sono quelli promessi all’inizio. Non fidarti di questa trascrizione.
verify-secret = La partita #{ $session } non è finita, perciò il seme resta segreto. La sua impronta { $hash } vincola il bot: alla fine rivela il seme, e tutti possono vedere che ha questa impronta e che tutti i lanci e i sorteggi vengono da lì. `{ $prefix }verifica` allora li rifà.
verify-goes-on = La partita #{ $session } non è finita, e non contiene nulla che venga da un seme segreto.
verify-no-seed = #{ $session } è una trascrizione senza il seme, benché la partita sia finita: non c’è niente da confrontare con l’impronta.
verify-no-seed-yet = #{ $session } è una trascrizione senza il seme, perciò non si può verificare. Il seme sta nelle trascrizioni fatte a partita finita.
verify-no-promise = #{ $session } è una trascrizione che ha perso l’impronta, perciò nessuno può dire se il suo seme fosse stato promesso.
verify-only-alone = Partita #{ $session }: la voce { $entry } è possibile solo contro il computer, o se una persona sola gioca da entrambe le parti, e la trascrizione non dice chi ha giocato. Perciò non si può né provare né smentire. Tutto il resto è giusto.
verify-legal = Le mosse sono regolari, e il risultato ne consegue.
verify-legal-until-the-end = Le mosse sono regolari. La partita non è finita sulla tavola: come è finita è soltanto annotato, e le mosse non lo provano.
verify-hand = La partita #{ $session } si gioca con dadi veri, e quello che esce lo scrive chi gioca: i lanci non si possono rifare. { $legal }
verify-by-operator = Partita #{ $session }: la voce { $entry } dice che l’ha chiusa chi gestisce il bot e che non vale per nessuno. Se sia vero, una trascrizione non può dirlo. Tutto il resto è giusto.
verify-no-dice-elsewhere = #{ $session } è un gioco senza dadi. { $legal } Nomi, numero, data e tempi non fanno parte della prova.
verify-no-dice = #{ $session } è un gioco senza dadi. { $legal }
session-unreadable = Al momento questa partita non si può mostrare. Nulla è perso; chi gestisce il bot trova il motivo nel log.
not-stored = Non salvato, nulla è cambiato. Riprova fra poco.
not-stored-safely = Non è stato possibile salvarlo in modo sicuro, quindi non vale. Se ora il bot deve ripartire, potrebbe valere lo stesso: prima di riscriverlo, guarda se vale.

games-heading = Qui si può giocare a:
closed-room = In questa stanza comincia partite solo chi la gestisce. Quello che è libero qui può prenderlo chiunque: `{ $prefix }partecipo`.
games-hint = `{ $prefix }regole { $game }` spiega un gioco. { $bots ->
    [0] Con `@io` al posto del nome giochi con entrambe le parti.
   *[other] Con `bot` al posto del nome giochi contro il computer, con `@io` con entrambe le parti.
 }
rules-more = Le regole complete con tutte le opzioni: `{ $prefix }regole { $id } complete`.
glossary-words = I termini del mancala: { $words }.
glossary-hint = `{ $prefix }glossario { $word }` ne spiega uno.
samples-all = Puoi scrivere { $moves }.
games-here = Qui si gioca:
games-here-line = `#{ $session }` { $game }: { $players }; muove { $player }
games-here-more = … e { $count ->
    [one] un’altra
   *[other] altre { $count }
 }.
which-more = … e altre.
me-heading = Le tue impostazioni, dovunque tu giochi:
me-ratings = I tuoi punteggi: { $list }. `{ $prefix }statistiche` mostra i tuoi risultati.
me-board = { $value ->
    [text] Ti mostro le tavole come testo. `{ $prefix }io tavola immagine` te le manda invece come immagini, `{ $prefix }io tavola parole` te le descrive a parole, dovunque tu giochi; `{ $prefix }io tavola stanza` te le mostra come si usa in ogni stanza.
    [picture] Ti mando le tavole come immagini. `{ $prefix }io tavola testo` te le mostra invece come testo, `{ $prefix }io tavola parole` te le descrive a parole, dovunque tu giochi; `{ $prefix }io tavola stanza` te le mostra come si usa in ogni stanza.
    [prose] Ti descrivo le tavole a parole, dovunque tu giochi. `{ $prefix }io tavola testo` te le mostra di nuovo come testo, `{ $prefix }io tavola immagine` come immagini, `{ $prefix }io tavola stanza` come si usa in ogni stanza.
   *[other] Ti mostro le tavole come si usa in ogni stanza. `{ $prefix }io tavola testo` te le mostra sempre come testo, `{ $prefix }io tavola immagine` come immagini, `{ $prefix }io tavola parole` te le descrive a parole.
 }
me-lang = { $value ->
    [off] Rispondo nella lingua di ogni stanza. Con `{ $prefix }io lingua it` ti rispondo ovunque nella tua: `cs`, `en`, `it` o `ru`.
   *[other] Ti rispondo ovunque in italiano, e in italiano ti dico quando tocca a te. `{ $prefix }io lingua no` lo toglie.
 }
me-theme = { $value ->
    [dark] Disegno le immagini per uno sfondo scuro. `{ $prefix }io tema chiaro` le disegna per uno chiaro, `{ $prefix }io tema contrasto` in bianco e nero.
    [contrast] Disegno le immagini con forte contrasto, in bianco e nero tranne la cornice dell’ultima mossa. `{ $prefix }io tema chiaro` o `{ $prefix }io tema scuro` riporta i colori.
   *[light] Disegno le immagini per uno sfondo chiaro. `{ $prefix }io tema scuro` le disegna per uno scuro, `{ $prefix }io tema contrasto` in bianco e nero.
 }
me-width = { $value ->
    [wide] Le colonne delle tavole sono ben distanziate, per una finestra grande. Con `{ $prefix }io larghezza stretta` entrano nello schermo di un telefono.
   *[narrow] Le tavole entrano nello schermo di un telefono. `{ $prefix }io larghezza larga` ne distanzia le colonne, per una finestra grande.
 }
me-remind = { $value ->
    [off] Non ti ricordo le partite senza orologio che aspettano la tua mossa. `{ $prefix }io ricorda 1g` te le ricorda dopo un giorno di attesa, poi dopo tre e sette. Se sull’orologio resta poco tempo ti avviso lo stesso, tranne nelle ore di silenzio.
    [one] Nelle partite senza orologio ti ricordo la mossa dopo un giorno di attesa, poi dopo tre e sette. `{ $prefix }io ricorda 3g` lo fa più di rado, `{ $prefix }io ricorda no` mai.
   *[other] Nelle partite senza orologio ti ricordo la mossa dopo { $value } giorni di attesa, poi dopo { $three } e { $seven }. `{ $prefix }io ricorda 1g` lo fa più spesso, `{ $prefix }io ricorda no` mai.
 }
me-quiet = { $value ->
    [off] Non hai ore di silenzio. `{ $prefix }io silenzio 22-8 Europe/Rome` ti risparmia di notte promemoria e avvisi.
   *[other] Ore di silenzio: { $value }. Promemoria e avvisi aspettano che finiscano; le risposte alle mosse no. `{ $prefix }io silenzio no` le toglie.
 }
zone-taken = Nessuno ha indicato un fuso orario, quindi vale UTC. Un altro si scrive dopo l’ora: «{ $value } Roma»; basta una città, oppure CET o UTC+3.
me-digest = { $value ->
    [off] Ti chiamo nella stanza ogni volta che tocca a te. Con `{ $prefix }io riepilogo 18:00 Europe/Rome`, scritto in una chat privata con me, ti scrivo lì una volta al giorno.
   *[other] Ogni giorno a quest’ora ti scrivo nella nostra chat privata che cosa ti aspetta, se c’è qualcosa e non sei in ferie: { $value }. Nelle stanze ti chiamo solo quando il tempo sta per finire. `{ $prefix }io riepilogo no` lo toglie.
 }
duration-short = meno di un minuto
duration-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
 }
duration-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
 }
duration-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
 }
top-none = Qui nessuno ha ancora un punteggio.{ $two ->
    [0] { "" }
   *[other] { " " }`{ $prefix }nuova { $any-game }{ $with-friend } valutata=sì` comincia una partita che vale.
 }
top-none-such = Qui nessuno ha ancora un punteggio così. `{ $prefix }classifica` elenca tutti quelli che ci sono.
rating-kind = { $rating }{ $kind ->
    [live] {" "}(in diretta)
    [slow] {" "}(lenta)
    [none] {" "}(senza orologio)
   *[other] {""}
 }
top-here = { $game }{ $kind ->
    [live] , in diretta
    [slow] , lenta
    [none] , senza orologio
   *[other] {""}
 }, in questa stanza:
top-everywhere = { $game }{ $kind ->
    [live] , in diretta
    [slow] , lenta
    [none] , senza orologio
   *[other] {""}
 }, dappertutto:
top-computers = Il computer, per confronto: { $list }.
top-provisional = Il punto interrogativo vuol dire che il punteggio viene da poche partite.
dice-from-bag = { $plain ->
    [0] Vengono da un sacchetto che contiene ogni numero cinque volte
   *[other] Di questi, { $bag } vengono da un sacchetto che contiene ogni numero cinque volte
 } e si riempie di nuovo dopo dieci turni: perciò tutti i numeri escono ugualmente spesso.
dice-none = Non hai ancora ricevuto dadi da me.
dice-thrown = Dadi che hai ricevuto: { $dice } (partite: { $games }): { $faces }.
dice-even = Così cadono i dadi onesti. `{ $prefix }verifica` ripete quelli di una partita.
dice-uneven = I dadi onesti sono così disuguali in meno di un caso su cento. Può succedere; `{ $prefix }verifica` ripete quelli di una partita.
stats-none = Non ci sono ancora partite con un risultato. `{ $prefix }giochi` elenca a che cosa si gioca.
stats-own = I tuoi risultati:
stats-of = I risultati di { $name }:
stats-between = I tuoi contro questa persona:
stats-line = { $game }: { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
 }, { $drawn ->
    [one] { $drawn } patta
   *[other] { $drawn } patte
 }, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
 }
stats-first = ; con la prima mossa vinte { $won } su { $games }
stats-rating = ; punteggio { $rating }
stats-winning = ; { $count } vinte di fila
stats-losing = ; { $count } perse di fila
news-no-thread = Qui non posso aprire una discussione (thread): su Discord mi serve il permesso «Crea thread pubblici», e le chat private non ne hanno. La partita #{ $session } si gioca qui.
news-thread-gone = La discussione della partita #{ $session } non c’è più, perciò si continua qui.
news-played-here = La partita #{ $session } ({ $game }) del torneo continua in questa stanza.
news-rated = La #{ $session } vale per il punteggio di entrambi.
news-rating-change = I punteggi dopo la #{ $session } ({ $game }{ $kind ->
    [live] , in diretta
    [slow] , lenta
    [none] , senza orologio
   *[other] {""}
 }): { $first-name } { $first }, { $second-name } { $second }.
news-rating-none = La #{ $session } ({ $game }) non vale per il punteggio: è finita prima che ognuno avesse fatto { $moves } mosse.
news-rating-removed = La #{ $session } ({ $game }) non vale per il punteggio: uno dei due è stato tolto dal torneo.
mine-yours = Tocca a te in:
mine-theirs = Aspetti gli altri in:
mine-line = `#{ $session }` { $game }: { $players }; { $off ->
    [1] rinviata ancora per { $time }
   *[other] da { $time }
 }{ $clock ->
    [1] ; tempo rimasto: { $left }
    [2] ; tempo finito
    [3] ; in ferie: l’orologio è fermo
    [4] ; fine settimana: l’orologio è fermo
   *[other] {""}
 }{ $asked ->
    [1] ; si aspetta una tua risposta
   *[other] {""}
 }
mine-line-elsewhere = `#{ $session }` { $game }: { $players }; { $off ->
    [1] rinviata ancora per { $time }
   *[other] da { $time }
 }{ $clock ->
    [1] ; tempo rimasto: { $left }
    [2] ; tempo finito
    [3] ; in ferie: l’orologio è fermo
    [4] ; fine settimana: l’orologio è fermo
   *[other] {""}
 }; nella stanza { $room }{ $asked ->
    [1] ; si aspetta una tua risposta
   *[other] {""}
 }
mine-asked = Aspettano la tua risposta:
mine-proposed = Hai proposto:
mine-to-answer = `#{ $session }` { $title }: te lo chiede { $name }. `{ $prefix }accetta #{ $session }` o `{ $prefix }rifiuta #{ $session }`
mine-question = `#{ $session }` { $title }: { $other } non ha ancora risposto; `{ $prefix }annulla #{ $session }` ritira la proposta
mine-seat = `#{ $session }` { $title }: un posto per chi arriva; `{ $prefix }annulla #{ $session }` lo chiude
mine-elsewhere = { $line }; nella stanza { $room }
mine-how = `{ $prefix }prossima` mostra la tavola che aspetta da più tempo.
mine-none = Non hai partite in corso. `{ $prefix }giochi` elenca a che cosa si gioca, `{ $prefix }storia` mostra le partite finite.
history-heading = Le partite finite, dalla più recente:
person-gone = qualcuno che se n’è andato
history-line = `#{ $session }` { $game }: { $players }; { $result }, { $day }{ $annulled ->
    [0] { "" }
   *[other] { " " }(non conta)
 }
history-won = ha vinto { $player }
history-drawn = patta
history-solved = risolto
history-lost = non risolto
history-called-off = annullata
history-none = Non ci sono ancora partite finite. `{ $prefix }mie` elenca quelle in corso.
history-how = `{ $prefix }rivedi #{ $session }` ne ripercorre una passo per passo.
history-page = Pagina { $page } di { $pages }: `{ $prefix }storia { $next }` mostra la prossima.
replay-begin = L’inizio, passi in tutto { $last }: `{ $prefix }rivedi avanti`, `{ $prefix }rivedi { $last }`.
replay-middle = Passo { $entry } di { $last }: `{ $prefix }rivedi avanti`, `{ $prefix }rivedi indietro`, `{ $prefix }rivedi { $last }`.
replay-last = Passo { $entry } di { $last }, l’ultimo: `{ $prefix }rivedi indietro`{ $last ->
    [1] {""}
   *[other] , `{ $prefix }rivedi 1`
 }.
game-pictures = La #{ $session } ({ $game }) in { $count ->
    [one] un’immagine
   *[other] { $count } immagini, da sinistra a destra
 }. Il numero sopra ogni tavola dice dopo quale turno è la posizione: 0 è l’inizio{ $turn ->
    [0] {""}
   *[other] , { $turn } { $over ->
        [0] la posizione attuale
       *[other] la fine; `{ $prefix }analizza #{ $session }` conta i turni allo stesso modo
     }
 }. `{ $prefix }rivedi #{ $session }` ripercorre la partita passo per passo.
no-then = Va bene, resta tutto com’è.
screen-choices = Che cosa puoi fare
screen-type-here = scrivi o scegli con le frecce
screen-type-only = scrivi qui
screen-type-or-back = scrivi, o Esc per tornare
screen-said = Che cosa è stato detto
screen-turn = Tocca a: { $player }
screen-earlier = #{ $session } voce { $entry }
screen-earlier-step = #{ $session } passo { $entry }
screen-puzzle = Problema
screen-editor = Editor di posizioni
screen-keys = frecce: scegli · Invio: conferma · Esc: indietro · PagSu: prima · q Invio: esci
screen-keys-short = Esc: torna · PagSu: su · q Invio: esci
screen-keys-reading = Esc: torna alla tavola
screen-keys-few = PagSu: su · Ctrl-C: esci
screen-keys-shortest = Ctrl-C: esci
screen-waiting = Un momento…
screen-too-small = La finestra è troppo piccola. Allargala, oppure esci con Ctrl-C.
console-in-progress = { $count ->
    [one] Qui c’è una partita in corso
   *[other] Qui ci sono { $count } partite in corso
 }: `{ $prefix }giochi` elenca che cosa si gioca, `{ $prefix }tavola #{ $session }` mostra una tavola.

## L’editor di posizioni

own-start = da una posizione preparata a mano
edit-standing = Editor: { $game }. Posto { $slot }, regole { $rules ->
    [1] attive
   *[other] disattivate
 }.{ $known ->
    [0] {""}
   *[other] {" "}Tocca a: { $side }.
 }
edit-law = Da qui non si può ancora giocare. { $law }
edit-store = granaio
edit-tools = Caselle: { $places }. Ci può stare: { $contents }. `{ $prefix }aiuto editor` elenca gli strumenti.
edit-moves = { $count ->
    [0] Lì non si può muovere niente.
   *[other] Mosse possibili: { $moves }.
 }
edit-set = mette qualcosa su una o più caselle
edit-move = sposta un pezzo; con le regole attive, solo come permette il gioco
edit-hint = elenca le mosse possibili, tutte o da una casella
edit-clear = svuota la tavola, o le caselle nominate
edit-reset = rimette la posizione iniziale
edit-turn = dice a chi tocca
edit-save = conserva la posizione in uno dei dieci posti
edit-load = riprende una posizione conservata
edit-next = passa al posto seguente
edit-previous = passa al posto precedente
edit-undo = torna indietro di una modifica, anche più volte
edit-board = mostra la tavola
edit-forget = svuota un posto
edit-slots = elenca i posti dove è salvato qualcosa
edit-undo-hint = `{ $prefix }editor annulla` rimette quello che c’era prima.
edit-saved = Salvato: { $game }, posto { $slot }. `{ $prefix }editor carica { $slot }` lo riprende.
edit-filled-slots = { $count ->
    [0] Per { $game } non è ancora salvato niente: `{ $prefix }editor salva { $slot }` salva quello che c’è sulla tavola.
    [one] Salvato per { $game }: posto { $slots }. `{ $prefix }editor carica { $slot }` lo riprende.
   *[other] Salvati per { $game }: posti { $slots }. `{ $prefix }editor carica { $slot }` ne riprende uno.
 }
edit-forgotten = { $slot ->
    [0] Nel posto { $slot } c’è di nuovo la posizione iniziale.
   *[other] Il posto { $slot } ora è vuoto.
 }
edit-export = scrive la posizione come testo
edit-import = legge una posizione, anche su più righe
edit-rules = attiva o disattiva le regole
edit-play = comincia una partita da qui
refused-edit-usage = Si scrive così: `{ $prefix }editor { $tool ->
    [set] metti e5 K
    [move] muovi e5 e6
    [turn] turno primo
    [save] salva 3
    [load] carica 3
    [forget] dimentica 3
    [import] importa POSIZIONE
   *[rules] regole sì
 }`{ $tool ->
    [import] {" "}(POSIZIONE è ciò che scrive `{ $prefix }editor esporta`; può stare anche sotto, su più righe)
    [set] {" "}(prima la casella, poi che cosa metterci: questo è il re del Tablut; `{ $prefix }editor` mostra caselle e pezzi del tuo gioco)
    [move] {" "}(da dove, poi dove)
   *[other] {""}
 }. `{ $prefix }aiuto editor` elenca tutto.
refused-edit-which-game = L’editor è vuoto. Scegli prima un gioco, come `{ $prefix }editor tablut`.
refused-edit-no-place = Su questa tavola la casella { $place } non c’è. Ci sono: { $places }.
refused-edit-place-first = Prima si scrive la casella, poi che cosa metterci: `{ $prefix }editor metti { $place } { $content }`.
refused-edit-no-content = «{ $content }» non si può mettere lì. Si può mettere: { $contents }.
refused-edit-none-left = { $seat } { $left ->
    [0] non ha più pedine: tutte le { $all } sono già piazzate
    [one] ha ancora solo { $left } pedina su { $all }
   *[other] ha ancora solo { $left } pedine su { $all }
 }.
refused-edit-no-position = Questa non è una posizione del gioco. `{ $prefix }editor esporta` mostra come si scrive.
refused-edit-no-form = La forma `{ $form }` in questo gioco non c’è. { $count ->
    [1] Ce n’è una sola: `{ $forms }`
   *[other] Ci sono: { $forms }
 }.
refused-edit-empty-slot = Nel posto { $slot } non c’è niente. `{ $prefix }editor salva { $slot }` salva quello che c’è sulla tavola.
refused-edit-nothing-there = In { $place } non c’è niente da spostare.
refused-edit-nothing-to-undo = Non c’è niente da annullare.
refused-edit-stays-open = Dall’editor non serve uscire. Conserva tutto, e `{ $prefix }editor` lo mostra di nuovo.
refused-edit-unknown = L’editor non conosce né uno strumento né un gioco `{ $word }`. `{ $prefix }aiuto editor` elenca gli strumenti, `{ $prefix }giochi` i giochi.
refused-edit-full = Conservi già posizioni di { $count } giochi: { $games }. Aprine uno e svuota i suoi posti con `{ $prefix }editor dimentica 1`.
refused-edit-over = Qui la partita sarebbe già finita.
refused-edit-end-of-slots = { $slot ->
    [0] Questo è il primo posto.
   *[other] Questo è l’ultimo posto.
 } `{ $prefix }editor annulla` disfa l’ultima modifica, `{ $prefix }editor carica { $slot }` riporta quello che c’è nel posto.
edit-is-over = Qui la partita è già finita. Ha vinto: { $side }.
edit-is-draw = Qui la partita è già finita: è patta.
refused-no-editor = Per `{ $game }` non c’è un editor.
arg-place = CASELLA
arg-content = COSA
arg-form = FORMA
arg-position = POSIZIONE
help-edit = prepara posizioni, ne ricorda dieci e permette di giocare da lì

told-privacy =
    Che cosa conservo, e perché:
    1. Il tuo identificativo e il tuo nome su questa piattaforma, per riconoscerti e chiamarti quando tocca a te.
    2. Le stanze in cui mi è stato chiesto qualcosa, e le loro impostazioni.
    3. Le tue partite: chi sedeva dove, ogni mossa con la sua ora, e come sono finite. Questo registro non cambia mai.
    4. Le parole che aggiungi ai dadi fanno parte del registro, e dopo la partita le può leggere chiunque.
    5. Le tue impostazioni, i punteggi, le posizioni salvate, i problemi e i tornei.
    6. Chi hai chiamato a giocare, e se voleva giocare.
    7. Che cosa ti ho rifiutato per ultimo in ogni stanza, per `{ $prefix }perché`. Non conservo altri messaggi, né ciò che vi dite.
    8. `{ $prefix }esporta me` ti dà tutto, `{ $prefix }esporta` le mosse di una partita.
    9. `{ $prefix }dimentica me` termina le tue partite e cancella tutto; gli avversari tengono le loro, senza il tuo nome.
    10. Se una stanza ti ha escluso o un giocatore ti ha bloccato, rimane così. Per trenta giorni resta anche, come impronta senza il tuo nome, chi hai sfidato senza avere un sì. Nelle partite che qualcuno ha importato i nomi rimangono, e alle copie fatte da chi mi gestisce non arrivo.
personal-data = In questo file c’è tutto quello che conservo su di te, in formato JSON. `{ $prefix }privacy` spiega a che cosa serve.
told-forgetting = Le tue partite finiscono adesso, e poi ti dimentico. Se mi scrivi di nuovo, per me sei una persona nuova.
told-shown-here = La #{ $session } ora si vede anche qui: ogni turno arriva qui, e chi gioca può rispondere qui. `{ $prefix }mostra #{ $session } no` lo termina.
told-shown-no-more = La #{ $session } qui non si vede più.
told-link-code = Entro dieci minuti scrivi `{ $prefix }collega { $code }` sull’altra piattaforma, in una chat privata con me: così so che sei la stessa persona. Non dire il codice a nessuno: chi lo scrive ottiene le tue partite.
told-tournament-code = Entro un giorno, chi può cominciare partite in un’altra stanza, su qualsiasi piattaforma, può scrivere là `{ $prefix }torneo qui { $code }`: da allora il torneo { $tournament } si gioca anche in quella stanza. Il codice si usa una volta sola.
told-tournament-home = Partecipi già al torneo { $tournament }. Da ora giochi in questa stanza; le tue partite si vedono anche qui.
told-linked = D’ora in poi per me sei una persona sola, qui e là: partite, punteggi e impostazioni sono insieme. `{ $prefix }scollega` li separa di nuovo.
told-vacation-ends = Le tue ferie finiscono tra { $rest }, con il giorno già cominciato. Giorni di ferie che ti restano: { $left }.
told-vacation-not-taken = Le ferie sono annullate e nessun giorno è speso. Giorni di ferie che ti restano: { $left }.
told-vacation-already = Sei già in ferie, ancora per { $rest }.{ $longer ->
    [0] {""}
   *[other] {" "}`{ $prefix }ferie { $longer }g` le allunga a { $longer } giorni da adesso.
 } `{ $prefix }ferie no` le finisce con il giorno già cominciato. Giorni di ferie che ti restano: { $left }.
told-unlinked = Su questa piattaforma per me sei una persona nuova. Le tue partite e i punteggi restano sull’altra.
told-banned = { $name }: d’ora in poi in questa stanza non rispondo più a questa persona, ma le partite che ha in corso qui{ $tournament ->
    [1] {" "}(tranne quelle del torneo, che sono abbandonate)
   *[other] {""}
  } può giocarle fino alla fine. `{ $prefix }riammetti` e il nome annulla l’esclusione. A chi gestisce la stanza rispondo sempre.
told-unbanned = { $name }: in questa stanza rispondo di nuovo a questa persona.
told-ban-list = { $count ->
    [0] In questa stanza nessuno è escluso. `{ $prefix }escludi` e un nome esclude qualcuno.
   *[other] Esclusi da questa stanza: { $names }. `{ $prefix }riammetti` e un nome riammette qualcuno.
 }
room-heading = Le impostazioni di questa stanza (le può cambiare chi la gestisce):
room-lang = { $value ->
    [it] La lingua: { $lang }.
   *[other] La lingua di questa stanza è { $value ->
            [en] l’inglese
            [cs] il ceco
            [ru] il russo
           *[it] l’italiano
        }; a te rispondo in italiano.
 } English: `{ $prefix }lang en`. Česky: `{ $prefix }jazyk cs`. По-русски: `{ $prefix }язык ru`.
room-prefix = I comandi cominciano con `{ $prefix }`; si cambia per esempio con `{ $prefix }impostazioni prefisso { $sign }`.
room-games = { $value ->
    [all] Qui si può cominciare qualunque gioco; `{ $prefix }impostazioni giochi tablut` permette solo quello.
   *[other] Qui si possono cominciare solo questi giochi: { $value }; `{ $prefix }impostazioni giochi tutti` li permette tutti.
 }
room-open = { $value ->
    [off] Qui comincia partite solo chi gestisce la stanza; `{ $prefix }impostazioni aperto sì` lo permette a tutti.
   *[on] Qui chiunque può cominciare partite; `{ $prefix }impostazioni aperto no` lo lascia a chi gestisce la stanza.
 }
room-each = { $value ->
    [0] Questa stanza non pone limiti alle partite di una persona; `{ $prefix }impostazioni ciascuno 3` mette un limite.
   *[other] Partite che una persona può avere aperte qui: { $value }; `{ $prefix }impostazioni ciascuno 0` toglie il limite.
 }
room-most = { $value ->
    [0] Questa stanza non pone limiti alle partite aperte; `{ $prefix }impostazioni massimo 10` mette un limite.
   *[other] Partite che possono essere aperte qui: { $value }; `{ $prefix }impostazioni massimo 0` toglie il limite.
 }
room-time = { $value ->
    [off] Qui si gioca senza orologio, se nessuno lo chiede; `{ $prefix }impostazioni tempo 3g` dà tre giorni per mossa.
   *[other] Qui le partite tra due persone hanno l’orologio: { $value }; `{ $prefix }impostazioni tempo no` lo cambia.
 }
room-no-kibitz = { $value ->
    [on] A chi non gioca chiedo di tenere per sé i commenti sulle partite classificate; `{ $prefix }impostazioni senza-consigli no` lo cambia.
   *[off] Qui chiunque può commentare le partite classificate; con `{ $prefix }impostazioni senza-consigli sì` chiedo a chi non gioca di non farlo.
 }
room-quiet = { $value ->
    [on] Qui rispondo solo a chi gioca, e solo sulle sue partite; `{ $prefix }parla` lo cambia.
   *[off] Qui rispondo a tutti; con `{ $prefix }silenzio` taccio.
 }
room-rated = { $value ->
    [on] Qui le partite tra due persone valgono per il punteggio, se nessuno scrive `valutata=no`; `{ $prefix }impostazioni classifica no` lo cambia.
   *[off] Qui le partite valgono per il punteggio solo se qualcuno scrive `valutata=sì`; con `{ $prefix }impostazioni classifica sì` valgono tutte quelle tra due persone.
 }
room-threads = { $value ->
    [on] Qui ogni nuova partita ha una discussione (thread) tutta sua, su Discord e Matrix; `{ $prefix }impostazioni discussioni no` lo cambia.
   *[off] Le partite si giocano direttamente nella stanza; con `{ $prefix }impostazioni discussioni sì` ogni nuova partita ha una discussione (thread) tutta sua, su Discord e Matrix.
 }
room-bots = { $value ->
    [off] Qui non si possono cominciare partite con il computer; `{ $prefix }impostazioni computer sì` le permette.
   *[on] Qui si possono cominciare partite con il computer; `{ $prefix }impostazioni computer no` le vieta.
 }
room-board = { $value ->
    [picture] Qui a chi non ha scelto altrimenti mando le tavole come immagini; `{ $prefix }impostazioni tavola testo` le mostra come testo.
    [prose] Qui a chi non ha scelto altrimenti descrivo le tavole a parole; `{ $prefix }impostazioni tavola testo` le mostra come testo.
   *[text] Qui a chi non ha scelto altrimenti mostro le tavole come testo; `{ $prefix }impostazioni tavola immagine` manda immagini.
 }
room-reminders = { $value ->
    [off] Qui le partite senza orologio che aspettano una mossa non si ricordano a nessuno (se sull’orologio resta poco tempo, avviso lo stesso); `{ $prefix }impostazioni promemoria sì` lo cambia.
   *[on] Nelle partite senza orologio qui ricordo ai giocatori che qualcuno li aspetta; `{ $prefix }impostazioni promemoria no` lo toglie.
 }
room-night = { $value ->
    [off] Qui non ci sono ore di silenzio; `{ $prefix }impostazioni notte 22-8 Europe/Rome` risparmia di notte promemoria e avvisi.
   *[other] Ore di silenzio qui: { $value }. Promemoria e avvisi aspettano che finiscano; `{ $prefix }impostazioni notte no` le toglie.
 }

## Tornei

tournament-format = { $format ->
    [1] svizzero, { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
     }
    [2] a eliminazione
    [3] scala, si sfida fino a { $rounds } posti più su
    [4] lega, gironi fino a { $rounds }{ $season ->
        [0] {""}
       *[other] , stagione { $season }
     }
   *[other] tutti contro tutti{ $rounds ->
        [1] {""}
       *[other] , { $rounds } volte
     }
 }{ $timed ->
    [0] {""}
   *[other] , { $time }
 }{ $rated ->
    [0] {""}
   *[other] , valido per la classifica
 }
tournament-announced = Torneo { $tournament }: { $title } ({ $how }). Chi vuole giocare scrive `{ $prefix }partecipo{ $which }`, chi ci ripensa `{ $prefix }lascia{ $which }`; chi l’ha annunciato lo comincia con `{ $prefix }avvia{ $which }`.{ $bots ->
    [0] { "" }
   *[other] { " " }`{ $prefix }torneo aggiungi bot:difficile{ $which }` fa giocare anche il computer.
 }
tournament-announced-ladder = Torneo { $tournament }: { $title } ({ $how }). Con `{ $prefix }partecipo{ $which }` si entra in fondo alla scala. `{ $prefix }torneo sfida @nome{ $ladder }` o `{ $prefix }torneo sfida 2{ $ladder }` sfida chi sta sopra di te: se vinci, il posto è tuo. `{ $prefix }tabella{ $which }` mostra tutti i posti.
tournament-challenged = { $challenger } sfida { $defender } sulla scala (torneo { $tournament }).
tournament-challenge-won = { $challenger } ha vinto e prende il posto di { $defender } sulla scala (torneo { $tournament }){ $place ->
    [0] .
   *[other] : posto { $place }.
 }
tournament-challenge-drawn = { $challenger } e { $defender } hanno pareggiato: ognuno tiene il suo posto sulla scala (torneo { $tournament }).
tournament-challenge-lost = { $defender } tiene il posto sulla scala contro { $challenger } (torneo { $tournament }).
tournament-challenges = Torneo { $tournament } ({ $title }){ $games ->
    [0] : nessuno sta giocando. `{ $prefix }torneo sfida 1{ $ladder }` sfida chi è al primo posto.
   *[other] , partite in corso:
 }
tournament-division = Girone { $division }:
tournament-season-over = Torneo { $tournament } ({ $title }): la stagione { $season } è finita. La prossima comincia { $soon ->
    [1] adesso
   *[other] tra { $next }
 }: i primi di ogni girone salgono, gli ultimi scendono. `{ $prefix }partecipo{ $which }` fa entrare dal basso, `{ $prefix }lascia{ $which }` fa uscire.
tournament-entered = { $players ->
    [one] { $names } partecipa
   *[other] { $names } partecipano
 } al torneo { $tournament } (per ora { $count ->
    [one] 1 iscritto
   *[other] { $count } iscritti
 }).{ $season ->
    [0] {""}
   *[other] {" "}Chi è nuovo gioca dalla prossima stagione, nell’ultimo girone.
 }
tournament-left = { $name } ha lasciato il torneo { $tournament }.
tournament-removed = { $name } non gioca più nel torneo { $tournament }: lo ha deciso chi lo organizza.
tournament-withdrawn = { $players ->
    [one] { $names } non gioca più nel torneo { $tournament }, che non si tiene più nella stanza dell’iscrizione.
   *[other] Non giocano più nel torneo { $tournament }, che non si tiene più nella stanza dell’iscrizione: { $names }.
 }
tournament-list = Torneo { $tournament }: { $title } ({ $how }). { $count ->
    [0] Nessuno partecipa ancora: `{ $prefix }partecipo{ $which }`.
   *[other] Partecipano: { $names }.
 }
tournament-started = Il torneo { $tournament } comincia: { $count } giocatori, numeri estratti a sorte. Seguono le prime partite.{ $fewer ->
    [0] {""}
    [one] {" "}Con così pochi giocatori finisce dopo un turno, se non si aggiunge nessuno.
   *[other] {" "}Con così pochi giocatori finisce dopo { $fewer } turni, se non si aggiunge nessuno.
 }
tournament-round = Torneo { $tournament } ({ $title }){ $season ->
    [0] {""}
   *[other] , stagione { $season }
 }, turno { $round }:
tournament-bye = { $name } riposa
tournament-so-far = La tabella per ora:
tournament-standings = Torneo { $tournament }: { $title } ({ $how }).
tournament-over = { $winners ->
    [one] { $names } vince il torneo { $tournament } ({ $title })!
   *[other] Il torneo { $tournament } ({ $title }) è finito. Vincono: { $names }.
 }
tournament-over-ladder = Il torneo { $tournament } ({ $title }, scala) è finito. La classifica finale:
tournament-over-league = Il torneo { $tournament } ({ $title }, lega) è finito. La tabella della stagione { $season }:
tournament-games-left = Le partite cominciate si possono finire. Nel torneo non contano più, ma quelle che valgono per il punteggio valgono ancora.
tournament-tie-breaks = A pari punti contano { $format ->
    [1] i punti degli avversari (Buchholz), poi i punti Berger, le partite tra i due e le vittorie
   *[other] le partite tra i due, poi i punti Berger, le vittorie e meno partite perse per assenza
 }.
tournament-level-matches = In parità dopo quattro partite: { $matches }. Passa chi è nominato per primo: era ancora nel torneo alla fine dell’incontro, altrimenti ha perso meno partite per non essersi presentato, altrimenti ha il numero migliore del sorteggio iniziale.
tournament-ended-early = È finito dopo { $played ->
    [one] un turno
   *[other] { $played } turni
 } su { $rounds }, perché { $count ->
    [0] non è rimasto nessuno
    [one] è rimasto un solo giocatore
   *[other] chi è rimasto ha già incontrato tutti gli altri
 }.
tournament-called-off = Il torneo { $tournament } ({ $title }) è annullato. Le partite cominciate si possono finire. Nel torneo non contano più, ma quelle che valgono per il punteggio valgono ancora.
tournament-called-off-unplayed = Il torneo { $tournament } ({ $title }) è annullato.
tournament-here = Il torneo { $tournament } ora si gioca anche in questa stanza: { $title } ({ $how }). Chi vuole giocare scrive `{ $prefix }partecipo{ $which }`; `{ $prefix }tabella{ $which }` mostra la classifica.
tournament-not-here = Il torneo { $tournament } non si gioca più in questa stanza. Chi si è iscritto qui continua nella prima stanza del torneo. Chi non legge quella stanza può giocare in una chat privata con me: lì `{ $prefix }mie` elenca i numeri delle partite e `{ $prefix }mostra #12 qui` porta una partita.
tournament-rooms = Il torneo { $tournament } ora si gioca in { $rooms ->
    [one] una stanza
   *[other] { $rooms } stanze
 }.
tournament-first-room-lost = Non sono più nella stanza in cui è stato annunciato il torneo { $tournament }; si continua { $rooms ->
    [one] in questa stanza
   *[other] in { $rooms } stanze, compresa questa
 }.
tournament-no-shows = In due partite il tempo è finito prima { $people ->
    [one] della tua mossa: non fai più
   *[other] della vostra mossa: non fate più
 } parte del torneo { $tournament }.{ $back ->
    [0] {""}
   *[other] {" "}Per rientrare: `{ $prefix }torneo partecipo { $tournament }`.
 }
tournament-added = Da adesso { $people ->
    [one] partecipi
   *[other] partecipate
 } al torneo { $tournament }. Per uscirne: `{ $prefix }torneo lascia { $tournament }`.
tournament-goes-on-here = Il torneo { $tournament } continua in questa stanza: { $title } ({ $how }). Non sono più nella stanza in cui si giocava. `{ $prefix }tabella{ $which }` mostra la classifica.
tournament-back = Sono di nuovo in questa stanza, quindi il torneo { $tournament } ({ $title }) continua qui. Se è meglio continuarlo altrove, `{ $prefix }torneo invita { $tournament }` dà un codice per un’altra stanza.
refused-tournament-how = Così: `{ $prefix }torneo nuovo { $any-game } svizzero 5 tempo=3g`. Invece di «svizzero 5» va bene anche «tutti contro tutti», «doppio», «a eliminazione», «scala» o «lega»; il tempo si può omettere. Poi `{ $prefix }partecipo` e `{ $prefix }avvia`.
refused-tournament-unknown-game = Non conosco il gioco `{ $game }`. `{ $prefix }giochi` elenca i giochi, `{ $prefix }aiuto torneo` dice che cosa si può scrivere su un torneo.
refused-tournament-what-else = Il gioco `{ $game }` lo conosco, ma che cos’è `{ $rest }`? Così: `{ $prefix }torneo nuovo { $game } svizzero 5 tempo=3g`. Invece di «svizzero 5» va bene anche «tutti contro tutti», «doppio», «a eliminazione», «scala» o «lega». Chi gioca con te si scrive con la @, come { $name ->
    [1] `{ $prefix }torneo nuovo { $game } @{ $rest }`
   *[0] `{ $prefix }torneo nuovo { $game } @nome`
 }, il computer `bot:difficile`.
refused-tournament-format-near = Non conosco la formula `{ $word }`. Forse `{ $prefix }{ $known }`?
refused-tournament-number = Dopo «{ $word }» può stare un numero da { $least } a { $most }, per esempio { $usual }. Senza numero è { $usual }.
refused-tournament-time-is-hard = In un torneo chi finisce il tempo perde sempre subito, così nessuno blocca il turno. Togli `rigido=no`.
refused-tournament-none = Qui non c’è nessun torneo. `{ $prefix }torneo nuovo { $any-game } svizzero 5` ne annuncia uno.
refused-tournament-elsewhere = Il torneo { $tournament } non si tiene in questa stanza. { $deed ->
    [invite] `{ $prefix }torneo invita { $tournament }` dà un codice che lo porta qui.
   *[other] `{ $prefix }tabella { $tournament }` mostra come va.
 }
refused-tournament-computers-at-most = A un torneo possono partecipare al massimo 8 computer.
refused-tournament-which = Qui ci sono più tornei: { $numbers }. Aggiungi il numero: { $deed ->
    [join] `{ $prefix }partecipo { $number }`
    [leave] `{ $prefix }lascia { $number }`
    [start] `{ $prefix }avvia { $number }`
    [pairings] `{ $prefix }turno { $number }`
    [add] { $level ->
        [easy] `{ $prefix }torneo aggiungi bot:facile { $number }`
        [hard] `{ $prefix }torneo aggiungi bot:difficile { $number }`
        [ruthless] `{ $prefix }torneo aggiungi bot:spietato { $number }`
       *[usual] `{ $prefix }torneo aggiungi bot { $number }`
    }
    [remove] `{ $prefix }torneo escludi @nome { $number }`
    [remove-computer] { $level ->
        [easy] `{ $prefix }torneo escludi bot:facile { $number }`
        [hard] `{ $prefix }torneo escludi bot:difficile { $number }`
        [ruthless] `{ $prefix }torneo escludi bot:spietato { $number }`
       *[usual] `{ $prefix }torneo escludi bot { $number }`
    }
    [challenge] `{ $prefix }torneo sfida @nome #{ $number }`
    [cancel] `{ $prefix }torneo annulla { $number }`
    [invite] `{ $prefix }torneo invita { $number }`
    [here-off] `{ $prefix }torneo qui no { $number }`
   *[show] `{ $prefix }tabella { $number }`
 }.
refused-tournament-no-such = Qui non c’è nessun torneo { $tournament }. Ci si iscrive in una stanza dove si gioca; chi l’ha annunciato può portarlo anche qui con `{ $prefix }torneo invita`.
refused-tournament-beside = Questo messaggio cambia già un torneo. Mandalo di nuovo in un messaggio a parte.
refused-tournament-too-many = Qui ci sono già quattro tornei. Chi ne ha annunciato uno o gestisce la stanza può annullarlo: `{ $prefix }torneo annulla { $tournament }`.
refused-tournament-alone = `{ $game }` si gioca da soli, quindi non può esserci un torneo.
refused-tournament-hand = Non ci sono tornei con i dadi tirati a mano.
refused-tournament-has-begun = Il torneo { $tournament } è già cominciato.
refused-tournament-too-late = Il torneo { $tournament } è all’ultimo turno: è tardi per entrare.
refused-tournament-joined = Partecipi già al torneo { $tournament }.
refused-tournament-full = Il torneo { $tournament } è pieno: partecipano in 64.
refused-tournament-computers = Al torneo { $tournament } partecipano già 8 computer, e di più non possono. Le persone sì: `{ $prefix }partecipo`.
refused-tournament-not-in = Questo giocatore non partecipa al torneo { $tournament }.
refused-tournament-you-are-not-in = Non partecipi al torneo { $tournament }.
refused-tournament-leave-elsewhere = Il torneo { $tournament } non si gioca qui. `{ $prefix }lascia { $tournament }` te ne fa uscire.
refused-tournament-too-few = Al torneo { $tournament } devono partecipare almeno in due. Con `{ $prefix }partecipo` entri anche tu.
refused-tournament-not-yours = Può farlo solo chi ha annunciato il torneo { $tournament } o gestisce la sua prima stanza.
refused-tournament-is-over = Il torneo { $tournament } è finito.
refused-tournament-no-code = Questo codice non vale, o non più. Chi ha annunciato il torneo ne riceve uno nuovo con `{ $prefix }torneo invita`.
refused-tournament-here-how = Così: `{ $prefix }torneo qui ABCD2345`. Chi ha annunciato il torneo riceve il codice con `{ $prefix }torneo invita`.
refused-tournament-already-here = Il torneo { $tournament } si gioca già in questa stanza.
refused-tournament-rooms-full = Il torneo { $tournament } si gioca in otto stanze, e di più non possono essere.
refused-tournament-first-room = Questa è la prima stanza del torneo { $tournament }, quindi resta qui. `{ $prefix }torneo annulla` lo annulla.
refused-tournament-room-not-yours = Solo chi ha annunciato il torneo { $tournament } o gestisce questa stanza può toglierlo da qui.
refused-tournament-banned = In una delle stanze del torneo { $tournament } chi la gestisce non ti vuole, quindi non puoi partecipare.
refused-tournament-they-are-banned = Quella persona è esclusa da questa stanza, quindi non può partecipare.
refused-tournament-no-bots = { $here ->
    [1] In questa stanza
   *[other] Nella stanza { $room }
 } non si gioca contro il computer. Chi la gestisce può cambiarlo lì con `{ $prefix }impostazioni computer sì`{ $level ->
    [none] .
    [easy] ; `{ $prefix }torneo escludi bot:facile { $tournament }` toglie il computer dal torneo { $tournament }.
    [hard] ; `{ $prefix }torneo escludi bot:difficile { $tournament }` toglie il computer dal torneo { $tournament }.
   *[ruthless] ; `{ $prefix }torneo escludi bot:spietato { $tournament }` toglie il computer dal torneo { $tournament }.
 }
refused-confirm-leave = Vuoi davvero lasciare il torneo { $tournament }?{ $count ->
    [0] {""}
    [one] {" "}Così abbandoni la partita { $sessions }.
   *[other] {" "}Così abbandoni le partite { $sessions }.
 } { $back ->
    [1] Finché deve venire un altro turno, `{ $prefix }torneo partecipo { $tournament }` ti fa rientrare.
    [2] Così perdi il posto nella scala.
    [3] Quello che non hai ancora giocato in questa stagione è perso; `{ $prefix }torneo partecipo { $tournament }` ti farebbe rientrare.
   *[other] Non potrai rientrare, e quello che non hai ancora giocato è perso.
 } Rispondi «sì» o «no».
refused-confirm-remove = Vuoi davvero escludere { $name } dal torneo { $tournament }?{ $count ->
    [0] {""}
    [one] {" "}Così perde la partita { $sessions }.
   *[other] {" "}Così perde le partite { $sessions }.
 } Rispondi «sì» o «no».
refused-confirm-call-off = Vuoi davvero annullare il torneo { $tournament }? Non si può tornare indietro{ $games ->
    [0] {""}
    [one] , e vi si sta giocando una partita
   *[other] , e vi si stanno giocando { $games } partite
 }. Rispondi «sì» o «no».
refused-confirm-end = Vuoi davvero chiudere il torneo { $tournament }? I posti restano come sono, e `{ $prefix }tabella { $tournament }` li mostra anche dopo. Non si può tornare indietro{ $games ->
    [0] {""}
    [one] , e vi si sta giocando una partita
   *[other] , e vi si stanno giocando { $games } partite
 }. Rispondi «sì» o «no».
refused-tournament-add-whom = Chi? `{ $prefix }torneo aggiungi bot:facile` fa partecipare il computer. Le persone entrano da sole: `{ $prefix }partecipo`.
refused-tournament-remove-whom = Chi? `{ $prefix }torneo escludi @nome` esclude qualcuno, `{ $prefix }torneo escludi bot:difficile` il computer.
refused-tournament-no-ladder = Il torneo { $tournament } non è una scala: le partite cominciano da sole. `{ $prefix }turno` le mostra.
refused-tournament-out-of-reach = { $place ->
    [1] Sei in cima alla scala: aspetta che qualcuno ti sfidi.
   *[other] Puoi sfidare chi sta al massimo { $reach ->
        [one] un posto
       *[other] { $reach } posti
     } sopra di te; tu sei al posto { $place }.
 } `{ $prefix }tabella` mostra tutti i posti.
refused-tournament-busy = Su questa scala stai già giocando una partita. `{ $prefix }turno` la mostra.
refused-tournament-other-busy = Su questa scala l’altro sta già giocando una partita. `{ $prefix }turno` la mostra.
refused-tournament-challenge-whom = Chi? `{ $prefix }torneo sfida @nome`, oppure un posto: `{ $prefix }torneo sfida 2`.
refused-tournament-abort = La partita #{ $session } fa parte del torneo { $tournament }, quindi non si può annullare. `{ $prefix }abbandona #{ $session }` la abbandona.
refused-tournament-pause = La partita #{ $session } fa parte del torneo { $tournament }, in cui altri ne aspettano la fine, quindi non si può rinviare.
refused-tournament-no-help = La partita #{ $session } fa parte del torneo { $tournament }: niente suggerimenti, nessuna mossa si ritira e il computer resta al suo livello. `{ $prefix }mosse #{ $session }` elenca le mosse.
help-tournament = organizza un torneo in questa stanza: nuovo, partecipo, lascia, avvia, tabella, turno, aggiungi, escludi, sfida, invita, qui, annulla. Formule: tutti contro tutti, doppio, svizzero, eliminazione, scala, lega
help-join = prende un posto che qualcuno ha aperto, o ti fa partecipare al torneo della stanza
help-leave = chiude un posto che hai aperto, o ti ritira dal torneo; le partite del torneo non finite sono perse
help-start = comincia il torneo che hai annunciato
help-standings = mostra la tabella del torneo
help-pairings = mostra chi gioca con chi nel torneo
open-seat = { $name } aspetta qualcuno per giocare: { $title }. `{ $prefix }partecipo #{ $session }` comincia la partita.
open-seat-first = Comincia { $name }.
open-seat-second = { $name } muove per secondo.
open-seat-luck = Prima del primo tiro ognuno aggiunge una parola ai dadi.
open-seat-rated = La partita varrà per il punteggio.
open-seat-beside = C’è già chi aspetta per questo gioco: `{ $prefix }partecipo #{ $beside }`.
open-seat-at-once = Per giocare subito{ $bots ->
    [0] {" "}con una persona
   *[other] : `{ $prefix }nuova { $game } bot`, o con una persona
 }: `{ $prefix }nuova { $game } @nome`.
open-seat-until = Il posto resta libero per { $time }; `{ $prefix }annulla #{ $session }` lo chiude.
open-seat-for-ever = `{ $prefix }annulla #{ $session }` chiude il posto.
open-seat-closed = Il posto #{ $session } è chiuso: { $name }, { $title }.
open-seat-lapsed = Non è venuto nessuno, perciò il posto #{ $session } è chiuso: { $name }, { $title }. `{ $prefix }nuova { $game }` ne apre un altro.
tables-here = Tavoli liberi; ci si siede con `{ $prefix }gioca` e il nome del gioco:
tables-line = { $title }: `{ $prefix }gioca { $game }`, al massimo { $tables } alla volta
told-standing-set = Questa stanza ora tiene { $tables ->
    [1] libero un tavolo per `{ $game }`
   *[other] liberi dei tavoli per `{ $game }`, al massimo { $tables } alla volta
 }: `{ $prefix }partecipo` o `{ $prefix }gioca { $game }` ti fa sedere, e il secondo comincia la partita.
told-standing-off = Questa stanza non tiene più tavoli per `{ $game }`.
told-standing-none = Questa stanza non tiene tavoli liberi. Chi la gestisce li apre: `{ $prefix }tavoli { $short-game } 5`.
told-standing-none-tournament = Questa stanza non tiene tavoli liberi; chi la gestisce li apre con `{ $prefix }tavoli { $short-game } 5`. La classifica del torneo: `{ $prefix }tabella`.
told-standing-list = Questa stanza tiene liberi dei tavoli: { $games }. `{ $prefix }gioca { $game }` ti fa sedere, `{ $prefix }tavoli { $game } no` li toglie.
refused-standing-how = Così: `{ $prefix }tavoli { $short-game } 5` tiene liberi fino a cinque tavoli (al massimo venti), `{ $prefix }tavoli { $short-game } no` li toglie.
refused-standing-many = Una stanza può tenere tavoli per cinque giochi. `{ $prefix }tavoli` li elenca.
refused-standing-full = Tutti i tavoli sono occupati: `{ $prefix }giochi` mostra che cosa si gioca. `{ $prefix }gioca { $game }` apre un posto in più.
refused-standing-which = Ci sono tavoli per più giochi: { $games }. Scegline uno: `{ $prefix }gioca { $game }`.
help-standing = tiene liberi nella stanza dei tavoli per un gioco, per chiunque venga; da solo li elenca
told-plan-dropped = Nella #{ $session } non c’è più niente in programma: quello che c’era è cancellato.
planned-nothing = Nella #{ $session } non c’è niente in programma. `{ $prefix }se { $line } #{ $session }` risponde da solo a una mossa dell’altro, `{ $prefix }coda { $reply } #{ $session }` gioca una mossa qualunque cosa faccia.
planned-nothing-own-turn = Nella #{ $session } non c’è niente in programma. Tocca a te: prima muovi, poi programma. `{ $prefix }se` risponde da solo a una mossa dell’altro, `{ $prefix }coda` gioca una mossa qualunque cosa faccia.
planned = In programma nella #{ $session }, si gioca appena è possibile; `{ $prefix }se no #{ $session }` annulla tutto:
planned-then = poi
planned-line = `{ $prefix }se { $moves } #{ $session }`
planned-replaced = Non più in programma, perché la nuova risposta è alla stessa mossa:
planned-queue = `{ $prefix }coda { $moves } #{ $session }`
news-plan-dropped = { $player }: le mosse in anticipo della #{ $session } non vanno più bene e sono annullate.
refused-plan-alone = Nella #{ $session } giochi da solo, non c’è niente da programmare: scrivi le mosse.
refused-plan-computer = Nella #{ $session } il computer risponde subito, non c’è niente da programmare: scrivi la mossa.
refused-plan-dice = Nella #{ $session } ci sono dadi o sorteggi: prima che siano noti non si può giocare niente.
refused-plan-in-public = Quello che hai in programma nella #{ $session } è solo per te: scrivi `{ $prefix }se #{ $session }` in una chat privata con me.
refused-plan-own-turn = Nella #{ $session } tocca a te: prima gioca, poi programma.
refused-plan-full = Più di { $number } varianti o mosse non si possono programmare. `{ $prefix }se no` le annulla tutte.
refused-queue-impossible = Qualunque cosa faccia ora l’avversario, «{ $move }» dopo non si può giocare.
refused-plan-impossible = L’altro adesso non può giocare «{ $move }», e una variante comincia con una sua mossa. Si può per esempio `{ $prefix }se { $line } #{ $session }`.
refused-plan-impossible-after = Dopo `{ $before }` non si può giocare «{ $move }». Si può per esempio `{ $prefix }se { $line } #{ $session }`.
refused-plan-how = Una variante comincia con una mossa dell’altro e finisce con una tua: `{ $prefix }se { $line }`. Può avere fino a venti mosse.
help-if = gioca da solo la tua risposta quando l’altro fa una certa mossa; ogni `{ $prefix }se` aggiunge una variante, «no» le annulla tutte. Su Discord solo i comandi con la barra nascondono ciò che scrivi; altrove lo leggono tutti nella stanza
help-queue = gioca le mosse una per turno, qualunque cosa faccia l’altro; si aggiungono a quelle già previste (`{ $prefix }coda no` le toglie tutte); finché l’altro ti offre qualcosa, aspettano la tua risposta
arg-moves = mosse
proposal = { $asked }, { $proposer } propone una partita: { $title }.
proposal-answers = `{ $prefix }accetta #{ $session }` la comincia, `{ $prefix }rifiuta #{ $session }` dice di no, `{ $prefix }controproposta #{ $session } primo tempo=3g` propone altre condizioni.
proposal-until = La proposta vale per { $time }. `{ $prefix }annulla #{ $session }` la ritira.
proposal-declined = { $proposer }, { $asked } ora non vuole giocare la #{ $session } ({ $title }).
proposal-withdrawn = La proposta della #{ $session } ({ $title }) per { $asked } è ritirata.
proposal-lapsed = { $asked } non ha risposto in tempo, perciò la proposta della #{ $session } ({ $title }) non vale più.
told-blocked-nobody = Non hai bloccato nessuno. `{ $prefix }blocca @nome` impedisce a qualcuno di cominciare partite con te.
told-unblocked = { $name } può di nuovo giocare con te.
told-blocked-people = Bloccati da te: { $names }. Chi è bloccato non può cominciare partite con te né prendere i tuoi posti. `{ $prefix }sblocca @{ $name }` lo permette di nuovo.
refused-asked-for-same = Questa partita ti è già stata proposta, ma con altre condizioni. `{ $prefix }accetta #{ $session }` la comincia come proposta, `{ $prefix }rifiuta #{ $session }` dice di no, `{ $prefix }controproposta #{ $session } primo tempo=3g` propone altre condizioni.
refused-proposal-waits = Alla tua proposta #{ $session } non c’è ancora risposta. `{ $prefix }annulla #{ $session }` la ritira.
refused-proposal-which = A che cosa rispondi? Qui aspettano la tua risposta: { $numbers }. Aggiungi il numero: { $command ->
    [decline] `{ $prefix }rifiuta #{ $session }`
    [counter] `{ $prefix }controproposta #{ $session } primo tempo=3g`
   *[accept] `{ $prefix }accetta #{ $session }`
 }.
refused-nobody-asks = Qui nessuno ti ha proposto una partita. `{ $prefix }giochi` mostra che cosa è aperto.
refused-counter-same = Queste sono già le condizioni proposte. `{ $prefix }accetta` comincia la partita.
refused-standing-clock = I tavoli che la stanza tiene liberi hanno il tempo che qui è di regola (`{ $prefix }impostazioni tempo`), o nessun orologio: togli il tempo.
refused-counter-how = Così: `{ $prefix }controproposta primo tempo=3g`. Puoi indicare la parte, il tempo e `valutata=sì`.
refused-not-available = Una partita con { $name } ora non è possibile. `{ $prefix }nuova { $any-game }` apre un posto per altri.
refused-blocked-by-you = Hai bloccato { $name }. `{ $prefix }sblocca @{ $name }` permette di nuovo le partite.
refused-blocks-in-public = L’elenco di chi hai bloccato è solo per te: scrivi `{ $prefix }blocca` in una chat privata con me.
refused-block-oneself = Non puoi bloccare te stesso. `{ $prefix }blocca @nome` impedisce a qualcun altro di cominciare partite con te.
refused-block-full = Hai bloccato cento persone: di più non si può. `{ $prefix }sblocca @nome` fa posto.
me-ask = { $value ->
    [on] Nessuno comincia una partita con te senza chiedertelo prima. `{ $prefix }io chiedi no` le fa cominciare subito.
   *[off] Le partite con te cominciano subito, e fino alla tua prima mossa puoi rifiutarle. Con `{ $prefix }io chiedi sì` prima ti si chiede se vuoi giocare.
 }
help-counter = risponde a una partita proposta con altre condizioni: parte, tempo, `valutata=sì`
help-block = impedisce a qualcuno di cominciare partite con te; da solo elenca chi hai bloccato
help-unblock = permette di nuovo a qualcuno di giocare con te
arg-terms = condizioni
seats-here = Posti liberi:
seats-line = `#{ $session }` { $title }: { $name } aspetta, `{ $prefix }partecipo #{ $session }`
refused-seat-already = Qui aspetti già qualcuno per giocare a `{ $game }`: #{ $session }.{ $bots ->
    [0] { "" }
   *[other] { " " }Per giocare subito: `{ $prefix }nuova { $game } bot`.
 } `{ $prefix }annulla #{ $session }` chiude il posto.
refused-seat-gone = Il posto #{ $session } non è più libero. `{ $prefix }giochi` mostra quelli liberi.
refused-seat-of-another = La #{ $session } non è un posto libero: quella partita è stata proposta a qualcun altro.
refused-seat-not-yours = Il posto #{ $session } può chiuderlo solo chi l’ha aperto o chi gestisce la stanza.
refused-seat-which = Quale? Qui si può intendere: { $numbers }. Aggiungi il numero: { $command ->
    [decline] `{ $prefix }rifiuta #{ $session }`
    [leave] `{ $prefix }lascia #{ $session }`
   *[abort] `{ $prefix }annulla #{ $session }`
 }.
refused-join-own = Il posto #{ $session } è il tuo: deve prenderlo qualcun altro. `{ $prefix }annulla #{ $session }` lo chiude.
refused-join-changed = Quello a cui si può partecipare qui è cambiato un attimo fa, forse mentre scrivevi. Leggilo, e se lo vuoi scrivi `{ $prefix }partecipo #{ $session }`.
refused-other-has-enough = { $name } ha già qui tante partite aperte quante una persona può averne in questa stanza. Quando una sarà finita, potrete cominciare.
refused-join-they-have-enough = { $asked ->
    [0] Chi ha aperto il posto #{ $session } ha già qui tante partite aperte quante una persona può averne in questa stanza. Il posto si potrà prendere quando una sarà finita.
   *[other] Chi ti propone la partita #{ $session } ha già qui tante partite aperte quante una persona può averne in questa stanza. Potrai accettare quando una sarà finita.
 }
refused-join-nothing = { $two ->
    [0] Qui non c’è niente di aperto. `{ $prefix }nuova { $any-game }` comincia una partita in solitario.
   *[other] Qui non c’è niente di aperto. `{ $prefix }nuova { $any-game }` apre un posto che chiunque può prendere.
 }
refused-join-no-such = Niente di aperto qui ha il numero { $number }. `{ $prefix }giochi` mostra che cosa è aperto.
refused-join-game = `{ $prefix }gioca { $game }` comincia con chi qui aspetta `{ $game }`. `{ $prefix }partecipo #1` prende un posto per numero.
refused-join-tournament-changed = Un posto che era libero qui è appena stato preso o chiuso. `{ $prefix }torneo partecipo { $tournament }` ti iscrive al torneo { $tournament }.
refused-join-which = Qui c’è più di una cosa aperta. { $several ->
    [0] Aggiungi il numero del posto: `{ $prefix }partecipo #{ $number }`. Posti: { $seats }
   *[other] `{ $prefix }partecipo #{ $number }` prende il posto, `{ $prefix }torneo partecipo { $tournament }` iscrive al torneo. Posti: { $seats }; tornei: { $tournaments }
 }
refused-leave-changed = Il tuo posto libero qui è appena stato preso o chiuso. `{ $prefix }torneo lascia { $tournament }` ti ritira dal torneo { $tournament }.
refused-leave-which = Che cosa vuoi lasciare? `{ $prefix }lascia #{ $session }` chiude il tuo posto libero, `{ $prefix }torneo lascia { $tournament }` ti toglie dal torneo.
help-play = comincia una partita con chi qui la aspetta; se non c’è nessuno, ti apre un posto. Di più con `{ $prefix }aiuto nuova`
arg-what = COSA

## Problemi

puzzle-asked = Problema { $number }, gioco { $game }. La tua parte: { $side }. Una sola mossa vince { $plies ->
    [one] subito
   *[other] entro { $plies } mosse, contando quelle di entrambi
 }. { $left ->
    [one] Quale?
   *[other] Quale? Devi trovare { $left } mosse così, una dopo l’altra.
 }
puzzle-asked-keep = Problema { $number }, gioco { $game }. La tua parte: { $side }. Una sola mossa conserva la vittoria. { $left ->
    [one] Quale?
   *[other] Quale? Devi trovare { $left } mosse così, una dopo l’altra.
 }
puzzle-asked-alone = Problema { $number }, gioco { $game }. Da qui si può risolvere, ma una sola mossa è quella giusta. { $left ->
    [one] Quale?
   *[other] Quale? Devi trovare { $left } mosse così, una dopo l’altra.
 }
puzzle-how-beside-games = Qui hai anche una partita aperta, perciò scrivi la mossa così: `{ $prefix }problema { $example }`. `{ $prefix }problema soluzione` dà la risposta, `{ $prefix }problema altro` un altro problema.
puzzle-how = Scrivi semplicemente la mossa. `{ $prefix }problema soluzione` dà la risposta, `{ $prefix }problema altro` un altro problema.
puzzle-right = { $move } è giusta!{ $replies ->
    [0] {""}
   *[other] {" "}L’altra parte risponde { $reply }.
 } { $left ->
    [one] Manca una mossa: e adesso?
   *[other] E adesso? Restano { $left } mosse da trovare.
 }
puzzle-wrong = Problema { $number }: { $move } { $timed ->
    [1] non vince in tempo
   *[other] non è la mossa giusta
 }: l’avversario risponderebbe { $reply }. Provane un’altra, o `{ $prefix }problema soluzione`.
puzzle-wrong-alone = Problema { $number }: { $move } non è la mossa giusta. Provane un’altra, o `{ $prefix }problema soluzione`.
puzzle-solved = { $move } – risolto{ $once ->
    [1] {" "}al primo tentativo
   *[other] {""}
 }! Di questo gioco hai risolto { $count ->
    [one] un problema
   *[other] { $count } problemi
 }, { $all } in tutto. `{ $prefix }problema { $id }` ne dà un altro.
puzzle-solution = La soluzione del problema { $number }: { $moves }. `{ $prefix }problema { $id }` dà un altro problema.
puzzle-left = Hai lasciato il problema { $number }. `{ $prefix }problema` te ne dà uno.
puzzle-unknown = Questo problema non si può più mostrare. `{ $prefix }problema altro` ne dà un altro.
refused-puzzle-one-move = In un problema prendo una mossa alla volta. Comincia con `{ $typed }`.
refused-puzzle-none = Adesso non hai nessun problema. `{ $prefix }problema` te ne dà uno.
puzzle-said-so = Questo vale per il problema. Una mossa in una partita ha davanti il suo numero, per esempio `#12 e4-f4`.
refused-puzzle-open = Qui non giochi nessuna partita, ma stai risolvendo un problema: scrivi la tua mossa. `{ $prefix }problema` lo mostra di nuovo, `{ $prefix }problema soluzione` dice la risposta.
refused-puzzle-no-game = Non ci sono problemi di `{ $game }`. Ce ne sono di { $games }.
refused-puzzle-not-a-move = `{ $typed }` non è né una mossa del tuo problema né un gioco. `{ $prefix }problema` mostra di nuovo il problema.
refused-puzzle-which-move = `{ $typed }` può voler dire più mosse: { $moves }. Scrivine una per intero.
refused-puzzle-or-game = `{ $typed }` può essere una mossa di #{ $session } o la risposta al problema. Scrivi `#{ $session } { $typed }` oppure `{ $prefix }problema { $typed }`.
refused-puzzle-or-games = `{ $typed }` può essere una mossa di { $sessions } o la risposta al problema. Scrivi `#{ $session } { $typed }` oppure `{ $prefix }problema { $typed }`.
help-puzzle = ti dà una posizione in cui una sola mossa vince in tempo, o conserva la vittoria; tu la trovi
arg-dice = dadi
arg-live = diretta
arg-slow = lenta
arg-untimed = libera
arg-here = qui
arg-code = CODICE
arg-both-sides = @io
arg-next = avanti
arg-solution = soluzione
puzzle-daily = Il problema del giorno! `{ $prefix }problema oggi` te lo dà; poi scrivi le mosse.
puzzle-daily-set = Ogni giorno alle { $time } ({ $zone }) qui arriva il problema del giorno{ $one-game ->
    [0] {""}
   *[other] , sempre di { $title }
 }. `{ $prefix }problema giornaliero no` lo ferma.
puzzle-daily-off = Il problema del giorno qui non arriva più.
told-no-daily-puzzle = Qui il problema del giorno non arriva. { $manages ->
    [1] `{ $prefix }problema giornaliero 18:00 Europe/Rome` stabilisce a che ora arriva.
   *[other] `{ $prefix }problema oggi` ti dà quello di oggi.
 }
refused-puzzle-daily-quiet = Questa stanza è in silenzio, perciò il problema del giorno non vi compare. `{ $prefix }parla` lo cambia.
refused-puzzle-daily-how = Così: `{ $prefix }problema giornaliero 18:00 Europe/Rome`, o `{ $prefix }problema giornaliero 18:00 Europe/Rome { $any-game }` per avere sempre lo stesso gioco.
arg-today = oggi
arg-daily = giornaliero

prefix-set = D’ora in poi qui i comandi cominciano con `{ $new }`, per esempio `{ $new }aiuto`.
lang-set = D’ora in poi qui parlo italiano. Solo per te, in ogni stanza, si scrive `{ $prefix }io lingua it`.
moved-here = Questa stanza prende il posto di un’altra e le sue partite continuano qui: { $games }. `{ $prefix }tavola { $example }` mostra a che punto è la prima.

## Aiuto

help-intro = Ospito giochi da tavolo che si giocano per messaggio, ognuno con i suoi tempi. I comandi:
help-topic-start = Cominciare
help-topic-play = Giocare
help-topic-look = Rivedere
help-topic-room = Questa stanza
help-typing = Davanti alle mosse il `{ $prefix }` non serve: quando tocca a te scrivile e basta, anche più d’una in un messaggio. Se giochi più partite insieme, rispondi al messaggio con la tavola oppure metti prima il numero: `#12 metti 4`.
help-words = Capisco anche: { $words }.
help-new = comincia una partita con un’altra persona, contro il computer (`bot`) o da soli con entrambe le parti (`@io`)
help-rematch = ricomincia il tuo ultimo gioco, a parti invertite
help-again = ricomincia il tuo ultimo gioco così com’era
help-games = elenca i giochi
help-rules = spiega un gioco
help-glossary = spiega i termini del mancala
help-help = elenca i comandi, o ne spiega uno
help-board = mostra la tavola dal tuo lato: come testo, come immagine o a parole
help-moves = elenca che cosa si può giocare adesso
help-hint = ti suggerisce una buona mossa, nelle partite da soli o contro il computer
help-luck = aggiunge una tua parola al seme segreto dei dadi, in una partita cominciata con «fortuna»
help-level = mostra quanto gioca bene il computer, o lo cambia
help-why = spiega perché la tua ultima mossa è stata rifiutata
help-draw = offre la patta, o accetta quella offerta
help-pause = chiede all’altro giocatore di rinviare la partita: `{ $prefix }rinvia 3g`; `{ $prefix }rinvia no` propone di riprendere
help-takeback = ritira la tua ultima mossa, o quante ne dici; contro una persona solo entro un minuto o se è d’accordo; dopo, accetta la sua richiesta, se l’ha fatta; nei tornei mai
help-accept = accetta ciò che ti è offerto: la patta, il ritiro di una mossa, la fine di una partita; o comincia una partita proposta a te
help-decline = rifiuta ciò che ti è offerto, o ritira la tua offerta; prima della tua prima mossa chiede se rifiutare tutta la partita
arg-count = QUANTE
help-yield = abbandona la partita
help-abort = annulla una partita prima che entrambe le parti abbiano mosso, o in qualsiasi momento contro il computer o contro te stesso; quando avete mosso entrambi, chiede all’altro se è d’accordo
help-show = mostra la tavola com’era dopo un lancio o una mossa precedente; con «qui» porta la partita anche in questa stanza
help-replay = ripercorre una partita passo per passo: il prossimo, quello prima o quello con un numero; oppure la mostra tutta in immagini
help-history = elenca le tue partite finite, o quelle tra te e qualcuno
help-mine = elenca tutte le tue partite in tutte le stanze, a chi tocca e da quanto
help-next = mostra la tavola che ti aspetta da più tempo
arg-back = indietro
arg-page = PAGINA
help-top = elenca i migliori punteggi di un gioco, qui e dappertutto; `{ $prefix }classifica tablut diretta` solo quelli delle partite in diretta, `{ $prefix }classifica tablut lenta` di quelle con un orologio che lascia ore o giorni, `{ $prefix }classifica tablut libera` di quelle senza orologio
help-stats = mostra i tuoi risultati e punteggi, o quelli di qualcuno e quelli tra voi; con «dadi» tutti i dadi che hai ricevuto
help-analyse = mostra come sono cambiate le probabilità in una partita finita, e che cosa era meglio
help-export = dà la trascrizione di una partita, o tutto ciò che conservo di te
help-import = carica una trascrizione da guardare
help-verify = controlla con il seme i dadi di una partita finita
help-lang = imposta la lingua della stanza
help-prefix = imposta il segno con cui cominciano i comandi
help-settings = mostra le impostazioni della stanza o ne cambia una
help-mute = in questa stanza rispondo solo a chi gioca, e solo sulle sue partite
help-unmute = in questa stanza rispondo di nuovo a tutti
help-ban = in questa stanza non rispondo più a qualcuno, se non sulle partite che ha in corso qui; senza nome: chi è escluso
help-unban = gli rispondo di nuovo
help-privacy = dice che cosa conservo di te
help-forget = cancella tutto ciò che conservo di te
help-link = unisce i tuoi account di due piattaforme: dà un codice, che scrivi sull’altra
help-unlink = li separa di nuovo
arg-game = GIOCO
arg-friend = nome
arg-first = primo
arg-second = secondo
arg-random = caso
arg-luck = fortuna
arg-easy = facile
arg-hard = difficile
arg-ruthless = spietato
arg-on = si
arg-off = no
arg-prose = parole
arg-full = complete
arg-word = PAROLA
arg-command = COMANDO
arg-number = N
arg-entry = VOCE
arg-step-number = PASSO
arg-record = TRASCRIZIONE
arg-prefix = SEGNO
example-friend = @nome
help-more = `{ $prefix }aiuto tutto` elenca tutto quello che so fare. `{ $prefix }aiuto nuova` spiega un comando, `{ $prefix }aiuto tablut` un gioco.
help-languages = English: `{ $prefix }lang en`. Česky: `{ $prefix }jazyk cs`. По-русски: `{ $prefix }язык ru`.
help-example = Per esempio: { $command ->
    [new] `{ $prefix }nuova { $any-game }{ $with-friend }`{ $bots ->
        [0] { "" }
       *[other] , `{ $prefix }nuova { $any-game } bot:facile`
     }, `{ $prefix }nuova { $any-game } @io`
    [play] `{ $prefix }gioca { $any-game }`
    [rules] `{ $prefix }regole tablut`
    [glossary] `{ $prefix }glossario ruma`
    [help] `{ $prefix }aiuto nuova`, `{ $prefix }aiuto tablut`
    [puzzle] `{ $prefix }problema { $any-game }`, `{ $prefix }problema giornaliero 18:00`
    [board] `{ $prefix }tavola`, `{ $prefix }tavola #12`
    [luck] `{ $prefix }fortuna mela`
    [level] `{ $prefix }livello difficile`
    [show] `{ $prefix }mostra 5`
    [import] `{ $prefix }importa`
    [export] `{ $prefix }esporta`, `{ $prefix }esporta me`
    [edit] `{ $prefix }editor tablut`
    [me] `{ $prefix }io silenzio 22-8 Roma`, `{ $prefix }io tavola immagine`
    [takeback] `{ $prefix }indietro`, `{ $prefix }indietro 2`
    [pause] `{ $prefix }rinvia 3g`
    [replay] `{ $prefix }rivedi`, `{ $prefix }rivedi 5`
    [history] `{ $prefix }storia`, `{ $prefix }storia @nome`
    [top] `{ $prefix }classifica { $any-game }`
    [stats] `{ $prefix }statistiche`, `{ $prefix }statistiche @nome`
    [counter] `{ $prefix }controproposta primo tempo=3g`
    [block] `{ $prefix }blocca @nome`
    [unblock] `{ $prefix }sblocca @nome`
    [if] `{ $prefix }se e4-f4 poi a4-b4`
    [queue] `{ $prefix }coda a4-b4`
    [lang] `{ $prefix }lingua it`
    [prefix] `{ $prefix }prefisso ?`
    [settings] `{ $prefix }impostazioni tempo 3g`
    [ban] `{ $prefix }escludi @nome`
    [unban] `{ $prefix }riammetti @nome`
    [standing] `{ $prefix }tavoli { $short-game } 5`
    [forget] `{ $prefix }dimentica me`
    [vacation] `{ $prefix }ferie`, `{ $prefix }ferie 10g`
    [wait] `{ $prefix }aspetta 3g`
    [tournament] `{ $prefix }torneo nuovo { $any-game } svizzero 5`
   *[other] `{ $prefix }{ $verb }`
 }
help-new-forms =
    { $two ->
        [0] { "" }
       *[other]
            `{ $prefix }nuova { $any-game }{ $with-friend } primo`: cominci tu. Con «secondo» comincia l’altro.
            `{ $prefix }nuova { $any-game }{ $with-friend } tempo=3g` dà tre giorni per ogni turno, `banca=10g+1g` dieci giorni per tutta la partita e uno in più per ogni turno, `diretta=10m+10s` dieci minuti per due che sono entrambi presenti. Con `rigido=sì` la partita finisce da sola quando il tempo è finito; con `weekend=no` gli orologi sono fermi il sabato e la domenica.
            `{ $prefix }nuova { $any-game }{ $with-friend } tempo=no` è senza orologio anche dove di solito c’è; `{ $prefix }nuova { $any-game }{ $with-friend } valutata=sì` vale per il punteggio di entrambi.
            `{ $prefix }nuova { $any-game }` apre un posto, che chiunque qui può prendere con `{ $prefix }partecipo`; `{ $prefix }gioca { $any-game }` prende un posto aperto, o ne apre uno.
    }
    { $scripta ->
        [0] { "" }
       *[other] `{ $prefix }nuova rapida @nome` è la partita breve di XII Scripta, con tre pedine a testa.
    }
    { $tchuka ->
        [0] { "" }
       *[other] `{ $prefix }nuova tchuka` si gioca da soli, quindi senza nominare nessuno.
    }
    { $bots ->
        [0] In questa stanza non si possono cominciare partite con il computer.
       *[other] `{ $prefix }nuova { $any-game } bot` è una partita contro il computer. Con `bot:facile`, `bot:difficile` o `bot:spietato` scegli quanto gioca bene; se ne nomini due, giocano tra loro.
    }
    `{ $prefix }nuova { $any-game } @io` è una partita in cui giochi da solo entrambe le parti.
    { $scripta ->
        [0] { "" }
       *[other] Le opzioni stanno tra parentesi: con `{ $prefix }nuova scripta(pieces=5,dice=hand) @nome` le pedine sono cinque, e voi tirate dadi veri e scrivete che cosa è uscito. `{ $prefix }regole scripta complete` elenca le opzioni.
    }
    `{ $prefix }nuova` da solo, quando qui è finita una tua partita, ricomincia lo stesso gioco a parti invertite.
help-settings-words = Impostazioni: { $words }. `{ $prefix }{ $verb } { $word }` mostra com’è una di loro; `{ $prefix }{ $verb }` le mostra tutte e dice come si cambiano.
help-game-moves = Le mosse si scrivono così: { $moves }.
help-game-rules = `{ $prefix }regole { $game }` lo spiega, `{ $prefix }regole { $game } complete` in ogni dettaglio e con tutte le opzioni.
help-unknown = Su `{ $word }` non ho aiuto. So spiegare i comandi: { $commands }; i giochi: { $games }; e i termini del mancala elencati da `{ $prefix }glossario`.
help-move-word = `{ $word }` è una parola delle mosse. { $count ->
    [one] Il gioco che la usa lo spiega { $rules }.
   *[other] I giochi che la usano li spiegano { $rules }.
 }
help-me = mostra le tue impostazioni o ne cambia una: come vuoi vedere le tavole, le ore di silenzio, i promemoria, un riepilogo al giorno, e altro
arg-setting = IMPOSTAZIONE
arg-picture = immagine
arg-text = testo

## Rifiuti

refused-hint = `{ $prefix }mosse{ $which }` elenca che cosa puoi giocare.
refused-which-session = Qui ci sono più partite. Quale?
which-session-goes-on = Una delle tue partite qui è appena cambiata o finita. Se intendi questa:
which-session-how = Metti il numero prima della mossa, come `#{ $example } { $move }`, o dopo il comando, come `{ $prefix }tavola #{ $example }`, oppure rispondi al messaggio con la tavola.
which-session-move = Scrivi il suo numero, o mettilo davanti alla mossa: `#{ $example } { $move }`.
which-session-command = Metti il suo numero dopo il comando, come `{ $prefix }{ $verb } #{ $example }`.
refused-wrong-turn = Nella partita #{ $session } ora tocca a { $player }.
refused-no-seat = Non giochi nella partita #{ $session }. Chiunque può guardare: `{ $prefix }tavola #{ $session }`.
refused-no-seat-but = Nella #{ $session } non giochi. Nella tua partita è `#{ $own } { $typed }`.
refused-move-in-thread = In questa stanza davanti alla mossa ci vuole il numero della partita: `#{ $session } { $typed }`. Nella discussione della partita non serve.
refused-no-session = Qui non hai nessuna partita. Cominciane una: `{ $prefix }nuova { $any-game }{ $with-friend }`.
refused-no-session-but-elsewhere = Qui non hai nessuna partita. `{ $prefix }mie` elenca le tue partite in altre stanze.
refused-no-such-session = Qui non c’è nessuna partita #{ $session }.
refused-session-over = La partita #{ $session } è finita. `{ $prefix }mostra 1 #{ $session }` mostra la tavola dopo la prima voce, `{ $prefix }giochi` elenca i giochi.
refused-luck-first = I dadi della partita #{ $session } aspettano prima una parola da ciascuno di voi: `{ $prefix }fortuna mela #{ $session }`, o una qualsiasi.
refused-luck-not-awaited = I dadi della partita #{ $session } non aspettano una tua parola. Lo fanno in una partita cominciata con «fortuna»: `{ $prefix }nuova rapida @nome fortuna`.
refused-luck-no-dice = Niente in questo gioco viene da un seme segreto. Comincialo senza «fortuna».
refused-luck-nowhere = Qui nessun dado aspetta una parola. Lo fanno in una partita cominciata con «fortuna»: `{ $prefix }nuova rapida @nome fortuna`.
refused-luck-word-is-in = La tua parola per i dadi della partita #{ $session } c’è già.
refused-luck-what = Quale parola? Va bene una parola o un numero qualsiasi: `{ $prefix }fortuna mela`.
refused-luck-too-long = È troppo lunga: al massimo 64 caratteri, per favore.
refused-abort-or-withdraw = Nella #{ $session } hai fatto un’offerta. `{ $prefix }rifiuta #{ $session }` la ritira. `{ $prefix }annulla #{ $session }` propone invece di annullare tutta la partita.
refused-confirm-abort = Vuoi davvero annullare #{ $session }? Rispondi «sì» o «no».{ $moved ->
    [0] { "" }
   *[other] { "" } Per ritirare soltanto l’ultima mossa: `{ $prefix }indietro #{ $session }`.
 }
refused-confirm-decline = Nessuno ti offre nulla. Annullo la partita #{ $session }, in cui non hai ancora mosso? Rispondi «sì» o «no».
refused-confirm-yield = Vuoi davvero abbandonare la #{ $session }? Rispondi «sì» o «no», oppure scrivi `{ $prefix }abbandona #{ $session }`.{ $puzzle ->
    [1] { "" } La soluzione del problema la mostra `{ $prefix }problema soluzione`.
   *[other] { "" }
 }
refused-confirm-number = `{ $typed }` è la tua mossa in #{ $session } o un numero della lista? Rispondi «sì» per giocarla, oppure «no».
refused-confirm-move = `{ $near }` è la tua mossa nella #{ $session }? Rispondi «sì» per giocarla, o «no».
refused-confirm-pass = Vuoi davvero passare? In #{ $session } puoi ancora giocare qualcosa. Rispondi «sì» o «no».
refused-not-a-move = Nella partita #{ $session } questa mossa non esiste. `{ $prefix }mosse #{ $session }` elenca che cosa puoi giocare.
refused-latin-letters = Colonne, buche e tasti si scrivono con lettere latine. In #{ $session } puoi scrivere `{ $example }`; `{ $prefix }mosse #{ $session }` elenca tutto.
refused-no-such-move = In #{ $session } una mossa non si scrive come `{ $typed }`. Puoi scrivere `{ $example }`; `{ $prefix }mosse #{ $session }` elenca tutto.
refused-not-understood = Non capisco. `{ $prefix }aiuto` elenca quello che so fare.
refused-said-nothing = Ciao! Mi occupo di giochi da tavolo per due. `{ $prefix }giochi` li elenca, `{ $prefix }nuova { $short-game }{ $with-friend }` comincia una partita{ $bots ->
    [0] { "" }
   *[other] , `{ $prefix }nuova { $short-game } bot` una contro di me
 }, `{ $prefix }aiuto` spiega il resto.
refused-thanked = Prego! `{ $prefix }aiuto` elenca quello che so fare.
refused-game-as-command = `{ $game }` è un gioco: `{ $prefix }nuova { $game } @nome` lo comincia con qualcuno{ $bots ->
    [0] { "" }
   *[other] , `{ $prefix }nuova { $game } bot` con me
 }, `{ $prefix }regole { $game }` lo spiega.
refused-game-as-command-alone = `{ $game }` è un gioco per uno solo: `{ $prefix }nuova { $game }` lo comincia, `{ $prefix }regole { $game }` lo spiega.
refused-unknown-command = Non conosco il comando `{ $word }`. `{ $prefix }aiuto` elenca quello che so fare.
refused-did-you-mean = Non conosco il comando `{ $word }`. Forse `{ $prefix }{ $known }`?
refused-too-long = È troppo lungo per me: leggo messaggi fino a 4000 caratteri, trascrizioni fino a 64 000.
refused-which-move = `{ $typed }` può voler dire più mosse: { $moves }. Scrivine una, o anche solo la parte finale.
refused-new-which-game = Quale gioco, e con chi? Così: `{ $prefix }nuova { $any-game }{ $with-friend }`{ $bots ->
    [0] { "" }
   *[other] , o contro il computer: `{ $prefix }nuova { $any-game } bot`
 }. `{ $prefix }giochi` elenca i giochi.
refused-new-or-start = Che cosa deve cominciare? `{ $prefix }avvia { $tournament }` comincia il torneo { $tournament }, `{ $prefix }nuova { $any-game }{ $with-friend }` una partita, `{ $prefix }rivincita` di nuovo la tua ultima partita.
refused-unknown-game = Non conosco il gioco `{ $game }`. `{ $prefix }giochi` elenca i giochi.
refused-play-what-or-again = Qui nessuno aspetta di giocare. { $two ->
    [0] `{ $prefix }nuova { $short-game }` comincia una partita in solitario
   *[other] `{ $prefix }gioca { $short-game }` aspetta qualcuno che giochi con te{ $bots ->
        [0] { "" }
       *[other] , `{ $prefix }nuova { $short-game } bot` ne comincia una contro il computer
     }
 }, `{ $prefix }rivincita #{ $session }` ricomincia la tua ultima. `{ $prefix }giochi` elenca i giochi.
refused-repeat-partner-gone = L’altro giocatore di #{ $session } se n’è andato, perciò non c’è con chi rigiocarla. `{ $prefix }nuova { $any-game }` aspetta chiunque.
refused-repeat-not-there = #{ $session } si giocava in un’altra stanza, e ora lì non può ricominciare: non lo permettono le impostazioni di quella stanza o un’esclusione.
refused-play-what = Qui nessuno aspetta di giocare. { $two ->
    [0] `{ $prefix }nuova { $short-game }` comincia una partita in solitario
   *[other] `{ $prefix }gioca { $short-game }` aspetta qualcuno che giochi con te{ $bots ->
        [0] { "" }
       *[other] , `{ $prefix }nuova { $short-game } bot` ne comincia una contro il computer
     }
 }. `{ $prefix }giochi` elenca i giochi.
refused-new-what-else = Il gioco `{ $game }` lo conosco, ma che cos’è `{ $rest }`? Chi gioca con te si scrive con la @, come { $name ->
    [1] `{ $prefix }nuova { $game } @{ $rest }`
   *[0] `{ $prefix }nuova { $game } @nome`
 }, il computer `bot:difficile`, una partita che vale `valutata=sì`, un orologio `tempo=3g`; le opzioni del gioco vanno tra parentesi.
refused-new-what-level = Solo il computer ha un livello. Una partita contro il computer: { $level ->
    [easy] `{ $prefix }nuova { $game } bot:facile`
    [hard] `{ $prefix }nuova { $game } bot:difficile`
   *[ruthless] `{ $prefix }nuova { $game } bot:spietato`
 }
refused-new-what-else-alone = Il gioco `{ $game }` lo conosco, ma che cos’è `{ $rest }`? Si gioca da soli, e le opzioni vanno tra parentesi: le elenca `{ $prefix }regole { $game } complete`.
refused-which-game = `{ $game }` è un’intera famiglia. Scegline uno: { $games }.
refused-nothing-refused-since = Dall’ultima mossa in #{ $session } non ti è stato rifiutato niente. Quando succede, `{ $prefix }perché` spiega la regola.
refused-nothing-refused-there = Ricordo solo l’ultima cosa che ti è stata rifiutata, e non era in #{ $session }. Quando succede, `{ $prefix }perché` spiega la regola.
refused-nothing-refused = Qui non ti è stato rifiutato niente. Quando succede, `{ $prefix }perché` spiega la regola.
refused-unknown-word = Il glossario non conosce «{ $word }». `{ $prefix }glossario` elenca le parole che conosce, `{ $prefix }aiuto` i comandi, `{ $prefix }giochi` i giochi.
refused-unknown-option = Il gioco non ha l’opzione `{ $option }`; le sue le elenca `{ $prefix }regole { $game } complete`. Un orologio si scrive come `tempo=3g`, `banca=10g+1g` o `diretta=10m+10s`, e `valutata=sì` rende valutata la partita.
refused-option-twice = L’opzione `{ $option }` ha due valori. Quale vale?
refused-bad-option = Valori dell’opzione `{ $option }`: { $allowed }.
refused-edit-who = Con chi? Menziona una persona, come `{ $prefix }editor gioca @nome`{ $bots ->
    [0] { "" }
   *[other] , o gioca contro il computer: `{ $prefix }editor gioca bot`
 }.
refused-unknown-person = Qui non trovo { $person }. Scrivi @ e scegli la persona dall’elenco che appare, in una stanza che vedete tutti e due.
refused-one-friend = Si gioca in due: nomina un solo avversario, o due computer che giochino tra loro, oppure gioca entrambe le parti: `{ $prefix }nuova { $any-game } @io`.
refused-already-playing = Qui giochi già a `{ $game }` con { $name }: #{ $session }. Prima finitela, oppure scegliete un altro gioco o un’altra variante; non basta cambiare tempo, parte o punteggio.
refused-already-alone = Qui stai già giocando a `{ $game }`: #{ $session }. Prima finisci quella, oppure annullala con `{ $prefix }annulla #{ $session }`.
refused-level-nobody = Solo il computer ha un livello, e la partita #{ $session } la giocano delle persone.{ $bots ->
    [0] { "" }
   *[other] { " " }Una partita contro il computer comincia così: `{ $prefix }nuova { $any-game } bot:facile`.
 }
refused-level-already = Nella partita #{ $session } il livello del computer è già «{ $level ->
    [easy] facile
    [hard] difficile
   *[ruthless] spietato
 }».
refused-level-unknown = Il livello `{ $word }` non c’è. I livelli sono «facile», «difficile» e «spietato».
refused-computers-playing = Qui stanno già giocando due computer, nella partita #{ $session }. `{ $prefix }annulla #{ $session }` li ferma.
refused-computer-cannot-roll = Il computer non può tirare dadi veri. Togli `dice=hand`, e li tiro io per tutti e due.
refused-solitaire = `{ $game }` si gioca da soli: `{ $prefix }nuova { $game }`.
refused-show-which-entry = Dopo quale voce? Lanci e mosse si contano uno per uno: `{ $prefix }mostra 3` è la tavola dopo la terza. Le righe di una trascrizione sono numerate per turni.
refused-nothing-played = Nella partita #{ $session } non si è giocato nulla.
refused-no-such-entry = La partita #{ $session } ha solo { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
 }.
refused-no-such-step = La partita #{ $session } ha solo { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
 }. `{ $prefix }rivedi #{ $session } { $steps }` mostra l’ultimo.
refused-import-what = Scrivi la trascrizione sotto il comando, nello stesso messaggio.
refused-record-too-much = Questa trascrizione non la rigioco: ha troppe voci, o rigiocarla dura troppo. Sul tuo computer la verifica il comando «lusoria verify».
refused-record-head = Questa non è una trascrizione: deve cominciare con la riga `lusoria-record: 2`.
refused-record-without-import = Sembra una trascrizione. Metti `{ $prefix }importa` nella riga sopra, e la carico da guardare.
refused-record-line = Non riesco a leggere questa trascrizione: non capisco la riga { $line }.
refused-record-entry = La riga { $line } di quella trascrizione contraddice quelle prima: la voce { $entry } lì non è possibile.
refused-record-game = La trascrizione non nomina un gioco, opzioni e regole che ho. È intera? Incolla tutte le sue righe in un solo messaggio.
refused-record-false = Questa trascrizione non la prendo: { $what ->
    [differs] la voce { $entry } non è quella che dà il suo seme, `{ $expected }`
    [wrong-ending] il risultato che dice non è quello a cui portano le sue mosse
    [cut-short] rivela il seme, ma la fine della partita è stata tagliata
    [wrong-seed] il suo seme e il suo gioco non sono quelli promessi dalla sua impronta
   *[wrong-sum] la sua riga «sum:» manca o non corrisponde alle altre
 }.
refused-just-begun = La partita #{ $session } è appena cominciata, quindi non ne comincia un’altra: forse il comando è arrivato due volte. Se vuoi un’altra partita, riscrivilo fra qualche secondo.
refused-one-new-game = Una sola partita nuova per messaggio.
refused-bad-prefix = Un prefisso è fatto di uno, due o tre segni, come `!`, `?`, `$` o `+`.
refused-bad-lang = Parlo inglese (`en`), ceco (`cs`), italiano (`it`) e russo (`ru`).
refused-may-not-configure = Le impostazioni può cambiarle solo chi gestisce la stanza.
refused-unreadable = Non riesco a leggere questo messaggio: è cifrato e la chiave non mi è arrivata. Riscrivilo, per favore.
refused-too-many-lines = Di un messaggio leggo dieci righe. Le righe successive non sono state lette.
refused-too-many-moves = È troppo in una volta: di un messaggio gioco al massimo 50 mosse. Di questa riga non è stato giocato nulla.
refused-second-command = Un comando per riga, per favore: `{ $command }` va su una riga sua. Di questa riga non ho fatto niente.
refused-word-left-over = { $kind ->
    [repeat] Una partita ricomincia con gli stessi giocatori e le stesse opzioni, quindi non ho fatto niente. `{ $prefix }nuova { $any-game }{ $with-friend }` ne comincia una con altri.
    [person] Questo comando non vuole nomi, quindi non ho fatto niente.
   *[word] Che cos’è `{ $word }`? Questo comando non lo prevede, quindi non ho fatto niente.
    }
refused-one-person = Una persona alla volta, per favore: non ho fatto niente.
refused-too-many-words = Questa riga è troppo lunga per me: ne leggo fino a 120 parole.
refused-line-unknown = Giocato: `{ $played }`. Non conosco `{ $word }`, quindi `{ $rest }` non è stato giocato.
refused-line-turn-over = Giocato: `{ $played }`. Con questo il tuo turno è finito, quindi `{ $rest }` non è stato giocato.
refused-line-unknown-near = Giocato: `{ $played }`. Non conosco `{ $word }`, quindi `{ $rest }` non è stato giocato. Volevi dire `{ $near }`? Rispondi «sì» o «no».
refused-move-near = `{ $typed }` non è una mossa. Volevi dire `{ $near }`? Rispondi «sì» o «no».
refused-answer-not-first = Un «sì» o un «no» mi risponde solo nella prima riga di un messaggio: le righe prima potrebbero aver cambiato la domanda.
refused-offer-or-talk = Se era per quello che ti è stato offerto nella #{ $session }, scrivi `{ $prefix }accetta #{ $session }` o `{ $prefix }rifiuta #{ $session }`.
refused-question-mark = Finisce con un punto interrogativo, quindi non è successo nulla. `{ $prefix }{ $known }` lo fa.
refused-answer-or-offer = È per la mia domanda, o per quello che ti è stato offerto nella #{ $session }? Non è successo nulla. Per l’offerta scrivi `{ $prefix }accetta #{ $session }` o `{ $prefix }rifiuta #{ $session }`; per la mia domanda scrivi di nuovo quello che volevi.
refused-answer-too-late = Per la mia domanda è troppo tardi: la partita è andata avanti, nel frattempo hai scritto altro, o è passato troppo tempo. Non è successo nulla; se lo vuoi ancora, scrivi di nuovo il comando.
refused-nothing-asked = Non ti ho chiesto nulla. `{ $prefix }aiuto` elenca quello che so fare.
refused-no-time-of-day = «{ $value }» non è un’ora del giorno: vanno dalle 0:00 alle 23:59.
refused-me-value = «{ $value }» lì non va bene. { $kind ->
    [switch] O `{ $prefix }io chiedi sì` o `{ $prefix }io chiedi no`.
    [quiet] Così: `{ $prefix }io silenzio 22-8 Roma`, oppure `{ $prefix }io silenzio no`.
    [digest] Così: `{ $prefix }io riepilogo 18:00 Roma`, oppure `{ $prefix }io riepilogo no`.
    [remind] Così: `{ $prefix }io ricorda 3g`, da 1 a 30 giorni, oppure `{ $prefix }io ricorda no`.
    [theme] Uno di questi: `{ $prefix }io tema chiaro`, `{ $prefix }io tema scuro`, `{ $prefix }io tema contrasto`.
    [width] O `{ $prefix }io larghezza stretta`, o `{ $prefix }io larghezza larga`.
    [lang] Una di queste: `it`, `en`, `cs`, `ru`, per esempio `{ $prefix }io lingua it`; oppure `{ $prefix }io lingua no`.
   *[board] Una di queste: `{ $prefix }io tavola testo`, `{ $prefix }io tavola immagine`, `{ $prefix }io tavola parole`, `{ $prefix }io tavola stanza`.
 }
refused-me-how = Non conosco questa impostazione. `{ $prefix }io` elenca le tue impostazioni e come si cambiano.
refused-no-zone = Non conosco il fuso orario `{ $zone }`. Basta una grande città, oppure `Europe/Prague`, CET, UTC+3.
refused-no-zone-near = Non conosco il fuso orario `{ $zone }`. Forse è `{ $near }`?
refused-settings-value = «{ $value }» lì non va bene. { $kind ->
    [switch] Questa impostazione può essere solo sì o no.
    [number] Dev’essere un numero da 0 a 1000; 0 vuol dire senza limite.
    [night] Così: `{ $prefix }impostazioni notte 22-8 Roma`, oppure `{ $prefix }impostazioni notte no`.
    [time] Così: `{ $prefix }impostazioni tempo 3g`, `{ $prefix }impostazioni tempo banca=10g+1g`, oppure `{ $prefix }impostazioni tempo no`.
    [games] Nomi di giochi, per esempio `{ $prefix }impostazioni giochi tablut, murus`, oppure `{ $prefix }impostazioni giochi tutti`.
    [lang] Una di queste: `it`, `en`, `cs`, `ru`, per esempio `{ $prefix }impostazioni lingua it`.
    [prefix] Dev’essere un segno o una parola breve con cui non comincino le mosse, per esempio `{ $prefix }impostazioni prefisso ?`.
   *[board] Una di queste: `{ $prefix }impostazioni tavola testo`, `{ $prefix }impostazioni tavola immagine`, `{ $prefix }impostazioni tavola parole`.
 }
refused-settings-how = Non conosco questa impostazione. `{ $prefix }impostazioni` elenca le impostazioni della stanza e come si cambiano.
refused-confirm-forget = Vuoi davvero che ti dimentichi? Le tue partite aperte finiscono ({ $games ->
    [one] ora una
   *[other] ora { $games }
 }): quelle di tornei e quelle in cui avete mosso entrambi valgono come abbandonate, le altre si annullano. Nome, impostazioni, punteggi, problemi e posizioni salvate si cancellano dovunque e non tornano più. Prima puoi averne una copia con `{ $prefix }esporta me`.{ $organizes ->
    [1] {" "}I tornei che hai annunciato restano anche senza di te: da allora li può avviare o annullare solo chi gestisce la loro stanza.
   *[0] {""}
 } Se sì, scrivi `{ $prefix }dimentica me sì`.
refused-forget-whom = `{ $prefix }dimentica me` cancella tutto ciò che so di te; prima te lo chiedo ancora una volta. `{ $prefix }privacy` dice che cos’è.
refused-show-here-which = Di’ quale partita mostrare qui, per esempio `{ $prefix }mostra #12 qui`; `{ $prefix }mie` elenca le tue partite.
refused-show-only-here = La #{ $session } qui non è mostrata in più, quindi non c’è nulla da togliere.
refused-show-of-tournament = La #{ $session } del torneo { $tournament } si gioca da questa stanza, quindi resta qui.
refused-shown-in-too-many = La #{ $session } si vede in quattro stanze, e di più non può. `{ $prefix }mostra #{ $session } no` in una di esse fa posto.
refused-link-no-code = Questo codice non vale, o non più. `{ $prefix }collega` sull’altra piattaforma ne dà uno nuovo.
refused-link-too-often = Troppi codici sbagliati. Riprova tra dieci minuti, con uno nuovo.
refused-link-same = So già che sei tu. Scrivi il codice sull’altra piattaforma.
refused-link-game = Nella #{ $session } giochi là contro te stesso. Prima finiscila, poi di nuovo `{ $prefix }collega`.
refused-link-tournament = Nel torneo { $tournament } giochi due volte. Prima lascialo da una parte.
refused-confirm-link = Anche { $name } su { $platform } sei tu? Allora partite, punteggi e impostazioni di qui e di là diventano una cosa sola, e chi scrive di là può giocarle tutte. Rispondi «sì» o «no».
refused-data-in-public = Quello che conservo su di te è solo per te: scrivi `{ $prefix }esporta me` in una chat privata con me.
refused-link-in-public = I codici sono solo per te: scrivi `{ $prefix }collega` in una chat privata con me. Un codice scritto qui non vale più.
refused-link-same-platform = Non unisco due account della stessa piattaforma: scrivi il codice sull’altra.
refused-link-alone = Un messaggio che unisce o separa gli account non può contenere altro.
refused-link-busy = Un momento: i tuoi account si stanno unendo. Scrivilo di nuovo.
refused-unlink-alone = Ti conosco solo su questa piattaforma, non c’è nulla da separare.
refused-other-banned-here = In questa stanza non rispondo a { $name }, perciò qui non comincia nessuna partita insieme.
refused-banned-here = Chi gestisce questa stanza non vuole che io ti risponda qui. Le partite che hai in corso qui puoi giocarle fino alla fine; tutto il resto chiedimelo in una chat privata.
refused-muted-here = In questa stanza rispondo solo a chi gioca, e solo sulle sue partite: chi la gestisce vuole silenzio. Chiedimi in una chat privata.
refused-nobody-waits-closed = Qui nessuno aspetta di giocare con te, e in questa stanza comincia partite solo chi la gestisce.
refused-games-not-open = In questa stanza comincia partite solo chi la gestisce (`{ $prefix }impostazioni aperto`).
refused-game-not-here = `{ $game }` in questa stanza non si gioca; `{ $prefix }impostazioni giochi` dice che cosa sì.
refused-no-kibitz = La #{ $session } è classificata, e in questa stanza chi non gioca tiene i commenti per dopo. Grazie!
refused-mute-whom = `{ $prefix }silenzio` e `{ $prefix }parla` valgono per tutta la stanza e non vogliono nomi. Con `{ $prefix }escludi @nome` qui smetto di rispondere a una persona.
refused-dice-of-others = Conto i dadi solo per chi li ha tirati: `{ $prefix }statistiche dadi` mostra i tuoi.
refused-ratings-alone = { $game } è un gioco per una persona sola, quindi nessuno vi ha un punteggio. `{ $prefix }classifica` li elenca tutti.
refused-mute-how-long = `{ $prefix }silenzio` non vuole una durata: vale finché chi gestisce la stanza non scrive `{ $prefix }parla`.
refused-mute-hours = `{ $prefix }silenzio` non ha orari. `{ $prefix }io silenzio { $hours }` ti risparmia i promemoria in quelle ore; aggiungi la tua città: `{ $prefix }io silenzio 22-8 Roma`.
refused-everybody-manages = A questo terminale tutti gestiscono la stanza, quindi rispondo a tutti: silenzio ed esclusioni non hanno effetto. Servono nelle stanze di Discord e Matrix.
refused-name-without-at = Scrivi `@{ $person }`: senza la @ non so di chi parli. Non è cambiato niente.
refused-not-blocked = Non hai bloccato { $name }. `{ $prefix }blocca` elenca chi hai bloccato.
refused-ban-yourself = Non puoi escludere te stesso.
refused-too-many-bans = Non posso tenere altri esclusi per questa stanza.
refused-no-bots-here = In questa stanza non si possono cominciare partite con il computer: chi la gestisce l’ha disattivato (`{ $prefix }impostazioni computer`).
refused-unknown-game-near = Non conosco il gioco `{ $game }`. Volevi dire `{ $near }`? `{ $prefix }giochi` elenca i giochi.
refused-draw-alone = Nella #{ $session } non c’è nessun altro con cui accordarsi per la patta.
refused-draw-unknown = La #{ $session } non può finire patta: le regole di questo gioco hanno sempre un vincitore. `{ $prefix }abbandona #{ $session }` la abbandona.
refused-draw-computer = Il computer gioca la partita #{ $session } fino alla fine; lì la patta viene solo dalle regole. `{ $prefix }annulla #{ $session }` la annulla.
refused-offer-stands = Nella #{ $session } hai già fatto questa offerta. Resta aperta finché non arriva una risposta; `{ $prefix }rifiuta #{ $session }` ritira l’offerta.
refused-offer-changed = Quello che ti è offerto nella #{ $session } è cambiato un attimo fa, forse mentre scrivevi. Leggilo, e scrivi `{ $prefix }accetta #{ $session }` se sei d’accordo, altrimenti `{ $prefix }rifiuta #{ $session }`.
refused-offered-before = Nella #{ $session } hai già fatto questa offerta una volta. Potrai rifarlo dopo la prossima mossa dell’altra persona.
refused-pause-alone = Nella #{ $session } nessuno ti aspetta e nessun orologio corre, quindi non c’è niente da rinviare: continua quando vuoi.
refused-pause-how-long = Per quanti giorni? Da 1 a 30, così: `{ $prefix }rinvia 3g`. `{ $prefix }rinvia no` pone fine al rinvio.
refused-pause-none = La partita #{ $session } non è rinviata. `{ $prefix }rinvia 3g #{ $session }` chiede tre giorni all’altro giocatore.
refused-fits-nowhere = Adesso non si può in nessuna delle tue partite qui. Le elenca `{ $prefix }mie`.
refused-nothing-offered = Nella #{ $session } nessuno ti offre nulla.
refused-nothing-offered-but-the-game = Nella #{ $session } nessuno ti offre nulla. Se non vuoi proprio giocarla, `{ $prefix }annulla #{ $session }` la annulla.
refused-takeback-late = Nella #{ $session } non puoi più tornare indietro: da allora è passato tanto tempo che il tuo sarebbe finito.
refused-confirm-takeback = { $board ->
    [replay] Quando rivedi una partita, `{ $prefix }rivedi indietro` torna indietro di un passo.
    [editor] Nell’editor, `{ $prefix }editor annulla` annulla l’ultima modifica.
   *[puzzle] In un problema non si può ritirare niente.
 } Ritirare una mossa nella tua partita #{ $session }? Rispondi «sì» o «no».
refused-takeback-or-session = In nessuna delle tue partite qui si possono ritirare { $session } mosse. Volevi dire la partita #{ $session }: `{ $prefix }indietro #{ $session }`?
refused-takeback-nothing = Nella #{ $session } non hai mosse da ritirare.
refused-takeback-fewer = { $moves ->
    [one] Nella #{ $session } si può ritirare solo una tua mossa: `{ $prefix }indietro`.
   *[other] Nella #{ $session } si possono ritirare solo { $moves } tue mosse: `{ $prefix }indietro { $moves }`.
 }
refused-repeat-what = Qui non è ancora finita nessuna tua partita. Cominciane una: `{ $prefix }nuova { $any-game }{ $with-friend }`{ $bots ->
    [0] { "" }
   *[other] , o contro il computer: `{ $prefix }nuova { $any-game } bot`
 }.
refused-repeat-goes-on = La #{ $session } non è ancora finita. Quando lo sarà, potrà ricominciare.
refused-nothing-waits = Non tocca a te in nessuna partita. `{ $prefix }mie` le elenca tutte, con le domande che ti aspettano.
refused-mine-alone = `{ $prefix }mie` elenca le tue partite e non vuole altre parole; non so che cosa significhi lì «{ $word }». `{ $prefix }storia @nome` elenca le partite finite con qualcuno.
refused-no-such-page = { $pages ->
    [one] C’è una pagina sola: la mostra `{ $prefix }storia`.
   *[other] Le pagine sono solo { $pages }: `{ $prefix }storia { $pages }` mostra l’ultima.
 }
refused-replay-end = Era l’ultimo passo di #{ $session }. `{ $prefix }rivedi indietro` torna indietro.
refused-replay-how = Qui non capisco «{ $word }». Un passo è un numero (`{ $prefix }rivedi 7`) o una parola (`{ $prefix }rivedi avanti`, `{ $prefix }rivedi indietro`); `{ $prefix }rivedi immagine` mostra tutta la partita. Il numero di una partita ha `#`: `{ $prefix }rivedi avanti #2`.
refused-replay-one-step = Un passo alla volta. Un passo è un numero (`{ $prefix }rivedi 7`) o una parola (`{ $prefix }rivedi avanti`, `{ $prefix }rivedi indietro`); `{ $prefix }rivedi immagine` mostra tutta la partita. Il numero di una partita ha `#`: `{ $prefix }rivedi avanti #2`.
refused-quit-how = Puoi smettere quando vuoi: aspetto finché non scrivi di nuovo. `{ $prefix }abbandona` abbandona una partita, `{ $prefix }lascia` lascia un posto o un torneo. In un terminale la parola «esci», senza il segno davanti, chiude il programma.
refused-remind-how = `{ $prefix }io ricorda 3g` ti ricorda dopo tre giorni le partite senza orologio che ti aspettano, `{ $prefix }io ricorda no` mai.
refused-no-computer = { $bots ->
    [0] In questa stanza non si possono cominciare partite con il computer.
   *[other] Nominami come avversario: `{ $prefix }nuova { $any-game } bot`. Con `bot:facile`, `bot:difficile` o `bot:spietato` scegli quanto gioco bene.
 }
refused-rated-how = Così: `valutata=sì` oppure `valutata=no`.
refused-rated-alone = Valgono per il punteggio solo le partite tra due persone: togli `valutata=sì`.
refused-rated-form = Le partite con queste opzioni o da una posizione data non valgono per il punteggio: togli `valutata=sì`.
refused-no-clock = La partita #{ $session } si gioca senza orologio.{ $two ->
    [0] { "" }
   *[other] { " " }`{ $prefix }nuova { $any-game }{ $with-friend } tempo=3g` comincia una partita con tre giorni per ogni turno.
 }
refused-hint-between-people = La partita #{ $session } la giocano due persone, e lì non si danno suggerimenti. Ce ne sono nelle partite da soli, contro il computer e con entrambe le parti (`{ $prefix }nuova { $any-game } @io`).
refused-hint-roll-first = Prima tira i dadi nella partita #{ $session }; poi posso dire quale mossa è buona.
refused-analyse-goes-on = La partita #{ $session } non è ancora finita. Quando lo sarà, `{ $prefix }analizza #{ $session }` mostrerà com’è andata.
refused-still-thinking = Sto ancora pensando alla tua ultima domanda.
refused-no-answer = Non ho trovato una risposta. Chi gestisce questo bot trova il motivo nel registro.

## Limiti

refused-too-many-messages = { $whose ->
    [person] È più di quanto posso fare per una persona sola. Torno ad ascoltarti tra
    [room] È più di quanto posso fare per una stanza sola. Le mosse si giocano lo stesso; a tutto il resto qui rispondo di nuovo tra
   *[host] Mi chiedono qualcosa in troppi e non ce la faccio. Le mosse si giocano lo stesso; a tutto il resto rispondo di nuovo tra
 } { $unit ->
    [hours] { $time ->
        [one] { $time } ora
       *[other] { $time } ore
    }
   *[minutes] { $time ->
        [one] { $time } minuto
       *[other] { $time } minuti
    }
 }.
refused-too-many-imports = { $whose ->
    [person] Una persona non può far leggere altre trascrizioni per ora. Prendo la prossima tra
    [room] In una stanza non si possono leggere altre trascrizioni per ora. Prendo la prossima tra
   *[host] Arrivano troppe trascrizioni e non ce la faccio. Prendo la prossima tra
 } { $unit ->
    [hours] { $time ->
        [one] { $time } ora
       *[other] { $time } ore
    }
   *[minutes] { $time ->
        [one] { $time } minuto
       *[other] { $time } minuti
    }
 }.
refused-too-many-waiting = { $whose ->
    [person] Le mie risposte per te sono ancora in viaggio.
    [room] Moltissime mie risposte per questa stanza sono ancora in viaggio.
   *[host] Moltissime mie risposte sono ancora in viaggio.
 } Le mosse si giocano lo stesso; a tutto il resto rispondo di nuovo quando saranno arrivate.
refused-more-games-than-allowed = { $whose ->
    [person-room] In questa stanza una persona può avere { $most ->
        [one] una partita aperta
       *[other] { $most } partite aperte
    } (`{ $prefix }impostazioni ciascuno`); tu ne hai { $number }. Prima finiscine o annullane { $surplus }.
   *[room] In questa stanza può esserci un numero limitato di partite aperte: al massimo { $most } (`{ $prefix }impostazioni massimo`); aperte ora: { $number }. Aspetta che ne { $surplus ->
        [one] finisca una
       *[other] finiscano { $surplus }
    }{ $own ->
        [0] {""}
       *[other] , oppure finisci o annulla le tue
    }.
 }
refused-too-many-games = { $whose ->
    [person-room] Hai { $number ->
        [one] una partita aperta
       *[other] { $number } partite aperte
    } qui, e { $setting ->
        [each] questa stanza non ne permette di più a una persona (`{ $prefix }impostazioni ciascuno`)
       *[other] in una stanza una persona non può averne di più
    }. Prima finiscine una, oppure abbandonala con `{ $prefix }abbandona` o annullala con `{ $prefix }annulla`.
    [person] Hai { $number ->
        [one] una partita aperta
       *[other] { $number } partite aperte
    }, e una persona non può averne di più. Prima finiscine una, oppure abbandonala con `{ $prefix }abbandona` o annullala con `{ $prefix }annulla`.
    [room] { $number ->
        [one] Qui c’è una partita aperta
       *[other] Qui ci sono { $number } partite aperte
    }, e { $setting ->
        [most] questa stanza non ne permette di più (`{ $prefix }impostazioni massimo`)
       *[other] una stanza non può averne di più
    }. Aspetta che ne finisca una{ $own ->
        [0] {""}
       *[other] , oppure abbandona una delle tue con `{ $prefix }abbandona` o annullala con `{ $prefix }annulla`
    }.
   *[host] Ci sono { $number } partite aperte, e non posso tenerne di più. Aspetta che ne finisca una{ $own ->
        [0] {""}
       *[other] , oppure abbandona una delle tue con `{ $prefix }abbandona` o annullala con `{ $prefix }annulla`
    }.
 }
refused-editor-full = { $what ->
    [positions] L’editor conserva { $number } posizioni per persona, e il tuo è pieno.
   *[bytes] L’editor conserva { $number } byte per persona, e il tuo è pieno.
 } Salva al posto di una posizione che non ti serve più.
refused-not-answered-yet = { $name } non ti ha ancora risposto. Potrete cominciare un’altra partita quando { $name } avrà giocato nella prima o ne avrà cominciata una con te.
refused-declined = { $name } non ha voluto giocare. Potrai chiederlo di nuovo tra { $unit ->
    [hours] { $time ->
        [one] { $time } ora
       *[other] { $time } ore
    }
   *[minutes] { $time ->
        [one] { $time } minuto
       *[other] { $time } minuti
    }
 }; { $name } può cominciare una partita con te in qualunque momento.
refused-too-many-calls = Oggi hai chiamato { $number ->
        [one] { $number } persona che non ti conosceva e non ha
       *[other] { $number } persone che non ti conoscevano e non hanno
    } accettato una partita. Chiama qualcun altro domani, o quando una di loro avrà accettato.

## Che cosa si può premere, e le opzioni dei comandi con la barra.
control-my-side = Dal mio lato
control-explain = Spiega
control-step-next = Passo successivo
control-step-back = Passo precedente
control-type = Scrivi una mossa…
control-choose-move = Scegli una mossa
control-choose-piece = Scegli un pezzo, poi la sua mossa
control-yes = Sì
control-no = No
control-form-title = La tua mossa
control-form-label = Mossa
option-both-sides = da solo, con entrambi i lati
option-command = un comando o un gioco
option-what = cosa fare: aggiungi, escludi, sfida, invita, annulla, qui; oppure la formula e il gioco
option-setting = l’impostazione e il suo valore; senza, si vedono tutte
option-code = il codice che il bot ti ha dato sull’altra piattaforma
option-count = quanti
option-step-number = il numero del passo
option-page = la pagina della lista
option-terms = cosa preferisci: chi comincia, il tempo
option-moves = le mosse, in ordine
option-dice = mostrare come sono usciti i tuoi dadi
option-all-mine = tutto ciò che si conserva su di te
option-here = portare la partita in questa stanza
option-off = finire
option-me = confermare che va cancellato tutto di te
option-person = la persona di cui si tratta
option-number-there = il numero del torneo o del posto libero, se ce n’è più d’uno
option-name-computer = computer
option-name-kind = tipo
option-name-language = lingua
option-name-level = livello
option-name-me = io
option-name-move = mossa
option-name-number = numero
option-name-puzzle-next = cosa
option-name-side = parte
option-name-step = cosa
option-name-time = tempo
option-name-tool = strumento
option-computer = giocare invece contro il computer
option-entry = dopo quale lancio o mossa
option-friend = la persona con cui giocare
option-full = il testo completo
option-game = il gioco, anche con opzioni: tablut(king=custodial)
option-game-alone = il gioco
option-language = la lingua
option-level = quanto bene gioca il computer
option-luck = ognuno aggiunge una parola al seme dei dadi
option-move = la tua mossa, come la mostra l’elenco
option-number = il numero della partita, se ne giochi più d’una
option-prefix = il segno con cui cominciano i comandi
option-form = come testo, come immagine o a parole
option-side = chi muove per primo
option-tool = che cosa fare, per esempio metti e5 bianco
option-word = la parola
help-move = gioca una mossa: quelle possibili compaiono mentre scrivi
refused-press-stale = Quel pulsante appartiene a una posizione precedente: la partita #{ $session } è andata avanti. `{ $prefix }tavola #{ $session }` la mostra com’è adesso.
refused-press-answered = Quella domanda non è più aperta, o era per qualcun altro. Non è cambiato nulla.
option-time = quanto tempo avete: tempo=3g, banca=10g+1g o diretta=10m+10s
option-span = per quanto, ad esempio 3g

## Tempo

span-days = { $small ->
    [0] { $large ->
        [one] un giorno
       *[other] { $large } giorni
    }
   *[other] { $large } g { $small } h
 }
span-hours = { $small ->
    [0] { $large } h
   *[other] { $large } h { $small } min
 }
span-minutes = { $small ->
    [0] { $large } min
   *[other] { $large } min { $small } s
 }
span-seconds = { $large } s
opened-time = Ogni turno può durare { $start }.
opened-bank = Ciascuno ha { $start } per tutta la partita{ $adds ->
    [0] .
   *[other] , e ogni turno restituisce { $add }, fino a { $start }.
 }
opened-live = Ciascuno ha { $start } per tutta la partita{ $adds ->
    [0] .
   *[other] , e ogni turno aggiunge { $add }.
 }
time-short = { $turn ->
    [1] { $start } a turno
   *[other] { $start } a partita{ $adds ->
        [0] {""}
       *[other] , { $add } in più a ogni turno
     }
 }
terms-hard = poi è persa
terms-weekends = orologi fermi nei fine settimana
terms-no-vacation = senza ferie
terms-rated = vale per il punteggio
terms-luck = con parole per i dadi
terms-first = { $own ->
    [1] cominci tu
   *[other] comincia { $name }
 }
terms-second = { $own ->
    [1] comincia l’altro
   *[other] { $name } muove per secondo
 }
opened-weekends = Nei fine settimana gli orologi sono fermi.
opened-vacation = Dal secondo turno in poi, quando finisci il tempo si usano prima i giorni di ferie: ognuno ne ha 30 all’anno, per tutte le partite insieme.
opened-time-soft = Chi finisce il tempo perde solo se l’altro lo chiede: `{ $prefix }reclama`. `{ $prefix }orologio` mostra quanto resta.
opened-time-hard = Chi finisce il tempo ha perso. `{ $prefix }orologio` mostra quanto resta.
time-little = A { $player } restano solo { $left }.
board-time-over = Il tempo di { $player } è finito. `{ $prefix }reclama{ $which }` dell’altro chiude la partita; fino ad allora una mossa vale ancora.
board-time-over-computer = Il tempo di { $player } è finito. Il computer non reclama la partita, quindi una mossa vale ancora.
clock-head = #{ $session } ({ $game }):
clock-put-off = Rinviata ancora per { $left }: gli orologi sono fermi.
clock-rests = { $player } è in ferie ancora per { $rest }: fino ad allora quell’orologio è fermo.
clock-weekend = È fine settimana: fino a lunedì (0:00 UTC) gli orologi sono fermi.
clock-on-turn = { $player }: { $left }, in corso
clock-waits = { $player }: { $left }
clock-over = { $player }: tempo finito
clock-computer = { $player }: senza orologio
time-given = { $giver } concede altro tempo nella partita #{ $session }. { $player }: { $left } da adesso{ $stands ->
    [1] , senza contare il tempo in cui l’orologio è fermo
   *[other] {""}
 }.
time-over = { $player }, nella partita #{ $session } ({ $game }) il tempo dell’altro giocatore ({ $late }) è finito. `{ $prefix }reclama #{ $session }` chiude la partita, { $live ->
    [1] `{ $prefix }aspetta 10m #{ $session }` concede dieci minuti
   *[other] `{ $prefix }aspetta 3g #{ $session }` concede tre giorni
 }, oppure aspetta e basta. { $late }, fino ad allora una tua mossa vale ancora.
time-over-computer = { $late }, nella partita #{ $session } ({ $game }) il tuo tempo è finito. Il computer non reclama la partita: la tua mossa vale ancora, in qualunque momento.
reminder = { $player }, { $other } aspetta la tua mossa nella partita #{ $session } ({ $game }) da { $waited }. `{ $prefix }tavola #{ $session }` mostra la tavola.
reminder-left = { $player }, ti restano { $left } per la mossa nella partita #{ $session } ({ $game }). `{ $prefix }tavola #{ $session }` mostra la tavola.
vacation-left = { $left ->
    [0] Non hai più giorni di ferie. Ognuno dei 30 torna 365 giorni dopo che è stato preso.
   *[other] Hai { $left ->
        [one] un giorno
       *[other] { $left } giorni
     } di ferie; ognuno dei 30 torna 365 giorni dopo che è stato preso. Si usano uno alla volta quando il tempo finisce, per tutte le tue partite insieme; `{ $prefix }ferie { $take }g` ne prende { $take ->
        [one] uno
       *[other] { $take }
     } da adesso.
 }
vacation-on = Hai ferie ancora per { $rest }: nelle partite che lo permettono il tuo orologio è fermo{ $count ->
    [0] .
   *[other] , ma non in { $games }: lì continua a correre.
 } `{ $prefix }ferie no` le finisce con il giorno già cominciato. Giorni di ferie che ti restano: { $left }.
refused-vacation-how-long = Puoi prendere da 1 a { $left } giorni, così: { $left ->
    [1] `{ $prefix }ferie 1g`
    [2] `{ $prefix }ferie 2g`
   *[other] `{ $prefix }ferie 3g`
 }.
refused-vacation-not-on = Non sei in ferie. `{ $prefix }ferie` mostra quanti giorni hai.
refused-vacation-none = Non hai più giorni di ferie. Ognuno dei 30 torna 365 giorni dopo che è stato preso.
refused-digest-where = Questo lo scrivo solo a te, dove non legge nessun altro. Apri una chat privata con me e scrivi lì: `{ $prefix }io riepilogo 18:00 Europe/Rome`.
refused-digest-nowhere = Qui non posso scriverti in privato: non ci sono chat private. `{ $prefix }io ricorda 3g` ricorda più di rado, e `{ $prefix }mie` elenca che cosa ti aspetta.
help-clock = mostra quanto tempo resta a ciascuno
help-times = Una partita ha l’orologio se lo si dice all’inizio: `{ $prefix }nuova { $any-game }{ $with-friend } tempo=3g`. `tempo=3g` sono tre giorni per ogni turno, `banca=10g+1g` dieci giorni per tutta la partita e uno in più per ogni turno, `diretta=10m+10s` dieci minuti e dieci secondi in più per ogni turno. Con `rigido=sì` la partita finisce da sola quando il tempo è finito; con `weekend=no` il sabato e la domenica gli orologi sono fermi.
help-claim = chiude una partita in cui l’altro ha finito il tempo
help-wait = concede altro tempo all’altro giocatore, per esempio `{ $prefix }aspetta 3g`
help-vacation = mostra i tuoi giorni di ferie, o ne prende dei 30 che hai all’anno: `{ $prefix }ferie 10g`
arg-time = tempo=3g
arg-span = DURATA
refused-time-how = Non capisco questo tempo. `tempo=3g` sono tre giorni per ogni turno, `banca=10g+1g` dieci giorni per tutta la partita e uno in più per ogni turno, `diretta=10m+10s` dieci minuti e dieci secondi in più per ogni turno; si possono aggiungere `rigido=sì` e `weekend=no`.
refused-time-without-clock = `rigido=sì` e `weekend=no` dicono come va un orologio, ma non ne nomini nessuno. Aggiungilo: `tempo=3g` sono tre giorni per ogni turno.
refused-time-alone = Per un orologio bisogna essere in due: nomina un amico o il computer.
refused-clock-nowhere = Nessuna delle tue partite qui ha un orologio.{ $two ->
    [0] { "" }
   *[other] { " " }`{ $prefix }nuova { $any-game }{ $with-friend } tempo=3g` ne comincia una con tre giorni per ogni turno.
 }
refused-claim-nowhere = In nessuna delle tue partite qui è finito il tempo dell’altro. `{ $prefix }orologio #{ $session }` mostra quanto ne resta.
refused-claim-own-time = Nella partita #{ $session } è il tuo tempo a essere finito. Finché nessuno reclama puoi ancora muovere.
refused-claim-own-turn = Nella partita #{ $session } tocca a te, quindi non c’è niente da reclamare.
refused-claim-too-early = { $player } ha ancora tempo nella partita #{ $session }. `{ $prefix }orologio #{ $session }` mostra quanto.
refused-wait-how-long = Quanto? Per esempio `{ $prefix }aspetta 3g`, al massimo 30 giorni alla volta.
refused-wait-own-turn = Nella partita #{ $session } tocca a te; il tempo si può concedere solo all’altro.
