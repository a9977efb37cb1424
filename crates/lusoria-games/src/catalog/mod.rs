//! The list of games, and the trait `Line`. A program can play each of these games through `Line`, where a move is a text in canonical
//! notation.
//!
//! A new game needs a folder, a `pub mod` line in `games` and a line in [`GAMES`]. The search uses each game's own types and not `Line`.

mod doubted_moves;
mod doubts;
mod erased_line;
mod example_moves;
mod fillers;
mod game;
mod game_string;
mod known_moves;
mod names;
mod near_move;
mod position_editor;
mod read_moves;
mod understood_moves;
mod written_moves;

pub use crate::engine::{Level, Proof, Score, SearchMemory, ThinkOrder, Thought, seed_of};
pub use crate::kit::LineSnapshot;
pub use crate::rules::Texts;
pub use doubted_moves::doubted_moves;
pub use example_moves::{ExampleMoves, example_moves};
pub use game::{BeginResult, Game, Line, ListedMove, Notation, Unplayable};
pub use game_string::{begin, begin_under, merge_options, parse_game_string, try_begin};
pub use names::{family, find, nearest};
pub(crate) use near_move::lone_letter_that_looks_latin;
pub use near_move::near_move;
pub use position_editor::{PositionEditor, Setup};
pub use read_moves::{move_before_talk, moves_among_fillers, read_moves};
pub use understood_moves::{UnderstoodMoves, UnknownWords};

use crate::games::{
    afrika, cats_and_mouse, gabata, murus_gallicus, ohojitxi, selus, tablut, tchuka_ruma,
    xii_scripta,
};

/// The games on offer, in the order in which they are listed for people.
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

/// What people call several games together, in each spelling, and the ids of these games.
pub type Family = (&'static [&'static str], &'static [&'static str]);

/// The families that people can ask for by name.
pub static FAMILIES: &[Family] = &[(
    &["mancala", "mankala", "манкала"],
    &["tchuka_ruma", "ohojitxi", "afrika", "gabata", "selus"],
)];
