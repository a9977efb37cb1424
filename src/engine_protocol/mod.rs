//! `lusoria engine`: lets other programs play the games, in the Universal Game Interface (UGI) on standard input and output.
//!
//! Source: the UGI of the program cutegames (<https://github.com/kz04px/cutegames/blob/master/ugi.md>). It extends UCI, the protocol of
//! chess engines, to any game for two players. Some of our commands are not in it; other engines have similar ones. Each line is one
//! command, and blank lines are skipped.
//!
//! | command | answer |
//! |---|---|
//! | `ugi` | `id name …`, `id author …`, an `option name …` for each option, `ugiok` |
//! | `isready` | `readyok`. While a `perft` or a `go` runs and no other command waits, it comes at once. Otherwise it comes after the answers to all earlier commands, and after the tables of the game's search have been made (for Ohojitxi, making them takes some two seconds the first time) |
//! | `setoption name Game value tablut(king=custodial)` | nothing: chooses the game, by any of its names, and puts it at its start (`GAME@TEXT`: at this position text) |
//! | `setoption name Strength value easy` | nothing: sets the level of the computer player: `easy`, `hard` or `ruthless` |
//! | `setoption name Hash value 64`, `setoption name Threads value 2` | nothing: sets the size of the searches' table in megabytes, or the number of threads of a search. The table is made at once; on a busy machine, 1024 megabytes take some seconds |
//! | `uginewgame` | nothing: puts the game back to its start |
//! | `position startpos [moves M …]`, `position fen TEXT [moves M …]` | nothing: sets the position and plays the moves. TEXT is a position text, M a ply in canonical notation, chance included |
//! | `go [movetime N] [depth N] [nodes N] [p1time N] … [infinite]` | `info …` and `bestmove M`; `bestmove none` if a throw or lot comes next, or if the game is over; `infinite` answers after `stop`. Without a limit, the search takes a fraction of a second |
//! | `stop` | nothing of its own: ends the `perft` or `go` that runs; a `perft` then answers `error the count was stopped` |
//! | `query p1turn`, `query gameover`, `query result` | `response true`, `response false`; `response p1win`, `p2win`, `draw`, `none` |
//! | `d`, `d second` | the board from the side of First or of Second, the captions below it, and `fen TEXT` |
//! | `moves` | `moves M M …` in order; `chances M:WEIGHT …` if a throw or lot comes next |
//! | `perft DEPTH` | `nodes COUNT`. The count knows the position, but not its history. So, unlike `moves`, it does not see that a repetition or the limit of a game's length ends the game. Each chance ply counts once, whatever its weight |
//! | `why M` | `reason ID text`: why this move is not legal here |
//! | `quit` | nothing: the program ends. A `perft` that ends within five seconds is answered first |
//!
//! p1 is seat First; a lost solitaire is `p2win`. If a throw or lot comes next, `query p1turn` says whether it is First's. A command that
//! is wrong is answered by one line `error …` and changes nothing. While a `perft` or a `go` runs, all commands but `stop`, `quit` and
//! `isready` wait until that command has been answered. When the input has ended, all commands that were read are still carried out,
//! and then the program ends.
//!
//! A line `info depth D score S nodes N nps N hashfull N time MS pv M …` is sent each time the search goes one ply deeper. `score` is
//! `cp U` in the units of the game, `mate N` for a win in N plies (a negative N for a loss), or `exact win N`, `exact draw`,
//! `exact loss N` if the value is known without a search (without N if the number of plies is not known). A search ends within 20 ms
//! of `stop` and of `quit`.
//!
//! Deliberately absent: languages other than English, dice (the program on the other side throws them), sessions and the database.

mod command_list;
mod engine;
mod error;
mod execute;
mod fact_text;
mod go;
mod info;
mod limits;
mod line_reader;
mod setup;
mod stop_listener;

pub use engine::Engine;
pub use error::EngineError;
pub use stop_listener::StopListener;

use line_reader::{InputLine, LineReader};
use std::io::{self, Read, Write};

/// Answers the commands of a program until `quit` or the end of the input.
///
/// # Errors
/// If the output cannot be written.
pub fn converse(input: impl Read + Send + 'static, mut out: impl Write) -> io::Result<()> {
    let mut engine = Engine::default();
    let mut lines = LineReader::open(input);
    while let Some(line) = lines.next() {
        let answer = match &line {
            InputLine::Text(text) if text.trim() == "quit" => break,
            InputLine::Text(text) => engine.execute(text, &mut lines.stop_listener(&mut out)),
            InputLine::Unreadable(error) => Err(error.clone()),
        };
        match answer {
            Ok(text) => out.write_all(text.as_bytes())?,
            Err(error) => writeln!(out, "error {}", error.to_line())?,
        }
        out.flush()?;
    }
    Ok(())
}
