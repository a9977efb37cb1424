//! One message, perhaps of several lines, read as commands, bare moves, or chatter that is none of our business.
//!
//! ```text
//! message  = line+                          at most 10 lines are read, 4,000 characters (a record: 64,000)
//! line     = prefix command | ["#" number] move | "#" number look | "yes" | "no" | chatter      at most 120 words
//! command  = word argument*                 word from the table, in any language
//! look     = a command that changes nothing, without the prefix
//! ```
//!
//! Length and words are counted before anything is compared: making letters comparable costs time.

use super::chat_command::{Command, Reply};
use super::command_spec::CommandSpec;
use super::find_command::find;
use super::normal::clean;
use super::read_command::{read_command, read_command_with_lines};
use crate::session::SessionId;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

/// Characters a message may have. Nothing we understand is longer but a record.
pub const LONGEST_MESSAGE: usize = 4_000;
const LONGEST_RECORD: usize = 64_000;
const MOST_LINES: usize = 10;
const MOST_WORDS: usize = 120;

/// Answers to a question, as [`fold`] leaves them: English, Czech, Italian, Russian.
const YES: [&str; 10] = [
    "yes",
    "ano",
    "jo",
    "jasne",
    "si",
    "certo",
    "si certo",
    "да",
    "конечно",
    "ага",
];
const NO: [&str; 9] = [
    "no",
    "no thanks",
    "ne",
    "ne diky",
    "non",
    "no grazie",
    "нет",
    "не",
    "нет спасибо",
];

/// Commands that only look: after the number of a game they need no prefix.
const LOOKS: [&str; 5] = ["board", "moves", "show", "export", "verify"];

/// How a message came to us.
#[derive(Clone, Copy, Debug)]
pub struct Addressing<'a> {
    /// The room's command prefix.
    pub prefix: &'a str,
    /// It mentions the bot, or the room is a direct chat.
    pub addressed: bool,
}

/// One line as understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spoken {
    /// Clearly for us.
    Command(Command),
    /// Clearly for us, and wrong.
    Wrong(Fact),
    /// A move if it is one, otherwise nothing to us. No text: only the number of a game.
    Bare(Option<SessionId>, String),
    /// There are more lines, which are not read.
    More,
}

/// Reads a message. Lines keep their order; chatter comes out as [`Spoken::Bare`].
#[must_use]
pub fn read(text: &str, how: Addressing<'_>) -> Vec<Spoken> {
    if longer_than(text, LONGEST_RECORD) {
        return too_long(text, how);
    }
    let text = clean(text);
    if text.trim().is_empty() && how.addressed {
        return vec![Spoken::Wrong(Fact::new("said-nothing"))];
    }
    if let Some(command) = many_lines(&text, how) {
        return vec![Spoken::Command(command)];
    }
    if longer_than(&text, LONGEST_MESSAGE) {
        return too_long(&text, how);
    }
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.by_ref().take(MOST_LINES);
    let mut read: Vec<_> = first.map(|line| spoken(line, how)).collect();
    read.extend(lines.next().map(|_| Spoken::More));
    read
}

fn longer_than(text: &str, most: usize) -> bool {
    text.chars().nth(most).is_some()
}

fn too_long(text: &str, how: Addressing<'_>) -> Vec<Spoken> {
    let ours = how.addressed || text.trim_start().starts_with(how.prefix);
    ours.then(|| Spoken::Wrong(Fact::new("too-long")))
        .into_iter()
        .collect()
}

/// `!import` or `!edit import` and all that follows, if that is what the message is.
fn many_lines(text: &str, how: Addressing<'_>) -> Option<Command> {
    let text = text.trim();
    let body = match text.strip_prefix(how.prefix) {
        Some(body) => body,
        None if how.addressed => text,
        None => return None,
    };
    let (word, rest) = body.trim_start().split_once(char::is_whitespace)?;
    read_command_with_lines(find(word)?, rest)
}

fn spoken(line: &str, how: Addressing<'_>) -> Spoken {
    if line.split_whitespace().nth(MOST_WORDS).is_some() {
        let ours = how.addressed || line.starts_with(how.prefix);
        let wrong = || Spoken::Wrong(Fact::new("too-many-words"));
        // Chatter, and longer than any move.
        return if ours {
            wrong()
        } else {
            Spoken::Bare(None, String::new())
        };
    }
    if let Some(spoken) = slashed(line).or_else(|| numbered_command(line, how)) {
        return spoken;
    }
    match line.strip_prefix(how.prefix).map(str::trim_start) {
        // `!!!` and the like are no commands of anybody.
        Some(body) if body.starts_with(|c: char| c.is_alphanumeric() || "#?".contains(c)) => {
            command(body).unwrap_or_else(|| wrong_or_move(body))
        }
        _ if how.addressed && !names_a_pit(line) => {
            command(line).map_or_else(|| bare(line), unsure)
        }
        _ => bare(line),
    }
}

/// `/moves`, as on platforms where all commands begin like that.
fn slashed(line: &str) -> Option<Spoken> {
    line.strip_prefix('/').and_then(command)
}

/// `#12 !abort` for `!abort #12`.
fn numbered_command(line: &str, how: Addressing<'_>) -> Option<Spoken> {
    let (session, text) = numbered(line);
    let (session, body) = session.zip(text.strip_prefix(how.prefix))?;
    let spoken = command(&format!("{} #{session}", body.trim_start()));
    spoken.or_else(|| {
        Some(Spoken::Command(Command::Play(
            Some(session),
            body.to_owned(),
        )))
    })
}

/// Whether the first word is a single letter: without the prefix that is a pit, not a command in short.
fn names_a_pit(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}

/// Giving up is too much to lose to a stray word: without the prefix it is asked about first.
fn unsure(spoken: Spoken) -> Spoken {
    match spoken {
        Spoken::Command(Command::Resign(session, _)) => {
            Spoken::Command(Command::Resign(session, false))
        }
        spoken => spoken,
    }
}

fn command(body: &str) -> Option<Spoken> {
    let (spec, rest) = head(body)?;
    Some(read_command(spec, rest).map_or_else(Spoken::Wrong, Spoken::Command))
}

/// The command the line begins with, a word of two parts (`vzdát se`) before one of one, and the rest of the line.
fn head(body: &str) -> Option<(&'static CommandSpec, &str)> {
    let one = body.find(char::is_whitespace).unwrap_or(body.len());
    let after = &body[one..];
    let blanks = after.len() - after.trim_start().len();
    let two = after
        .trim_start()
        .find(char::is_whitespace)
        .map_or(body.len(), |end| one + blanks + end);
    [two, one]
        .into_iter()
        .find_map(|end| Some((find(&single_blanks(&body[..end]))?, &body[end..])))
}

fn single_blanks(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// With the prefix but no command: `!place 4` is a move typed like a command, `!12` nothing.
fn wrong_or_move(body: &str) -> Spoken {
    let (session, text) = numbered(body);
    match (session, text) {
        (Some(_), "") => Spoken::Command(Command::Board(session, None)),
        _ => look(session, text)
            .or_else(|| answer(body, true))
            .unwrap_or_else(|| Spoken::Command(Command::Play(session, text.to_owned()))),
    }
}

fn bare(line: &str) -> Spoken {
    let (session, text) = numbered(line);
    match find(text) {
        Some(spec) if spec.id == "yield" => Spoken::Command(Command::Resign(session, false)),
        _ => look(session, text)
            .or_else(|| answer(line, false))
            .unwrap_or_else(|| Spoken::Bare(session, text.to_owned())),
    }
}

/// Yes or no, and nothing else.
fn answer(line: &str, prefixed: bool) -> Option<Spoken> {
    let longest = YES.iter().chain(&NO).map(|word| word.len()).max()?;
    // An accent has bytes of its own.
    let word = line.trim_end_matches(['.', '!']);
    let word = (word.len() <= 2 * longest).then(|| fold(&word.replace(',', "")))?;
    let yes = YES.contains(&word.as_str());
    (yes || NO.contains(&word.as_str())).then(|| {
        let text = line.to_owned();
        Spoken::Command(Command::Answer(Reply {
            yes,
            text,
            prefixed,
        }))
    })
}

/// `#12 board`: the number says that a game is meant, so a command that only looks is one.
fn look(session: Option<SessionId>, text: &str) -> Option<Spoken> {
    let id = session.filter(|_| !names_a_pit(text))?;
    let (spec, rest) = head(text)?;
    if !LOOKS.contains(&spec.id) {
        return None;
    }
    let read = read_command(spec, &format!("{rest} #{id}")).ok()?;
    Some(Spoken::Command(read))
}

/// `#12 place 4` says which session it means.
fn numbered(line: &str) -> (Option<SessionId>, &str) {
    let split = line.strip_prefix('#').map(|rest| {
        let alone = (rest, "");
        rest.split_once(char::is_whitespace).unwrap_or(alone)
    });
    match split.and_then(|(number, rest)| Some((number.parse().ok()?, rest.trim()))) {
        Some((number, rest)) => (Some(SessionId(number)), rest),
        None => (None, line),
    }
}

#[cfg(test)]
#[path = "message_tests.rs"]
mod tests;
