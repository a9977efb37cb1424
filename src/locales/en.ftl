# What the host itself says, in English. { $prefix } is the room's command prefix; words in `backticks` are to be typed:
# a command by the word that help shows in this language, a move in canonical English.
# People and seats arrive as names. A game's own sentences are in its folder.

## A session begins, goes on, ends

opened = Game #{ $session } begins: { $game }. { $first } ({ $first-side }) moves first, then { $second } ({ $second-side }).
opened-alone = Game #{ $session } begins: { $game }, for { $first } alone.
opened-both-sides = Game #{ $session } begins: { $game }, both sides for one player. { $first } moves first, then { $second }.
samples = You can type { $moves }; `{ $prefix }moves{ $which }` lists everything.
opened-in-thread = Game #{ $session } begins: { $game }, { $players }. It is played in the thread below this message.
opened-hint = `{ $prefix }rules{ $which }` explains the game. Until both of you have moved, `{ $prefix }abort{ $which }` calls it off.
opened-hint-alone = `{ $prefix }rules{ $which }` explains the game.
opened-hint-solitaire = `{ $prefix }rules{ $which }` explains the game, `{ $prefix }hint{ $which }` tells you a good move, `{ $prefix }undo{ $which }` takes your last one back.
opened-hint-both-sides = `{ $prefix }rules{ $which }` explains the game. `{ $prefix }abort{ $which }` calls it off at any time.
opened-hint-computer = `{ $prefix }rules{ $which }` explains the game. The computer’s level is “{ $level ->
    [easy] easy
    [hard] hard
   *[ruthless] ruthless
 }”; `{ $prefix }level{ $which }` changes it. `{ $prefix }hint{ $which }` suggests a move. `{ $prefix }abort{ $which }` calls the game off.
opened-hint-computers = `{ $prefix }rules{ $which }` explains the game. Anybody may stop it: `{ $prefix }abort #{ $session }`.
opened-dice = The dice come from a secret seed with the hash { $hash }; `{ $prefix }verify #{ $session }` explains.
opened-lots = The lots come from a secret seed with the hash { $hash }; `{ $prefix }verify #{ $session }` explains.
call = { $player }, your turn in #{ $session } ({ $game }).
call-throw = { $player }, your turn in #{ $session } ({ $game }). Roll your dice and type what they show, like `{ $with-number }roll 1 4 6`.
call-luck = { $player }, the dice of #{ $session } ({ $game }) wait for a word from you, any word or number: `{ $prefix }luck apple{ $which }`.
told = { $player }: { $what }.
standing = Game #{ $session }, { $game }, after entry { $entry }. { $player } to move.
standing-own = It is your turn in #{ $session } ({ $game }), after entry { $entry }.
picture-compass = You see the board turned: N is down, S up, E to the left, W to the right.
standing-step = Game #{ $session }, { $game }, after step { $entry }. { $player } to move.
over-win = { $winner } wins game #{ $session } ({ $game })!
over-alone-win = { $winner } has solved game #{ $session } ({ $game })!
over-alone-lost = Game #{ $session } ({ $game }) is lost.
over-draw = Game #{ $session } ({ $game }) is a draw.
over-agreed = Both agree: game #{ $session } ({ $game }) is a draw.
over-agreed-both-sides = Game #{ $session } ({ $game }) ends in a draw, as you wanted.
over-resign = { $loser } gives up. { $winner } wins game #{ $session } ({ $game }).
over-resign-out = { $loser } is out of the tournament. { $winner } wins game #{ $session } ({ $game }).
over-time = The time of { $loser } is over. { $winner } wins game #{ $session } ({ $game }).
over-alone-resign = { $loser } gives up game #{ $session } ({ $game }).
over-abort = { $player } calls off game #{ $session } ({ $game }). It does not count.
over-abort-agreed = Both agree: game #{ $session } ({ $game }) is called off. It does not count.
over-no-show = { $player } runs out of time before both have moved: game #{ $session } ({ $game }) is called off.
over-no-show-tournament = { $player } runs out of time before both have moved: game #{ $session } ({ $game }) counts in the tournament as won by { $winner }.
over-abort-computers = Game #{ $session } ({ $game }) of the two computers has been stopped. It does not count.
over-annulled = The operator of this bot has ended game #{ $session } ({ $game }). It does not count.
over-computer = Thank you for the game! `{ $prefix }rematch #{ $session }` begins another one, with the sides changed. `{ $prefix }analyse #{ $session }` shows where the game turned.
over-rematch = `{ $prefix }rematch #{ $session }` begins another one, with the sides changed; `{ $prefix }again #{ $session }` with the same sides.
over-again = `{ $prefix }again #{ $session }` begins the same game anew.
over-undo = `{ $prefix }undo #{ $session }` takes your last move back, and the game goes on; `{ $prefix }again #{ $session }` begins it anew.
over-record = Game #{ $session } ({ $game }) is a record, for viewing only.
over-call = { $player }, the game is over.
news-offer = { $called }, { $player } { $what ->
    [draw] offers a draw
    [abort] wants to call the game off, so that it does not count
    [takeback-with] asks to take a move back, and yours with it ({ $moves }),
    [takeback-several] asks to take moves back
    [takeback-several-with] asks to take moves back, and yours with them ({ $moves }),
    [put-off] asks to put the game off for { $days ->
        [one] one day
       *[other] { $days } days
    }
    [go-on] would like to go on at once
   *[takeback] asks to take a move back
 } in #{ $session } ({ $game }). `{ $prefix }accept #{ $session }` or `{ $prefix }decline #{ $session }`; a move of yours declines it as well.
offer-replaces = That takes the place of the offer before it.
offer-dropped = So what { $dropped } has asked for no longer stands; it may be asked for again.
news-declined = { $called }, { $player } { $what ->
    [draw] does not want a draw
    [abort] wants to play on
    [put-off] does not want to put the game off
    [go-on] would rather wait until the days are over
   *[takeback] lets the move stand
 } in #{ $session } ({ $game }).
news-withdrawn = { $player } { $what ->
    [draw] no longer offers a draw
    [abort] no longer wants to call the game off
    [put-off] no longer asks to put the game off
    [go-on] no longer asks to go on at once
   *[takeback] no longer asks to take a move back
 } in #{ $session } ({ $game }).
news-takeback = { $player } takes a move back in #{ $session } ({ $game }).
news-takeback-several = { $player } takes moves back in #{ $session } ({ $game }).
news-vacation = { $player } has run out of time in #{ $session } ({ $game }), so days of vacation are spent: { $left } are left.
news-put-off = { $called }, { $player } agrees: #{ $session } ({ $game }) is put off for { $days ->
    [one] one day
   *[other] { $days } days
 }. Until then no clock runs and nobody is reminded. Whoever likes moves all the same; once both have, the game is under way again. `{ $prefix }pause off #{ $session }` asks to go on at once.
news-goes-on = #{ $session } ({ $game }) is under way again. { $player }, it is your turn.
news-put-off-over = { $player }, the days for which #{ $session } ({ $game }) was put off are over. It is your turn: `{ $prefix }board #{ $session }` shows the board.
put-off-ended = Both of you have moved, so the game is no longer put off{ $clock ->
    [0] { "" }
   *[other] , and the clock runs
 }.
open-offer = { $player } { $what ->
    [draw] offers a draw
    [abort] wants to call the game off
    [put-off] asks to put the game off for { $days ->
        [one] one day
       *[other] { $days } days
    }
    [go-on] would like to go on at once
   *[takeback] asks to take a move back
 }{ $own ->
    [1] { " " }and has no answer yet; `{ $prefix }decline{ $which }` withdraws that.
   *[other] : `{ $prefix }accept{ $which }` or `{ $prefix }decline{ $which }`.
 }
over-seed = The secret seed of the dice: { $seed }. `{ $prefix }verify #{ $session }` deals them again and compares, `{ $prefix }export #{ $session }` gives you the record.
over-lots = The secret seed of the lots: { $seed }. `{ $prefix }verify #{ $session }` draws them again and compares, `{ $prefix }export #{ $session }` gives you the record.

seat-first = Player I
seat-second = Player II
seat-first-inside = Player I
seat-second-inside = Player II
computer = The computer
computer-inside = the computer
computer-player = Computer ({ $level ->
    [easy] easy
    [hard] hard
   *[ruthless] ruthless
 })
computer-thinks = The computer is thinking.

discord-cannot-write = I may not write there. Somebody who manages the server can allow it: I need the rights View Channel, Send Messages, Send Messages in Threads and Read Message History.
discord-cannot-read = I can see that you wrote, but not what: on this server I read only messages that mention me, replies to my boards that ring me, and direct messages. Begin your message with a mention of me.
matrix-not-invited = I accept invitations only from people and servers that my operator has named.
called-has-left = The player on turn is no longer in this room. They can play on in a direct chat with me, or here once they are invited back.
called-has-left-on-time = The player on turn is no longer in this room, and their time runs on. They can play on in a direct chat with me, or here once they are invited back.
discord-refused = Discord did not take what I had to say there: a rule of the server, such as AutoMod, or a limit of Discord’s forbids it. The game goes on all the same; this is what I had to say:
discord-how-to-type = On this server I read only what mentions me: press a button, give the command /move, or reply to this message and leave the @ on.
console-no-platform = No platform has a token (see `.env.example`), so this is the console room.
console-greeting = Welcome to Lusoria, a table for old board games.
    Everybody plays from this one terminal: what you type as “alice: { $prefix }games” is said by alice.
    Begin with “{ $prefix }new quick @bob”, or “{ $prefix }help”. The word “quit” leaves; the games stay as they are.
console-paste = Paste the record or the board; a line with only `.` ends it.
record-no-game = The record names no game, options and rules that I have.
record-too-long = That is too long for a record.
program-unknown-game = I don’t know the game { $game }. The command “lusoria games” lists the games.
program-unknown-game-near = I don’t know the game { $game }. Did you mean { $near }? The command “lusoria games” lists the games.

## Answers

hint = Try { $move } in #{ $session }.
hint-win = { $move } wins #{ $session }{ $plies ->
    [0] {""}
    [1] {" "}at once
   *[other] {" "}within { $plies } moves, both sides counted
 }{ $goes-on ->
    [0] {""}
   *[other] {" "}(more than half of all stones are won then, and play goes on)
 }, whatever the other side does.
hint-draw = { $move } holds #{ $session }: with good play it is a draw.
hint-loss = If the other side plays well, #{ $session } is lost{ $plies ->
    [0] {""}
    [1] {" "}with the next move
   *[other] {" "}within { $plies } moves, both sides counted
 }{ $goes-on ->
    [0] {""}
   *[other] {" "}(more than half of all stones are won then, and play goes on)
 }. { $plies ->
    [0] To go on, type { $move }
   *[other] { $move } resists longest
 }.
hint-alone-win = #{ $session } can still be solved{ $plies ->
    [0] {""}
    [1] {" "}in one move
   *[other] {" "}in { $plies } moves
 }: begin with { $move }.
hint-alone-loss = #{ $session } is lost from here: no way leads to the end any more.{ $stones ->
    [-1] {""}
   *[other] {" "}At most { $stones } stones can come into the ruma.
 } { $move } is as good as anything.
analysis = Analysis of #{ $session } ({ $game }): how likely { $player } was to win, in percent, turn by turn.
analysis-alone = Analysis of #{ $session } ({ $game }): 100 while it could be solved, 0 once it was lost.
analysis-long = It was a long game: { $count } of its { $turns } turns were looked at.
analysis-turn = Turn { $turn }: { $player } played { $played }; { $player }’s chance fell from { $before } % to { $after } %. { $before ->
    [100] Better was { $better }.
   *[other] I would have played { $better }.
 }
analysis-then = then
analysis-quiet = No single move changed much.
analysis-certain-win = From turn { $turn } on, { $winner } could be sure to win{ $plies ->
    [0] {""}
    [1] {" "}with the next move
   *[other] {" "}within { $plies } moves, both sides counted
 }{ $goes-on ->
    [0] {""}
   *[other] {" "}(more than half of all stones are won then, and play goes on)
 }.
analysis-certain-draw = From turn { $turn } on, good play would have drawn.
analysis-certain-solved = From turn { $turn } on it could always be solved.
analysis-certain-lost = From turn { $turn } on it was lost.
moves-throw-first = { $player } has to roll first in #{ $session } ({ $game }).
level = { $level ->
    [easy] The computer’s level in #{ $session } ({ $game }) is “easy”. `{ $prefix }level hard{ $which }` and `{ $prefix }level ruthless{ $which }` make it stronger.
    [hard] The computer’s level in #{ $session } ({ $game }) is “hard”. `{ $prefix }level easy{ $which }` makes it weaker, `{ $prefix }level ruthless{ $which }` stronger.
   *[ruthless] The computer’s level in #{ $session } ({ $game }) is “ruthless”. `{ $prefix }level hard{ $which }` and `{ $prefix }level easy{ $which }` make it weaker.
 }
level-computers = Two computers play #{ $session } ({ $game }): { $first } against { $second }. Their levels stay as they are. `{ $prefix }new tablut bot:easy bot:hard` begins such a game with levels of your choice.
level-in-tournament = The computer’s level in #{ $session } ({ $game }) is “{ $level ->
    [easy] easy
    [hard] hard
   *[ruthless] ruthless
 }”. In a tournament it stays as it is.
level-over = The computer’s level in #{ $session } ({ $game }) is “{ $level ->
    [easy] easy
    [hard] hard
   *[ruthless] ruthless
 }”. That game is over; `{ $prefix }new tablut bot:easy` begins one at a level of your choice.
moves = { $player } can play in #{ $session }: { $moves }.
moves-elsewhere = Here, write the game’s number before a move: { $move }.
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
verify-promised-here = #{ $session }: the seed is the one promised at the start.
verify-promised-elsewhere = #{ $session }: the seed fits the hash in the record, { $hash }. Whether that hash was told at the start, only those who were there can say. Names, number, date and times are not part of the proof.
verify-older-promise = The promise of this older game covers its seed alone: it says nothing of the game’s name and options.
verified = { $throws ->
    [0] No dice have been thrown.
    [one] The one throw matches the seed.
    [2] Both throws match the seed.
   *[other] All { $throws } throws match the seed.
 } { $legal }
verified-lots = { $throws ->
    [0] No lot has been drawn.
    [one] The one lot matches the seed.
    [2] Both lots match the seed.
   *[other] All { $throws } lots match the seed.
 } { $legal }
verify-differs = #{ $session }: entry { $entry } does not match. The secret seed gives `{ $expected }` there. Somebody has changed the record.
verify-wrong-ending = #{ $session }: the end that the record tells is not the one its moves come to. Somebody has changed the record.
verify-cut-short = #{ $session }: the record tells the seed, but its moves come to no end. Somebody has cut the rest off.
verify-wrong-sum = #{ $session }: the line “sum:” is missing or is not the sum of the record’s other lines. Somebody has changed the record.
verify-wrong-seed = #{ $session }: this seed and this game are not what was promised at the start. Do not trust this record.
verify-secret = #{ $session } is not over, so its secret seed cannot be told yet. Its hash, { $hash }, binds the bot: at the end it tells the seed, and everybody can see that it has this hash and that all throws and lots came from it. `{ $prefix }verify` then deals them again.
verify-goes-on = #{ $session } is not over, and nothing in it comes from a secret seed.
verify-no-seed = #{ $session } is a record without its seed, although the game is over, so there is nothing to compare with its hash.
verify-no-seed-yet = #{ $session } is a record without its seed, so nothing can be dealt again. The seed is in records written after the end of the game.
verify-no-promise = #{ $session } is a record that has lost its hash, so nobody can tell whether its seed was promised.
verify-only-alone = #{ $session }: entry { $entry } is possible only against the computer, or if one person plays both sides, and a record does not say who played. So it can be neither proved nor refuted. Everything else in it is right.
verify-legal = The moves are legal, and the end follows from them.
verify-legal-until-the-end = The moves are legal. The end does not come from the board: how the game was ended is noted, and cannot be proved by moves.
verify-hand = #{ $session } is played with real dice that the players type in, so there is nothing to deal again. { $legal }
verify-by-operator = #{ $session }: entry { $entry } says that whoever runs the bot ended the game, so that it counts for nobody. Whether that is so, a record cannot show. Everything else in it is right.
verify-no-dice-elsewhere = #{ $session } is a game without dice. { $legal } Names, number, date and times are not part of the proof.
verify-no-dice = #{ $session } is a game without dice. { $legal }
session-unreadable = This game cannot be shown just now. Nothing is lost; whoever runs this bot finds the reason in the log.
not-stored = That could not be stored, so nothing has changed. Try again in a moment.
not-stored-safely = That could not be stored safely, so it does not count. If the bot has to start again now, it may count after all: before you type it again, look whether it does.

games-heading = You can play here:
closed-room = In this room only those who manage it begin games. Anybody takes what is open here: `{ $prefix }join`.
games-hint = `{ $prefix }rules { $game }` explains a game. { $bots ->
    [0] With `@me` in place of the friend you play on both sides.
   *[other] With `bot` in place of the friend you play against the computer, with `@me` on both sides.
 }
rules-more = The whole rules with all options: `{ $prefix }rules { $id } full`.
glossary-words = The words of mancala: { $words }.
glossary-hint = `{ $prefix }glossary { $word }` explains one.
samples-all = You can type { $moves }.
games-here = Being played here:
games-here-line = `#{ $session }` { $game }: { $players }; { $player } to move
games-here-more = … and { $count } more.
which-more = … and others.
me-heading = Your settings, wherever you play:
me-ratings = Your ratings: { $list }. `{ $prefix }stats` shows your results.
me-board = { $value ->
    [text] Boards come to you as text. `{ $prefix }me board picture` sends you pictures instead, `{ $prefix }me board prose` describes them in words, wherever you play; `{ $prefix }me board room` shows them as each room has them.
    [picture] Boards come to you as pictures. `{ $prefix }me board text` shows them as text instead, `{ $prefix }me board prose` describes them in words, wherever you play; `{ $prefix }me board room` shows them as each room has them.
    [prose] Boards are described to you in words, wherever you play. `{ $prefix }me board text` shows them as text again, `{ $prefix }me board picture` as pictures, `{ $prefix }me board room` as each room has them.
   *[other] Boards come to you as each room has them. `{ $prefix }me board text` always shows them as text, `{ $prefix }me board picture` as pictures, `{ $prefix }me board prose` describes them in words.
 }
me-lang = { $value ->
    [off] I answer in the language of each room. `{ $prefix }me language cs` makes it your own language everywhere: `cs`, `en`, `it` or `ru`.
   *[other] I answer you in English wherever you play, and your turns are told in it. `{ $prefix }me language off` ends that.
 }
me-theme = { $value ->
    [dark] Pictures are drawn for a dark page. `{ $prefix }me theme light` draws them for a light one, `{ $prefix }me theme contrast` in black and white.
    [contrast] Pictures are drawn with strong contrast, in black and white but for the frame around the last move. `{ $prefix }me theme light` or `{ $prefix }me theme dark` brings the colours back.
   *[light] Pictures are drawn for a light page. `{ $prefix }me theme dark` draws them for a dark one, `{ $prefix }me theme contrast` in black and white.
 }
me-width = { $value ->
    [wide] The columns of boards stand far apart, as for a large window. `{ $prefix }me width narrow` fits them on a phone.
   *[narrow] Boards fit on a phone. `{ $prefix }me width wide` sets their columns further apart, for a large window.
 }
me-remind = { $value ->
    [off] Nobody reminds you of games without a clock that wait for your move. `{ $prefix }me remind 1d` reminds you after a day of waiting, and again after three and seven. I warn you all the same when a clock runs low, outside quiet hours.
    [one] In games without a clock I remind you after one day of waiting, and again after three and seven. `{ $prefix }me remind 3d` makes that rarer, `{ $prefix }me remind off` ends it.
   *[other] In games without a clock I remind you after { $value } days of waiting, and again after { $three } and { $seven }. `{ $prefix }me remind 1d` makes that more frequent, `{ $prefix }me remind off` ends it.
 }
me-quiet = { $value ->
    [off] You have no quiet hours. `{ $prefix }me quiet 22-8 Europe/Prague` keeps reminders and warnings from you at night.
   *[other] Quiet hours: { $value }. Reminders and warnings wait until they are over; answers to moves do not. `{ $prefix }me quiet off` ends that.
 }
zone-taken = No time zone was named, so that is UTC. To name one, type it behind the time: “{ $value } London”; a city will do, or CET, or UTC+3.
me-digest = { $value ->
    [off] I call you in the room whenever it is your turn. `{ $prefix }me digest 18:00 Europe/Prague`, typed in a direct chat with me, has me write to you there once a day instead.
   *[other] Every day at { $value } I write to you in our direct chat what waits for you, if anything does, except on days of vacation. In rooms I call you only when your time runs out. `{ $prefix }me digest off` ends that.
 }
duration-short = less than a minute
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
 }
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
top-none = Nobody has a rating here yet.{ $two ->
    [0] { "" }
   *[other] { " " }`{ $prefix }new { $any-game }{ $with-friend } rated=true` begins a game that counts.
 }
top-none-such = Nobody has such a rating here yet. `{ $prefix }top` lists all that there are.
rating-kind = { $rating }{ $kind ->
    [live] {" "}(live)
    [slow] {" "}(slow)
    [none] {" "}(no clock)
   *[other] {""}
 }
top-here = { $game }{ $kind ->
    [live] , live
    [slow] , slow
    [none] , no clock
   *[other] {""}
 }, in this room:
top-everywhere = { $game }{ $kind ->
    [live] , live
    [slow] , slow
    [none] , no clock
   *[other] {""}
 }, everywhere:
top-computers = The computer, for comparison: { $list }.
top-provisional = A question mark means that a rating is made of few games.
dice-from-bag = { $plain ->
    [0] They come from a bag that holds every number five times
   *[other] Of these, { $bag } come from a bag that holds every number five times
 } and is filled again after ten turns, so every number comes equally often.
dice-none = No dice of mine have been thrown by you yet.
dice-thrown = In { $games ->
    [one] one game
   *[other] { $games } games
 } you were dealt { $dice } dice: { $faces }.
dice-even = That is how fair dice fall. `{ $prefix }verify` deals those of one game again.
dice-uneven = Fair dice are so uneven in less than one of a hundred cases; that happens, but `{ $prefix }verify` deals those of one game again.
stats-none = There are no games with a result yet. `{ $prefix }games` lists what can be played.
stats-own = Your results:
stats-of = { $name }’s results:
stats-between = Yours against each other:
stats-line = { $game }: { $won } won, { $drawn } drawn, { $lost } lost
stats-first = ; moving first: { $won } of { $games } won
stats-rating = ; rating { $rating }
stats-winning = ; { $count } won in a row
stats-losing = ; { $count } lost in a row
news-no-thread = I cannot begin a thread here: on Discord I need the right “Create Public Threads”, and a direct chat has no threads. Game #{ $session } is played here.
news-thread-gone = The thread of game #{ $session } is gone, so the game goes on here.
news-played-here = Game #{ $session } ({ $game }) of the tournament goes on in this room.
news-rated = #{ $session } is rated: its result counts for both ratings.
news-rating-change = Ratings after #{ $session } ({ $game }{ $kind ->
    [live] , live
    [slow] , slow
    [none] , no clock
   *[other] {""}
 }): { $first-name } { $first }, { $second-name } { $second }.
news-rating-none = #{ $session } ({ $game }) does not count for the ratings: it was over before both had made { $moves } moves.
news-rating-removed = #{ $session } ({ $game }) does not count for the ratings: one of the two was taken out of the tournament.
mine-yours = It is your turn in:
mine-theirs = You are waiting for the others in:
mine-line = `#{ $session }` { $game }: { $players }; { $off ->
    [1] put off for another { $time }
   *[other] for { $time }
 }{ $clock ->
    [1] ; { $left } left
    [2] ; no time left
    [3] ; on vacation, so the clock stands still
    [4] ; at the weekend the clock stands still
   *[other] {""}
 }{ $asked ->
    [1] ; your answer is asked for
   *[other] {""}
 }
mine-line-elsewhere = `#{ $session }` { $game }: { $players }; { $off ->
    [1] put off for another { $time }
   *[other] for { $time }
 }{ $clock ->
    [1] ; { $left } left
    [2] ; no time left
    [3] ; on vacation, so the clock stands still
    [4] ; at the weekend the clock stands still
   *[other] {""}
 }; in { $room }{ $asked ->
    [1] ; your answer is asked for
   *[other] {""}
 }
mine-asked = Waiting for your answer:
mine-proposed = You have proposed:
mine-to-answer = `#{ $session }` { $title }: { $name } asks you. `{ $prefix }accept #{ $session }` or `{ $prefix }decline #{ $session }`
mine-question = `#{ $session }` { $title }: { $other } has not answered yet; `{ $prefix }abort #{ $session }` withdraws it
mine-seat = `#{ $session }` { $title }: a seat for whoever comes; `{ $prefix }abort #{ $session }` closes it
mine-elsewhere = { $line }; in { $room }
mine-how = `{ $prefix }next` shows the board that has waited longest.
mine-none = You have no game going on. `{ $prefix }games` lists what you can play, `{ $prefix }history` shows the games that are over.
history-heading = Games that are over, the latest first:
person-gone = somebody who has left
history-line = `#{ $session }` { $game }: { $players }; { $result }, { $day }{ $annulled ->
    [0] { "" }
   *[other] { " " }(does not count)
 }
history-won = { $player } won
history-drawn = a draw
history-solved = solved
history-lost = not solved
history-called-off = called off
history-none = There are no such games yet. `{ $prefix }mine` lists those that go on.
history-how = `{ $prefix }replay #{ $session }` plays one of them again, step by step.
history-page = Page { $page } of { $pages }: `{ $prefix }history { $next }` shows the next one.
replay-begin = The beginning, and { $last ->
    [one] { $last } step follows
   *[other] { $last } steps follow
 }: `{ $prefix }replay next`, `{ $prefix }replay { $last }`.
replay-middle = Step { $entry } of { $last }: `{ $prefix }replay next`, `{ $prefix }replay back`, `{ $prefix }replay { $last }`.
replay-last = Step { $entry } of { $last }, the last one: `{ $prefix }replay back`{ $last ->
    [1] {""}
   *[other] , `{ $prefix }replay 1`
 }.
game-pictures = #{ $session } ({ $game }) in { $count ->
    [one] one picture
   *[other] { $count } pictures, from left to right
 }. The number above each board is that of the turn after which it stands: 0 is the beginning{ $turn ->
    [0] {""}
   *[other] , { $turn } { $over ->
        [0] the present position
       *[other] the end; `{ $prefix }analyse #{ $session }` counts the turns in the same way
     }
 }. `{ $prefix }replay #{ $session }` plays the game step by step.
no-then = All right, everything stays as it is.
screen-choices = What you can do
screen-type-here = type here, or use the arrows
screen-type-only = type here
screen-type-or-back = type here, or go back with Esc
screen-said = What was said
screen-turn = To move: { $player }
screen-earlier = #{ $session } entry { $entry }
screen-earlier-step = #{ $session } step { $entry }
screen-puzzle = Puzzle
screen-editor = Position editor
screen-keys = arrows: choose · Enter: do it · Esc: back · PgUp: earlier · q Enter: leave
screen-keys-short = Esc: back · PgUp: up · q Enter: leave
screen-keys-reading = Esc: back to the board
screen-keys-few = PgUp: up · Ctrl-C: leave
screen-keys-shortest = Ctrl-C: leave
screen-waiting = One moment…
screen-too-small = This window is too small. Make it larger, or leave with Ctrl-C.
console-in-progress = { $count ->
    [one] One game is in progress here
   *[other] { $count } games are in progress here
 }: `{ $prefix }games` lists what is being played, `{ $prefix }board #{ $session }` shows a board.

## The position editor

own-start = from a position set up by hand
edit-standing = Editor: { $game }. Slot { $slot }, rules { $rules ->
    [1] on
   *[other] off
 }.{ $known ->
    [0] {""}
   *[other] {" "}To move: { $side }.
 }
edit-law = Nobody can play from here yet. { $law }
edit-store = store
edit-tools = Places: { $places }. What can stand there: { $contents }. `{ $prefix }help edit` lists the tools.
edit-moves = { $count ->
    [0] Nothing can move there.
   *[other] Possible: { $moves }.
 }
edit-set = puts something on one or more places
edit-move = moves a piece; with the rules on, only as the game allows
edit-hint = lists the legal moves, all or those from one place
edit-clear = empties the board, or the places named
edit-reset = goes back to the start
edit-turn = says whose turn it is
edit-save = keeps the position in a slot
edit-load = takes a slot’s position
edit-next = goes to the next slot
edit-previous = goes to the slot before
edit-undo = takes the last change back, several one after the other
edit-board = shows the board
edit-forget = empties a slot
edit-slots = lists the slots that hold a position
edit-undo-hint = `{ $prefix }edit undo` brings back what stood there before.
edit-saved = Saved: { $game }, slot { $slot }. `{ $prefix }edit load { $slot }` brings it back.
edit-filled-slots = { $count ->
    [0] Nothing is saved for { $game } yet: `{ $prefix }edit save { $slot }` saves what is on the board.
    [one] Saved for { $game }: slot { $slots }. `{ $prefix }edit load { $slot }` brings it back.
   *[other] Saved for { $game }: slots { $slots }. `{ $prefix }edit load { $slot }` brings one back.
 }
edit-forgotten = Slot { $slot } { $slot ->
    [0] holds the start position again
   *[other] is empty now
 }.
edit-export = writes the position as text
edit-import = reads a position, also of several lines
edit-rules = switches the rules on or off
edit-play = begins a game from here
refused-edit-usage = Like this: `{ $prefix }edit { $tool ->
    [set] set e5 K
    [move] move e5 e6
    [turn] turn first
    [save] save 3
    [load] load 3
    [forget] forget 3
    [import] import POSITION
   *[rules] rules on
 }`{ $tool ->
    [import] {" "}(POSITION is what `{ $prefix }edit export` writes; it may stand below, in several lines)
    [set] {" "}(first the place, then what goes there: this is a king of Tablut; `{ $prefix }edit` shows the places and pieces of your game)
    [move] {" "}(from where, then to where)
   *[other] {""}
 }. `{ $prefix }help edit` lists all.
refused-edit-which-game = The editor is empty. Choose a game first, like `{ $prefix }edit tablut`.
refused-edit-no-place = This board has no place { $place }. Its places: { $places }.
refused-edit-place-first = The place comes first, then what is put there: `{ $prefix }edit set { $place } { $content }`.
refused-edit-no-content = “{ $content }” cannot be put there. What can: { $contents }.
refused-edit-none-left = { $seat } has { $left ->
    [0] no piece left: all { $all } are placed
    [one] only { $left } piece left of { $all }
   *[other] only { $left } pieces left of { $all }
 }.
refused-edit-no-position = That is not a position of this game. `{ $prefix }edit export` shows how one is written.
refused-edit-no-form = This game has no form `{ $form }`. { $count ->
    [1] It has one: `{ $forms }`
   *[other] It has: { $forms }
 }.
refused-edit-empty-slot = Nothing is saved in slot { $slot }. `{ $prefix }edit save { $slot }` saves what is on the board.
refused-edit-nothing-there = Nothing stands on { $place }, so there is nothing to move.
refused-edit-nothing-to-undo = There is nothing to take back.
refused-edit-stays-open = You need not leave the editor. It keeps everything, and `{ $prefix }edit` shows it again.
refused-edit-unknown = The editor knows no tool and no game `{ $word }`. `{ $prefix }help edit` lists the tools, `{ $prefix }games` the games.
refused-edit-full = You already keep positions of { $count } games: { $games }. Open one of them and empty its slots with `{ $prefix }edit forget 1`.
refused-edit-over = Here the game would already be over.
refused-edit-end-of-slots = { $slot ->
    [0] This is the first slot.
   *[other] This is the last slot.
 } `{ $prefix }edit undo` takes the last change back, `{ $prefix }edit load { $slot }` brings back what the slot holds.
edit-is-over = The game is over here. The winner: { $side }.
edit-is-draw = The game is over here: it is a draw.
refused-no-editor = There is no editor for `{ $game }`.
arg-place = PLACE
arg-content = CONTENT
arg-form = FORM
arg-position = POSITION
help-edit = sets up positions, keeps ten of them, and begins games from them

told-privacy =
    What I keep, and why:
    1. Your id and name on this platform, to know you again and to call you to your turn.
    2. The rooms in which I was asked something, and their settings.
    3. Your games: who sat where, each move with its time, and how they ended. This log is never changed.
    4. Words that you add to the dice are part of that log and can be read by everybody after the game.
    5. Your settings, ratings, saved positions, puzzles and tournaments.
    6. Whom you have called to a game, and whether they wanted to play.
    7. What I refused you last in each room, for `{ $prefix }why`. I keep no other messages, and nothing of what you say to each other.
    8. `{ $prefix }export me` gives you all of it, and `{ $prefix }export` the moves of a game.
    9. `{ $prefix }forget me` ends your games and deletes all of it; your opponents keep theirs, without your name.
    10. If a room has banned you or a player has blocked you, that stays. So does, for thirty days and as a hash without your name, whom you called to a game without a yes. Records that somebody has imported keep the names in them, and copies that the operator has made are beyond my reach.
personal-data = This file has everything that I keep about you, as JSON. `{ $prefix }privacy` explains what it is for.
told-forgetting = Your games end now, and then I forget you. If you write to me again, you are somebody new to me.
told-shown-here = #{ $session } is now shown here as well: each turn comes here, and its players may answer here. `{ $prefix }show #{ $session } off` ends that.
told-shown-no-more = #{ $session } is no longer shown here.
told-link-code = Within ten minutes, type `{ $prefix }link { $code }` on the other platform, in a direct chat with me: then I know that you are the same person. Tell the code to nobody: whoever types it gets your games.
told-tournament-code = Within a day, somebody who may begin games in another room, on any platform, can type `{ $prefix }tournament here { $code }` there: then tournament { $tournament } is held in that room as well. The code can be used once.
told-tournament-home = You take part in tournament { $tournament } already. From now on you play in this room; your games are shown here as well.
told-linked = From now on you are one person to me here and there: your games, ratings and settings are together. `{ $prefix }unlink` separates them again.
told-vacation-ends = Your vacation ends in { $rest }, with the day that has begun. Days of vacation left: { $left }.
told-vacation-not-taken = Your vacation is withdrawn, and no day of it is spent. Days of vacation left: { $left }.
told-vacation-already = You are on vacation already, for another { $rest }.{ $longer ->
    [0] {""}
   *[other] {" "}`{ $prefix }vacation { $longer }d` makes it { $longer } days from now on.
 } `{ $prefix }vacation off` ends it with the day that has begun. Days of vacation left: { $left }.
told-unlinked = On this platform you are somebody new to me. Your games and ratings stay with you on the other one.
told-banned = From now on I don’t answer { $name } in this room. Their games go on{ $tournament ->
    [1] {" "}(but for those of the tournament, which are given up)
   *[other] {""}
  }: they can play those that are open here to the end. `{ $prefix }unban` and their name lets them back in. Whoever manages this room I always answer.
told-unbanned = I answer { $name } in this room again.
told-ban-list = { $count ->
    [0] Nobody is banned in this room. `{ $prefix }ban` and a name bans somebody.
   *[other] Banned in this room: { $names }. `{ $prefix }unban` and a name lets somebody back in.
 }
room-heading = The settings of this room (whoever manages it can change them):
room-lang = { $value ->
    [en] The language is { $lang }.
   *[other] The language of this room is { $value ->
            [cs] Czech
            [it] Italian
            [ru] Russian
           *[en] English
        }; I answer you in English.
 } Česky: `{ $prefix }jazyk cs`. Italiano: `{ $prefix }lingua it`. По-русски: `{ $prefix }язык ru`.
room-prefix = Commands begin with `{ $prefix }`; `{ $prefix }settings prefix { $sign }` changes that.
room-games = { $value ->
    [all] All games may be begun here; `{ $prefix }settings games tablut` allows only that one.
   *[other] Only these games may be begun here: { $value }; `{ $prefix }settings games all` allows all.
 }
room-open = { $value ->
    [off] Only those who manage this room can begin games here; `{ $prefix }settings open on` lets everybody.
   *[on] Everybody may begin games here; `{ $prefix }settings open off` leaves that to those who manage this room.
 }
room-each = { $value ->
    [0] This room sets no limit to the games of one person; `{ $prefix }settings each 3` sets a limit.
   *[other] Games that one person may have open here: { $value }; `{ $prefix }settings each 0` lifts the limit.
 }
room-most = { $value ->
    [0] This room sets no limit to the games that are open here; `{ $prefix }settings most 10` sets a limit.
   *[other] Games that may be open here: { $value }; `{ $prefix }settings most 0` lifts the limit.
 }
room-time = { $value ->
    [off] Games have no clock here unless somebody asks for one; `{ $prefix }settings time 3d` gives three days a move.
   *[other] Games of two people have a clock here: { $value }; `{ $prefix }settings time off` changes that.
 }
room-no-kibitz = { $value ->
    [on] I ask those who do not play to keep their comments on rated games to themselves; `{ $prefix }settings no-kibitz off` changes that.
   *[off] Anybody may comment on rated games here; with `{ $prefix }settings no-kibitz on` I ask those who do not play not to.
 }
room-quiet = { $value ->
    [on] I answer only those who play here, and only about their games; `{ $prefix }unmute` changes that.
   *[off] I answer everybody here; `{ $prefix }mute` keeps me quiet.
 }
room-rated = { $value ->
    [on] Games of two people are rated here unless somebody types `rated=false`; `{ $prefix }settings rated off` changes that.
   *[off] Games are rated here only if somebody types `rated=true`; `{ $prefix }settings rated on` rates all games of two people.
 }
room-threads = { $value ->
    [on] Each new game here gets a thread of its own (on Discord and Matrix); `{ $prefix }settings threads off` changes that.
   *[off] Games are played in the room itself; `{ $prefix }settings threads on` gives each new game a thread of its own (on Discord and Matrix).
 }
room-bots = { $value ->
    [off] Nobody can begin a game with the computer here; `{ $prefix }settings bots on` allows it.
   *[on] Games with the computer may be begun here; `{ $prefix }settings bots off` forbids it.
 }
room-board = { $value ->
    [picture] Boards come as pictures here to whoever has not chosen otherwise; `{ $prefix }settings board text` shows text.
    [prose] Boards are described in words here to whoever has not chosen otherwise; `{ $prefix }settings board text` shows text.
   *[text] Boards come as text here to whoever has not chosen otherwise; `{ $prefix }settings board picture` sends pictures.
 }
room-reminders = { $value ->
    [off] Nobody is reminded here of games without a clock that wait for their move (players are warned all the same when a clock runs low); `{ $prefix }settings reminders on` changes that.
   *[on] In games without a clock, players are reminded when others wait for them; `{ $prefix }settings reminders off` ends that.
 }
room-night = { $value ->
    [off] There are no quiet hours here; `{ $prefix }settings night 22-8 Europe/Prague` keeps reminders and warnings away at night.
   *[other] Quiet hours here: { $value }. Reminders and warnings wait until they are over; `{ $prefix }settings night off` ends that.
 }

## Tournaments

tournament-format = { $format ->
    [1] Swiss, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
     }
    [2] knock-out
    [3] ladder, challenges up to { $rounds } places above
    [4] league, divisions of up to { $rounds }{ $season ->
        [0] {""}
       *[other] , season { $season }
     }
   *[other] all against all{ $rounds ->
        [1] {""}
       *[other] , { $rounds } times
     }
 }{ $timed ->
    [0] {""}
   *[other] , { $time }
 }{ $rated ->
    [0] {""}
   *[other] , rated
 }
tournament-announced = Tournament { $tournament }: { $title } ({ $how }). `{ $prefix }join{ $which }` to take part, `{ $prefix }leave{ $which }` to step back; whoever announced it begins it with `{ $prefix }start{ $which }`.{ $bots ->
    [0] { "" }
   *[other] { " " }`{ $prefix }tournament add bot:hard{ $which }` lets the computer play, too.
 }
tournament-announced-ladder = Tournament { $tournament }: { $title } ({ $how }). `{ $prefix }join{ $which }` puts you at the bottom of the ladder. `{ $prefix }tournament challenge @friend{ $ladder }` or `{ $prefix }tournament challenge 2{ $ladder }` challenges somebody above you: if you win, that place is yours. `{ $prefix }standings{ $which }` shows all places.
tournament-challenged = { $challenger } challenges { $defender } on the ladder (tournament { $tournament }).
tournament-challenge-won = { $challenger } has won and takes { $defender }’s place on the ladder (tournament { $tournament }){ $place ->
    [0] .
   *[other] : place { $place }.
 }
tournament-challenge-drawn = { $challenger } and { $defender } have drawn: both keep their places on the ladder (tournament { $tournament }).
tournament-challenge-lost = { $defender } keeps the place on the ladder against { $challenger } (tournament { $tournament }).
tournament-challenges = Tournament { $tournament } ({ $title }){ $games ->
    [0] : nobody is playing. `{ $prefix }tournament challenge 1{ $ladder }` challenges whoever is at place 1.
   *[other] , games that are being played:
 }
tournament-division = Division { $division }:
tournament-season-over = Tournament { $tournament } ({ $title }): season { $season } is over. The next one begins { $soon ->
    [1] now
   *[other] in { $next }
 }: the first of each division move up, the last ones down. `{ $prefix }join{ $which }` enters at the bottom, `{ $prefix }leave{ $which }` ends your part.
tournament-entered = { $players ->
    [one] { $names } takes part
   *[other] { $names } take part
 } in tournament { $tournament } ({ $count } so far).{ $season ->
    [0] {""}
   *[other] {" "}Whoever is new plays from the next season on, in the last division.
 }
tournament-left = { $name } has left tournament { $tournament }.
tournament-removed = { $name } has been taken out of tournament { $tournament } by whoever organizes it.
tournament-withdrawn = { $players ->
    [one] { $names } has left tournament { $tournament }, which is no longer held in the room where they have entered.
   *[other] These have left tournament { $tournament }, which is no longer held in the room where they have entered: { $names }.
 }
tournament-list = Tournament { $tournament }: { $title } ({ $how }). { $count ->
    [0] Nobody takes part yet: `{ $prefix }join{ $which }`.
   *[other] Taking part: { $names }.
 }
tournament-started = Tournament { $tournament } begins: { $count } players, numbers drawn by lot. The first games follow.{ $fewer ->
    [0] {""}
    [one] {" "}With so few players it ends after one round, unless others join.
   *[other] {" "}With so few players it ends after { $fewer } rounds, unless others join.
 }
tournament-round = Tournament { $tournament } ({ $title }){ $season ->
    [0] {""}
   *[other] , season { $season }
 }, round { $round }:
tournament-bye = { $name } has no opponent
tournament-so-far = Where they stand:
tournament-standings = Tournament { $tournament }: { $title } ({ $how }).
tournament-over = { $winners ->
    [one] { $names } wins tournament { $tournament } ({ $title })!
   *[other] Tournament { $tournament } ({ $title }) is over. Winners: { $names }.
 }
tournament-over-ladder = Tournament { $tournament } ({ $title }, ladder) has ended. The final places:
tournament-over-league = Tournament { $tournament } ({ $title }, league) has ended. The table of season { $season }:
tournament-games-left = Games that have begun can be played on. They no longer count in the tournament; if they are rated, they still count for the ratings.
tournament-tie-breaks = Where points are equal, { $format ->
    [1] the points of one’s opponents decide (Buchholz), then Berger’s points, the games against each other, the number of wins
   *[other] the games against each other decide, then Berger’s points, the number of wins, fewer games lost by not coming
 }.
tournament-level-matches = Level after four games: { $matches }. Whoever stands first there is through: still in when the match ended, or else with fewer games lost by not coming, or else by the better number from the lot at the start.
tournament-ended-early = It ended after { $played ->
    [one] one round
   *[other] { $played } rounds
 } of { $rounds }, because { $count ->
    [0] nobody is left
    [one] only one player is left
   *[other] all who are still in have met each other
 }.
tournament-called-off = Tournament { $tournament } ({ $title }) is called off. Games that have begun can be played on. They no longer count in the tournament; if they are rated, they still count for the ratings.
tournament-called-off-unplayed = Tournament { $tournament } ({ $title }) is called off.
tournament-here = Tournament { $tournament } is now held in this room as well: { $title } ({ $how }). `{ $prefix }join{ $which }` to take part, `{ $prefix }standings{ $which }` shows how it stands.
tournament-not-here = Tournament { $tournament } is no longer held in this room. Whoever has entered here plays on in its first room. Whoever cannot read that room can have their games in a direct chat with me: `{ $prefix }mine` lists their numbers there, and `{ $prefix }show #12 here` brings a game.
tournament-rooms = Tournament { $tournament } is now held in { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
 }.
tournament-first-room-lost = I am no longer in the room where tournament { $tournament } was announced; it goes on { $rooms ->
    [one] in this room
   *[other] in { $rooms } rooms, this one among them
 }.
tournament-no-shows = { $people ->
    [one] Your time ran out in two games before you had moved, so you are
   *[other] The time of each of you ran out in two games before a move, so you are
 } out of tournament { $tournament }.{ $back ->
    [0] {""}
   *[other] {" "}`{ $prefix }tournament join { $tournament }` brings you back.
 }
tournament-added = { $people ->
    [one] You take part
   *[other] You all take part
 } in tournament { $tournament } from now on. `{ $prefix }tournament leave { $tournament }` takes you out.
tournament-goes-on-here = Tournament { $tournament } goes on in this room: { $title } ({ $how }). I am no longer in the room where it was held. `{ $prefix }standings{ $which }` shows how it stands.
tournament-back = I am in this room again, so tournament { $tournament } ({ $title }) goes on here. If it had better go on in another room, `{ $prefix }tournament invite { $tournament }` gives a code for it.
refused-tournament-how = Like this: `{ $prefix }tournament new { $any-game } swiss 5 time=3d`. Instead of “swiss 5” you can type “single”, “double”, “knock-out”, “ladder” or “league”; the time may be left out. Then `{ $prefix }join` and `{ $prefix }start`.
refused-tournament-unknown-game = I don’t know the game `{ $game }`. `{ $prefix }games` lists the games, `{ $prefix }help tournament` what can be typed about a tournament.
refused-tournament-what-else = I know `{ $game }`, but what is `{ $rest }`? Like this: `{ $prefix }tournament new { $game } swiss 5 time=3d`. Instead of “swiss 5” you can type “single”, “double”, “knock-out”, “ladder” or “league”. A friend’s name is written with an @, like { $name ->
    [1] `{ $prefix }tournament new { $game } @{ $rest }`
   *[0] `{ $prefix }tournament new { $game } @friend`
 }, the computer `bot:hard`.
refused-tournament-format-near = I don’t know the format `{ $word }`. Did you mean `{ $prefix }{ $known }`?
refused-tournament-number = After “{ $word }” a number from { $least } to { $most } can stand, like { $usual }. Without one it is { $usual }.
refused-tournament-time-is-hard = In a tournament whoever runs out of time has always lost at once, so that nobody holds up a round. Leave `hard=off` out.
refused-tournament-none = No tournament goes on here. `{ $prefix }tournament new { $any-game } swiss 5` announces one.
refused-tournament-elsewhere = Tournament { $tournament } is not held in this room. { $deed ->
    [invite] `{ $prefix }tournament invite { $tournament }` gives a code that brings it here.
   *[other] `{ $prefix }standings { $tournament }` shows how it stands.
 }
refused-tournament-computers-at-most = At most 8 computer players can take part in a tournament.
refused-tournament-which = Several tournaments go on here: { $numbers }. Add the number: { $deed ->
    [join] `{ $prefix }join { $number }`
    [leave] `{ $prefix }leave { $number }`
    [start] `{ $prefix }start { $number }`
    [pairings] `{ $prefix }pairings { $number }`
    [add] { $level ->
        [easy] `{ $prefix }tournament add bot:easy { $number }`
        [hard] `{ $prefix }tournament add bot:hard { $number }`
        [ruthless] `{ $prefix }tournament add bot:ruthless { $number }`
       *[usual] `{ $prefix }tournament add bot { $number }`
    }
    [remove] `{ $prefix }tournament remove @friend { $number }`
    [remove-computer] { $level ->
        [easy] `{ $prefix }tournament remove bot:easy { $number }`
        [hard] `{ $prefix }tournament remove bot:hard { $number }`
        [ruthless] `{ $prefix }tournament remove bot:ruthless { $number }`
       *[usual] `{ $prefix }tournament remove bot { $number }`
    }
    [challenge] `{ $prefix }tournament challenge @friend #{ $number }`
    [cancel] `{ $prefix }tournament cancel { $number }`
    [invite] `{ $prefix }tournament invite { $number }`
    [here-off] `{ $prefix }tournament here off { $number }`
   *[show] `{ $prefix }standings { $number }`
 }.
refused-tournament-no-such = There is no tournament { $tournament } here. Enter it in a room where it is held; whoever announced it can bring it here with `{ $prefix }tournament invite`.
refused-tournament-beside = This message changes a tournament already. Send that once more as a message of its own.
refused-tournament-too-many = Four tournaments go on here already. Whoever announced one, or manages this room, can call it off: `{ $prefix }tournament cancel { $tournament }`.
refused-tournament-alone = `{ $game }` is played alone, so there can be no tournament.
refused-tournament-hand = There is no tournament with dice that are thrown by hand.
refused-tournament-has-begun = Tournament { $tournament } has already begun.
refused-tournament-too-late = Tournament { $tournament } is in its last round: too late to enter.
refused-tournament-joined = You take part in tournament { $tournament } already.
refused-tournament-full = Tournament { $tournament } is full: 64 take part.
refused-tournament-computers = Tournament { $tournament } has 8 computer players, and no more can enter. People can: `{ $prefix }join`.
refused-tournament-not-in = That player does not take part in tournament { $tournament }.
refused-tournament-you-are-not-in = You do not take part in tournament { $tournament }.
refused-tournament-leave-elsewhere = Tournament { $tournament } is not held here. `{ $prefix }leave { $tournament }` takes you out of it.
refused-tournament-too-few = Tournament { $tournament } needs at least two who take part. `{ $prefix }join` to be one.
refused-tournament-not-yours = Only whoever announced tournament { $tournament }, or manages its first room, can do that.
refused-tournament-is-over = Tournament { $tournament } is over.
refused-tournament-no-code = That code does not count, or no longer. Whoever announced the tournament gets a new one with `{ $prefix }tournament invite`.
refused-tournament-here-how = Like this: `{ $prefix }tournament here ABCD2345`. Whoever announced the tournament gets the code with `{ $prefix }tournament invite`.
refused-tournament-already-here = Tournament { $tournament } is held in this room already.
refused-tournament-rooms-full = Tournament { $tournament } is held in eight rooms, and there cannot be more.
refused-tournament-first-room = This is the first room of tournament { $tournament }, so it stays here. `{ $prefix }tournament cancel` calls it off.
refused-tournament-room-not-yours = Only whoever announced tournament { $tournament }, or manages this room, can take it out of here.
refused-tournament-banned = You are banned from one of the rooms of tournament { $tournament }, so you cannot take part.
refused-tournament-they-are-banned = That person is banned from this room, so they cannot take part.
refused-tournament-no-bots = { $here ->
    [1] In this room
   *[other] In { $room }
 } nobody can play the computer. Whoever manages that room can change it there with `{ $prefix }settings bots on`{ $level ->
    [none] .
    [easy] ; `{ $prefix }tournament remove bot:easy { $tournament }` takes the computer out of tournament { $tournament }.
    [hard] ; `{ $prefix }tournament remove bot:hard { $tournament }` takes the computer out of tournament { $tournament }.
   *[ruthless] ; `{ $prefix }tournament remove bot:ruthless { $tournament }` takes the computer out of tournament { $tournament }.
 }
refused-confirm-leave = Really leave tournament { $tournament }?{ $count ->
    [0] {""}
    [one] {" "}That gives up your game { $sessions }.
   *[other] {" "}That gives up your games { $sessions }.
 } { $back ->
    [1] As long as another round follows, `{ $prefix }tournament join { $tournament }` brings you back.
    [2] That gives up your place on the ladder.
    [3] What you have not played this season is lost; `{ $prefix }tournament join { $tournament }` would bring you back.
   *[other] You cannot come back, and what you have not played yet is lost.
 } Answer “yes” or “no”.
refused-confirm-remove = Really take { $name } out of tournament { $tournament }?{ $count ->
    [0] {""}
    [one] {" "}Their game { $sessions } is then lost.
   *[other] {" "}Their games { $sessions } are then lost.
 } Answer “yes” or “no”.
refused-confirm-call-off = Really call off tournament { $tournament }? That cannot be taken back{ $games ->
    [0] {""}
    [one] , and one game is being played in it
   *[other] , and { $games } games are being played in it
 }. Answer “yes” or “no”.
refused-confirm-end = Really end tournament { $tournament }? The places stay as they are, and `{ $prefix }standings { $tournament }` still shows them. That cannot be taken back{ $games ->
    [0] {""}
    [one] , and one game is being played in it
   *[other] , and { $games } games are being played in it
 }. Answer “yes” or “no”.
refused-tournament-add-whom = Who? `{ $prefix }tournament add bot:easy` lets a computer player take part. People enter by themselves: `{ $prefix }join`.
refused-tournament-remove-whom = Who? `{ $prefix }tournament remove @friend` takes somebody out, `{ $prefix }tournament remove bot:hard` a computer player.
refused-tournament-no-ladder = Tournament { $tournament } is no ladder: its games begin by themselves. `{ $prefix }pairings` shows them.
refused-tournament-out-of-reach = { $place ->
    [1] You are at the top of this ladder: wait until somebody challenges you.
   *[other] You can challenge whoever stands at most { $reach ->
        [one] one place
       *[other] { $reach } places
     } above you; you are at place { $place }.
 } `{ $prefix }standings` shows all places.
refused-tournament-busy = You have a game on this ladder already. `{ $prefix }pairings` shows it.
refused-tournament-other-busy = That player has a game on this ladder already. `{ $prefix }pairings` shows it.
refused-tournament-challenge-whom = Whom? `{ $prefix }tournament challenge @friend`, or a place: `{ $prefix }tournament challenge 2`.
refused-tournament-abort = Game #{ $session } belongs to tournament { $tournament }, so it cannot be called off. `{ $prefix }yield #{ $session }` gives it up.
refused-tournament-pause = Game #{ $session } belongs to tournament { $tournament }, in which others wait for its end, so it cannot be put off.
refused-tournament-no-help = Game #{ $session } belongs to tournament { $tournament }: there are no hints and no takebacks in it, and the computer keeps its level. `{ $prefix }moves #{ $session }` lists the moves.
help-tournament = holds a tournament in this room. Words: new, join, leave, start, standings, pairings, add, remove, challenge, invite, here, cancel. Formats: single, double, swiss, knock-out, ladder, league
help-join = takes a seat that somebody has opened, or lets you take part in the tournament of this room
help-leave = closes a seat that you have opened, or takes you out of the tournament; tournament games that you have not finished are lost
help-start = begins the tournament that you have announced
help-standings = shows the table of the tournament
help-pairings = shows who plays whom in the tournament
open-seat = { $name } waits for somebody to play: { $title }. `{ $prefix }join #{ $session }` begins the game.
open-seat-first = { $name } moves first.
open-seat-second = { $name } moves second.
open-seat-luck = Before the first throw each player adds a word to the dice.
open-seat-rated = The game will be rated.
open-seat-beside = Somebody else waits for this game, too: `{ $prefix }join #{ $beside }`.
open-seat-at-once = To play at once{ $bots ->
    [0] {" "}with a friend
   *[other] : `{ $prefix }new { $game } bot`, or with a friend
 }: `{ $prefix }new { $game } @friend`.
open-seat-until = The seat stays open for { $time }; `{ $prefix }abort #{ $session }` closes it.
open-seat-for-ever = `{ $prefix }abort #{ $session }` closes the seat.
open-seat-closed = Seat #{ $session } is closed: { $name }, { $title }.
open-seat-lapsed = Nobody has come, so seat #{ $session } is closed: { $name }, { $title }. `{ $prefix }new { $game }` opens another one.
tables-here = Open tables; `{ $prefix }play` and the game sits you down:
tables-line = { $title }: `{ $prefix }play { $game }`, up to { $tables } at a time
told-standing-set = This room now keeps { $tables ->
    [1] a table open for `{ $game }`
   *[other] tables open for `{ $game }`, as many as { $tables } at a time
 }: `{ $prefix }join` or `{ $prefix }play { $game }` sits you down, and the second one begins the game.
told-standing-off = This room keeps no tables open for `{ $game }` any more.
told-standing-none = This room keeps no tables open. Whoever manages it opens some: `{ $prefix }standing { $short-game } 5`.
told-standing-none-tournament = This room keeps no tables open; whoever manages it opens some with `{ $prefix }standing { $short-game } 5`. How the tournament stands: `{ $prefix }standings`.
told-standing-list = This room keeps tables open: { $games }. `{ $prefix }play { $game }` sits you down, `{ $prefix }standing { $game } off` ends it.
refused-standing-how = Like this: `{ $prefix }standing { $short-game } 5` keeps up to five tables open (at most twenty), `{ $prefix }standing { $short-game } off` ends it.
refused-standing-many = A room can keep tables open for five games. `{ $prefix }standing` lists them.
refused-standing-full = All tables are taken: `{ $prefix }games` shows what is being played. `{ $prefix }play { $game }` opens a seat beside them.
refused-standing-which = There are tables for several games: { $games }. Choose one: `{ $prefix }play { $game }`.
help-standing = keeps tables open in this room for a game, for whoever comes; alone it lists them
told-plan-dropped = Nothing is planned in #{ $session } any more: whatever was, is dropped.
planned-nothing = Nothing is planned in #{ $session }. `{ $prefix }if { $line } #{ $session }` answers a move of the other player by itself, `{ $prefix }queue { $reply } #{ $session }` plays a move whatever they do.
planned-nothing-own-turn = Nothing is planned in #{ $session }. It is your turn: play first, then plan. `{ $prefix }if` answers a move of the other player by itself, `{ $prefix }queue` plays a move whatever they do.
planned = Planned in #{ $session }, played as soon as it fits; `{ $prefix }if off #{ $session }` drops it:
planned-then = then
planned-line = `{ $prefix }if { $moves } #{ $session }`
planned-replaced = No longer planned, because the new line answers the same move:
planned-queue = `{ $prefix }queue { $moves } #{ $session }`
news-plan-dropped = { $player }, your moves in advance in #{ $session } no longer fit and are dropped.
refused-plan-alone = In #{ $session } you play alone, so nothing can be planned: just type the moves.
refused-plan-computer = The computer in #{ $session } answers at once, so nothing can be planned: just type your move.
refused-plan-dice = #{ $session } has dice or lots, so nothing can be played before they are known.
refused-plan-in-public = What you have planned in #{ $session } is for you alone: type `{ $prefix }if #{ $session }` in a direct chat with me.
refused-plan-own-turn = It is your turn in #{ $session }: play first, then plan.
refused-plan-full = More than { $number } lines or moves cannot be planned. `{ $prefix }if off` drops all of them.
refused-queue-impossible = Whatever the other player does now, “{ $move }” cannot be played after it.
refused-plan-impossible = The other player cannot play “{ $move }” now, and a line begins with a move of theirs. Possible is, for example, `{ $prefix }if { $line } #{ $session }`.
refused-plan-impossible-after = After `{ $before }`, “{ $move }” is not possible. Possible is, for example, `{ $prefix }if { $line } #{ $session }`.
refused-plan-how = A line begins with a move of the other player and ends with one of yours: `{ $prefix }if { $line }`. It may have up to twenty moves.
help-if = plays your answer by itself when the other player makes a move: each `{ $prefix }if` adds a line, “off” drops all of them. On Discord only slash commands hide what you type; elsewhere everybody in the room reads it
help-queue = plays moves one at each of your turns, whatever the other player does; the moves are added to those that you have planned (`{ $prefix }queue off` drops all); while something is offered to you, they wait for your answer
arg-moves = moves
proposal = { $asked }, { $proposer } proposes a game: { $title }.
proposal-answers = `{ $prefix }accept #{ $session }` begins it, `{ $prefix }decline #{ $session }` says no, `{ $prefix }counter #{ $session } first time=3d` proposes other terms.
proposal-until = It stays open for { $time }. `{ $prefix }abort #{ $session }` withdraws the question.
proposal-declined = { $proposer }, { $asked } does not want to play #{ $session } ({ $title }) now.
proposal-withdrawn = The question to { $asked } about #{ $session } ({ $title }) is withdrawn.
proposal-lapsed = { $asked } has not answered in time, so the question about #{ $session } ({ $title }) is closed.
told-blocked-nobody = You have blocked nobody. `{ $prefix }block @name` keeps somebody from beginning games with you.
told-unblocked = { $name } may play with you again.
told-blocked-people = Blocked by you: { $names }. They cannot begin games with you or take your seats. `{ $prefix }unblock @{ $name }` allows it again.
refused-asked-for-same = You have been asked for the same game, but on other terms. `{ $prefix }accept #{ $session }` begins it as proposed, `{ $prefix }decline #{ $session }` says no, `{ $prefix }counter #{ $session } first time=3d` proposes other terms.
refused-proposal-waits = They have not answered your question #{ $session } yet. `{ $prefix }abort #{ $session }` withdraws it.
refused-proposal-which = What do you answer? These wait for your answer here: { $numbers }. Add the number: { $command ->
    [decline] `{ $prefix }decline #{ $session }`
    [counter] `{ $prefix }counter #{ $session } first time=3d`
   *[accept] `{ $prefix }accept #{ $session }`
 }.
refused-nobody-asks = Nobody has proposed a game to you here. `{ $prefix }games` shows what is open.
refused-counter-same = These are the terms already. `{ $prefix }accept` begins the game.
refused-standing-clock = Tables that a room keeps open have the time that games usually have here (`{ $prefix }settings time`), or no clock: leave the time out.
refused-counter-how = Like this: `{ $prefix }counter first time=3d`. You can name the side, the time and `rated=true`.
refused-not-available = A game with { $name } is not possible now. `{ $prefix }new { $any-game }` opens a seat for others.
refused-blocked-by-you = You have blocked { $name }. `{ $prefix }unblock @{ $name }` allows games again.
refused-blocks-in-public = Whom you have blocked is for you alone: type `{ $prefix }block` in a direct chat with me.
refused-block-oneself = You cannot block yourself. `{ $prefix }block @name` keeps somebody else from beginning games with you.
refused-block-full = You have blocked a hundred people, which is the limit. `{ $prefix }unblock @name` makes room.
me-ask = { $value ->
    [on] Nobody begins a game with you without asking you first. `{ $prefix }me ask off` lets games begin at once.
   *[off] Games with you begin at once, and until your first move you can decline. `{ $prefix }me ask on` has you asked first.
 }
help-counter = answers a proposed game with other terms: side, time, `rated=true`
help-block = keeps somebody from beginning games with you; alone it lists whom you have blocked
help-unblock = allows somebody you have blocked to play with you again
arg-terms = terms
seats-here = Open seats:
seats-line = `#{ $session }` { $title }: { $name } waits, `{ $prefix }join #{ $session }`
refused-seat-already = You already wait here for somebody to play `{ $game }`: #{ $session }.{ $bots ->
    [0] { "" }
   *[other] { " " }To play at once: `{ $prefix }new { $game } bot`.
 } `{ $prefix }abort #{ $session }` closes the seat.
refused-seat-gone = Seat #{ $session } is not open any more. `{ $prefix }games` shows what is.
refused-seat-of-another = #{ $session } is not an open seat: that game was proposed to somebody else.
refused-seat-not-yours = Only whoever opened seat #{ $session }, or manages this room, can close it.
refused-seat-which = Which one? These can be meant: { $numbers }. Add the number: { $command ->
    [decline] `{ $prefix }decline #{ $session }`
    [leave] `{ $prefix }leave #{ $session }`
   *[abort] `{ $prefix }abort #{ $session }`
 }.
refused-join-own = Seat #{ $session } is your own: somebody else has to take it. `{ $prefix }abort #{ $session }` closes it.
refused-join-changed = What can be joined here has changed a moment ago, perhaps while you were typing. Read it, and type `{ $prefix }join #{ $session }` if you want that.
refused-other-has-enough = { $name } has as many open games here as one person may have in this room. Once one of them is over, you can begin one.
refused-join-they-have-enough = { $asked ->
    [0] Whoever opened seat #{ $session } has as many open games here as one person may have in this room. The seat can be taken once one of them is over.
   *[other] Whoever asks you for game #{ $session } has as many open games here as one person may have in this room. You can accept once one of them is over.
 }
refused-join-nothing = { $two ->
    [0] Nothing is open here. `{ $prefix }new { $any-game }` begins a game for you alone.
   *[other] Nothing is open here. `{ $prefix }new { $any-game }` opens a seat that anybody can take.
 }
refused-join-no-such = Nothing open here has the number { $number }. `{ $prefix }games` shows what is open.
refused-join-game = `{ $prefix }play { $game }` plays with whoever waits here for `{ $game }`. `{ $prefix }join #1` takes a seat by its number.
refused-join-tournament-changed = A seat that was open here has just been taken or closed. `{ $prefix }tournament join { $tournament }` enters tournament { $tournament }.
refused-join-which = Several things are open here. { $several ->
    [0] Add the number of a seat: `{ $prefix }join #{ $number }`. Seats: { $seats }
   *[other] `{ $prefix }join #{ $number }` takes the seat, `{ $prefix }tournament join { $tournament }` enters the tournament. Seats: { $seats }; tournaments: { $tournaments }
 }
refused-leave-changed = Your open seat here has just been taken or closed. `{ $prefix }tournament leave { $tournament }` takes you out of tournament { $tournament }.
refused-leave-which = What do you want to leave? `{ $prefix }leave #{ $session }` closes your open seat, `{ $prefix }tournament leave { $tournament }` takes you out of the tournament.
help-play = begins a game with whoever waits for one here; if nobody does, opens a seat for you. More under `{ $prefix }help new`
arg-what = WHAT

## Puzzles

puzzle-asked = Puzzle { $number } of { $game }. Your side: { $side }. Exactly one move wins within { $plies } { $plies ->
    [one] move
   *[other] moves, both sides counted
 }. { $left ->
    [one] Which one?
   *[other] Which one? You have { $left } such moves to find, one after the other.
 }
puzzle-asked-keep = Puzzle { $number } of { $game }. Your side: { $side }. Exactly one move keeps the win. { $left ->
    [one] Which one?
   *[other] Which one? You have { $left } such moves to find, one after the other.
 }
puzzle-asked-alone = Puzzle { $number } of { $game }. It can be solved from here, but exactly one move keeps it so. { $left ->
    [one] Which one?
   *[other] Which one? You have { $left } such moves to find, one after the other.
 }
puzzle-how-beside-games = You also have a game open here, so type your move like this: `{ $prefix }puzzle { $example }`. `{ $prefix }puzzle solution` tells the answer, `{ $prefix }puzzle next` gives another puzzle.
puzzle-how = Just type your move. `{ $prefix }puzzle solution` tells the answer, `{ $prefix }puzzle next` gives another puzzle.
puzzle-right = { $move } is right!{ $replies ->
    [0] {""}
   *[other] {" "}The other side answers { $reply }.
 } { $left ->
    [one] One more move: what now?
   *[other] What now? { $left } moves are left to find.
 }
puzzle-wrong = Puzzle { $number }: { $move } { $timed ->
    [1] does not win in time
   *[other] is not the move
 }: the other side answers { $reply }. Try another, or `{ $prefix }puzzle solution`.
puzzle-wrong-alone = Puzzle { $number }: { $move } is not the move. Try another, or `{ $prefix }puzzle solution`.
puzzle-solved = { $move } – solved{ $once ->
    [1] , at the first attempt
   *[other] {""}
 }! You have solved { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
 } of this game, { $all } in all. `{ $prefix }puzzle { $id }` gives another.
puzzle-solution = The solution of puzzle { $number }: { $moves }. `{ $prefix }puzzle { $id }` gives another puzzle.
puzzle-left = You have left puzzle { $number }. `{ $prefix }puzzle` gives you one.
puzzle-unknown = This puzzle cannot be shown any more. `{ $prefix }puzzle next` gives another.
refused-puzzle-one-move = In a puzzle I take one move at a time. Begin with `{ $typed }`.
refused-puzzle-none = You have no puzzle just now. `{ $prefix }puzzle` gives you one.
puzzle-said-so = That was said about the puzzle. A move in a game has its number before it, like `#12 e4-f4`.
refused-puzzle-open = You play no game here, but you are solving a puzzle: type your move. `{ $prefix }puzzle` shows it again, `{ $prefix }puzzle solution` tells the answer.
refused-puzzle-no-game = There are no puzzles of `{ $game }`. There are some of { $games }.
refused-puzzle-not-a-move = `{ $typed }` is neither a move in your puzzle nor a game. `{ $prefix }puzzle` shows the puzzle again.
refused-puzzle-which-move = `{ $typed }` can mean several moves: { $moves }. Type the whole of one.
refused-puzzle-or-game = `{ $typed }` could be a move in #{ $session } or the answer to your puzzle. Type `#{ $session } { $typed }` or `{ $prefix }puzzle { $typed }`.
refused-puzzle-or-games = `{ $typed }` could be a move in { $sessions } or the answer to your puzzle. Type `#{ $session } { $typed }` or `{ $prefix }puzzle { $typed }`.
help-puzzle = gives you a position in which exactly one move wins in time, or keeps the win; you find it
arg-solution = solution
puzzle-daily = The puzzle of the day! `{ $prefix }puzzle today` takes it up; then type your moves.
puzzle-daily-set = Every day at { $time } ({ $zone }) this room gets the puzzle of the day{ $one-game ->
    [0] {""}
   *[other] , always of { $title }
 }. `{ $prefix }puzzle daily off` ends that.
puzzle-daily-off = This room gets no puzzle of the day any more.
told-no-daily-puzzle = This room gets no puzzle of the day. { $manages ->
    [1] `{ $prefix }puzzle daily 18:00 Europe/Prague` sets when it gets one.
   *[other] `{ $prefix }puzzle today` gives you today’s.
 }
refused-puzzle-daily-quiet = This room is quiet, so it is shown no puzzle of the day. `{ $prefix }unmute` ends that.
refused-puzzle-daily-how = Like this: `{ $prefix }puzzle daily 18:00 Europe/Prague`, or `{ $prefix }puzzle daily 18:00 Europe/Prague { $any-game }` for always the same game.
arg-today = today
arg-daily = daily

prefix-set = From now on commands here begin with `{ $new }`, for example `{ $new }help`.
lang-set = From now on I speak English here. For yourself alone, in every room, it is `{ $prefix }me lang en`.
moved-here = This room takes the place of another, and the games of that one go on here: { $games }. `{ $prefix }board { $example }` shows how the first of them stands.

## Help

help-intro = I host board games played by message, each of you at your own pace. The commands:
help-topic-start = Begin
help-topic-play = Play
help-topic-look = Look back
help-topic-room = This room
help-typing = Moves need no `{ $prefix }`: on your turn just type them, several in one message if you like. If you play several games at once, reply to the board or put the number first: `#12 place 4`.
help-words = Also understood: { $words }.
help-new = begins a game with a friend, against the computer (`bot`) or on both sides (`@me`)
help-rematch = begins your last game once more, with the sides changed
help-again = begins your last game once more, as it was
help-games = lists the games
help-rules = explains a game
help-glossary = explains the words of the mancala games
help-help = lists the commands, or explains one
help-board = shows the board from your side: as text, as a picture or in words
help-moves = lists what can be played now
help-hint = tells you a good move, in games alone or against the computer
help-luck = adds a word of yours to the secret seed of the dice, in a game begun with “luck”
help-level = shows how well the computer plays, or changes it
help-why = explains why your last move was refused
help-draw = offers a draw, or accepts the one that is offered
help-pause = asks the other player to put the game off: `{ $prefix }pause 3d`; `{ $prefix }pause off` asks to go on
help-takeback = takes your last move back, or as many as you say; in a game with somebody, only within a minute or if they agree; after that it agrees to theirs, if they have asked; in tournaments never
help-accept = accepts what is offered to you: a draw, a takeback, the end of a game; or begins a game that was proposed to you
help-decline = declines what is offered to you, or withdraws your own offer; before your first move it asks whether to decline the whole game
arg-count = COUNT
help-yield = gives the game up
help-abort = calls a game off before both have moved, or at any time against the computer or yourself; once both have moved, the other one is asked to agree
help-show = shows the board as it was after an earlier roll or move; with “here”, brings the game into this room as well
help-replay = plays a game again step by step: the next step, the one before, or the one with a number; or shows all of it in pictures
help-history = lists the games of yours that are over, or those between you and somebody
help-mine = lists all your games in all rooms, whose turn it is and for how long
help-next = shows the board that has waited longest for you
arg-dice = dice
arg-live = live
arg-slow = slow
arg-untimed = untimed
arg-here = here
arg-code = CODE
arg-both-sides = @me
arg-next = next
arg-back = back
arg-page = PAGE
help-top = lists the best ratings of a game, here and everywhere; `{ $prefix }top tablut live` only those in live games, `{ $prefix }top tablut slow` in games with a clock that leaves hours or days, `{ $prefix }top tablut untimed` in those without one
help-stats = shows your results and ratings, or those of somebody and what is between you; with “dice”, all dice that you were ever dealt
help-analyse = shows how the chances changed in a game that is over, and what would have been better
help-export = gives you the record of a game, or all that I keep about you
help-import = loads a record for viewing
help-verify = checks the dice of a finished game against its seed
help-lang = sets the language of this room
help-prefix = sets the sign that commands begin with
help-settings = shows the settings of this room, or changes one
help-mute = in this room I answer only those who play here, and only about their games
help-unmute = I answer everybody in this room again
help-ban = I don’t answer somebody in this room any more, except about games that they have open here; without a name: who is banned
help-unban = I answer them again
help-privacy = says what I keep about you
help-forget = deletes all that I keep about you
help-link = joins your accounts of two platforms: gives a code, which you type on the other one
help-unlink = separates them again
arg-game = GAME
arg-friend = friend
arg-first = first
arg-second = second
arg-random = random
arg-luck = luck
arg-easy = easy
arg-hard = hard
arg-ruthless = ruthless
arg-on = on
arg-off = off
arg-prose = prose
arg-full = full
arg-word = WORD
arg-command = COMMAND
arg-number = N
arg-entry = ENTRY
arg-step-number = STEP
arg-record = RECORD
arg-prefix = SIGN
example-friend = @friend
help-more = `{ $prefix }help all` lists everything I know. `{ $prefix }help new` explains one command, `{ $prefix }help tablut` one game.
help-languages = Česky: `{ $prefix }jazyk cs`. Italiano: `{ $prefix }lingua it`. По-русски: `{ $prefix }язык ru`.
help-example = For example: { $command ->
    [new] `{ $prefix }new { $any-game }{ $with-friend }`{ $bots ->
        [0] { "" }
       *[other] , `{ $prefix }new { $any-game } bot:easy`
     }, `{ $prefix }new { $any-game } @me`
    [play] `{ $prefix }play { $any-game }`
    [rules] `{ $prefix }rules tablut`
    [glossary] `{ $prefix }glossary ruma`
    [help] `{ $prefix }help new`, `{ $prefix }help tablut`
    [puzzle] `{ $prefix }puzzle { $any-game }`, `{ $prefix }puzzle daily 18:00`
    [board] `{ $prefix }board`, `{ $prefix }board #12`
    [luck] `{ $prefix }luck apple`
    [level] `{ $prefix }level hard`
    [show] `{ $prefix }show 5`
    [import] `{ $prefix }import`
    [export] `{ $prefix }export`, `{ $prefix }export me`
    [edit] `{ $prefix }edit tablut`
    [me] `{ $prefix }me quiet 22-8 London`, `{ $prefix }me board picture`
    [takeback] `{ $prefix }undo`, `{ $prefix }undo 2`
    [pause] `{ $prefix }pause 3d`
    [replay] `{ $prefix }replay`, `{ $prefix }replay 5`
    [history] `{ $prefix }history`, `{ $prefix }history @friend`
    [top] `{ $prefix }top { $any-game }`
    [stats] `{ $prefix }stats`, `{ $prefix }stats @friend`
    [counter] `{ $prefix }counter first time=3d`
    [block] `{ $prefix }block @friend`
    [unblock] `{ $prefix }unblock @friend`
    [if] `{ $prefix }if e4-f4 then a4-b4`
    [queue] `{ $prefix }queue a4-b4`
    [lang] `{ $prefix }lang en`
    [prefix] `{ $prefix }prefix ?`
    [settings] `{ $prefix }settings time 3d`
    [ban] `{ $prefix }ban @friend`
    [unban] `{ $prefix }unban @friend`
    [standing] `{ $prefix }standing { $short-game } 5`
    [forget] `{ $prefix }forget me`
    [vacation] `{ $prefix }vacation`, `{ $prefix }vacation 10d`
    [wait] `{ $prefix }wait 3d`
    [tournament] `{ $prefix }tournament new { $any-game } swiss 5`
   *[other] `{ $prefix }{ $verb }`
 }
help-new-forms =
    { $two ->
        [0] { "" }
       *[other]
            `{ $prefix }new { $any-game }{ $with-friend } first` lets you move first, “second” lets your friend.
            `{ $prefix }new { $any-game }{ $with-friend } time=3d` gives three days for each turn, `bank=10d+1d` ten days for the whole game and one more for each turn, `live=10m+10s` ten minutes for two who are both there. With `hard=on` the game ends by itself when the time is over; with `weekends=off` the clocks stand still on Saturdays and Sundays.
            `{ $prefix }new { $any-game }{ $with-friend } time=off` has no clock, also where games usually have one; `{ $prefix }new { $any-game }{ $with-friend } rated=true` counts for the ratings of both.
            `{ $prefix }new { $any-game }` opens a seat here, which anybody may take with `{ $prefix }join`; `{ $prefix }play { $any-game }` takes one that is open, or opens one.
    }
    { $scripta ->
        [0] { "" }
       *[other] `{ $prefix }new quick @friend` is the short game of XII Scripta, with three pieces each.
    }
    { $tchuka ->
        [0] { "" }
       *[other] `{ $prefix }new tchuka` is played alone, so nobody is named.
    }
    { $bots ->
        [0] In this room nobody can begin games with the computer.
       *[other] `{ $prefix }new { $any-game } bot` is a game against the computer. `bot:easy`, `bot:hard` and `bot:ruthless` choose how well it plays, and two of them play each other.
    }
    `{ $prefix }new { $any-game } @me` is a game that you play alone, on both sides of the board.
    { $scripta ->
        [0] { "" }
       *[other] Options stand in brackets: `{ $prefix }new scripta(pieces=5,dice=hand) @friend` has five pieces each, and you throw real dice and type what they show. `{ $prefix }rules scripta full` lists the options.
    }
    `{ $prefix }new` alone, after a game of yours has ended here, begins the same game again, with the sides changed.
help-settings-words = Settings: { $words }. `{ $prefix }{ $verb } { $word }` says how one of them is set; `{ $prefix }{ $verb }` shows them all, and what to type to change them.
help-game-moves = Its moves look like this: { $moves }.
help-game-rules = `{ $prefix }rules { $game }` explains it, `{ $prefix }rules { $game } full` in every detail, with all options.
help-unknown = I have no help on `{ $word }`. I can explain these commands: { $commands }; these games: { $games }; and the words of mancala that `{ $prefix }glossary` lists.
help-move-word = `{ $word }` is a word of moves. { $count ->
    [one] This explains the game that has it: { $rules }.
   *[other] These explain the games that have it: { $rules }.
 }
help-me = shows your settings, or changes one: how boards are shown to you, quiet hours, reminders, one message a day instead of many, and more
arg-setting = SETTING
arg-picture = picture
arg-text = text

## Refusals

refused-hint = `{ $prefix }moves{ $which }` lists what you can play.
refused-which-session = There are several games here. Which one?
which-session-goes-on = One of your games here has just changed or ended. If you mean this one:
which-session-how = Put the number first, like `#{ $example } { $move }`, or after the command, like `{ $prefix }board #{ $example }`, or reply to the board.
which-session-move = Type its number, or put it first: `#{ $example } { $move }`.
which-session-command = Put its number after the command, like `{ $prefix }{ $verb } #{ $example }`.
refused-wrong-turn = It is { $player }’s turn in #{ $session }.
refused-no-seat = You are not playing in #{ $session }. Everybody may look: `{ $prefix }board #{ $session }`.
refused-no-seat-but = You are not playing in #{ $session }. In your own game it is `#{ $own } { $typed }`.
refused-move-in-thread = In this room a move needs its game’s number: `#{ $session } { $typed }`. In the game’s thread it does not.
refused-no-session = There is no game of yours here. Begin one: `{ $prefix }new { $any-game }{ $with-friend }`.
refused-no-session-but-elsewhere = There is no game of yours here. `{ $prefix }mine` lists your games in other rooms.
refused-no-such-session = There is no game #{ $session } here.
refused-session-over = Game #{ $session } is over. `{ $prefix }show 1 #{ $session }` looks back, `{ $prefix }games` lists what to play next.
refused-luck-first = The dice of #{ $session } wait for a word from each of you first: `{ $prefix }luck apple #{ $session }`, or any other.
refused-luck-not-awaited = The dice of #{ $session } do not wait for a word of yours. They do in a game begun with “luck”: `{ $prefix }new quick @friend luck`.
refused-luck-no-dice = Nothing in this game comes from a secret seed. Begin it without “luck”.
refused-luck-nowhere = No dice here wait for a word. They do in a game begun with “luck”: `{ $prefix }new quick @friend luck`.
refused-luck-word-is-in = Your word for the dice of #{ $session } is in already.
refused-luck-what = Which word? Any word or number will do: `{ $prefix }luck apple`.
refused-luck-too-long = That is too long: up to 64 characters, please.
refused-abort-or-withdraw = You have made an offer in #{ $session }. `{ $prefix }decline #{ $session }` withdraws it. `{ $prefix }abort #{ $session }` asks the other player to call the whole game off instead.
refused-confirm-abort = Really call off #{ $session }? Answer “yes” or “no”.{ $moved ->
    [0] { "" }
   *[other] { "" } To take back only your last move: `{ $prefix }undo #{ $session }`.
 }
refused-confirm-decline = Nothing is offered to you. Call off game #{ $session }, in which you have not moved yet? Answer “yes” or “no”.
refused-confirm-yield = Really give up #{ $session }? Answer “yes” or “no”, or type `{ $prefix }yield #{ $session }`.{ $puzzle ->
    [1] { "" } The solution of your puzzle is shown by `{ $prefix }puzzle solution`.
   *[other] { "" }
 }
refused-confirm-number = Is `{ $typed }` your move in #{ $session }, or a number from the list? Answer “yes” to play it, or “no”.
refused-confirm-move = Is `{ $near }` your move in #{ $session }? Answer “yes” to play it, or “no”.
refused-confirm-pass = Really pass? You can still play something in #{ $session }. Answer “yes” or “no”.
refused-not-a-move = That is not a move in #{ $session }. `{ $prefix }moves #{ $session }` lists what you can play.
refused-latin-letters = Columns, pits and keys are written in Latin letters. In #{ $session } you can type `{ $example }`; `{ $prefix }moves #{ $session }` lists everything.
refused-no-such-move = `{ $typed }` is not how a move is written in #{ $session }. You can type `{ $example }`; `{ $prefix }moves #{ $session }` lists everything.
refused-not-understood = I don’t understand that. `{ $prefix }help` lists what I know.
refused-said-nothing = Hello! I keep board games for two. `{ $prefix }games` lists them, `{ $prefix }new { $short-game }{ $with-friend }` begins one{ $bots ->
    [0] { "" }
   *[other] , `{ $prefix }new { $short-game } bot` one against me
 }, `{ $prefix }help` explains the rest.
refused-thanked = You’re welcome! `{ $prefix }help` lists what I know.
refused-game-as-command = `{ $game }` is a game: `{ $prefix }new { $game } @friend` begins it with a friend{ $bots ->
    [0] { "" }
   *[other] , `{ $prefix }new { $game } bot` with me
 }, `{ $prefix }rules { $game }` explains it.
refused-game-as-command-alone = `{ $game }` is a game for one: `{ $prefix }new { $game }` begins it, `{ $prefix }rules { $game }` explains it.
refused-unknown-command = I don’t know the command `{ $word }`. `{ $prefix }help` lists what I know.
refused-did-you-mean = I don’t know the command `{ $word }`. Did you mean `{ $prefix }{ $known }`?
refused-too-long = That is too long for me: I read messages of up to 4,000 characters, records of up to 64,000.
refused-which-move = `{ $typed }` can mean several moves: { $moves }. Type one of them, or just the end of it.
refused-new-which-game = Which game, and with whom? Like this: `{ $prefix }new { $any-game }{ $with-friend }`{ $bots ->
    [0] { "" }
   *[other] , or against the computer: `{ $prefix }new { $any-game } bot`
 }. `{ $prefix }games` lists the games.
refused-new-or-start = What shall begin? `{ $prefix }start { $tournament }` begins tournament { $tournament }, `{ $prefix }new { $any-game }{ $with-friend }` a game, `{ $prefix }rematch` your last game once more.
refused-unknown-game = I don’t know the game `{ $game }`. `{ $prefix }games` lists the games.
refused-play-what-or-again = Nobody waits for a game here. { $two ->
    [0] `{ $prefix }new { $short-game }` begins one for you alone
   *[other] `{ $prefix }play { $short-game }` waits for somebody to play with you{ $bots ->
        [0] { "" }
       *[other] , `{ $prefix }new { $short-game } bot` begins one against the computer
     }
 }, `{ $prefix }rematch #{ $session }` begins your last one again. `{ $prefix }games` lists the games.
refused-repeat-partner-gone = The other player of #{ $session } has left, so there is nobody to play it again with. `{ $prefix }new { $any-game }` waits for whoever comes.
refused-repeat-not-there = #{ $session } was played in another room, and it cannot begin again there now: the settings of that room or a ban there do not allow it.
refused-play-what = Nobody waits for a game here. { $two ->
    [0] `{ $prefix }new { $short-game }` begins one for you alone
   *[other] `{ $prefix }play { $short-game }` waits for somebody to play with you{ $bots ->
        [0] { "" }
       *[other] , `{ $prefix }new { $short-game } bot` begins one against the computer
     }
 }. `{ $prefix }games` lists the games.
refused-new-what-else = I know `{ $game }`, but what is `{ $rest }`? A friend’s name is written with an @, like { $name ->
    [1] `{ $prefix }new { $game } @{ $rest }`
   *[0] `{ $prefix }new { $game } @friend`
 }, the computer `bot:hard`, a rated game `rated=true`, a clock `time=3d`; options of the game stand in brackets.
refused-new-what-level = Only the computer has levels. A game against it: { $level ->
    [easy] `{ $prefix }new { $game } bot:easy`
    [hard] `{ $prefix }new { $game } bot:hard`
   *[ruthless] `{ $prefix }new { $game } bot:ruthless`
 }
refused-new-what-else-alone = I know `{ $game }`, but what is `{ $rest }`? It is played alone, and options stand in brackets: `{ $prefix }rules { $game } full` lists them.
refused-which-game = `{ $game }` is a whole family. Choose one of them: { $games }.
refused-nothing-refused-since = Nothing of yours has been refused since the last move in #{ $session }. When something is, `{ $prefix }why` explains the rule.
refused-nothing-refused-there = I remember only what was refused you last, and that was not in #{ $session }. When something is, `{ $prefix }why` explains the rule.
refused-nothing-refused = Nothing of yours has been refused here. When something is, `{ $prefix }why` explains the rule.
refused-unknown-word = The glossary does not have “{ $word }”. `{ $prefix }glossary` lists the words it has, `{ $prefix }help` the commands, `{ $prefix }games` the games.
refused-unknown-option = The game has no option `{ $option }`; `{ $prefix }rules { $game } full` lists its options. A clock is typed like `time=3d`, `bank=10d+1d` or `live=10m+10s`, and `rated=true` makes a game rated.
refused-option-twice = The option `{ $option }` is there with two values. Which one?
refused-bad-option = Values of the option `{ $option }`: { $allowed }.
refused-edit-who = With whom? Mention a person, like `{ $prefix }edit play @friend`{ $bots ->
    [0] { "" }
   *[other] , or play against the computer: `{ $prefix }edit play bot`
 }.
refused-unknown-person = I cannot find { $person } here. Type @ and choose the person from the list that appears, in a room that both of you see.
refused-one-friend = A game is for two: mention one person, name two computers that play each other, or play both sides yourself: `{ $prefix }new { $any-game } @me`.
refused-already-playing = You are already playing `{ $game }` with { $name } here: #{ $session }. Finish it first, or choose another game or variant; another time, side or rating does not make it another game.
refused-already-alone = You are already playing `{ $game }` here: #{ $session }. Finish it first, or call it off with `{ $prefix }abort #{ $session }`.
refused-level-nobody = Only the computer has a level, and people play #{ $session }.{ $bots ->
    [0] { "" }
   *[other] { " " }A game against the computer begins like this: `{ $prefix }new { $any-game } bot:easy`.
 }
refused-level-already = The computer already plays #{ $session } at the level “{ $level ->
    [easy] easy
    [hard] hard
   *[ruthless] ruthless
 }”.
refused-level-unknown = There is no level `{ $word }`. The levels are “easy”, “hard” and “ruthless”.
refused-computers-playing = Two computers are already playing here, in #{ $session }. `{ $prefix }abort #{ $session }` stops them.
refused-computer-cannot-roll = The computer cannot roll real dice. Leave `dice=hand` out, and I roll for both of you.
refused-solitaire = `{ $game }` is played alone: `{ $prefix }new { $game }`.
refused-show-which-entry = After which entry? Rolls and moves are counted one by one: `{ $prefix }show 3` is the board after the third. The lines of a record are numbered by turns.
refused-nothing-played = Nothing has been played in #{ $session }.
refused-no-such-entry = Game #{ $session } has only { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 }.
refused-no-such-step = Game #{ $session } has only { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }. `{ $prefix }replay #{ $session } { $steps }` shows the last one.
refused-import-what = Put the record below the command, in the same message.
refused-record-too-much = I do not replay this record: it has too many entries, or to play it through takes too long. The command “lusoria verify” checks it on your own computer.
refused-record-head = That is not a record: it must begin with the line `lusoria-record: 2`.
refused-record-without-import = This looks like a record. Put `{ $prefix }import` on the line above it, and I load it for viewing.
refused-record-line = I cannot read that record: I don’t understand line { $line }.
refused-record-entry = Line { $line } of that record contradicts the lines before it: entry { $entry } is not possible there.
refused-record-game = The record names no game, options and rules that I have. Is it whole? Paste all of its lines into one message.
refused-record-false = I do not take that record: { $what ->
    [differs] entry { $entry } is not what its seed gives there, `{ $expected }`
    [wrong-ending] the end that it tells is not the one its moves come to
    [cut-short] it tells the seed, but the end of the game has been cut off
    [wrong-seed] its seed and its game are not what its hash promised
   *[wrong-sum] its line “sum:” is missing or is not the sum of its other lines
 }.
refused-just-begun = Game #{ $session } has just begun, so no other one begins: perhaps this was sent twice. If you want one more game, type it again in a few seconds.
refused-one-new-game = One new game in a message, please.
refused-bad-prefix = A prefix is one to three signs such as `!`, `?`, `$` or `+`.
refused-bad-lang = I speak English (`en`), Czech (`cs`), Italian (`it`) and Russian (`ru`).
refused-may-not-configure = Only those who may manage this room can change its settings.
refused-unreadable = I could not read that message: it is encrypted, and its key did not reach me. Please write it again.
refused-too-many-lines = I read ten lines of a message. The lines after them have not been read.
refused-too-many-moves = That is too much at once: I play up to 50 moves of one message. Nothing of this line has been played.
refused-second-command = One command on a line, please: `{ $command }` belongs on a line of its own. Nothing of this line has been done.
refused-word-left-over = { $kind ->
    [repeat] A game begins again with the same players and options, so I have done nothing. `{ $prefix }new { $any-game }{ $with-friend }` begins one with others.
    [person] That command takes no name, so I have done nothing.
   *[word] What is `{ $word }`? That command takes no such word, so I have done nothing.
    }
refused-one-person = One person at a time, please: I have done nothing.
refused-too-many-words = That line is too long for me: I read up to 120 words of one.
refused-line-unknown = Played: `{ $played }`. I don’t know `{ $word }`, so `{ $rest }` has not been played.
refused-line-turn-over = Played: `{ $played }`. That ended your turn, so `{ $rest }` has not been played.
refused-line-unknown-near = Played: `{ $played }`. I don’t know `{ $word }`, so `{ $rest }` has not been played. Did you mean `{ $near }`? Answer “yes” or “no”.
refused-move-near = `{ $typed }` is no move. Did you mean `{ $near }`? Answer “yes” or “no”.
refused-answer-not-first = A yes or no answers me only as the first line of a message: what stands before it may have changed what was asked.
refused-offer-or-talk = If that was for what has been offered to you in #{ $session }, type `{ $prefix }accept #{ $session }` or `{ $prefix }decline #{ $session }`.
refused-question-mark = That ends with a question mark, so I have done nothing. `{ $prefix }{ $known }` does it.
refused-answer-or-offer = Is that for my question, or for what has been offered to you in #{ $session }? I have done nothing. For the offer, type `{ $prefix }accept #{ $session }` or `{ $prefix }decline #{ $session }`; for my question, type what you wanted again.
refused-answer-too-late = That was too late for my question: the game has gone on, something else was typed since, or too much time has passed. Nothing was done; if you still want it, type the command again.
refused-nothing-asked = I have not asked you anything. `{ $prefix }help` lists what I know.
refused-no-time-of-day = “{ $value }” is no time of the day: those go from 0:00 to 23:59.
refused-me-value = “{ $value }” does not fit there. { $kind ->
    [switch] Either `{ $prefix }me ask on` or `{ $prefix }me ask off`.
    [quiet] Like this: `{ $prefix }me quiet 22-8 London`, or `{ $prefix }me quiet off`.
    [digest] Like this: `{ $prefix }me digest 18:00 London`, or `{ $prefix }me digest off`.
    [remind] Like this: `{ $prefix }me remind 3d`, from 1 to 30 days, or `{ $prefix }me remind off`.
    [theme] One of these: `{ $prefix }me theme light`, `{ $prefix }me theme dark`, `{ $prefix }me theme contrast`.
    [width] Either `{ $prefix }me width narrow` or `{ $prefix }me width wide`.
    [lang] One of these: `en`, `cs`, `it`, `ru`, like `{ $prefix }me lang en`; or `{ $prefix }me lang off`.
   *[board] One of these: `{ $prefix }me board text`, `{ $prefix }me board picture`, `{ $prefix }me board prose`, `{ $prefix }me board room`.
 }
refused-me-how = I don’t know that setting. `{ $prefix }me` lists your settings and says how each is changed.
refused-no-zone = I don’t know the time zone `{ $zone }`. A large city will do, or `Europe/Prague`, CET, UTC+3.
refused-no-zone-near = I don’t know the time zone `{ $zone }`. Perhaps it is `{ $near }`?
refused-settings-value = “{ $value }” does not fit there. { $kind ->
    [switch] That setting can only be on or off.
    [number] It has to be a number from 0 to 1000; 0 means as many as you like.
    [night] Like this: `{ $prefix }settings night 22-8 London`, or `{ $prefix }settings night off`.
    [time] Like this: `{ $prefix }settings time 3d`, `{ $prefix }settings time bank=10d+1d`, or `{ $prefix }settings time off`.
    [games] Names of games, like `{ $prefix }settings games tablut, murus`, or `{ $prefix }settings games all`.
    [lang] One of these: `en`, `cs`, `it`, `ru`, like `{ $prefix }settings lang en`.
    [prefix] It has to be a sign or a short word that moves do not begin with, like `{ $prefix }settings prefix ?`.
   *[board] One of these: `{ $prefix }settings board text`, `{ $prefix }settings board picture`, `{ $prefix }settings board prose`.
 }
refused-settings-how = I don’t know that setting. `{ $prefix }settings` lists the settings of this room and says how each is changed.
refused-confirm-forget = Really forget you? Your open games end ({ $games } now): those of tournaments and those in which both have moved count as given up, the others are called off. Your name, settings, ratings, puzzles and saved positions are deleted everywhere and never come back. `{ $prefix }export me` gives you a copy first.{ $organizes ->
    [1] {" "}Tournaments that you have announced go on without you: from then on only those who manage their room can begin them or call them off.
   *[0] {""}
 } To do it, type `{ $prefix }forget me yes`.
refused-forget-whom = `{ $prefix }forget me` deletes all that I keep about you; I ask once more before I do it. `{ $prefix }privacy` says what that is.
refused-show-here-which = Say which game to show here, for example `{ $prefix }show #12 here`; `{ $prefix }mine` lists your games.
refused-show-only-here = #{ $session } was not brought here from elsewhere, so there is nothing to take away.
refused-show-of-tournament = Game #{ $session } of tournament { $tournament } is played from this room, so it stays here.
refused-shown-in-too-many = #{ $session } is shown in four rooms, and it can be shown in no more. `{ $prefix }show #{ $session } off` in one of them makes room.
refused-link-no-code = That code does not count, or no longer. `{ $prefix }link` on the other platform gives a new one.
refused-link-too-often = Too many wrong codes. Try again in ten minutes, with a new one.
refused-link-same = You are the same person to me already. Type the code on the other platform.
refused-link-game = You play #{ $session } against yourself there. Finish it first; then `{ $prefix }link` once more.
refused-link-tournament = In tournament { $tournament } you take part twice. Leave it on one side first.
refused-confirm-link = Is { $name } on { $platform } you, too? Then your games, ratings and settings there and here become one, and whoever writes there plays all of them. Answer “yes” or “no”.
refused-data-in-public = What I keep about you is for you alone: type `{ $prefix }export me` in a direct chat with me.
refused-link-in-public = Codes are for you alone: type `{ $prefix }link` in a direct chat with me. A code that was written here no longer counts.
refused-link-same-platform = I do not join two accounts of one platform: type the code on the other platform.
refused-link-alone = A message that joins accounts or separates them can contain nothing else.
refused-link-busy = One moment: your accounts are just being joined. Write that again.
refused-unlink-alone = I know you on this platform only, so there is nothing to separate.
refused-other-banned-here = { $name } is banned in this room, so no game with them begins here.
refused-banned-here = Whoever manages this room does not want me to answer you here. Games that you have open here you can still play to the end; ask me everything else in a direct chat.
refused-muted-here = In this room I answer only those who play here, and only about their games: whoever manages it wants quiet. Ask me in a direct chat.
refused-nobody-waits-closed = Nobody waits here for you to play with, and in this room only those who manage it begin games.
refused-games-not-open = In this room only those who manage it begin games (`{ $prefix }settings open`).
refused-game-not-here = `{ $game }` is not played in this room; `{ $prefix }settings games` says what is.
refused-no-kibitz = #{ $session } is rated, and in this room those who do not play keep their comments until it is over. Thank you!
refused-mute-whom = `{ $prefix }mute` and `{ $prefix }unmute` are for the whole room and take no name. `{ $prefix }ban @friend` has me ignore one person here.
refused-dice-of-others = I count dice only for the person who threw them: `{ $prefix }stats dice` shows yours.
refused-ratings-alone = { $game } is a game for one player, so nobody has a rating in it. `{ $prefix }top` lists all ratings.
refused-mute-how-long = `{ $prefix }mute` takes no time: it holds until somebody who manages the room types `{ $prefix }unmute`.
refused-mute-hours = `{ $prefix }mute` has no hours. `{ $prefix }me quiet { $hours }` keeps reminders from you at those hours; add your city: `{ $prefix }me quiet 22-8 London`.
refused-everybody-manages = Everybody at this terminal manages the room, so I answer everybody here: silence and bans have no effect. They are for rooms on Discord and Matrix.
refused-name-without-at = Write `@{ $person }`: without the @ I don’t know whom you mean. Nothing has changed.
refused-not-blocked = You have not blocked { $name }. `{ $prefix }block` lists whom you have blocked.
refused-ban-yourself = You cannot ban yourself.
refused-too-many-bans = I cannot keep more bans for this room.
refused-no-bots-here = In this room nobody can begin games with the computer: whoever manages it has turned that off (`{ $prefix }settings bots`).
refused-unknown-game-near = I don’t know the game `{ $game }`. Did you mean `{ $near }`? `{ $prefix }games` lists the games.
refused-draw-alone = You play #{ $session } alone, so there is nobody to agree on a draw with.
refused-draw-unknown = #{ $session } cannot end as a draw: the rules of this game always have a winner. `{ $prefix }yield #{ $session }` gives it up.
refused-draw-computer = The computer plays #{ $session } to its end; a draw there comes only from the rules. `{ $prefix }abort #{ $session }` calls it off.
refused-offer-stands = You have offered that already in #{ $session }. It stays open until it is answered; `{ $prefix }decline #{ $session }` withdraws it.
refused-offer-changed = What is offered to you in #{ $session } has changed a moment ago, perhaps while you were typing. Read it, and type `{ $prefix }accept #{ $session }` if you agree to that, or `{ $prefix }decline #{ $session }`.
refused-offered-before = You have offered that in #{ $session } already. You can offer it again once the other player has moved.
refused-pause-alone = Nobody waits for you in #{ $session }, and no clock runs, so there is nothing to put off: play on whenever you like.
refused-pause-how-long = For how many days? 1 to 30, like this: `{ $prefix }pause 3d`. `{ $prefix }pause off` ends it.
refused-pause-none = #{ $session } is not put off. `{ $prefix }pause 3d #{ $session }` asks the other player for three days.
refused-fits-nowhere = That is possible in none of your games here just now. `{ $prefix }mine` lists them.
refused-nothing-offered = Nothing is offered to you in #{ $session }.
refused-nothing-offered-but-the-game = Nothing is offered to you in #{ $session }. If you do not want to play the game at all, `{ $prefix }abort #{ $session }` calls it off.
refused-takeback-late = You cannot take that back in #{ $session }: so much time has passed since then that yours would be over.
refused-confirm-takeback = { $board ->
    [replay] In a replay, `{ $prefix }replay back` goes one step back.
    [editor] In the editor, `{ $prefix }edit undo` takes the last change back.
   *[puzzle] In a puzzle nothing can be taken back.
 } Take a move back in your game #{ $session }? Answer “yes” or “no”.
refused-takeback-or-session = No { $session } moves can be taken back in any of your games here. Did you mean game #{ $session }: `{ $prefix }undo #{ $session }`?
refused-takeback-nothing = There is no move of yours to take back in #{ $session }.
refused-takeback-fewer = { $moves ->
    [one] Only one move of yours can be taken back in #{ $session }: `{ $prefix }undo`.
   *[other] Only { $moves } moves of yours can be taken back in #{ $session }: `{ $prefix }undo { $moves }`.
 }
refused-repeat-what = No game of yours has ended here yet. Begin one: `{ $prefix }new { $any-game }{ $with-friend }`{ $bots ->
    [0] { "" }
   *[other] , or `{ $prefix }new { $any-game } bot` against the computer
 }.
refused-repeat-goes-on = #{ $session } is not over yet. When it is, it can begin once more.
refused-nothing-waits = It is your turn in none of your games. `{ $prefix }mine` lists them, and what you have been asked.
refused-mine-alone = `{ $prefix }mine` lists your own games and needs no more words; I do not know what “{ $word }” means there. `{ $prefix }history @friend` lists the games that you have finished with somebody.
refused-no-such-page = { $pages ->
    [one] There is only one page: `{ $prefix }history` shows it.
   *[other] There are only { $pages } pages: `{ $prefix }history { $pages }` shows the last one.
 }
refused-replay-end = That was the last step of #{ $session }. `{ $prefix }replay back` goes back.
refused-replay-how = I don’t understand “{ $word }” here. A step is a number (`{ $prefix }replay 7`) or a word (`{ $prefix }replay next`, `{ $prefix }replay back`); `{ $prefix }replay picture` shows the whole game. The number of a game has `#`: `{ $prefix }replay next #2`.
refused-replay-one-step = One step at a time. A step is a number (`{ $prefix }replay 7`) or a word (`{ $prefix }replay next`, `{ $prefix }replay back`); `{ $prefix }replay picture` shows the whole game. The number of a game has `#`: `{ $prefix }replay next #2`.
refused-quit-how = You can stop at any time: I wait until you write again. `{ $prefix }yield` gives a game up, `{ $prefix }leave` leaves a seat or a tournament. At a terminal the word “quit”, without the sign before it, ends the program.
refused-remind-how = `{ $prefix }me remind 3d` reminds you of games without a clock that wait for you after three days, `{ $prefix }me remind off` never.
refused-no-computer = { $bots ->
    [0] In this room nobody can begin games with the computer.
   *[other] Name me as your opponent: `{ $prefix }new { $any-game } bot`. `bot:easy`, `bot:hard` and `bot:ruthless` choose how well I play.
 }
refused-rated-how = Like this: `rated=true` or `rated=false`.
refused-rated-alone = Only games of two people are rated: leave `rated=true` out.
refused-rated-form = Games with these options, or from a position, are not rated: leave `rated=true` out.
refused-no-clock = #{ $session } is played without a clock.{ $two ->
    [0] { "" }
   *[other] { " " }`{ $prefix }new { $any-game }{ $with-friend } time=3d` begins a game with three days for each turn.
 }
refused-hint-between-people = Two people play #{ $session }, so nobody is given hints there. There are hints in games alone, against the computer, and on both sides (`{ $prefix }new { $any-game } @me`).
refused-hint-roll-first = Roll your dice first in #{ $session }; then I can say which move is good.
refused-analyse-goes-on = #{ $session } is not over yet. Once it is, `{ $prefix }analyse #{ $session }` shows how it went.
refused-still-thinking = I am still thinking about your last question.
refused-no-answer = I found no answer to that. Whoever runs this bot finds the reason in the log.

## Limits

refused-too-many-messages = { $whose ->
    [person] That is more than I can do for one person. I listen to you again in
    [room] That is more than I can do for one room. Moves are played all the same; everything else here I answer again in
   *[host] So many people are asking that I cannot keep up. Moves are played all the same; everything else I answer again in
 } { $unit ->
    [hours] { $time ->
        [one] { $time } hour
       *[other] { $time } hours
    }
   *[minutes] { $time ->
        [one] { $time } minute
       *[other] { $time } minutes
    }
 }.
refused-too-many-imports = { $whose ->
    [person] You have brought in as many records as one person may. I take the next one in
    [room] As many records have been brought in here as one room may. I take the next one in
   *[host] So many records have been brought in that I cannot keep up. I take the next one in
 } { $unit ->
    [hours] { $time ->
        [one] { $time } hour
       *[other] { $time } hours
    }
   *[minutes] { $time ->
        [one] { $time } minute
       *[other] { $time } minutes
    }
 }.
refused-too-many-waiting = { $whose ->
    [person] My answers to you are still on their way.
    [room] Very many answers to this room are still on their way.
   *[host] Very many answers of mine are still on their way.
 } Moves are played all the same; everything else I answer again once those have arrived.
refused-more-games-than-allowed = { $whose ->
    [person-room] In this room one person may have { $most ->
        [one] one open game
       *[other] { $most } open games
    } (`{ $prefix }settings each`); you have { $number }. Finish or call off { $surplus } of them first.
   *[room] In this room there may be { $most ->
        [one] one open game
       *[other] { $most } open games
    } (`{ $prefix }settings most`); there are { $number }. Wait until { $surplus } of them have ended{ $own ->
        [0] {""}
       *[other] , or finish or call off yours
    }.
 }
refused-too-many-games = { $whose ->
    [person-room] You have { $number ->
        [one] one open game
       *[other] { $number } open games
    } here, and { $setting ->
        [each] this room allows one person no more (`{ $prefix }settings each`)
       *[other] one person may have no more in one room
    }. Finish one first, or give one up with `{ $prefix }yield`, or call one off with `{ $prefix }abort`.
    [person] You have { $number ->
        [one] one open game
       *[other] { $number } open games
    }, and one person may have no more. Finish one first, or give one up with `{ $prefix }yield`, or call one off with `{ $prefix }abort`.
    [room] { $number ->
        [one] There is one open game
       *[other] There are { $number } open games
    } here, and { $setting ->
        [most] this room allows no more (`{ $prefix }settings most`)
       *[other] a room may have no more
    }. Wait until one has ended{ $own ->
        [0] {""}
       *[other] , or give one of yours up with `{ $prefix }yield`, or call one off with `{ $prefix }abort`
    }.
   *[host] There are { $number } open games, and I can keep no more. Wait until one has ended{ $own ->
        [0] {""}
       *[other] , or give one of yours up with `{ $prefix }yield`, or call one off with `{ $prefix }abort`
    }.
 }
refused-editor-full = { $what ->
    [positions] The editor keeps { $number } positions for one person, and yours is full.
   *[bytes] The editor keeps { $number } bytes for one person, and yours is full.
 } Save in a slot that you no longer need.
refused-not-answered-yet = { $name } has not answered you yet. You can begin another game together once { $name } has played in the first one or has begun one with you.
refused-declined = { $name } did not want to play. You can ask again in { $unit ->
    [hours] { $time ->
        [one] { $time } hour
       *[other] { $time } hours
    }
   *[minutes] { $time ->
        [one] { $time } minute
       *[other] { $time } minutes
    }
 }; { $name } can begin a game with you at any time.
refused-too-many-calls = Today you have called { $number ->
        [one] { $number } person
       *[other] { $number } people
    } who did not know you and have not taken up a game. Call somebody else tomorrow, or once one of them has.

## What can be pressed, and the options of slash commands.
control-my-side = My side
control-explain = Explain
control-step-next = Next step
control-step-back = Previous step
control-type = Type a move…
control-choose-move = Choose a move
control-choose-piece = Choose a piece, then its move
control-yes = Yes
control-no = No
control-form-title = Your move
control-form-label = Move
option-both-sides = myself, on both sides
option-command = a command or a game
option-what = what to do: add, remove, challenge, invite, cancel, here; or the format and the game
option-setting = the setting and its value; without it, all settings are shown
option-code = the code that the bot gave you on the other platform
option-count = how many
option-step-number = the number of the step
option-page = the page of the list
option-terms = what you would like instead: who begins, the time
option-moves = the moves, in their order
option-dice = show how your own dice have fallen
option-all-mine = everything that is kept about you
option-here = bring the game into this room
option-off = end it
option-me = confirm that everything about you is to be deleted
option-person = the person who is meant
option-number-there = the number of the tournament, or of the open seat, if there are several
option-name-computer = computer
option-name-kind = kind
option-name-language = language
option-name-level = level
option-name-me = me
option-name-move = move
option-name-number = number
option-name-puzzle-next = what
option-name-side = side
option-name-step = step
option-name-time = time
option-name-tool = tool
option-computer = play against the computer instead
option-entry = after which roll or move
option-friend = the person to play with
option-full = the full text
option-game = the game, with options if you like: tablut(king=custodial)
option-game-alone = the game
option-language = the language
option-level = how well the computer plays
option-luck = each of you adds a word to the seed of the dice
option-move = your move, as the list shows it
option-number = the number of the game, if you play several
option-prefix = the sign that commands begin with
option-form = as text, as a picture, or in words
option-side = who moves first
option-tool = what to do, as in set e5 white
option-word = the word
help-move = plays a move: the legal ones are listed as you type
refused-press-stale = That button belongs to an earlier position: #{ $session } has gone on. `{ $prefix }board #{ $session }` shows it as it stands now.
refused-press-answered = That question is no longer open, or it was put to somebody else. Nothing has changed.
option-time = how much time you have: time=3d, bank=10d+1d or live=10m+10s
option-span = how long, for example 3d

## Time

span-days = { $small ->
    [0] { $large } d
   *[other] { $large } d { $small } h
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
opened-time = Each turn may take { $start }.
opened-bank = Each of you has { $start } for the whole game{ $adds ->
    [0] .
   *[other] , and every turn gives back { $add }, up to { $start }.
 }
opened-live = Each of you has { $start } for the whole game{ $adds ->
    [0] .
   *[other] , and every turn adds { $add }.
 }
time-short = { $turn ->
    [1] { $start } a turn
   *[other] { $start } a game{ $adds ->
        [0] {""}
       *[other] , { $add } more a turn
     }
 }
terms-hard = then lost
terms-weekends = clocks stand still at weekends
terms-no-vacation = no days of vacation
terms-rated = rated
terms-luck = with words for the dice
terms-first = { $own ->
    [1] you move first
   *[other] { $name } moves first
 }
terms-second = { $own ->
    [1] you move second
   *[other] { $name } moves second
 }
opened-weekends = The clocks stand still at weekends.
opened-vacation = From your second turn on, days of vacation are spent first when your time is over: each of you has 30 a year, for all games together.
opened-time-soft = Whoever runs out of time loses only if the other one says so: `{ $prefix }claim`. `{ $prefix }clock` shows what is left.
opened-time-hard = Whoever runs out of time has lost. `{ $prefix }clock` shows what is left.
time-little = { $player } has only { $left } left.
board-time-over = { $player } has no time left. `{ $prefix }claim{ $which }` ends the game if the other player types it; until then a move still counts.
board-time-over-computer = { $player } has no time left. The computer does not claim the game, so a move still counts.
clock-head = #{ $session } ({ $game }):
clock-put-off = Put off for another { $left }: no clock runs.
clock-rests = { $player } is on vacation for another { $rest }: until then that clock stands still.
clock-weekend = It is the weekend: until Monday (0:00 UTC) no clock runs.
clock-on-turn = { $player }: { $left }, running
clock-waits = { $player }: { $left }
clock-over = { $player }: time is over
clock-computer = { $player }: no clock
time-given = { $giver } gives { $player } more time in #{ $session }: { $left } from now{ $stands ->
    [1] , not counting the time in which that clock stands still
   *[other] {""}
 }.
time-over = { $player }, the time of { $late } in #{ $session } ({ $game }) is over. `{ $prefix }claim #{ $session }` ends the game, { $live ->
    [1] `{ $prefix }wait 10m #{ $session }` gives ten more minutes
   *[other] `{ $prefix }wait 3d #{ $session }` gives three more days
 }, or you simply wait. { $late }, until then a move of yours still counts.
time-over-computer = { $late }, your time in #{ $session } ({ $game }) is over. The computer does not claim the game: your move still counts, whenever you make it.
reminder = { $player }, { $other } has been waiting for your move in #{ $session } ({ $game }) for { $waited }. `{ $prefix }board #{ $session }` shows the board.
reminder-left = { $player }, you have { $left } left for your move in #{ $session } ({ $game }). `{ $prefix }board #{ $session }` shows the board.
vacation-left = { $left ->
    [0] You have no days of vacation left. Each of the 30 comes back 365 days after it was taken.
   *[other] You have { $left ->
        [one] one day
       *[other] { $left } days
     } of vacation left; each of the 30 comes back 365 days after it was taken. They are spent one by one when your time runs out, for all your games at once; `{ $prefix }vacation { $take }d` takes { $take ->
        [one] one day
       *[other] { $take } days
     } from now on.
 }
vacation-on = You are on vacation for another { $rest }: in games that allow it, your clock stands still{ $count ->
    [0] .
   *[other] , but not in { $games }: there it runs on.
 } `{ $prefix }vacation off` ends it with the day that has begun. Days of vacation left: { $left }.
refused-vacation-how-long = You can take 1 to { $left } days, like this: { $left ->
    [1] `{ $prefix }vacation 1d`
    [2] `{ $prefix }vacation 2d`
   *[other] `{ $prefix }vacation 3d`
 }.
refused-vacation-not-on = You are not on vacation. `{ $prefix }vacation` shows how many days you have.
refused-vacation-none = You have no days of vacation left. Each of the 30 comes back a year after it was taken.
refused-digest-where = I write that to you alone, where nobody else reads it. Open a direct chat with me and type there: `{ $prefix }me digest 18:00 Europe/Prague`.
refused-digest-nowhere = Here I cannot write to you alone: there are no direct chats. `{ $prefix }me remind 3d` makes reminders rarer, and `{ $prefix }mine` lists what waits for you.
help-clock = shows how much time both players have left
help-times = A game has a clock if that is said at its beginning: `{ $prefix }new { $any-game }{ $with-friend } time=3d`. `time=3d` is three days for each turn, `bank=10d+1d` ten days for the whole game and a day more for each turn, `live=10m+10s` ten minutes and ten seconds more for each turn. With `hard=on` the game ends by itself when the time is over; with `weekends=off` the clocks stand still on Saturdays and Sundays.
help-claim = ends a game in which the other player’s time is over
help-wait = gives the other player more time, for example `{ $prefix }wait 3d`
help-vacation = shows your days of vacation, or takes some of the 30 that you have a year: `{ $prefix }vacation 10d`
arg-time = time=3d
arg-span = TIME
refused-time-how = I don’t understand that time. `time=3d` is three days for each turn, `bank=10d+1d` ten days for the whole game and a day more for each turn, `live=10m+10s` ten minutes and ten seconds more for each turn; `hard=on` and `weekends=off` can be added.
refused-time-without-clock = `hard=on` and `weekends=off` say how a clock goes, and none is named. Add one: `time=3d` is three days for each turn.
refused-time-alone = A clock needs two players: name a friend or the computer.
refused-clock-nowhere = None of your games here has a clock.{ $two ->
    [0] { "" }
   *[other] { " " }`{ $prefix }new { $any-game }{ $with-friend } time=3d` begins one with three days for each turn.
 }
refused-claim-nowhere = The other player’s time is over in none of your games here. `{ $prefix }clock #{ $session }` shows how much is left.
refused-claim-own-time = It is your own time that is over in #{ $session }. You can still move as long as nobody claims the game.
refused-claim-own-turn = It is your turn in #{ $session }, so there is nothing to claim.
refused-claim-too-early = { $player } still has time in #{ $session }. `{ $prefix }clock #{ $session }` shows how much.
refused-wait-how-long = How long? For example `{ $prefix }wait 3d`, at most 30 days at once.
refused-wait-own-turn = It is your own turn in #{ $session }; time can only be given to the other player.
