//! The trait that every game implements. A type that implements it is a position. It knows the legal moves and what a move does.

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
    /// The version of the rules. It is raised by hand when a change of the code would make stored games replay differently. No number is
    /// used twice.
    pub rules_version: u32,
    /// 2, or 1 for a solitaire.
    pub seats: u8,
    /// Whether a game can end as a draw.
    pub draws: bool,
    /// The most plies that a game can have, with any options. `None` if the rules set no limit.
    pub max_plies: Option<u32>,
    /// The sources of the rules: addresses and titles, for people to read.
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
    /// Each seat draws one lot from a bag of its own, and does not put it back. A full bag holds this many lots, all different.
    Lot(u8),
}

/// A position. `Display` writes its position text, which is one word.
///
/// Two equal states are the same position, whatever moves led to them. Earlier positions and the length of the game are counted in
/// `kit::TypedLine`. The state only says what is allowed: how often a position may occur, how long a game may be, and what happens at
/// these limits.
pub trait State: Viewable + Clone + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// What is true of the game in every position.
    const INFO: Info;
    /// The words of the canonical notation that have other forms in other languages. `parse_move` reads all of them.
    const MOVE_WORDS: &'static [MoveWord] = &[];
    /// The options of a game. Their text is `key=value`, joined by commas. An option that is not named has its default. `Display` leaves
    /// out every option that has its default.
    type Options: Default + Clone + Debug + FromStr<Err = SetupError> + Display + Send + Sync;
    /// One ply: a move of a seat, or a throw. `Display` is the canonical notation without blanks.
    type Move: Copy + Ord + Hash + Debug + Display + Send + Sync;

    /// The options with which the present code replays a session that began with `options` under rules version `version`. `None` if the
    /// plies of that session can no longer be replayed. A game whose rules version was raised overrides this function.
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

    /// Appends every legal move of the seat to move. Each comes once, in ascending order. Nothing besides this decides what is legal.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Appends every possible result of chance with its weight. Appends nothing if the turn is not [`Turn::Chance`]. For dice thrown by
    /// hand, every throw is possible, because people may type any.
    fn chances(&self, _out: &mut Vec<(Self::Move, u32)>) {}

    /// Draws one result of chance, with the weights of [`State::chances`]. `below(n)` returns a random number below `n`. A game overrides
    /// this if listing every result would be slow.
    ///
    /// # Panics
    /// If the turn is not [`Turn::Chance`].
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

    /// Where dice or lots come from in this game. This may depend on the options. `None` in a game without chance.
    fn chance(&self) -> Option<ThrowSource> {
        None
    }

    /// What has to be thrown or drawn now. `None` if the turn is not [`Turn::Chance`].
    fn throw(&self) -> Option<Throw> {
        None
    }

    /// A random legal move, each equally likely. A pass or another last resort is returned only if nothing else is legal. `below(n)`
    /// returns a random number below `n`, and `buffer` is room for a list of moves. A game overrides this if listing every move would be
    /// slow.
    ///
    /// # Panics
    /// If the turn is not [`Turn::Seat`].
    #[inline]
    fn any_move(
        &self,
        buffer: &mut Vec<Self::Move>,
        below: &mut impl FnMut(u32) -> u32,
    ) -> Self::Move {
        pick_legal_move(self, buffer, below)
    }

    /// Whether this legal move is a last resort, such as a pass. Playouts and computer players make it only if nothing else is legal.
    fn last_resort(&self, _m: Self::Move) -> bool {
        false
    }

    /// Whether the seat to move has a move that wins at once. A game overrides this if playing every move would be slow.
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

    /// The pass that the host plays by itself here. `None` if another move is legal, or if the options of the game do not let the host
    /// pass.
    fn forced_pass(&self) -> Option<Self::Move> {
        None
    }

    /// Plays a legal move or a possible result of chance. Tells the trace what it did.
    fn play(&mut self, m: Self::Move, trace: &mut impl Trace);

    /// Reads a move as people type it, including the canonical notation.
    ///
    /// # Errors
    /// [`NotationError`] if the text is no move of this game.
    fn parse_move(&self, text: &str) -> Result<Parsed<Self::Move>, NotationError>;

    /// Why a text that looks like a move from place to place (`a1-a5`) is no move. One reason may be that no piece ever moves like that.
    /// The caller asks this only about texts that [`State::parse_move`] cannot read. `None` if no reason is known.
    fn why_no_move(&self, _text: &str) -> Option<Reason> {
        None
    }

    /// The words of the notation in every language, as `kit::fold` writes them. Mistyped words are compared with them.
    fn move_words(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Whether a letter of another alphabet in this text is read as the Latin letter that it looks like. False if letters stand for keys
    /// of the keyboard, as in moves of the cats in Cats and Mouse. There, a letter that looks the same may be on another key.
    fn reads_lookalikes(&self, _text: &str) -> bool {
        true
    }

    /// Divides a text of several moves into single moves, in order. A text that contains anything else is not divided, and some games
    /// divide no text.
    ///
    /// People may leave out an obvious first move, such as the choice of the usual start square. The result begins with that move all the
    /// same.
    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>> {
        vec![Cow::Borrowed(text)]
    }

    /// Play stops when a position has occurred this many times. With 2, it stops as soon as a position comes back. `None` if
    /// repetition does not matter.
    fn repetition_limit(&self) -> Option<u32> {
        None
    }

    /// Play stops after this many moves of both seats together. `None` if there is no limit.
    fn ply_limit(&self) -> Option<u32> {
        None
    }

    /// A number that changes when something irreversible happens, such as a capture. No earlier position can occur after that, so the
    /// line of play forgets them all. It is always 0 in games that do not count such events.
    fn irreversible_events(&self) -> u32 {
        0
    }

    /// Decides what follows when a limit on repetition or length is reached at this position, and tells the trace why. Returns the
    /// outcome if the game is over. Otherwise changes the state so that play can go on, for example with the next round, and returns
    /// `None`.
    fn stop(&mut self, _why: Stop, _trace: &mut impl Trace) -> Option<Outcome> {
        Some(Outcome::Draw)
    }

    /// Why `m` is not legal here. The caller must know from `legal_moves` that it is not.
    fn why_not(&self, m: Self::Move) -> Reason;
}

/// A random legal move. It is a pass or another last resort only if nothing else is legal.
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
