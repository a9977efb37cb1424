//! Refused answers to puzzles, as they are remembered for `why`. An answer is refused if it is not a legal move, or is a wrong move. Also
//! the refusal if somebody asks for puzzles of a game that has none.

use super::{OpenPuzzle, PuzzleEvent, PuzzleId, PuzzleReply, Refusal};
use lusoria_games::catalog::{self, Game};
use lusoria_games::puzzle::RECIPES;
use lusoria_games::rules::Fact;

/// The id of the fact by which a wrong answer is remembered. People never read this fact: the reply about the puzzle tells them that the
/// answer was wrong.
const WRONG: &str = "puzzle-wrong";

impl OpenPuzzle {
    /// Adds two things to the reason why an answer was refused: the id of this puzzle, and how many right answers were given before.
    pub(super) fn mark(&self, reason: Fact) -> Fact {
        mark(reason, &self.id, self.right)
    }

    /// Whether this refusal is about an answer to this puzzle, and no right answer was given since.
    #[must_use]
    pub fn was_refused(&self, refusal: &Refusal) -> bool {
        asked(refusal).is_some_and(|(id, right)| id == self.id && right == self.right)
    }
}

impl Refusal {
    /// The refusal if somebody asks for puzzles of a game that has none. The refusal names the games that have puzzles.
    #[must_use]
    pub fn without_puzzles(game: &Game) -> Self {
        let with = RECIPES.iter().map(|recipe| recipe.game);
        let names = with.filter_map(|id| Some(catalog::find(id)?.0.names[0].0));
        Fact::new("puzzle-no-game")
            .with("game", game.names[0].0.to_owned())
            .with("games", names.collect::<Vec<_>>().join(", "))
            .into()
    }

    /// Marks the refusal of an answer as said to somebody who also has games open in the room. The answer may have been meant as a move
    /// in one of them.
    #[must_use]
    pub fn beside_games(self) -> Self {
        match self {
            Self::Host(fact) => Self::Host(fact.with("beside-games", 1)),
            Self::Rules(game, fact) => Self::Rules(game, fact.with("beside-games", 1)),
            which @ Self::Which { .. } => which,
        }
    }

    /// Whether this refusal is marked as said to somebody who also has games open in the room.
    #[must_use]
    pub fn is_beside_games(&self) -> bool {
        self.number("beside-games").is_some()
    }
}

impl PuzzleReply {
    /// What is remembered of this reply. `None` if it does not tell of a wrong answer.
    #[must_use]
    pub fn wrong_answer(&self) -> Option<Refusal> {
        let PuzzleEvent::Wrong { played, refutation } = &self.event else {
            return None;
        };
        let mut fact = Fact::new(WRONG).with("played", played.clone());
        if let Some(reply) = refutation {
            fact = fact.with("reply", reply.clone());
        }
        Some(mark(fact, &self.id, self.right).into())
    }

    /// The opposite of [`Self::wrong_answer`]: makes the reply about the wrong answer from what is remembered. `None` if `remembered`
    /// is any other refusal.
    #[must_use]
    pub fn of_wrong_answer(remembered: &Refusal) -> Option<Self> {
        let (id, right) = asked(remembered).filter(|_| remembered.id() == WRONG)?;
        let event = PuzzleEvent::Wrong {
            played: remembered.text("played")?.to_owned(),
            refutation: remembered.text("reply").map(str::to_owned),
        };
        Some(Self {
            id,
            right,
            event,
            beside_games: false,
            form: None,
        })
    }
}

fn mark(reason: Fact, id: &PuzzleId, right: u8) -> Fact {
    reason
        .with("puzzle", i64::from(id.number))
        .with("puzzle-right", i64::from(right))
        .with("puzzle-game", id.game.clone())
}

/// The puzzle to which the refused answer belongs, and how many right answers had been given.
fn asked(refusal: &Refusal) -> Option<(PuzzleId, u8)> {
    let id = PuzzleId {
        game: refusal.text("puzzle-game")?.to_owned(),
        number: u16::try_from(refusal.number("puzzle")?).ok()?,
    };
    Some((id, u8::try_from(refusal.number("puzzle-right")?).ok()?))
}
