//! What people say to the bot when they meet it: hello, thanks, or a question about what it can do. Such a line is neither a command nor
//! a move. The bot answers it only if the line is addressed to the bot.

use super::clean_text::LONGEST_WORD;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

/// Greetings, and questions about what the bot can do, in the form that `fold` returns and without punctuation: English, Czech, Italian,
/// Russian.
const GREETINGS: &[&[&str]] = &[
    &[
        "hi",
        "hello",
        "hey",
        "hi there",
        "hello there",
        "good morning",
        "good evening",
        "what can you do",
        "what do you do",
        "who are you",
        "how does this work",
    ],
    &[
        "ahoj",
        "cau",
        "nazdar",
        "dobry den",
        "dobry vecer",
        "co umis",
        "co vsechno umis",
        "kdo jsi",
        "jak to funguje",
    ],
    &[
        "ciao",
        "salve",
        "buongiorno",
        "buonasera",
        "che cosa sai fare",
        "cosa sai fare",
        "che sai fare",
        "chi sei",
        "come funziona",
    ],
    &[
        "привет",
        "здравствуи",
        "здравствуите",
        "добрыи день",
        "добрыи вечер",
        "что ты умеешь",
        "что умеешь",
        "кто ты",
        "как это работает",
    ],
];

/// What people say to thank the bot, in the form that `fold` returns and without punctuation.
const THANKS: &[&str] = &[
    "thanks",
    "thank you",
    "thanks a lot",
    "thx",
    "diky",
    "dekuji",
    "dekuju",
    "diky moc",
    "grazie",
    "grazie mille",
    "спасибо",
    "большое спасибо",
    "благодарю",
];

/// The answer to a line that is only a greeting or thanks. `None` for any other line.
#[must_use]
pub fn answer_to_greeting(text: &str) -> Option<Fact> {
    if text.len() > LONGEST_WORD {
        return None;
    }
    let punctuation = |c: char| ",.!?()".contains(c);
    let folded = fold(text).replace(punctuation, " ");
    let words: Vec<_> = folded.split_whitespace().collect();
    let said = words.join(" ");
    if GREETINGS.iter().any(|said_so| said_so.contains(&&*said)) {
        return Some(Fact::new("said-nothing"));
    }
    let thanks = THANKS.contains(&&*said);
    thanks.then(|| Fact::new("thanked"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::find;

    #[test]
    fn what_is_said_stands_here_as_it_is_compared_and_is_no_command() {
        for said in GREETINGS.iter().copied().flatten().chain(THANKS) {
            assert_eq!(fold(said), *said);
            assert!(find(said).is_none(), "{said}");
            assert!(answer_to_greeting(&format!("{said}!")).is_some(), "{said}");
        }
        assert!(answer_to_greeting("hello world").is_none());
    }
}
