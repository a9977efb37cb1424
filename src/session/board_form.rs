//! The forms in which a board is shown: as monospace text, as a picture, or told in sentences.

/// How a board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BoardForm {
    /// As monospace text.
    #[default]
    Text,
    /// As a picture; as text where the platform shows no pictures.
    Picture,
    /// As sentences.
    Prose,
}

impl BoardForm {
    /// The word under which the form is stored.
    #[must_use]
    pub const fn stored(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Picture => "picture",
            Self::Prose => "prose",
        }
    }

    /// The form that is stored under this word; text if the word is unknown.
    #[must_use]
    pub fn read(word: &str) -> Self {
        match word {
            "picture" => Self::Picture,
            "prose" => Self::Prose,
            _ => Self::Text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::BoardForm;

    #[test]
    fn stored_words_are_read_back() {
        for form in [BoardForm::Text, BoardForm::Picture, BoardForm::Prose] {
            assert_eq!(BoardForm::read(form.stored()), form);
        }
    }
}
