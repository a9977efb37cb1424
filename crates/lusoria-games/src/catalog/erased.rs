//! The one place where a typed line of play becomes an erased one. Where both have a method of the same name, the typed one is
//! called by its type: `TypedLine::turn(self)`.

use super::{Begun, GAMES, Game, Line, Unplayable};
use crate::kit::alphabets::{latin_places, one_alphabet};
use crate::kit::{LineSnapshot, TypedLine};
use crate::rules::{
    Diagram, Fact, NotationError, Parsed, Reason, Seat, SetupError, State, Throw, ThrowSource,
    Turn, perft_while,
};
use std::borrow::Cow;

pub(super) fn begin<S: State>(options: &str) -> Begun {
    Ok(Box::new(TypedLine::<S>::new(options.parse()?)))
}

pub(super) fn begin_at<S: State>(options: &str, position: &str) -> Begun {
    let options: S::Options = options.parse()?;
    let start = S::from_text(&options, position)?;
    Ok(Box::new(TypedLine::from_start(options, start)))
}

pub(super) fn begin_under<S: State>(
    version: u32,
    options: &str,
    position: Option<&str>,
) -> Result<Box<dyn Line>, Unplayable> {
    let options: S::Options = options.parse()?;
    let options = S::options_under(version, options).ok_or(Unplayable::RulesVersion {
        stored: version,
        ours: S::INFO.rules_version,
    })?;
    let start = match position {
        Some(position) => S::from_text(&options, position)?,
        None => S::start(&options),
    };
    Ok(Box::new(TypedLine::from_start(options, start)))
}

impl<S: State> Line for TypedLine<S> {
    fn game(&self) -> &'static Game {
        GAMES
            .iter()
            .find(|game| game.info.id == S::INFO.id)
            .expect("lines are begun from the catalogue")
    }

    fn game_string(&self) -> String {
        let options = self.options().to_string();
        let mut string = S::INFO.id.to_owned();
        if !options.is_empty() {
            string.push_str(&format!("({options})"));
        }
        if *self.start() != S::start(self.options()) {
            string.push_str(&format!("@{}", self.start()));
        }
        string
    }

    fn turn(&self) -> Turn {
        TypedLine::turn(self)
    }

    fn plies(&self) -> u32 {
        self.ply_count()
    }

    fn remembered(&self) -> usize {
        TypedLine::remembered(self)
    }

    fn moves_left(&self) -> Option<u32> {
        TypedLine::moves_left(self)
    }

    fn chance(&self) -> Option<ThrowSource> {
        self.state().chance()
    }

    fn throw(&self) -> Option<Throw> {
        self.state().throw()
    }

    fn throws_of(&self, seat: Seat) -> u32 {
        TypedLine::throws_of(self, seat)
    }

    fn legal_moves(&self) -> Vec<String> {
        legal(self).iter().map(ToString::to_string).collect()
    }

    fn sensible_moves(&self) -> Vec<String> {
        let mut moves = legal(self);
        if moves.iter().any(|&m| !self.state().last_resort(m)) {
            moves.retain(|&m| !self.state().last_resort(m));
        }
        moves.iter().map(ToString::to_string).collect()
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut chances = Vec::new();
        self.state().chances(&mut chances);
        let text = |(ply, weight): (S::Move, u32)| (ply.to_string(), weight);
        chances.into_iter().map(text).collect()
    }

    fn forced_pass(&self) -> Option<String> {
        self.state().forced_pass().map(|m| m.to_string())
    }

    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>> {
        self.state().split(text)
    }

    fn move_words(&self) -> Vec<&'static str> {
        self.state().move_words()
    }

    fn lookalikes(&self, text: &str) -> Vec<String> {
        if text.is_ascii() || !self.state().reads_lookalikes() {
            return Vec::new();
        }
        let ways = [one_alphabet(text), latin_places(text)];
        ways.into_iter().flatten().collect()
    }

    fn parse(&self, text: &str) -> Result<Parsed<String>, NotationError> {
        let parsed = self.state().parse_move(text).or_else(|as_typed| {
            let ways = Line::lookalikes(self, text);
            let mut meant = ways.iter().map(|way| self.state().parse_move(way));
            meant.find_map(Result::ok).ok_or(as_typed)
        });
        Ok(match parsed? {
            Parsed::Move(m) => Parsed::Move(m.to_string()),
            Parsed::Choose(moves) => {
                Parsed::Choose(moves.iter().map(ToString::to_string).collect())
            }
        })
    }

    fn play(&mut self, canonical: &str) -> Result<Vec<Fact>, Reason> {
        let ply = match self.state().parse_move(canonical) {
            Ok(Parsed::Move(ply)) if ply.to_string() == canonical => ply,
            Err(NotationError::Malformed(fact)) => return Err(fact),
            _ => return Err(Fact::new("syntax").with("word", String::new())),
        };
        if !self.allows(ply) {
            return Err(why_not(self, ply));
        }
        let mut effects = Vec::new();
        TypedLine::play(self, ply, &mut effects);
        Ok(effects)
    }

    fn perft(&self, depth: u32, go_on: &mut dyn FnMut(u64) -> bool) -> Option<u64> {
        perft_while(self.state(), depth, go_on)
    }

    fn diagram(&self) -> Diagram {
        self.state().diagram()
    }

    fn prose(&self, reader: Seat) -> Vec<Fact> {
        self.state().prose(reader)
    }

    fn position(&self) -> String {
        self.state().to_string()
    }

    fn snapshot(&self) -> LineSnapshot {
        TypedLine::snapshot(self)
    }

    fn restore(&mut self, snapshot: &LineSnapshot) -> Result<(), SetupError> {
        TypedLine::restore(self, snapshot)
    }

    fn boxed_clone(&self) -> Box<dyn Line> {
        Box::new(self.clone())
    }
}

/// Legal moves, unless the line is over although its position could go on.
fn legal<S: State>(line: &TypedLine<S>) -> Vec<S::Move> {
    let mut moves = Vec::new();
    if matches!(line.turn(), Turn::Seat(_)) {
        line.state().legal_moves(&mut moves);
    }
    moves
}

/// A state cannot know that repetition or length has ended the line.
fn why_not<S: State>(line: &TypedLine<S>, ply: S::Move) -> Reason {
    match (line.turn(), line.state().turn()) {
        (Turn::Over(_), Turn::Seat(_) | Turn::Chance) => Fact::new("game-over"),
        _ => line.state().why_not(ply),
    }
}
