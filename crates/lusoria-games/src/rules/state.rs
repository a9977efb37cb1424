//! The trait that every game implements. Its type is a position, which knows the legal moves and what a move does.

use super::{NotationError, Outcome, Reason, Seat, SetupError, Stop, Trace, Turn, Viewable};
use std::borrow::Cow;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// What is true of a game in every position.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The stable name in records: `xii_scripta`.
    pub id: &'static str,
    /// The version of the rules. A person raises it when stored games would replay differently. No number is used twice.
    pub rules_version: u32,
    /// 2, or 1 for a solitaire.
    pub seats: u8,
    /// Whether a game can end as a draw.
    pub draws: bool,
    /// The most plies that a game can have, with any options. `None` if the rules set no limit.
    pub max_plies: Option<u32>,
    /// Where the rules come from, for people.
    pub sources: &'static [&'static str],
}

/// One word of the notation of moves in four languages: English (the canonical word), Czech, Italian and Russian.
pub type MoveWord = [&'static str; 4];

/// The meaning of a text that looks like a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parsed<M> {
    /// This move (legal or not).
    Move(M),
    /// Several moves fit the text: the person has to be asked.
    Choose(Vec<M>),
}

/// What has to be thrown or drawn when chance acts next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// The seat for which the dice are thrown or the lot is drawn.
    pub seat: Seat,
    /// Where the result comes from.
    pub source: ThrowSource,
}

/// How three dice get their faces, or how a lot is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThrowSource {
    /// Each seat draws dice from a bag of its own, and does not put them back. A full bag holds each face this many times.
    Bag(u8),
    /// Three independent fair dice.
    Plain,
    /// Thrown by a person on a real table and typed in.
    Hand,
    /// Each seat draws one lot from a bag of its own, and does not put it back. A full bag holds each of this many lots once.
    Lot(u8),
}

/// A position. `Display` writes its position text, which is one word.
///
/// What depends on earlier positions, such as repetition and the length of the game, is not here but in `kit::TypedLine`. A state only
/// says how often a position may occur, how long a game may be, and how the game ends at such a limit. So equal states are the same
/// position, whatever moves led to them.
pub trait State: Viewable + Clone + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// What is true of the game whatever the position.
    const INFO: Info;
    /// The words of the canonical notation that are written differently in other languages. `parse_move` reads all of them.
    const MOVE_WORDS: &'static [MoveWord] = &[];
    /// The options of a game. As text they are `key=value`, joined by commas. The empty text means the default options, and `Display`
    /// prints only the options that differ from them.
    type Options: Default + Clone + Debug + FromStr<Err = SetupError> + Display + Send + Sync;
    /// One ply. `Display` is the canonical notation without blanks.
    type Move: Copy + Ord + Hash + Debug + Display + Send + Sync;

    /// The options for replaying a stored game that began with `options` under this version of the rules; `None` if its plies can no
    /// longer be replayed. A game overrides this when its rules version is raised.
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

    /// Who has to move, or how the game has ended.
    fn turn(&self) -> Turn;

    /// Appends every legal move of the seat to move, each once and in ascending order. Nothing else decides what is legal.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Appends every possible result of chance with its weight, or nothing unless the turn is [`Turn::Chance`]. For dice thrown by hand
    /// it appends every throw, because people may type any throw.
    fn chances(&self, _out: &mut Vec<(Self::Move, u32)>) {}

    /// One result of chance, drawn with the weights of [`State::chances`]; `below(n)` returns a random number below `n`, each equally
    /// likely. A game overrides this if listing every result would be slow.
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

    /// The source of dice or lots in a game with the options of this position; `None` in a game without chance.
    fn chance(&self) -> Option<ThrowSource> {
        None
    }

    /// What has to be thrown or drawn now; `Some` exactly if the turn is [`Turn::Chance`].
    fn throw(&self) -> Option<Throw> {
        None
    }

    /// One random legal move, each equally likely; a last resort is returned only if nothing else is legal. `below(n)` returns a random
    /// number below `n`, and `buffer` is used for a list of moves. A game overrides this if listing every move would be slow.
    ///
    /// # Panics
    /// Unless the turn is [`Turn::Seat`].
    #[inline]
    fn any_move(
        &self,
        buffer: &mut Vec<Self::Move>,
        below: &mut impl FnMut(u32) -> u32,
    ) -> Self::Move {
        pick_legal_move(self, buffer, below)
    }

    /// Whether `m` is a last resort: a legal move, such as a pass, that playouts and computer players make only if nothing else is legal.
    fn last_resort(&self, _m: Self::Move) -> bool {
        false
    }

    /// Whether the seat to move has a move that wins at once; false if no seat is to move. A game overrides this if playing every move
    /// would be slow.
    fn has_winning_move(&self) -> bool {
        let Turn::Seat(seat) = self.turn() else {
            return false;
        };
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.into_iter().any(|m| {
            let mut after = self.clone();
            after.play(m, &mut ());
            after.turn() == Turn::Over(Outcome::Win(seat))
        })
    }

    /// The move that the host makes by itself here, because nothing else is legal and the options ask for it;
    /// otherwise `None`.
    fn forced_pass(&self) -> Option<Self::Move> {
        None
    }

    /// Plays a legal move (or a possible result of chance) and tells the trace what it did.
    fn play(&mut self, m: Self::Move, trace: &mut impl Trace);

    /// Reads a move as people type it, including the canonical notation.
    ///
    /// # Errors
    /// [`NotationError`] if the text is no move of this game.
    fn parse_move(&self, text: &str) -> Result<Parsed<Self::Move>, NotationError>;

    /// Why a text that names places as a move does (`a1-a5`) is no move, for example because no piece ever moves like that. The caller
    /// asks only about texts that [`State::parse_move`] does not read. `None` if the text names no places, and in games that have no such
    /// reason.
    fn why_no_move(&self, _text: &str) -> Option<Reason> {
        None
    }

    /// The words of the notation in every language, in the form that `kit::fold` returns. A mistyped word is compared with them.
    fn move_words(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Whether letters of another alphabet in this text are read as the letters of the notation that they look like. False if letters of
    /// the text stand for keys of the keyboard, because with another keyboard layout the same key types another letter.
    fn reads_lookalikes(&self, _text: &str) -> bool {
        true
    }

    /// Divides a text of several moves into single moves, in order. A text that contains anything else is not divided, and some games
    /// divide no text. The result may begin with a move that nobody typed but that is obvious (the choice of the usual start square).
    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>> {
        vec![Cow::Borrowed(text)]
    }

    /// How often a position has to occur for the line to stop: with 2, the line stops when a position comes back for the first time.
    /// `None` if positions cannot come back, or may come back any number of times.
    fn repetition_limit(&self) -> Option<u32> {
        None
    }

    /// After how many plies by seats the line stops; `None` if there is no limit.
    fn ply_limit(&self) -> Option<u32> {
        None
    }

    /// A number that changes only when something happens that cannot be undone (a capture). No earlier position can come again
    /// after that, so the line forgets the earlier positions. In games that do not count such events the number is always 0.
    fn irreversible_events(&self) -> u32 {
        0
    }

    /// Decides what follows when the line has stopped at this position. Returns an outcome, or changes the state so that play goes on (in
    /// the next round) and returns `None`. The trace is told why.
    fn stop(&mut self, _why: Stop, _trace: &mut impl Trace) -> Option<Outcome> {
        Some(Outcome::Draw)
    }

    /// Why `m` is not legal here; called only if it is not. Only `legal_moves` decides what is legal.
    fn why_not(&self, m: Self::Move) -> Reason;
}

/// One random legal move; a last resort only if every legal move is one.
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
