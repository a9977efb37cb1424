//! The commands `top` and `stats`, which show the best ratings in a game, and a person's results. `src/store/sqlite/ratings.rs` sorts the
//! ratings, and `ended_games.rs` adds up the results.

use super::change_draft::ChangeDraft;
use super::ended_games::{EndedGames, EndedGamesQuestion};
use super::line_result::{Answered, LineResult, Need, inform};
use super::rated_games::shown;
use super::request::Request;
use super::service_task::Service;
use super::suggest_command::suggest_game;
use crate::session::{
    GeneralAnswer, Platform, Rating, RatingKey, Refusal, Standing, TimeKind, WHOLE_HOST,
    computer_rating, find_game,
};
use crate::store::StoreError;
use lusoria_games::catalog::GAMES;
use lusoria_games::engine::Level;
use lusoria_games::rules::Fact;

/// The most people in a list of ratings if one game is named.
const MOST: u32 = 10;
/// The most people that `top` lists for each game and kind of time if no game is named.
const MOST_OF_EACH: u32 = 3;

impl Service {
    /// Lists the best ratings in this room and over the whole host, for one kind of time or for each.
    ///
    /// - If a game is named, the list has only this game, with the ratings of the computer players.
    /// - If no game is named, there is a list for each game in which anybody has a rating.
    /// - If nothing is named and only one tournament is played here, its table is shown as well. Some words for this command, such as
    ///   `classifica`, also mean the table of a tournament.
    pub(super) async fn top(
        &mut self,
        request: &Request,
        (game, kind): (Option<String>, Option<TimeKind>),
        draft: &mut ChangeDraft,
    ) -> Answered {
        let of_everything = game.is_none() && kind.is_none();
        let games: Vec<&'static str> = match game {
            Some(name) => match find_game(&name) {
                Ok((game, _)) if game.info.seats == 1 => {
                    let fact = Fact::new("ratings-alone");
                    return Ok(Refusal::from(fact.with("game", game.info.id.to_owned())).into());
                }
                Ok((game, _)) => vec![game.info.id],
                Err(refusal) => {
                    let typed = |near: &str| format!("top {near}");
                    return Ok(suggest_game(refusal, &[], typed).into());
                }
            },
            None => GAMES.iter().map(|game| game.info.id).collect(),
        };
        let one = games.len() == 1;
        let kinds = kind.map_or(TimeKind::ALL.to_vec(), |kind| vec![kind]);
        let most = if one { MOST } else { MOST_OF_EACH };
        let mut lists = self.best_lists(request, (&games, &kinds), most).await?;
        if let [game] = games[..] {
            lists.push(Standing {
                computers: computers(game),
                ..Standing::new(game, "")
            });
        } else if let Some(kind) = kind.filter(|_| lists.is_empty()) {
            lists.push(Standing::new("", kind.name()));
        }
        let asks_for_table = of_everything && self.show_table_here(request, draft).await?;
        if asks_for_table && lists.is_empty() {
            return Ok(LineResult::Done);
        }
        Ok(inform(request, GeneralAnswer::Top(lists), draft))
    }

    /// The lists of the best ratings of each game and kind of time in which anybody has a rating. The lists are read all together,
    /// because each read has to wait for the database.
    async fn best_lists(
        &mut self,
        request: &Request,
        (games, kinds): (&[&'static str], &[TimeKind]),
        most: u32,
    ) -> Result<Vec<Standing>, StoreError> {
        let community = self.community(request.address.room).await?;
        let kinds: Vec<&'static str> = kinds.iter().map(|kind| kind.name()).collect();
        let scopes = [community, WHOLE_HOST];
        let found = self.store.best_ratings(&scopes, (games, &kinds), most);
        let mut found = found.await?;
        let platform = request.address.key.platform;
        let mut lists = Vec::new();
        for game in games {
            for kind in &kinds {
                let all = take(&mut found, (WHOLE_HOST, game, kind));
                let here = take(&mut found, (community, game, kind));
                if !all.is_empty() {
                    lists.push(Standing {
                        here: self.named(here, platform).await?,
                        everywhere: self.named(all, platform).await?,
                        ..Standing::new(game, kind)
                    });
                }
            }
        }
        Ok(lists)
    }

    async fn named(
        &mut self,
        ratings: Vec<(RatingKey, Rating)>,
        platform: Platform,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let mut named = Vec::new();
        for (key, rating) in ratings {
            let name = self.cache.name_on(key.account, platform).await?;
            named.push((name, shown(&rating)));
        }
        Ok(named)
    }

    /// Shows the results and ratings of a person, and the results between that person and whoever asks.
    pub(super) async fn stats(
        &mut self,
        request: &Request,
        other: Option<String>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let mentioned = request
            .mentions
            .iter()
            .find(|person| Some(&*person.id) == other.as_deref());
        let (account, name) = match (mentioned, other) {
            (Some(person), _) => (
                self.cache.account(person).await?,
                Some(person.name.to_string()),
            ),
            (None, None) => (request.account, None),
            (None, Some(id)) => {
                let unknown = Fact::new("unknown-person").with("person", format!("@{id}"));
                return Ok(Refusal::from(unknown).into());
            }
        };
        let question = EndedGamesQuestion::Results(account, request.account);
        let Some(EndedGames::Results(lines, between)) = request.ended_games(question) else {
            return Ok(LineResult::Needs(Need::EndedGames(question)));
        };
        Ok(inform(
            request,
            GeneralAnswer::Stats(name, lines.clone(), between.clone()),
            draft,
        ))
    }
}

/// Takes the ratings of one list out of the ratings of all lists, without changing their order.
fn take(
    ratings: &mut Vec<(RatingKey, Rating)>,
    (scope, game, kind): (i64, &str, &str),
) -> Vec<(RatingKey, Rating)> {
    let listed = |key: &RatingKey| key.scope == scope && key.game == game && key.kind == kind;
    ratings.extract_if(.., |(key, _)| listed(key)).collect()
}

/// The ratings of the computer players in a game.
fn computers(game: &str) -> Vec<(String, String)> {
    let levels = [Level::Ruthless, Level::Hard, Level::Easy].into_iter();
    let rated = levels.filter_map(|level| {
        let rating = computer_rating(game, level)?;
        Some((level.name().to_owned(), rating.to_string()))
    });
    rated.collect()
}
