//! The cost of a message, estimated from its text: how much work its answers are, and how many of them have to be sent.

use crate::command::{Command, MessageLine};
use crate::session::{EditAction, TournamentRequest};

/// A command that takes much work, or whose result is told in all rooms of a tournament, counts as this many messages.
const HEAVY: u32 = 5;
/// A long answer counts as this many answers.
const LONG: u32 = 4;
/// How many bytes the database needs for an entry of a record, in addition to its text.
const ENTRY_BYTES: usize = 16;

/// What one message costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::service) struct MessageCost {
    /// How many messages this one counts as; 0 if it may be chatter or only says yes or no.
    pub(in crate::service) messages: u32,
    /// Whether the message does nothing but continue or end games.
    pub(in crate::service) moves_only: bool,
    /// How many records the message imports.
    pub(in crate::service) imports: u32,
    /// How many kilobytes the imported records take in the database.
    pub(in crate::service) kilobytes: u32,
}

impl MessageCost {
    /// What a line without the prefix costs if it turned out to be a move.
    pub(in crate::service) const MOVE: Self = Self {
        messages: 1,
        moves_only: true,
        imports: 0,
        kilobytes: 0,
    };

    /// The cost of a message with these lines. All its moves together count as one message, because they get one answer. A line that may
    /// be either a move or chatter counts as a move if the message is `addressed` to the bot, otherwise as chatter.
    pub(in crate::service) fn of(lines: &[MessageLine], addressed: bool) -> Self {
        let commands: u32 = lines.iter().map(cost).sum();
        let moved = |line: &MessageLine| match line {
            MessageLine::Bare(..) => addressed,
            MessageLine::MoveOrWrong(..) => true,
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

/// How many bytes a record takes in the database if each of its words is an entry.
fn stored_bytes(record: &str) -> usize {
    record.len() + record.split_whitespace().count() * ENTRY_BYTES
}

/// How many messages a line counts as. Moves are counted separately.
fn cost(line: &MessageLine) -> u32 {
    match line {
        // Moves are counted separately, and people also say yes and no to each other.
        MessageLine::Bare(..)
        | MessageLine::MoveOrWrong(..)
        | MessageLine::More
        | MessageLine::Command(Command::Play(..) | Command::Answer(_)) => 0,
        MessageLine::Command(
            Command::Analyse(_)
            | Command::Export(_)
            | Command::ExportMe
            | Command::StatsDice
            | Command::Hint(_)
            | Command::Import(_)
            | Command::Show(..)
            | Command::StepThrough(..)
            | Command::History(..)
            | Command::Stats(_)
            | Command::Top(..)
            | Command::Mine
            | Command::Verify(_)
            | Command::Rules(_, _, true)
            | Command::Join(_)
            | Command::Leave(_)
            | Command::Tournament(TournamentRequest::Do(..)),
        ) => HEAVY,
        MessageLine::Wrong(_) | MessageLine::WrongCommand(..) | MessageLine::Command(_) => 1,
    }
}

/// Whether a line may continue or end a game. Also true for a line that may be either a move or chatter.
fn carries_on(line: &MessageLine) -> bool {
    match line {
        MessageLine::Bare(..) | MessageLine::MoveOrWrong(..) | MessageLine::More => true,
        MessageLine::Wrong(_) | MessageLine::WrongCommand(..) => false,
        MessageLine::Command(command) => {
            matches!(
                command,
                Command::Play(..)
                    | Command::Resign(..)
                    | Command::Abort(..)
                    | Command::Claim(..)
                    | Command::Wait(..)
                    | Command::Luck(..)
                    | Command::Offer(..)
                    | Command::Answer(_)
            )
        }
    }
}

/// How many answers a line will get; a long answer counts as several. Most lines that begin, continue or end a game count as 0, because
/// news of games does not count.
pub(in crate::service) fn count_answers(line: &MessageLine) -> u32 {
    match line {
        MessageLine::Command(
            Command::New(_) | Command::Repeat(..) | Command::Edit(EditAction::Play(..)),
        ) => 0,
        MessageLine::Command(
            Command::Export(_) | Command::ExportMe | Command::Rules(_, _, true),
        ) => LONG,
        line => u32::from(!carries_on(line)),
    }
}

/// How many answers a say counts as while it waits to be sent.
pub(in crate::service) fn weight(say: &crate::session::Say) -> u32 {
    use crate::session::{GeneralAnswer, Say};
    match say {
        Say::Record(..) | Say::PersonalData(_) | Say::Answer(GeneralAnswer::Rules(_, true), _) => {
            LONG
        }
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
            "!top",
            "!stats",
            "!history",
            "!verify",
            "!rules scripta full",
            "!import x",
            "!join",
            "!leave",
            "!tournament add bot",
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
        for line in ["!claim", "!wait 3d", "!luck tulip"] {
            assert!(cost_of_message(line).moves_only, "{line}");
        }
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
