//! The command `why`: explains what a person was refused last, as long as that refusal still holds. A refusal no longer holds once one of
//! these has happened:
//!
//! - Its game has ended.
//! - It was about a certain moment of its game, and the game has gone on.
//! - Its open seat was taken or withdrawn.
//! - Its puzzle is no longer open.

use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use crate::session::{LastRefusal, Refusal, Say, SessionId, ShownEntry};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

/// Refusals that need no explanation. The first one says that the bot did not understand the line. The second one says that the bot has
/// asked nothing. The others refused an earlier `why`, because there was nothing to explain.
const EXPLAINS_NOTHING: [&str; 5] = [
    "not-understood",
    "nothing-asked",
    "nothing-refused",
    "nothing-refused-since",
    "nothing-refused-there",
];

/// Refusals about an open seat or a proposed game. The number in such a refusal is that of the seat or proposal. The game gets this
/// number, too, when it begins, but the refusal is not about the game.
const ABOUT_SEATS: [&str; 6] = [
    "join-own",
    "proposal-waits",
    "proposal-which",
    "seat-already",
    "seat-not-yours",
    "seat-which",
];

impl Service {
    /// Explains the last refusal that still holds. If a session is named, only a refusal about that session is explained.
    pub(super) async fn why(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let last = self
            .cache
            .last_refusal(request.address.room, request.account)
            .await?;
        let refusals = last.as_deref().map(LastRefusal::refusals_to_explain);
        let mut gone_on = None;
        for last in refusals.unwrap_or_default() {
            let id = session_of(last);
            let is_meant = named.is_none() || named == id;
            if !is_meant || EXPLAINS_NOTHING.contains(&last.refusal.id()) {
                continue;
            }
            if self.still_holds(request, last, draft).await? {
                let why = Say::Why(last.refusal.clone(), last.at, request.account);
                draft.say(why);
                return Ok(LineResult::Done);
            }
            if let Some(id) = id
                && self.cache.session(id).await?.is_some()
            {
                gone_on = Some(id);
            }
        }
        Ok(nothing_to_explain(gone_on, named).into())
    }

    /// Whether the reason of this refusal still holds.
    async fn still_holds(
        &mut self,
        request: &Request,
        last: &LastRefusal,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        if let Some(at) = last.at {
            return self.is_as_it_was(at, draft).await;
        }
        if last.refusal.is_of_puzzle() {
            let puzzles = self.puzzles_of(request, draft).await?;
            return Ok(puzzles
                .open
                .is_some_and(|open| open.was_refused(&last.refusal)));
        }
        let Some(id) = last.refusal.session() else {
            return Ok(true);
        };
        if ABOUT_SEATS.contains(&last.refusal.id()) {
            let seat = self.proposals.find(id).await?;
            return Ok(seat.is_some_and(|seat| seat.is_open()));
        }
        let session = self.cache.session(id).await?;
        let session = session.map(|session| draft.current(&session));
        let has_ended_since = session.is_some_and(|session| {
            session.ending.is_some() && Some(session.changed_at) > last.said_at
        });
        Ok(!has_ended_since)
    }

    /// Whether nothing has happened in this session since that entry.
    async fn is_as_it_was(
        &mut self,
        ShownEntry(id, entry): ShownEntry,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let session = self.cache.session(id).await?;
        Ok(session.is_some_and(|session| draft.current(&session).entries == entry))
    }
}

/// The session or open seat that a refusal is about.
fn session_of(last: &LastRefusal) -> Option<SessionId> {
    let at = last.at.map(|at| at.0);
    at.or_else(|| last.refusal.session())
}

/// The answer if there is nothing to explain. `gone_on` is the game of a refusal that no longer holds, because the game has gone on
/// since.
fn nothing_to_explain(gone_on: Option<SessionId>, named: Option<SessionId>) -> Refusal {
    match (gone_on, named) {
        (Some(id), _) => Fact::new("nothing-refused-since")
            .with("session", id.0)
            .into(),
        (None, Some(id)) => Fact::new("nothing-refused-there")
            .with("session", id.0)
            .into(),
        (None, None) => Refusal::host("nothing-refused"),
    }
}
