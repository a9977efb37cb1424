//! What is stored in one write, as plain data.

use crate::session::{AccountId, EventKey, OutboxId, Player, RoomId, SessionId};

/// A session as it is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// Its number, reserved beforehand.
    pub id: SessionId,
    /// Where it is shown first.
    pub room: RoomId,
    /// Id and options: `xii_scripta(pieces=3)`.
    pub game: String,
    /// Version of the rules it is played by.
    pub rules_version: u32,
    /// The secret its dice come from.
    pub seed: [u8; 32],
    /// What was promised about them, as `session::Promise` numbers it.
    pub promise: u32,
    /// The head of the record it was brought in from, as [`super::json::write_record_head`] writes it.
    pub imported: Option<String>,
    /// Who sits at First and Second; the second is empty in a solitaire.
    pub seats: [Option<Player>; 2],
}

/// One entry appended to a session's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// The session it is appended to.
    pub session: SessionId,
    /// Its number there, from 1, without gaps. Appending a number twice fails: that is the session's revision check.
    pub n: u32,
    /// Canonical ply or the host's own word, as `session::Entry` prints it.
    pub text: String,
}

/// A session as it stands after one of its entries, to spare a replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSnapshot {
    /// The session that it shows.
    pub session: SessionId,
    /// The entry after which the session stood like this.
    pub n: u32,
    /// How the session stood, as [`super::json::write_snapshot`] writes it.
    pub state: String,
}

/// Something to be said, stored before it is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// Its number; what is said in a room is said in the order of these.
    pub id: OutboxId,
    /// The room in which it is said.
    pub room: RoomId,
    /// Random; the part ids sent to the platform are made from it.
    pub token: [u8; 12],
    /// What to say, as [`super::json::write_say`] writes it.
    pub say: String,
    /// The message that caused it, by the platform's id.
    pub reply_to: Option<String>,
}

/// What is known of two people, one of whom has called the other to a game. There is one row for the two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acquaintance {
    /// The person who called first.
    pub caller: AccountId,
    /// The person who was called.
    pub called: AccountId,
    /// The answer of the person who was called.
    pub consent: Consent,
    /// When the last of these was said (unix seconds).
    pub at: i64,
}

/// What the person who was called to a game has answered. The numbers are stored for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Consent {
    /// They have not answered yet.
    Asked = 0,
    /// They have played, asked about the game, or begun one themselves.
    Given = 1,
    /// They have called it off.
    Refused = 2,
}

/// All that one inbound event changes. It is stored whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The event, remembered so that its redelivery is harmless; storing it twice fails.
    pub event: EventKey,
    /// When it happened (unix seconds).
    pub at: i64,
    /// A session to open.
    pub opened: Option<NewSession>,
    /// Entries to append, in order.
    pub entries: Vec<NewEntry>,
    /// Sessions as they stand after some of these entries.
    pub snapshots: Vec<NewSnapshot>,
    /// Sessions that are over, with their endings as stored text.
    pub ended: Vec<(SessionId, String)>,
    /// What this person was refused in this room, as [`super::json::write_last_refusal`] writes it.
    pub refused: Option<(RoomId, AccountId, String)>,
    /// This person's position editor, as [`super::json::write_editor`] writes it.
    pub editor: Option<(AccountId, String)>,
    /// Settings of the room.
    pub settings: Option<(RoomId, RoomSettings)>,
    /// How people stand to each other now.
    pub acquaintances: Vec<Acquaintance>,
    /// A room that takes the place of another: the games of the first, and of its threads, go on in the second, which takes over its
    /// settings where it has none of its own.
    pub moved: Option<(RoomId, RoomId)>,
    /// What is to be said about it.
    pub deliveries: Vec<Delivery>,
}

impl Change {
    /// An event that changes nothing.
    #[must_use]
    pub const fn new(event: EventKey, at: i64) -> Self {
        Self {
            event,
            at,
            opened: None,
            entries: Vec::new(),
            snapshots: Vec::new(),
            ended: Vec::new(),
            refused: None,
            editor: None,
            acquaintances: Vec::new(),
            settings: None,
            moved: None,
            deliveries: Vec::new(),
        }
    }
}

/// What became of a delivery. It survives a kill; a power cut may lose it, which is harmless.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Settled {
    /// Said: the message of a turn, which a partial turn is shown in from now on. A platform's message id is kept with what
    /// it shows, so that replies to it and edits of it find their session.
    Sent {
        /// The delivery that was said.
        id: OutboxId,
        /// Where it was said, the platform's message id, and the session it shows.
        shown: Option<(RoomId, String, SessionId)>,
    },
    /// Said as an answer: replies to it find their session as well, but nothing is ever shown in its place.
    Answered {
        /// The delivery that was said.
        id: OutboxId,
        /// Where it was said, the platform's message id, and the session it shows.
        shown: Option<(RoomId, String, SessionId)>,
    },
    /// Overtaken by a newer board before it was said.
    Superseded(OutboxId),
    /// Cannot be said; kept with the cause for the operator.
    Dead(OutboxId, String),
}

impl Settled {
    /// The delivery that this is about.
    #[must_use]
    pub const fn id(&self) -> OutboxId {
        match self {
            Self::Sent { id, .. }
            | Self::Answered { id, .. }
            | Self::Superseded(id)
            | Self::Dead(id, _) => *id,
        }
    }

    /// Where it was said, the platform's message id, and the session it shows, if it was said and has them.
    #[must_use]
    pub const fn shown(&self) -> Option<&(RoomId, String, SessionId)> {
        match self {
            Self::Sent { shown, .. } | Self::Answered { shown, .. } => shown.as_ref(),
            Self::Superseded(_) | Self::Dead(..) => None,
        }
    }
}

/// All that is stored by one write.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Batch {
    /// Inbound events, in the order in which they were decided.
    pub changes: Vec<Change>,
    /// Deliveries done since the last write.
    pub settled: Vec<Settled>,
    /// Sessions that were replayed from far back, as they stand, so that the next reading is shorter.
    pub snapshots: Vec<NewSnapshot>,
}

/// Settings of a room.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoomSettings {
    /// Language tag, if the room has chosen one.
    pub lang: Option<String>,
    /// Command prefix, if not the default.
    pub prefix: Option<String>,
}
