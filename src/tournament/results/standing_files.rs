//! Writes the standings as CSV and as JSON.

use super::scored::{Scored, referee_p99};
use crate::competition::schedule::Format;
use crate::competition::standings::{Performance, Standing, TieBreak};
use crate::tournament::referee::FinishedGame;
use crate::tournament::settings::Settings;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The columns before the tie-breaks.
const COLUMNS: [&str; 9] = [
    "rank", "name", "points", "games", "wins", "draws", "losses", "faults", "byes",
];

/// The standings as CSV, with a line for each entrant. Equal results always give equal text.
pub(super) fn standings_csv(settings: &Settings, scored: &Scored) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let tie_breaks = more_columns(settings);
    let of_tie_breaks = tie_breaks.iter().map(|(_, one)| one.name());
    let (before, last): (&[_], &[_]) = match settings.format {
        Format::KnockOut => (&[], &["reached"]),
        Format::League { .. } => (&["season", "division"], &[]),
        _ => (&[], &[]),
    };
    let head = before
        .iter()
        .copied()
        .chain(COLUMNS)
        .chain(of_tie_breaks)
        .chain(["performance", "error"])
        .chain(last.iter().copied());
    write(&mut writer, head.map(str::to_owned).collect());
    let performances = scored.performances(settings);
    for (division, table) in (1..).zip(scored.tables(settings)) {
        for standing in table {
            let performance = performances[standing.entrant];
            let mut fields = line(settings, scored, &standing, performance);
            if let Some(season) = scored.season() {
                fields.splice(..0, [season.to_string(), division.to_string()]);
            }
            write(&mut writer, fields);
        }
    }
    let bytes = writer.into_inner().expect("memory takes what is written");
    String::from_utf8(bytes).expect("names and numbers are UTF-8")
}

/// The tie-breaks that have no fixed column of their own, each with its position among all tie-breaks. On a ladder there are none, because
/// points do not decide the places.
pub(super) fn more_columns(settings: &Settings) -> Vec<(usize, TieBreak)> {
    let all = match settings.format {
        Format::Ladder { .. } => Vec::new(),
        _ => settings.tie_breaks(),
    };
    let all = all.into_iter().enumerate();
    all.filter(|(_, one)| !COLUMNS.contains(&one.name()))
        .collect()
}

fn write(writer: &mut csv::Writer<Vec<u8>>, fields: Vec<String>) {
    writer
        .write_record(fields)
        .expect("memory takes what is written");
}

fn line(
    settings: &Settings,
    scored: &Scored,
    standing: &Standing,
    performance: Option<Performance>,
) -> Vec<String> {
    let counts = [
        standing.wins,
        standing.draws,
        standing.losses,
        standing.faults,
        standing.byes,
    ];
    let played = standing.wins + standing.draws + standing.losses;
    let mut fields = vec![
        standing.rank.to_string(),
        safe_cell(&settings.entrants[standing.entrant]),
        standing.points.to_string(),
        played.to_string(),
    ];
    fields.extend(counts.map(|count| count.to_string()));
    let more = more_columns(settings).into_iter();
    fields.extend(more.map(|(place, _)| standing.tie_breaks[place].to_string()));
    // Without the zero a small negative number would be written as -0.
    let whole = |value: f64| format!("{:.0}", value.round() + 0.0);
    let number = |value: Option<f64>| value.map_or_else(String::new, whole);
    fields.push(number(performance.map(|one| one.rating)));
    fields.push(number(performance.map(|one| one.error)));
    fields.extend(scored.reached(settings, standing.entrant));
    fields
}

/// The name, with `'` before it if a spreadsheet would take it for a formula.
fn safe_cell(name: &str) -> String {
    match name.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        true => format!("'{name}"),
        false => name.to_owned(),
    }
}

/// The standings as JSON, with the settings and the results of the games.
pub(super) fn standings_json(
    settings: &Settings,
    scored: &Scored,
    games: &BTreeMap<u32, FinishedGame>,
) -> String {
    let performances = scored.performances(settings);
    let tables = (1_usize..).zip(scored.tables(settings));
    let lines = tables.flat_map(|(division, table)| {
        let lines = table.into_iter();
        lines.map(move |standing| (division, standing))
    });
    let of_standing = |(division, standing): (usize, Standing)| {
        let performance = performances[standing.entrant];
        let mut line = of_standing(settings, scored, &standing, performance);
        if let Some(season) = scored.season() {
            line["season"] = season.into();
            line["division"] = division.into();
        }
        line
    };
    let all = json!({
        "tournament": settings,
        "standings": lines.map(of_standing).collect::<Vec<Value>>(),
        "games": games.values().map(of_game).collect::<Vec<Value>>(),
        "referee_p99_microseconds": referee_p99(games),
    });
    serde_json::to_string_pretty(&all).expect("this is plain data")
}

fn of_standing(
    settings: &Settings,
    scored: &Scored,
    standing: &Standing,
    performance: Option<Performance>,
) -> Value {
    let tie_breaks = settings.tie_breaks().into_iter().zip(&standing.tie_breaks);
    let tie_breaks: BTreeMap<_, _> = tie_breaks
        .map(|(one, value)| (one.name(), value.to_string()))
        .collect();
    json!({
        "rank": standing.rank,
        "name": settings.entrants[standing.entrant],
        "points": standing.points.to_string(),
        "wins": standing.wins,
        "draws": standing.draws,
        "losses": standing.losses,
        "faults": standing.faults,
        "byes": standing.byes,
        "tie_breaks": tie_breaks,
        "performance": performance.map(|one| one.rating.round()),
        "error": performance.map(|one| one.error.round()),
        "reached": scored.reached(settings, standing.entrant),
    })
}

fn of_game(game: &FinishedGame) -> Value {
    json!({
        "number": game.number,
        "round": game.round,
        "first": game.names[0],
        "second": game.names[1],
        "winner": game.winner,
        "cause": game.cause,
        "detail": game.detail,
        "plies": game.plies.len(),
    })
}
