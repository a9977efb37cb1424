//! What is stored in one write, as plain data. A [`Batch`] has a [`Change`] for each event, and each change has everything that its event
//! changes. A batch also has reports about messages that were sent, and snapshots of sessions.

use super::people_change::PeopleChange;
use crate::command::Setting;
use crate::session::{
    AccountId, EventKey, OutboxId, Player, Rating, RatingKey, RoomId, SessionId, TournamentId,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A new session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// The number of the session, which was reserved beforehand.
    pub id: SessionId,
    /// The room in which the session was opened.
    pub room: RoomId,
    /// The game string: `xii_scripta(pieces=3)`.
    pub game: String,
    /// The version of the rules by which the game is played.
    pub rules_version: u32,
    /// The secret from which the dice of the session are drawn.
    pub seed: [u8; 32],
    /// The number of the session's [`Promise`](crate::session::Promise), which says what goes into the hash that people are told at the
    /// start.
    pub promise: u32,
    /// If the session was imported from a record: the head of that record, as JSON of [`RecordHead`](crate::session::RecordHead).
    pub imported: Option<String>,
    /// The players at First and Second; the second is empty in a solitaire.
    pub seats: [Option<Player>; 2],
}

/// One entry appended to a session's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// The session to whose log the entry is appended.
    pub session: SessionId,
    /// The number of the entry in the log, counted from 1 without gaps. Storing the same number twice fails, which shows that another
    /// writer was faster.
    pub n: u32,
    /// The text of an [`Entry`](crate::session::Entry): a ply in canonical notation, or a word that begins with `=`, such as
    /// `=resign:first`.
    pub text: String,
}

/// The state of a session after one of its entries. It makes a full replay unnecessary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSnapshot {
    /// The session.
    pub session: SessionId,
    /// The entry after which the session was in this state.
    pub n: u32,
    /// The state, as JSON of [`SessionSnapshot`](crate::session::SessionSnapshot).
    pub state: String,
}

/// A row of the outbox: a message to send. It is stored before it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// The number of the message; a later message has a higher one.
    pub id: OutboxId,
    /// The room to which the message goes.
    pub room: RoomId,
    /// A random value. The ids of the message's parts are made from it.
    pub token: [u8; 12],
    /// What the message says, as JSON of [`Say`](crate::session::Say).
    pub say: String,
    /// The platform's id of the message that caused this one.
    pub reply_to: Option<String>,
    /// How the message reaches the person who asked, as JSON of [`AnswerPath`](crate::session::AnswerPath). `None` for an ordinary
    /// message.
    pub path: Option<String>,
}

/// What is stored about two people, one of whom has challenged the other to a game or has taken a seat that the other had opened. Each
/// pair of people has at most one row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acquaintance {
    /// The person who challenged first, or who took the seat.
    pub caller: AccountId,
    /// The person who was challenged, or who had opened the seat.
    pub called: AccountId,
    /// The answer of the person who was challenged.
    pub consent: Consent,
    /// When the last challenge or answer was made (unix seconds).
    pub at: i64,
}

/// The answer of a person who was challenged to a game. The numbers are stored and must never change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Consent {
    /// The challenged person has not answered yet.
    Asked = 0,
    /// The challenged person has played in the game, asked the bot about it, or begun a game with the challenger. Also stored if one of
    /// the two people has taken a seat that the other had opened.
    Given = 1,
    /// The challenged person has refused to play.
    Refused = 2,
}

/// A change of what is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DueChange {
    /// Something becomes due at this time. If a row with this key is stored already, it is replaced.
    Set {
        /// The key: what the row is about.
        key: String,
        /// When it is due (unix seconds).
        at: i64,
        /// What is to be done, as JSON of [`Due`](crate::session::Due).
        what: String,
    },
    /// The row with this key is deleted. If there is none, nothing happens.
    Cancel {
        /// The key of the row.
        key: String,
    },
}

/// The right to carry out a row of `due`. The right is lost once the row has been carried out, replaced or deleted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueTicket {
    /// The key of the row.
    pub key: String,
    /// The event that set the row.
    pub set_by: EventKey,
}

/// A tournament as it is after an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedTournament {
    /// Its number.
    pub id: TournamentId,
    /// The rooms in which the tournament is held, the first one first.
    pub rooms: Vec<RoomId>,
    /// Whether the tournament is neither over nor called off.
    pub live: bool,
    /// The tournament, as JSON of [`RoomTournament`](crate::session::RoomTournament).
    pub state: String,
}

/// A proposed game as it is after an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedProposal {
    /// The number of the session that is to begin.
    pub id: SessionId,
    /// The room in which the game was proposed.
    pub room: RoomId,
    /// Whoever proposed the game.
    pub proposer: AccountId,
    /// Whether the proposal can still be accepted.
    pub live: bool,
    /// The proposal, as JSON of [`Proposal`](crate::session::Proposal).
    pub state: String,
}

/// The moves that a player has planned in a session, as they are after an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedPlan {
    /// The session.
    pub session: SessionId,
    /// The person who has planned the moves.
    pub owner: AccountId,
    /// The plan, as JSON of [`Plan`](crate::session::Plan); `None` if nothing is planned any more.
    pub state: Option<String>,
}

/// Everything that one inbound event changes. It is stored completely or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The event. Its key is stored, and storing a key twice fails. So the event has no effect if it is delivered again.
    pub event: EventKey,
    /// When the event happened (unix seconds).
    pub at: i64,
    /// A session to open.
    pub opened: Option<NewSession>,
    /// Entries to append, in order.
    pub entries: Vec<NewEntry>,
    /// Snapshots of sessions, each made after one of `entries`.
    pub snapshots: Vec<NewSnapshot>,
    /// Sessions that are over, with their endings as stored text.
    pub ended: Vec<(SessionId, String)>,
    /// Sessions that were over and go on, because their last moves were taken back.
    pub resumed: Vec<SessionId>,
    /// What this person was refused last in this room, as JSON of [`LastRefusal`](crate::session::LastRefusal).
    pub refused: Option<(RoomId, AccountId, String)>,
    /// This person's position editor, as JSON of [`Editor`](crate::session::Editor).
    pub editor: Option<(AccountId, String)>,
    /// This person's puzzles, as JSON of [`Puzzles`](crate::session::Puzzles). The flag says whether one of them is being solved.
    pub puzzles: Option<(AccountId, String, bool)>,
    /// Tournaments that have changed.
    pub tournaments: Vec<ChangedTournament>,
    /// Proposed games that have changed.
    pub proposals: Vec<ChangedProposal>,
    /// Moves in advance that have changed.
    pub plans: Vec<ChangedPlan>,
    /// All settings of a room, if one of them has changed.
    pub settings: Option<(RoomId, RoomSettings)>,
    /// The rows to store, each about two people, one of whom has challenged the other or has taken a seat that the other had opened.
    pub acquaintances: Vec<Acquaintance>,
    /// An old room and the new room that replaces it. The games of the old room and its threads go on in the new one. The new room keeps
    /// its own settings. Settings that the new room lacks are taken over from the old room.
    pub moved: Option<(RoomId, RoomId)>,
    /// Sessions that go on in another room. Each has its number, the old room and the new room.
    pub moved_sessions: Vec<(SessionId, RoomId, RoomId)>,
    /// The row of `due` that this change carries out. The row is deleted. If it is already gone, storing fails with a conflict. So of
    /// several processes only one can carry it out.
    pub carried_out: Option<DueTicket>,
    /// What becomes due, or is no longer due.
    pub due: Vec<DueChange>,
    /// Vacations: whose, and from when to when (unix seconds). A stored vacation of that person with the same beginning is replaced.
    pub vacations: Vec<(AccountId, i64, i64)>,
    /// What changes about ratings.
    pub ratings: Vec<RatingRow>,
    /// What changes about people.
    pub people: PeopleChange,
    /// The messages to send about what has changed.
    pub deliveries: Vec<Delivery>,
}

impl Change {
    /// An empty change for this event. The caller adds what the event changes.
    #[must_use]
    pub const fn new(event: EventKey, at: i64) -> Self {
        Self {
            event,
            at,
            opened: None,
            entries: Vec::new(),
            snapshots: Vec::new(),
            ended: Vec::new(),
            resumed: Vec::new(),
            refused: None,
            editor: None,
            puzzles: None,
            tournaments: Vec::new(),
            proposals: Vec::new(),
            plans: Vec::new(),
            acquaintances: Vec::new(),
            settings: None,
            moved: None,
            moved_sessions: Vec::new(),
            carried_out: None,
            due: Vec::new(),
            vacations: Vec::new(),
            ratings: Vec::new(),
            people: PeopleChange {
                settings: Vec::new(),
                blocks: None,
                link: None,
                unlink: None,
                shown: Vec::new(),
            },
            deliveries: Vec::new(),
        }
    }
}

/// A change of what is stored about ratings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RatingRow {
    /// A rated game begins. The text is its kind of time.
    Begun(SessionId, String),
    /// A game that was begun as a rated game does not count for ratings any more.
    Dropped(SessionId),
    /// A game has changed the ratings. The text is JSON: for each player the rating over the whole host before and after.
    Counted(SessionId, String),
    /// The rating with this key has this value from now on.
    Now(RatingKey, Rating),
}

/// What became of a delivery. If the process is killed, a stored report is not lost. If the power fails, a stored report may be lost.
/// Then the message may be sent again, with the same part ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeliveryReport {
    /// The message was sent, and it shows a turn. The message's id on the platform is stored with the session. The id is needed when the
    /// turn goes on, to edit the message. It is also needed when somebody replies to the message, to find the session.
    Sent {
        /// The delivery that was sent.
        id: OutboxId,
        /// The room, the platform's message id, and the session that the message shows; `None` if the platform gave no id.
        shown: Option<(RoomId, String, SessionId)>,
    },
    /// The message was sent, and it shows no turn. It is, for example, an answer, a reminder, or the end of a game. If it shows a
    /// session, the message's id is stored, so that the session is found when somebody replies to the message. The message is never
    /// edited.
    Answered {
        /// The delivery that was sent.
        id: OutboxId,
        /// The room, the platform's message id, and the session that the message shows; `None` if it shows no session, or the
        /// platform gave no id.
        shown: Option<(RoomId, String, SessionId)>,
    },
    /// The message was not sent and is not needed any more: a newer board has taken its place, or its room is gone.
    Superseded(OutboxId),
    /// The message can never be sent. It stays in the outbox, with the cause, so that the operator can look at it.
    Dead(OutboxId, String),
}

impl DeliveryReport {
    /// The id of the delivery.
    #[must_use]
    pub const fn id(&self) -> OutboxId {
        match self {
            Self::Sent { id, .. }
            | Self::Answered { id, .. }
            | Self::Superseded(id)
            | Self::Dead(id, _) => *id,
        }
    }

    /// The room, the platform's message id, and the session that the message shows. `None` if the message was not sent, or one of these
    /// is missing.
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
    /// What each event changes, in the order in which the events were decided.
    pub changes: Vec<Arc<Change>>,
    /// What became of deliveries since the last write.
    pub settled: Vec<DeliveryReport>,
    /// Snapshots of sessions that had to be replayed from far back, so that the next replay is shorter.
    pub snapshots: Vec<NewSnapshot>,
}

/// Settings of a room.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoomSettings {
    /// Language tag, if the room has chosen one.
    pub lang: Option<String>,
    /// Command prefix, if not the default.
    pub prefix: Option<String>,
    /// The other settings that the room has chosen. Their ids are those in [`ROOM_SETTINGS`](crate::command::ROOM_SETTINGS). Bans and the
    /// room's standing tables are also here: their ids begin with [`BAN`](crate::command::room_settings::BAN) or
    /// [`STANDING`](crate::command::room_settings::STANDING).
    pub others: BTreeMap<String, String>,
}

impl RoomSettings {
    /// The value that a room has for a setting other than the language and the prefix. If the room has chosen none, it is the usual
    /// value.
    #[must_use]
    pub fn value<'a>(&'a self, setting: &'a Setting) -> &'a str {
        let chosen = self.others.get(setting.id);
        chosen.map_or(setting.usual, String::as_str)
    }

    /// Whether this setting is on in the room. Only for settings with the values `on` and `off`.
    #[must_use]
    pub fn is_on(&self, setting: &Setting) -> bool {
        self.value(setting) == "on"
    }
}
