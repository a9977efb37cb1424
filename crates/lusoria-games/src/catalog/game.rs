//! A game of the catalogue ([`Game`]), and a line of play whose type is the same for all games ([`Line`]). They are meant for programs in
//! which people choose the game: a host, an engine protocol, a collection of games.

use super::PositionEditor;
use crate::engine::{Counts, Proof, Score, SearchMemory, ThinkOrder, Thought, Weight};
use crate::exact::{Exact, PliesLeadTo};
use crate::kit::LineSnapshot;
use crate::rules::{
    Diagram, Fact, Info, MoveWord, NotationError, Parsed, Reason, Seat, SetupError, Texts, Throw,
    ThrowSource, Turn,
};
use arrayvec::ArrayString;
use std::borrow::Cow;
use std::fmt::Debug;

/// A line of play at its start, or what is wrong with the options or the position text.
pub type BeginResult = Result<Box<dyn Line>, SetupError>;

/// A game on offer.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// What is true of the game in every position.
    pub info: &'static Info,
    /// The names that people may type, in any language. Beside each are the options that it stands for: `("scripta3", "pieces=3")`.
    pub names: &'static [(&'static str, &'static str)],
    /// The texts in every language.
    pub texts: &'static [Texts],
    /// The words in the game's moves for which other languages have other words.
    pub(super) move_words: &'static [MoveWord],
    /// Begins a line of play under a rules version, from a position text if there is one.
    pub(super) begin_line: BeginLine,
    /// The tools with which positions are set up; `None` if the game has no editor.
    pub position_editor: Option<PositionEditor>,
}

/// A function that begins a line of play. Its arguments are the game itself, the rules version, the options, and the position text if
/// there is one.
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

    /// A line of play at its start, by the rules of the version with which the game was stored.
    ///
    /// # Errors
    /// [`Unplayable`] if the rules of that version are not known, or if there are no such options or position.
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

/// Why a game cannot begin, or why a stored game cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unplayable {
    /// The catalogue has no such game.
    #[error("there is no such game")]
    NoGame,
    /// The game has no such options or position.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game was stored with a rules version that is too new or too old for this program.
    #[error("rules version {stored}, ours is {ours}")]
    RulesVersion {
        /// The version the game was stored with.
        stored: u32,
        /// The version by which this program plays.
        ours: u32,
    },
}

/// A move in canonical notation. It is stored without an allocation, because all moves of a position are listed for every message.
pub type Notation = ArrayString<20>;

/// A legal move in a list of all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedMove {
    /// The move in canonical notation.
    pub notation: Notation,
    /// Whether the move gives something up, as a pass does. False if every legal move does so.
    pub is_last_resort: bool,
}

/// A line of play, from its first position on. The type is the same for all games, and moves are text.
pub trait Line: Debug + Send + Sync {
    /// Which game this is.
    fn game(&self) -> &'static Game;
    /// The id of the game with its options, as it is stored: `xii_scripta(pieces=3)`, or only `xii_scripta` with the default
    /// options. If the line did not begin at the usual start, `@` and the position follow.
    fn game_string(&self) -> String;
    /// Who has to move, or how the game has ended. Repetition and the move limit are taken into account.
    fn turn(&self) -> Turn;
    /// How many plies have been played, chance included.
    fn plies(&self) -> u32;
    /// How many positions the line remembers because they may come again.
    fn remembered(&self) -> usize;
    /// How many moves the two seats together have left in a game of limited length; `None` if the length is not limited.
    fn moves_left(&self) -> Option<u32>;
    /// How dice are thrown or lots are drawn in this game; `None` in a game without chance.
    fn chance(&self) -> Option<ThrowSource>;
    /// What has to be thrown or drawn now; `Some` exactly if the turn is [`Turn::Chance`].
    fn throw(&self) -> Option<Throw>;
    /// How many throws this seat has had.
    fn throws_of(&self, seat: Seat) -> u32;
    /// The legal moves in canonical notation and in the game's own order. Empty if no seat is to move.
    fn legal_moves(&self) -> Vec<String>;
    /// The legal moves, each with whether it is a last resort.
    fn listed_moves(&self) -> Vec<ListedMove>;
    /// The legal moves without last resorts, in canonical notation.
    fn sensible_moves(&self) -> Vec<String> {
        let moves = self.listed_moves().into_iter();
        moves
            .filter(|one| !one.is_last_resort)
            .map(|one| one.notation.to_string())
            .collect()
    }
    /// Every possible throw with its weight. Empty if no throw is due.
    fn chances(&self) -> Vec<(String, u32)>;
    /// The pass that the host plays now by itself. `None` if another move is legal, or if the options do not ask for passes by the host.
    fn forced_pass(&self) -> Option<String>;
    /// Divides a text of several moves (`place 4 place 1`, or one on each line) into single moves, in order. A text that contains
    /// anything else is not divided. People may leave out an obvious first move, such as the choice of the usual start square. The result
    /// begins with that move all the same.
    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>>;
    /// The words of the game's notation in every language, in the form that [`crate::kit::fold`] returns. A mistyped word is
    /// compared with them.
    fn move_words(&self) -> Vec<&'static str>;
    /// Other spellings of the text, which the writer may have meant. In each, letters are replaced by letters of another alphabet that
    /// look or sound the same. Empty if the game tries no other spelling.
    fn lookalikes(&self, text: &str) -> Vec<String>;
    /// Reads a typed text as a move, and returns the move in canonical notation. If the text as typed is no move, its other spellings
    /// ([`Line::lookalikes`]) are tried.
    ///
    /// # Errors
    /// [`NotationError`] if the text is no move of this game.
    fn parse(&self, text: &str) -> Result<Parsed<String>, NotationError>;
    /// Why a text that names places, such as `a1-a5`, is no move. If no reason is known for the text as typed, its other spellings
    /// ([`Line::lookalikes`]) are tried. `None` if no reason is found.
    fn why_no_move(&self, text: &str) -> Option<Reason>;
    /// Plays a move in canonical notation or a possible throw, and returns what happened.
    ///
    /// # Errors
    /// The reason, if the ply is not legal here. The line is then unchanged. Four reasons are the same in all games:
    /// - `syntax`: the text is no canonical move.
    /// - `throw-first`: the text is a move, but a throw is due.
    /// - `not-your-dice`: the text is a throw, but none is due.
    /// - `game-over`: the game has ended already.
    fn play(&mut self, canonical: &str) -> Result<Vec<Fact>, Reason>;
    /// The number of ways to play `depth` plies from this position. Repetition and the move limit are not taken into account. At each
    /// position, except after the last ply, `go_on` is called with the number of plies that are possible there. `None` if `go_on` returns
    /// false.
    fn perft(&self, depth: u32, go_on: &mut dyn FnMut(u64) -> bool) -> Option<u64>;
    /// The weights of the evaluation in this game. Empty if the evaluation is not a weighted sum.
    fn weights(&self) -> &'static [Weight];
    /// The counts in this position, one for each weight.
    fn counts(&self) -> Counts;
    /// The winning chance of the seat to move, if a search gives the position this score. A draw counts as half a win. `None` if no seat
    /// is to move.
    fn winning_chance(&self, score: Score) -> Option<f64>;
    /// `places` are indexes into the list of legal moves. The result says for each of these moves whether it loses at once, or lets the
    /// other seat win with its next move. False if a throw is due now or after the move. This is a quick check that looks no further
    /// ahead.
    ///
    /// # Panics
    /// If there is no legal move at a place.
    fn lose_at_once(&self, places: &[usize]) -> Vec<bool>;
    /// Whether callers of `exact`, `exact_moves` and `think` would have to wait until tables are made.
    fn lacks_tables(&self) -> bool;
    /// Makes the tables that are lacking ([`Line::lacks_tables`]), or waits until another thread has made them. This takes up to two
    /// seconds, in a debug build longer.
    fn make_tables(&self);
    /// The event up to which the plies of an exact value are counted: the end of the game, the moment when it is certain who wins, or
    /// the next capture. If a game counts to the next capture, [`exact`](Line::exact) and [`exact_moves`](Line::exact_moves) do not tell
    /// the plies: [`Exact::plies`] is `None`.
    fn plies_lead_to(&self) -> PliesLeadTo;
    /// What a computer player would do. `stop` is called often, and the search ends as soon as it returns true. `None` if no seat is to
    /// move.
    fn think(&self, order: &ThinkOrder, stop: &dyn Fn() -> bool) -> Option<Thought> {
        self.think_aloud(order, &mut SearchMemory::default(), stop, &mut |_| {})
    }
    /// Like [`Line::think`], but calls `report` whenever the search has become a ply deeper. A caller that starts many searches saves
    /// time if it passes the same `memory` to all of them.
    fn think_aloud(
        &self,
        order: &ThinkOrder,
        memory: &mut SearchMemory,
        stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought>;
    /// Finds out whether `seat` wins from here whatever the other seat does. Searches at most this number of nodes. The answer may be
    /// [`Proof::Unknown`].
    fn prove(&self, seat: Seat, nodes: u64, stop: &dyn Fn() -> bool) -> Proof;
    /// Whether `seat` can win from here within this many plies whatever the other seat does. A win that needs a throw does not count.
    /// This is found by a plain search without the engine's code and tables. `None` if `nodes` positions are not enough.
    fn wins_within(&self, seat: Seat, plies: u32, nodes: u64) -> Option<bool>;
    /// What perfect play from here brings the seat that is to move. If the game has no table, searches at most `most_nodes` positions for
    /// the value. `None` if the value is not found.
    fn exact(&self, most_nodes: u64) -> Option<Exact>;
    /// The legal moves whose exact value is known, each with its value for the seat that is to move. [`Exact::plies`] counts the move
    /// itself, too. If the game has no table, searches at most `most_nodes` positions for each move.
    fn exact_moves(&self, most_nodes: u64) -> Vec<(String, Exact)>;
    /// The board of the position as seat First sees it, without colours and without words of a language.
    fn diagram(&self) -> Diagram;
    /// The position in facts from this seat's point of view.
    fn prose(&self, reader: Seat) -> Vec<Fact>;
    /// The position as a position text.
    fn position(&self) -> String;
    /// What has to be stored of this line so that it can go on from here without being replayed.
    fn snapshot(&self) -> LineSnapshot;
    /// Brings a line that stands at its start to the state of the snapshot.
    ///
    /// # Errors
    /// [`SetupError`] if a position cannot be read. After an error, the line must not be used any more.
    fn restore(&mut self, snapshot: &LineSnapshot) -> Result<(), SetupError>;
    /// A copy, which can be played on independently.
    fn boxed_clone(&self) -> Box<dyn Line>;
}

impl Clone for Box<dyn Line> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}
