//! The tables that are in use: small ones made at first use, or larger ones that somebody installs.

use super::tables::{Goal, Tables};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

/// Tables up to so many stones are made at first use, in a tenth of a second, in a debug build in seconds.
pub const AT_FIRST_USE: usize = 8;

static SMALL: [OnceLock<Arc<Tables>>; 2] = [const { OnceLock::new() }; 2];
static LARGER: [RwLock<Option<Arc<Tables>>>; 2] = [const { RwLock::new(None) }; 2];

/// Uses these tables from now on in the whole process, instead of those made at first use or installed before.
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

fn small(goal: Goal) -> Arc<Tables> {
    let tables = Tables::build(goal, AT_FIRST_USE, &mut |_, _| true);
    Arc::new(tables.expect("nobody stops it"))
}
