//! Type erasure: wraps the types of each game in a `Game` and a `dyn Line`, which are the same types for all games.

use super::known_moves::known_moves;
use super::near_move::is_lone_word;
use super::{Game, Line, ListedMove, Notation, PositionEditor, Unplayable};
use crate::engine::{
    self, Counts, Evaluation, Proof, Score, SearchMemory, Searchable, ThinkOrder, Thought, Weight,
};
use crate::exact::{Exact, PliesLeadTo, Solved, exact_moves};
use crate::kit::alphabets::{latin_places, one_alphabet};
use crate::kit::{LineSnapshot, TypedLine};
use crate::rules::{
    Diagram, Edit, Fact, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Texts,
    Throw, ThrowSource, Turn, perft_while, wins_within,
};
use std::borrow::Cow;
use std::fmt::{self, Display, Write};

/// A typed line of play, and the game to which it belongs.
#[derive(Clone)]
struct LineOfGame<S: Solved> {
    game: &'static Game,
    line: TypedLine<S>,
}

/// Leaves out the game, whose texts are long.
impl<S: Solved> fmt::Debug for LineOfGame<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line.fmt(f)
    }
}

impl Game {
    /// The entry of a game in the catalogue.
    #[must_use]
    pub const fn of<S: Searchable + Solved>(
        names: &'static [(&'static str, &'static str)],
        texts: &'static [Texts],
    ) -> Self {
        Self {
            info: &S::INFO,
            names,
            texts,
            move_words: S::MOVE_WORDS,
            begin_line: begin_line::<S>,
            position_editor: None,
        }
    }

    /// The entry of a game whose positions can be edited.
    #[must_use]
    pub const fn editable<S: Edit + Searchable + Solved>(
        names: &'static [(&'static str, &'static str)],
        texts: &'static [Texts],
    ) -> Self {
        let mut game = Self::of::<S>(names, texts);
        game.position_editor = Some(PositionEditor::of::<S>());
        game
    }
}

fn begin_line<S: Searchable + Solved>(
    game: &'static Game,
    rules_version: u32,
    options: &str,
    position: Option<&str>,
) -> Result<Box<dyn Line>, Unplayable> {
    let options: S::Options = options.parse()?;
    let options = S::options_under(rules_version, options).ok_or(Unplayable::RulesVersion {
        stored: rules_version,
        ours: S::INFO.rules_version,
    })?;
    let start = match position {
        Some(position) => S::from_text(&options, position)?,
        None => S::start(&options),
    };
    let line = TypedLine::from_start(options, start);
    Ok(Box::new(LineOfGame { game, line }))
}

impl<S: Searchable + Solved> Line for LineOfGame<S> {
    fn game(&self) -> &'static Game {
        self.game
    }

    fn game_string(&self) -> String {
        let options = self.line.options().to_string();
        let mut string = S::INFO.id.to_owned();
        if !options.is_empty() {
            string.push_str(&format!("({options})"));
        }
        if *self.line.start() != S::start(self.line.options()) {
            string.push_str(&format!("@{}", self.line.start()));
        }
        string
    }

    fn turn(&self) -> Turn {
        self.line.turn()
    }

    fn plies(&self) -> u32 {
        self.line.ply_count()
    }

    fn remembered(&self) -> usize {
        self.line.remembered()
    }

    fn moves_left(&self) -> Option<u32> {
        self.line.moves_left()
    }

    fn chance(&self) -> Option<ThrowSource> {
        self.line.state().chance()
    }

    fn throw(&self) -> Option<Throw> {
        self.line.state().throw()
    }

    fn throws_of(&self, seat: Seat) -> u32 {
        self.line.throws_of(seat)
    }

    fn legal_moves(&self) -> Vec<String> {
        let moves = legal(&self.line).into_iter();
        moves.map(|ply| ply.to_string()).collect()
    }

    fn listed_moves(&self) -> Vec<ListedMove> {
        let moves = legal(&self.line);
        let state = self.line.state();
        let has_others = moves.iter().any(|&m| !state.last_resort(m));
        let listed = moves.iter().map(|m| ListedMove {
            notation: notation(m),
            is_last_resort: has_others && state.last_resort(*m),
        });
        listed.collect()
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut chances = Vec::new();
        self.line.state().chances(&mut chances);
        let text = |(ply, weight): (S::Move, u32)| (ply.to_string(), weight);
        chances.into_iter().map(text).collect()
    }

    fn forced_pass(&self) -> Option<String> {
        self.line.state().forced_pass().map(|m| m.to_string())
    }

    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>> {
        self.line.state().split(text)
    }

    fn move_words(&self) -> Vec<&'static str> {
        self.line.state().move_words()
    }

    fn lookalikes(&self, text: &str) -> Vec<String> {
        if text.is_ascii() || !self.line.state().reads_lookalikes(text) {
            return Vec::new();
        }
        let ways = [one_alphabet(text), latin_places(text)];
        ways.into_iter().flatten().collect()
    }

    fn parse(&self, text: &str) -> Result<Parsed<String>, NotationError> {
        if is_lone_word(text) {
            return Err(NotationError::Foreign);
        }
        let parsed = self.line.state().parse_move(text).or_else(|as_typed| {
            let ways = self.lookalikes(text);
            let mut meant = ways.iter().map(|way| self.line.state().parse_move(way));
            meant.find_map(Result::ok).ok_or(as_typed)
        });
        Ok(match parsed? {
            Parsed::Move(m) => Parsed::Move(m.to_string()),
            Parsed::Choose(moves) => {
                Parsed::Choose(moves.iter().map(ToString::to_string).collect())
            }
        })
    }

    fn why_no_move(&self, text: &str) -> Option<Reason> {
        let state = self.line.state();
        let ways = self.lookalikes(text);
        let mut ways = std::iter::once(text).chain(ways.iter().map(String::as_str));
        ways.find_map(|way| state.why_no_move(way))
    }

    fn play(&mut self, canonical: &str) -> Result<Vec<Fact>, Reason> {
        let ply = match self.line.state().parse_move(canonical) {
            Ok(Parsed::Move(ply)) if ply.to_string() == canonical => ply,
            Err(NotationError::Malformed(fact)) => return Err(fact),
            _ => return Err(Fact::new("syntax").with("word", String::new())),
        };
        if !self.line.allows(ply) {
            return Err(why_not(&self.line, ply));
        }
        let mut effects = Vec::new();
        self.line.play(ply, &mut effects);
        Ok(effects)
    }

    fn perft(&self, depth: u32, go_on: &mut dyn FnMut(u64) -> bool) -> Option<u64> {
        perft_while(self.line.state(), depth, go_on)
    }

    fn think_aloud(
        &self,
        order: &ThinkOrder,
        memory: &mut SearchMemory,
        stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let mut report = |thought: &Thought<S::Move>| report(&thought.to_text());
        let found = match known_moves(&self.line, order.level) {
            Some(known) => {
                let found = engine::think_of_known(&self.line, order, &known);
                found.map(|thought| match S::PLIES_LEAD_TO {
                    PliesLeadTo::End => thought,
                    PliesLeadTo::Decision | PliesLeadTo::Capture => thought.without_plies(),
                })
            }
            None => engine::think(&self.line, order, memory, stop, &mut report),
        };
        found.map(|thought| thought.to_text())
    }

    fn weights(&self) -> &'static [Weight] {
        self.line.state().evaluation().weights()
    }

    fn counts(&self) -> Counts {
        self.line.state().evaluation().counts()
    }

    fn winning_chance(&self, score: Score) -> Option<f64> {
        match self.line.turn() {
            Turn::Seat(seat) => Some(S::WIN_PROBABILITY.chance(score, seat)),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    fn lose_at_once(&self, places: &[usize]) -> Vec<bool> {
        let moves = legal(&self.line);
        let loses = |seat, place: usize| other_wins_after(&self.line, moves[place], seat);
        match self.line.turn() {
            Turn::Seat(seat) => places.iter().map(|place| loses(seat, *place)).collect(),
            Turn::Chance | Turn::Over(_) => vec![false; places.len()],
        }
    }

    fn prove(&self, seat: Seat, nodes: u64, stop: &dyn Fn() -> bool) -> Proof {
        engine::prove(&self.line, seat, nodes, stop).to_text()
    }

    fn wins_within(&self, seat: Seat, plies: u32, mut nodes: u64) -> Option<bool> {
        match self.line.turn() {
            Turn::Over(outcome) => Some(outcome == Outcome::Win(seat)),
            _ => wins_within(self.line.state(), seat, plies, &mut nodes),
        }
    }

    fn exact(&self, most_nodes: u64) -> Option<Exact> {
        match self.line.turn() {
            Turn::Seat(seat) if !self.line.may_stop_by_repetition() => {
                let value = self.line.state().exact(seat, most_nodes)?;
                Some(value.for_people(S::PLIES_LEAD_TO))
            }
            _ => None,
        }
    }

    fn plies_lead_to(&self) -> PliesLeadTo {
        S::PLIES_LEAD_TO
    }

    fn exact_moves(&self, most_nodes: u64) -> Vec<(String, Exact)> {
        match self.line.turn() {
            Turn::Seat(_) if !self.line.may_stop_by_repetition() => {
                let moves = exact_moves(self.line.state(), most_nodes).into_iter();
                let told = |value: Exact| value.for_people(S::PLIES_LEAD_TO);
                moves
                    .map(|(m, value)| (m.to_string(), told(value)))
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    fn lacks_tables(&self) -> bool {
        self.line.state().lacks_tables()
    }

    fn make_tables(&self) {
        self.line.state().make_tables();
    }

    fn diagram(&self) -> Diagram {
        self.line.state().diagram()
    }

    fn prose(&self, reader: Seat) -> Vec<Fact> {
        self.line.state().prose(reader)
    }

    fn position(&self) -> String {
        self.line.state().to_string()
    }

    fn snapshot(&self) -> LineSnapshot {
        self.line.snapshot()
    }

    fn restore(&mut self, snapshot: &LineSnapshot) -> Result<(), SetupError> {
        self.line.restore(snapshot)
    }

    fn boxed_clone(&self) -> Box<dyn Line> {
        Box::new(self.clone())
    }
}

/// The legal moves. There are none if a throw is due or the game is over. The line says whether the game is over: a state knows nothing
/// of repetition and the move limit.
fn legal<S: State>(line: &TypedLine<S>) -> Vec<S::Move> {
    let mut moves = Vec::new();
    if matches!(line.turn(), Turn::Seat(_)) {
        line.state().legal_moves(&mut moves);
    }
    moves
}

fn notation<M: Display>(ply: &M) -> Notation {
    let mut text = Notation::new();
    write!(text, "{ply}").expect("no legal move is longer");
    text
}

/// Why a ply is not legal. First checks whether repetition or the move limit has ended the game, because a state does not know that.
fn why_not<S: State>(line: &TypedLine<S>, ply: S::Move) -> Reason {
    match (line.turn(), line.state().turn()) {
        (Turn::Over(_), Turn::Seat(_) | Turn::Chance) => Fact::new("game-over"),
        _ => line.state().why_not(ply),
    }
}

/// Whether this ply of `seat` loses at once, or lets the other seat win with its next move.
fn other_wins_after<S: State>(line: &TypedLine<S>, ply: S::Move, seat: Seat) -> bool {
    let mut after = line.state().clone();
    after.play(ply, &mut ());
    match after.turn() {
        Turn::Over(outcome) => outcome == Outcome::Win(seat.other()),
        turn => turn == Turn::Seat(seat.other()) && after.has_winning_move(),
    }
}
