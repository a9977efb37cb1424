//! The stored form of the head of a record that was imported (column `session.imported`). It is the type itself, whose fields have
//! names already.

use super::StoredAsJson;
use crate::session::RecordHead;

impl StoredAsJson for RecordHead {
    type Stored = Self;
}
