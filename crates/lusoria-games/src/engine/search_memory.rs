//! Keeps the memory of the transposition table from one search of a program to the next, because it takes time to make a large table.
//!
//! The table is empty at the beginning of each search. So what a search finds does not depend on the searches before it.

use super::threads::free;
use super::transposition_table::TranspositionTable;
use std::fmt;

/// Keeps the transposition table between the searches of a program, because it takes time to make a large one. What one search finds is
/// not used by the next.
#[derive(Default)]
pub struct SearchMemory {
    table: Option<TranspositionTable>,
}

impl SearchMemory {
    /// Makes a table of this many bytes. Does nothing if a table of that size is there already. If the system does not have enough
    /// memory, makes a smaller table and returns false.
    ///
    /// Also fills a new table with zeros, so that the system provides its memory now and not during the first searches. Stops filling
    /// when `go_on` returns false. To fill a gigabyte takes a fraction of a second, on a busy machine some seconds.
    pub fn prepare(&mut self, bytes: usize, go_on: &mut dyn FnMut() -> bool) -> bool {
        let is_there = self.table.as_ref();
        if !is_there.is_some_and(|table| table.is_as_large_as(bytes)) {
            self.table_of_size(bytes).clear(go_on);
        }
        let made = self.table.as_ref();
        made.is_some_and(|table| table.is_as_large_as(bytes))
    }

    /// A table of about this many bytes, empty for the next search.
    pub(super) fn empty_table(&mut self, bytes: usize) -> &TranspositionTable {
        let table = self.table_of_size(bytes);
        table.begin_search();
        table
    }

    fn table_of_size(&mut self, bytes: usize) -> &mut TranspositionTable {
        let other_size = |table: &mut TranspositionTable| !table.is_as_large_as(bytes);
        if let Some(table) = self.table.take_if(other_size) {
            free(table);
        }
        self.table
            .get_or_insert_with(|| TranspositionTable::new(bytes))
    }
}

impl Drop for SearchMemory {
    fn drop(&mut self) {
        if let Some(table) = self.table.take() {
            free(table);
        }
    }
}

impl fmt::Debug for SearchMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = self.table.as_ref().map(TranspositionTable::bytes);
        f.debug_struct("SearchMemory")
            .field("bytes", &bytes)
            .finish()
    }
}
