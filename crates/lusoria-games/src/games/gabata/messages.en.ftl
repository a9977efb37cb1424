# Gabata: one message for each fact of the game. What a ply did stands after the name of the player, as a part of one
# sentence: `anna: sows b5 > g6 > D x7 > E, takes 7`. $seat, $stuck, $leader and $to are names of players.
# $path is the sowing in pits, as the sower names them: small letters for the own side, capitals for the other one.

## What a ply did

gabata-named = names pit { $pit } for the zero sowing
gabata-drawn = the lot for the zero sowing is { $pit }: both begin with their pit { $pit }
gabata-drawn-own = { $seat } draws the lot { $pit } for the zero sowing and begins with that pit
gabata-drawn-empty = lot { $pit } will not do ({ $seat } has no stone there)
gabata-raced = { $seat } sows { $path }{ $laps ->
    [0] {""}
   *[other] {" "}({ $laps } laps)
 }
gabata-race-won = { $seat } is done first and moves first
gabata-zero-sown = zero sowing { $path }{ $laps ->
    [0] {""}
   *[other] {" "}({ $laps } laps)
 }
gabata-zero-won = { $seat } moves first (stones dropped: { $fewer } and { $more })
gabata-sown = sows { $path }{ $laps ->
    [0] {""}
   *[other] {" "}({ $laps } laps)
 }
gabata-captured = takes { $count } in all
gabata-decided = now has { $count } in store, more than half of all stones: the game is decided, and whoever likes may give up
gabata-swept = { $stuck } has no stone left to sow, so { $seat } { $count ->
    [one] takes the last stone on the board
   *[other] takes all { $count } still on the board
 }
gabata-round-won = { $seat } wins round { $round } by { $count } to { $other }
gabata-round-drawn = round { $round } is drawn, { $count } stones each
gabata-dealt = round { $round } is dealt, { $leader } opens it
gabata-gift = { $seat } gives { $to } { $count ->
    [one] one stone
   *[other] { $count } stones
 } to fill up the last pit
gabata-void = this sowing would never end, so round { $round } does not count and is played again, { $leader } opens it
gabata-stopped = the same position has come for the third time, so loose stones go to the side they lie on

## Why a move is refused

gabata-syntax =
    { $word ->
        [zero] The zero sowing is written `zero` and one of your pits, a to i: `zero c`.
       *[other] A move is the letter of one of your pits, a to i: `c`. A number from 1 to 9 will do as well.
    }
    .rule = Typing moves
gabata-no-pass = Nobody passes in Gabata: as long as you have a stone you sow.
    .rule = The end of a round
gabata-game-over = The game is over.
    .rule = The end of a round
gabata-zero-first = First comes the zero sowing: `zero` and a pit of yours. Pit { $pit } will be free to sow afterwards.
    .rule = The zero sowing
gabata-zero-over = The zero sowing of this round is done. If you mean to sow { $pit }, type only that letter.
    .rule = The zero sowing
gabata-lot = The zero sowing is begun by lot here, and no player draws it.
    .rule = The zero sowing
gabata-empty-pit = Your pit { $pit } is empty. Choose one with stones in it.
    .rule = Sowing
gabata-endless-pit = From pit { $pit } the sowing would never end, and in this game such a pit may not be chosen.
    .rule = Endless sowing

## Why a position cannot be played from

gabata-law-stones = There are { $count } stones on the board and in the stores. A game has 54.
    .rule = The board
gabata-law-zero-order = In the zero sowing the leader of the round names a pit first, then the other player. Here somebody is out of turn.
    .rule = The zero sowing
gabata-law-zero-pit = Pit { $pit } is named for the zero sowing, but it is empty.
    .rule = The zero sowing
gabata-law-no-lot = A lot is to begin the zero sowing, but under no letter do both players have stones.
    .rule = The zero sowing
gabata-law-stuck = A player who has to sow now has no stone. That ends the round, and what is left on the board belongs in the other store.
    .rule = The end of a round

## The game

gabata-name = Gabata
gabata-side-first = South
gabata-side-second = North
gabata-about = the pirate among the mancalas, from the Horn of Africa: three rows, long sowings, stones carried off from anywhere. `{ $prefix }new gabata @friend`

## Under the board

gabata-store = { $seat }: { $count } in store
gabata-round =
    { $of ->
        [0] Round { $round } of a match for all stones
       *[other] Round { $round } of { $of }
    }
gabata-favoured = If nobody errs, { $seat } wins: so says theory.
gabata-balanced = If nobody errs, the game ends in a draw: so says theory.
gabata-zero-open = Zero sowing: { $seat } begins and names a pit, like `zero c`.
gabata-zero-lot = Zero sowing: a lot gives one letter to both, and { $seat } opens the round.
gabata-zero-half = Zero sowing: { $seat } has named pit { $pit }; now it is up to { $other }, like `zero c`, and both sow at once.
gabata-zero-half-sown = Zero sowing: { $seat } has dropped { $count } stones; now it is up to { $other }, like `zero c`.

## The board in words

gabata-own-edge = Your bottom row from the left: { $pits }.
gabata-own-middle = Your half of the middle row, from the right edge inwards: { $pits }.
gabata-their-edge = { $seat }’s row, at the top, from the right: { $pits }.
gabata-their-middle = { $seat }’s half of the middle row, from the left edge inwards: { $pits }.

## Options in the title

gabata-option-zero = { $value ->
    [a] zero sowing from a
    [random] zero sowing by lot
    [each] each player draws a zero sowing
    [sequential] zero sowings one after the other
   *[none] no zero sowing
 }
gabata-option-capture = captures from own pits only
gabata-option-serial = a capture ends the turn
gabata-option-rounds = { $value ->
    [match] to the last stone
   *[other] { $value } rounds
 }
gabata-option-redeal = equal deals
gabata-option-endless = no endless sowings

## What the notation means

gabata-legend = Notation: b5 > g6 > D x7 means that pit b is lifted with 5 stones, then g with 6, and the last stone takes 7 at D. Small letters are your pits, capitals your opponent’s; `{ $prefix }rules{ $which }` shows them.
