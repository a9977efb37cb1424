//! The tables that are in use: small ones that are made at the first use, or larger ones that the program installs.

use super::tables::{Goal, Tables};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

/// The small tables have the positions with at most this number of stones. Making them takes a tenth of a second, or some seconds in a
/// debug build.
pub const AT_FIRST_USE: usize = 8;

static SMALL: [OnceLock<Arc<Tables>>; 2] = [const { OnceLock::new() }; 2];
static LARGER: [RwLock<Option<Arc<Tables>>>; 2] = [const { RwLock::new(None) }; 2];

/// Uses these tables from now on in the whole process. They take the place of the tables that were used before for the same goal.
pub fn install(tables: Tables) {
    let place = &LARGER[tables.goal as usize];
    *place.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(tables));
}

/// The tables in use for this goal.
pub(super) fn tables(goal: Goal) -> Arc<Tables> {
    let place = &LARGER[goal as usize];
    let larger = place.read().unwrap_or_else(PoisonError::into_inner).clone();
    larger.unwrap_or_else(|| SMALL[goal as usize].get_or_init(|| small(goal)).clone())
}

/// Whether there are tables for this goal. If there are none, a thread that asks for them has to wait until they are made.
pub(super) fn are_there(goal: Goal) -> bool {
    let larger = LARGER[goal as usize].read();
    let larger = larger.unwrap_or_else(PoisonError::into_inner);
    larger.is_some() || SMALL[goal as usize].get().is_some()
}

/// Makes the small tables for this goal by calling `make`. Does nothing if there are small ones already. While they are being made, a
/// thread that asks for them waits.
pub fn make_small(goal: Goal, make: impl FnOnce() -> Tables) {
    SMALL[goal as usize].get_or_init(|| Arc::new(make()));
}

fn small(goal: Goal) -> Arc<Tables> {
    let tables = Tables::build(goal, AT_FIRST_USE, &mut |_, _| true);
    Arc::new(tables.expect("nobody stops it"))
}
