# Cats and Mouse: one message for each fact of the game. What a ply did stands after the name of the player, as a part of
# one sentence: `anna: runs from d1 to c2`. $who and $by are the number of a cat, 0 for the mouse; squares as in chess.

## What a ply did

cats_and_mouse-started = starts on { $square }
cats_and_mouse-mouse-moved = runs from { $from } to { $to }
cats_and_mouse-cat-moved = sends cat { $cat } from { $from } to { $to }
cats_and_mouse-home = and the mouse is home
cats_and_mouse-past = and the mouse is past every cat: nobody can catch it now
cats_and_mouse-trapped = and the mouse is trapped
cats_and_mouse-stuck = and no cat can move any more

## Why a move is refused

cats_and_mouse-syntax =
    { $word ->
        [start] First the mouse picks its square, `start b1`, `start d1`, `start f1` or `start h1`, or runs straight off from d1 with `7` or `9`.
        [mouse] The mouse runs with `7` (up left), `9` (up right), `1` (down left) or `3` (down right).
       *[cats] A cat moves by its number and `1` for left or `2` for right: `21` is cat 2 to the left. Or by one key: `a` `s` `d` `f` `j` `k` `l` `;`. Or by its squares: `c8-d7`.
    }
    .rule = Typing moves
cats_and_mouse-bad-start = The mouse cannot start on { $square }. It starts on b1, d1, f1 or h1.
    .rule = The mouse
cats_and_mouse-already-started = The mouse is on its way already: it stands on { $square }.
    .rule = The mouse
cats_and_mouse-only-up = From row 1 the mouse can only run up the board: `7` or `9`.
    .rule = The mouse
cats_and_mouse-start-first = The mouse is not on the board yet. Put it there first: `start d1`.
    .rule = The mouse
cats_and_mouse-mouse-to-move = The cats have to wait: it is the mouse’s turn, with `7`, `9`, `1` or `3`.
    .rule = Turn by turn
cats_and_mouse-cats-to-move = The mouse has to wait: one of the cats moves now.
    .rule = Turn by turn
cats_and_mouse-mouse-step = The mouse on { $from } goes one square diagonally, to a free square: { $squares }.
    .rule = Turn by turn
cats_and_mouse-cat-step = A cat goes one square diagonally towards row 1, to a free square: { $squares }.
    .rule = The cats
cats_and_mouse-off-board =
    { $who ->
        [0] The mouse on { $from } would run off the board there.
       *[other] Cat { $who } on { $from } would fall off the board there.
    }
    .rule = The board
cats_and_mouse-occupied =
    { $who ->
        [0] The mouse cannot run from { $from } to { $to }: cat { $by } sits there.
       *[other] Cat { $who } cannot go from { $from } to { $to }: { $by ->
            [0] the mouse
           *[other] cat { $by }
        } sits there, and nobody is ever captured.
    }
    .rule = Turn by turn
cats_and_mouse-game-over = The game is over.
    .rule = The end

## Why it cannot be played from

cats_and_mouse-law-dark = Nobody may stand on a dark square: { $squares }.
    .rule = The board
cats_and_mouse-law-shared = It is too crowded on { $squares }. A square has room for one.
    .rule = The board
cats_and_mouse-law-cats-missing =
    { $count ->
        [one] Cat { $cats } is missing. The hunt takes all four.
       *[other] Cats are missing: { $cats }. The hunt takes all four.
    }
    .rule = The board
cats_and_mouse-law-mouse-missing = The mouse is missing. It may be off the board only before the first move, as long as the cats stand on a8, c8, e8 and g8.
    .rule = The mouse

## The game

cats_and_mouse-name = Cats and Mouse
cats_and_mouse-side-first = the mouse
cats_and_mouse-side-second = the cats
cats_and_mouse-about = four cats hunt one mouse across a chessboard: `{ $prefix }new cats @friend`

## Under the board

cats_and_mouse-choose = The mouse may first choose where it starts: `start b1`, `start d1`, `start f1` or `start h1`. Without that it runs off from d1: `7` up left, `9` up right.
cats_and_mouse-mouse-keys = `7` is a step up left, `9` up right.
cats_and_mouse-cat-keys = `21` is cat 2 to the left, `22` to the right.

## The board in words

cats_and_mouse-own-mouse = You are the mouse and stand on { $square }.
cats_and_mouse-their-mouse = The mouse stands on { $square }.
cats_and_mouse-exits =
    { $count ->
        [0] There is nowhere to go.
       *[other] From there { $own ->
            [1] you
           *[other] it
        } can reach { $squares }.
    }
cats_and_mouse-own-cats = Your cats: cat 1 on { $one }, cat 2 on { $two }, cat 3 on { $three }, cat 4 on { $four }.
cats_and_mouse-their-cats = Cat 1 is on { $one }, cat 2 on { $two }, cat 3 on { $three }, cat 4 on { $four }.

## Options in the title

cats_and_mouse-option-start = mouse on { $value }
cats_and_mouse-option-view = the board is not turned
cats_and_mouse-option-shortcut = past every cat wins
