//! `lusoria tournament`: tournaments of programs, from the pairing of the first round to the final table.
//!
//! Sources: the tournament of the assignment that Murus Gallicus comes from, and the league of the University of Bologna for Tablut;
//! `docs/tournaments.md` has what each says, what is accepted and what is sent. `pairing` and `standings` are pure: they are told who
//! has played whom and answer who plays next and who stands where.
//!
//! Deliberately absent: tournaments of people in chat rooms, the database, other languages than English (as in the engine protocol, the
//! readers are programs and the people who write them).

pub mod pairing;
pub mod standings;
