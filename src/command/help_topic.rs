//! What help can be asked on.

use super::command_spec::CommandSpec;
use super::find_command::find;
use lusoria_games::catalog::{self, Game};
use lusoria_games::kit::fold;

/// What help can be asked on.
#[derive(Clone, Copy, Debug)]
pub enum HelpTopic {
    /// One command.
    Command(&'static CommandSpec),
    /// One game.
    Game(&'static Game),
    /// All commands.
    Everything,
}

/// What people type for everything, as [`fold`] leaves it.
const EVERYTHING: &[&str] = &["all", "everything", "vse", "vsechno", "tutto", "все"];
/// A longer text (in bytes) does not mean everything.
const LONGEST_EVERYTHING: usize = 40;

/// What this text, in any language, asks about.
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
