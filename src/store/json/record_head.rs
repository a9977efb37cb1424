//! The stored form of the head of an imported record (column `session.imported`). `RecordHead` is stored directly; there is no separate
//! stored type.

use super::StoredAsJson;
use crate::session::RecordHead;

impl StoredAsJson for RecordHead {
    type Stored = Self;
}
