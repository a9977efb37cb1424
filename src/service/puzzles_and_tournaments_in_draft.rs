//! The part of a change's draft that is about puzzles and tournaments.

use super::change_draft::ChangeDraft;
use crate::session::{AccountId, PuzzleEvent, Puzzles, RoomTournament, Say};
use crate::store::ChangedTournament;
use crate::store::json::StoredAsJson;

impl ChangeDraft {
    /// Changes the puzzles of this person.
    pub(super) fn set_puzzles(&mut self, account: AccountId, puzzles: &Puzzles, said: Say) {
        self.change.puzzles = Some((account, puzzles.to_json(), puzzles.open.is_some()));
        self.says.push(said);
    }

    /// The author's puzzles after the lines that were answered so far, if one of them has changed them.
    pub(super) fn puzzles(&self) -> Option<Puzzles> {
        let (_, state, _) = self.change.puzzles.as_ref()?;
        Puzzles::from_json(state)
    }

    /// Whether one of these lines has changed the author's puzzles.
    pub(super) const fn has_puzzles(&self) -> bool {
        self.change.puzzles.is_some()
    }

    /// Whether one of these lines was a wrong answer to a puzzle.
    pub(super) fn says_wrong_answer(&self) -> bool {
        let wrong = |say: &Say| matches!(say, Say::Puzzle(reply, _) if matches!(reply.event, PuzzleEvent::Wrong { .. }));
        self.says.iter().any(wrong)
    }

    /// Changes a tournament.
    pub(super) fn set_tournament(&mut self, tournament: &RoomTournament) {
        self.change.tournaments = vec![ChangedTournament {
            id: tournament.id,
            room: tournament.room,
            live: tournament.is_live(),
            state: tournament.to_json(),
        }];
        self.tournament = Some(tournament.clone());
    }

    /// The tournament that one of these lines has changed, after it.
    pub(super) fn tournament(&self) -> Option<RoomTournament> {
        self.tournament.clone()
    }
}
