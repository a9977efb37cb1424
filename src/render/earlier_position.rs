//! What stands above the board of a game that is only looked at, where a platform shows one board at a time.

use super::Scene;
use crate::locales::Values;
use crate::session::Say;

/// The title above the board of a message that shows an earlier position or another game: which one it is. `None` for other
/// messages.
pub(super) fn earlier_position(say: &Say, scene: &Scene) -> Option<String> {
    let (id, at, number) = match say {
        Say::Board { at, .. } if !scene.is_current => ("screen-earlier", at, at.1),
        Say::ShownStep(step) => ("screen-earlier-step", &step.at, step.step),
        Say::Pictures(at, _) | Say::Imported(at, _) => return Some(format!("#{}", at.0)),
        _ => return None,
    };
    let values = Values::new().number("session", at.0.0);
    Some(scene.sentence(id, values.number("entry", number)))
}
