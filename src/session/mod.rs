//! Sessions and what people do in them: `decide`, `evolve` and `reply`. Everything here is pure: times are arguments, dice come
//! from the session's seed, and there is no input or output and no language.

mod corrupt;
mod decide;
mod editor;
mod entry;
mod evolve;
mod find_game;
mod ids;
mod last_refusal;
mod new_game;
mod opening;
mod platform;
mod player;
mod promise;
mod question;
mod record;
mod refusal;
mod replay;
mod reply;
mod say;
mod seed_words;
mod session_log;
mod snapshot;
mod state;

pub use corrupt::Corrupt;
pub use decide::{Action, Decided, begin, begin_with_words, decide};
pub use editor::{EditAction, EditReply, Editor, EditorStep, outcome, to_move};
pub use entry::{Ending, Entry, NotAnEntry};
pub use find_game::{find_game, refuse_option};
pub use ids::{AccountId, EventKey, Identity, OutboxId, RoomId, RoomKey, SessionId};
pub use last_refusal::LastRefusal;
pub use new_game::{NewGame, SeatChoice};
pub use opening::{Opening, open};
pub use platform::Platform;
pub use player::{Actor, Computer, Player, people};
pub use promise::Promise;
pub use question::{Question, SuggestedCommand};
pub use record::{NotARecord, Proof, RECORD_FIELDS, Record, RecordHead, Replayed, Verdict};
pub use refusal::{Refusal, RefusalKind};
pub use reply::reply;
pub use say::{At, MOST_CHOICES, Say, Talk};
pub use session_log::SessionLog;
pub use snapshot::{MOST_REMEMBERED, SessionSnapshot};
pub use state::{Session, Story};
