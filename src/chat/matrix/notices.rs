//! The texts of the notices that only the Matrix adapter sends, in the host's default language.

use crate::locales::Lang;
use crate::render::{Body, sentence_page};

/// Says why an invitation is refused.
pub(super) fn not_invited(lang: Lang) -> Body {
    sentence_page("matrix-not-invited", lang)
}
