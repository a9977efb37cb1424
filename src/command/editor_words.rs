//! Words that people type after `edit` and that are neither a tool nor a game: for help, and for leaving. The words of the tools, such
//! as `undo`, are in `editor_tools.rs`.

use lusoria_games::kit::fold;

/// What people type to ask how the editor is used, in the form that `fold` returns.
const FOR_HELP: &[&str] = &[
    "help",
    "?",
    "napoveda",
    "pomoc",
    "aiuto",
    "помощь",
    "справка",
];

/// Whether this asks how the editor is used.
pub(super) fn asks_for_help(text: &str) -> bool {
    FOR_HELP.contains(&fold(text).as_str())
}

/// What people type to leave an editor, in the form that `fold` returns. Our editor keeps everything, so nobody needs to leave it. The
/// bot tells people so.
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

/// Whether the first word means that somebody wants to leave the editor.
pub(super) fn leaves_editor(text: &str) -> bool {
    let word = text.split(' ').next().unwrap_or_default();
    LEAVING.contains(&fold(word).as_str())
}
