//! The words after `edit`: one table of what an editor can do, in four languages. Help on `edit` is made from it; the sentence
//! about each is `edit-<id>` in the Fluent files.

use super::args::Args;
use super::{Command, New, fold, parse};
use lusoria_games::rules::{Fact, Seat};

/// Something done in a person's position editor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Show it.
    Show,
    /// Take up this game, with options as typed.
    Open(String, String),
    /// Put the last word on all places before it.
    Set(Vec<String>, String),
    /// Move a piece; with the rules on, a move of the game.
    Move(String),
    /// Where a piece may go, or every move.
    Hint(Option<String>),
    /// Nothing on these places, or on the whole board if none is named.
    Clear(Vec<String>),
    /// As it stood before the last change.
    Undo,
    /// The start position.
    Reset,
    /// Whose turn it is.
    Turn(Seat),
    /// Keep the position in a slot.
    Save(u8),
    /// Take the position of a slot.
    Load(u8),
    /// Empty a slot.
    Forget(u8),
    /// The slot after this one.
    Next,
    /// The slot before this one.
    Previous,
    /// Write the position, in this form.
    Export(Option<String>),
    /// Read a position.
    Import(String),
    /// Whether moves keep the rules.
    Rules(bool),
    /// Begin a game from here; which game is known already.
    Play(New),
}

/// One thing an editor can do.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// Its name in Fluent ids.
    pub id: &'static str,
    /// What may be typed, by language in the order of [`crate::locales::Lang::ALL`].
    pub words: [&'static [&'static str]; 4],
    /// What it takes, as help shows it; `{…}` are translated as `arg-…`.
    pub takes: &'static str,
    read: fn(Args) -> Result<Edit, Fact>,
}

/// All of them, in the order of the help page.
pub const TOOLS: &[Tool] = &[
    Tool {
        id: "set",
        words: [
            &["set", "put"],
            &["polož", "postav"],
            &["metti"],
            &["поставь", "поставить"],
        ],
        takes: "{place} {content}",
        read: set,
    },
    Tool {
        id: "move",
        words: [
            &["move"],
            &["přesuň", "táhni"],
            &["muovi"],
            &["передвинь", "ход"],
        ],
        takes: "{place} {place}",
        read: |args| args.rest().map(Edit::Move).ok_or_else(|| usage("move")),
    },
    Tool {
        id: "hint",
        words: [
            &["hint", "moves"],
            &["napověz", "tahy"],
            &["mosse"],
            &["подскажи", "ходы"],
        ],
        takes: "[{place}]",
        read: |args| Ok(Edit::Hint(args.rest())),
    },
    Tool {
        id: "clear",
        words: [
            &["clear"],
            &["vyčisti", "smaž"],
            &["svuota"],
            &["очисти", "очистить"],
        ],
        takes: "[{place}]",
        read: |args| {
            let places = args.rest().unwrap_or_default();
            Ok(Edit::Clear(words(&places).map(str::to_owned).collect()))
        },
    },
    Tool {
        id: "undo",
        words: [
            &["undo"],
            &["vrať"],
            &["annulla"],
            &["отмени", "отмена", "отменить"],
        ],
        takes: "",
        read: |_| Ok(Edit::Undo),
    },
    Tool {
        id: "board",
        words: [
            &["board", "show"],
            &["deska", "ukaž"],
            &["tavola", "mostra"],
            &["доска", "покажи"],
        ],
        takes: "",
        read: |_| Ok(Edit::Show),
    },
    Tool {
        id: "reset",
        words: [&["reset"], &["začátek"], &["inizio"], &["начало"]],
        takes: "",
        read: |_| Ok(Edit::Reset),
    },
    Tool {
        id: "turn",
        words: [&["turn"], &["tah"], &["turno"], &["очередь"]],
        takes: "{first}|{second}",
        read: turn,
    },
    Tool {
        id: "save",
        words: [&["save"], &["ulož"], &["salva"], &["сохрани", "сохранить"]],
        takes: "0–9",
        read: |args| slot(args, "save").map(Edit::Save),
    },
    Tool {
        id: "load",
        words: [
            &["load"],
            &["nahraj", "otevři"],
            &["carica"],
            &["загрузи", "загрузить"],
        ],
        takes: "0–9",
        read: |args| slot(args, "load").map(Edit::Load),
    },
    Tool {
        id: "forget",
        words: [&["forget"], &["zapomeň"], &["dimentica"], &["забудь"]],
        takes: "0–9",
        read: |args| slot(args, "forget").map(Edit::Forget),
    },
    Tool {
        id: "next",
        words: [&["next"], &["další"], &["avanti"], &["дальше", "следующая"]],
        takes: "",
        read: |_| Ok(Edit::Next),
    },
    Tool {
        id: "previous",
        words: [
            &["previous", "prev"],
            &["předchozí", "zpět"],
            &["indietro"],
            &["назад", "предыдущая"],
        ],
        takes: "",
        read: |_| Ok(Edit::Previous),
    },
    Tool {
        id: "export",
        words: [&["export"], &["vypiš"], &["esporta"], &["экспорт"]],
        takes: "[{form}]",
        read: |args| Ok(Edit::Export(args.rest().map(|form| fold(&form)))),
    },
    Tool {
        id: "import",
        words: [&["import"], &["vlož"], &["importa"], &["импорт"]],
        takes: "{position}",
        read: |_| Err(usage("import")),
    },
    Tool {
        id: "rules",
        words: [&["rules"], &["pravidla"], &["regole"], &["правила"]],
        takes: "on|off",
        read: rules,
    },
    Tool {
        id: "play",
        words: [
            &["play"],
            &["hraj", "hrát"],
            &["gioca"],
            &["играть", "играй"],
        ],
        takes: "@{friend} [{first}|{second}|{random}] [{luck}]",
        read: |mut args| Ok(Edit::Play(parse::new_but_the_game(&mut args))),
    },
];

/// What people type to leave an editor, as [`fold`] leaves it. There is nothing to leave.
const LEAVING: &[&str] = &[
    "quit",
    "exit",
    "close",
    "end",
    "konec",
    "zavri",
    "esci",
    "chiudi",
    "выити",
    "выход",
    "закрыть",
];

/// `edit`, `edit GAME` or one of the tools.
pub(super) fn read(mut args: Args) -> Result<Command, Fact> {
    let Some(word) = args.first() else {
        return Ok(Command::Edit(Edit::Show));
    };
    let edit = match tool(&word) {
        Some(tool) => {
            args.skip();
            (tool.read)(args)?
        }
        None if LEAVING.contains(&fold(&word).as_str()) => {
            return Err(Fact::new("edit-stays-open"));
        }
        None => {
            let options = args.options().join(",");
            Edit::Open(args.rest().ok_or_else(|| usage("set"))?, options)
        }
    };
    Ok(Command::Edit(edit))
}

/// The tool this word, in any language, stands for.
pub(super) fn tool(word: &str) -> Option<&'static Tool> {
    let word = fold(word);
    let is_it = |tool: &&Tool| {
        tool.words
            .iter()
            .copied()
            .flatten()
            .any(|known| fold(known) == word)
    };
    TOOLS.iter().find(is_it)
}

fn usage(tool: &'static str) -> Fact {
    Fact::new("edit-usage").with("tool", tool.to_owned())
}

fn set(args: Args) -> Result<Edit, Fact> {
    let words = args.rest().ok_or_else(|| usage("set"))?;
    let mut places: Vec<_> = self::words(&words).map(str::to_owned).collect();
    let content = places
        .pop()
        .filter(|_| !places.is_empty())
        .ok_or_else(|| usage("set"))?;
    Ok(Edit::Set(places, content))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',']).filter(|word| !word.is_empty())
}

/// The names of the sides in every game and language, as [`fold`] leaves them, beside `first` and `second`.
const FIRSTS: &[&str] = &[
    "i",
    "1",
    "w",
    "white",
    "south",
    "mouse",
    "bily",
    "jih",
    "mys",
    "bianco",
    "sud",
    "topo",
    "белые",
    "юг",
    "мышь",
];
const SECONDS: &[&str] = &[
    "ii",
    "2",
    "b",
    "black",
    "north",
    "cats",
    "cerny",
    "sever",
    "kocky",
    "nero",
    "nord",
    "gatti",
    "черные",
    "север",
    "кошки",
];

fn turn(mut args: Args) -> Result<Edit, Fact> {
    if args.flag(FIRSTS) || args.flag(parse::FIRST) {
        Ok(Edit::Turn(Seat::First))
    } else if args.flag(SECONDS) || args.flag(parse::SECOND) {
        Ok(Edit::Turn(Seat::Second))
    } else {
        Err(usage("turn"))
    }
}

fn slot(mut args: Args, tool: &'static str) -> Result<u8, Fact> {
    let number = args.number().and_then(|number| u8::try_from(number).ok());
    number
        .filter(|number| *number < 10)
        .ok_or_else(|| usage(tool))
}

fn rules(mut args: Args) -> Result<Edit, Fact> {
    if args.flag(&["on", "zapnout", "ano", "si", "вкл", "да"]) {
        Ok(Edit::Rules(true))
    } else if args.flag(&["off", "vypnout", "ne", "no", "выкл", "нет"]) {
        Ok(Edit::Rules(false))
    } else {
        Err(usage("rules"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn a_word_means_one_tool_only() {
        let mut seen = HashMap::new();
        for tool in TOOLS {
            for word in tool.words.iter().copied().flatten() {
                let other = seen.insert(fold(word), tool.id);
                assert!(other.is_none_or(|other| other == tool.id), "{word}");
            }
        }
    }

    #[test]
    fn names_of_sides_are_folded_and_stand_for_one_side() {
        for word in FIRSTS {
            assert_eq!(fold(word), *word);
            assert!(!SECONDS.contains(word), "{word}");
        }
        assert!(SECONDS.iter().all(|word| fold(word) == *word));
    }
}
