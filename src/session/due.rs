//! What can be due: things that have to happen at a certain time without a message.

use super::{AccountId, DailyPuzzle, RoomId, SessionId, TournamentId};

/// Something that has to happen at a certain time. It is stored (`store/json/due.rs`), and carried out by
/// `service/carry_out_due.rs`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// Check whether the player on turn needs a reminder. The number is the time of the last check (Unix seconds).
    Waiting(SessionId, i64),
    /// A tournament in this room goes on.
    Tournament(TournamentId, RoomId),
    /// A room is shown the puzzle of the day.
    DailyPuzzle(DailyPuzzle),
    /// Go one step further in forgetting a person, who asked for it in this room. The flag is true once their identities are deleted.
    Forget(AccountId, RoomId, bool),
    /// End this session, because the operator has ordered it.
    EndGame(SessionId),
    /// A proposed game in this room lapses.
    Proposal(SessionId, RoomId),
    /// Check the clock of this session: somebody may have little time left, or none. The number is how many seconds were left on the
    /// clock when this check was scheduled. Quiet hours or a vacation may delay the check, but do not change the number. A warning that
    /// is due with fewer seconds left than this number may be given. Any other warning counts as given already. `None` if every warning
    /// may be given.
    Clock(SessionId, Option<i64>),
    /// The days for which this session was put off are over at this time (Unix seconds).
    PutOffOver(SessionId, i64),
    /// Send this person their digest in this room, which is their direct chat with the bot.
    Digest(AccountId, RoomId),
}

/// The room in which a [`Due`] is carried out. The [`Due`] waits for its turn among the messages of that room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DuePlace {
    /// The room of this session. It is looked up when the time has come.
    Session(SessionId),
    /// This room.
    Room(RoomId),
}

impl Due {
    /// The room in which this is carried out.
    #[must_use]
    pub const fn place(&self) -> DuePlace {
        match self {
            Self::Waiting(session, _)
            | Self::Clock(session, _)
            | Self::EndGame(session)
            | Self::PutOffOver(session, _) => DuePlace::Session(*session),
            Self::Tournament(_, room)
            | Self::Forget(_, room, _)
            | Self::Proposal(_, room)
            | Self::Digest(_, room) => DuePlace::Room(*room),
            Self::DailyPuzzle(daily) => DuePlace::Room(daily.room),
        }
    }

    /// The key under which this is stored in the table `due`. A row that is set later with the same key replaces the earlier one.
    #[must_use]
    pub fn key(&self) -> String {
        match self {
            Self::Waiting(session, _) => format!("waiting {}", session.0),
            Self::Tournament(id, _) => format!("tournament {}", id.0),
            Self::DailyPuzzle(daily) => DailyPuzzle::key(daily.room),
            Self::Forget(account, ..) => format!("forget {}", account.0),
            Self::EndGame(session) => format!("end {}", session.0),
            Self::Clock(session, _) => format!("clock {}", session.0),
            Self::Digest(account, _) => format!("digest {}", account.0),
            Self::PutOffOver(session, _) => format!("put off {}", session.0),
            Self::Proposal(id, _) => format!("proposal {}", id.0),
        }
    }
}
