//! The one table of commands. What people may type in four languages, what each takes, and in which part of the help it
//! stands. The first word of a language is the one help and every sentence in that language show; the sentence about the
//! command is `help-<id>` in the Fluent files.

use super::args::Args;
use super::normal::LONGEST_WORD;
use super::parse;
use super::{Command, edit, fold};
use crate::locales::Lang;
use lusoria_games::kit::alphabets::one_alphabet;
use lusoria_games::kit::typos;
use lusoria_games::rules::Fact;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A part of the help page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Starting and learning.
    Start,
    /// Playing.
    Play,
    /// Looking back.
    Look,
    /// The room.
    Room,
}

impl Topic {
    /// In the order of the help page.
    pub const ALL: [Self; 4] = [Self::Start, Self::Play, Self::Look, Self::Room];

    /// The id of its heading.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Start => "help-topic-start",
            Self::Play => "help-topic-play",
            Self::Look => "help-topic-look",
            Self::Room => "help-topic-room",
        }
    }
}

/// How the words after a command are understood.
pub(super) type Reader = fn(Args) -> Result<Command, Fact>;

/// One command.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// Its name in Fluent ids.
    pub id: &'static str,
    /// Where help lists it.
    pub topic: Topic,
    /// What may be typed, by language in the order of [`Lang::ALL`].
    pub words: [&'static [&'static str]; 4],
    /// What it takes, as help shows it; `{…}` are translated as `arg-…`.
    pub takes: &'static str,
    /// How its arguments are read.
    pub read: Reader,
}

impl Spec {
    /// Whether its first word may be one of [`super::TOOLS`].
    #[must_use]
    pub fn has_tools(&self) -> bool {
        self.id == "edit"
    }

    /// Whether it stands on the first page of the help.
    #[must_use]
    pub fn is_for_newcomers(&self) -> bool {
        FOR_NEWCOMERS.contains(&self.id)
    }

    /// Whether help on it has examples beside its line.
    #[must_use]
    pub fn has_examples(&self) -> bool {
        self.id == "new"
    }

    /// The word help shows in this language.
    #[must_use]
    pub fn word(&self, lang: Lang) -> &'static str {
        self.words[lang as usize][0]
    }
}

/// The commands on the first page of the help.
const FOR_NEWCOMERS: [&str; 10] = [
    "new", "games", "rules", "help", "board", "moves", "why", "yield", "abort", "lang",
];

/// Every command, in the order of the help page.
pub const COMMANDS: &[Spec] = &[
    Spec {
        id: "new",
        topic: Topic::Start,
        words: [
            &["new", "play", "begin", "challenge"],
            &["nová", "nová hra", "hrát", "hra", "vyzvat"],
            &["nuova", "nuova partita", "gioca", "sfida"],
            &["новая", "новая игра", "играть", "игра", "вызов"],
        ],
        takes: "{game} @{friend} [{first}|{second}|{random}] [{luck}]",
        read: parse::new,
    },
    Spec {
        id: "games",
        topic: Topic::Start,
        words: [
            &["games", "list"],
            &["hry", "seznam"],
            &["giochi", "elenco"],
            &["игры", "список"],
        ],
        takes: "",
        read: parse::games,
    },
    Spec {
        id: "rules",
        topic: Topic::Start,
        words: [&["rules"], &["pravidla"], &["regole"], &["правила"]],
        takes: "[{game}] [{full}]",
        read: parse::rules,
    },
    Spec {
        id: "glossary",
        topic: Topic::Start,
        words: [
            &["glossary", "terms"],
            &["slovníček", "slovník", "pojmy"],
            &["glossario", "termini"],
            &["словарь", "термины"],
        ],
        takes: "[{word}]",
        read: parse::glossary,
    },
    Spec {
        id: "help",
        topic: Topic::Start,
        words: [
            &["help", "commands", "?", "about", "info"],
            &["nápověda", "pomoc", "příkazy"],
            &["aiuto", "comandi"],
            &["помощь", "справка", "команды"],
        ],
        takes: "[{command}]",
        read: parse::help,
    },
    Spec {
        id: "board",
        topic: Topic::Play,
        words: [
            &["board", "b"],
            &["deska", "plán", "stav"],
            &["tavola", "tavoliere"],
            &["доска"],
        ],
        takes: "[#{number}] [{prose}]",
        read: parse::board,
    },
    Spec {
        id: "moves",
        topic: Topic::Play,
        words: [
            &["moves", "legal"],
            &["tahy", "možnosti"],
            &["mosse"],
            &["ходы"],
        ],
        takes: "[#{number}]",
        read: parse::moves,
    },
    Spec {
        id: "luck",
        topic: Topic::Play,
        words: [&["luck"], &["štěstí"], &["fortuna"], &["удача"]],
        takes: "{word} [#{number}]",
        read: parse::luck,
    },
    Spec {
        id: "why",
        topic: Topic::Play,
        words: [&["why"], &["proč"], &["perché"], &["почему"]],
        takes: "",
        read: parse::why,
    },
    Spec {
        id: "yield",
        topic: Topic::Play,
        words: [
            &["yield", "resign", "surrender"],
            &["vzdát", "vzdávám", "vzdát se"],
            &["abbandona", "abbandono", "mi arrendo", "resa"],
            &["сдаюсь", "сдаться"],
        ],
        takes: "[#{number}]",
        read: parse::resign,
    },
    Spec {
        id: "abort",
        topic: Topic::Play,
        words: [
            &["abort", "cancel"],
            &["zrušit", "zruš"],
            &["annulla"],
            &["отменить", "отмена"],
        ],
        takes: "[#{number}]",
        read: parse::abort,
    },
    Spec {
        id: "show",
        topic: Topic::Look,
        words: [
            &["show", "replay"],
            &["ukázat", "ukaž"],
            &["mostra"],
            &["показать", "покажи"],
        ],
        takes: "{entry} [#{number}] [{prose}]",
        read: parse::show,
    },
    Spec {
        id: "export",
        topic: Topic::Look,
        words: [
            &["export", "record"],
            &["vypsat", "zápis", "záznam"],
            &["esporta", "trascrizione"],
            &["экспорт", "запись"],
        ],
        takes: "[#{number}]",
        read: parse::export,
    },
    Spec {
        id: "import",
        topic: Topic::Look,
        words: [
            &["import"],
            &["nahrát", "nahraj"],
            &["importa"],
            &["импорт", "загрузить"],
        ],
        takes: "{record}",
        read: parse::import,
    },
    Spec {
        id: "verify",
        topic: Topic::Look,
        words: [
            &["verify"],
            &["ověřit", "ověř"],
            &["verifica"],
            &["проверить", "проверь", "проверка"],
        ],
        takes: "[#{number}]",
        read: parse::verify,
    },
    Spec {
        id: "edit",
        topic: Topic::Look,
        words: [
            &["edit", "editor"],
            &["editor", "upravit"],
            &["editor", "modifica"],
            &["редактор"],
        ],
        takes: "[{game}]",
        read: edit::read,
    },
    Spec {
        id: "me",
        topic: Topic::Room,
        words: [&["me"], &["já", "mně"], &["io", "me"], &["мне"]],
        takes: "[{board} {prose}|{picture}]",
        read: parse::me,
    },
    Spec {
        id: "lang",
        topic: Topic::Room,
        words: [&["lang", "language"], &["jazyk"], &["lingua"], &["язык"]],
        takes: "[en|cs|it|ru]",
        read: parse::lang,
    },
    Spec {
        id: "prefix",
        topic: Topic::Room,
        words: [&["prefix"], &["předpona"], &["prefisso"], &["префикс"]],
        takes: "[{prefix}]",
        read: parse::prefix,
    },
    Spec {
        id: "settings",
        topic: Topic::Room,
        words: [
            &["settings", "options"],
            &["nastavení"],
            &["impostazioni"],
            &["настройки"],
        ],
        takes: "",
        read: parse::settings,
    },
];

/// Every word as [`fold`] leaves it: asked for at every message.
static WORDS: LazyLock<HashMap<String, &Spec>> = LazyLock::new(|| {
    let words = |spec: &'static Spec| spec.words.iter().copied().flatten();
    COMMANDS
        .iter()
        .flat_map(|spec| words(spec).map(move |word| (fold(word), spec)))
        .collect()
});

/// The command this word, in any language, stands for. Letters of another alphabet that look the same do not matter.
#[must_use]
pub fn find(word: &str) -> Option<&'static Spec> {
    if word.len() > LONGEST_WORD {
        return None;
    }
    // An accent typed as a sign of its own: `perche'`.
    let word = word.trim_end_matches(['\'', '’', '`']);
    let known = |word: &str| WORDS.get(&fold(word)).copied();
    known(word).or_else(|| known(&one_alphabet(word)?))
}

/// Words of other languages than the room's are looked at from this length on: short ones are all alike.
const LONG_WORD: usize = 6;

/// Every word of every command as it is compared, its language, and as it is written.
static KNOWN: LazyLock<Vec<(String, Lang, &str, &Spec)>> = LazyLock::new(|| {
    let mut known = Vec::new();
    for spec in COMMANDS {
        for lang in Lang::ALL {
            let words = spec.words[lang as usize].iter();
            known.extend(words.map(|word| (fold(word), lang, *word, spec)));
        }
    }
    known
});

/// The command that was most likely mistyped so, as people say it in `lang`.
#[must_use]
pub fn nearest(word: &str, lang: Lang) -> Option<&'static str> {
    if word.len() > LONGEST_WORD {
        return None;
    }
    let word = fold(word);
    let near = KNOWN.iter().filter_map(|(folded, of, known, spec)| {
        let foreign = *of != lang && *of != Lang::En;
        let usual = !foreign || known.chars().count() >= LONG_WORD;
        let slips = typos::count_typos(&word, folded).filter(|_| usual)?;
        Some(((slips, *of != lang), *spec, *known))
    });
    let (_, spec, known) = near.min_by_key(|(order, ..)| *order)?;
    let own = spec.words[lang as usize].contains(&known);
    Some(if own { known } else { spec.word(lang) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_means_one_command_only() {
        let mut seen = HashMap::new();
        for spec in COMMANDS {
            for word in spec.words.iter().copied().flatten() {
                let other = seen.insert(fold(word), spec.id);
                assert!(
                    other.is_none_or(|other| other == spec.id),
                    "{word} is {other:?} and {}",
                    spec.id
                );
            }
        }
    }

    #[test]
    fn every_command_has_a_word_in_every_language() {
        for spec in COMMANDS {
            assert!(
                spec.words.iter().all(|words| !words.is_empty()),
                "{}",
                spec.id
            );
            for word in spec.words.iter().copied().flatten() {
                assert_eq!(find(word).map(|found| found.id), Some(spec.id));
            }
        }
    }
}
