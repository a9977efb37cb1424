//! Reads a message of one or more lines as commands, bare moves, or chatter.
//!
//! ```text
//! message  = line+                          at most 10 lines are read, 4,000 characters (a record: 64,000)
//! line     = prefix command | ["#" number] move | "#" number short | "yes" | "no" | chatter      at most 120 words
//! command  = word argument*                 word from the table, in any language
//! short    = a command without the prefix: one that shows something, `draw`, `takeback`, `accept` or `decline`
//! ```
//!
//! `clean` and `fold` take time. So the length of a message is checked before `clean`, and the number of words in a line before `fold`.
//! Characters outside ASCII take most of that time. So even a record may have at most 4,000 of them.

use super::bot_mention::without_bot_mentions;
use super::chat_command::Command;
use super::clean_text::clean;
use super::find_command::find;
use super::message_line::{Addressing, MessageLine, may_name_an_opponent, read_line};
use super::prefix::strip_prefix;
use super::read_command::read_command_with_lines;
use crate::session::RECORD_FIELDS;
use lusoria_games::rules::Fact;
use std::borrow::Cow;

/// The most characters of a message. Only a message with a record or a position to import may be longer.
pub const LONGEST_MESSAGE: usize = 4_000;
/// The most characters of a message with a record or a position to import.
const LONGEST_RECORD: usize = 64_000;
/// The most lines of a message that are read.
const MOST_LINES: usize = 10;

/// Reads a message. The lines stay in order; chatter becomes [`MessageLine::Bare`].
#[must_use]
pub fn read_message(text: &str, how: Addressing<'_>) -> Vec<MessageLine> {
    let outside_ascii = text.chars().filter(|c| !c.is_ascii());
    if is_longer_than(text, LONGEST_RECORD) || outside_ascii.count() > LONGEST_MESSAGE {
        return refuse_length(text, how);
    }
    let text = clean(text);
    if text.trim().is_empty() && how.addressed {
        return vec![MessageLine::Wrong(Fact::new("said-nothing"))];
    }
    if let Some(command) = read_whole_message(&text, how) {
        return vec![MessageLine::Command(command)];
    }
    if how.addressed && text.trim_start().starts_with(RECORD_FIELDS[0]) {
        return vec![MessageLine::Wrong(Fact::new("record-without-import"))];
    }
    if is_longer_than(&text, LONGEST_MESSAGE) {
        return refuse_length(&text, how);
    }
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut lines = lines
        .map(|line| without_calls(line, how))
        .map(with_number_signs)
        .filter(|line| !line.is_empty());
    let first = lines.by_ref().take(MOST_LINES);
    let mut read: Vec<_> = first.map(|line| read_line(&line, how)).collect();
    read.extend(lines.next().map(|_| MessageLine::More));
    read
}

/// The line with `#` in place of the Russian sign of a number: `№3` becomes `#3`.
fn with_number_signs(line: Cow<'_, str>) -> Cow<'_, str> {
    match line.contains('№') {
        true => line.replace("№ ", "#").replace('№', "#").into(),
        false => line,
    }
}

/// The line without mentions of the bot. If the line begins with a command that takes a person, the mentions are kept, because the bot
/// may be meant as the opponent.
fn without_calls<'a>(line: &'a str, how: Addressing<'_>) -> Cow<'a, str> {
    match may_name_an_opponent(line, how) {
        true => Cow::Borrowed(line),
        false => without_bot_mentions(line),
    }
}

fn is_longer_than(text: &str, most: usize) -> bool {
    text.chars().nth(most).is_some()
}

/// Refuses a message that is too long, if it was meant for the bot.
fn refuse_length(text: &str, how: Addressing<'_>) -> Vec<MessageLine> {
    let ours = how.addressed || strip_prefix(text.trim_start(), how.prefix).is_some();
    ours.then(|| MessageLine::Wrong(Fact::new("too-long")))
        .into_iter()
        .collect()
}

/// Reads a message that is `!import` or `!edit import` with the lines below it.
fn read_whole_message(text: &str, how: Addressing<'_>) -> Option<Command> {
    let text = text.trim();
    let body = match strip_prefix(text, how.prefix) {
        Some(body) => body,
        None if how.addressed => text,
        None => return None,
    };
    let (word, rest) = body.trim_start().split_once(char::is_whitespace)?;
    read_command_with_lines(find(word)?, rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Reply;
    use crate::session::{BoardForm, SessionId};
    use lusoria_games::engine::Level;

    fn room(text: &str) -> Vec<MessageLine> {
        read_message(
            text,
            Addressing {
                prefix: "!",
                addressed: false,
            },
        )
    }

    fn direct(text: &str) -> Vec<MessageLine> {
        read_message(
            text,
            Addressing {
                prefix: "!",
                addressed: true,
            },
        )
    }

    fn replied(text: &str, yes: bool) -> MessageLine {
        MessageLine::Command(Command::Answer(Reply {
            yes,
            text: text.to_owned(),
            prefixed: false,
        }))
    }

    fn bare(text: &str) -> MessageLine {
        MessageLine::Bare(None, text.to_owned())
    }

    #[test]
    fn a_long_text_of_characters_that_take_long_to_compare_is_not_read() {
        for piece in ["\u{301}", "\u{FDFA}", "\u{1D160}", "e\u{301}"] {
            let many = piece.repeat(LONGEST_RECORD / piece.chars().count() - 20);
            let import = format!("!import {many}");
            let refused = [MessageLine::Wrong(Fact::new("too-long"))];
            assert_eq!(room(&import), refused, "{piece:?}");
            assert_eq!(room(&many), []);
        }
    }

    #[test]
    fn lines_are_read_in_order() {
        let board = MessageLine::Command(Command::Board(None, None));
        assert_eq!(
            room("place 4\n\n  !board \nhello"),
            [bare("place 4"), board, bare("hello")]
        );
    }

    #[test]
    fn words_of_every_language_are_commands_and_two_words_may_be_one() {
        let resign = MessageLine::Command(Command::Resign(Some(SessionId(3)), true));
        for text in [
            "!yield #3",
            "!vzdát se #3",
            "!VZDAT #3",
            "! abbandona #3",
            "!Сдаюсь #3",
        ] {
            assert_eq!(room(text), std::slice::from_ref(&resign), "{text}");
        }
    }

    #[test]
    fn giving_up_without_the_prefix_is_asked_about() {
        let asked = MessageLine::Command(Command::Resign(None, false));
        for spoken in [room("yield"), direct("yield"), direct("vzda\u{301}t")] {
            assert_eq!(spoken, std::slice::from_ref(&asked));
        }
        assert_eq!(room("yield to traffic"), [bare("yield to traffic")]);
    }

    #[test]
    fn a_number_in_front_says_which_session() {
        assert_eq!(
            room("#12 place 4"),
            [MessageLine::Bare(Some(SessionId(12)), "place 4".to_owned())]
        );
        let play = MessageLine::Command(Command::Play(Some(SessionId(12)), "place 4".to_owned()));
        assert_eq!(room("!#12 place 4"), [play]);
        assert_eq!(
            room("#1 fan"),
            [MessageLine::Bare(Some(SessionId(1)), "fan".to_owned())]
        );
    }

    #[test]
    fn a_number_may_stand_before_a_command_too() {
        for text in ["#12 !abort", "!abort #12", "!#12 abort"] {
            let read = room(text);
            if text == "!#12 abort" {
                assert_eq!(
                    read,
                    [MessageLine::Command(Command::Play(
                        Some(SessionId(12)),
                        "abort".to_owned()
                    ))]
                );
            } else {
                assert_eq!(
                    read,
                    [MessageLine::Command(Command::Abort(
                        Some(SessionId(12)),
                        true
                    ))],
                    "{text}"
                );
            }
        }
        let play = MessageLine::Command(Command::Play(Some(SessionId(12)), "place 4".to_owned()));
        assert_eq!(room("#12 !place 4"), [play]);
    }

    #[test]
    fn a_slash_is_as_good_as_the_prefix_where_a_command_follows() {
        assert_eq!(
            room("/moves"),
            [MessageLine::Command(Command::Moves(None, None))]
        );
        assert_eq!(room("/shrug"), [bare("/shrug")]);
        assert_eq!(room("/ moves"), room("! moves"));
    }

    #[test]
    fn who_says_nothing_but_our_name_is_greeted() {
        assert_eq!(direct(" "), [MessageLine::Wrong(Fact::new("said-nothing"))]);
        assert_eq!(room(" "), []);
    }

    #[test]
    fn after_the_number_of_a_game_a_look_needs_no_prefix() {
        let two = Some(SessionId(2));
        let board = |form| [MessageLine::Command(Command::Board(two, form))];
        assert_eq!(room("#2 board"), board(None));
        assert_eq!(room("#2 deska slovy"), board(Some(BoardForm::Prose)));
        assert_eq!(room("!#2"), board(None));
        assert_eq!(room("#2"), [MessageLine::Bare(two, String::new())]);
        assert_eq!(room("#2 b"), [MessageLine::Bare(two, "b".to_owned())]);
        assert_eq!(
            room("#2 abort"),
            [MessageLine::Bare(two, "abort".to_owned())]
        );
    }

    #[test]
    fn yes_and_no_are_answers_in_every_language() {
        for (text, yes) in [
            ("yes", true),
            ("Ano.", true),
            ("sì", true),
            ("ДА!", true),
            ("certo", true),
            ("конечно", true),
            ("yes please", true),
            ("ano, prosím", true),
            ("да, пожалуйста", true),
            ("sì, grazie!", true),
        ]
        .into_iter()
        .chain([
            ("no", false),
            ("ne", false),
            ("Нет", false),
            ("No, grazie", false),
            ("не", false),
            ("no thanks", false),
            ("ne, děkuji.", false),
            ("нет, спасибо", false),
        ]) {
            assert_eq!(room(text), [replied(text, yes)], "{text}");
        }
        for talk in ["yes we can", "please", "yes please do"] {
            assert_eq!(room(talk), [bare(talk)]);
        }
    }

    #[test]
    fn ten_lines_are_read_and_it_is_known_that_there_were_more() {
        let read = room(&"place 1\n".repeat(11));
        assert_eq!(read.len(), 11);
        assert_eq!(read.last(), Some(&MessageLine::More));
        assert_eq!(room(&"place 1\n".repeat(10)).len(), 10);
    }

    #[test]
    fn a_line_of_very_many_words_is_not_looked_at() {
        let words = "ﷺ ".repeat(1_990);
        let wrong = [MessageLine::Wrong(Fact::new("too-many-words"))];
        assert_eq!(room(&format!("!new {words}")), wrong);
        assert_eq!(room(&words), [bare("")]);
    }

    #[test]
    fn a_mention_of_the_bot_is_an_opponent_behind_new_and_a_call_elsewhere() {
        let against = |text| match &direct(text)[..] {
            [MessageLine::Command(Command::New(new))] => new.computers.clone(),
            other => panic!("{text}: {other:?}"),
        };
        for text in [
            "!new tablut @Lusoria",
            "new @lusoria tablut",
            "!nová tablut @lusoria první",
        ] {
            assert_eq!(against(text), [None], "{text}");
        }
        assert_eq!(against("!new tablut @lusoria:easy"), [Some(Level::Easy)]);
        assert_eq!(room("place 4 @lusoria"), [bare("place 4")]);
        assert_eq!(room("place 4\n@lusoria\n7"), [bare("place 4"), bare("7")]);
        assert_eq!(
            direct("help @lusoria"),
            [MessageLine::Command(Command::Help(None))]
        );
    }

    #[test]
    fn exclamation_is_no_command() {
        assert_eq!(room("!!!"), [bare("!!!")]);
        assert_eq!(room("! ..."), [bare("! ...")]);
    }

    #[test]
    fn only_what_was_meant_for_us_can_be_too_long() {
        let long = "ů".repeat(LONGEST_MESSAGE + 1);
        assert_eq!(room(&long), []);
        let wrong = [MessageLine::Wrong(Fact::new("too-long"))];
        assert_eq!(room(&format!("!{long}")), wrong);
        assert_eq!(direct(&long), wrong);
    }

    #[test]
    fn a_record_may_be_longer_than_a_message_and_stand_in_a_fence() {
        let record = "lusoria-record: 1\n".repeat(400);
        let read = room(&format!("!import\n```\n{record}```"));
        assert_eq!(
            read,
            [MessageLine::Command(Command::Import(
                record.trim().to_owned()
            ))]
        );
        let position = MessageLine::Command(Command::Edit(crate::session::EditAction::Import(
            "{}\n{}".to_owned(),
        )));
        assert_eq!(room("!edit import\n```json\n{}\n{}\n```"), [position]);
    }
}
