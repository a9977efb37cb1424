# What the host itself says, in English. { $prefix } is the room's command prefix; words in `backticks` are to be typed:
# a command by the word that help shows in this language, a move in canonical English.
# People and seats arrive as names. A game's own sentences are in its folder.

## A session begins, goes on, ends

opened = Game #{ $session } begins: { $game }. { $first } ({ $first-side }) moves first, then { $second } ({ $second-side }).
opened-alone = Game #{ $session } begins: { $game }, for { $first } alone.
samples = You can type { $moves }; `{ $prefix }moves` lists everything.
opened-hint = `{ $prefix }rules` explains the game. Until both of you have moved, `{ $prefix }abort` calls it off.
opened-hint-alone = `{ $prefix }rules` explains the game.
opened-dice = A secret seed has already settled all the dice of this game. Its hash: { $hash }. You are told the seed at the end, and `{ $prefix }verify` then deals the dice again.
opened-lots = A secret seed has already settled how the lots of this game fall. Its hash: { $hash }. You are told the seed at the end, and `{ $prefix }verify` then draws the lots again.
call = { $player }, your turn in #{ $session } ({ $game }).
call-throw = { $player }, your turn in #{ $session } ({ $game }). Throw your dice and type what they show, like `roll 1 4 6`.
told = { $player }: { $what }.
standing = Game #{ $session }, { $game }, after entry { $entry }. On turn: { $player }.
over-win = { $winner } wins game #{ $session } ({ $game })!
over-alone-win = { $winner } has solved game #{ $session } ({ $game })!
over-alone-lost = Game #{ $session } ({ $game }) is lost. `{ $prefix }new` begins another.
over-draw = Game #{ $session } ({ $game }) is a draw.
over-resign = { $loser } gives up. { $winner } wins game #{ $session } ({ $game }).
over-alone-resign = { $loser } gives up game #{ $session } ({ $game }).
over-abort = { $player } calls off game #{ $session } ({ $game }). It does not count.
over-record = Game #{ $session } ({ $game }) is a record, only to look at.
over-seed = The secret seed of the dice: { $seed }. `{ $prefix }verify #{ $session }` deals them again and compares, `{ $prefix }export #{ $session }` gives you the record.
over-lots = The secret seed of the lots: { $seed }. `{ $prefix }verify #{ $session }` draws them again and compares, `{ $prefix }export #{ $session }` gives you the record.

seat-first = Player I
seat-second = Player II

discord-cannot-write = I may not write there. Somebody who manages the server can allow it: I need the rights View Channel, Send Messages, Send Messages in Threads and Read Message History.
discord-cannot-read = I can see that you wrote, but not what: on this server I read only messages that mention me, replies to my boards that ring me, and direct messages. Begin your message with a mention of me.
matrix-not-invited = I accept invitations only from people and servers that my operator has named.
matrix-has-left = The player on turn is no longer in this room; the game waits until they are invited back.
console-no-platform = No platform has a token (see `.env.example`), so this is the console room.
console-greeting = Welcome to Lusoria, a table for old board games.
    Everybody plays from this one terminal: `alice: hello` is said by alice.
    Begin with `{ $prefix }new quick @bob`, or `{ $prefix }help`. `quit` leaves; the games stay as they are.

## Answers

moves = { $player } can play in #{ $session }: { $moves }.
last-moves = { $moves ->
    [one] The next move is the last one.
   *[other] At most { $moves } more moves, and the game ends.
 }
moves-many = { $player } can play in #{ $session }:
    { $moves }
imported = The record is here as #{ $session } ({ $game }), { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 }. `{ $prefix }show 1 #{ $session }` shows the board after the first one.
verified = #{ $session }: the seed is the one promised at the start, and { $throws ->
    [0] no dice have been thrown
    [one] the one throw matches it
    [2] both throws match it
   *[other] all { $throws } throws match it
 }.
verified-lots = #{ $session }: the seed is the one promised at the start, and { $throws ->
    [0] no lot has been drawn
    [one] the one lot matches it
    [2] both lots match it
   *[other] all { $throws } lots match it
 }.
verify-differs = #{ $session }: entry { $entry } does not match. The secret seed gives `{ $expected }` there. Somebody has changed the record.
verify-secret = #{ $session } is not over, so its secret seed cannot be told yet. Its hash: { $hash }.
verify-unknown = #{ $session } is a record without its seed, so nothing can be dealt again. The seed is in records written after the end of the game.
verify-hand = #{ $session } is played with real dice that the players type in. There is nothing to deal again.
verify-no-dice = #{ $session } is a game without dice.
verify-wrong-seed = #{ $session }: the secret seed is not the one promised at the start. Do not trust this game.
session-unreadable = This game cannot be shown just now. Nothing is lost; whoever runs this bot finds the reason in the log.
not-stored = That could not be stored, so nothing has changed. Try again in a moment.

games-heading = You can play here:
games-hint = `{ $prefix }rules { $game }` explains a game.
rules-more = The whole rules with all options: `{ $prefix }rules { $id } full`.
glossary-words = The words of mancala: { $words }.
glossary-hint = `{ $prefix }glossary { $word }` explains one.

## The position editor

own-start = from a position of your own
edit-standing = Editor: { $game }. Slot { $slot }, rules { $rules ->
    [1] on
   *[other] off
 }, on turn: { $side }.
edit-law = Nobody can play from here yet: { $law }
edit-tools = Places: { $places }. What can stand there: { $contents }. `{ $prefix }help edit` lists the tools.
edit-moves = { $count ->
    [0] Nothing can move there.
   *[other] Possible: { $moves }.
 }
edit-set = puts something on one or more places
edit-move = moves a piece; with the rules on, only as the game allows
edit-hint = lists the legal moves, all or those from one place
edit-clear = empties the board
edit-reset = goes back to the start
edit-turn = says whose turn it is
edit-save = keeps the position in a slot
edit-load = takes a slot’s position
edit-next = goes to the next slot
edit-previous = goes to the slot before
edit-export = writes the position as text
edit-import = reads a position, also of several lines
edit-rules = switches the rules on or off
edit-play = begins a game from here
refused-edit-usage = Like this: `{ $prefix }edit { $tool ->
    [set] set PLACE … CONTENT
    [move] move FROM TO
    [turn] turn first
    [save] save 3
    [load] load 3
    [import] import POSITION
   *[rules] rules on
 }`. `{ $prefix }help edit` lists all.
refused-edit-which-game = The editor is empty. Take up a game first, like `{ $prefix }edit tablut`.
refused-edit-no-place = This board has no place { $place }. Its places: { $places }.
refused-edit-no-content = { $content } cannot be put there. You can put { $contents }.
refused-edit-no-position = That is no position of this game. `{ $prefix }edit export` shows how one is written.
refused-edit-no-form = There is no form { $form }. There are: { $forms }.
refused-edit-over = Here the game would already be over.
refused-no-editor = There is no editor for `{ $game }`.
arg-place = PLACE
arg-content = CONTENT
arg-form = FORM
arg-position = POSITION
help-edit = sets up positions, keeps ten of them, and begins games from them

settings = This room: language { $lang } (`{ $prefix }lang cs` would change it), command prefix `{ $prefix }` (`{ $prefix }prefix ?` would change it).
prefix-set = From now on commands here begin with `{ $new }`, for example `{ $new }help`.
lang-set = From now on I speak English here.
moved-here = This room takes the place of another, and the games of that one go on here: { $games }. `{ $prefix }board { $example }` shows how the first of them stands.

## Help

help-intro = I keep board games that you play by message, each of you at your own pace. The commands:
help-topic-start = Begin
help-topic-play = Play
help-topic-look = Look back
help-topic-room = This room
help-typing = Moves need no `{ $prefix }`: on your turn just type them, several in one message if you like. If you play several games at once, reply to the board or put the number first: `#12 place 4`.
help-words = Also understood: { $words }.
help-new = begins a game with a friend
help-games = lists the games
help-rules = explains a game
help-glossary = explains the words of the mancala games
help-help = lists the commands, or explains one
help-board = shows the board from your side, or describes it in words
help-moves = lists what can be played now
help-why = explains why your last move was refused
help-yield = gives the game up
help-abort = calls a game off before both have moved
help-show = shows the board as it was after an earlier throw or move
help-export = gives you the record of a game
help-import = takes in a record, to look at it
help-verify = checks the dice of a finished game against its seed
help-lang = sets the language of this room
help-prefix = sets the sign that commands begin with
help-settings = tells the settings of this room
arg-game = GAME
arg-friend = friend
arg-first = first
arg-second = second
arg-random = random
arg-prose = prose
arg-full = full
arg-word = WORD
arg-command = COMMAND
arg-number = N
arg-entry = ENTRY
arg-record = RECORD
arg-prefix = SIGN

## Refusals

refused-hint = It costs you nothing. `{ $prefix }moves` lists what you can play.
refused-which-session = There are several games here. Which one?
which-session-how = Put the number first, like `#{ $example } place 4`, or after the command, like `{ $prefix }board #{ $example }`, or reply to the board.
refused-wrong-turn = It is { $player }’s turn in #{ $session }.
refused-no-seat = You do not play in #{ $session }. Everybody may look: `{ $prefix }board #{ $session }`.
refused-no-session = There is no game of yours here. Begin one: `{ $prefix }new scripta @friend`.
refused-no-such-session = There is no game #{ $session } here.
refused-session-over = Game #{ $session } is over. `{ $prefix }show 1 #{ $session }` looks back, `{ $prefix }new` begins another one.
refused-too-late-to-abort = Both of you have moved in #{ $session }, so it cannot be called off any more. `{ $prefix }yield` gives it up.
refused-confirm-yield = Do you really give up #{ $session }? Then type `{ $prefix }yield #{ $session }`.
refused-not-a-move = That is no move in #{ $session }. `{ $prefix }moves` lists what you can play.
refused-not-understood = I do not understand that. `{ $prefix }help` lists what I know.
refused-unknown-command = I know no command `{ $word }`. `{ $prefix }help` lists what I know.
refused-did-you-mean = I know no command `{ $word }`. Did you mean `{ $prefix }{ $known }`?
refused-too-long = That is too long for me: I read messages of up to 4,000 characters, records of up to 64,000.
refused-which-move = `{ $typed }` can mean several moves: { $moves }. Type one of them, or just the end of it.
refused-new-which-game = Which game, and with whom? Like this: `{ $prefix }new scripta @friend`. `{ $prefix }games` lists the games.
refused-unknown-game = I know no game `{ $game }`. `{ $prefix }games` lists the games.
refused-new-what-else = I know `{ $game }`, but what is `{ $rest }`? A friend is written with an @, like `{ $prefix }new { $game } @friend`, and options stand in brackets.
refused-which-game = `{ $game }` is a whole family. Choose one of them: { $games }.
refused-nothing-refused = Nothing of yours has been refused here. When something is, `{ $prefix }why` explains the rule.
refused-unknown-word = The glossary does not have { $word }. `{ $prefix }glossary` lists the words it has.
refused-unknown-option = The game has no option `{ $option }`. `{ $prefix }rules { $game } full` lists them.
refused-bad-option = Values of the option `{ $option }`: { $allowed }.
refused-who = With whom? Mention a person, like `{ $prefix }new { $game } @friend`.
refused-edit-who = With whom? Mention a person, like `{ $prefix }edit play @friend`.
refused-unknown-person = I do not know who { $person } is. Mention a person who is here.
refused-yourself = You cannot play against yourself. Mention somebody else.
refused-already-playing = You already play `{ $game }` with { $name } here: #{ $session }. Finish it first, or choose another game or other options.
refused-already-alone = You are already playing `{ $game }` here: #{ $session }. Finish it first, or choose other options.
refused-solitaire = `{ $game }` is played alone: `{ $prefix }new { $game }`.
refused-show-which-entry = After which entry? Throws and moves are counted one by one: `{ $prefix }show 3` is the board after the third.
refused-no-such-entry = Game #{ $session } has only { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 }.
refused-import-what = Put the record below the command, in the same message.
refused-record-head = That is no record: it must begin with the line `lusoria-record: 1`.
refused-record-line = That is no record I can read: I do not understand line { $line }.
refused-record-entry = That is no record of a game: entry { $entry } cannot follow the ones before it.
refused-record-game = The record names a game, options or rules that I do not have.
refused-one-new-game = One new game in a message, please.
refused-bad-prefix = A prefix is one to three signs such as `!`, `?`, `$` or `+`.
refused-bad-lang = I speak `en`, `cs`, `it` and `ru`.
refused-may-not-configure = Only those who may manage this room can change its settings.
refused-unreadable = I could not read that message: it is encrypted, and its key did not reach me. Please write it again.
