//! What is needed to answer an interaction: ids and a token. This module also writes them as text, which is stored with the answer.

use super::interaction_json::{ReceivedInteraction, Token};

/// What is needed to answer an interaction.
#[derive(Clone, Debug)]
pub(super) struct AnswerHandle {
    pub(super) application: u64,
    pub(super) interaction: u64,
    pub(super) token: Token,
    pub(super) place: AnswerPlace,
    /// Whether the bot can write in this channel only by answering interactions.
    pub(super) is_only_path: bool,
}

/// Where an answer appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AnswerPlace {
    /// After a command: the answer is a message of its own.
    New,
    /// After a press below a message that all can see, the answer is a message of its own. The message with the control does not change.
    Beside,
    /// After a press below a private answer, the new answer replaces the old one.
    Within,
}

impl AnswerHandle {
    pub(super) fn of(interaction: &ReceivedInteraction) -> Self {
        let place = match interaction.below {
            None => AnswerPlace::New,
            Some((_, false)) => AnswerPlace::Beside,
            Some((_, true)) => AnswerPlace::Within,
        };
        Self {
            application: interaction.application,
            interaction: interaction.id,
            token: interaction.token.clone(),
            place,
            is_only_path: interaction.is_only_path,
        }
    }

    /// The handle as text.
    pub(super) fn write(&self) -> String {
        let place = match self.place {
            AnswerPlace::New => 'n',
            AnswerPlace::Beside => 'b',
            AnswerPlace::Within => 'w',
        };
        let only = if self.is_only_path { 'o' } else { '-' };
        format!(
            "{} {} {place}{only} {}",
            self.application, self.interaction, self.token.0
        )
    }

    /// Reads a handle. `None` if it was written by a version that is not known.
    pub(super) fn read(handle: &str) -> Option<Self> {
        let mut words = handle.splitn(4, ' ');
        let (application, interaction) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let kind = words.next()?;
        let place = match kind.chars().next()? {
            'n' => AnswerPlace::New,
            'b' => AnswerPlace::Beside,
            'w' => AnswerPlace::Within,
            _ => return None,
        };
        Some(Self {
            application,
            interaction,
            token: Token(words.next()?.to_owned()),
            place,
            is_only_path: kind.ends_with('o'),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handle_is_read_as_it_was_written() {
        for place in [AnswerPlace::New, AnswerPlace::Beside, AnswerPlace::Within] {
            for is_only_path in [false, true] {
                let handle = AnswerHandle {
                    application: 7,
                    interaction: 9,
                    token: Token("a b/c=".to_owned()),
                    place,
                    is_only_path,
                };
                let read = AnswerHandle::read(&handle.write()).unwrap();
                assert_eq!(
                    (read.application, read.interaction, read.place),
                    (7, 9, place)
                );
                assert_eq!(
                    (read.token.0.as_str(), read.is_only_path),
                    ("a b/c=", is_only_path)
                );
                assert!(!format!("{read:?}").contains("a b"), "a token is a secret");
            }
        }
        assert!(AnswerHandle::read("7 9 x- t").is_none());
    }
}
