//! The methods of `ChangeDraft` about puzzles and tournaments.

use super::change_draft::ChangeDraft;
use super::request::Request;
use crate::session::{
    AccountId, PuzzleEvent, Puzzles, RoomTournament, Say, TournamentMessage, TournamentNews,
};
use crate::store::ChangedTournament;
use crate::store::json::StoredAsJson;

impl ChangeDraft {
    /// Changes the puzzles of this person, and adds the message `said` about that.
    pub(super) fn set_puzzles(&mut self, account: AccountId, puzzles: &Puzzles, said: Say) {
        self.change.puzzles = Some((account, puzzles.to_json(), puzzles.open.is_some()));
        self.says.push(said);
    }

    /// The author's puzzles, if an earlier line of this message has changed them; otherwise `None`.
    pub(super) fn puzzles(&self) -> Option<Puzzles> {
        let (_, state, _) = self.change.puzzles.as_ref()?;
        Puzzles::from_json(state)
    }

    /// Whether an earlier line of this message has changed the author's puzzles.
    pub(super) const fn has_puzzles(&self) -> bool {
        self.change.puzzles.is_some()
    }

    /// Whether an earlier line of this message was a wrong answer to a puzzle.
    pub(super) fn says_wrong_answer(&self) -> bool {
        let wrong = |say: &Say| matches!(say, Say::Puzzle(reply, _) if matches!(reply.event, PuzzleEvent::Wrong { .. }));
        self.says.iter().any(wrong)
    }

    /// Changes a tournament.
    pub(super) fn set_tournament(&mut self, tournament: &RoomTournament) {
        let id = tournament.id;
        self.change.tournaments.retain(|one| one.id != id);
        self.change.tournaments.push(ChangedTournament {
            id,
            rooms: tournament.rooms().collect(),
            live: tournament.is_live(),
            state: tournament.to_json(),
        });
        self.tournaments.retain(|one| one.id != id);
        self.tournaments.push(tournament.clone());
    }

    /// Says this about a tournament in all its rooms. If a person has caused the news, the bot answers that person in the room where they
    /// wrote.
    pub(super) fn tell_tournament(
        &mut self,
        tournament: &RoomTournament,
        news: TournamentNews,
        asked: Option<&Request>,
    ) {
        self.tell_other_rooms(tournament, news.clone(), asked);
        if let Some(request) = asked {
            self.answer_about_tournament(tournament, news, request.account);
        }
    }

    /// Says this about a tournament to this person, in the room where they wrote.
    pub(super) fn answer_about_tournament(
        &mut self,
        tournament: &RoomTournament,
        news: TournamentNews,
        reader: AccountId,
    ) {
        self.say(Say::Tournament(tournament.tell(news), Some(reader)));
    }

    /// Shows a person something about a tournament that they have asked for.
    pub(super) fn show_tournament(
        &mut self,
        tournament: &RoomTournament,
        news: TournamentNews,
        reader: AccountId,
    ) {
        let told = TournamentMessage {
            asked: true,
            ..tournament.tell(news)
        };
        self.say(Say::Tournament(told, Some(reader)));
    }

    /// Says this about a tournament in all its rooms except the room where the request was typed. If that room is a thread, the room to
    /// which it belongs is left out, too.
    pub(super) fn tell_other_rooms(
        &mut self,
        tournament: &RoomTournament,
        news: TournamentNews,
        asked: Option<&Request>,
    ) {
        let told = tournament.tell(news);
        let here = asked.map(|request| [Some(request.address.room), request.address.parent]);
        let here = here.unwrap_or_default();
        let others = tournament
            .rooms()
            .filter(|room| !here.contains(&Some(*room)));
        let say = |room| (room, Say::Tournament(told.clone(), None));
        self.says_elsewhere.extend(others.map(say));
    }

    /// The tournament that this message has changed last, as it is now; `None` if it has changed none.
    pub(super) fn tournament(&self) -> Option<RoomTournament> {
        self.tournaments.last().cloned()
    }
}
