//! The tools of the position editor, which are typed after `edit`: their words in four languages, and their arguments. The sentence about
//! a tool is `edit-<id>` in the Fluent files.

use super::argument::{Argument, ArgumentKind};
use super::argument_values::ArgumentValues;
use super::build_command::challenge;
use super::chat_command::Command;
use super::command_spec::CommandSpec;
use super::common_arguments::{FRIEND, LUCK, WHO_MOVES_FIRST};
use super::keyword::Keyword;
use crate::session::{EditAction, LAST_SLOT};
use lusoria_games::kit::fold;
use lusoria_games::rules::{Fact, Seat};

/// Refuses a tool and shows how it is typed.
const USAGE: fn() -> Fact = || Fact::new("edit-usage");

const PLACE: Argument = Argument::required("place", ArgumentKind::Words, USAGE);
const PLACES: Argument = PLACE.repeatable();
const CONTENT: Argument = Argument::required("content", ArgumentKind::Words, USAGE);
const TURN: Argument = Argument::required(
    "turn",
    ArgumentKind::Keyword(&[Keyword::FirstSide, Keyword::SecondSide]),
    USAGE,
);
const SLOT: Argument =
    Argument::required("slot", ArgumentKind::Number(Some(LAST_SLOT as u32)), USAGE);
const POSITION: Argument = Argument::required("position", ArgumentKind::Lines, USAGE);
const ON_OR_OFF: Argument = Argument::required(
    "rules",
    ArgumentKind::Keyword(&[Keyword::On, Keyword::Off]),
    USAGE,
);

/// All tools, in the order of the help page.
pub const TOOLS: &[CommandSpec] = &[
    CommandSpec {
        id: "set",
        section: None,
        words: [
            &["set", "put"],
            &["polož", "postav"],
            &["metti"],
            &["поставь", "поставить"],
        ],
        arguments: &[PLACES, CONTENT],
        tools: &[],
        build: build_set,
    },
    CommandSpec {
        id: "move",
        section: None,
        words: [
            &["move"],
            &["přesuň", "táhni"],
            &["muovi"],
            &["передвинь", "ход"],
        ],
        arguments: &[PLACE, PLACE],
        tools: &[],
        build: build_move,
    },
    CommandSpec {
        id: "hint",
        section: None,
        words: [
            &["hint", "moves"],
            &["napověz", "tahy"],
            &["mosse"],
            &["подскажи", "ходы"],
        ],
        arguments: &[Argument::optional("place", ArgumentKind::Words)],
        tools: &[],
        build: |values| edit(EditAction::Hint(values.text)),
    },
    CommandSpec {
        id: "clear",
        section: None,
        words: [
            &["clear", "remove", "delete"],
            &["vyčisti", "vymaž", "smaž", "odeber"],
            &["svuota", "togli", "rimuovi"],
            &["очисти", "очистить", "убери", "убрать"],
        ],
        arguments: &[Argument::optional("place", ArgumentKind::Words).repeatable()],
        tools: &[],
        build: |values| edit(EditAction::Clear(values.words)),
    },
    CommandSpec {
        id: "undo",
        section: None,
        words: [
            &["undo"],
            &["vrať", "zpět", "zpátky"],
            &["annulla"],
            &["отмени", "отмена", "отменить"],
        ],
        arguments: &[],
        tools: &[],
        build: |_| edit(EditAction::Undo),
    },
    CommandSpec {
        id: "board",
        section: None,
        words: [
            &["board", "show"],
            &["deska", "ukaž"],
            &["tavola", "mostra"],
            &["доска", "покажи"],
        ],
        arguments: &[],
        tools: &[],
        build: |_| edit(EditAction::Show),
    },
    CommandSpec {
        id: "reset",
        section: None,
        words: [&["reset"], &["začátek"], &["inizio"], &["начало"]],
        arguments: &[],
        tools: &[],
        build: |_| edit(EditAction::Reset),
    },
    CommandSpec {
        id: "turn",
        section: None,
        words: [&["turn"], &["tah"], &["turno"], &["очередь"]],
        arguments: &[TURN],
        tools: &[],
        build: |values| edit(EditAction::Turn(side(&values))),
    },
    CommandSpec {
        id: "save",
        section: None,
        words: [&["save"], &["ulož"], &["salva"], &["сохрани", "сохранить"]],
        arguments: &[SLOT],
        tools: &[],
        build: |values| edit(EditAction::Save(slot(&values))),
    },
    CommandSpec {
        id: "load",
        section: None,
        words: [
            &["load"],
            &["nahraj", "otevři"],
            &["carica"],
            &["загрузи", "загрузить"],
        ],
        arguments: &[SLOT],
        tools: &[],
        build: |values| edit(EditAction::Load(slot(&values))),
    },
    CommandSpec {
        id: "forget",
        section: None,
        words: [&["forget"], &["zapomeň"], &["dimentica"], &["забудь"]],
        arguments: &[SLOT],
        tools: &[],
        build: |values| edit(EditAction::Forget(slot(&values))),
    },
    CommandSpec {
        id: "slots",
        section: None,
        words: [
            &["slots", "slot"],
            &["místa", "místo"],
            &["posti", "posto"],
            &["ячейки", "ячейка"],
        ],
        arguments: &[],
        tools: &[],
        build: |_| edit(EditAction::Slots),
    },
    CommandSpec {
        id: "next",
        section: None,
        words: [&["next"], &["další"], &["avanti"], &["дальше", "следующая"]],
        arguments: &[],
        tools: &[],
        build: |_| edit(EditAction::Next),
    },
    CommandSpec {
        id: "previous",
        section: None,
        words: [
            &["previous", "prev"],
            &["předchozí"],
            &["indietro"],
            &["назад", "предыдущая"],
        ],
        arguments: &[],
        tools: &[],
        build: |_| edit(EditAction::Previous),
    },
    CommandSpec {
        id: "export",
        section: None,
        words: [&["export"], &["vypiš"], &["esporta"], &["экспорт"]],
        arguments: &[Argument::optional("form", ArgumentKind::Words)],
        tools: &[],
        build: |values| edit(EditAction::Export(values.text.map(|form| fold(&form)))),
    },
    CommandSpec {
        id: "import",
        section: None,
        words: [&["import"], &["vlož"], &["importa"], &["импорт"]],
        arguments: &[POSITION],
        tools: &[],
        build: |values| edit(EditAction::Import(values.text.unwrap_or_default())),
    },
    CommandSpec {
        id: "rules",
        section: None,
        words: [&["rules"], &["pravidla"], &["regole"], &["правила"]],
        arguments: &[ON_OR_OFF],
        tools: &[],
        build: |values| edit(EditAction::Rules(values.has(Keyword::On))),
    },
    CommandSpec {
        id: "play",
        section: None,
        words: [
            &["play"],
            &["hraj", "hrát"],
            &["gioca"],
            &["играть", "играй"],
        ],
        arguments: &[FRIEND, WHO_MOVES_FIRST, LUCK],
        tools: &[],
        build: |values| edit(EditAction::Play(challenge(&values))),
    },
];

fn edit(edit: EditAction) -> Result<Command, Fact> {
    Ok(Command::Edit(edit))
}

/// Builds `edit move`. In some languages the word for a move also means a turn. So if a side follows the word, that side is put on turn.
fn build_move(values: ArgumentValues) -> Result<Command, Fact> {
    let text = values.text.unwrap_or_default();
    let is_side = |side: Keyword| side.is_meant_by(&text, &fold(&text));
    edit(match text.contains(char::is_alphabetic) {
        true if is_side(Keyword::FirstSide) => EditAction::Turn(Seat::First),
        true if is_side(Keyword::SecondSide) => EditAction::Turn(Seat::Second),
        _ => EditAction::Move(text),
    })
}

/// Builds `edit set`. The last word is the content, and the words before it are the places.
fn build_set(mut values: ArgumentValues) -> Result<Command, Fact> {
    let content = values.words.pop().unwrap_or_default();
    edit(EditAction::Set(values.words, content))
}

fn side(values: &ArgumentValues) -> Seat {
    match values.has(Keyword::FirstSide) {
        true => Seat::First,
        false => Seat::Second,
    }
}

fn slot(values: &ArgumentValues) -> u8 {
    let number = values.number.and_then(|number| number.try_into().ok());
    number.unwrap_or_default()
}
