//! Sessions and what people do with them: `decide`, `evolve` and `reply`. Everything here is pure: no clock, no chance
//! (a session's dice come from its seed), no input or output, no language.

mod decide;
mod editor;
mod entry;
mod ids;
mod last_refusal;
mod open;
mod promise;
mod record;
mod refusal;
mod reply;
mod say;
mod state;

pub use decide::{Action, Decided, begin, begin_with_words, decide};
pub use editor::{Editor, EditorStep, Shown, to_move};
pub use entry::{Ending, Entry, NotAnEntry};
pub use ids::{AccountId, EventKey, Identity, OutboxId, Platform, RoomId, RoomKey, SessionId};
pub use last_refusal::LastRefusal;
pub use open::{Opening, choose, game_named, open};
pub use promise::Promise;
pub use record::{Imported, NotARecord, Proof, RECORD_FIELDS, Record, Replayed, Verdict};
pub use refusal::Refusal;
pub use reply::reply;
pub use say::{At, MOST_CHOICES, Say, Talk};
pub use state::{Corrupt, MOST_REMEMBERED, Session, SessionSnapshot, Story};
