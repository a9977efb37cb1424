//! The one place that talks to the database.

mod types;

pub use types::{
    Batch, Change, CommitError, Delivery, NewEntry, NewSession, RoomSettings, Settled, StoredRoom,
    StoredSession,
};
