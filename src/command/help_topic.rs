//! The topics that help explains.

use super::command_spec::CommandSpec;
use super::find_command::find;
use crate::locales::glossary;
use lusoria_games::catalog::{self, Game};
use lusoria_games::kit::fold;

/// The topics that help explains.
#[derive(Clone, Copy, Debug)]
pub enum HelpTopic {
    /// One command.
    Command(&'static CommandSpec),
    /// One game.
    Game(&'static Game),
    /// All commands.
    Everything,
}

/// What people type to ask for all commands, in the form that [`fold`] returns.
const EVERYTHING: &[&str] = &["all", "everything", "vse", "vsechno", "tutto", "все"];
/// Longer texts (in bytes) are not compared with these words.
const LONGEST_EVERYTHING: usize = 40;

/// The topic that this text, in any language, names.
#[must_use]
pub fn find_topic(text: &str) -> Option<HelpTopic> {
    if let Some(spec) = find(text) {
        return Some(HelpTopic::Command(spec));
    }
    if let Some((game, _)) = catalog::find(text) {
        return Some(HelpTopic::Game(game));
    }
    let is_everything =
        text.len() < LONGEST_EVERYTHING && EVERYTHING.contains(&fold(text).as_str());
    is_everything.then_some(HelpTopic::Everything)
}

/// Whether help explains this. The words of the glossary count as well.
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
