//! Finds what `stats` and `history` tell about the games that are over. There may be thousands of games, so they are read and added up in
//! the background, while the service answers other rooms (`background_read.rs`).

use super::rated_games::shown;
use crate::session::{AccountId, Ending, Rating, RatingKey, ResultLine, WHOLE_HOST};
use crate::store::{EndedGameRow, GameResults, Store, StoreError};
use lusoria_games::rules::{Outcome, Seat};
use std::sync::Arc;

/// How many games a page of `history` has.
const PAGE: u32 = 10;

/// A question about games that are over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EndedGamesQuestion {
    /// The results of the first person, and those of the second person against the first. The second person is the one who asks.
    Results(AccountId, AccountId),
    /// A page of the games of the first person. If a second person is given, only games between the two. Pages are counted from 1.
    Page(AccountId, Option<AccountId>, u32),
}

/// The answer to an [`EndedGamesQuestion`].
#[derive(Debug)]
pub(super) enum EndedGames {
    /// The results of the person, and those of the asker against that person. Each list has a line for each game, such as Tablut. The
    /// second list is empty if people ask about themselves.
    Results(Vec<ResultLine>, Vec<ResultLine>),
    /// The games of the page, and the number of all pages.
    Page(Vec<EndedGameRow>, u32),
}

/// What has been read so far for an event.
pub(super) type ReadEndedGames = Vec<(EndedGamesQuestion, Arc<EndedGames>)>;

impl EndedGamesQuestion {
    /// Reads and adds up what was asked for.
    pub(super) async fn answer(self, store: &Store) -> Result<EndedGames, StoreError> {
        match self {
            Self::Results(person, asker) => {
                let mut lines = add_up(&store.results_of(person, None).await?);
                add_ratings(&mut lines, store.ratings_of(person, WHOLE_HOST).await?);
                let between = match person == asker {
                    true => Vec::new(),
                    false => add_up(&store.results_of(asker, Some(person)).await?),
                };
                Ok(EndedGames::Results(lines, between))
            }
            Self::Page(person, other, page) => {
                let skipped = (page - 1).saturating_mul(PAGE);
                let read = store.ended_games_of(person, other, skipped, PAGE);
                let (games, mut all) = read.await?;
                if games.is_empty() && page > 1 {
                    // The number of all games comes with the games of a page. An empty page does not have it, so the first page is read.
                    all = store.ended_games_of(person, other, 0, PAGE).await?.1;
                }
                Ok(EndedGames::Page(games, all.div_ceil(PAGE)))
            }
        }
    }
}

/// Adds the person's ratings in each game to the line of that game. Also sets `streak`, the number of rated games won or lost in a row.
/// The streak is counted only in the kind of time in which the person has played the most rated games.
fn add_ratings(lines: &mut [ResultLine], mut ratings: Vec<(RatingKey, Rating)>) {
    ratings.sort_by_key(|(_, rating)| rating.games());
    for (key, rating) in &ratings {
        if let Some(line) = lines.iter_mut().find(|line| line.game == key.game) {
            line.ratings.insert(0, (key.kind.clone(), shown(rating)));
            line.streak = rating.streak;
        }
    }
}

/// The results as lines: one for Tablut, one for Selus, and so on. Sessions without a result, such as those that were called off, do not
/// count.
fn add_up(results: &[GameResults]) -> Vec<ResultLine> {
    let mut lines: Vec<ResultLine> = Vec::new();
    for one in results {
        let seat = if one.seat == 1 {
            Seat::First
        } else {
            Seat::Second
        };
        let Some(outcome) = one.ending.parse().ok().and_then(Ending::outcome) else {
            continue;
        };
        let place = lines.iter().position(|line| line.game == one.game);
        let place = place.unwrap_or_else(|| {
            lines.push(ResultLine::new(&one.game));
            lines.len() - 1
        });
        let line = &mut lines[place];
        match outcome {
            Outcome::Win(winner) if winner == seat => {
                line.won += one.count;
                line.won_first += if seat == Seat::First { one.count } else { 0 };
            }
            Outcome::Win(_) => line.lost += one.count,
            Outcome::Draw => line.drawn += one.count,
        }
        line.first += if seat == Seat::First { one.count } else { 0 };
    }
    lines
}
