//! Carries out one command line and returns the answer.

use super::fact_text::{reason, sentence};
use super::go::go;
use super::{Engine, EngineError, StopListener};
use lusoria_games::catalog::Line;
use lusoria_games::rules::{NotationError, Outcome, Parsed, Seat, Turn};
use lusoria_games::text_board::board_text;

/// The greatest depth of a count (`perft`). The depth is limited because each ply takes some of the stack.
const DEEPEST: u32 = 100;

impl Engine {
    /// Executes one command line. Returns the answer as whole lines. The text is empty if the command has no answer.
    ///
    /// # Errors
    /// Says what is wrong with the line. The engine stays as it was.
    pub fn execute(
        &mut self,
        line: &str,
        listener: &mut dyn StopListener,
    ) -> Result<String, EngineError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] | ["stop"] => Ok(String::new()),
            ["ugi"] => Ok(introduction()),
            ["isready"] => {
                // No search runs now. If a search had to make the tables first, it would notice a `stop` too late.
                if self.line.lacks_tables() {
                    self.line.make_tables();
                }
                Ok("readyok\n".to_owned())
            }
            ["setoption", rest @ ..] => self.set_option(rest, listener).map(no_answer),
            ["uginewgame"] => self.set_position(&["startpos"]).map(no_answer),
            ["position", rest @ ..] => self.set_position(rest).map(no_answer),
            ["go", limits @ ..] => go(self, limits, listener),
            ["query", what] => self.query(what),
            ["d"] | ["d", "first"] => Ok(self.board(Seat::First)),
            ["d", "second"] => Ok(self.board(Seat::Second)),
            ["moves"] => Ok(moves(&*self.line)),
            ["perft", depth] => self.perft(depth, listener),
            ["why", ..] => self.why(line),
            [command, ..] => Err(EngineError::usage(command)),
        }
    }

    fn query(&self, what: &str) -> Result<String, EngineError> {
        let turn = self.line.turn();
        let answer = match what {
            "p1turn" => match turn {
                Turn::Seat(seat) => seat == Seat::First,
                Turn::Chance => self.line.throw().is_some_and(|due| due.seat == Seat::First),
                Turn::Over(_) => false,
            }
            .to_string(),
            "gameover" => matches!(turn, Turn::Over(_)).to_string(),
            "result" => result(turn).to_owned(),
            _ => return Err(EngineError::usage("query")),
        };
        Ok(format!("response {answer}\n"))
    }

    fn board(&self, reader: Seat) -> String {
        let diagram = self.line.diagram();
        let mut text = board_text(&diagram, reader);
        for caption in &diagram.captions {
            text.push('\n');
            text.push_str(&sentence(self.game.info.id, caption));
        }
        format!("{text}\nfen {}\n", self.line.position())
    }

    fn perft(&self, depth: &str, listener: &mut dyn StopListener) -> Result<String, EngineError> {
        let depth = depth.parse().ok().filter(|depth| *depth <= DEEPEST);
        let depth = depth.ok_or_else(|| EngineError::usage("perft"))?;
        let mut end = EngineError::Stopped;
        let count = self.line.perft(depth, &mut |nodes| {
            let checked = listener.count_nodes(nodes);
            checked.map_err(|why| end = why).is_ok()
        });
        let count = count.ok_or(end)?;
        Ok(format!("nodes {count}\n"))
    }

    /// Says why a move is not legal now. `line` is the whole command. The move may be written with blanks, as people write it.
    fn why(&self, line: &str) -> Result<String, EngineError> {
        let text = line.trim().strip_prefix("why").unwrap_or_default().trim();
        let why = match self.line.parse(text) {
            _ if text.is_empty() => return Err(EngineError::usage("why")),
            Ok(Parsed::Move(canonical)) => match self.line.clone().play(&canonical) {
                Ok(_) => return Err(EngineError::Legal(canonical)),
                Err(why) => why,
            },
            Ok(Parsed::Choose(several)) => return Err(EngineError::Several(several.join(" "))),
            Err(NotationError::Malformed(why)) => why,
            Err(NotationError::Foreign) => return Err(EngineError::NoMove(text.to_owned())),
        };
        Ok(format!("reason {}\n", reason(self.game.info.id, &why)))
    }
}

/// The empty answer to a command that only sets something.
fn no_answer((): ()) -> String {
    String::new()
}

fn introduction() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let options = Engine::offered_options();
    format!("id name Lusoria {version}\nid author the Lusoria team\n{options}ugiok\n")
}

fn moves(line: &dyn Line) -> String {
    let (kind, words) = match line.turn() {
        Turn::Chance => {
            let chance = |(ply, weight)| format!("{ply}:{weight}");
            ("chances", line.chances().into_iter().map(chance).collect())
        }
        Turn::Seat(_) | Turn::Over(_) => ("moves", line.legal_moves()),
    };
    let words: String = words.iter().map(|word| format!(" {word}")).collect();
    format!("{kind}{words}\n")
}

const fn result(turn: Turn) -> &'static str {
    match turn {
        Turn::Over(Outcome::Win(Seat::First)) => "p1win",
        Turn::Over(Outcome::Win(Seat::Second)) => "p2win",
        Turn::Over(Outcome::Draw) => "draw",
        Turn::Seat(_) | Turn::Chance => "none",
    }
}
