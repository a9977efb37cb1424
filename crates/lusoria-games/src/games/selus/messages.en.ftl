# Selus: one message for each fact of the game. What a ply did stands after the name of the player, as a part of one
# sentence: `anna: sows b5 > g6 > D x2, takes 2, plays again`. $seat, $owner, $leader and $to are names of players.
# $path is the sowing in pits, as the sower names them: small letters for the own side, capitals for the other one.

## What a ply did

selus-sown = sows { $path }{ $laps ->
    [0] {""}
   *[other] {" "}({ $laps } laps)
 }
selus-wegue = makes a wegue of { $pit }
selus-captured = { $count ->
    [one] takes one stone
   *[other] takes { $count } stones
 }
selus-liquidated = empties wegue { $pit }, which is gone with that
selus-rests-in-ayemi = leaves the last stone in the eye { $pit }
selus-rests-in-empty = leaves the last stone in the empty wegue { $pit }
selus-again = plays again
selus-passed = { $seat } has nothing to sow and passes
selus-harvested = { $seat } gathers { $count ->
    [one] one stone
   *[other] { $count } stones
 } from wegue
selus-round-won = { $seat } wins round { $round } by { $count } to { $other }
selus-round-drawn = round { $round } is drawn, { $count } stones each
selus-dealt = round { $round } is dealt, { $leader } begins
selus-gift = { $seat } gives { $to } { $count ->
    [one] one stone
   *[other] { $count } stones
 } to fill up the last pit
selus-void = this sowing would never end, so round { $round } does not count and is played again, { $leader } begins
selus-stopped = this has gone in circles long enough, so loose stones go to the side they lie on

## Why a move is refused

selus-syntax = A move is the letter of one of your pits, a to i: `c`. A number from 1 to 9 will do as well.
    .rule = Typing moves
selus-no-pass = You cannot pass while you have a pit to sow. When you have none, I pass for you.
    .rule = Passing and the end of a round
selus-game-over = The game is over.
    .rule = Passing and the end of a round
selus-empty-pit = Your pit { $pit } is empty. Choose one with stones in it.
    .rule = Sowing
selus-wegue-pit = Pit { $pit } is { $owner }’s wegue, and nobody sows from a wegue.
    .rule = Wegue

## Why a position cannot be played from

selus-law-stones = There are { $count } stones on the board and in the stores. A game has 54; fewer will do for a problem of one round.
    .rule = The board
selus-law-stuck = The player to move has no pit to sow, only empty ones and wegue. Give the other player the turn, or put stones into a pit.
    .rule = Passing and the end of a round

## The game

selus-name = Selus
selus-side-first = South
selus-side-second = North
selus-about = wounds and traps from Massawa on the Red Sea: long sowings on three rows, and pits that swallow stones. `{ $prefix }new selus @friend`, the old puzzle: `{ $prefix }new selus_puzzle @friend`

## Under the board

selus-store = { $seat }: { $count } in store{ $wegue ->
    [0] {""}
   *[other] , { $stones } in wegue { $sign }
 }
selus-round =
    { $of ->
        [0] Round { $round } of a match for all stones
       *[other] Round { $round } of { $of }
    }
selus-task = The old puzzle: { $seat } is to move and gets five of the eight stones. Two first moves lead to it.
selus-first-turn = { $seat }’s first turn of this round: no wegue can be made yet.

## The board in words

selus-own-edge = Your bottom row from the left: { $pits }.
selus-own-middle = Your half of the middle row, from the right edge inwards: { $pits }.
selus-their-edge = { $seat }’s row, at the top, from the right: { $pits }.
selus-their-middle = { $seat }’s half of the middle row, from the left edge inwards: { $pits }.
selus-own-wegue = Your wegue: { $pits }.
selus-their-wegue = { $seat }’s wegue: { $pits }.

## Options in the title

selus-option-wegue = weak
selus-option-empty = a stone in an empty wegue is taken
selus-option-ayemi = two eyes each
selus-option-rounds = { $value ->
    [match] to the last stone
   *[other] { $value } rounds
 }
selus-option-puzzle = the old puzzle

## What the notation means

selus-legend = Notation: b5 > g6 > D x7 means that pit b is lifted with 5 stones, then g with 6, and the last stone takes 7 at D. Small letters are your pits, capitals your opponent’s; `{ $prefix }rules{ $which }` shows them.
