//! Makes the message of a say: calls `render::message`, and turns a panic in it into an apology. Also knows which says take long to
//! render.

use crate::render::{Message, Scene, message, not_shown};
use crate::session::{GeneralAnswer, Say};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tracing::error;

/// Whether the message needs the whole log of its session.
pub(super) const fn needs_the_record(say: &Say) -> bool {
    matches!(say, Say::Record(..) | Say::Verified(..) | Say::Pictures(..))
}

/// Whether the message is so long that rendering it takes a while.
pub(super) const fn is_long(say: &Say) -> bool {
    matches!(say, Say::Answer(GeneralAnswer::Rules(_, true), _))
}

/// Renders a [`Say`]. If the renderer panics, for example because of a fault in one game, an apology is returned, and the other games go
/// on. Rendering changes nothing, so a panic leaves nothing half done.
pub(super) fn render_or_report(say: &Say, scene: &Scene) -> Message {
    catch_panic(scene, || message(say, scene))
}

fn catch_panic(scene: &Scene, words: impl FnOnce() -> Message) -> Message {
    catch_unwind(AssertUnwindSafe(words)).unwrap_or_else(|_| {
        error!("a reply could not be put into words");
        not_shown(scene)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::Lang;

    #[test]
    fn a_fault_in_the_words_is_told_and_ends_there() {
        let scene = Scene::plain(Lang::En, "!");
        let words = catch_panic(&scene, || panic!("a fault"));
        assert_eq!(words, not_shown(&scene));
    }
}
