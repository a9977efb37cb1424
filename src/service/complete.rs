//! Completions for somebody who is typing a command: their sessions in this room, and the moves that they can play. A request for
//! completions is not stored and does not count against the limits, because the platform sends one after nearly every key.

use super::completion::{Completion, CompletionKind, CompletionRequest};
use super::find_session::WhoseSessions;
use super::request::{Address, Request};
use super::service_task::Service;
use crate::command::{fold, typed_game_name};
use crate::locales::Lang;
use crate::session::{Session, SessionId};
use crate::store::StoreError;
use std::sync::Arc;

/// The most completions of one request.
const MOST: usize = 25;

impl Service {
    /// The completions; none if the store cannot be read.
    pub(super) async fn complete(&mut self, asked: &CompletionRequest) -> Vec<Completion> {
        let found = self.own_sessions(asked).await.unwrap_or_default();
        // A session that is too long to be read at once is left out: no other thread reads it for completions.
        self.cache.take_long_session();
        let all = match asked.kind {
            CompletionKind::Session => found
                .iter()
                .map(|(session, my_turn)| complete_session(session, *my_turn, asked.lang))
                .collect(),
            CompletionKind::Move(named) => complete_move(&found, named, asked.lang),
        };
        let typed = fold(&asked.typed);
        let fits = |one: &Completion| fold(&one.label).contains(&typed);
        all.into_iter().filter(fits).take(MOST).collect()
    }

    /// The person's live sessions in this room; first those in which it is their turn.
    async fn own_sessions(
        &mut self,
        asked: &CompletionRequest,
    ) -> Result<Vec<(Arc<Session>, bool)>, StoreError> {
        let room = self.cache.room(&asked.room).await?.id;
        let account = self.cache.account(&asked.person).await?;
        let address = Address {
            room,
            parent: None,
            key: asked.room.clone(),
        };
        let request = Request::new(address, account);
        let found = self
            .live_sessions(&request, WhoseSessions::Requester)
            .await?;
        let my_turn = |session: &Arc<Session>| {
            let seat = session.seat_of(account);
            seat.is_some() && session.decider() == seat
        };
        let mut found: Vec<_> = found
            .into_iter()
            .map(|session| (my_turn(&session), session))
            .map(|(mine, session)| (session, mine))
            .collect();
        found.sort_by_key(|(_, mine)| !mine);
        Ok(found)
    }
}

fn complete_session(session: &Session, my_turn: bool, lang: Lang) -> Completion {
    let game = typed_game_name(session.line.game(), lang);
    let mark = if my_turn { " *" } else { "" };
    Completion {
        label: format!("#{} {game}{mark}", session.id),
        value: session.id.to_string(),
    }
}

/// The moves of the sessions in which it is the person's turn. If there are several such sessions, each move begins with the number of
/// its session.
fn complete_move(
    found: &[(Arc<Session>, bool)],
    named: Option<SessionId>,
    lang: Lang,
) -> Vec<Completion> {
    let due = found.iter().filter(|(session, mine)| {
        *mine && session.missing_word().is_none() && named.is_none_or(|id| id == session.id)
    });
    let due: Vec<_> = due.map(|(session, _)| session).collect();
    let numbered = due.len() > 1;
    let moves = due.iter().flat_map(|session| {
        let game = session.line.game();
        let moves = session.line.legal_moves().into_iter();
        moves.map(move |notation| (session.id, game.written_move(&notation, lang.tag())))
    });
    moves
        .map(|(id, typed)| {
            let value = if numbered {
                format!("#{id} {typed}")
            } else {
                typed
            };
            Completion {
                label: value.clone(),
                value,
            }
        })
        .collect()
}
