//! Opens a seat: somebody proposes a game to anybody who wants to play. `new` opens a seat if it names a game for two but no partner.
//! `play` opens a seat only if there is none to take. For how long a seat stays open is in `limits/table.rs`. Who sits where in the new
//! game is decided in `src/session/session_start.rs`.

use super::begin_game::begin_on_terms;
use super::change_draft::ChangeDraft;
use super::line_result::Answered;
use super::request::Request;
use super::service_task::Service;
use crate::command::room_settings::RATED;
use crate::command::shortest_game_name;
use crate::session::{
    AccountId, NewGame, Player, Proposal, ProposalPhase, Refusal, RoomId, SessionId, SessionStart,
    Terms, can_be_rated,
};
use crate::store::StoreError;
use lusoria_games::catalog::Game;
use lusoria_games::rules::Fact;

/// A day in seconds.
const DAY: i64 = 86_400;

impl Service {
    /// Opens a seat for this game. After `play`, an open seat is taken instead if one fits.
    pub(super) async fn open_seat(
        &mut self,
        request: &Request,
        new: &NewGame,
        (_, string): (&'static Game, String),
        draft: &mut ChangeDraft,
    ) -> Answered {
        let terms = self.terms(request, new, string, draft).await?;
        let taken = self.refuse_taking_twice(request, Some(&terms.game), draft);
        if let Some(refusal) = taken.await?.filter(|_| new.takes_seat) {
            return Ok(refusal.into());
        }
        if let Err(refusal) = begin_on_terms(trial_start(request.account, &terms), &terms) {
            return Ok(refusal.into());
        }
        let seats = self.open_seats(request, draft).await?;
        let (own, others): (Vec<_>, Vec<_>) = seats
            .into_iter()
            .partition(|seat| seat.proposer == request.account);
        let others = self.acceptable(request, others, draft).await?;
        if new.takes_seat
            && let Some(seat) = others.iter().find_map(|seat| seat.fitting(&terms))
        {
            return self.take_seat(request, &seat, draft).await;
        }
        if let Some(same) = own.iter().find(|seat| seat.terms.game == terms.game) {
            let fact = Fact::new("seat-already").with("session", same.id.0);
            return Ok(Refusal::from(fact.with("game", shortest_game_name(&terms.game))).into());
        }
        if let Some(refusal) = self.refuse_to_open(request, &terms.game, draft).await? {
            return Ok(refusal.into());
        }
        if let Some(refusal) = self.refuse_new_game(request, None, draft).await? {
            return Ok(refusal.into());
        }
        let beside = others.iter().find(|seat| seat.terms.game == terms.game);
        let beside = beside.map(|seat| seat.id);
        let proposal = self.propose(request, terms, draft.at());
        Ok(draft.keep_open(proposal, beside, request.account))
    }

    /// Handles `play` and `new` without the name of a game.
    ///
    /// - `play` takes the seat here that has been open longest. If there is none, it takes a place at a standing table. So `play` never
    ///   begins a game with somebody who has not asked for one.
    /// - `new` begins a rematch of the game that the writer has finished last here. A writer who may have meant to begin their own
    ///   tournament is asked first.
    pub(super) async fn begin_anything(
        &mut self,
        request: &Request,
        new: &NewGame,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if new.takes_seat {
            let seats = self.open_seats(request, draft).await?;
            let (own, others): (Vec<_>, Vec<_>) = seats
                .into_iter()
                .partition(|seat| seat.proposer == request.account);
            let acceptable = self.acceptable(request, others.clone(), draft).await?;
            // If no seat of somebody else can be taken, a writer who has an open seat is told so.
            if let Some(seat) = acceptable.first().or(own.first()) {
                return match self.refuse_taking_twice(request, None, draft).await? {
                    Some(refusal) => Ok(refusal.into()),
                    None => self.take_seat(request, seat, draft).await,
                };
            }
            if let Some(answer) = self.sit_down(request, draft).await? {
                return Ok(answer);
            }
            if let Some(refusal) = self.refuse_to_take(request, &others, draft).await? {
                return Ok(refusal.into());
            }
            let nobody_waits = self.say_nobody_waits(request, draft).await?;
            return Ok(nobody_waits.into());
        }
        if let Some(waiting) = self.own_tournament_to_start(request).await? {
            let fact = Fact::new("new-or-start").with("tournament", waiting.0);
            return Ok(Refusal::from(fact).into());
        }
        self.begin_again(request, draft).await
    }

    /// A new proposal on these terms. It takes the next session number, which the game will have.
    pub(super) fn propose(&mut self, request: &Request, terms: Terms, at: i64) -> Proposal {
        let days = i64::from(self.limits.limits.seat_days);
        Proposal {
            id: self.next_ids.take_session(),
            room: request.address.room,
            shown_in: request.shown_in.clone(),
            proposer: request.account,
            to: None,
            terms,
            at,
            until: (days > 0).then_some(at + days * DAY),
            phase: ProposalPhase::Open,
        }
    }

    /// The terms of the typed game. What the writer has left out (the time, or whether the game is rated) is decided by the settings of
    /// the room.
    pub(super) async fn terms(
        &mut self,
        request: &Request,
        new: &NewGame,
        game: String,
        draft: &ChangeDraft,
    ) -> Result<Terms, StoreError> {
        let rated = match new.rated {
            Some(rated) => rated,
            None => self.settings_here(request, draft).await?.is_on(&RATED) && can_be_rated(&game),
        };
        let time = new.time.or(self.usual_time(request, draft).await?);
        Ok(Terms {
            game,
            seat: new.seat,
            words: new.words,
            rated,
            time,
        })
    }

    /// The seats that are open in this room, the oldest first. Seats that earlier lines of the same message have changed come last, in
    /// their new state.
    pub(super) async fn open_seats(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Vec<Proposal>, StoreError> {
        let mut here = self.proposals_here(request, draft).await?;
        here.retain(|one| one.to.is_none());
        Ok(here)
    }

    /// The proposals in this room that can be accepted, the oldest first. Proposals that earlier lines of the same message have changed
    /// come last, in their new state.
    pub(super) async fn proposals_here(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Vec<Proposal>, StoreError> {
        let mut here = self.open_proposals(draft).await?;
        here.retain(|one| one.rooms().any(|room| room == request.address.room));
        Ok(here)
    }

    /// The proposals in all rooms that can be accepted, the oldest first. Proposals that earlier lines of the same message have changed
    /// come last, in their new state.
    pub(super) async fn open_proposals(
        &mut self,
        draft: &ChangeDraft,
    ) -> Result<Vec<Proposal>, StoreError> {
        let changed = draft.proposals();
        let live = self.proposals.live().await?.values();
        let same = live.filter(|one| changed.iter().all(|other| other.id != one.id));
        let all = same.chain(changed).filter(|one| one.is_open());
        Ok(all.cloned().collect())
    }
}

/// A made-up start of a game on these terms. It serves only to test whether such a game can begin.
pub(super) fn trial_start(proposer: AccountId, terms: &Terms) -> SessionStart {
    SessionStart {
        id: SessionId(0),
        room: RoomId(0),
        game: terms.game.clone(),
        seed: [0; 32],
        challenger: Player::Person(proposer),
        friend: Some(Player::Person(AccountId(0))),
        at: 0,
        seat: terms.seat,
    }
}
