//! The title of a board that does not show the present position. It is for a platform that shows one board at a time.

use super::Scene;
use crate::locales::Values;
use crate::session::{Say, SessionId};

/// A board that does not show the present position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarlierBoard {
    /// Says what the board shows, such as an earlier position or a puzzle.
    pub title: String,
    /// The game of the board. The platform must not show the moves of one game below the board of another. `None` for a puzzle and for
    /// the position editor.
    pub game: Option<SessionId>,
    /// How many steps of the replay follow the one that is shown. `None` if the message does not show a step of a replay.
    pub steps_left: Option<u32>,
    /// Whether the words beside the board ask the reader for something. Only the words of a puzzle do.
    pub asks: bool,
}

/// Makes the title of a board that does not show the present position:
///
/// - an earlier position,
/// - a whole game in several boards,
/// - an imported game,
/// - a puzzle,
/// - an edited position.
///
/// `None` for other messages.
pub(super) fn earlier_position(say: &Say, scene: &Scene) -> Option<EarlierBoard> {
    let none = Values::new();
    let title = match say {
        Say::Puzzle(..) => scene.sentence("screen-puzzle", none),
        Say::Edited(..) => scene.sentence("screen-editor", none),
        _ => {
            let (game, title) = earlier_of_a_game(say, scene)?;
            let game = Some(game);
            let steps_left = match say {
                Say::ShownStep(step) => Some(step.last - step.step),
                _ => None,
            };
            return Some(EarlierBoard {
                title,
                game,
                steps_left,
                asks: false,
            });
        }
    };
    Some(EarlierBoard {
        title,
        game: None,
        steps_left: None,
        asks: matches!(say, Say::Puzzle(..)),
    })
}

/// The game and the title of its earlier position.
fn earlier_of_a_game(say: &Say, scene: &Scene) -> Option<(SessionId, String)> {
    let (id, at, number) = match say {
        Say::Board { at, .. } if !scene.is_current => ("screen-earlier", at, at.1),
        Say::ShownStep(step) => ("screen-earlier-step", &step.at, step.step),
        Say::Pictures(at, _) | Say::Imported(at, _) => return Some((at.0, format!("#{}", at.0))),
        _ => return None,
    };
    let values = Values::new().number("session", at.0.0);
    let title = scene.sentence(id, values.number("entry", number));
    Some((at.0, title))
}
