//! The real service on a real database: what it answers, refuses and ignores, and what happens if there are many messages, or
//! messages that come twice or at the wrong time.
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod against_computers;
mod calls;
mod chatter;
mod clocks;
mod computers;
mod due;
mod earlier_rows;
mod editor;
mod first_attempts;
mod flood;
mod half_moves;
mod hints;
mod hot_seat;
mod house;
mod limits;
mod long_games;
mod misunderstandings;
mod near_misses;
mod newcomers;
mod offers;
mod own_games;
mod pictures;
mod presses;
mod puzzles;
mod ratings;
mod records;
mod refusals;
mod rooms;
mod second_visit;
mod settings;
mod several_at_once;
mod situations;
mod situations_beside_games;
mod store_failures;
mod suggestions;
mod tournament_of_two_weeks;
mod tournaments;
mod typed_examples;
mod waiting_answers;
mod why;
mod wording;
