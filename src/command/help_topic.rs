//! Finds what the command `help` is asked about. What the help says: `src/render/help.rs`. Which commands its first page lists:
//! `command_spec.rs`.

use super::command_id::{CLOCK, ME, SETTINGS, TOURNAMENT};
use super::command_spec::CommandSpec;
use super::find_command::find;
use super::personal_settings::PERSONAL_SETTINGS;
use super::phrases::in_usual_words;
use super::room_settings::ROOM_SETTINGS;
use super::setting::read_change;
use super::time_words::time_word;
use crate::locales::glossary;
use lusoria_games::catalog::{self, GAMES, Game};
use lusoria_games::kit::fold;
use std::borrow::Cow;

/// What the command `help` can be asked about.
#[derive(Clone, Debug)]
pub enum HelpTopic {
    /// One command.
    Command(&'static CommandSpec),
    /// One game.
    Game(&'static Game),
    /// All commands.
    Everything,
    /// A word that occurs in moves of these games.
    MoveWord(Vec<&'static Game>),
}

/// What people type to ask for all commands, in the form that [`fold`] returns.
const EVERYTHING: &[&str] = &["all", "everything", "vse", "vsechno", "tutto", "все"];
/// A text with this many bytes or more is compared neither with [`EVERYTHING`] nor with the words of moves.
const LONGEST_EVERYTHING: usize = 40;

/// The topic that this text names, in any language. `None` if there is no such topic. A word of moves is a topic only if it is not
/// in the glossary.
#[must_use]
pub fn find_topic(text: &str) -> Option<HelpTopic> {
    if let Some(spec) = find(text) {
        return Some(HelpTopic::Command(spec));
    }
    if let Cow::Owned(meant) = in_usual_words(text)
        && let Some(spec) = find(meant.split(' ').next().unwrap_or_default())
    {
        return Some(HelpTopic::Command(spec));
    }
    if let Some((first, rest)) = text.split_once(' ')
        && let Some(spec) = find(first).filter(|spec| explains(spec.id, rest))
    {
        return Some(HelpTopic::Command(spec));
    }
    if let Some((option, _)) = text.split_once('=') {
        let about_time = || time_word(text).and_then(|_| find(CLOCK));
        return find(option).or_else(about_time).map(HelpTopic::Command);
    }
    if let Some((game, _)) = catalog::find(text) {
        return Some(HelpTopic::Game(game));
    }
    let is_everything =
        text.len() < LONGEST_EVERYTHING && EVERYTHING.contains(&fold(text).as_str());
    if is_everything {
        return Some(HelpTopic::Everything);
    }
    let games = games_with_move_word(text);
    (!games.is_empty() && glossary::find(text).is_none()).then_some(HelpTopic::MoveWord(games))
}

/// Whether the help for the command with this id also explains the words after the command. An example is `help tournament cancel`.
fn explains(id: &str, rest: &str) -> bool {
    let settings = match id {
        TOURNAMENT => return true,
        ME => PERSONAL_SETTINGS,
        SETTINGS => ROOM_SETTINGS,
        _ => return false,
    };
    read_change(settings, rest).is_ok()
}

/// The games in whose moves this word occurs, in any language.
fn games_with_move_word(text: &str) -> Vec<&'static Game> {
    if text.len() >= LONGEST_EVERYTHING {
        return Vec::new();
    }
    let word = fold(text);
    let has_word = |game: &&'static Game| {
        game.begin("")
            .is_ok_and(|line| line.move_words().contains(&word.as_str()))
    };
    GAMES.iter().filter(has_word).collect()
}

/// Whether the command `help` explains this text, as a topic or as a word of the glossary.
#[must_use]
pub fn is_topic(text: &str) -> bool {
    // `help !new` asks for the same as `help new`.
    let bare = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    [text, bare]
        .iter()
        .any(|text| find_topic(text).is_some() || glossary::find(text).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_here_as_typed_ones_are_compared() {
        for word in EVERYTHING {
            assert_eq!(fold(word), *word);
        }
    }
}
