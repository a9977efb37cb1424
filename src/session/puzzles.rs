//! The puzzles of one person: which one is being solved, and which are solved. The puzzles themselves are in the games' library. Also
//! chooses which puzzle a person gets next.

use super::{BoardForm, Refusal, RoomId};
use lusoria_games::puzzle::{Puzzle, PuzzleAnswer, RECIPES, puzzle, puzzles};
use lusoria_games::rules::{Fact, NotationError};
use std::collections::BTreeMap;

/// Each time a person has solved this many puzzles of a game, the next puzzles of the game are a degree more difficult.
const SOLVED_FOR_A_DEGREE: usize = 4;

/// One of the puzzles that come with the games' library. Their numbers never change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleId {
    /// The id of the game.
    pub game: String,
    /// The number, counted from 1.
    pub number: u16,
}

/// A puzzle that somebody is solving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenPuzzle {
    /// Which puzzle it is.
    pub id: PuzzleId,
    /// The room in which a move that is typed without the command is an answer to the puzzle.
    pub room: RoomId,
    /// How many right answers were given.
    pub right: u8,
    /// How many wrong answers were given.
    pub wrong: u32,
    /// When the puzzle was last shown or answered (Unix seconds); `None` in rows of an early version.
    pub shown_at: Option<i64>,
}

/// The puzzles of one person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Puzzles {
    /// The puzzle that this person is solving.
    pub open: Option<OpenPuzzle>,
    /// The numbers of the solved puzzles of each game.
    pub solved: BTreeMap<String, Vec<u16>>,
    /// For each game, the numbers of the puzzles whose solution was shown.
    pub given_up: BTreeMap<String, Vec<u16>>,
    /// How many puzzles were solved without a wrong answer.
    pub at_once: u32,
}

/// What somebody wants to do with puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleAction {
    /// See the open puzzle once more, or a new one if none is open.
    Show,
    /// Leave the puzzle and see another one of the same game.
    Next,
    /// See the solution.
    Solution,
    /// Leave the puzzle, without seeing another one.
    Leave,
    /// Begin the puzzle of the day.
    Today,
    /// Show the puzzle of the day in this room. The number is the minute of the day at which to show it; `None` if no time was typed. The
    /// words are a time zone and a game, as typed. One or both may be missing.
    Daily(Option<u16>, Vec<String>),
    /// Stop showing the puzzle of the day in this room.
    DailyOff,
    /// Begin a puzzle of the game with this name, or give this answer.
    GameOrAnswer(String),
}

/// What is said about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleReply {
    /// The puzzle.
    pub id: PuzzleId,
    /// How many right answers were given.
    pub right: u8,
    /// What has happened.
    pub event: PuzzleEvent,
    /// Whether the solver also has games open in the room. Then a move without the command may be meant for one of them.
    pub beside_games: bool,
    /// The form of the board that was asked for. `None` if the reader's own setting decides.
    pub form: Option<BoardForm>,
}

/// What has happened with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleEvent {
    /// The puzzle is shown to the person who is to solve it.
    Asked,
    /// The puzzle is shown to the room as the puzzle of the day.
    Daily,
    /// An answer was right, and more are asked for.
    Right {
        /// The answer.
        played: String,
        /// What the other side replied.
        replies: Vec<String>,
    },
    /// The puzzle is solved.
    Solved {
        /// The last answer.
        played: String,
        /// Whether the person gave no wrong answer before.
        at_once: bool,
        /// How many puzzles of this game the person has solved.
        of_game: u32,
        /// How many puzzles of all games the person has solved.
        of_all: u32,
    },
    /// An answer was wrong.
    Wrong {
        /// The answer.
        played: String,
        /// The move that refutes the wrong answer. `None` if the other side does not move after that answer.
        refutation: Option<String>,
    },
    /// The person has left the puzzle; it may be asked again.
    Left,
    /// The solution was asked for. These are the plies of the solution that had not been played yet.
    Solution(Vec<String>),
}

impl PuzzleReply {
    /// This reply, with the note whether the solver has games open in the room.
    #[must_use]
    pub fn beside_games(self, beside_games: bool) -> Self {
        Self {
            beside_games,
            ..self
        }
    }

    /// The same reply with the board in this form, if one was asked for.
    #[must_use]
    pub fn shown_as(self, form: Option<BoardForm>) -> Self {
        Self { form, ..self }
    }
}

impl PuzzleId {
    /// The puzzle; `None` if this version of the library does not have it.
    #[must_use]
    pub fn puzzle(&self) -> Option<&'static Puzzle> {
        puzzle(&self.game, usize::from(self.number))
    }
}

impl OpenPuzzle {
    fn new(id: PuzzleId, room: RoomId) -> Self {
        Self {
            id,
            room,
            right: 0,
            wrong: 0,
            shown_at: None,
        }
    }

    /// What is said when the puzzle is shown.
    #[must_use]
    pub fn asked(&self) -> PuzzleReply {
        self.reply(PuzzleEvent::Asked)
    }

    fn reply(&self, event: PuzzleEvent) -> PuzzleReply {
        PuzzleReply {
            id: self.id.clone(),
            right: self.right,
            event,
            beside_games: false,
            form: None,
        }
    }

    /// Judges a text as an answer. `lang` is the language of whoever answers (`cs`). The last letter may mean one thing in English and
    /// another in that language: `S` is south, but may be north in Czech (`sever`). In that case, if several moves fit the text without
    /// this letter, the bot asks which one is meant. Otherwise the whole text is judged. `None` if the library does not have the puzzle.
    #[must_use]
    pub fn judge(&self, typed: &str, lang: &str) -> Option<PuzzleAnswer> {
        let puzzle = self.id.puzzle()?;
        let judge = |text| puzzle.check_answer(usize::from(self.right), text);
        let (game, _) = lusoria_games::catalog::find(&self.id.game)?;
        let half = game.doubtful_move(typed, lang).and_then(judge);
        let asked = half.filter(|answer| matches!(answer, PuzzleAnswer::Choose(_)));
        asked.or_else(|| judge(typed))
    }
}

impl Puzzles {
    /// Begins another puzzle of this game, or of any game if `game` is `None`. `pick` chooses among the puzzles that fit.
    #[must_use]
    pub fn begin(&self, game: Option<&str>, room: RoomId, pick: u64) -> Self {
        let any = || RECIPES[remainder(pick, RECIPES.len())].game;
        let game = game.unwrap_or_else(any);
        let left = self.open.as_ref().map(|open| &open.id);
        let fresh = |number: &u16| {
            let is_in = |map: &BTreeMap<String, Vec<u16>>| {
                map.get(game)
                    .is_some_and(|numbers| numbers.contains(number))
            };
            let is_left = left.is_some_and(|left| left.game == game && left.number == *number);
            !is_in(&self.solved) && !is_in(&self.given_up) && !is_left
        };
        let number = self.choose(game, fresh, pick);
        self.open_puzzle(&game_puzzle(game, number), room)
    }

    /// A copy of these puzzles in which this room is the [`OpenPuzzle::room`] of the open puzzle.
    #[must_use]
    pub fn moved_to(&self, room: RoomId) -> Self {
        let open = self.open.clone().map(|open| OpenPuzzle { room, ..open });
        Self {
            open,
            ..self.clone()
        }
    }

    /// Begins this puzzle.
    #[must_use]
    pub fn open_puzzle(&self, id: &PuzzleId, room: RoomId) -> Self {
        Self {
            open: Some(OpenPuzzle::new(id.clone(), room)),
            ..self.clone()
        }
    }

    /// Chooses the puzzle of this game whose difficulty suits this person best, and returns its number. Only puzzles that are `fresh` are
    /// considered. If none is fresh, all are considered.
    fn choose(&self, game: &str, fresh: impl Fn(&u16) -> bool, pick: u64) -> u16 {
        let numbered = || (1..).zip(puzzles(game));
        let mut fitting: Vec<_> = numbered().filter(|(number, _)| fresh(number)).collect();
        if fitting.is_empty() {
            fitting = numbered().collect();
        }
        let wanted = 2 + self.solved_of(game) / SOLVED_FOR_A_DEGREE;
        let distance = |puzzle: &Puzzle| wanted.abs_diff(usize::from(puzzle.difficulty));
        let least = fitting.iter().map(|(_, puzzle)| distance(puzzle)).min();
        fitting.retain(|(_, puzzle)| Some(distance(puzzle)) == least);
        fitting
            .get(remainder(pick / RECIPES.len() as u64, fitting.len()))
            .map_or(1, |(number, _)| *number)
    }

    /// How many puzzles of this game are solved.
    #[must_use]
    pub fn solved_of(&self, game: &str) -> usize {
        self.solved.get(game).map_or(0, Vec::len)
    }

    /// How many puzzles are solved.
    #[must_use]
    pub fn all_solved(&self) -> usize {
        self.solved.values().map(Vec::len).sum()
    }

    /// The puzzles after a right or wrong answer, and what is said. `refutation` is the move that refutes a wrong answer.
    ///
    /// # Errors
    /// `puzzle-none` if no puzzle is open. Otherwise the refusal of a text that is no legal move, or that may mean several moves.
    pub fn answer(
        &self,
        typed: &str,
        answer: PuzzleAnswer,
        refutation: Option<String>,
    ) -> Result<(Self, PuzzleReply), Refusal> {
        let mut after = self.clone();
        let Some(open) = &mut after.open else {
            return Err(Refusal::host("puzzle-none"));
        };
        let game = || open.id.game.clone();
        let event = match answer {
            PuzzleAnswer::NoMove(NotationError::Malformed(reason))
            | PuzzleAnswer::Illegal(reason) => {
                return Err(Refusal::Rules(game(), open.mark(reason)));
            }
            PuzzleAnswer::NoMove(NotationError::Foreign) => {
                let unknown = Fact::new("puzzle-not-a-move").with("typed", typed.to_owned());
                return Err(open.mark(unknown).into());
            }
            PuzzleAnswer::Choose(moves) => {
                return Err(open.mark(which(typed, &moves)).into());
            }
            PuzzleAnswer::Wrong { played } => {
                open.wrong += 1;
                PuzzleEvent::Wrong { played, refutation }
            }
            PuzzleAnswer::Right { played, replies } => {
                open.right += 1;
                PuzzleEvent::Right { played, replies }
            }
            PuzzleAnswer::Solved { played } => return Ok(after.solve(played)),
        };
        let reply = open.reply(event);
        Ok((after, reply))
    }

    /// Ends the open puzzle as solved.
    fn solve(mut self, played: String) -> (Self, PuzzleReply) {
        let open = self.open.take().expect("a puzzle was answered");
        let numbers = self.solved.entry(open.id.game.clone()).or_default();
        if !numbers.contains(&open.id.number) {
            numbers.push(open.id.number);
            self.at_once += u32::from(open.wrong == 0);
        }
        let reply = open.reply(PuzzleEvent::Solved {
            played,
            at_once: open.wrong == 0,
            of_game: count(self.solved_of(&open.id.game)),
            of_all: count(self.all_solved()),
        });
        (self, reply)
    }

    /// Gives the open puzzle up. The reply tells the rest of its solution.
    ///
    /// # Errors
    /// `puzzle-none` if no puzzle is open, or if the library does not have that puzzle.
    pub fn give_up(&self) -> Result<(Self, PuzzleReply), Refusal> {
        let mut after = self.clone();
        let none = || Refusal::host("puzzle-none");
        let open = after.open.take().ok_or_else(none)?;
        let puzzle = open.id.puzzle().ok_or_else(none)?;
        let (_, place) = puzzle.after(usize::from(open.right)).ok_or_else(none)?;
        let numbers = after.given_up.entry(open.id.game.clone()).or_default();
        if !numbers.contains(&open.id.number) {
            numbers.push(open.id.number);
        }
        let rest = puzzle.solution[place..].to_vec();
        let reply = open.reply(PuzzleEvent::Solution(rest));
        Ok((after, reply))
    }

    /// Leaves the open puzzle. It may be asked again.
    ///
    /// # Errors
    /// `puzzle-none` if no puzzle is open.
    pub fn leave(&self) -> Result<(Self, PuzzleReply), Refusal> {
        let mut after = self.clone();
        let none = || Refusal::host("puzzle-none");
        let open = after.open.take().ok_or_else(none)?;
        Ok((after, open.reply(PuzzleEvent::Left)))
    }
}

/// The puzzle of this game with this number.
fn game_puzzle(game: &str, number: u16) -> PuzzleId {
    PuzzleId {
        game: game.to_owned(),
        number,
    }
}

/// The question which of several moves is meant. In a puzzle the answer has to be a whole move; the second half of a move is not enough.
fn which(typed: &str, moves: &[String]) -> Fact {
    Fact::new("puzzle-which-move")
        .with("typed", typed.to_owned())
        .with("moves", moves.join(" "))
}

fn remainder(number: u64, of: usize) -> usize {
    usize::try_from(number % of.max(1) as u64).unwrap_or_default()
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
