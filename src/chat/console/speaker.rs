//! Turns the lines of the console into messages. Finds out who speaks each line, and whom it mentions.

use crate::command::command_id::HELP;
use crate::command::{clean, find, fold, is_topic};
use crate::service::{Cause, ChatMessage, Inbound};
use crate::session::{Identity, Platform, RoomKey};

/// The platform's id of the only console room.
pub const ROOM: &str = "console";

/// The speaker of a line without a name.
pub(super) const NOBODY: &str = "guest";

/// The name by which people address the bot.
const OUR_NAME: &str = "lusoria";

/// A longer text before a colon is not a name.
const LONGEST_NAME: usize = 32;

/// A person at the console.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speaker(Identity);

impl Speaker {
    /// The person of this name. Names that differ only in upper and lower case are one person. An `@` at the beginning is dropped.
    #[must_use]
    pub fn new(name: &str) -> Self {
        let name = clean(name).replace('\n', " ");
        let name = name.trim_start_matches('@').to_owned();
        Self(Identity {
            platform: Platform::Console,
            id: name.to_lowercase().into(),
            name: name.into(),
        })
    }

    /// The cleaned name, with upper and lower case as typed.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// A message of this person, with this event id. `addressed` says that it is for the bot. A text that asks for help is always for the
    /// bot, and so is one that begins with `@` and the bot's name.
    #[must_use]
    pub fn says(&self, event: String, text: &str, addressed: bool) -> Inbound {
        let to_us = said_to_us(text);
        let addressed = addressed || to_us.is_some() || asks_for_help(text);
        let (text, mentions) = mentions(to_us.unwrap_or(text));
        let message = ChatMessage {
            mentions,
            addressed,
            is_private: true,
            may_configure: true,
            ..ChatMessage::new(self.0.clone(), text)
        };
        Inbound {
            room: RoomKey {
                platform: Platform::Console,
                id: ROOM.to_owned(),
                parent: None,
            },
            event,
            locale: None,
            cause: Cause::Message(message),
        }
    }
}

/// Divides `alice: place 4` into the speaker and the rest. `None` if the line names no speaker.
///
/// Moves such as `place:4` have colons, too. So a colon ends the name of a speaker only if a blank, a command (`bob:!moves`) or the end
/// of the line follows.
#[must_use]
pub(super) fn divide_speaker(line: &str) -> Option<(Speaker, &str)> {
    let (name, text) = line
        .split_once(": ")
        .or_else(|| line.strip_suffix(':').map(|name| (name, "")))
        .or_else(|| line.split_once(':').filter(|(_, text)| is_command(text)))?;
    let name = name.trim();
    let is_name = !name.is_empty()
        && name.chars().count() <= LONGEST_NAME
        && name
            .chars()
            .all(|c| c.is_alphanumeric() || "_-.'".contains(c) || !c.is_ascii())
        && !name.contains(char::is_whitespace);
    is_name.then(|| (Speaker::new(name), text.trim()))
}

/// Whether the text is a command with a prefix, such as `!moves`.
fn is_command(text: &str) -> bool {
    let body = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    let word = body.split_whitespace().next().unwrap_or_default();
    body.len() < text.len() && find(word).is_some()
}

/// The text after the bot's name, as in `@lusoria help`. `None` if the text does not begin with `@` and that name.
fn said_to_us(text: &str) -> Option<&str> {
    let name = text.trim_start().strip_prefix('@')?;
    let end = name.find(char::is_whitespace).unwrap_or(name.len());
    let called = name[..end].trim_end_matches([',', ':', '!', '?']);
    (fold(called) == OUR_NAME).then(|| name[end..].trim_start())
}

/// Whether the text is the word for help in any language. A help topic may follow. `help me` does not count, because people say it to
/// each other.
fn asks_for_help(text: &str) -> bool {
    let (word, topic) = text
        .trim()
        .split_once(char::is_whitespace)
        .unwrap_or((text.trim(), ""));
    let is_word = word.contains(char::is_alphabetic);
    let explains = || topic.chars().nth(2).is_some() && is_topic(topic.trim());
    is_word && find(word).is_some_and(|spec| spec.id == HELP) && (topic.is_empty() || explains())
}

/// Finds the people whom the text mentions. Returns the text with their ids in place of their names, and these people.
fn mentions(text: &str) -> (String, Vec<Identity>) {
    let mut people: Vec<Identity> = Vec::new();
    let mut rewritten = String::with_capacity(text.len());
    for piece in text.split_inclusive(char::is_whitespace) {
        let word = piece.trim_end();
        match word
            .strip_prefix('@')
            .map(|name| name.trim_end_matches([',', ';', '.', '!', '?', ':', ')']))
        {
            Some(name) if !name.trim_start_matches('@').is_empty() => {
                let Speaker(person) = Speaker::new(name);
                rewritten.push('@');
                rewritten.push_str(&person.id);
                rewritten.push_str(&piece[1 + name.len()..]);
                people.push(person);
            }
            _ => rewritten.push_str(piece),
        }
    }
    (rewritten, people)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A message of alice, as the service receives it.
    fn said(text: &str) -> ChatMessage {
        match Speaker::new("alice")
            .says("1".to_owned(), text, false)
            .cause
        {
            Cause::Message(message) => message,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_line_says_who_speaks() {
        assert_eq!(
            divide_speaker("alice: place 4"),
            Some((Speaker::new("alice"), "place 4"))
        );
        assert_eq!(
            divide_speaker("Žofie: 7"),
            Some((Speaker::new("Žofie"), "7"))
        );
        assert_eq!(
            divide_speaker("bob:!moves #1"),
            Some((Speaker::new("bob"), "!moves #1"))
        );
        assert_eq!(divide_speaker("place:4"), None);
        assert_eq!(divide_speaker("lol:)"), None);
        assert_eq!(divide_speaker("place 4"), None);
        assert_eq!(divide_speaker("so I said: no"), None);
    }

    #[test]
    fn whoever_calls_us_or_for_help_addresses_us() {
        for (text, heard) in [
            ("@lusoria help", "help"),
            ("@Lusoria, помощь", "помощь"),
            ("@lusoria", ""),
            ("nápověda", "nápověda"),
            ("help", "help"),
            ("help tablut", "help tablut"),
            ("help moves", "help moves"),
            ("nápověda tahy", "nápověda tahy"),
        ] {
            let message = said(text);
            assert_eq!((&*message.text, message.addressed), (heard, true), "{text}");
        }
        for text in [
            "?",
            "help me with the dishes",
            "help me",
            "info desk",
            "!new tablut @lusoria",
            "hi @lusoria",
        ] {
            assert!(!said(text).addressed, "{text}");
        }
    }

    #[test]
    fn people_are_known_by_name_whatever_the_case() {
        let message = said("!new scripta @Bob, first");
        assert_eq!(message.text, "!new scripta @bob, first");
        assert_eq!(message.mentions, [Speaker::new("Bob").0]);
        let twice = said("!new scripta @@bob first");
        assert_eq!(twice.text, "!new scripta @bob first");
        assert_eq!(twice.mentions, [Speaker::new("bob").0]);
        let lone = said("look @ this");
        assert_eq!(
            (lone.text.as_str(), lone.mentions.len()),
            ("look @ this", 0)
        );
    }
}
