//! Takes a tournament one step further after a game ends: notes results, pairs the round, opens at most one session (a change can
//! open only one).

use super::change_draft::ChangeDraft;
use super::decided_change::DecidedChange;
use super::service_task::Service;
use crate::session::{
    Decided, Due, Entry, Opening, Phase, Refusal, RoomTournament, Say, SeatChoice, Session,
    TournamentId, TournamentNews, begin, open,
};
use crate::store::json::StoredAsJson;
use crate::store::{DueChange, StoreError};
use lusoria_games::rules::Fact;
use tracing::error;

impl Service {
    /// Makes the tournaments due one of whose games this change ends.
    pub(super) async fn make_tournaments_due(
        &mut self,
        decided: &mut DecidedChange,
    ) -> Result<(), StoreError> {
        for session in &decided.sessions {
            if session.ending.is_none() {
                continue;
            }
            if let Some(tournament) = self.tournaments.of_session(session.id).await? {
                let due = due(tournament);
                decided.change.due.push(DueChange::Set {
                    key: due.key(),
                    at: decided.change.at,
                    what: due.to_json(),
                });
            }
        }
        Ok(())
    }

    /// Lets a tournament go on by one step, if there is anything to do.
    pub(super) async fn step_tournament(
        &mut self,
        id: TournamentId,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let found = self.tournaments.find(id).await?;
        let Some(mut tournament) = found.filter(|one| one.phase == Phase::Running) else {
            return Ok(());
        };
        self.note_endings(&mut tournament).await?;
        tournament.advance();
        if let Err(refusal) = self.begin_next_game(&mut tournament, draft) {
            error!(tournament = id.0, why = refusal.id(), "a game cannot begin");
            return Ok(());
        }
        if let Some(news) = news(&mut tournament) {
            draft.say(Say::Tournament(tournament.tell(news), None));
        }
        if !tournament.games_to_begin().is_empty() {
            draft.set_due(&due(&tournament), draft.at());
        }
        draft.set_tournament(&tournament);
        Ok(())
    }

    /// The refusal to call a game off, if it belongs to a tournament.
    pub(super) async fn refuse_to_call_off(
        &mut self,
        session: &Session,
    ) -> Result<Option<Refusal>, StoreError> {
        let tournament = self.tournaments.of_session(session.id).await?;
        let refusal = |one: &RoomTournament| {
            let fact = Fact::new("tournament-abort").with("session", session.id.0);
            fact.with("tournament", one.id.0).into()
        };
        Ok(tournament.map(refusal))
    }

    async fn note_endings(&mut self, tournament: &mut RoomTournament) -> Result<(), StoreError> {
        for id in tournament.sessions().collect::<Vec<_>>() {
            self.cache.allow_long_reads(true);
            let session = self.cache.session(id).await;
            self.cache.allow_long_reads(false);
            if let Some(ending) = session?.and_then(|session| session.ending) {
                tournament.note_ending(id, ending);
            }
        }
        Ok(())
    }

    /// Begins the next game, if one can begin.
    fn begin_next_game(
        &mut self,
        tournament: &mut RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Result<(), Refusal> {
        let next = tournament.games_to_begin().into_iter().next();
        let Some((number, [first, second])) = next else {
            return Ok(());
        };
        let id = self.next_ids.take_session();
        let session = open(Opening {
            id,
            room: tournament.room,
            game: tournament.game.clone(),
            seed: self.seeds.seed(id),
            challenger: tournament.entrants[first].player,
            friend: Some(tournament.entrants[second].player),
            at: draft.at(),
            seat: SeatChoice::First,
        })?;
        let Decided { entries, after } = begin(session);
        draft.open(after, entries.iter().map(Entry::to_string), Say::Opened);
        tournament.note_session(number, id);
        Ok(())
    }
}

/// What has to be due so that this tournament goes on.
pub(super) fn due(tournament: &RoomTournament) -> Due {
    Due::Tournament(tournament.id, tournament.room)
}

/// What is to be said once all games of a round have begun, or all are over.
fn news(tournament: &mut RoomTournament) -> Option<TournamentNews> {
    if tournament.phase == Phase::Over {
        return Some(TournamentNews::Over(tournament.table()));
    }
    if !tournament.games_to_begin().is_empty() {
        return None;
    }
    let begun = tournament.games.iter();
    let begun = begun.filter(|(_, game)| game.session.is_some());
    let last = begun.map(|(number, _)| *number).max()?;
    if last <= tournament.announced {
        return None;
    }
    tournament.announced = last;
    let round = tournament.round();
    let table = match round {
        1 => Vec::new(),
        _ => tournament.table(),
    };
    let pairings = tournament.pairings(round);
    Some(TournamentNews::Round {
        round,
        table,
        pairings,
    })
}
