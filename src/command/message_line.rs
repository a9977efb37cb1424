//! Reads one line of a message as a command, a bare move, or chatter. Also decides which commands need no prefix.

use super::answer_words::{AnswerWords, answer_words, is_answer, split_answer_number};
use super::chat_command::{Command, Reply};
use super::command_id::{
    ACCEPT, BOARD, CLAIM, CLOCK, DECLINE, DRAW, EXPORT, HINT, MOVES, RESIGN, SHOW, START, TAKEBACK,
    VERIFY,
};
use super::command_spec::CommandSpec;
use super::find_command::find;
use super::phrases::{in_usual_words, is_phrase};
use super::politeness::{BESIDE_GIVING_UP, POLITE};
use super::prefix::strip_prefix;
use super::read_command::{no_such_session, read_command};
use super::session_number::{
    has_digit, impossible_session, number_behind, number_in_front, split_move_number,
};
use super::yes_and_no::{is_no, is_yes};
use crate::session::SessionId;
use lusoria_games::kit::alphabets::mixed_words_in_one;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

const MOST_WORDS: usize = 120;

/// The most bytes of a line that is a yes or a no.
const LONGEST_ANSWER: usize = 60;

/// The commands that need no prefix after the number of a session (`#12 board`). They show something of the session, or they are offers
/// and answers, which people type like moves.
const AFTER_NUMBER: [&str; 11] = [
    BOARD, MOVES, SHOW, EXPORT, VERIFY, CLOCK, HINT, DRAW, TAKEBACK, ACCEPT, DECLINE,
];

/// How a message addresses the bot.
#[derive(Clone, Copy, Debug)]
pub struct Addressing<'a> {
    /// The room's command prefix.
    pub prefix: &'a str,
    /// Whether the message mentions the bot, or the room is a direct chat.
    pub addressed: bool,
}

/// A line of a message, after reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageLine {
    /// A command.
    Command(Command),
    /// A line that was meant for the bot, but something is wrong with it.
    Wrong(Fact),
    /// A line that begins with the command of this id, but something is wrong with it.
    WrongCommand(&'static str, Fact),
    /// A line whose first word can begin a command or a move: `start f1`. If no game can read the line as a move, something is wrong with
    /// the command.
    MoveOrWrong(String, Fact),
    /// A line that is a move if some game can read it, and chatter otherwise. The text is empty if the line is only the number of a
    /// session, or has too many words to be read.
    Bare(Option<SessionId>, String),
    /// There are more lines, which were not read.
    More,
}

/// Reads one line of a message.
pub(super) fn read_line(line: &str, how: Addressing<'_>) -> MessageLine {
    if line.split_whitespace().nth(MOST_WORDS).is_some() {
        let ours = how.addressed || strip_prefix(line, how.prefix).is_some();
        let wrong = || MessageLine::Wrong(Fact::new("too-many-words"));
        // No move has so many words, so the line is chatter unless it was meant for the bot.
        return if ours {
            wrong()
        } else {
            MessageLine::Bare(None, String::new())
        };
    }
    if let Some(read) = read_slash_command(line, how).or_else(|| read_numbered_command(line, how)) {
        return read;
    }
    match strip_prefix(line, how.prefix).map(str::trim_start) {
        // Texts like `!!!` are not commands of any bot.
        Some(body) if body.starts_with(|c: char| c.is_alphanumeric() || "#?".contains(c)) => {
            read_known_command(body, how).unwrap_or_else(|| read_unknown_command(body))
        }
        _ if how.addressed && (!names_a_pit(line) || is_phrase(line)) => {
            read_known_command(line, how).map_or_else(|| read_bare_line(line), ask_before_ending)
        }
        _ => read_bare_line(line),
    }
}

impl MessageLine {
    /// Whether this line is probably talk, or an answer without the prefix, such as `yes` or `#2 accept`. Most moves have a digit or are
    /// a single letter. So a bare line without the number of a session counts as talk if it has no digit and is not a single letter.
    #[must_use]
    pub fn is_talk(&self) -> bool {
        match self {
            Self::Bare(None, text) => !has_digit(text) && !is_lone_letter(text),
            Self::Bare(Some(_), text) => is_answer(text),
            Self::Command(Command::Answer(reply)) => !reply.prefixed,
            _ => false,
        }
    }

    /// Whether this line has no prefix and is a yes or a word for accepting.
    #[must_use]
    pub fn says_yes(&self) -> bool {
        match self {
            Self::Bare(_, text) => answer_words(text).and_then(AnswerWords::yes) == Some(true),
            Self::Command(Command::Answer(reply)) => reply.yes && !reply.prefixed,
            _ => false,
        }
    }

    /// Whether this line may take back a yes in a line above it. Talk may do so. A move without the number of a session may do so, too:
    /// whoever moves goes on with the game instead of accepting an offer.
    #[must_use]
    pub fn may_take_back_yes(&self) -> bool {
        matches!(self, Self::Bare(None, _)) || self.is_talk()
    }
}

/// Whether the line begins with a command that may be followed by a person, such as an opponent.
pub(super) fn may_name_an_opponent(line: &str, how: Addressing<'_>) -> bool {
    let bodies = [
        strip_prefix(line, how.prefix),
        line.strip_prefix('/'),
        Some(line).filter(|_| how.addressed),
    ];
    let mut commands = bodies
        .into_iter()
        .flatten()
        .filter_map(|body| split_command(body.trim_start()));
    commands.any(|(spec, _)| spec.takes_a_person())
}

/// Reads a command that begins with a slash, such as `/moves`. Some people are used to that from other platforms.
fn read_slash_command(line: &str, how: Addressing<'_>) -> Option<MessageLine> {
    read_known_command(line.strip_prefix('/')?, how)
}

/// Reads `#12 !abort` as `!abort #12`, and `#12 !place 4` as the move `place 4` in #12.
fn read_numbered_command(line: &str, how: Addressing<'_>) -> Option<MessageLine> {
    let (session, text) = number_in_front(line);
    let (session, body) = session.zip(strip_prefix(text, how.prefix))?;
    let read = read_known_command(&format!("{} #{session}", body.trim_start()), how);
    let read = read.filter(|read| !matches!(read, MessageLine::MoveOrWrong(..)));
    read.or_else(|| {
        Some(MessageLine::Command(Command::Play(
            Some(session),
            body.to_owned(),
        )))
    })
}

/// Whether the first word is a single letter. Without the prefix, such a letter is a pit of a board and not a command.
fn names_a_pit(line: &str) -> bool {
    is_lone_letter(line.split_whitespace().next().unwrap_or_default())
}

/// Whether this is a single letter, such as the name of a pit.
pub fn is_lone_letter(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}

/// Makes commands that end a game ask for confirmation. Somebody who types the word without the prefix, or as a question (`yield?`), does
/// not always mean the command.
fn ask_before_ending(line: MessageLine) -> MessageLine {
    match line {
        MessageLine::Command(Command::Abort(session, _)) => {
            MessageLine::Command(Command::Abort(session, false))
        }
        MessageLine::Command(Command::Resign(session, _)) => {
            MessageLine::Command(Command::Resign(session, false))
        }
        line => line,
    }
}

/// The refusal of a yes, a no, `accept` or `claim` that ends with a question mark: `!yes?`, `!accept #2?`. Whoever types it may only be
/// asking, and an answer or a claim cannot be taken back.
fn refuse_question(body: &str) -> Option<Fact> {
    let command = body.trim_end().strip_suffix('?')?.trim_end_matches('?');
    let word = command.split_whitespace().next()?.trim_end_matches('?');
    let ends = || find(word).is_some_and(|spec| [ACCEPT, CLAIM].contains(&spec.id));
    let answers = || read_answer(command, true).is_some();
    (ends() || answers()).then(|| Fact::new("question-mark").with("known", command.to_owned()))
}

/// Reads a line that begins with one of our commands.
fn read_known_command(body: &str, how: Addressing<'_>) -> Option<MessageLine> {
    let body = &*in_usual_words(body);
    let (spec, rest) = split_command(body)?;
    if let Some(fact) = refuse_question(body) {
        return Some(MessageLine::WrongCommand(spec.id, fact));
    }
    if let Some(second) = second_command(spec, rest, how.prefix) {
        let fact = Fact::new("second-command").with("command", second.to_owned());
        return Some(MessageLine::WrongCommand(spec.id, fact));
    }
    let read = match read_command(spec, rest) {
        Ok(command) => MessageLine::Command(command),
        Err(fact) if spec.id == START => MessageLine::MoveOrWrong(body.to_owned(), fact),
        Err(fact) => MessageLine::WrongCommand(spec.id, fact),
    };
    // `yield?` is a question.
    let is_question = body[..body.len() - rest.len()].ends_with('?');
    Some(if is_question {
        ask_before_ending(read)
    } else {
        read
    })
}

/// The second command on the same line, if there is one: `!games` in `!rules murus !games`.
fn second_command<'a>(spec: &CommandSpec, rest: &'a str, prefix: &str) -> Option<&'a str> {
    if spec.may_name_commands() {
        return None;
    }
    let is_command = |word: &&str| strip_prefix(word, prefix).and_then(find).is_some();
    rest.split_whitespace().find(is_command)
}

/// The command at the beginning of the line, and the rest of the line. A command of two words (`vzdát se`) is tried first.
fn split_command(body: &str) -> Option<(&'static CommandSpec, &str)> {
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

/// Reads a line that has the prefix but begins with none of our commands. `!place 4` is a move typed like a command. `!#12` shows a
/// board.
fn read_unknown_command(body: &str) -> MessageLine {
    let word = body.split_whitespace().next().unwrap_or_default();
    if let Some(number) = impossible_session(word) {
        return MessageLine::Wrong(no_such_session(number));
    }
    if let Some(answer) = read_answer_with_number(body) {
        return answer;
    }
    if let Some(fact) = refuse_question(body) {
        return MessageLine::Wrong(fact);
    }
    let (session, text) = split_move_number(body);
    match (session, text) {
        (Some(_), "") => MessageLine::Command(Command::Board(session, None)),
        _ => read_short_command(session, text)
            .or_else(|| read_answer(body, true))
            .unwrap_or_else(|| MessageLine::Command(Command::Play(session, text.to_owned()))),
    }
}

/// Reads a line without the prefix.
fn read_bare_line(line: &str) -> MessageLine {
    let (session, text) = split_move_number(line);
    match gives_up(session, text) {
        Some(session) => MessageLine::Command(Command::Resign(session, false)),
        None => read_answer_with_number(line)
            .or_else(|| read_short_command(session, text))
            .or_else(|| read_answer(line, false))
            .unwrap_or_else(|| MessageLine::Bare(session, text.to_owned())),
    }
}

/// Reads the word for giving up, perhaps with a session's number before or after it. `Some(None)` if the line names no session. `None` if
/// the line is anything else.
fn gives_up(session: Option<SessionId>, text: &str) -> Option<Option<SessionId>> {
    // Most lines are moves, and no word for giving up has a digit.
    let resigns = |text: &str| {
        // Smileys may stand behind the word. A question mark is read by the caller.
        let text = text.trim_end_matches(|c: char| !c.is_alphanumeric() && c != '?');
        let is_command =
            |text: &str| find(&in_usual_words(text)).is_some_and(|spec| spec.id == RESIGN);
        !has_digit(text) && is_command(&without_words_beside_giving_up(text))
    };
    if resigns(text) {
        return Some(session);
    }
    let (behind, word) = number_behind(text)?;
    (session.is_none() && resigns(&single_blanks(word))).then_some(Some(behind))
}

/// The line without the words of [`BESIDE_GIVING_UP`].
fn without_words_beside_giving_up(line: &str) -> String {
    let is_beside = |word: &&str| {
        let word = fold(word.trim_end_matches(','));
        BESIDE_GIVING_UP.contains(&word.as_str())
    };
    let words = line.split_whitespace().filter(|word| !is_beside(word));
    words.collect::<Vec<_>>().join(" ")
}

/// Reads a line that is only a yes or a no. A polite word such as `please` may stand at its end.
fn read_answer(line: &str, prefixed: bool) -> Option<MessageLine> {
    let may_be_one = line.len() <= LONGEST_ANSWER && !has_digit(line);
    let plain = may_be_one.then(|| line.replace([',', '-'], " "))?;
    let folded = fold(&mixed_words_in_one(&plain));
    let folded = single_blanks(folded.trim_end_matches(['.', '!']));
    let polite = POLITE.iter().find_map(|end| folded.strip_suffix(end));
    let word = polite.map_or(&*folded, str::trim_end);
    let yes = is_yes(word);
    (yes || is_no(word)).then(|| {
        let text = line.to_owned();
        MessageLine::Command(Command::Answer(Reply {
            yes,
            text,
            prefixed,
        }))
    })
}

/// Reads `#12 accept` or `yes #12`.
fn read_answer_with_number(line: &str) -> Option<MessageLine> {
    let (session, text) = split_answer_number(line)?;
    Some(MessageLine::Bare(Some(session), text.to_owned()))
}

/// Reads `#12 board` or `#12 draw`. The number shows that a session is meant, so these commands need no prefix.
fn read_short_command(session: Option<SessionId>, text: &str) -> Option<MessageLine> {
    let id = session.filter(|_| !names_a_pit(text))?;
    let (spec, rest) = split_command(text)?;
    if let Some(fact) = refuse_question(text) {
        return Some(MessageLine::WrongCommand(spec.id, fact));
    }
    if !AFTER_NUMBER.contains(&spec.id) {
        return None;
    }
    let read = read_command(spec, &format!("{rest} #{id}")).ok()?;
    Some(MessageLine::Command(read))
}
