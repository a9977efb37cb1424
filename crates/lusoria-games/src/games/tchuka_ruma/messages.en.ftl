# Tchuka Ruma: one message for each fact of the game. What a choice did stands after the name of the player, as a part of one
# sentence: `anna: sows c into the ruma (1)`, the number being what the ruma holds now. Pits are letters from the left;
# $path is the pits lifted, `a > c`; a long sowing has $more laps than are named.

## What a choice did

tchuka_ruma-to-ruma =
    sows { $path }{ $more ->
        [0] {""}
        [one] {" "}and one lap more
       *[other] {" "}and { $more } laps more
    } into the ruma ({ $ruma })
tchuka_ruma-to-empty =
    sows { $path }{ $more ->
        [0] {""}
        [one] {" "}and one lap more
       *[other] {" "}and { $more } laps more
    }; the last stone falls into the empty pit { $pit }
tchuka_ruma-lost =
    the game is lost with { $ruma } of { $of } in the ruma{ $most ->
        [0] {""}
       *[other] {" "}(here nobody can get more than { $most })
    }
tchuka_ruma-won = and all { $of } stones are home

## Why a choice is refused

tchuka_ruma-syntax = A choice is the letter of a pit, nothing else: `c`. Several may stand in one message: `cb`.
    .rule = Typing choices
tchuka_ruma-word-or-pits = That is a word, too. If you mean pits, put blanks between the letters: `{ $letters }`.
    .rule = Typing choices
tchuka_ruma-not-the-ruma = The ruma only takes stones. Choose a pit that holds some.
    .rule = A choice
tchuka_ruma-no-such-pit = There is no pit { $pit } on this board. The pits are a to { $last }.
    .rule = The board
tchuka_ruma-empty-pit = Pit { $pit } is empty. Choose one that holds stones.
    .rule = A choice
tchuka_ruma-game-over = The game is over.
    .rule = Winning and losing

## The game

tchuka_ruma-name = Tchuka Ruma
tchuka_ruma-about = a mancala for one: sow every last stone into the ruma. `{ $prefix }new tchuka`

## Under the board

tchuka_ruma-ruma = In the ruma: { $count } of { $of }
tchuka_ruma-cannot-be-won =
    Nobody can win from here. The most that can reach the ruma is { $most ->
        [one] { $most } stone
       *[other] { $most } stones
    } of { $of }.

## The board in words

tchuka_ruma-pits = Stones in the pits, from the left: { $pits }.

## Options in the title

tchuka_ruma-option-pits = { $number ->
   *[other] { $number } pits
 }
tchuka_ruma-option-stones = { $number ->
    [one] { $number } stone in each
   *[other] { $number } stones in each
 }
tchuka_ruma-option-origin = the lifted pit counts as occupied
