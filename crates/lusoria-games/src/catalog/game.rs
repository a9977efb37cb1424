//! A game on offer, and a line of play whose game is not known when the program is built: what a host, an engine protocol or a
//! collection of games holds.

use super::PositionEditor;
use crate::engine::{Proof, ThinkOrder, Thought};
use crate::exact::Exact;
use crate::kit::LineSnapshot;
use crate::rules::{
    Diagram, Fact, Info, NotationError, Parsed, Reason, Seat, SetupError, Texts, Throw,
    ThrowSource, Turn,
};
use std::borrow::Cow;
use std::fmt::Debug;

/// A line at its start, or what is wrong with the options or the position text.
pub type BeginResult = Result<Box<dyn Line>, SetupError>;

/// A game on offer.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// What is true of it whatever the position.
    pub info: &'static Info,
    /// What people may type, in any language, with the options each name stands for (`("scripta3", "pieces=3")`).
    pub names: &'static [(&'static str, &'static str)],
    /// Texts in every language of the house.
    pub texts: &'static [Texts],
    /// How a line begins under a rules version, from a position text if there is one.
    pub(super) begin_line: BeginLine,
    /// The tools to set up positions with, where it makes sense.
    pub position_editor: Option<PositionEditor>,
}

/// The game itself, the rules version, options, perhaps a position text.
pub(super) type BeginLine =
    fn(&'static Game, u32, &str, Option<&str>) -> Result<Box<dyn Line>, Unplayable>;

impl Game {
    /// A line of play from the position in which a game with these options begins.
    ///
    /// # Errors
    /// [`SetupError`] if there are no such options.
    pub fn begin(&'static self, options: &str) -> BeginResult {
        self.begin_with_our_rules(options, None)
    }

    /// A line of play with these options from a position text.
    ///
    /// # Errors
    /// [`SetupError`] if there are no such options, or the text is no position that can be played from.
    pub fn begin_at(&'static self, options: &str, position: &str) -> BeginResult {
        self.begin_with_our_rules(options, Some(position))
    }

    /// A stored line of play at its start, by the rules of the version it was stored with.
    ///
    /// # Errors
    /// [`Unplayable`] if the rules of that version are not known, or the game cannot be set up like this.
    pub fn begin_under(
        &'static self,
        rules_version: u32,
        options: &str,
        position: Option<&str>,
    ) -> Result<Box<dyn Line>, Unplayable> {
        (self.begin_line)(self, rules_version, options, position)
    }

    fn begin_with_our_rules(&'static self, options: &str, position: Option<&str>) -> BeginResult {
        match self.begin_under(self.info.rules_version, options, position) {
            Ok(line) => Ok(line),
            Err(Unplayable::Setup(error)) => Err(error),
            Err(Unplayable::NoGame | Unplayable::RulesVersion { .. }) => {
                unreachable!("every game knows the rules of its own version")
            }
        }
    }
}

/// Why a stored game cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unplayable {
    /// The catalogue has no such game.
    #[error("there is no such game")]
    NoGame,
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// This program does not know those rules any more, or not yet.
    #[error("rules version {stored}, ours is {ours}")]
    RulesVersion {
        /// The version the game was stored with.
        stored: u32,
        /// The version this program plays by.
        ours: u32,
    },
}

/// A line of play from its start, with the game's type erased: what a session holds.
pub trait Line: Debug + Send + Sync {
    /// Which game this is.
    fn game(&self) -> &'static Game;
    /// Id and options as stored: `xii_scripta(pieces=3)`, plain `xii_scripta` for the default; with `@` and the position if
    /// it began anywhere but at the usual start.
    fn game_string(&self) -> String;
    /// What now, draws by repetition or length included.
    fn turn(&self) -> Turn;
    /// How many plies have been played, chance included.
    fn plies(&self) -> u32;
    /// How many positions it remembers because they may come again.
    fn remembered(&self) -> usize;
    /// How many moves of both seats fit into a game of limited length.
    fn moves_left(&self) -> Option<u32>;
    /// Where what is left to chance comes from in this game; nothing if nothing is.
    fn chance(&self) -> Option<ThrowSource>;
    /// What is due from chance, exactly when the turn is [`Turn::Chance`].
    fn throw(&self) -> Option<Throw>;
    /// How many throws this seat has had.
    fn throws_of(&self, seat: Seat) -> u32;
    /// Legal moves in canonical notation, in the order of the typed moves; empty unless a seat is to move.
    fn legal_moves(&self) -> Vec<String>;
    /// Legal moves but for the last resorts (a pass), if there are others: what one chooses from.
    fn sensible_moves(&self) -> Vec<String>;
    /// What chance may bring, with weights; empty unless chance is to move.
    fn chances(&self) -> Vec<(String, u32)>;
    /// The move the host makes by itself now, because nothing else is legal and the options ask for that (a pass).
    fn forced_pass(&self) -> Option<String>;
    /// Divides several moves typed in one text (`place 4 place 1`, one a line) into single ones, in order. A text that is
    /// not wholly made of moves stays whole. A piece may be one that goes without saying.
    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>>;
    /// The words of the game's notation in every language, as [`crate::kit::fold`] leaves them: what a mistyped word may have meant.
    fn move_words(&self) -> Vec<&'static str>;
    /// The text with letters of another alphabet that look or sound the same made one alphabet, in the ways in which this game
    /// reads it.
    fn lookalikes(&self, text: &str) -> Vec<String>;
    /// Understands typed text as a move, in canonical notation. Letters of another alphabet that look the same do not matter.
    ///
    /// # Errors
    /// [`NotationError`] if the text is no move of this game.
    fn parse(&self, text: &str) -> Result<Parsed<String>, NotationError>;
    /// Plays a canonical move, or a possible chance ply, and says what it did.
    ///
    /// # Errors
    /// The reason, if the move is not legal here; the line is then unchanged. A text that is no canonical move, a move
    /// when chance is due, the reverse, and a finished game are refused with the facts `syntax`, `throw-first`,
    /// `not-your-dice` and `game-over`.
    fn play(&mut self, canonical: &str) -> Result<Vec<Fact>, Reason>;
    /// The number of ways to play so many plies from this position, whatever came before it; nothing if `go_on`, told now
    /// and then how many plies more were looked at, says no.
    fn perft(&self, depth: u32, go_on: &mut dyn FnMut(u64) -> bool) -> Option<u64>;
    /// What a computer player would do; nothing if no seat is to move. `stop` is asked often whether to end at once.
    fn think(&self, order: &ThinkOrder, stop: &dyn Fn() -> bool) -> Option<Thought> {
        self.think_aloud(order, stop, &mut |_| {})
    }
    /// The same, and `report` is told whenever the player has looked a ply further.
    fn think_aloud(
        &self,
        order: &ThinkOrder,
        stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought>;
    /// Whether `seat` wins from here whatever the other does, as far as can be found out with so many nodes. A proof holds; that none
    /// was found says nothing.
    fn prove(&self, seat: Seat, nodes: u64, stop: &dyn Fn() -> bool) -> Proof;
    /// What perfect play from here brings the seat that is to move; nothing if that is not known. Where there is no table the
    /// answer is searched for, through `most_nodes` positions at most.
    fn exact(&self, most_nodes: u64) -> Option<Exact>;
    /// The legal moves whose value is known, for the seat that is to move; plies are counted from before the move. Each move may be
    /// searched through `most_nodes` positions.
    fn exact_moves(&self, most_nodes: u64) -> Vec<(String, Exact)>;
    /// A neutral picture of the position.
    fn diagram(&self) -> Diagram;
    /// The position in facts from this seat's point of view.
    fn prose(&self, reader: Seat) -> Vec<Fact>;
    /// The position as a position text.
    fn position(&self) -> String;
    /// What is to be known of the past of a line that goes on.
    fn snapshot(&self) -> LineSnapshot;
    /// Puts a line that stands at its start where it stood when the snapshot was taken.
    ///
    /// # Errors
    /// If a position cannot be read; the line is then to be thrown away.
    fn restore(&mut self, snapshot: &LineSnapshot) -> Result<(), SetupError>;
    /// A copy, which can be played on independently.
    fn boxed_clone(&self) -> Box<dyn Line>;
}

impl Clone for Box<dyn Line> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}
