//! Commands that people know from other programs and that this bot does not have: one table of words in four languages. For each, the
//! sentence `refused-<id>` of the Fluent files says that the command is missing, and what to use instead.

use super::clean_text::LONGEST_WORD;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

/// A refusal, and the words that it answers, in the form that [`fold`] returns: English, Czech, Italian, Russian.
type Missing = (fn() -> Fact, &'static [&'static str]);

const NOT_IMPLEMENTED: &[Missing] = &[
    (
        || Fact::new("no-computer"),
        &[
            "computer",
            "bot",
            "ai",
            "cpu",
            "engine",
            "pocitac",
            "robot",
            "ia",
            "компьютер",
            "бот",
        ],
    ),
    (
        || Fact::new("quit-how"),
        &[
            "quit",
            "exit",
            "stop",
            "konec",
            "ukoncit",
            "esci",
            "uscire",
            "выход",
            "стоп",
        ],
    ),
    (
        || Fact::new("remind-how"),
        &[
            "remind",
            "reminder",
            "reminders",
            "pripomenout",
            "pripominky",
            "ricorda",
            "promemoria",
            "напоминать",
            "напоминания",
            "напомни",
        ],
    ),
];

/// The refusal for a command in this table; `None` for any other word.
#[must_use]
pub fn not_implemented(word: &str) -> Option<Fact> {
    if word.len() > LONGEST_WORD {
        return None;
    }
    let word = fold(word);
    let (fact, _) = NOT_IMPLEMENTED
        .iter()
        .find(|(_, words)| words.contains(&word.as_str()))?;
    Some(fact())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::find;

    #[test]
    fn what_is_absent_is_no_command_and_written_as_it_is_compared() {
        for word in NOT_IMPLEMENTED.iter().flat_map(|(_, words)| *words) {
            assert_eq!(fold(word), *word);
            assert!(find(word).is_none(), "{word} is a command");
            let same = NOT_IMPLEMENTED
                .iter()
                .filter(|(_, words)| words.contains(word));
            assert_eq!(same.count(), 1, "{word}");
        }
    }
}
