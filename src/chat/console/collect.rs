//! Joins several typed or pasted lines into one message. The lines below `!import` or `!edit import` are the record or the board for that
//! command. A record without a command above it becomes one message, too.
//!
//! The message ends at any of these:
//!
//! - a line `.`,
//! - an empty line below a board,
//! - an empty line below a numbered move of a record,
//! - two empty lines,
//! - a line that begins with a speaker's name (`alice: place 4`),
//! - a line that consists of a word that ends the conversation (`quit`),
//! - the end of the input.
//!
//! Deliberately absent: reading a record. The service does that.

use super::Speaker;
use super::speaker::divide_speaker;
use crate::command::{find, find_tool, fold};
use crate::session::RECORD_FIELDS;

/// How many characters the longest prefix of a command has.
const LONGEST_PREFIX: usize = 3;

/// The words that end the conversation, as [`fold`] writes them.
const LEAVE: [&str; 5] = ["quit", "exit", "konec", "esci", "выход"];

/// The message that is being collected, if there is one.
#[derive(Debug, Default)]
pub(super) struct Collector {
    collected: Option<(Speaker, Vec<String>)>,
    /// Whether a command needs no prefix.
    addressed: bool,
}

impl Collector {
    /// A collector for a terminal. There everything is said to the bot, so a command needs no prefix.
    pub(super) fn for_terminal() -> Self {
        Self {
            addressed: true,
            ..Self::default()
        }
    }

    /// Whether a message is being collected.
    pub(super) const fn waits(&self) -> bool {
        self.collected.is_some()
    }

    /// Takes a line. Returns the messages that are now complete, in order. If the line names no speaker, `speaker` speaks it.
    pub(super) fn take(&mut self, line: &str, speaker: &Speaker) -> Vec<(Speaker, String)> {
        let mut said = Vec::new();
        if let Some((_, lines)) = &mut self.collected {
            if !interrupts(line, self.addressed) {
                let last = ends(line, lines);
                if line.trim() != "." {
                    lines.push(line.to_owned());
                }
                return if last { self.finish() } else { said };
            }
            said = self.finish();
        }
        if line.trim_start().starts_with(RECORD_FIELDS[0]) {
            // The first line of a record without `import` above it. The lines of the record become one message, so that the record gets
            // one answer.
            self.collected = Some((speaker.clone(), vec![line.to_owned()]));
            return said;
        }
        let (named_speaker, text) =
            divide_speaker(line).unwrap_or_else(|| (speaker.clone(), line.trim()));
        if awaits_more(text, self.addressed) {
            self.collected = Some((named_speaker, vec![text.to_owned()]));
        } else {
            said.push((named_speaker, text.to_owned()));
        }
        said
    }

    /// Ends the message that is being collected, and returns it in a list. The list is empty if no message is being collected.
    pub(super) fn finish(&mut self) -> Vec<(Speaker, String)> {
        let collected = self.collected.take().into_iter();
        collected
            .map(|(named_speaker, lines)| (named_speaker, lines.join("\n").trim_end().to_owned()))
            .collect()
    }
}

/// Whether this text is one of the words that end the conversation.
pub(super) fn leaves(text: &str) -> bool {
    LEAVE.contains(&fold(text.trim()).as_str())
}

/// Whether more lines must follow this text. This is true of `!import`, alone or with the first line of a record, and of `!edit import`
/// alone. If `addressed`, the prefix may be missing.
fn awaits_more(text: &str, addressed: bool) -> bool {
    let body = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    let prefix = text[..text.len() - body.len()].chars().count();
    let (word, rest) = body.split_once(' ').unwrap_or((body, ""));
    if prefix > LONGEST_PREFIX || prefix == 0 && !addressed {
        return false;
    }
    find(word).is_some_and(|spec| match find_tool(spec.tools, rest.trim()) {
        Some(tool) => tool.takes_lines(),
        None if !spec.takes_lines() => false,
        None => rest.trim().is_empty() || rest.trim_start().starts_with(RECORD_FIELDS[0]),
    })
}

/// Whether this text is `!import`, alone or with the first line of a record. The lines that follow belong to a record, not to a board.
fn awaits_record(text: &str) -> bool {
    let body = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    let (word, rest) = body.split_once(' ').unwrap_or((body, ""));
    find(word)
        .is_some_and(|spec| spec.takes_lines() && find_tool(spec.tools, rest.trim()).is_none())
}

/// Whether this line ends the message that is being collected, and is not part of it. Such a line names its speaker, or ends the
/// conversation.
fn interrupts(line: &str, addressed: bool) -> bool {
    if leaves(line) {
        return true;
    }
    let Some((named_speaker, text)) = divide_speaker(line) else {
        return false;
    };
    // A record has lines such as `first: anna`, in which the word before the colon does not name a speaker.
    !RECORD_FIELDS.contains(&named_speaker.name()) || awaits_more(text, addressed)
}

/// Whether this line ends the message that consists of the lines `before`. A line `.` always does, and so does a second empty line. A
/// single empty line ends a board. In a record, it does so only below a numbered move, because a record also has an empty line above its
/// first move.
fn ends(line: &str, before: &[String]) -> bool {
    let last = before.last().map_or("", |line| line.trim());
    let numbered = last
        .split_once(". ")
        .is_some_and(|(number, _)| number.parse::<u32>().is_ok());
    let in_record = before.iter().any(|line| line.contains(RECORD_FIELDS[0]))
        || before.first().is_some_and(|line| awaits_record(line));
    line.trim() == "."
        || line.trim().is_empty() && (numbered || last.is_empty() || !in_record && before.len() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Ending, Record};

    fn heard(lines: &[&str]) -> Vec<String> {
        heard_by(Collector::default(), lines)
    }

    fn heard_by(mut collector: Collector, lines: &[&str]) -> Vec<String> {
        let guest = Speaker::new("guest");
        let mut said: Vec<_> = lines
            .iter()
            .flat_map(|line| collector.take(line, &guest))
            .collect();
        said.extend(collector.finish());
        said.iter()
            .map(|(named_speaker, text)| format!("{}: {text}", named_speaker.name()))
            .collect()
    }

    #[test]
    fn a_pasted_record_is_one_message_and_no_line_of_it_is_speech() {
        let record = [
            "anna: !import",
            "lusoria-record: 1",
            "game: cats_and_mouse",
            "first: anna",
            "",
            "1. 7 12",
            "",
            "bob: !board",
        ];
        let one = "anna: !import\nlusoria-record: 1\ngame: cats_and_mouse\nfirst: anna\n\n1. 7 12";
        assert_eq!(heard(&record), [one, "bob: !board"]);
        assert_eq!(heard(&record[..6]), [one], "the end of the input");
    }

    #[test]
    fn every_line_that_a_record_is_written_with_belongs_to_it() {
        let record = Record {
            game: "cats_and_mouse".to_owned(),
            rules: 1,
            hash: "00".to_owned(),
            seed: Some([1; 32]),
            ending: Some(Ending::Imported),
            entries: vec!["start:d1".parse().unwrap(), "7".parse().unwrap()],
            ..Record::default()
        };
        let written = record.to_string();
        let lines: Vec<&str> = std::iter::once("anna: !import")
            .chain(written.lines())
            .collect();
        assert!(written.contains("\nsum: "), "{written}");
        let whole = format!("anna: !import\n{}", written.trim_end());
        assert_eq!(heard(&lines), [whole]);
    }

    #[test]
    fn a_record_whose_first_line_is_missing_goes_on_to_the_dot() {
        let lines = [
            "import",
            "game: tablut",
            "first: anna",
            "",
            "1. e4-f4 d1-c1",
            "",
            "sum: 00",
            ".",
            "7",
        ];
        let heard = heard_by(Collector::for_terminal(), &lines[..4]);
        assert_eq!(heard, ["guest: import\ngame: tablut\nfirst: anna"]);
        let heard = heard_by(Collector::for_terminal(), &lines);
        assert_eq!(
            heard[0],
            "guest: import\ngame: tablut\nfirst: anna\n\n1. e4-f4 d1-c1"
        );
    }

    #[test]
    fn a_record_without_import_is_one_message_of_the_same_speaker() {
        let lines = [
            "lusoria-record: 2",
            "game: tablut",
            "first: anna",
            "",
            "1. e4-f4",
            "sum: 00",
            ".",
            "7",
        ];
        let heard = heard_by(Collector::for_terminal(), &lines);
        let one = "guest: lusoria-record: 2\ngame: tablut\nfirst: anna\n\n1. e4-f4\nsum: 00";
        assert_eq!(heard, [one, "guest: 7"]);
    }

    #[test]
    fn a_dot_ends_it_and_so_does_somebody_else() {
        assert_eq!(
            heard(&["anna: ?nahrát", "lusoria-record: 1", ".", "anna: 7"]),
            ["anna: ?nahrát\nlusoria-record: 1", "anna: 7"]
        );
        assert_eq!(
            heard(&["anna: !import", "bob: place 4"]),
            ["anna: !import", "bob: place 4"]
        );
    }

    #[test]
    fn where_everything_is_addressed_no_prefix_is_needed() {
        for (typed, below) in [
            ("import", "lusoria-record: 2"),
            ("importa", "lusoria-record: 2"),
            ("edit import", "OOO"),
        ] {
            let heard = heard_by(Collector::for_terminal(), &[typed, below, ".", "7"]);
            assert_eq!(heard, [&format!("guest: {typed}\n{below}"), "guest: 7"]);
        }
        let talk = ["important news", "rules"];
        let heard = heard_by(Collector::for_terminal(), &talk);
        assert_eq!(heard, ["guest: important news", "guest: rules"]);
    }

    #[test]
    fn a_board_for_the_editor_is_one_message_too() {
        assert_eq!(
            heard(&["!edit import", "OOO", "OWO", "", "!edit"]),
            ["guest: !edit import\nOOO\nOWO", "guest: !edit"]
        );
    }

    #[test]
    fn whoever_wants_to_leave_in_the_middle_of_a_record_leaves() {
        for leave in ["quit", "Konec", "esci", "выход"] {
            assert_eq!(
                heard(&["!import", "lusoria-record: 1", leave]),
                [
                    "guest: !import\nlusoria-record: 1",
                    &format!("guest: {leave}")
                ]
            );
            assert!(leaves(leave));
        }
        assert!(!leaves("quit it"));
    }

    #[test]
    fn other_lines_are_said_as_they_are() {
        assert_eq!(
            heard(&["anna: place 4", "import", "", "!import x"]),
            [
                "anna: place 4",
                "guest: import",
                "guest: ",
                "guest: !import x"
            ]
        );
    }
}
