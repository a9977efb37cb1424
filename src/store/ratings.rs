//! `Store`'s methods about ratings and results.

use super::{CountedGame, GameResults, RatingRow, Store, StoreError};
use crate::session::{AccountId, Rating, RatingKey, SessionId};

impl Store {
    /// A rating, if there is one.
    pub async fn rating(&self, key: &RatingKey) -> Result<Option<Rating>, StoreError> {
        self.database.rating(key).await
    }

    /// The ratings of a person in this scope.
    pub async fn ratings_of(
        &self,
        account: AccountId,
        scope: i64,
    ) -> Result<Vec<(RatingKey, Rating)>, StoreError> {
        self.database.ratings_of(account, scope).await
    }

    /// The ratings of a person in all scopes.
    pub async fn all_ratings_of(
        &self,
        account: AccountId,
    ) -> Result<Vec<(RatingKey, Rating)>, StoreError> {
        self.database.all_ratings_of(account).await
    }

    /// The best ratings for each combination of a scope, a game and a kind of time. Each combination has at most `most`, the best first.
    /// `of` has the names of the games and the names of the kinds of time.
    pub async fn best_ratings(
        &self,
        scopes: &[i64],
        of: (&[&str], &[&str]),
        most: u32,
    ) -> Result<Vec<(RatingKey, Rating)>, StoreError> {
        self.database.best_ratings(scopes, of, most).await
    }

    /// All ratings.
    pub async fn all_ratings(&self) -> Result<Vec<(RatingKey, Rating)>, StoreError> {
        self.database.all_ratings().await
    }

    /// All rated games that are over and not annulled. First come the games that have changed the ratings, in the order in which they
    /// changed them. Then come the others.
    pub async fn counted_games(&self) -> Result<Vec<CountedGame>, StoreError> {
        self.database.counted_games().await
    }

    /// Whether this game, which may be over, is a rated one.
    pub async fn is_rated(&self, session: SessionId) -> Result<bool, StoreError> {
        self.database.is_rated(session).await
    }

    /// The rated games that are not over, each with the name of its kind of time.
    pub async fn open_rated_games(&self) -> Result<Vec<(SessionId, String)>, StoreError> {
        self.database.open_rated_games().await
    }

    /// How the games of a person have ended. If `other` is given, only games against that person are included. Imported games, annulled
    /// games and games in which one person has both seats are left out.
    pub async fn results_of(
        &self,
        account: AccountId,
        other: Option<AccountId>,
    ) -> Result<Vec<GameResults>, StoreError> {
        self.database.results_of(account, other).await
    }

    /// Replaces all ratings by these. The host must not be running.
    pub async fn replace_ratings(&self, rows: &[RatingRow]) -> Result<(), StoreError> {
        self.database.replace_ratings(rows).await
    }
}
