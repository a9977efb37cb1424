//! Reads the words after `tournament`: what is to be done, and for a new tournament the game, the format and the time. The words
//! themselves: `tournament_words.rs`. Formats and how many rounds: `tournament_formats.rs`.

use super::argument_values::ArgumentValues;
use super::build_command::take_rated;
use super::chat_command::Command;
use super::command_id::TOURNAMENT;
use super::left_over::{meaningful, unread};
use super::session_number::PUNCTUATION;
use super::time_words::build_tournament_time;
use super::tournament_formats::{split_number, take_format};
use super::tournament_words::{
    ADD, CALL_OFF, CHALLENGE, HELP, HERE, INVITE, JOIN, LEAVE, NEW, PAIRINGS, REMOVE, STANDINGS,
    START, Words,
};
use crate::session::{
    Challenged, NewTournament, Removed, TournamentDeed, TournamentId, TournamentRequest,
};
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;
use std::mem::take;

const OFF: Words = &["off", "vypnout", "ne", "no", "выкл", "нет"];
/// Builds the command `tournament` from its arguments.
pub(super) fn build_tournament(mut values: ArgumentValues) -> Result<Command, Fact> {
    let mut words: Vec<String> = values.text.take().into_iter().collect();
    words = words
        .iter()
        .flat_map(|text| text.split(' '))
        .map(str::to_owned)
        .collect();
    let first = words.first().map(|word| fold(word)).unwrap_or_default();
    let is = |known: Words| known.contains(&first.as_str());
    if is(NEW) {
        return announced(&words[1..], &mut values);
    }
    if is(HELP) {
        return Ok(Command::Help(Some(TOURNAMENT.to_owned())));
    }
    let named = words.iter().find_map(|word| number(word));
    let deed = if let Some(deed) = plain_deed(&first) {
        only_number(&words[1..].join(" "))?;
        deed
    } else if is(HERE) {
        return brought_here(&words[1..], named);
    } else if is(CHALLENGE) {
        return challenged(&words, values.people);
    } else if is(ADD) {
        TournamentDeed::Add(values.computers)
    } else if is(REMOVE) {
        let person = values.people.into_iter().next().map(Removed::Person);
        let computer = values.computers.into_iter().next().map(Removed::Computer);
        let whom = person
            .or(computer)
            .or_else(|| named_player(&words[1..], &values.options));
        TournamentDeed::Remove(whom.ok_or_else(|| Fact::new("tournament-remove-whom"))?)
    } else if words.is_empty() || number(&words[0]).is_some() {
        TournamentDeed::Show
    } else {
        // `tournament tablut swiss 5` announces a new tournament.
        return announced(&words, &mut values);
    };
    Ok(Command::Tournament(TournamentRequest::Do(named, deed)))
}

/// The meaning of a word that needs no other words after it, such as `start`. `None` for any other word.
fn plain_deed(first: &str) -> Option<TournamentDeed> {
    let known = [
        (JOIN, TournamentDeed::Join),
        (LEAVE, TournamentDeed::Leave),
        (START, TournamentDeed::Start),
        (STANDINGS, TournamentDeed::Show),
        (PAIRINGS, TournamentDeed::Pairings),
        (CALL_OFF, TournamentDeed::CallOff),
        (INVITE, TournamentDeed::Invite),
    ];
    let mut known = known.into_iter();
    let found = known.find(|(words, _)| words.contains(&first))?;
    Some(found.1)
}

/// `here CODE` brings a tournament into this room, `here off` takes it away.
fn brought_here(words: &[String], named: Option<TournamentId>) -> Result<Command, Fact> {
    let word = words.first().map(|word| fold(word));
    let is_off = word.is_some_and(|word| OFF.contains(&word.as_str()));
    Ok(Command::Tournament(match (is_off, words.is_empty()) {
        (true, _) => TournamentRequest::Do(named, TournamentDeed::TakeAway),
        (false, true) => return Err(Fact::new("tournament-here-how")),
        (false, false) => TournamentRequest::Bring(words.concat()),
    }))
}

/// A person who is named without a mention, because people on other platforms cannot be mentioned. The parser has taken `(Matrix)` in
/// `anna (Matrix)` for options, so this function puts it back into the name. `None` if nobody is named.
fn named_player(words: &[String], options: &str) -> Option<Removed> {
    let name = words.iter().filter(|word| number(word).is_none());
    let mut name: Vec<_> = name.map(String::clone).collect();
    if !options.is_empty() {
        name.push(format!("({options})"));
    }
    (!name.is_empty()).then(|| Removed::Named(name.join(" ")))
}

/// Builds a command that is short for another one: `standings` is short for `tournament standings`.
pub(super) fn build_short(values: &ArgumentValues, deed: TournamentDeed) -> Result<Command, Fact> {
    let named = typed_number(values)?.map(TournamentId);
    Ok(Command::Tournament(TournamentRequest::Do(named, deed)))
}

/// The number that was typed, with or without `#`.
///
/// # Errors
/// A refusal if other words were typed, too. They may name another seat or tournament, so they must not be ignored.
pub(super) fn typed_number(values: &ArgumentValues) -> Result<Option<i64>, Fact> {
    only_number(values.text.as_deref().unwrap_or_default())
}

fn only_number(text: &str) -> Result<Option<i64>, Fact> {
    let words = meaningful(text);
    let named = words.iter().position(|word| number(word).is_some());
    let mut others = (0..words.len()).filter(|n| Some(*n) != named);
    match others.next() {
        Some(other) => Err(unread(words[other])),
        None => Ok(named.and_then(|at| number(words[at])).map(|id| id.0)),
    }
}

/// A challenge on a ladder: to a person, or to the holder of a place. `#3` is the number of the ladder, and `3` is a place on it.
fn challenged(words: &[String], people: Vec<String>) -> Result<Command, Fact> {
    let is_number = |word: &&String| word.starts_with('#');
    let named = words.iter().find(is_number).and_then(|word| number(word));
    let place = words.iter().find_map(|word| word.parse().ok());
    let whom = match (people.into_iter().next(), place) {
        (Some(person), _) => Challenged::Person(person),
        (None, Some(place)) => Challenged::Place(place),
        (None, None) => return Err(Fact::new("tournament-challenge-whom")),
    };
    let deed = TournamentDeed::Challenge(whom);
    Ok(Command::Tournament(TournamentRequest::Do(named, deed)))
}

/// The number of a tournament, with or without `#`.
fn number(word: &str) -> Option<TournamentId> {
    let digits = word.trim_start_matches('#').trim_end_matches(PUNCTUATION);
    digits.parse().ok().map(TournamentId)
}

/// A new tournament: `tablut swiss 5 time=3d`, and options.
fn announced(words: &[String], values: &mut ArgumentValues) -> Result<Command, Fact> {
    let rated = take_rated(&mut values.options)?;
    let time = build_tournament_time(&values.time)?;
    let mut rest: Vec<&str> = words.iter().flat_map(|word| split_number(word)).collect();
    let format = take_format(&mut rest)?;
    if rest.is_empty() {
        return Err(Fact::new("tournament-how"));
    }
    let (people, computers) = (take(&mut values.people), take(&mut values.computers));
    Ok(Command::Tournament(TournamentRequest::New(NewTournament {
        game: rest.join(" "),
        options: take(&mut values.options),
        format,
        time,
        rated,
        people,
        computers,
    })))
}
