//! `lusoria engine`: each command, each error, whole games of every kind, and the program behind pipes.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod commands;
mod errors;
mod games;
mod program;
mod work;

use lusoria::engine_protocol::{Engine, EngineError, StopListener, converse};
use std::io::Cursor;

/// What the engine says to these bytes, from the first to the end of the input.
pub(crate) fn said(input: impl AsRef<[u8]>) -> String {
    let mut out = Vec::new();
    converse(Cursor::new(input.as_ref().to_vec()), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// A listener to which nobody says `stop`. It lets counts go on.
pub(crate) struct Patient;

impl StopListener for Patient {
    fn count_nodes(&mut self, _: u64) -> Result<(), EngineError> {
        Ok(())
    }

    fn ends_search(&mut self, infinite: bool) -> bool {
        infinite
    }

    fn has_quit(&mut self) -> bool {
        false
    }

    fn say(&mut self, _: &str) {}

    fn wait_for_stop(&mut self) {}
}

/// The answer to a line that is right, without the line end behind it.
pub(crate) fn ask(engine: &mut Engine, line: &str) -> String {
    match engine.execute(line, &mut Patient) {
        Ok(answer) => answer.trim_end().to_owned(),
        Err(why) => panic!("{line}: {why}"),
    }
}
