//! The texts of the notices that only the Discord adapter sends. One of them says, for example, that a permission is missing. The
//! sentences: `discord-…` in `src/locales/en.ftl`.

use crate::chat::discord::Notice;
use crate::locales::Lang;
use crate::render::{Body, sentence_page};

/// The notice in the language of this locale. If the bot does not speak that language, the notice is in the host's default language.
pub(super) fn words(notice: Notice, locale: Option<&str>, house: Lang) -> Body {
    let lang = locale
        .and_then(|locale| locale.parse().ok())
        .unwrap_or(house);
    let id = match notice {
        Notice::CannotWrite => "discord-cannot-write",
        Notice::CannotRead => "discord-cannot-read",
        Notice::Refused => "discord-refused",
        Notice::HowToType => "discord-how-to-type",
    };
    sentence_page(id, lang)
}
