//! The stored forms of lists of ratings and results.

use crate::session::{ResultLine, Standing};
use serde::{Deserialize, Serialize};

/// The stored form of [`Standing`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredStanding {
    game: String,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    here: Vec<StoredRated>,
    #[serde(default)]
    everywhere: Vec<StoredRated>,
    #[serde(default)]
    computers: Vec<StoredRated>,
}

/// The stored form of a name and a rating.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredRated {
    name: String,
    rating: String,
}

/// The stored form of [`ResultLine`].
#[derive(Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct StoredResult {
    game: String,
    won: u32,
    drawn: u32,
    lost: u32,
    first: u32,
    won_first: u32,
    /// The rating in rows of earlier versions, which had one rating for each game. Empty in other rows.
    rating: String,
    ratings: Vec<(String, String)>,
    streak: i32,
}

impl Default for StoredResult {
    fn default() -> Self {
        ResultLine::new("").into()
    }
}

fn stored(rated: Vec<(String, String)>) -> Vec<StoredRated> {
    let rated = rated.into_iter();
    rated
        .map(|(name, rating)| StoredRated { name, rating })
        .collect()
}

fn read(rated: Vec<StoredRated>) -> Vec<(String, String)> {
    rated
        .into_iter()
        .map(|one| (one.name, one.rating))
        .collect()
}

impl From<Standing> for StoredStanding {
    fn from(one: Standing) -> Self {
        Self {
            game: one.game,
            kind: one.kind,
            here: stored(one.here),
            everywhere: stored(one.everywhere),
            computers: stored(one.computers),
        }
    }
}

impl From<StoredStanding> for Standing {
    fn from(one: StoredStanding) -> Self {
        Self {
            game: one.game,
            kind: one.kind,
            here: read(one.here),
            everywhere: read(one.everywhere),
            computers: read(one.computers),
        }
    }
}

impl From<ResultLine> for StoredResult {
    fn from(one: ResultLine) -> Self {
        Self {
            game: one.game,
            won: one.won,
            drawn: one.drawn,
            lost: one.lost,
            first: one.first,
            won_first: one.won_first,
            rating: String::new(),
            ratings: one.ratings,
            streak: one.streak,
        }
    }
}

impl From<StoredResult> for ResultLine {
    fn from(one: StoredResult) -> Self {
        let mut ratings = one.ratings;
        if !one.rating.is_empty() {
            ratings.push((String::new(), one.rating));
        }
        Self {
            game: one.game,
            won: one.won,
            drawn: one.drawn,
            lost: one.lost,
            first: one.first,
            won_first: one.won_first,
            ratings,
            streak: one.streak,
        }
    }
}
