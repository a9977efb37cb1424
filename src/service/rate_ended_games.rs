//! Rates games when they end: the new ratings become part of the change that ends the game. `src/session/rating.rs` computes them.

use super::change_draft::ChangeDraft;
use super::rated_games::{changes, shown};
use super::service_task::Service;
use crate::session::{
    AccountId, Ending, LEAST_MOVES, Rating, RatingKey, RoomId, Session, WHOLE_HOST, news_fact,
    outcome_for_ratings, rate,
};
use crate::store::{RatingRow, StoreError};
use std::sync::Arc;

impl Service {
    /// If this change ends rated games, adds the new ratings to its draft.
    pub(super) async fn rate_ended_games(
        &mut self,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let kind_of = |session: &Arc<Session>| {
            let kind = self.ratings.kind(session.id)?.to_owned();
            Some((session.clone(), kind))
        };
        let ended: Vec<_> = draft.sessions_ended_now().filter_map(kind_of).collect();
        for (session, kind) in ended {
            if draft
                .change
                .ratings
                .contains(&RatingRow::Dropped(session.id))
            {
                draft.tell_at_last(&session, news_fact("rating-removed"));
                continue;
            }
            Box::pin(self.rate_game(&session, &kind, draft)).await?;
        }
        Ok(())
    }

    async fn rate_game(
        &mut self,
        session: &Session,
        kind: &str,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let Some(outcome) = outcome_for_ratings(session) else {
            tell_uncounted(session, draft);
            return Ok(());
        };
        let [Some(first), Some(second)] = session.people() else {
            return Ok(());
        };
        let community = self.community(session.room).await?;
        let mut told = None;
        for scope in [WHOLE_HOST, community] {
            let key = |account| rating_key(session, kind, (scope, account));
            let before = [
                self.rating(&key(first)).await?,
                self.rating(&key(second)).await?,
            ];
            let after = rate(before, outcome);
            for (account, rating) in [first, second].into_iter().zip(after) {
                self.ratings.known.put(key(account), rating);
                draft.add_rating(RatingRow::Now(key(account), rating));
            }
            told.get_or_insert((before, after));
        }
        if let Some((before, after)) = told {
            tell(session, kind, (before, after), draft);
        }
        Ok(())
    }

    async fn rating(&mut self, key: &RatingKey) -> Result<Rating, StoreError> {
        match self.ratings.known.get(key) {
            Some(rating) => Ok(*rating),
            None => Ok(self.store.rating(key).await?.unwrap_or_default()),
        }
    }

    /// The community in whose ratings a game in this room counts: the number of this room or, if it is a thread, of the room to which the
    /// thread belongs.
    pub(super) async fn community(&mut self, room: RoomId) -> Result<i64, StoreError> {
        let parent = self.room_key(room).await.and_then(|key| key.parent_room());
        Ok(match parent {
            Some(parent) => self.cache.room(&parent).await?.id.0,
            None => room.0,
        })
    }
}

/// Tells the room that a game does not count for the ratings because it was too short.
fn tell_uncounted(session: &Session, draft: &mut ChangeDraft) {
    if session.ending.and_then(Ending::outcome).is_some() {
        let fact = news_fact("rating-none").with("moves", i64::from(LEAST_MOVES));
        draft.tell_at_last(session, fact);
    }
}

/// Notes and tells how the ratings over the whole host have changed.
fn tell(
    session: &Session,
    kind: &str,
    (before, after): ([Rating; 2], [Rating; 2]),
    draft: &mut ChangeDraft,
) {
    draft.add_rating(RatingRow::Counted(session.id, changes(before, after)));
    let arrow = |n: usize| format!("{} → {}", shown(&before[n]), shown(&after[n]));
    let fact = news_fact("rating-change")
        .with("first", arrow(0))
        .with("second", arrow(1))
        .with("kind", kind.to_owned());
    draft.tell_at_last(session, fact);
}

fn rating_key(session: &Session, kind: &str, (scope, account): (i64, AccountId)) -> RatingKey {
    RatingKey {
        scope,
        game: session.line.game().info.id.to_owned(),
        kind: kind.to_owned(),
        account,
    }
}
