//! The one list of games, and the erased form in which the host plays them: moves are canonical text.
//!
//! A new game is one folder, one `pub mod` line in `games`, one line in [`GAMES`]. Search uses the typed form only.

use crate::rules::{
    Diagram, Fact, Info, NotationError, Parsed, Reason, Seat, SetupError, Throw, Turn,
};
use std::fmt::Debug;

/// What people read about a game in one language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// Language tag: `en`, `cs`, `it`, `ru`.
    pub lang: &'static str,
    /// Fluent source: the sentences of the game's facts, ids prefixed with the game's id and a dash (`xii_scripta-blocked`).
    pub messages: &'static str,
    /// The rules, paragraphs divided by blank lines, pictures in ``` fences; the part above the first line `---` is the short form.
    pub rules: &'static str,
}

/// A game on offer.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// What is true of it whatever the position.
    pub info: &'static Info,
    /// What people may type, in any language, with the options each name stands for (`("scripta3", "pieces=3")`).
    pub names: &'static [(&'static str, &'static str)],
    /// Texts in every language of the house.
    pub texts: &'static [Texts],
    /// How a line of play begins with these options.
    pub begin: fn(options: &str) -> Result<Box<dyn Line>, SetupError>,
}

/// A line of play from its start, with the game's type erased: what a session holds.
pub trait Line: Debug + Send + Sync {
    /// Which game this is.
    fn game(&self) -> &'static Game;
    /// Id and options as stored: `xii_scripta(pieces=3)`, plain `xii_scripta` for the default.
    fn game_string(&self) -> String;
    /// What now, draws by repetition or length included.
    fn turn(&self) -> Turn;
    /// How many plies have been played, chance included.
    fn plies(&self) -> u32;
    /// The dice that are due, exactly when the turn is [`Turn::Chance`].
    fn throw(&self) -> Option<Throw>;
    /// How many throws this seat has had.
    fn throws_of(&self, seat: Seat) -> u32;
    /// Legal moves in canonical notation, in the order of the typed moves; empty unless a seat is to move.
    fn legal_moves(&self) -> Vec<String>;
    /// What chance may bring, with weights; empty unless chance is to move.
    fn chances(&self) -> Vec<(String, u32)>;
    /// Understands typed text as a move, in canonical notation.
    ///
    /// # Errors
    /// [`NotationError`] if the text is no move of this game.
    fn parse(&self, text: &str) -> Result<Parsed<String>, NotationError>;
    /// Plays a canonical move, or a possible chance ply, and says what it did.
    ///
    /// # Errors
    /// The reason, if the move is not legal here; the line is then unchanged. A text that is no canonical move, a move
    /// when chance is due and the reverse, and a finished game are refused with the facts `syntax`, `not-your-dice`
    /// and `game-over`.
    fn play(&mut self, canonical: &str) -> Result<Vec<Fact>, Reason>;
    /// A neutral picture of the position.
    fn diagram(&self) -> Diagram;
    /// The position in facts from this seat's point of view.
    fn prose(&self, reader: Seat) -> Vec<Fact>;
    /// Position text.
    fn position(&self) -> String;
    /// An equal line.
    fn boxed_clone(&self) -> Box<dyn Line>;
}

impl Clone for Box<dyn Line> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}
