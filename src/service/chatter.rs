//! Decides which refusals are not sent because the refused line was probably not meant for the bot. People also talk to each other and to
//! other bots.
//!
//! A line without the prefix that does not address the bot is usually answered only if a player meant it as a move, or as an answer to a
//! puzzle, an offer or a question of the bot.
//!
//! With the prefix, an unknown word is most likely a command for another bot (`!weather`, `!ping`). Such a line is answered if one of
//! these is true:
//!
//! - The line addresses the bot.
//! - Its first word is similar to one of our commands, or stands in the table of `src/command/not_implemented.rs`: `!quit`, `!remind`.
//! - It begins with the name of a game.
//! - The writer plays a game or takes part in a tournament here, or was refused something here before (`silence_line.rs` checks that).

use super::line_result::LineResult;
use super::request::{Request, TypedMove};
use super::suggest_command::suggest_command;
use crate::command;
use crate::locales::Lang;
use crate::session::{Identity, Refusal, RefusalKind};
use lusoria_games::catalog::{self, GAMES, Game};
use lusoria_games::rules::{Fact, NotationError};

/// The most characters of a typed word that an answer quotes; a longer word is cut.
const LONGEST_WORD: usize = 40;

/// A single word with fewer letters than this is not taken for a mistyped command to give up. Short words are similar to too many other
/// words.
const SHORTEST_SLIP: usize = 5;

/// Words that people type after the prefix to end a game, in the form that `fold` returns. They may mean something else, so the bot asks
/// whether the game is to be given up.
const ENDING: [&str; 8] = [
    "stop",
    "quit",
    "exit",
    "konec",
    "basta",
    "стоп",
    "хватит",
    "конец",
];

/// Silences the refusal of a line without the prefix if the line was probably chatter, for example about a game that is over. A number at
/// the beginning may mean anything (`#99 luftballons`); it counts as a session's number only if a move follows.
pub(super) fn silence_chatter(answer: LineResult, typed: TypedMove<'_>) -> LineResult {
    let TypedMove { named, text, .. } = typed;
    let LineResult::Refused(refusal, _) = &answer else {
        return answer;
    };
    let is_chatter = match refusal.kind() {
        Some(RefusalKind::NoSuchSession) => named.is_none() || !is_a_move(text),
        Some(RefusalKind::SessionOver) => !is_a_move(text),
        Some(RefusalKind::NoSession | RefusalKind::NotAMove | RefusalKind::NoSeat) => true,
        _ => false,
    };
    if is_chatter {
        LineResult::Silence
    } else {
        answer
    }
}

/// The answer to a line that was addressed to the bot but is neither a command nor a move. If the line is a move in some game that is not
/// played here, its refusal stays as it is.
pub(super) fn explain_addressed_line(answer: LineResult, text: &str) -> LineResult {
    if !answer.is_not_a_move() || is_a_move(text) {
        return answer;
    }
    let refusal = command::answer_to_greeting(text)
        .or_else(|| command::not_implemented(first_word(text)))
        .or_else(|| game_as_command(text));
    refusal
        .map_or_else(|| Refusal::host("not-understood"), Refusal::from)
        .into()
}

/// The answer to a line with the prefix that is neither a command nor a move. It was meant as a command for this bot or for another one.
pub(super) fn explain_unknown_command(
    answer: LineResult,
    TypedMove { named, text, .. }: TypedMove<'_>,
    lang: Lang,
    request: &Request,
) -> LineResult {
    if !answer.is_not_a_move() || is_a_move(text) {
        return answer;
    }
    let word = first_word(text);
    let greeted =
        || command::answer_to_greeting(text).filter(|_| request.addressed && named.is_none());
    let said = greeted().or_else(|| game_as_command(text));
    if let Some(fact) = said {
        return Refusal::from(fact).into();
    }
    let fact = command::not_implemented(word)
        .or_else(|| {
            let resign = command::find(command::command_id::RESIGN)?.word(lang);
            let ends = ENDING.contains(&&*command::fold(word));
            ends.then(|| suggest(text, word, resign, &request.mentions))
        })
        .or_else(|| did_you_mean(text, word, lang, &request.mentions))
        .unwrap_or_else(|| RefusalKind::UnknownCommand.fact());
    Refusal::from(fact.with("word", quote(word))).into()
}

/// No name of a game has more words than this.
const WORDS_OF_A_NAME: usize = 6;

/// Tells how to begin a game and where to find its rules. `None` if the line does not begin with the name of a game.
fn game_as_command(text: &str) -> Option<Fact> {
    let words: Vec<&str> = text
        .split_whitespace()
        .take_while(|word| !word.starts_with('@'))
        .take(WORDS_OF_A_NAME)
        .collect();
    let names = (1..=words.len()).rev().map(|end| words[..end].join(" "));
    let mut games = names.filter_map(|name| {
        let name = name.trim_end_matches(['?', '!', '.', ',']).to_owned();
        Some((catalog::find(&name)?.0, name))
    });
    let (game, name) = games.next()?;
    let fact = match game.info.seats {
        1 => Fact::new("game-as-command-alone"),
        _ => Fact::new("game-as-command"),
    };
    Some(fact.with("game", name))
}

/// Whether this is nothing but the word for calling a game off.
pub(super) fn calls_off(text: &str) -> bool {
    command::find(text.trim()).is_some_and(|spec| spec.id == command::command_id::ABORT)
}

/// The refusal of a move in a session that cannot exist, because its number is too long: `#99999999999999999999 place 4`.
pub(super) fn move_in_impossible_session(text: &str) -> Option<LineResult> {
    let (number, rest) = text.split_once(char::is_whitespace)?;
    let number = command::impossible_session(number)?;
    is_a_move(rest.trim()).then(|| Refusal::from(command::no_such_session(number)).into())
}

/// Whether any game reads this as a move, legal or not.
pub(super) fn is_a_move(text: &str) -> bool {
    let is_move = |game: &'static Game| {
        game.begin("")
            .is_ok_and(|line| line.parse(text) != Err(NotationError::Foreign))
    };
    GAMES.iter().any(is_move)
}

/// Asks whether the person wants to give up. `None` unless the text is one word that resembles the command for giving up.
pub(super) fn mistyped_resignation(text: &str, lang: Lang) -> Option<Fact> {
    let word = first_word(text);
    let only = word.len() == text.trim().len() && word.chars().count() >= SHORTEST_SLIP;
    let near = command::nearest(word, lang).filter(|_| only)?;
    let fact = did_you_mean(text.trim(), word, lang, &[])?;
    let gives_up = command::find(near).is_some_and(|spec| spec.id == command::command_id::RESIGN);
    gives_up.then(|| fact.with("word", quote(word)))
}

/// Whether this looks like places of a board (a letter with or without a number), but in letters that no game understands.
pub(super) fn needs_latin_letters(text: &str) -> bool {
    if text.is_ascii() || text.len() > 2 * LONGEST_WORD {
        return false;
    }
    let mut parts = text.split(|c: char| c.is_whitespace() || "-,:>".contains(c));
    parts.all(|part| part.chars().count() <= 3 && is_place(part)) && !text.trim().is_empty()
}

/// Whether this looks like a move between two places with a slip in one of them: `e4-f`, `e44-f4`, `k4-f4`, `4e-f4`.
pub(super) fn are_nearly_places(text: &str) -> bool {
    if text.len() > LONGEST_WORD {
        return false;
    }
    let text = text.trim().trim_end_matches(['.', '!']).to_lowercase();
    let parts: Vec<&str> = text
        .split(['-', ',', ':', '>'])
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    let [from, to] = parts[..] else {
        return false;
    };
    let is_slip = |part: &str| {
        let letters = part.chars().filter(char::is_ascii_lowercase).count();
        let digits = part.chars().filter(char::is_ascii_digit).count();
        letters + digits == part.chars().count() && letters <= 1 && digits <= 2
    };
    are_places(from) && is_slip(to) || is_slip(from) && are_places(to)
}

/// Whether this is one or two places of a board, each a Latin letter with a number: `e2`, `d1-e2`, `d1e2`.
pub(super) fn are_places(text: &str) -> bool {
    if text.len() > LONGEST_WORD {
        return false;
    }
    let signs = |c: char| c.is_whitespace() || "-,:>".contains(c);
    let places: String = text.trim_end_matches(['.', '!']).replace(signs, "");
    let mut letters = places.bytes();
    let columns = b'a'..=b'i';
    let is_place = |place: [u8; 2]| {
        columns.contains(&place[0].to_ascii_lowercase()) && place[1].is_ascii_digit()
    };
    let mut count = 0;
    while let Some(letter) = letters.next() {
        count += 1;
        if !letters
            .next()
            .is_some_and(|digit| is_place([letter, digit]))
        {
            return false;
        }
    }
    (1..=2).contains(&count)
}

fn is_place(part: &str) -> bool {
    let mut rest = part.chars();
    let letter = rest.next();
    let cyrillic = letter.is_none_or(|c| {
        ('а'..='я').contains(&c) || ('А'..='Я').contains(&c) || c.is_ascii_lowercase()
    });
    cyrillic && rest.all(|c| c.is_ascii_digit())
}

/// The question whether the most similar command was meant. If the answer is yes, the corrected line is carried out.
fn did_you_mean(text: &str, word: &str, lang: Lang, mentions: &[Identity]) -> Option<Fact> {
    let known = command::nearest(word, lang)?;
    Some(suggest(text, word, known, mentions))
}

/// Asks whether the line was meant with the command `known` in place of its first word.
fn suggest(text: &str, word: &str, known: &str, mentions: &[Identity]) -> Fact {
    let fact = RefusalKind::DidYouMean
        .fact()
        .with("known", known.to_owned());
    suggest_command(fact, text.replacen(word, known, 1), mentions)
}

fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

fn quote(word: &str) -> String {
    match word.char_indices().nth(LONGEST_WORD) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}
