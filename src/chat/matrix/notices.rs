//! The texts of what only the Matrix adapter can notice, in the language of the house (the host's default language).

use crate::locales::Lang;
use crate::render::{Body, sentence_page};

/// Why an invitation is refused.
pub(super) fn not_invited(lang: Lang) -> Body {
    sentence_page("matrix-not-invited", lang)
}

/// The person to be called has left the room.
pub(super) fn has_left(lang: Lang) -> Body {
    sentence_page("matrix-has-left", lang)
}
