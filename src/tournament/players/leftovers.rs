//! Ends the processes that a player's program has left running after a game. Each program is started with an environment variable that
//! names its game (`LUSORIA_GAME`), and its children inherit this variable. The processes are found by this variable. The environment of
//! another process can be read only on Linux (from a file in `/proc`). Elsewhere only the process group of the program is ended.
//!
//! The processes of a program that gives its children another environment are not found; docs/tournaments.md recommends a container for
//! such programs.

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// The environment variable that names the game. Its value is the path of the file that keeps the program's output; no other game has the
/// same path.
pub(super) const GAME: &str = "LUSORIA_GAME";

/// How many times all processes are looked through, at most. Once is not enough, because a process may start another one before it is
/// ended.
const MOST_ROUNDS: usize = 10;

/// Ends all processes that have this game in their environment.
pub(super) fn end_leftovers(game: &Path) {
    let mark = [GAME.as_bytes(), b"=", game.as_os_str().as_bytes()].concat();
    for _ in 0..MOST_ROUNDS {
        let left = processes().filter(|process| has(*process, &mark));
        // Some of these processes may have ended by themselves, and some we may not be allowed to end.
        let ended = left.filter(|process| kill(*process, Signal::SIGKILL).is_ok());
        if ended.count() == 0 {
            return;
        }
    }
}

fn processes() -> impl Iterator<Item = Pid> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let number = |entry: fs::DirEntry| entry.file_name().to_str()?.parse().ok();
    entries.filter_map(number).map(Pid::from_raw)
}

fn has(process: Pid, mark: &[u8]) -> bool {
    // The environments of other people's processes cannot be read.
    let environment = fs::read(format!("/proc/{process}/environ")).unwrap_or_default();
    environment.split(|byte| *byte == 0).any(|set| set == mark)
}
