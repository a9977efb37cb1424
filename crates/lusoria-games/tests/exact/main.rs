//! Compares the exact values of the library with the rules, with plain searches and with published figures.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking")]

mod afrika;
mod cats_and_mouse;
mod gabata;
mod tchuka_ruma;
mod xii_scripta;
