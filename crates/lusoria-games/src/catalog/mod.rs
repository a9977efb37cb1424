//! The one list of games, and the erased form in which the host plays them: moves are canonical text.
//!
//! A new game is one folder, one `pub mod` line in `games`, one line in [`GAMES`]. Search uses the typed form only.

mod erased;
mod line;
mod names;
mod reading;
mod samples;
mod workbench;

pub use crate::rules::Texts;
pub use line::Line;
pub use names::{family, find, merge_options, nearest, parse_game_string};
pub use reading::{Reading, Unknown, near_move, read_moves};
pub use samples::{Samples, samples};
pub use workbench::{Setup, Workbench};

use crate::games::{
    afrika, cats_and_mouse, gabata, murus_gallicus, ohojitxi, selus, tablut, tchuka_ruma,
    xii_scripta,
};
pub use crate::kit::LineSnapshot;
use crate::rules::{Edit, Info, SetupError, State};

/// The games on offer, in the order in which people are told of them.
pub static GAMES: &[Game] = &[
    Game::editable::<xii_scripta::XiiScripta>(xii_scripta::NAMES, xii_scripta::TEXTS),
    Game::editable::<cats_and_mouse::CatsAndMouse>(cats_and_mouse::NAMES, cats_and_mouse::TEXTS),
    Game::editable::<tablut::Tablut>(tablut::NAMES, tablut::TEXTS),
    Game::editable::<murus_gallicus::MurusGallicus>(murus_gallicus::NAMES, murus_gallicus::TEXTS),
    Game::of::<tchuka_ruma::TchukaRuma>(tchuka_ruma::NAMES, tchuka_ruma::TEXTS),
    Game::editable::<ohojitxi::Ohojitxi>(ohojitxi::NAMES, ohojitxi::TEXTS),
    Game::editable::<afrika::Afrika>(afrika::NAMES, afrika::TEXTS),
    Game::editable::<gabata::Gabata>(gabata::NAMES, gabata::TEXTS),
    Game::editable::<selus::Selus>(selus::NAMES, selus::TEXTS),
];

/// A word for several games, and their ids.
pub type Family = (&'static [&'static str], &'static [&'static str]);

/// Families people ask for by name without knowing which game they want.
pub static FAMILIES: &[Family] = &[(
    &["mancala", "mankala", "манкала"],
    &["tchuka_ruma", "ohojitxi", "afrika", "gabata", "selus"],
)];

/// A line at its start, or what is wrong with the options or the position text.
pub type Begun = Result<Box<dyn Line>, SetupError>;

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
    pub begin: fn(options: &str) -> Begun,
    /// How a line begins with these options from a position text.
    pub begin_at: fn(options: &str, position: &str) -> Begun,
    /// How a stored line begins under the rules version it was stored with, from a position text if it has one.
    begin_under: BeginUnder,
    /// The tools to set up positions with, where it makes sense.
    pub workbench: Option<Workbench>,
}

type BeginUnder = fn(u32, &str, Option<&str>) -> Result<Box<dyn Line>, Unplayable>;

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
        /// As stored.
        stored: u32,
        /// As built in.
        ours: u32,
    },
}

/// A line of the game this game string names, at its start; nothing if the catalogue does not have it. `tablut@POSITION`
/// begins at that position.
#[must_use]
pub fn begin(game_string: &str) -> Option<Box<dyn Line>> {
    let (game, options, position) = divide_game_string(game_string)?;
    match position {
        Some(position) => (game.begin_at)(&options, position).ok(),
        None => (game.begin)(&options).ok(),
    }
}

/// The same, by the rules of an earlier version.
///
/// # Errors
/// [`Unplayable`] if there is no such game or its rules of that version are not known.
pub fn begin_under(rules_version: u32, game_string: &str) -> Result<Box<dyn Line>, Unplayable> {
    let (game, options, position) = divide_game_string(game_string).ok_or(Unplayable::NoGame)?;
    (game.begin_under)(rules_version, &options, position)
}

/// Game, options and position text of a game string.
fn divide_game_string(game_string: &str) -> Option<(&'static Game, String, Option<&str>)> {
    let (string, position) = match game_string.split_once('@') {
        Some((string, position)) => (string, Some(position)),
        None => (game_string, None),
    };
    let (game, options) = parse_game_string(string)?;
    Some((game, options, position))
}

impl Game {
    /// The catalogue line of a typed game.
    #[must_use]
    pub const fn of<S: State>(
        names: &'static [(&'static str, &'static str)],
        texts: &'static [Texts],
    ) -> Self {
        Self {
            info: &S::INFO,
            names,
            texts,
            begin: erased::begin::<S>,
            begin_at: erased::begin_at::<S>,
            begin_under: erased::begin_under::<S>,
            workbench: None,
        }
    }

    /// The catalogue line of a typed game whose positions can be edited.
    #[must_use]
    pub const fn editable<S: Edit>(
        names: &'static [(&'static str, &'static str)],
        texts: &'static [Texts],
    ) -> Self {
        let mut game = Self::of::<S>(names, texts);
        game.workbench = Some(Workbench::of::<S>());
        game
    }
}
