//! The page of a tournament: one HTML file that needs nothing else, with all tables and every game to step through.
//!
//! Some of its text comes from strangers (names, what a program sent), so all text is escaped, and the games are in a JSON block in
//! which `<` is written as `\u003c`.

use super::board_pictures::board_pictures;
use super::page_tables::{cross_tables, escaped, game_list, result, standings_tables};
use super::scored::{Scored, referee_p99};
use crate::session::ReplayError;
use crate::tournament::referee::FinishedGame;
use crate::tournament::settings::Settings;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// The HTML of the page that shows these games and their tables.
///
/// # Errors
/// [`ReplayError`] if a game cannot be replayed.
pub(super) fn page(
    settings: &Settings,
    games: &BTreeMap<u32, FinishedGame>,
    scored: &Scored,
) -> Result<String, ReplayError> {
    let data: Result<Vec<Value>, ReplayError> = games.values().map(game_data).collect();
    let data = Value::Array(data?).to_string().replace('<', "\\u003c");
    let title = escaped(&format!(
        "Tournament: {}, {}",
        settings.game, settings.format
    ));
    let told = about(settings, games);
    let (standings, cross) = (
        standings_tables(settings, scored),
        cross_tables(settings, scored),
    );
    let list = game_list(games);
    Ok(format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<p>{told}</p>\n\
         <h2>Standings</h2>\n{standings}<h2>Crosstable</h2>\n{cross}<h2>Game <span id=\"title\"></span></h2>\n\
         <p><button id=\"begin\">⏮</button> <button id=\"back\">◀</button> <button id=\"next\">▶</button> <button id=\"end\">⏭</button>\n\
         <span id=\"ply\"></span></p>\n<pre id=\"board\"></pre>\n<p id=\"moves\"></p>\n<h2>All games</h2>\n{list}\
         <script type=\"application/json\" id=\"games\">{data}</script>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n"
    ))
}

fn about(settings: &Settings, games: &BTreeMap<u32, FinishedGame>) -> String {
    let time = settings.time.per_move.as_millis();
    let mut told = format!(
        "{} players, {} games, points {}, {time} ms a move, seed {}.",
        settings.entrants.len(),
        games.len(),
        settings.points,
        settings.seed
    );
    if let Some(p99) = referee_p99(games) {
        let milliseconds = p99 as f64 / 1_000.0;
        let own = format!(
            " From a move to the other player's turn the referee itself took no more than {milliseconds:.2} ms in 99 of 100 cases."
        );
        told.push_str(&own);
    }
    escaped(&told)
}

fn game_data(game: &FinishedGame) -> Result<Value, ReplayError> {
    Ok(json!({
        "number": game.number,
        "title": format!("{}: {} – {} {}", game.number, game.names[0], game.names[1], result(game)),
        "detail": game.detail,
        "plies": game.plies,
        "boards": board_pictures(game)?,
    }))
}

#[cfg(test)]
#[path = "page_tests.rs"]
mod tests;
