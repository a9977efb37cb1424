//! Sessions and what people do with them: `decide`, `evolve` and `reply`. Everything here is pure: no clock, no chance
//! (a session's dice come from its seed), no input or output, no language.

mod decide;
mod editor;
mod entry;
mod game_name;
mod ids;
mod new_game;
mod opening;
mod promise;
mod record;
mod refusal;
mod reply;
mod say;
mod state;

pub use decide::{Action, Decided, begin, begin_with_words, decide};
pub use editor::{Edit, Editor, Shown, to_move};
pub use entry::{Ending, Entry, NotAnEntry};
pub use game_name::{game_named, refuse_option};
pub use ids::{AccountId, EventKey, Identity, OutboxId, Platform, RoomId, RoomKey, SessionId};
pub use new_game::{NewGame, SeatChoice};
pub use opening::{Opening, open};
pub use promise::Promise;
pub use record::{Imported, NotARecord, Proof, RECORD_FIELDS, Record, Replayed, Verdict};
pub use refusal::{Refusal, RefusalKind};
pub use reply::reply;
pub use say::{At, MOST_CHOICES, Say, Talk};
pub use state::{Corrupt, MOST_REMEMBERED, Session, SessionSnapshot, Story};
