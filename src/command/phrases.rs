//! What people say instead of a command and its argument: `problema del giorno` is `problema oggi`.

use lusoria_games::kit::fold;
use std::borrow::Cow;

/// Longer texts (in bytes) begin with no phrase.
const LONGEST: usize = 60;

/// Phrases in the form that `fold` returns, and the command with its argument: English, Czech, Italian, Russian.
const PHRASES: &[(&[&str], &str)] = &[
    (&["puzzle of the day", "daily puzzle"], "puzzle today"),
    (&["denni uloha", "dnesni uloha", "uloha dne"], "úloha dnes"),
    (
        &["problema del giorno", "indovinello del giorno"],
        "problema oggi",
    ),
    (&["задача дня", "задачу дня"], "задача сегодня"),
    (&["solution"], "puzzle solution"),
    (&["reseni"], "úloha řešení"),
    (&["soluzione"], "problema soluzione"),
    (&["решение"], "задача решение"),
    (&["how to play"], "rules"),
    (&["jak se hraje", "jak hrat"], "pravidla"),
    (&["come si gioca", "come giocare"], "regole"),
    (&["как играть"], "правила"),
    (&["whose turn", "whose move"], "board"),
    (&["kdo je na tahu", "kdo hraje"], "deska"),
    (&["a chi tocca", "di chi e il turno"], "tavola"),
    (&["чеи ход", "кто ходит"], "доска"),
    (&["le mie partite"], "mie"),
    (&["chci hrat"], "hrát"),
    (&["voglio giocare"], "gioca"),
    (&["хочу играть", "хочу сыграть"], "играть"),
    (&["кубики"], "статистика кости"),
];

/// The text with the command instead of a phrase at its beginning.
pub(super) fn in_usual_words(text: &str) -> Cow<'_, str> {
    let ends = text
        .match_indices(' ')
        .map(|(at, _)| at)
        .chain([text.len()]);
    let short = ends.take_while(|end| *end <= LONGEST);
    let meant = |end: usize| {
        let folded = fold(text[..end].trim_end_matches(['?', '!', '.']));
        let known = PHRASES
            .iter()
            .find(|(phrases, _)| phrases.contains(&&*folded))?;
        Some(format!("{}{}", known.1, &text[end..]))
    };
    short
        .filter_map(meant)
        .last()
        .map_or(Cow::Borrowed(text), Cow::Owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::find;

    #[test]
    fn a_phrase_stands_for_a_command() {
        for (said, command) in [
            ("Problema del giorno", "problema oggi"),
            ("denní úloha", "úloha dnes"),
            ("чей ход?", "доска"),
            ("хочу сыграть таблут", "играть таблут"),
            ("tablut", "tablut"),
        ] {
            assert_eq!(in_usual_words(said), command);
        }
    }

    #[test]
    fn phrases_are_folded_and_begin_with_a_command_afterwards() {
        for (phrases, command) in PHRASES {
            assert!(phrases.iter().all(|phrase| fold(phrase) == *phrase));
            assert!(
                command.split(' ').next().and_then(find).is_some(),
                "{command}"
            );
        }
    }
}
