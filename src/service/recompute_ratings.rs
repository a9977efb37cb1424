//! Computes all ratings again from the logs of the rated games, to check or replace the stored ratings. The games are counted in the
//! order in which `counted_games` in `src/store/sqlite/ratings.rs` lists them.

use super::load_session::restore;
use super::rated_games::changes;
use crate::session::{
    AccountId, Rating, RatingKey, WHOLE_HOST, join_ratings, outcome_for_ratings, rate,
};
use crate::store::{AccountLink, CountedGame, EarlierSeat, RatingRow, Store, StoreError};
use lusoria_games::rules::Outcome;
use std::collections::BTreeMap;
use std::slice::Iter;

/// Ratings that were computed from the logs.
#[derive(Debug)]
pub struct ComputedRatings {
    /// How many games count for the ratings.
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

    /// How many differences there are between these ratings and the store. A rating differs if its stored value is wrong or missing, or
    /// if it is stored but should not exist. A game differs if the store is wrong about whether it counts for the ratings.
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
    /// Joins the ratings of accounts that were linked before a certain game changed the ratings. `counted` is the number of that game.
    /// Games are numbered in the order in which they changed the ratings. Without a number, joins the ratings of all linked accounts that
    /// are left.
    fn join_before(&mut self, links: &mut Iter<'_, AccountLink>, counted: Option<i64>) {
        let is_before = |link: &AccountLink| {
            let after = link.after_result;
            after.is_some_and(|after| counted.is_none_or(|counted| after < counted))
        };
        while let Some(link) = links.as_slice().first().filter(|link| is_before(link)) {
            links.next();
            let keys = self.now.keys().filter(|key| key.account == link.joined);
            for key in keys.cloned().collect::<Vec<_>>() {
                let rating = self.now.remove(&key).unwrap_or_default();
                let account = link.account;
                let key = RatingKey { account, ..key };
                let joined = self.now.get(&key).map(|first| join_ratings(*first, rating));
                self.now.insert(key, joined.unwrap_or(rating));
            }
        }
    }

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

/// The accounts that played this game, as they were when it changed the ratings. Some of them may have been joined to others since.
fn people_then(
    game: &CountedGame,
    now: [Option<AccountId>; 2],
    links: &[AccountLink],
    seats: &[EarlierSeat],
) -> [Option<AccountId>; 2] {
    let is_later = |seat: &&EarlierSeat| {
        let link = links.iter().find(|link| link.n == seat.link);
        let after = link.and_then(|link| link.after_result);
        after >= game.counted
    };
    [1, 2].map(|number| {
        let mut then = seats
            .iter()
            .filter(|seat| (seat.session, seat.seat) == (game.session, number));
        let then = then.find(is_later).map(|seat| seat.account);
        then.or(now[usize::from(number) - 1])
    })
}

/// Replays the rated games that are over, in the order in which they changed the ratings, and rates them again.
///
/// # Errors
/// If the store cannot be read.
pub async fn recompute_ratings(store: &Store) -> Result<ComputedRatings, StoreError> {
    let mut computed = ComputedRatings {
        games: 0,
        rows: Vec::new(),
        now: BTreeMap::new(),
    };
    let (all_links, seats) = (store.account_links().await?, store.earlier_seats().await?);
    let mut links = all_links.iter();
    for game in store.counted_games().await? {
        let Some(stored) = store.session(game.session).await? else {
            continue;
        };
        let Ok(session) = restore(store, &stored).await? else {
            continue;
        };
        computed.join_before(&mut links, game.counted);
        let outcome = outcome_for_ratings(&session);
        let people = people_then(&game, session.people(), &all_links, &seats);
        let ([Some(first), Some(second)], Some(outcome)) = (people, outcome) else {
            continue;
        };
        computed.count(&game, session.line.game().info.id, [first, second], outcome);
    }
    computed.join_before(&mut links, None);
    let forgotten = store.forgotten_people().await?;
    computed
        .now
        .retain(|key, _| !forgotten.contains(&key.account));
    let now = computed.now.iter();
    let now: Vec<_> = now
        .map(|(key, one)| RatingRow::Now(key.clone(), *one))
        .collect();
    computed.rows.extend(now);
    Ok(computed)
}
