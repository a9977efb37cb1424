//! Reads the words after `tournament`: what is to be done, and for a new tournament the game, the format and the time.

use super::argument_values::ArgumentValues;
use super::build_command::take_rated;
use super::chat_command::Command;
use super::left_over::{meaningful, unread};
use super::time_words::build_tournament_time;
use super::tournament_words::{
    ADD, CALL_OFF, CHALLENGE, HERE, INVITE, JOIN, LEAVE, NEW, PAIRINGS, REMOVE, STANDINGS, START,
    Words,
};
use crate::competition::schedule::Format;
use crate::competition::{ladder, league};
use crate::session::{
    Challenged, NewTournament, Removed, TournamentDeed, TournamentId, TournamentRequest,
};
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;
use std::mem::take;
use std::ops::RangeInclusive;

const OFF: Words = &["off", "vypnout", "ne", "no", "выкл", "нет"];
const SWISS: Words = &["swiss", "svycarsky", "svycar", "svizzero", "швеицарка"];
const SINGLE: Words = &[
    "single",
    "all",
    "round-robin",
    "jednou",
    "kazdy",
    "girone",
    "tutti",
    "круг",
    "круговои",
    "каждыи",
];
const DOUBLE: Words = &["double", "dvakrat", "doppio", "дважды"];
const KNOCK_OUT: Words = &[
    "knock-out",
    "knockout",
    "cup",
    "pavouk",
    "vyrazovaci",
    "eliminazione",
    "кубок",
    "выбывание",
    "навылет",
];
/// Words that stand around the word of a format and add nothing: `tutti contro tutti`, `a eliminazione diretta`.
const AROUND: Words = &[
    "s",
    "kazdym",
    "against",
    "all",
    "a",
    "contro",
    "tutti",
    "diretta",
    "с",
    "каждым",
    "на",
];
const LADDER: Words = &["ladder", "zebricek", "scala", "лестница"];
const LEAGUE: Words = &["league", "liga", "lega", "лига"];
/// The rounds of a Swiss tournament if no number is typed.
const USUAL_ROUNDS: u32 = 5;

/// Words of a format after which a number may stand, the usual number, the possible ones, and the format with a number.
type NumberedFormat = (Words, u32, RangeInclusive<u32>, fn(u32) -> Format);

const WITH_A_NUMBER: &[NumberedFormat] = &[
    (SWISS, USUAL_ROUNDS, 1..=20, |rounds| Format::Swiss {
        rounds,
    }),
    (LADDER, ladder::USUAL_REACH, 1..=10, |reach| {
        Format::Ladder { reach }
    }),
    (LEAGUE, league::USUAL_SIZE, 3..=12, |size| Format::League {
        size,
    }),
];

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
        return announced(&words[1..], &mut values);
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
        // `tournament tablut swiss 5` means a new one.
        return announced(&words, &mut values);
    };
    Ok(Command::Tournament(TournamentRequest::Do(named, deed)))
}

/// What a word means that needs no others.
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

/// Somebody who is named without being mentioned, because people on other platforms cannot be.
/// What a name has in brackets is read as options: `anna (Matrix)`.
fn named_player(words: &[String], options: &str) -> Option<Removed> {
    let name = words.iter().filter(|word| number(word).is_none());
    let mut name: Vec<_> = name.map(String::clone).collect();
    if !options.is_empty() {
        name.push(format!("({options})"));
    }
    (!name.is_empty()).then(|| Removed::Named(name.join(" ")))
}

/// Builds one of the shorter commands, such as `join`.
pub(super) fn build_short(values: &ArgumentValues, deed: TournamentDeed) -> Result<Command, Fact> {
    let named = typed_number(values)?.map(TournamentId);
    Ok(Command::Tournament(TournamentRequest::Do(named, deed)))
}

/// The number that was typed, with or without `#`.
///
/// # Errors
/// That something else was typed as well, which would be about another table than the one with the number, or the only one.
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

/// A challenge on a ladder: a person or a place. Only a number with `#` means the ladder.
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
    let digits = word.trim_start_matches('#');
    digits.parse().ok().map(TournamentId)
}

/// A new tournament: `tablut swiss 5 time=3d`, and options.
fn announced(words: &[String], values: &mut ArgumentValues) -> Result<Command, Fact> {
    let rated = take_rated(&mut values.options)?;
    let time = build_tournament_time(&values.time)?;
    let mut rest: Vec<&str> = words.iter().map(String::as_str).collect();
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

/// Takes the format out of the words: all against all if none is named.
fn take_format(words: &mut Vec<&str>) -> Result<Format, Fact> {
    let place = |known: Words, words: &[&str]| {
        let is_known = |word: &&str| known.contains(&fold(word).as_str());
        words.iter().position(is_known)
    };
    for (known, usual, possible, format) in WITH_A_NUMBER {
        if let Some(at) = place(known, words) {
            let typed = words.remove(at);
            let number = take_number(words, at);
            let has_number = number.is_some();
            let number = number.map_or(Ok(*usual), u32::try_from);
            let number = number.ok().filter(|number| possible.contains(number));
            return match (number, is_followed(words, at)) {
                (Some(number), false) => Ok(format(number)),
                (Some(_), true) if has_number => Err(first_unread(&words[at..])),
                _ => Err(impossible_number(typed, *usual, possible)),
            };
        }
    }
    let others = [
        (SINGLE, Format::AllAgainstAll { cycles: 1 }),
        (DOUBLE, Format::AllAgainstAll { cycles: 2 }),
        (KNOCK_OUT, Format::KnockOut),
    ];
    for (known, format) in others {
        if let Some(at) = place(known, words) {
            let at = remove_with_its_neighbours(words, at);
            return match is_followed(words, at) {
                true => Err(first_unread(&words[at..])),
                false => Ok(format),
            };
        }
    }
    Ok(Format::AllAgainstAll { cycles: 1 })
}

/// Takes the number out that stands at this place. One that is far too large stays one.
fn take_number(words: &mut Vec<&str>, at: usize) -> Option<i64> {
    let word = words.get(at)?;
    let is_number = word.chars().all(|c| c.is_ascii_digit());
    let number = word.parse().ok().or(is_number.then_some(i64::MAX))?;
    words.remove(at);
    Some(number)
}

/// Whether something stands behind a format that comes after the game, and so belongs to neither. Politeness is removed.
fn is_followed(words: &mut Vec<&str>, at: usize) -> bool {
    let is_followed = at > 0 && !meaningful(&words[at..].join(" ")).is_empty();
    if at > 0 && !is_followed {
        words.truncate(at);
    }
    is_followed
}

/// The refusal of the first of these words that means something.
fn first_unread(words: &[&str]) -> Fact {
    unread(meaningful(&words.join(" "))[0])
}

/// The refusal of a number that cannot stand after this word of a format.
fn impossible_number(word: &str, usual: u32, possible: &RangeInclusive<u32>) -> Fact {
    Fact::new("tournament-number")
        .with("word", word.to_owned())
        .with("usual", usual)
        .with("least", *possible.start())
        .with("most", *possible.end())
}

/// Removes the word at this place, the words after it that add nothing, and one before it. Returns the place of what follows.
fn remove_with_its_neighbours(words: &mut Vec<&str>, at: usize) -> usize {
    let adds_nothing = |word: &&str| AROUND.contains(&fold(word).as_str());
    let after = words[at + 1..].iter();
    let until = at + 1 + after.take_while(|word| adds_nothing(word)).count();
    let from = at - usize::from(at > 1 && adds_nothing(&words[at - 1]));
    words.drain(from..until);
    from
}
