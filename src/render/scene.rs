//! What a saying needs to become words: the session as it stood, who is who, the room's language and prefix.

use super::verification_result::VerificationResult;
use crate::locales::Lang;
use crate::session::{AccountId, Identity, Session};
use lusoria_games::rules::Seat;
use std::sync::Arc;

/// The surroundings of one saying.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The language it is said in.
    pub lang: Lang,
    /// The room's command prefix.
    pub prefix: String,
    /// The session the saying shows, as it stood after the saying's entry.
    pub session: Option<Arc<Session>>,
    /// The holders of the seats, as this platform knows them.
    pub players: [Option<Identity>; 2],
    /// The person who is answered, if one is.
    pub reader: Option<(AccountId, Identity)>,
    /// Whoever it is for reads boards in sentences.
    pub prose: bool,
    /// A partial turn is shown in place of the turn's message, so it says again what that said.
    pub edits_messages: bool,
    /// A player of the session has another one in this room, so commands have to name it.
    pub other_games: bool,
    /// The sessions it asks to choose from, each with its own holders of seats.
    pub choices: Vec<SessionChoice>,
    /// The record, verdict or whatever else had to be fetched for this saying.
    pub attachment: Attachment,
}

/// A session somebody may have meant, and who plays it.
#[derive(Clone, Debug)]
pub struct SessionChoice {
    /// The session.
    pub session: Arc<Session>,
    /// The holders of its seats, as this platform knows them.
    pub players: [Option<Identity>; 2],
}

/// What some sayings need beside the session.
#[derive(Clone, Debug, Default)]
pub enum Attachment {
    /// Nothing.
    #[default]
    None,
    /// A record as text.
    Record(String),
    /// What became of re-dealing the dice.
    Verdict(VerificationResult),
}

impl Scene {
    /// A scene with nobody and nothing in it.
    #[must_use]
    pub fn plain(lang: Lang, prefix: &str) -> Self {
        let prefix = prefix.to_owned();
        Self {
            lang,
            prefix,
            session: None,
            players: [None, None],
            reader: None,
            prose: false,
            edits_messages: false,
            other_games: false,
            choices: Vec::new(),
            attachment: Attachment::None,
        }
    }

    /// Whose side of the board this reader sees: his own, or First's for an onlooker.
    #[must_use]
    pub fn side_of(&self, account: Option<AccountId>) -> Seat {
        let session = self.session.as_deref();
        session
            .zip(account)
            .and_then(|(session, account)| session.seat_of(account))
            .unwrap_or(Seat::First)
    }

    /// The side of whoever is answered.
    #[must_use]
    pub fn own_side(&self) -> Seat {
        self.side_of(self.reader.as_ref().map(|(account, _)| *account))
    }

    /// The player at this seat, if anybody sits there.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Identity> {
        self.players[seat.index()].as_ref()
    }
}
