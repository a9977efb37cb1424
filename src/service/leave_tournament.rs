//! Leaving a tournament: by oneself, which asks first if games are lost by that, or because the organizer takes somebody out. The
//! games that the player has not finished are given up.

use super::change_draft::ChangeDraft;
use super::find_tournament::computer_named;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use super::tournament_rooms::keep;
use crate::session::{
    AccountId, Action, Actor, Decided, Entry, Player, Refusal, RefusalKind, Removed,
    RoomTournament, Session, SessionId, TournamentId, TournamentNews, decide,
};
use crate::store::{RatingRow, StoreError};
use lusoria_games::rules::{Fact, Seat};
use std::sync::Arc;

impl Service {
    /// Takes the writer out. If games would be lost by that, asks first.
    pub(super) async fn leave_tournament_or_ask(
        &mut self,
        request: &Request,
        tournament: RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let me = Player::Person(request.account);
        let mut without = tournament.clone();
        let sessions = match without.leave(me) {
            Ok(sessions) => sessions,
            Err(_) if tournament.is_live() => {
                let fact = Fact::new("tournament-you-are-not-in");
                return Ok(Refusal::from(fact.with("tournament", tournament.id.0)).into());
            }
            Err(refusal) => return Ok(refusal.into()),
        };
        let open = self.still_open(&sessions, draft).await?;
        match open.is_empty() {
            true => self.take_out(me, tournament, request, draft).await,
            false => Ok(ask_first(tournament.id, &open).into()),
        }
    }

    /// Takes the writer out, who was asked.
    pub(super) async fn leave_tournament_after_yes(
        &mut self,
        request: &Request,
        id: TournamentId,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let me = Player::Person(request.account);
        match self.tournaments.find(id).await? {
            Some(tournament) => self.take_out(me, tournament, request, draft).await,
            None => Ok(LineResult::Silence),
        }
    }

    /// Takes somebody out whom the organizer does not want in the tournament any more.
    pub(super) async fn remove_from_tournament(
        &mut self,
        whom: Removed,
        tournament: RoomTournament,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let player = match whom {
            Removed::Person(id) => match self.mentioned(&id, request).await? {
                Ok(account) => Player::Person(account),
                // Nobody can be mentioned who is not in this room.
                Err(refusal) => match self.entrant_named(&id, &tournament, request).await? {
                    Ok(player) => player,
                    Err(_) => return Ok(refusal.into()),
                },
            },
            Removed::Named(name) => match self.entrant_named(&name, &tournament, request).await? {
                Ok(player) => player,
                Err(refusal) => return Ok(refusal.into()),
            },
            Removed::Computer(level) => computer_named(level, &tournament),
        };
        self.take_out(player, tournament, request, draft).await
    }

    /// Takes a player out of a tournament: games that they are playing are given up.
    pub(super) async fn take_out(
        &mut self,
        player: Player,
        mut tournament: RoomTournament,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let withdrawn = self.withdraw(player, &mut tournament, request.account, draft);
        Ok(match withdrawn.await? {
            Ok(()) => keep(request, &tournament, TournamentNews::Left(player), draft),
            Err(refusal) => refusal.into(),
        })
    }

    /// Lets a player leave a tournament because this person wants it: games that they are playing are given up.
    pub(super) async fn withdraw(
        &mut self,
        player: Player,
        tournament: &mut RoomTournament,
        by: AccountId,
        draft: &mut ChangeDraft,
    ) -> Result<Result<(), Refusal>, StoreError> {
        let sessions = match tournament.leave(player) {
            Ok(sessions) => sessions,
            Err(refusal) => return Ok(Err(refusal)),
        };
        for (session, seat) in self.still_open(&sessions, draft).await? {
            let actor = match player {
                Player::Person(account) => Actor::Person(account),
                Player::Computer(_) => Actor::Computer(seat),
            };
            if let Ok(Decided { entries, after }) =
                decide(&session, actor, &Action::Resign, draft.at())
            {
                let entries = entries.iter().map(Entry::to_string);
                draft.append(&session, Arc::new(after), entries);
                // Otherwise whoever organizes a tournament could win the rated games of all who take part.
                let is_own = player == Player::Person(by);
                if !is_own && self.ratings.is_rated(session.id) {
                    draft.add_rating(RatingRow::Dropped(session.id));
                }
            }
        }
        Ok(Ok(()))
    }

    /// Those of these sessions that are not over.
    async fn still_open(
        &mut self,
        sessions: &[(SessionId, Seat)],
        draft: &ChangeDraft,
    ) -> Result<Vec<(Arc<Session>, Seat)>, StoreError> {
        let mut open = Vec::new();
        for (id, seat) in sessions {
            self.cache.allow_long_reads(true);
            let session = self.cache.session(*id).await;
            self.cache.allow_long_reads(false);
            let session = session?.map(|session| draft.current(&session));
            open.extend(
                session
                    .filter(|one| one.ending.is_none())
                    .map(|one| (one, *seat)),
            );
        }
        Ok(open)
    }
}

fn ask_first(id: TournamentId, open: &[(Arc<Session>, Seat)]) -> Refusal {
    let numbers: Vec<_> = open.iter().map(|(one, _)| format!("#{}", one.id)).collect();
    let count = i64::try_from(open.len()).unwrap_or(i64::MAX);
    let fact = RefusalKind::ConfirmLeave.fact();
    let fact = fact.with("tournament", id.0).with("count", count);
    fact.with("sessions", numbers.join(", ")).into()
}
