//! From a line to its answer.

use super::position::{reason, sentence};
use super::think::go;
use super::{Complaint, Ears, Engine};
use lusoria_games::catalog::Line;
use lusoria_games::rules::{NotationError, Outcome, Parsed, Seat, Turn};
use lusoria_games::text_board::board_text;

/// Every command as it is written.
const COMMANDS: [(&str, &str); 13] = [
    ("ugi", "ugi"),
    ("isready", "isready"),
    ("setoption", "setoption name NAME value VALUE"),
    ("uginewgame", "uginewgame"),
    ("position", "position startpos|fen TEXT [moves M …]"),
    (
        "go",
        "go [movetime N] [depth N] [nodes N] [p1time N] [p2time N] [p1inc N] [p2inc N] [infinite]",
    ),
    ("stop", "stop"),
    ("query", "query p1turn|gameover|result"),
    ("d", "d [first|second]"),
    ("moves", "moves"),
    ("perft", "perft DEPTH, with a depth of 0 to 100"),
    ("why", "why MOVE"),
    ("quit", "quit"),
];

/// Each ply of a count takes room on the stack.
const DEEPEST: u32 = 100;

impl Engine {
    /// Carries out one line and gives the answer, whole lines or nothing.
    ///
    /// # Errors
    /// What is wrong with the line; the engine is then as it was.
    pub fn obey(&mut self, line: &str, ears: &mut dyn Ears) -> Result<String, Complaint> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] | ["stop"] => Ok(String::new()),
            ["ugi"] => Ok(introduction()),
            ["isready"] => Ok("readyok\n".to_owned()),
            ["setoption", rest @ ..] => self.set_option(rest).map(silence),
            ["uginewgame"] => self.set_position(&["startpos"]).map(silence),
            ["position", rest @ ..] => self.set_position(rest).map(silence),
            ["go", limits @ ..] => go(&*self.line, limits, ears),
            ["query", what] => self.query(what),
            ["d"] | ["d", "first"] => Ok(self.board(Seat::First)),
            ["d", "second"] => Ok(self.board(Seat::Second)),
            ["moves"] => Ok(moves(&*self.line)),
            ["perft", depth] => self.perft(depth, ears),
            ["why", ..] => self.why(line),
            [command, ..] => Err(usage(command)),
        }
    }

    fn query(&self, what: &str) -> Result<String, Complaint> {
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
            _ => return Err(usage("query")),
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

    fn perft(&self, depth: &str, ears: &mut dyn Ears) -> Result<String, Complaint> {
        let depth = depth.parse().ok().filter(|depth| *depth <= DEEPEST);
        let depth = depth.ok_or_else(|| usage("perft"))?;
        let mut ended = Complaint::Stopped;
        let count = self.line.perft(depth, &mut |nodes| {
            let heard = ears.go_on(nodes);
            heard.map_err(|why| ended = why).is_ok()
        });
        let count = count.ok_or(ended)?;
        Ok(format!("nodes {count}\n"))
    }

    /// The move may be written as people write it, with blanks.
    fn why(&self, line: &str) -> Result<String, Complaint> {
        let text = line.trim().strip_prefix("why").unwrap_or_default().trim();
        let why = match self.line.parse(text) {
            _ if text.is_empty() => return Err(usage("why")),
            Ok(Parsed::Move(canonical)) => match self.line.clone().play(&canonical) {
                Ok(_) => return Err(Complaint::Legal(canonical)),
                Err(why) => why,
            },
            Ok(Parsed::Choose(several)) => return Err(Complaint::Several(several.join(" "))),
            Err(NotationError::Malformed(why)) => why,
            Err(NotationError::Foreign) => return Err(Complaint::NoMove(text.to_owned())),
        };
        Ok(format!("reason {}\n", reason(self.game.info.id, &why)))
    }
}

fn silence((): ()) -> String {
    String::new()
}

fn introduction() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let options = Engine::offered();
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

/// How the command is written, or that there is none of this name.
pub(super) fn usage(command: &str) -> Complaint {
    match COMMANDS.iter().find(|(name, _)| *name == command) {
        Some((_, usage)) => Complaint::Usage(usage),
        None => Complaint::NoCommand(command.to_owned()),
    }
}

/// The names of all commands.
pub(super) fn names() -> String {
    COMMANDS.map(|(name, _)| name).join(" ")
}
