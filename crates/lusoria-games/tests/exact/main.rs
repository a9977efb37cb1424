//! What the library says is known for certain, held against rules, plain searches and published figures.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking")]

mod afrika;
mod cats_and_mouse;
mod gabata;
mod tchuka_ruma;
