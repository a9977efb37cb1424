//! Begins a game once more: `rematch` exchanges the sides, `again` keeps them. `new` without anything after it is a rematch of the game
//! that the person has finished last in this room.
//!
//! `repeat_rooms.rs` decides in which room the new game is played.

use super::change_draft::ChangeDraft;
use super::changed_offers::READING;
use super::find_session::ask_which;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use crate::command::command_id::REMATCH;
use crate::session::{
    AccountId, NewGame, Refusal, RefusalKind, SeatChoice, Session, SessionId, can_be_rated,
};
use crate::store::StoreError;
use lusoria_games::engine::Level;
use lusoria_games::rules::{Fact, Seat};
use std::sync::Arc;

/// A `rematch` without a number may be meant for the last game of a person, or for the game before that. The game before the last one is
/// not meant if it ended more than this many seconds ago.
const LONG_AGO: i64 = 3_600;

impl Service {
    /// Begins a game once more: the named one, the one whose board was replied to, or the last one that this person has finished here.
    pub(super) async fn repeat_game(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        swap: bool,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let last = match self.find_named_session(request, named).await? {
            Some(Ok(session)) => draft.current(&session),
            Some(Err(refusal)) => return Ok(refusal.into()),
            None => match self.find_last_ended(request, draft).await? {
                Some(session) => session,
                None => return Ok(Refusal::host("repeat-what").into()),
            },
        };
        if !request.names_game(named)
            && let Some(question) = self.ask_which_to_repeat(request, &last, draft).await?
        {
            return Ok(question.into());
        }
        match refuse_repeating(&last, request.account) {
            Some(refusal) => Ok(refusal.into()),
            None => self.begin_like(request, &last, swap, draft).await,
        }
    }

    /// Begins a rematch of the game that this person has finished last in this room, with the sides exchanged. If they have finished no
    /// game here, they are asked which game they mean.
    pub(super) async fn begin_again(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let Some(last) = self.find_last_ended(request, draft).await? else {
            return Ok(Refusal::host("new-which-game").into());
        };
        if let Some(question) = self.ask_which_to_repeat(request, &last, draft).await? {
            return Ok(LineResult::from(question).with_command(Some(REMATCH)));
        }
        self.begin_like(request, &last, true, draft).await
    }

    /// The question which of the two games that ended last is to be repeated. It is asked if the writer cannot have read yet that the
    /// last one is over. `None` if they may have read it, if there is no other game, if the other game ended long ago, or if both are the
    /// same game between the same players.
    async fn ask_which_to_repeat(
        &mut self,
        request: &Request,
        last: &Arc<Session>,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let (room, me, now) = (request.address.room, request.account, draft.at());
        let recent = &self.proposals.recent_changes;
        let mut unread = recent.games_before(me, now - READING);
        if !unread.any(|before| before.session.id == last.id && !before.is_own) {
            return Ok(None);
        }
        let ended = self.store.last_ended_sessions(room, me, 2).await?;
        let Some(other) = ended.into_iter().find(|id| *id != last.id) else {
            return Ok(None);
        };
        let other = self.cache.session(other).await?;
        let other = other.filter(|other| other.changed_at > now - LONG_AGO);
        let other = other.filter(|other| !is_like(last, other));
        Ok(other.map(|other| ask_which([last, &other].into_iter())))
    }

    /// Begins a game with the players and the options of another one.
    async fn begin_like(
        &mut self,
        request: &Request,
        last: &Session,
        swap: bool,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let seat = last.seat_of(request.account).unwrap_or(Seat::First);
        let friend = other_person(last, seat, request.account);
        let request = self.request_to_repeat(request, (last, friend), draft);
        let request = match request.await? {
            Ok(request) => request,
            Err(refusal) => return Ok(refusal.into()),
        };
        let friend = request.mentions.first();
        let string = last.line.game_string();
        let was_rated = self.was_rated(last.id).await?;
        let new = NewGame {
            game: String::new(),
            options: String::new(),
            opponent: friend.map(|identity| identity.id.to_string()),
            computers: computers_of(last, swap),
            both_sides: last.is_hot_seat(),
            seat: match if swap { seat.other() } else { seat } {
                Seat::First => SeatChoice::First,
                Seat::Second => SeatChoice::Second,
            },
            words: last.words.is_some(),
            rated: (was_rated && can_be_rated(&string)).then_some(true),
            time: last.clock.as_deref().map(|clock| clock.control).into(),
            takes_seat: false,
        };
        self.begin_game(&request, &new, last.line.game(), string, draft)
            .await
    }

    /// Whether this game was rated. Rated games that were open at any time since the service started are in memory. For any other game,
    /// the store is read.
    async fn was_rated(&self, session: SessionId) -> Result<bool, StoreError> {
        Ok(self.ratings.is_rated(session) || self.store.is_rated(session).await?)
    }

    /// The game that this person has finished last in this room. It is looked for in the changes of this message, then in memory, then in
    /// the store. `None` if there is none, or if that game has been resumed since.
    pub(super) async fn find_last_ended(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        if let Some(session) = draft.ended_session_of(request.account) {
            return Ok(Some(session));
        }
        let Some(id) = self.last_ended(request).await? else {
            return Ok(None);
        };
        let session = self.cache.session(id).await?;
        Ok(session.filter(|session| session.ending.is_some()))
    }

    /// The number of the game that this person has finished last in this room. It is looked for in memory, then in the store.
    pub(super) async fn last_ended(
        &mut self,
        request: &Request,
    ) -> Result<Option<SessionId>, StoreError> {
        let (room, person) = (request.address.room, request.account);
        if let Some(id) = self.last_games.get(&(room, person)) {
            return Ok(Some(*id));
        }
        let last = self.store.last_ended_sessions(room, person, 1).await?;
        Ok(last.first().copied())
    }

    /// Remembers this game as the last one that its players have finished in the rooms that show it. Its ending need not be stored yet.
    pub(super) fn note_ended(&mut self, session: &Session) {
        let others = self.shown.rooms_beside(session.id, session.room);
        for room in [session.room].into_iter().chain(others) {
            for account in session.people().iter().flatten() {
                self.last_games.put((room, *account), session.id);
            }
        }
    }
}

/// The person who holds the seat opposite `seat`. `None` if that is `person`, or if no person holds it.
fn other_person(game: &Session, seat: Seat, person: AccountId) -> Option<AccountId> {
    let other = game.people()[seat.other().index()];
    other.filter(|other| *other != person)
}

/// Whether both are the same game between the same players. The players may have changed sides.
fn is_like(one: &Session, other: &Session) -> bool {
    let [first, second] = one.seats;
    let has_same_players = [[first, second], [second, first]].contains(&other.seats);
    has_same_players && one.line.game_string() == other.line.game_string()
}

/// The computer players of a game, each with its level. If there are two, the one that will move first comes first.
fn computers_of(last: &Session, swap: bool) -> Vec<Option<Level>> {
    let mut computers: Vec<_> = Seat::ALL
        .into_iter()
        .filter_map(|seat| last.computer_at(seat))
        .map(|computer| Some(computer.level()))
        .collect();
    if swap {
        computers.reverse();
    }
    computers
}

/// Refuses to repeat a game that still goes on, or that this person has not played. Anybody may repeat a game between computer players.
pub(super) fn refuse_repeating(last: &Session, account: AccountId) -> Option<Refusal> {
    let refusal = |fact: Fact| Some(fact.with("session", last.id.0).into());
    if last.seat_of(account).is_none() && !last.is_between_computers() {
        return refusal(RefusalKind::NoSeat.fact());
    }
    if last.ending.is_none() {
        return refusal(Fact::new("repeat-goes-on"));
    }
    None
}
