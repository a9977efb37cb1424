//! What a message asks for, as far as its text tells: how much it costs to answer, and how much of that is to be sent.

use crate::command::{Command, MessageLine};
use crate::session::Edit;

/// What is heavy to answer counts as so many messages.
const HEAVY: u32 = 5;
/// What is long to send counts as so many answers.
const LONG: u32 = 4;
/// Bytes the database takes for an entry of a record, beside its text.
const ENTRY_BYTES: usize = 16;

/// What one message asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::service) struct MessageCost {
    /// In messages; 0 if it may be chatter.
    pub(in crate::service) messages: u32,
    /// Whether it only carries games on.
    pub(in crate::service) moves_only: bool,
    /// How many records it brings in.
    pub(in crate::service) imports: u32,
    /// How much they take in the database.
    pub(in crate::service) kilobytes: u32,
}

impl MessageCost {
    /// A message that turned out to be a move.
    pub(in crate::service) const MOVE: Self = Self {
        messages: 1,
        moves_only: true,
        imports: 0,
        kilobytes: 0,
    };

    /// What these lines ask for. The moves of a message count as one, for they have one answer.
    pub(in crate::service) fn of(lines: &[MessageLine], addressed: bool) -> Self {
        let commands: u32 = lines.iter().map(cost).sum();
        let moved = |line: &MessageLine| match line {
            MessageLine::Bare(..) => addressed,
            line => matches!(line, MessageLine::Command(Command::Play(..))),
        };
        let records = lines.iter().filter_map(|line| match line {
            MessageLine::Command(Command::Import(record)) => Some(stored_bytes(record)),
            _ => None,
        });
        let bytes: usize = records.clone().sum();
        Self {
            messages: commands + u32::from(lines.iter().any(moved)),
            moves_only: lines.iter().all(carries_on),
            imports: count(records.count()),
            kilobytes: count(bytes.div_ceil(1024)),
        }
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// How much a record takes in the database, before it is read: each word of it may be an entry.
fn stored_bytes(record: &str) -> usize {
    record.len() + record.split_whitespace().count() * ENTRY_BYTES
}

/// A line in messages; moves are counted apart.
fn cost(line: &MessageLine) -> u32 {
    match line {
        // People also say yes and no to each other.
        MessageLine::Bare(..)
        | MessageLine::More
        | MessageLine::Command(Command::Play(..) | Command::Answer(_)) => 0,
        MessageLine::Command(
            Command::Export(_)
            | Command::Import(_)
            | Command::Show(..)
            | Command::Verify(_)
            | Command::Rules(_, _, true),
        ) => HEAVY,
        MessageLine::Wrong(_) | MessageLine::Command(_) => 1,
    }
}

/// Whether a line carries a game on, or ends it.
fn carries_on(line: &MessageLine) -> bool {
    match line {
        MessageLine::Bare(..) | MessageLine::More => true,
        MessageLine::Wrong(_) => false,
        MessageLine::Command(command) => {
            matches!(
                command,
                Command::Play(..) | Command::Resign(..) | Command::Abort(..) | Command::Answer(_)
            )
        }
    }
}

/// How many answers a line brings, beside news of games and refusals.
pub(in crate::service) fn count_answers(line: &MessageLine) -> u32 {
    match line {
        MessageLine::Command(Command::New(_) | Command::Edit(Edit::Play(..))) => 0,
        MessageLine::Command(Command::Export(_) | Command::Rules(_, _, true)) => LONG,
        line => u32::from(!carries_on(line)),
    }
}

/// What something said counts among what waits to be sent.
pub(in crate::service) fn weight(say: &crate::session::Say) -> u32 {
    use crate::session::{Say, Talk};
    match say {
        Say::Record(..) | Say::Talk(Talk::Rules(_, true), _) => LONG,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Addressing, read_message};

    fn cost_of_message(text: &str) -> MessageCost {
        MessageCost::of(
            &read_message(
                text,
                Addressing {
                    prefix: "!",
                    addressed: false,
                },
            ),
            false,
        )
    }

    fn cost_of(text: &str) -> u32 {
        cost_of_message(text).messages
    }

    #[test]
    fn what_is_heavy_to_answer_counts_more() {
        for heavy in [
            "!export",
            "!show 3",
            "!verify",
            "!rules scripta full",
            "!import x",
        ] {
            assert_eq!(cost_of(heavy), HEAVY, "{heavy}");
        }
        for light in [
            "!board",
            "!rules scripta",
            "!help",
            "!moves",
            "!nonsense",
            "!new tablut @bob",
        ] {
            assert_eq!(cost_of(light), 1, "{light}");
        }
        assert_eq!(cost_of("!help\n!help\n!board"), 3);
    }

    #[test]
    fn chatter_costs_nothing_and_moves_of_a_message_count_as_one() {
        assert_eq!(cost_of("hello\nhow are you?"), 0);
        assert_eq!(cost_of("!place 4\n!place 5"), 1);
        assert!(cost_of_message("place 4\n!abort").moves_only);
        assert!(!cost_of_message("place 4\n!board").moves_only);
    }

    #[test]
    fn a_record_of_many_short_moves_takes_more_than_its_text() {
        let record = "b ".repeat(20_000);
        let cost = cost_of_message(&format!("!import {record}"));
        assert_eq!(cost.imports, 1);
        assert!((340..400).contains(&cost.kilobytes), "{cost:?}");
    }
}
