//! Who plays whom in a tournament, and who stands where: pairings, schedules, tables. Pure.
//!
//! An entrant is its number on a list. So tournaments of programs (`src/tournament/`) and tournaments in rooms
//! (`src/session/tournament/`) can both use this module.

pub mod ladder;
pub mod league;
pub mod pairing;
pub mod schedule;
pub mod standings;
