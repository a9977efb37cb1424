//! The result of reading a typed line of moves (`read_moves.rs`).

use std::borrow::Cow;

/// A line of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnderstoodMoves<'a> {
    /// The moves at the beginning of the line, in order. If the line is doubted (`is_doubted`), or if it is no line of moves, this is the
    /// whole line as one piece.
    pub moves: Vec<Cow<'a, str>>,
    /// What is not understood after the moves; `None` if nothing is left of the line after `moves`.
    pub unknown: Option<UnknownWords<'a>>,
    /// Whether to ask before the line is played. That is so if a move is followed by a question mark, by words that doubt, reject or
    /// replace it (`place 3 no`), or by talk.
    pub is_doubted: bool,
}

/// What is not understood of a line of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWords<'a> {
    /// The first word that is not known.
    pub word: &'a str,
    /// All that follows the moves, including that word.
    pub rest: &'a str,
    /// Whether `rest` begins with a move, which is not played because the turn ends before it.
    pub is_move: bool,
    /// The move that was most likely meant by the word; `None` if no move is near.
    pub near: Option<String>,
}

impl<'a> UnderstoodMoves<'a> {
    /// A line of moves that is understood to its end.
    pub(super) fn whole(moves: Vec<Cow<'a, str>>) -> Self {
        Self {
            moves,
            unknown: None,
            is_doubted: false,
        }
    }

    /// Moves with words after them that are not understood.
    pub(super) fn with_unknown(moves: Vec<Cow<'a, str>>, unknown: UnknownWords<'a>) -> Self {
        Self {
            unknown: Some(unknown),
            ..Self::whole(moves)
        }
    }

    /// A text whose writer doubts the move in it.
    pub(super) fn doubted(text: &'a str) -> Self {
        Self {
            is_doubted: true,
            ..Self::whole(vec![Cow::Borrowed(text)])
        }
    }
}
