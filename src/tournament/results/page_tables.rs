//! Writes the tables of the page as HTML: the standings, the crosstable and the list of games.

use super::scored::Scored;
use super::standing_files::more_columns;
use crate::competition::schedule::Format;
use crate::competition::standings::{Cell, Performance, Standing, crosstable};
use crate::tournament::referee::{EndCause, FinishedGame};
use crate::tournament::settings::Settings;
use lusoria_games::rules::Seat;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The text, with all characters escaped that have a meaning in HTML.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}

/// The standings. A league has a table for each division.
pub(super) fn standings_tables(settings: &Settings, scored: &Scored) -> String {
    let tables = (1..).zip(scored.tables(settings));
    let html = tables.map(|(division, table)| {
        [
            heading(scored, division),
            standings_table(settings, scored, &table),
        ]
        .concat()
    });
    html.collect()
}

/// The heading above the table of a division. Empty if the tournament is not a league.
fn heading(scored: &Scored, division: usize) -> String {
    scored.season().map_or_else(String::new, |season| {
        format!("<h3>Season {season}, division {division}</h3>\n")
    })
}

fn standings_table(settings: &Settings, scored: &Scored, table: &[Standing]) -> String {
    let mut html = "<table><tr><th>#</th><th>Player</th><th>Points</th><th>Won</th><th>Drawn</th><th>Lost</th><th>by fault</th>".to_owned();
    for (_, one) in more_columns(settings) {
        put(&mut html, format_args!("<th>{one}</th>"));
    }
    let reached = match settings.format {
        Format::KnockOut => "<th>Reached</th>",
        _ => "",
    };
    put(
        &mut html,
        format_args!("<th>Performance</th>{reached}</tr>\n"),
    );
    let performances = scored.performances(settings);
    for standing in table {
        standing_row(
            &mut html,
            settings,
            standing,
            performances[standing.entrant],
        );
        if let Some(reached) = scored.reached(settings, standing.entrant) {
            put(&mut html, format_args!("<td>{reached}</td>"));
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</table>\n");
    html
}

fn standing_row(
    html: &mut String,
    settings: &Settings,
    standing: &Standing,
    performance: Option<Performance>,
) {
    let name = escaped(&settings.entrants[standing.entrant]);
    let Standing {
        rank,
        points,
        wins,
        draws,
        losses,
        faults,
        ..
    } = standing;
    put(
        html,
        format_args!(
            "<tr><td>{rank}</td><th>{name}</th><td><b>{points}</b></td><td>{wins}</td><td>{draws}</td>"
        ),
    );
    put(html, format_args!("<td>{losses}</td><td>{faults}</td>"));
    for (place, _) in more_columns(settings) {
        let value = &standing.tie_breaks[place];
        put(html, format_args!("<td>{value}</td>"));
    }
    match performance {
        Some(Performance { rating, error, .. }) => {
            put(html, format_args!("<td>{rating:+.0} ± {error:.0}</td>"))
        }
        None => html.push_str("<td>–</td>"),
    }
}

/// The crosstable: the results of everybody against everybody, in the order of the standings. A league has a crosstable for each
/// division. Each result is a link to its game.
pub(super) fn cross_tables(settings: &Settings, scored: &Scored) -> String {
    let tables = (1..).zip(scored.tables(settings));
    let html = tables.map(|(division, table)| {
        [
            heading(scored, division),
            cross_table(settings, scored, &table),
        ]
        .concat()
    });
    html.collect()
}

fn cross_table(settings: &Settings, scored: &Scored, table: &[Standing]) -> String {
    let order: Vec<usize> = table.iter().map(|standing| standing.entrant).collect();
    let cells = crosstable(settings.entrants.len(), &scored.games);
    let mut html = "<table><tr><th></th>".to_owned();
    for (rank, _) in (1..).zip(&order) {
        put(&mut html, format_args!("<th>{rank}</th>"));
    }
    html.push_str("</tr>\n");
    for (rank, row) in (1..).zip(&order) {
        let name = escaped(&settings.entrants[*row]);
        put(&mut html, format_args!("<tr><th>{rank}. {name}</th>"));
        for column in &order {
            let found: Vec<String> = cells[*row][*column]
                .iter()
                .map(|cell| link(scored, cell))
                .collect();
            let empty = if row == column { "×" } else { "" };
            let content = if found.is_empty() {
                empty.to_owned()
            } else {
                found.join(" ")
            };
            put(&mut html, format_args!("<td>{content}</td>"));
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</table>\n");
    html
}

fn link(scored: &Scored, cell: &Cell) -> String {
    let number = scored.numbers[cell.game].unwrap_or_default();
    let seat = match cell.seat {
        Seat::First => "first",
        Seat::Second => "second",
    };
    format!(
        "<a href=\"#game-{number}\" title=\"game {number}, moving {seat}\">{}</a>",
        cell.sign
    )
}

/// The list of all games.
pub(super) fn game_list(games: &BTreeMap<u32, FinishedGame>) -> String {
    let mut html = "<table><tr><th>Game</th><th>Round</th><th>First</th><th>Second</th><th>Result</th><th>Moves</th><th>How it ended</th></tr>\n".to_owned();
    for game in games.values() {
        let FinishedGame { number, round, .. } = game;
        let [first, second] = game.names.each_ref().map(|name| escaped(name));
        let result = result(game);
        let how = match game.cause {
            EndCause::Rules => "by the rules".to_owned(),
            EndCause::Fault(_) => escaped(&game.detail),
            EndCause::Adjudicated => format!("a draw after {}", escaped(&game.detail)),
        };
        let moves = game.plies.len();
        put(
            &mut html,
            format_args!(
                "<tr><td><a href=\"#game-{number}\">{number}</a></td><td>{round}</td><td>{first}</td><td>{second}</td>"
            ),
        );
        put(
            &mut html,
            format_args!("<td>{result}</td><td>{moves}</td><td>{how}</td></tr>\n"),
        );
    }
    html.push_str("</table>\n");
    html
}

/// The result as it is commonly written, such as `1–0`.
pub(super) const fn result(game: &FinishedGame) -> &'static str {
    use crate::competition::standings::Winner::{Draw, First, Nobody, Second};
    match game.winner {
        First => "1–0",
        Second => "0–1",
        Draw => "½–½",
        Nobody => "0–0",
    }
}

fn put(html: &mut String, text: std::fmt::Arguments<'_>) {
    html.write_fmt(text).expect("memory takes what is written");
}
