//! Takes a tournament one step further after a game ends: notes results, pairs the round, opens at most one session (a change can
//! open only one).

use super::change_draft::ChangeDraft;
use super::decided_change::DecidedChange;
use super::service_task::Service;
use crate::session::{
    Action, ChallengeEnd, Decided, Due, Entry, LadderNews, Opening, Phase, Player, Refusal,
    RoomTournament, Say, SeatChoice, Session, SessionId, TournamentId, TournamentNews, deal_first,
    open, with_time,
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
        let ended = self.note_endings(&mut tournament).await?;
        tournament.advance(draft.at());
        if let Err(refusal) = self.begin_next_game(&mut tournament, draft) {
            error!(tournament = id.0, why = refusal.id(), "a game cannot begin");
            return Ok(());
        }
        let ended = ended.into_iter().map(LadderNews::Over);
        let ended = ended.map(TournamentNews::Ladder);
        let news = ended.chain(news(&mut tournament, draft.at()));
        for news in news.collect::<Vec<_>>() {
            draft.say(Say::Tournament(tournament.tell(news), None));
        }
        if let Some(next) = next_step(&tournament, draft.at()) {
            draft.set_due(&due(&tournament), next);
        }
        draft.set_tournament(&tournament);
        Ok(())
    }

    /// The refusal to do this in a game, if the game belongs to a tournament: it cannot be called off, nobody gets hints or takes moves
    /// back, and the level of a computer player stays.
    pub(super) async fn refuse_in_tournament(
        &mut self,
        session: &Session,
        action: &Action,
    ) -> Result<Option<Refusal>, StoreError> {
        let id = match action {
            Action::Abort => "tournament-abort",
            Action::Level(_) | Action::Hint | Action::TakeBack(_) => "tournament-no-help",
            Action::Accept if session.asks_for_takeback() => "tournament-no-help",
            _ => return Ok(None),
        };
        let tournament = self.tournaments.of_session(session.id).await?;
        let refusal = |one: &RoomTournament| {
            let fact = Fact::new(id).with("session", session.id.0);
            fact.with("tournament", one.id.0).into()
        };
        Ok(tournament.map(refusal))
    }

    /// Notes the endings of games. Returns how challenges on a ladder ended.
    async fn note_endings(
        &mut self,
        tournament: &mut RoomTournament,
    ) -> Result<Vec<ChallengeEnd>, StoreError> {
        let mut ended = Vec::new();
        for id in tournament.sessions().collect::<Vec<_>>() {
            self.cache.allow_long_reads(true);
            let session = self.cache.session(id).await;
            self.cache.allow_long_reads(false);
            if let Some(ending) = session?.and_then(|session| session.ending) {
                tournament.note_ending(id, ending);
                ended.extend(tournament.end_challenge(id, ending));
            }
        }
        Ok(ended)
    }

    /// Begins the next game, if one can begin.
    fn begin_next_game(
        &mut self,
        tournament: &mut RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Result<(), Refusal> {
        if let Some([challenger, defender]) = tournament.challenge_to_begin() {
            let id = self.open_game(tournament, [challenger, defender], draft)?;
            tournament.note_challenge_session(id);
            return Ok(());
        }
        let next = tournament.games_to_begin().into_iter().next();
        if let Some((number, pair)) = next {
            let players = pair.map(|one| tournament.entrants[one].player);
            let id = self.open_game(tournament, players, draft)?;
            tournament.note_session(number, id);
        }
        Ok(())
    }

    fn open_game(
        &mut self,
        tournament: &RoomTournament,
        [first, second]: [Player; 2],
        draft: &mut ChangeDraft,
    ) -> Result<SessionId, Refusal> {
        let id = self.next_ids.take_session();
        let session = open(Opening {
            id,
            room: tournament.room,
            game: tournament.game.clone(),
            seed: self.seeds.seed(id),
            challenger: first,
            friend: Some(second),
            at: draft.at(),
            seat: SeatChoice::First,
        })?;
        // Computer players have all the time in the world.
        let time = tournament.time.filter(|_| !session.is_between_computers());
        let Decided { entries, after } = deal_first(with_time(Decided::nothing(session), time)?);
        let between_people = after.people().iter().all(Option::is_some);
        draft.open(after, entries.iter().map(Entry::to_string), Say::Opened);
        self.note_rated(tournament.rated && between_people, draft);
        Ok(id)
    }
}

/// When a tournament has something to do again without anybody doing anything: now, if games are to begin, or when the next season of
/// a league begins.
fn next_step(tournament: &RoomTournament, now: i64) -> Option<i64> {
    if tournament.phase != Phase::Running {
        return None;
    }
    let begins = !tournament.games_to_begin().is_empty();
    match begins || tournament.challenge_to_begin().is_some() {
        true => Some(now),
        false => tournament.season.next,
    }
}

/// What has to be due so that this tournament goes on.
pub(super) fn due(tournament: &RoomTournament) -> Due {
    Due::Tournament(tournament.id, tournament.room)
}

/// What is to be said once all games of a round have begun, or all are over.
fn news(tournament: &mut RoomTournament, now: i64) -> Option<TournamentNews> {
    if tournament.phase == Phase::Over {
        return Some(TournamentNews::Over(tournament.table()));
    }
    if let Some(next) = tournament.season.next {
        let is_new = !std::mem::replace(&mut tournament.season.end_told, true);
        let table = tournament.table();
        let next = next - now;
        return is_new.then_some(TournamentNews::SeasonOver { table, next });
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
