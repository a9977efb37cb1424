//! The level matches of a knock-out, with who goes on: a table alone would not tell why somebody is out who has won as many games.

use super::tournament_table::name;
use super::{Block, Scene};
use crate::competition::schedule::Format;
use crate::locales::Values;
use crate::session::{TableLine, TournamentMessage};

/// A level match has this many games: two, and two more because it was level.
const GAMES: usize = 4;

/// Says which matches of a knock-out were level, if there were any. All matches in the table have to be over. Of two who have not both
/// stayed nothing is said: whoever has left is out.
pub(super) fn level_matches(
    table: &[TableLine],
    told: &TournamentMessage,
    scene: &Scene,
) -> Option<Block> {
    if told.format != Format::KnockOut {
        return None;
    }
    let both = |(place, line)| after(table, place, line).map(move |other| (line, other));
    let matches: Vec<String> = table
        .iter()
        .enumerate()
        .flat_map(both)
        .map(|(through, out)| {
            let [through, out] = [through, out].map(|line| name(line.player, scene));
            format!("{through} – {out}")
        })
        .collect();
    let values = Values::new().text("matches", matches.join(", "));
    let said = || scene.sentence_paragraph("tournament-level-matches", values);
    (!matches.is_empty()).then(said)
}

/// Those behind this line with whom its player has drawn a match.
fn after<'a>(
    table: &'a [TableLine],
    place: usize,
    line: &'a TableLine,
) -> impl Iterator<Item = &'a TableLine> {
    table
        .iter()
        .enumerate()
        .skip(place + 1)
        .filter_map(move |(other_place, other)| {
            let (own, theirs) = (line.results.get(other_place)?, other.results.get(place)?);
            let is_level = own.chars().count() == GAMES && points(own) == points(theirs);
            (is_level && !line.has_left && !other.has_left).then_some(other)
        })
}

/// The points in a cell of the table, in halves.
fn points(results: &str) -> u32 {
    let points = |sign| match sign {
        '1' => 2,
        '½' => 1,
        _ => 0,
    };
    results.chars().map(points).sum()
}
