//! The texts that the console's full screen shows around the messages, such as headings.

use super::{Body, Control, Scene, controls, paste_hint};
use crate::command::command_id::BOARD;
use crate::locales::{Lang, Values, fixed_sentence};
use crate::session::SessionId;

/// The texts that the console's full screen shows around the messages, such as headings, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScreenWords {
    /// The language of the words.
    pub lang: Lang,
    /// The heading above the choices.
    pub choices: String,
    /// The heading above what was said.
    pub said: String,
    /// What stands in the empty line for typing if there are choices.
    pub type_here: String,
    /// What stands in the empty line for typing if there are no choices.
    pub type_only: String,
    /// What stands in the empty line for typing if there are no choices and Escape leads back to the present board of a game.
    pub type_or_back: String,
    /// Says what the keys do, in four texts, the longest first. The shorter ones are for a narrow terminal, or where there are no
    /// choices.
    pub keys: [String; 4],
    /// What stands in the place of `keys` while the conversation fills the screen.
    pub keys_reading: String,
    /// What stands in the place of `keys` while an answer is on its way.
    pub waiting: String,
    /// What stands on the whole screen if the terminal is too small.
    pub too_small: String,
    /// The hint that says how to end a text that is pasted.
    pub paste_hint: Body,
}

/// The words in this language.
#[must_use]
pub fn screen_words(lang: Lang) -> ScreenWords {
    let word = |id| fixed_sentence(lang, id).into_owned();
    ScreenWords {
        lang,
        choices: word("screen-choices"),
        said: word("screen-said"),
        type_here: word("screen-type-here"),
        type_only: word("screen-type-only"),
        type_or_back: word("screen-type-or-back"),
        keys: [
            "screen-keys",
            "screen-keys-short",
            "screen-keys-few",
            "screen-keys-shortest",
        ]
        .map(word),
        keys_reading: word("screen-keys-reading"),
        waiting: word("screen-waiting"),
        too_small: word("screen-too-small"),
        paste_hint: paste_hint(lang),
    }
}

/// The control that shows the board of a session, for a screen on which no message has come yet.
#[must_use]
pub fn next_board(session: SessionId, lang: Lang) -> Control {
    controls::command(BOARD, session, &Scene::plain(lang, "!"))
}

impl ScreenWords {
    /// The line above the board that says whose turn it is.
    #[must_use]
    pub fn on_turn(&self, player: &str) -> String {
        let values = Values::new().text("player", player.to_owned());
        Scene::plain(self.lang, "!").sentence("screen-turn", values)
    }
}
