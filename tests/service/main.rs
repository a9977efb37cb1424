//! The real service over a real database: what is answered, refused and left alone, and what happens when messages are many,
//! twice or at the wrong time.
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod calls;
mod chatter;
mod earlier_rows;
mod editor;
mod first_attempts;
mod flood;
mod half_moves;
mod house;
mod limits;
mod long_games;
mod misunderstandings;
mod newcomers;
mod offers;
mod records;
mod refusals;
mod rooms;
mod second_visit;
mod several_at_once;
mod situations;
mod store_failures;
mod typed_examples;
mod waiting_answers;
mod why;
mod wording;
