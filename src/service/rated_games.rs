//! The service's memory of ratings: the rated games that were open when the service last read them or have begun since, and the newest
//! ratings. A game that is not in the map of rated games is unrated. Also writes a rating as people read it, with the mark `?` if it is
//! provisional.

use crate::session::{Rating, RatingKey, SessionId};
use lru::LruCache;
use std::collections::HashMap;
use std::num::NonZeroUsize;

/// How many ratings are kept. The round that is being written and the next one change fewer ratings than this. So no rating is dropped
/// before it is stored.
const MOST_KEPT: NonZeroUsize = NonZeroUsize::new(8_192).expect("not zero");

/// The rated games and the newest ratings.
#[derive(Debug)]
pub(super) struct RatedGames {
    /// The rated games that were open when the service last read them or have begun since, each with the name of its kind of time.
    games: HashMap<SessionId, String>,
    /// The newest ratings; some of them may not be stored yet.
    pub(super) known: LruCache<RatingKey, Rating>,
}

impl RatedGames {
    pub(super) fn new(open: Vec<(SessionId, String)>) -> Self {
        Self {
            games: open.into_iter().collect(),
            known: LruCache::new(MOST_KEPT),
        }
    }

    pub(super) fn begin(&mut self, session: SessionId, kind: &str) {
        self.games.insert(session, kind.to_owned());
    }

    /// The kind of time for which this game is rated, by its name. `None` if it is not rated.
    pub(super) fn kind(&self, session: SessionId) -> Option<&str> {
        self.games.get(&session).map(String::as_str)
    }

    pub(super) fn is_rated(&self, session: SessionId) -> bool {
        self.games.contains_key(&session)
    }

    /// Forgets all ratings, because a write has failed. They are read again.
    pub(super) fn forget_ratings(&mut self) {
        self.known.clear();
    }
}

/// Both players' ratings in the whole host, before a game and after it, as they are stored.
pub(crate) fn changes(before: [Rating; 2], after: [Rating; 2]) -> String {
    let pair = |n: usize| [before[n].value, after[n].value];
    serde_json::to_string(&[pair(0), pair(1)]).expect("numbers are JSON")
}

/// A rating as people read it, with a question mark while it is provisional.
pub(super) fn shown(rating: &Rating) -> String {
    let mark = if rating.is_provisional() { "?" } else { "" };
    format!("{}{mark}", rating.shown())
}
