//! What each command makes of the words after it. A wrong use is a fact `usage-<id>` or a plainer reason.

use super::args::Args;
use super::{Command, New, Side, fold};
use crate::locales::Lang;
use lusoria_games::kit::typos;
use lusoria_games::rules::Fact;

type Read = Result<Command, Fact>;

// Words as `fold` leaves them: without accents, in lower case, `й` as `и` and `ё` as `е`.
pub(super) const FIRST: &[&str] = &[
    "first",
    "prvni",
    "primo",
    "prima",
    "первыи",
    "первая",
    "первым",
];
pub(super) const SECOND: &[&str] = &[
    "second",
    "druhy",
    "druha",
    "secondo",
    "seconda",
    "второи",
    "вторая",
    "вторым",
];
const RANDOM: &[&str] = &["random", "nahodne", "caso", "casuale", "случаино"];
const PROSE: &[&str] = &["prose", "slovy", "parole", "prosa", "словами"];
const PICTURE: &[&str] = &[
    "text",
    "picture",
    "drawn",
    "obrazkem",
    "obrazek",
    "disegno",
    "testo",
    "рисунком",
    "текст",
];
const ALL: &[&str] = &["all", "everything", "vse", "vsechno", "tutto", "все"];
const FULL: &[&str] = &[
    "full",
    "cela",
    "cele",
    "cely",
    "uplne",
    "intere",
    "complete",
    "completo",
    "completa",
    "полностью",
    "полные",
];

const LUCK: &[&str] = &["luck", "stesti", "fortuna", "удача"];

/// What the languages are called in English, Czech, Italian and Russian, as [`fold`] leaves it.
const LANGS: [(Lang, &[&str]); 4] = [
    (
        Lang::En,
        &[
            "english",
            "anglicky",
            "anglictina",
            "inglese",
            "англиискии",
            "по-англииски",
        ],
    ),
    (
        Lang::Cs,
        &["czech", "cesky", "cestina", "ceco", "чешскии", "по-чешски"],
    ),
    (
        Lang::It,
        &[
            "italian",
            "italsky",
            "italstina",
            "italiano",
            "итальянскии",
            "по-итальянски",
        ],
    ),
    (
        Lang::Ru,
        &[
            "russian",
            "rusky",
            "rustina",
            "russo",
            "русскии",
            "по-русски",
        ],
    ),
];

/// The longest word that a player may add to a seed, in characters.
const LONGEST_WORD: usize = 64;

/// `new GAME @friend [first|second|random] [luck] [key=value …]`, in any order; alone it means the same game once more.
pub(super) fn new(mut args: Args) -> Read {
    let mut new = new_but_the_game(&mut args);
    if args.person().is_some() {
        return Err(Fact::new("one-friend"));
    }
    new.options = args.options().join(",");
    let nothing_else = new.options.is_empty() && new.opponent.is_none();
    new.game = match args.rest() {
        Some(game) => game,
        None if nothing_else => String::new(),
        None => return Err(Fact::new("new-which-game")),
    };
    Ok(Command::New(new))
}

/// `@friend [first|second|random] [luck]`, in any order.
pub(super) fn new_but_the_game(args: &mut Args) -> New {
    New {
        game: String::new(),
        options: String::new(),
        side: side(args),
        words: args.flag(LUCK),
        opponent: args.person(),
    }
}

/// `luck WORD [#12]`: any words or numbers.
pub(super) fn luck(mut args: Args) -> Read {
    let session = args.session();
    // Whether any dice wait for a word is not known here.
    let word = args.rest().unwrap_or_default();
    if word.chars().count() > LONGEST_WORD {
        return Err(Fact::new("luck-too-long"));
    }
    Ok(Command::Luck(session, word))
}

fn side(args: &mut Args) -> Side {
    if args.flag(FIRST) {
        Side::First
    } else if args.flag(SECOND) {
        Side::Second
    } else {
        args.flag(RANDOM);
        Side::Random
    }
}

/// `board [#12] [prose]`.
pub(super) fn board(mut args: Args) -> Read {
    let session = args.session();
    Ok(Command::Board(session, in_prose(&mut args)))
}

/// Whether a board is asked for in sentences or as a picture, if either.
fn in_prose(args: &mut Args) -> Option<bool> {
    let prose = args.flag(PROSE);
    (prose || args.flag(PICTURE)).then_some(prose)
}

/// `me [board prose|text]`.
pub(super) fn me(mut args: Args) -> Read {
    let board = args.flag_of(|word| super::find(word).is_some_and(|spec| spec.id == "board"));
    let prose = in_prose(&mut args);
    match (board, prose, args.rest()) {
        (_, prose @ Some(_), None) => Ok(Command::Me(prose)),
        (false, None, None) => Ok(Command::Me(None)),
        _ => Err(Fact::new("me-how")),
    }
}

/// `moves [#12]`.
pub(super) fn moves(mut args: Args) -> Read {
    Ok(Command::Moves(args.session()))
}

/// `show N [#12] [prose]`.
pub(super) fn show(mut args: Args) -> Read {
    let session = args.session();
    let prose = in_prose(&mut args);
    let entry = args.number().ok_or_else(|| Fact::new("show-which-entry"))?;
    Ok(Command::Show(session, entry, prose))
}

/// `rules [GAME] [full]`.
pub(super) fn rules(mut args: Args) -> Read {
    let full = args.flag(FULL) || args.flag_after_first(is_nearly_full);
    Ok(Command::Rules(args.rest(), full))
}

/// `rules tablut ful`: no game has such a word in its name.
fn is_nearly_full(word: &str) -> bool {
    word.len() <= LONGEST_WORD && typos::nearest(&fold(word), FULL.iter().copied()).is_some()
}

/// `games`.
pub(super) fn games(_: Args) -> Read {
    Ok(Command::Games)
}

/// `why`.
pub(super) fn why(_: Args) -> Read {
    Ok(Command::Why)
}

/// `glossary [WORD]`.
pub(super) fn glossary(args: Args) -> Read {
    Ok(Command::Glossary(args.rest()))
}

/// `help [COMMAND]`.
pub(super) fn help(args: Args) -> Read {
    Ok(Command::Help(args.rest()))
}

/// Whether `help` is asked for everything.
#[must_use]
pub fn asks_for_all(topic: &str) -> bool {
    topic.len() < 40 && ALL.contains(&fold(topic).as_str())
}

/// `yield [#12]`.
pub(super) fn resign(mut args: Args) -> Read {
    Ok(Command::Resign(args.session(), true))
}

/// `abort [#12]`.
pub(super) fn abort(mut args: Args) -> Read {
    Ok(Command::Abort(args.session()))
}

/// `export [#12]`.
pub(super) fn export(mut args: Args) -> Read {
    Ok(Command::Export(args.session()))
}

/// `import` and the record on the lines below; read here only when there is none.
pub(super) fn import(_: Args) -> Read {
    Err(Fact::new("import-what"))
}

/// `verify [#12]`.
pub(super) fn verify(mut args: Args) -> Read {
    Ok(Command::Verify(args.session()))
}

/// `prefix [P]`: one to three characters that are neither letters, digits, `@`, `#` nor quotes.
pub(super) fn prefix(args: Args) -> Read {
    let Some(prefix) = args.rest() else {
        return Ok(Command::Prefix(None));
    };
    if !is_prefix(&prefix) {
        return Err(Fact::new("bad-prefix"));
    }
    Ok(Command::Prefix(Some(prefix)))
}

/// Whether commands may begin with this: one to three signs that no platform uses for markup or people.
#[must_use]
pub fn is_prefix(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_punctuation() && !"@#`'\"<>_*~|\\".contains(c);
    (1..=3).contains(&text.len()) && text.chars().all(fits)
}

/// `lang [en|cs|it|ru]`.
pub(super) fn lang(args: Args) -> Read {
    let Some(word) = args.rest() else {
        return Ok(Command::Lang(None));
    };
    let named = || {
        LANGS
            .iter()
            .find(|(_, names)| names.contains(&fold(&word).as_str()))
    };
    let lang = word.parse().ok().or_else(|| named().map(|(lang, _)| *lang));
    let lang = lang.filter(|_| word.len() <= LONGEST_WORD);
    Ok(Command::Lang(Some(
        lang.ok_or_else(|| Fact::new("bad-lang"))?,
    )))
}

/// `settings`.
pub(super) fn settings(_: Args) -> Read {
    Ok(Command::Settings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_after_a_command_stand_here_as_typed_ones_are_compared() {
        for word in [FIRST, SECOND, RANDOM, PROSE, PICTURE, ALL, FULL, LUCK]
            .into_iter()
            .flatten()
        {
            assert_eq!(*word, fold(word));
        }
        for word in LANGS.iter().flat_map(|(_, names)| *names) {
            assert_eq!(*word, fold(word));
        }
    }
}
