# Afrika: one message for each fact of the game. What a ply did stands after the name of the player, as a part of one
# sentence: `anna: sows 9 stones from c, the last one into bob’s d`. $seat and $owner are names of players, $pit and $last
# are letters of pits, each counted by the owner of the pit, $pits is a list such as "c, e", $komi is "2½".

## What a ply did

afrika-sown =
    { $count ->
        [1] moves the only stone of { $pit } on to their own { $last }
       *[other] sows { $count } stones from { $pit }, the last one into their own { $last }
    }
afrika-sown-across =
    { $count ->
        [1] moves the only stone of { $pit } on to { $owner }’s { $last }
       *[other] sows { $count } stones from { $pit }, the last one into { $owner }’s { $last }
    }
afrika-captured =
    captures { $count ->
        [1] 1 stone
       *[other] { $count } stones
    } through pit { $pit }
afrika-swapped = changes sides and is South from now on

## How it ended

afrika-won = and with that { $seat } wins, { $stones } stones to { $others }
afrika-won-with-komi = and with that { $seat } wins, { $stones } stones and a komi of { $komi } against { $others }
afrika-won-against-komi = and with that { $seat } wins, { $stones } stones against { $others } and a komi of { $komi }
afrika-won-misere = and with that { $seat } wins, having only { $stones } stones to { $others }
afrika-drawn = and with that it is a draw, { $stones } stones each
afrika-repeated = for the third time the board is the same, so the { $left ->
    [1] one stone
   *[other] { $left } stones
 } still on it count for nobody

## Why a move is refused

afrika-syntax = A move is one of your own pits: a Latin letter `a` to `h`, or its number `1` to `8`, counted from your left. One pit is enough, whether you sow or capture.
    .rule = Typing moves
afrika-no-passing = Nobody passes in Afrika: as long as a stone is on the board you can always sow or capture.
    .rule = Typing moves
afrika-must-capture = You have to capture now, so { $pit } cannot be sown. You can capture { $least ->
    [1] 1 stone
   *[other] { $least } stones
 } through { $choices ->
    [one] pit
   *[other] pits
 } { $pits }.
    .rule = Capturing
afrika-not-the-smallest = Across from { $pit } { $across ->
    [one] lies { $across }
   *[other] lie { $across }
 }, but only the smallest number may be captured, and that is { $least } now. Capture through { $choices ->
    [one] pit
   *[other] pits
 } { $pits }.
    .rule = Capturing
afrika-nothing-across = Your pit { $pit } is empty, and so is the pit across from it. Capture through { $choices ->
    [one] pit
   *[other] pits
 } { $pits }.
    .rule = Capturing
afrika-empty-pit = Your pit { $pit } is empty: nothing to sow there, and nothing across from it to capture.
    .rule = Sowing
afrika-no-swap-now = Sides can only be changed in answer to South’s very first move.
    .rule = Komi and the pie rule
afrika-no-pie = This game is played without the pie rule: everybody keeps their side.
    .rule = Komi and the pie rule
afrika-game-over = The game is over.
    .rule = How the game ends

## Why it cannot be played from

afrika-law-stones =
    In the pits and the stores there { $count ->
        [0] are no stones
        [1] is 1 stone
       *[other] are { $count } stones
    }. A game has 128.
    .rule = The board
afrika-law-open = The position says that sides may still be changed, but that is possible only right after South’s first move.
    .rule = Komi and the pie rule
afrika-law-swapped = The position says that sides have been changed, but before the first move nobody can have done that.
    .rule = Komi and the pie rule
afrika-law-no-pie = The position speaks of changing sides, but this game is played without the pie rule.
    .rule = Komi and the pie rule

## The game

afrika-name = Afrika
afrika-about = a mancala of our day in which capturing is compulsory: give one stone to take four. `{ $prefix }new afrika @friend`, the give-away game: `{ $prefix }new give-away afrika @friend`

afrika-side-first = South
afrika-side-second = North

## Under the board

afrika-store = { $seat }: { $count } in the store
afrika-store-with-komi = { $seat }: { $count } in the store and a komi of { $komi }
afrika-due =
    { $seat } has to capture { $count ->
        [1] 1 stone
       *[other] { $count } stones
    } through { $choices ->
        [one] pit
       *[other] pits
    } { $pits }
afrika-swap-open = { $seat } may also change sides: `swap`

## The board in words

afrika-pit = Pit { $pit }: { $own }, across from it { $across }.

## Options in the title

afrika-option-misere = give-away
afrika-option-komi = komi { $value }
afrika-option-pie = sides may be changed
afrika-option-skip_start = no pit is skipped
afrika-option-playout = played to the last stone
