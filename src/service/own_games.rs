//! The games of a person in all rooms: those that go on (`mine`, `next`) and those that are over (`history`).
//!
//! How many games a page of `history` has is in `ended_games.rs`.

use super::change_draft::ChangeDraft;
use super::ended_games::{EndedGames, EndedGamesQuestion};
use super::line_result::{Answered, LineResult, Need, inform};
use super::request::Request;
use super::service_task::Service;
use crate::session::{
    AccountId, EndedGame, GeneralAnswer, Proposal, Refusal, RefusalKind, Rest, Say, Session,
    ShownEntry, WaitingGame,
};
use crate::store::StoreError;
use lusoria_games::rules::Fact;
use std::sync::Arc;

/// How many games, and how many proposals, `mine` and the digest list at most.
const MOST_LISTED: usize = 30;

impl Service {
    /// Lists this person's games that are not over. Games in which it is their turn come first, and among these the game that has waited
    /// longest.
    pub(super) async fn mine(&mut self, request: &Request, draft: &mut ChangeDraft) -> Answered {
        let (games, more, proposals) = self.own_list(request.account, |_| true, draft).await?;
        Ok(inform(
            request,
            GeneralAnswer::Mine(games, more, proposals),
            draft,
        ))
    }

    /// The list of `mine` as data: the games, how many more there are, and what is proposed. Only games for which `is_listed` is true are
    /// listed and counted.
    pub(super) async fn own_list(
        &mut self,
        account: AccountId,
        is_listed: fn(&WaitingGame) -> bool,
        draft: &ChangeDraft,
    ) -> Result<(Vec<WaitingGame>, u32, Vec<Proposal>), StoreError> {
        let mut games: Vec<_> = self
            .open_games_of(account, draft)
            .await?
            .iter()
            .map(|session| waiting_game(session, account, draft))
            .filter(is_listed)
            .collect();
        games.sort_by_key(|game| (!game.is_mine, -game.waited, game.session));
        let more = games.len().saturating_sub(MOST_LISTED);
        games.truncate(MOST_LISTED);
        let more = u32::try_from(more).unwrap_or(u32::MAX);
        Ok((games, more, self.own_proposals(account, draft).await?))
    }

    /// The proposals in all rooms that wait for this person's answer, and those that this person has made. Proposals of people whom this
    /// person has blocked since are left out.
    async fn own_proposals(
        &mut self,
        account: AccountId,
        draft: &ChangeDraft,
    ) -> Result<Vec<Proposal>, StoreError> {
        let mut own = self.open_proposals(draft).await?;
        own.retain(|one| one.proposer == account || one.to == Some(account));
        own.sort_by_key(|one| one.proposer == account);
        let mut free = Vec::new();
        for one in own {
            if !self.blocks.has_blocked(account, one.proposer).await? {
                free.push(one);
            }
        }
        free.truncate(MOST_LISTED);
        Ok(free)
    }

    /// Helps a person who has no game here but has games in other rooms: returns a refusal that says how to find those. In all other
    /// cases returns the given refusal.
    pub(super) async fn naming_games_elsewhere(
        &mut self,
        refusal: Refusal,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Refusal, StoreError> {
        let is_none_here = refusal.kind() == Some(RefusalKind::NoSession);
        if !is_none_here || self.open_games_of(request.account, draft).await?.is_empty() {
            return Ok(refusal);
        }
        Ok(Refusal::host("no-session-but-elsewhere"))
    }

    /// Shows the board of the game that has waited longest for this person.
    pub(super) async fn next_game(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let games = self.open_games_of(request.account, draft).await?;
        let due = games
            .iter()
            .filter(|session| is_to_move(session, request.account));
        let Some(oldest) = due.min_by_key(|session| (session.waits_since(), session.id)) else {
            return Ok(Refusal::host("nothing-waits").into());
        };
        let key = &request.address.key;
        let form = self.cache.board_form(request.account, key).await?;
        draft.say(Say::Board {
            at: ShownEntry(oldest.id, oldest.entries),
            reader: request.account,
            form,
            time: draft.time_of_board(oldest),
        });
        Ok(LineResult::Done)
    }

    /// This person's games in all rooms that are not over.
    pub(super) async fn open_games_of(
        &mut self,
        account: AccountId,
        draft: &ChangeDraft,
    ) -> Result<Vec<Arc<Session>>, StoreError> {
        let mut games = Vec::new();
        let mut ids = self.store.open_games_of(account).await?;
        ids.extend(draft.opened_session().map(|session| session.id));
        for id in ids {
            let session = match draft.opened_session() {
                Some(opened) if opened.id == id => Some(opened.clone()),
                _ => self.cache.session(id).await?,
            };
            let session = session.map(|session| draft.current(&session));
            games.extend(session.filter(|session| session.ending.is_none()));
        }
        Ok(games)
    }

    /// Lists a page of this person's games that are over, the latest first. If `other` is given, lists only the games with that person.
    pub(super) async fn history(
        &mut self,
        request: &Request,
        other: Option<String>,
        page: u32,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let other = match other {
            None => None,
            Some(id) => match self.mentioned(&id, request).await? {
                Ok(account) => Some(account),
                Err(refusal) => return Ok(refusal.into()),
            },
        };
        let question = EndedGamesQuestion::Page(request.account, other, page);
        let Some(EndedGames::Page(games, pages)) = request.ended_games(question) else {
            return Ok(LineResult::Needs(Need::EndedGames(question)));
        };
        if games.is_empty() && page > 1 {
            let fact = Fact::new("no-such-page").with("pages", (*pages).max(1));
            return Ok(Refusal::from(fact).into());
        }
        let games = games.iter().map(|game| EndedGame {
            session: game.session,
            day: day(game.at),
            is_annulled: game.is_annulled,
        });
        let said = GeneralAnswer::History(games.collect(), page, *pages);
        Ok(inform(request, said, draft))
    }
}

fn is_to_move(session: &Session, account: AccountId) -> bool {
    let decider = session.decider();
    decider.is_some_and(|seat| session.people()[seat.index()] == Some(account))
}

/// Whether the other player of this session has offered something to this person. False if one person plays both seats.
fn is_asked(session: &Session, account: AccountId) -> bool {
    let seat = session.seat_of(account);
    !session.is_hot_seat() && seat.is_some_and(|seat| session.offer_of(seat.other()).is_some())
}

fn waiting_game(session: &Session, account: AccountId, draft: &ChangeDraft) -> WaitingGame {
    let at = draft.at();
    WaitingGame {
        session: session.id,
        to_move: session.decider(),
        is_mine: is_to_move(session, account),
        waited: at.saturating_sub(session.waits_since()).max(0),
        put_off: session.put_off_for(at),
        time_left: time_left(session, draft),
        rest: rest(session, draft),
        is_asked: is_asked(session, account),
    }
}

/// How many seconds the player on turn has left on the clock; `None` if no clock runs.
fn time_left(session: &Session, draft: &ChangeDraft) -> Option<i64> {
    let read_at = draft.time_of_board(session).read_at?;
    let clock = session.clock.as_deref()?;
    Some(clock.left_on_turn(session.decider()?, read_at).max(0))
}

/// Why the clock of the player on turn stands still. `None` if it runs, if there is no clock, if nobody is on turn, or if the game is put
/// off.
fn rest(session: &Session, draft: &ChangeDraft) -> Option<Rest> {
    let clock = session.clock.as_deref()?;
    if session.put_off_for(draft.at()) > 0 || session.decider().is_none() {
        return None;
    }
    if draft.rest_of_vacation(session) > 0 {
        return Some(Rest::Vacation);
    }
    clock.control.is_free(draft.at()).then_some(Rest::Weekend)
}

/// The day of this time, in universal time: `2026-11-23`.
fn day(at: i64) -> String {
    let time = jiff::Timestamp::from_second(at);
    time.map_or_else(
        |_| String::new(),
        |time| time.strftime("%Y-%m-%d").to_string(),
    )
}
