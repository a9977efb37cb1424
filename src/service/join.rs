//! The commands `join` and `leave`. `join` takes an open seat, enters a tournament or sits down at a standing table. `leave`
//! closes an open seat or leaves a tournament.
//!
//! `block_people.rs` checks whether somebody who takes an open seat and the person who opened it have blocked each other.

use super::ask_for_number::{Meant, ask_what_to_join, ask_which_of};
use super::begin_game::begin_on_terms;
use super::change_draft::ChangeDraft;
use super::find_session::WhoseSessions;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use crate::command::SeatOrTournament;
use crate::command::command_id::{ABORT, DECLINE, LEAVE};
use crate::session::{
    Action, Decided, Entry, Proposal, ProposalPhase, Refusal, RoomId, Say, SessionId, SessionStart,
    TournamentDeed, TournamentId, TournamentRequest,
};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

impl Service {
    /// Takes the open seat or enters the tournament with this number. Without a number, takes what is open here. If several are open,
    /// asks the person which one. If none is open, sits the person down at a standing table.
    pub(super) async fn join(
        &mut self,
        request: &Request,
        named: SeatOrTournament,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let mut seats = self.proposals_here(request, draft).await?;
        seats.retain(|seat| seat.to.is_none_or(|to| to == request.account));
        if let Some(number) = named.number {
            let id = TournamentId(number);
            if !named.has_sign && self.tournaments_to_enter(request).await?.contains(&id) {
                return self.enter(request, Some(id), draft).await;
            }
            return self
                .join_named(request, (number, named.has_sign), &seats, draft)
                .await;
        }
        let (own, others): (Vec<_>, Vec<_>) = seats
            .into_iter()
            .partition(|seat| seat.proposer == request.account);
        let acceptable = self.acceptable(request, others.clone(), draft).await?;
        let tournaments = self.tournaments_to_enter(request).await?;
        match (&acceptable[..], &tournaments[..]) {
            ([only], []) => self.join_only_seat(request, only, draft).await,
            ([], []) if !self.is_tournament_open_here(request).await? => {
                self.join_table(request, (own.first(), &others), draft)
                    .await
            }
            ([], [only]) if self.may_join_lost_seat(request, draft) => {
                let fact = Fact::new("join-tournament-changed");
                Ok(Refusal::from(fact.with("tournament", only.0)).into())
            }
            ([], _) => self.enter(request, None, draft).await,
            (seats, tournaments) => Ok(ask_what_to_join(seats, tournaments).into()),
        }
    }

    /// Takes this seat, the only one that is open here. If the person may mean something else, or has sent the command twice, refuses.
    async fn join_only_seat(
        &mut self,
        request: &Request,
        seat: &Proposal,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if let Some(refusal) = self.refuse_changed_seat(request, seat, draft).await? {
            return Ok(refusal.into());
        }
        match self.refuse_taking_twice(request, None, draft).await? {
            Some(refusal) => Ok(refusal.into()),
            None => self.take_seat(request, seat, draft).await,
        }
    }

    /// Refuses to take this seat for a command that does not name it, if the person may mean something else. A person who had time to
    /// read that refusal is not refused again.
    async fn refuse_changed_seat(
        &mut self,
        request: &Request,
        seat: &Proposal,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        if seat.proposer == request.account || !self.may_join_something_else(request, seat, draft) {
            return Ok(None);
        }
        let refusal = about(Fact::new("join-changed"), seat.id);
        let read = self.told_and_read(request, &refusal, draft.at()).await?;
        Ok(read.is_none().then_some(refusal))
    }

    /// Sits the person down at a standing table, because no seat of another person and no tournament is open here. If there is no table,
    /// says why nothing can be joined. Somebody with an open seat here is told of it instead, unless a tournament goes on.
    async fn join_table(
        &mut self,
        request: &Request,
        (own, others): (Option<&Proposal>, &[Proposal]),
        draft: &mut ChangeDraft,
    ) -> Answered {
        let goes_on = !self.tournaments_here(request).await?.is_empty();
        // Somebody who has an open seat of their own here is told so; no second seat is opened for them.
        if let Some(own) = own.filter(|_| !goes_on) {
            return Ok(nothing_to_join(Some(own)).into());
        }
        if let Some(sat_down) = self.sit_down(request, draft).await? {
            return Ok(sat_down);
        }
        if goes_on {
            return self.enter(request, None, draft).await;
        }
        let refusal = self.refuse_to_take(request, others, draft).await?;
        Ok(refusal.unwrap_or_else(|| nothing_to_join(None)).into())
    }

    /// Takes the seat with this number. A number without the sign `#` may also be that of a tournament.
    async fn join_named(
        &mut self,
        request: &Request,
        (number, has_sign): (i64, bool),
        seats: &[Proposal],
        draft: &mut ChangeDraft,
    ) -> Answered {
        if let Some(seat) = seats.iter().find(|seat| seat.id.0 == number) {
            return self.take_seat(request, seat, draft).await;
        }
        let here = self.tournaments_here(request).await?;
        let is_here = here.contains(&TournamentId(number));
        let seat = self.proposals.find(SessionId(number)).await?;
        if let Some(seat) = seat.filter(|seat| !is_here && seat.room == request.address.room) {
            let is_for_another = seat.to.is_some_and(|to| to != request.account);
            let gone = match is_for_another {
                true => Fact::new("seat-of-another"),
                false => Fact::new("seat-gone"),
            };
            return Ok(Refusal::from(gone.with("session", number)).into());
        }
        let id = TournamentId(number);
        if has_sign || self.tournaments.find(id).await?.is_none() {
            let fact = Fact::new("join-no-such").with("number", number);
            return Ok(Refusal::from(fact).into());
        }
        self.enter(request, Some(id), draft).await
    }

    async fn enter(
        &mut self,
        request: &Request,
        named: Option<TournamentId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let order = TournamentRequest::Do(named, TournamentDeed::Join);
        self.tournament(request, order, draft).await
    }

    /// Takes this seat and begins the game, if nothing prevents it.
    pub(super) async fn take_seat(
        &mut self,
        request: &Request,
        seat: &Proposal,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if seat.proposer == request.account {
            return Ok(own_proposal(seat).into());
        }
        if let Some(refusal) = self.refuse_changed_proposal(request, seat, draft).await? {
            return Ok(refusal.into());
        }
        if let Some(refusal) = self.refuse_seat_of(request, seat, draft).await? {
            return Ok(refusal.into());
        }
        if draft.begins_something() {
            return Ok(Refusal::host("one-new-game").into());
        }
        if let Some(refusal) = self.refuse_too_many_by_seat(request, seat, draft).await? {
            return Ok(refusal.into());
        }
        self.begin_game_of_seat(request, seat, draft).await
    }

    /// Begins the game for which this seat is open; the caller has made all checks.
    async fn begin_game_of_seat(
        &mut self,
        request: &Request,
        seat: &Proposal,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let [challenger, friend] = seat.players(request.account);
        let opening = SessionStart {
            id: seat.id,
            room: seat.room,
            game: seat.terms.game.clone(),
            seed: self.seeds.seed(seat.id),
            challenger,
            friend: Some(friend),
            at: draft.at(),
            seat: seat.terms.seat,
        };
        let Decided { entries, after } = match begin_on_terms(opening, &seat.terms) {
            Ok(decided) => decided,
            Err(refusal) => return Ok(refusal.into()),
        };
        let shown_in = rooms_beside(request, seat);
        let say = match shown_in.is_empty() {
            true => self.opening_in(&request.address.key, draft).await?,
            // If the game is announced in several rooms, it gets no thread.
            false => Say::Opened,
        };
        draft.open(after, entries.iter().map(Entry::to_string), say);
        draft.show_opened_in(&shown_in);
        self.note_rated(seat.terms.rated, draft);
        draft.end_proposal(seat, ProposalPhase::Accepted);
        Ok(LineResult::Done)
    }

    /// Closes an open seat of this person, or leaves a tournament. A game cannot be left in this way.
    pub(super) async fn leave(
        &mut self,
        request: &Request,
        SeatOrTournament {
            number: named,
            has_sign,
        }: SeatOrTournament,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let seats = self
            .seats_meant(request, named.map(SessionId), draft)
            .await?;
        let id = named.map(TournamentId).filter(|_| !has_sign);
        let is_tournament = match id {
            Some(id) => self.takes_part_in(id, request).await?,
            None => false,
        };
        if let ([seat, ..], None) = (&seats[..], named)
            && let Some(own) = self.own_tournament_here(request).await?
        {
            let which = about(Fact::new("leave-which").with("tournament", own.0), seat.id);
            return Ok(which.into());
        }
        if !seats.is_empty() && !is_tournament {
            return Ok(close_only(request, &[], &seats, LEAVE, draft));
        }
        if self.may_be_for_ended_proposal(request, named.map(SessionId), draft)
            && let Some(own) = self.own_tournament_here(request).await?
        {
            let changed = Fact::new("leave-changed").with("tournament", own.0);
            return Ok(Refusal::from(changed).into());
        }
        let order = TournamentRequest::Do(named.map(TournamentId), TournamentDeed::Leave);
        self.tournament(request, order, draft).await
    }

    /// Closes the open seat with this number. Without a number, closes the only seat that this person has opened here. If the person has
    /// opened several, or also plays a game here, asks which seat or game is meant. `None` if no seat is meant.
    pub(super) async fn close_seat(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        if named.is_none() && request.reply_to.is_some() {
            return Ok(None);
        }
        let seats = self.seats_meant(request, named, draft).await?;
        if seats.is_empty() {
            return Ok(None);
        }
        let mut games = Vec::new();
        if named.is_none() {
            if draft.opened_session().is_some() {
                return Ok(None);
            }
            let mine = self
                .live_sessions(request, WhoseSessions::Requester)
                .await?;
            let open = mine.iter().map(|session| draft.current(session));
            let open = open.filter(|session| session.ending.is_none());
            games = open.map(|session| Meant::from(&*session)).collect();
        }
        Ok(Some(close_only(request, &games, &seats, ABORT, draft)))
    }

    /// The open seat here that has this number. Without a number, all seats that this person has opened here.
    pub(super) async fn seats_meant(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<Vec<Proposal>, StoreError> {
        let mut seats = self.proposals_here(request, draft).await?;
        seats.retain(|seat| match named {
            Some(id) => seat.id == id,
            None => seat.proposer == request.account,
        });
        Ok(seats)
    }
}

/// The rooms in which the game of this seat is shown besides its own room: rooms where it was proposed, and rooms where it is accepted.
fn rooms_beside(request: &Request, seat: &Proposal) -> Vec<RoomId> {
    let mut rooms = seat.shown_in.clone();
    for room in [request.address.room].iter().chain(&request.shown_in) {
        if *room != seat.room && !rooms.contains(room) {
            rooms.push(*room);
        }
    }
    rooms
}

/// Answers somebody who types `accept` or `decline` although nothing is offered to them. `seats` are the seats that they have opened
/// here. `games` are the games that `decline` could call off.
///
/// - `accept` is refused, because nobody can take their own seat.
/// - `decline` closes the seat if there is only one and `games` is empty. Otherwise the person is asked which seat or game is meant.
pub(super) fn answer_at_own_seat(
    request: &Request,
    games: &[Meant],
    seats: &[Proposal],
    action: &Action,
    draft: &mut ChangeDraft,
) -> LineResult {
    match action {
        Action::Accept => nothing_to_join(seats.first()).into(),
        _ => close_only(request, games, seats, DECLINE, draft),
    }
}

/// Closes the seat if it is the only one in `seats`, and `games` is empty. Otherwise asks which game or seat is meant.
fn close_only(
    request: &Request,
    games: &[Meant],
    seats: &[Proposal],
    command: &str,
    draft: &mut ChangeDraft,
) -> LineResult {
    if let ([], [only]) = (games, seats) {
        return close(request, only, draft);
    }
    ask_which_of(Fact::new("seat-which"), games, seats, command).into()
}

fn close(request: &Request, seat: &Proposal, draft: &mut ChangeDraft) -> LineResult {
    let is_mine = [Some(seat.proposer), seat.to].contains(&Some(request.account));
    if !is_mine && !request.may_configure {
        return about(Fact::new("seat-not-yours"), seat.id).into();
    }
    let is_asked = seat.to == Some(request.account);
    let phase = match is_asked {
        true => ProposalPhase::Declined,
        false => ProposalPhase::Withdrawn,
    };
    draft.tell_end(seat, phase, request.account)
}

fn about(fact: Fact, seat: SessionId) -> Refusal {
    fact.with("session", seat.0).into()
}

/// The answer to `join` if nothing here can be joined. If the writer has opened a seat here, the answer mentions it.
fn nothing_to_join(own: Option<&Proposal>) -> Refusal {
    match own {
        Some(own) => own_proposal(own),
        None => Refusal::host("join-nothing"),
    }
}

/// The answer to people who want to take their own open seat or accept their own proposal.
fn own_proposal(own: &Proposal) -> Refusal {
    match own.to {
        Some(_) => about(Fact::new("proposal-waits"), own.id),
        None => about(Fact::new("join-own"), own.id),
    }
}
