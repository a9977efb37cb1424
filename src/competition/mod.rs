//! Who plays whom in a tournament, and who stands where: pairings, schedules, tables. Pure, and the same for tournaments of programs
//! (`src/tournament/`) and those in rooms (`src/session/tournament/`): an entrant is its number on a list.

pub mod ladder;
pub mod league;
pub mod pairing;
pub mod schedule;
pub mod standings;
