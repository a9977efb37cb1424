//! Computes all ratings again from the logs of the rated games.

use super::load_session::restore;
use super::rated_games::changes;
use crate::session::{AccountId, Rating, RatingKey, WHOLE_HOST, rate, rated_outcome};
use crate::store::{CountedGame, RatingRow, Store, StoreError};
use lusoria_games::rules::Outcome;
use std::collections::BTreeMap;

/// Ratings that were computed from the logs.
#[derive(Debug)]
pub struct ComputedRatings {
    /// How many games were counted.
    pub games: usize,
    /// What is to be stored.
    pub rows: Vec<RatingRow>,
    now: BTreeMap<RatingKey, Rating>,
}

impl ComputedRatings {
    /// How many ratings there are.
    #[must_use]
    pub fn ratings(&self) -> usize {
        self.now.len()
    }

    /// How many of the ratings that are kept differ from these, are missing or too many.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn differences(&self, store: &Store) -> Result<usize, StoreError> {
        let kept: BTreeMap<_, _> = store.all_ratings().await?.into_iter().collect();
        let wrong = self
            .now
            .iter()
            .filter(|(key, one)| kept.get(*key) != Some(*one));
        let too_many = kept.keys().filter(|key| !self.now.contains_key(*key));
        let uncounted = store.counted_games().await?.into_iter();
        let uncounted = uncounted.filter(|game| {
            let counts =
                |row: &RatingRow| matches!(row, RatingRow::Counted(id, _) if *id == game.session);
            game.counted.is_some() != self.rows.iter().any(counts)
        });
        Ok(wrong.count() + too_many.count() + uncounted.count())
    }
}

impl ComputedRatings {
    /// Counts one game.
    fn count(&mut self, game: &CountedGame, id: &str, people: [AccountId; 2], outcome: Outcome) {
        let mut told = None;
        for scope in [WHOLE_HOST, game.scope] {
            let keys = people.map(|account| RatingKey {
                scope,
                game: id.to_owned(),
                kind: game.kind.clone(),
                account,
            });
            let before = [0, 1].map(|n| self.now.get(&keys[n]).copied().unwrap_or_default());
            let after = rate(before, outcome);
            self.now.extend(keys.into_iter().zip(after));
            told.get_or_insert((before, after));
        }
        if let Some((before, after)) = told {
            self.games += 1;
            let changes = changes(before, after);
            self.rows.push(RatingRow::Counted(game.session, changes));
        }
    }
}

/// Replays the rated games that are over, in the order in which they were counted, and rates them.
///
/// # Errors
/// If the store cannot be read.
pub async fn recompute_ratings(store: &Store) -> Result<ComputedRatings, StoreError> {
    let mut computed = ComputedRatings {
        games: 0,
        rows: Vec::new(),
        now: BTreeMap::new(),
    };
    for game in store.counted_games().await? {
        let Some(stored) = store.session(game.session).await? else {
            continue;
        };
        let Ok(session) = restore(store, &stored).await? else {
            continue;
        };
        let outcome = session.ending.and_then(rated_outcome);
        let ([Some(first), Some(second)], Some(outcome)) = (session.people(), outcome) else {
            continue;
        };
        computed.count(&game, session.line.game().info.id, [first, second], outcome);
    }
    let now = computed.now.iter();
    let now: Vec<_> = now
        .map(|(key, one)| RatingRow::Now(key.clone(), *one))
        .collect();
    computed.rows.extend(now);
    Ok(computed)
}
