//! The head of a record that was brought in, as it is stored.

use super::{read, write};
use crate::session::Imported;

/// The head of a record, for the column `session.imported`.
#[must_use]
pub fn write_record_head(head: &Imported) -> String {
    write(head)
}

/// The head of a record out of the column `session.imported`; none if it cannot be read.
#[must_use]
pub fn read_record_head(json: &str) -> Option<Imported> {
    read(json)
}
