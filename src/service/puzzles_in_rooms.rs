//! Remembers the last puzzle that was shown in each room. Anybody in the room may guess its solution, although only its solver is asked.
//! If the guess is also a move in a game of the person who guesses, the bot asks before it plays that move (`other_board.rs`).

use crate::locales::Lang;
use crate::session::{AccountId, OpenPuzzle, PuzzleEvent, PuzzleReply, RoomId, Say};
use lru::LruCache;
use lusoria_games::puzzle::PuzzleAnswer;
use std::num::NonZeroUsize;

/// For how many rooms a puzzle is kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(256).expect("not zero");

/// The last puzzle that was shown in each room.
#[derive(Debug)]
pub(super) struct PuzzlesInRooms(LruCache<RoomId, ShownPuzzle>);

#[derive(Debug)]
struct ShownPuzzle {
    /// When it was shown (Unix seconds).
    at: i64,
    /// Who was asked. `None` for the puzzle of the day, which is for everybody.
    solver: Option<AccountId>,
    puzzle: OpenPuzzle,
}

impl Default for PuzzlesInRooms {
    fn default() -> Self {
        Self(LruCache::new(KEPT))
    }
}

impl PuzzlesInRooms {
    /// Notes the puzzles that are shown or end in this room with these says.
    pub(super) fn note_says(&mut self, room: RoomId, says: &[Say], at: i64) {
        for say in says {
            if let Say::Puzzle(reply, solver) = say {
                self.note(room, reply, *solver, at);
            }
        }
    }

    /// Notes that this is said about a puzzle in this room, to this person or to everybody.
    fn note(&mut self, room: RoomId, reply: &PuzzleReply, solver: Option<AccountId>, at: i64) {
        use PuzzleEvent::{Asked, Daily, Left, Right, Solution, Solved, Wrong};
        match reply.event {
            Asked | Daily | Right { .. } | Wrong { .. } => {
                let puzzle = OpenPuzzle {
                    id: reply.id.clone(),
                    room,
                    right: reply.right,
                    wrong: 0,
                    shown_at: Some(at),
                };
                let shown = ShownPuzzle { at, solver, puzzle };
                self.0.put(room, shown);
            }
            Solved { .. } | Left | Solution(_) => {
                self.0.pop(&room);
            }
        }
    }

    /// Whether this text is a possible answer to the last puzzle of this room, if that puzzle was shown after the time `since` and this
    /// person is not its solver.
    pub(super) fn is_guess(
        &self,
        (room, person): (RoomId, AccountId),
        since: i64,
        text: (&str, Lang),
    ) -> bool {
        let shown = self.0.peek(&room);
        let shown = shown.filter(|shown| shown.at >= since && shown.solver != Some(person));
        let answer = shown.and_then(|shown| shown.puzzle.judge(text.0, text.1.tag()));
        answer.is_some_and(|answer| answer.is_legal() || matches!(answer, PuzzleAnswer::Choose(_)))
    }
}
