//! The command `standing`, with which managers of a room choose the games for which the room keeps tables open. A person sits down at
//! such a table with `join` or `play`. When a second person does so, the game begins. Which tables are kept open is a setting of the
//! room, so the threads of the room have the same tables.
//!
//! This file also has the command `games`, which lists open seats, tables and games.
//!
//! How many tables a room may keep open for one game is in `src/command/seat_commands.rs`.

use super::change_draft::ChangeDraft;
use super::find_session::MOST_SEARCHED;
use super::line_result::{Answered, LineResult, inform};
use super::request::Request;
use super::room_rules::{is_allowed, refuse_game};
use super::service_task::Service;
use super::suggest_command::suggest_game;
use crate::command::room_settings::STANDING;
use crate::command::{choose_game, shortest_game_name};
use crate::session::{GeneralAnswer, MOST_CHOICES, NewGame, Refusal, answer_fact};
use crate::store::{RoomSettings, StoreError};
use lusoria_games::catalog::{Game, begin};
use lusoria_games::rules::Fact;

/// The most games for which a room keeps tables open.
const MOST_GAMES: usize = 5;

impl Service {
    /// Changes how many tables the room keeps open for a game, or lists the games for which it keeps tables open.
    pub(super) async fn standing(
        &mut self,
        request: &Request,
        order: Option<(Option<NewGame>, u32)>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let settings = self.settings_here(request, draft).await?;
        let Some((new, tables)) = order else {
            let has_part = self.has_part_in_tournament(request).await?;
            let listed = list(&settings, has_part);
            return Ok(inform(request, GeneralAnswer::Told(listed), draft));
        };
        Ok(match new.or_else(|| only_game(&settings)) {
            Some(new) => keep_tables(request, &new, tables, settings, draft),
            None => Refusal::host("standing-how").into(),
        })
    }

    /// Lists the games that can be played, the sessions and open seats in this room, and the tables that it keeps open.
    pub(super) async fn list_games(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let (sessions, more) = self.list_sessions_here(request).await?;
        let mut seats = Vec::new();
        for seat in self.open_seats(request, draft).await? {
            let busy = self.refuse_seat_of_busy(request, &seat, draft).await?;
            if busy.is_none() && self.refuse_seat_here(request, &seat).await?.is_none() {
                seats.push(seat);
            }
        }
        seats.truncate(MOST_CHOICES);
        let tables = allowed(&self.settings_here(request, draft).await?);
        let said = GeneralAnswer::GamesHere(sessions, more, seats, tables);
        Ok(inform(request, said, draft))
    }

    /// Sits down at a table that the room keeps open. If tables of several games are free, the person is asked which game they
    /// mean. `None` if the room keeps no table open.
    pub(super) async fn sit_down(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let offers = allowed(&self.settings_here(request, draft).await?);
        let free = self.free_tables(request, draft).await?;
        let only = match &free[..] {
            _ if offers.is_empty() => return Ok(None),
            [] => return Ok(Some(all_taken(&offers[0].0).into())),
            [only] => new_game(only),
            several => {
                let names: Vec<_> = several
                    .iter()
                    .map(|game| shortest_game_name(game))
                    .collect();
                let which = Fact::new("standing-which").with("games", names.join(", "));
                return Ok(Some(
                    Refusal::from(which.with("game", names[0].clone())).into(),
                ));
            }
        };
        let chosen = match choose_game(&only) {
            Ok(chosen) => chosen,
            Err(refusal) => return Ok(Some(refusal.into())),
        };
        let refused = self.refused_by_settings(request, &only, chosen.0, draft);
        Ok(Some(match refused.await? {
            Some(refusal) => refusal.into(),
            None => self.open_seat(request, &only, chosen, draft).await?,
        }))
    }

    /// The games for which one of the room's tables is free.
    pub(super) async fn free_tables(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Vec<String>, StoreError> {
        let mut free = Vec::new();
        for (game, tables) in allowed(&self.settings_here(request, draft).await?) {
            if self.tables_taken(request, &game, draft).await? < tables {
                free.push(game);
            }
        }
        Ok(free)
    }

    /// Whether somebody waits here at an open seat, or a table is free. If a game is given, only seats and tables for that game count.
    pub(super) async fn is_open_here(
        &mut self,
        request: &Request,
        game: Option<&str>,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let is_meant = |one: &str| game.is_none_or(|game| game == one);
        let seats = self.open_seats(request, draft).await?;
        if seats.iter().any(|seat| is_meant(&seat.terms.game)) {
            return Ok(true);
        }
        let free = self.free_tables(request, draft).await?;
        Ok(free.iter().any(|game| is_meant(game)))
    }

    /// How many sessions and open seats of this game there are in this room with its threads. A seat that nobody can take does not count.
    async fn tables_taken(
        &mut self,
        request: &Request,
        game: &str,
        draft: &ChangeDraft,
    ) -> Result<u32, StoreError> {
        let mut taken = 0;
        for seat in self.open_seats(request, draft).await? {
            let is_same = seat.terms.game == game;
            taken += usize::from(is_same && self.refuse_seat_here(request, &seat).await?.is_none());
        }
        let whole = request.address.key.whole_room();
        let live = self.live_sessions_with_threads(&whole).await?;
        for one in live.iter().rev().take(MOST_SEARCHED) {
            let session = self.cache.session(one.id).await?;
            let is_same = session.is_some_and(|session| session.line.game_string() == game);
            taken += usize::from(is_same);
        }
        Ok(u32::try_from(taken).unwrap_or(u32::MAX))
    }
}

/// Sets how many tables the room keeps open for this game.
fn keep_tables(
    request: &Request,
    new: &NewGame,
    tables: u32,
    mut settings: RoomSettings,
    draft: &mut ChangeDraft,
) -> LineResult {
    let (game, string) = match choose_game(new) {
        Ok(chosen) => chosen,
        Err(refusal) => {
            let typed = |near: &str| format!("standing {near} {tables}");
            return suggest_game(refusal, &[], typed).into();
        }
    };
    let name = shortest_game_name(&string);
    if game.info.seats < 2 {
        return Refusal::from(Fact::new("solitaire").with("game", name)).into();
    }
    if !request.may_configure {
        return Refusal::host("may-not-configure").into();
    }
    let refused = || refuse_table(&settings, game, &string);
    if let Some(refusal) = (tables > 0).then(refused).flatten() {
        return refusal.into();
    }
    let value = match tables {
        0 => String::new(),
        _ => tables.to_string(),
    };
    settings.others.insert(format!("{STANDING}{string}"), value);
    draft.set_room_settings(request.address.room_of_settings(), settings);
    let said = GeneralAnswer::Told(news(tables).with("game", name));
    inform(request, said, draft)
}

/// The refusal if all tables are taken. It says how to open a seat for this game instead of waiting.
fn all_taken(game: &str) -> Refusal {
    let full = Fact::new("standing-full");
    full.with("game", shortest_game_name(game)).into()
}

/// What is told about the new number of tables.
fn news(tables: u32) -> Fact {
    match tables {
        0 => answer_fact("standing-off"),
        tables => answer_fact("standing-set").with("tables", i64::from(tables)),
    }
}

/// The refusal if the room cannot keep a table open for this game.
fn refuse_table(settings: &RoomSettings, game: &Game, string: &str) -> Option<Refusal> {
    let offers = standing(settings);
    let is_known = offers.iter().any(|(known, _)| known == string);
    let are_many = !is_known && offers.len() >= MOST_GAMES;
    let refused = refuse_game(settings, game);
    refused.or_else(|| are_many.then(|| Refusal::host("standing-many")))
}

/// The games for which a room keeps tables open, as game strings, each with the number of its tables.
fn standing(settings: &RoomSettings) -> Vec<(String, u32)> {
    let offers = settings.others.iter();
    let offers = offers.filter_map(|(name, value)| {
        let game = name.strip_prefix(STANDING)?;
        Some((game.to_owned(), value.parse().ok()?))
    });
    offers.collect()
}

/// The game for which a room keeps tables open, if it is only one.
fn only_game(settings: &RoomSettings) -> Option<NewGame> {
    match &standing(settings)[..] {
        [(game, _)] => Some(new_game(game)),
        _ => None,
    }
}

/// The list of [`standing`] without the games that may not be played in the room.
fn allowed(settings: &RoomSettings) -> Vec<(String, u32)> {
    let may_be_played = |game: &str| {
        let line = begin(game);
        line.is_some_and(|line| is_allowed(settings, line.game()))
    };
    let mut offers = standing(settings);
    offers.retain(|(game, _)| may_be_played(game));
    offers
}

/// Tells for which games the room keeps tables open. If there are none and the writer takes part in a tournament, the answer also says
/// how to see its standings.
fn list(settings: &RoomSettings, in_tournament: bool) -> Fact {
    let offers = allowed(settings);
    let names: Vec<_> = offers
        .iter()
        .map(|(game, tables)| format!("{} ({tables})", shortest_game_name(game)))
        .collect();
    match offers.first() {
        None if in_tournament => answer_fact("standing-none-tournament"),
        None => answer_fact("standing-none"),
        Some((first, _)) => answer_fact("standing-list")
            .with("game", shortest_game_name(first))
            .with("games", names.join(", ")),
    }
}

/// A request for this game. If there is an open seat for the game, the request takes the seat.
fn new_game(game: &str) -> NewGame {
    let (id, options) = game.split_once('(').unwrap_or((game, ""));
    NewGame {
        takes_seat: true,
        ..NewGame::of(id.to_owned(), options.trim_end_matches(')').to_owned())
    }
}
