# Tablut: one message for each fact of the game. What a ply did stands after the name of the player, as a part of one
# sentence: `anna: moves d5-d3, captures the soldier on d2`. $seat and $victim are names of players; $cells is a list such
# as "d3, f3". `.rule` is the heading of the full rules under which a refusal is explained.

## What a ply did

tablut-moved =
    { $piece ->
        [king] moves the king { $from }-{ $to }
       *[other] moves { $from }-{ $to }
    }
tablut-captured =
    { $count ->
        [one] captures the soldier on { $cells }
       *[other] captures { $count } soldiers ({ $cells })
    }
tablut-escaped = leads the king to freedom on { $cell }
tablut-caught = catches the king on { $cell }
tablut-stuck = leaves { $victim } without a move
tablut-repeated =
    { $count ->
        [2] brings the same position back a second time
       *[other] brings the same position back a third time
    }

## Why a move is refused

tablut-syntax =
    { $word ->
        [one] That is one cell. Name two, the cell you leave and the cell you go to: `e4-f4`.
        [many] One move at a time, please: the cell you leave and the cell you go to, like `e4-f4`.
        [outside] The board has columns a to i and rows 1 to 9. A move is written `e4-f4`.
       *[other] Write the cell you leave and the cell you go to: `e4-f4`, or just `e4f4`.
    }
    .rule = Typing moves
tablut-empty-cell = Nothing stands on { $cell }.
    .rule = Moving
tablut-king-not-yours = The king on { $cell } is White’s; you move the black soldiers.
    .rule = Moving
tablut-not-yours = The piece on { $cell } is not yours.
    .rule = Moving
tablut-stays = The piece on { $cell } must go somewhere else: nobody may stay put.
    .rule = Moving
tablut-not-straight = From { $cell } to { $to } there is no straight line. Pieces go along a row or a column.
    .rule = Moving
tablut-occupied = { $cell } is taken. You capture by closing in from two sides, not by landing on a piece.
    .rule = Moving
tablut-in-the-way = A piece on { $cell } is in the way, and nobody jumps.
    .rule = Moving
tablut-castle-closed =
    { $piece ->
        [king] The king has left the castle on { $cell } and can never go back in.
       *[other] Nobody but the king ever stands in the castle on { $cell }.
    }
    .rule = The castle
tablut-castle-between = The way leads through the castle on { $cell }, and the empty castle may not be crossed.
    .rule = The castle
tablut-camp-closed =
    { $piece ->
        [king] { $cell } is a camp, and the king may not enter one.
        [white] { $cell } is a camp, and White may not enter one.
        [camped] { $cell } is another camp. A black soldier may move about only in the camp it has not left yet.
       *[other] { $cell } is a camp. A black soldier that is outside never goes into a camp again.
    }
    .rule = The camps
tablut-camp-between =
    { $piece ->
        [king] The camp cell { $cell } is in the way, and the king may not cross it.
        [white] The camp cell { $cell } is in the way, and White may not cross it.
        [camped] { $cell } on the way belongs to another camp, and that may not be crossed.
       *[other] The camp cell { $cell } is in the way, and a soldier outside the camps may not cross it.
    }
    .rule = The camps
tablut-game-over = The game is over.
    .rule = How it ends

## Why a board cannot be played from

tablut-law-one-king =
    { $count ->
        [0] There is no king on the board. Play needs exactly one.
       *[other] There are { $count } kings on the board ({ $cells }). Play needs exactly one.
    }
    .rule = The pieces
tablut-law-white-in-camp = White may not stand in a camp: { $cells }.
    .rule = The camps
tablut-law-king-in-camp = The king stands in a camp, on { $cells }. It may not be there.
    .rule = The camps
tablut-law-castle = A soldier stands in the castle, on { $cells }. Only the king may be there.
    .rule = The castle
tablut-law-white-soldiers = White has { $count } soldiers. There are never more than eight.
    .rule = The pieces
tablut-law-black-soldiers = Black has { $count } soldiers. There are never more than sixteen.
    .rule = The pieces
tablut-law-king-on-edge = The king is on the edge, on { $cells }. It is out already, and there is nothing left to play.
    .rule = How it ends
tablut-law-not-escaped = This is said to be won by White, but the king on { $cells } has not reached an escape.
    .rule = How it ends
tablut-law-not-caught = This is said to be won by Black, but the king on { $cells } is not caught.
    .rule = How it ends

## The game

tablut-name = Tablut
tablut-side-first = White
tablut-side-second = Black
tablut-about = the hunt for a king as Linnaeus saw it in Lapland: one wants out, sixteen want him. `{ $prefix }new tablut @friend`

## Under the board

tablut-white =
    { $seat }, White: { $king ->
        [0] no king
        [one] the king (K)
       *[other] { $king } kings (K)
    }{ $count ->
        [0] {" "}and no soldiers
        [one] {" "}and one soldier (W)
       *[other] {" "}and { $count } soldiers (W)
    }
tablut-black =
    { $seat }, Black: { $count ->
        [0] no soldiers
        [one] one soldier (B)
       *[other] { $count } soldiers (B)
    }

## The board in words

tablut-own-king = Your king stands on { $cell }.
tablut-their-king = { $seat }’s king stands on { $cell }.
tablut-own =
    { $count ->
        [0] You have no soldiers left.
        [one] You have one soldier: { $cells }.
       *[other] You have { $count } soldiers: { $cells }.
    }
tablut-theirs =
    { $count ->
        [0] { $seat } has no soldiers left.
        [one] { $seat } has one soldier: { $cells }.
       *[other] { $seat } has { $count } soldiers: { $cells }.
    }

## Options in the title

tablut-option-king = the king is caught between two
tablut-option-camp_tips = no captures in camps
tablut-option-repetition = { $value ->
    [3] a position may come twice
   *[off] positions may repeat for ever
 }
