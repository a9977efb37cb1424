//! The stored form of the head of a record that was imported (column `session.imported`). `RecordHead` is stored directly; it needs
//! no separate stored type.

use super::StoredAsJson;
use crate::session::RecordHead;

impl StoredAsJson for RecordHead {
    type Stored = Self;
}
