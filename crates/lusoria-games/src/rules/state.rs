//! The contract of a game: a position that knows what is legal in it and what a move does to it.

use super::{NotationError, Outcome, Reason, Seat, SetupError, Stop, Trace, Turn, Viewable};
use std::borrow::Cow;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// What is true of a game whatever the position.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The stable name in records: `xii_scripta`.
    pub id: &'static str,
    /// Raised when a stored game would replay differently. It is set explicitly, and a number is never used again.
    pub rules_version: u32,
    /// 2, or 1 for a solitaire.
    pub seats: u8,
    /// An upper bound on plies where the rules give one.
    pub max_plies: Option<u32>,
    /// Where the rules come from, for people.
    pub sources: &'static [&'static str],
}

/// The meaning of a text that looks like a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parsed<M> {
    /// This move (legal or not).
    Move(M),
    /// Several moves fit the text: the person has to be asked.
    Choose(Vec<M>),
}

/// What is due when it is chance's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// Whose dice or lots they are.
    pub seat: Seat,
    /// The source of the result.
    pub source: ThrowSource,
}

/// How three dice get their faces, or how a lot is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThrowSource {
    /// Drawn without replacement from the seat's own bag that holds each face this many times when full.
    Bag(u8),
    /// Three independent fair dice.
    Plain,
    /// Thrown by a person on a real table and typed in.
    Hand,
    /// One lot of so many, drawn without replacement from the seat's own bag that holds each once when full.
    Lot(u8),
}

/// A position. `Display` is its position text, one word.
///
/// What depends on the past (repetition, length) is not here but in `kit::TypedLine`; a state says only what counts and what
/// becomes of it when the line stops it. So equal states are the same position, whatever led to them.
pub trait State: Viewable + Clone + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// What is true of the game whatever the position.
    const INFO: Info;
    /// Named options, `key=value` joined by commas; the empty text is the default, and `Display` prints only what
    /// differs from it.
    type Options: Default + Clone + Debug + FromStr<Err = SetupError> + Display + Send + Sync;
    /// One ply. `Display` is the canonical notation without blanks.
    type Move: Copy + Ord + Hash + Debug + Display + Send + Sync;

    /// What these options meant under the rules version that a stored game was begun with; nothing if its plies cannot be
    /// replayed any more. A game that raises its version says here what has changed.
    fn options_under(version: u32, options: Self::Options) -> Option<Self::Options> {
        (version == Self::INFO.rules_version).then_some(options)
    }

    /// The position in which a game with these options begins.
    fn start(options: &Self::Options) -> Self;

    /// Reads a position text.
    ///
    /// # Errors
    /// [`SetupError::BadPosition`] if the text does not describe a position of this game.
    fn from_text(options: &Self::Options, text: &str) -> Result<Self, SetupError>;

    /// The one answer to "what now?".
    fn turn(&self) -> Turn;

    /// Appends every legal move of the seat to move, sorted and unique. The only statement of legality.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Appends what chance may bring with weights; non-empty exactly when the turn is [`Turn::Chance`] (for dice thrown
    /// by hand too: any throw may be typed).
    fn chances(&self, _out: &mut Vec<(Self::Move, u32)>) {}

    /// One thing that chance may bring, drawn with the weights of [`State::chances`]; `below(n)` gives a number under `n`,
    /// each equally likely. Games override it where listing every chance would be slow.
    ///
    /// # Panics
    /// Unless the turn is [`Turn::Chance`].
    fn draw(&self, below: &mut impl FnMut(u32) -> u32) -> Self::Move {
        let mut chances = Vec::new();
        self.chances(&mut chances);
        let mut left = below(chances.iter().map(|(_, weight)| weight).sum());
        for (ply, weight) in chances {
            match left.checked_sub(weight) {
                None => return ply,
                Some(rest) => left = rest,
            }
        }
        unreachable!("the draw is below the sum of the weights")
    }

    /// Where what is left to chance comes from in a game with these options; nothing if nothing is.
    fn chance(&self) -> Option<ThrowSource> {
        None
    }

    /// What is due from chance, exactly when the turn is [`Turn::Chance`].
    fn throw(&self) -> Option<Throw> {
        None
    }

    /// One legal move, each equally likely but last resorts, which come only where nothing else is legal; `below(n)` gives a
    /// number under `n`, and `room` is room to list moves in. Games override it where listing every move would be slow.
    ///
    /// # Panics
    /// Unless the turn is [`Turn::Seat`].
    #[inline]
    fn any_move(
        &self,
        room: &mut Vec<Self::Move>,
        below: &mut impl FnMut(u32) -> u32,
    ) -> Self::Move {
        pick_legal_move(self, room, below)
    }

    /// Whether `m` is a move that nobody makes while there is another (a pass): playouts and computer players leave it to
    /// the last. It does not touch legality.
    fn last_resort(&self, _m: Self::Move) -> bool {
        false
    }

    /// The move the host makes by itself here, because nothing else is legal and the options ask for that.
    fn forced_pass(&self) -> Option<Self::Move> {
        None
    }

    /// Plays a move that is legal (or a possible chance) and tells the trace what it did.
    fn play(&mut self, m: Self::Move, trace: &mut impl Trace);

    /// Understands a move as people type it, including the canonical notation.
    ///
    /// # Errors
    /// [`NotationError`] if the text is no move of this game.
    fn parse_move(&self, text: &str) -> Result<Parsed<Self::Move>, NotationError>;

    /// The words of the notation in every language, as `kit::fold` leaves them: what a mistyped word may have meant.
    fn move_words(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Whether letters of another alphabet that look like those of the notation are read as these. Not in a game where a letter
    /// stands for a key of the keyboard, because that key writes another letter in another layout.
    fn reads_lookalikes(&self) -> bool {
        true
    }

    /// Divides several moves typed in one text into single ones, in order. A text that does not consist of moves only stays whole.
    /// A part may also be a move that was left out because it is obvious (the start square).
    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>> {
        vec![Cow::Borrowed(text)]
    }

    /// How often a position may come: the line stops at this occurrence, the first one counted. Nothing: positions cannot
    /// come back, or may do so for ever.
    fn repetitions(&self) -> Option<u32> {
        None
    }

    /// After how many plies by seats the line stops.
    fn ply_limit(&self) -> Option<u32> {
        None
    }

    /// A number that changes exactly when something happens that cannot be undone (a capture): no position from before can
    /// come again, and the line may forget them.
    fn progress(&self) -> u32 {
        0
    }

    /// Decides about a position at which the line has stopped: an outcome, or `None` after the state has changed so that play goes
    /// on (the next round). The trace is told why.
    fn stop(&mut self, _why: Stop, _trace: &mut impl Trace) -> Option<Outcome> {
        Some(Outcome::Draw)
    }

    /// Why `m` is not legal here; asked only then. This only explains; `legal_moves` decides what is legal.
    fn why_not(&self, m: Self::Move) -> Reason;
}

/// One of the moves listed, but a last resort only if all of them are.
#[inline]
pub(crate) fn pick_legal_move<S: State>(
    state: &S,
    moves: &mut Vec<S::Move>,
    below: &mut impl FnMut(u32) -> u32,
) -> S::Move {
    moves.clear();
    state.legal_moves(moves);
    let mut any = || moves[below(moves.len() as u32) as usize];
    let mut picked = any();
    if state.last_resort(picked) && !moves.iter().all(|&m| state.last_resort(m)) {
        while state.last_resort(picked) {
            picked = any();
        }
    }
    picked
}
