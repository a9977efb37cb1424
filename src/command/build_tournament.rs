//! Reads the words after `tournament`: what is to be done, and for a new tournament the game, the format and the time.

use super::argument_values::ArgumentValues;
use super::chat_command::Command;
use crate::competition::schedule::Format;
use crate::session::{NewTournament, TournamentDeed, TournamentId, TournamentOrder};
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

/// Words in the form that `fold` returns: English, Czech, Italian, Russian.
type Words = &'static [&'static str];

const NEW: Words = &["new", "novy", "nova", "nuovo", "новыи"];
const JOIN: Words = &["join", "enter", "prihlasit", "partecipo", "участвую"];
const LEAVE: Words = &["leave", "withdraw", "odhlasit", "lascia", "выити"];
const START: Words = &["start", "begin", "zahajit", "avvia", "начать", "старт"];
const STANDINGS: Words = &["standings", "table", "tabulka", "tabella", "таблица"];
const PAIRINGS: Words = &["pairings", "round", "kolo", "turno", "тур"];
const ADD: Words = &["add", "pridat", "aggiungi", "добавить"];
const REMOVE: Words = &["remove", "vyradit", "escludi", "исключить"];
const CALL_OFF: Words = &["cancel", "stop", "zrusit", "annulla", "отменить"];
const SWISS: Words = &["swiss", "svycarsky", "svycar", "svizzero", "швеицарка"];
const SINGLE: Words = &["single", "all", "jednou", "girone", "круг"];
const DOUBLE: Words = &["double", "dvakrat", "doppio", "дважды"];
const KNOCK_OUT: Words = &[
    "knock-out",
    "knockout",
    "cup",
    "pavouk",
    "eliminazione",
    "кубок",
];
/// The rounds of a Swiss tournament if no number is typed.
const USUAL_ROUNDS: u32 = 5;
const MOST_ROUNDS: u32 = 20;

/// Builds `tournament`.
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
        return announced(&words[1..], &values.options);
    }
    let named = words.iter().find_map(|word| number(word));
    let deed = if is(JOIN) {
        TournamentDeed::Join
    } else if is(LEAVE) {
        TournamentDeed::Leave
    } else if is(START) {
        TournamentDeed::Start
    } else if is(STANDINGS) {
        TournamentDeed::Show
    } else if is(PAIRINGS) {
        TournamentDeed::Pairings
    } else if is(CALL_OFF) {
        TournamentDeed::CallOff
    } else if is(ADD) {
        TournamentDeed::Add(values.computers)
    } else if is(REMOVE) {
        let whom = values.people.into_iter().next();
        let whom = whom.ok_or_else(|| Fact::new("tournament-remove-whom"))?;
        TournamentDeed::Remove(whom)
    } else if words.is_empty() || number(&words[0]).is_some() {
        TournamentDeed::Show
    } else {
        // `tournament tablut swiss 5` means a new one.
        return announced(&words, &values.options);
    };
    Ok(Command::Tournament(TournamentOrder::Do(named, deed)))
}

/// Builds one of the shorter commands, such as `join`.
pub(super) fn build_short(values: &ArgumentValues, deed: TournamentDeed) -> Result<Command, Fact> {
    let named = typed_number(values).map(TournamentId);
    Ok(Command::Tournament(TournamentOrder::Do(named, deed)))
}

/// The number that was typed, with or without `#`.
pub(super) fn typed_number(values: &ArgumentValues) -> Option<i64> {
    let words = values.text.as_deref().unwrap_or_default();
    words.split(' ').find_map(number).map(|id| id.0)
}

/// The number of a tournament, with or without `#`.
fn number(word: &str) -> Option<TournamentId> {
    let digits = word.trim_start_matches('#');
    digits.parse().ok().map(TournamentId)
}

/// A new tournament: `tablut swiss 5`, and options.
fn announced(words: &[String], options: &str) -> Result<Command, Fact> {
    let mut rest: Vec<&str> = words.iter().map(String::as_str).collect();
    let format = take_format(&mut rest)?;
    if rest.is_empty() {
        return Err(Fact::new("tournament-how"));
    }
    Ok(Command::Tournament(TournamentOrder::New(NewTournament {
        game: rest.join(" "),
        options: options.to_owned(),
        format,
        time: None,
    })))
}

/// Takes the format out of the words: all against all if none is named.
fn take_format(words: &mut Vec<&str>) -> Result<Format, Fact> {
    let place = |known: Words, words: &[&str]| {
        let is_known = |word: &&str| known.contains(&fold(word).as_str());
        words.iter().position(is_known)
    };
    if let Some(at) = place(SWISS, words) {
        words.remove(at);
        let after = words.get(at).and_then(|word| word.parse().ok());
        if after.is_some() {
            words.remove(at);
        }
        let rounds: u32 = after.unwrap_or(USUAL_ROUNDS);
        return match (1..=MOST_ROUNDS).contains(&rounds) {
            true => Ok(Format::Swiss { rounds }),
            false => Err(Fact::new("tournament-how")),
        };
    }
    let others = [
        (SINGLE, Format::AllAgainstAll { cycles: 1 }),
        (DOUBLE, Format::AllAgainstAll { cycles: 2 }),
        (KNOCK_OUT, Format::KnockOut),
    ];
    for (known, format) in others {
        if let Some(at) = place(known, words) {
            words.remove(at);
            return Ok(format);
        }
    }
    Ok(Format::AllAgainstAll { cycles: 1 })
}
