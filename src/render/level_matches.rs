//! Tells who goes on from the level matches of a knock-out. In a level match, both players got equally many points, so the table does not
//! show why one of them goes on.

use super::tournament_table::name;
use super::{Block, Scene};
use crate::competition::schedule::Format;
use crate::locales::Values;
use crate::session::{TableLine, TournamentMessage};

/// A match that stays level has this many games: two, and two more because the first two were level.
const GAMES: usize = 4;

/// Lists the matches of a knock-out in which both players got equally many points, and says who goes on. `None` if there is no such
/// match. This function may be called only when all matches in the table are over.
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

/// The lines of all opponents who stand further down in the table and had a level match with the player of `line`: equally many points
/// after `GAMES` games.
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
            is_level.then_some(other)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::Lang;
    use crate::session::{Computer, Player, TournamentId, TournamentNews};
    use lusoria_games::engine::Level;

    fn line(level: Level, has_left: bool, results: [&str; 2]) -> TableLine {
        TableLine {
            rank: 1,
            player: Player::Computer(Computer::of(level)),
            has_left,
            division: 0,
            points: 0,
            tie_break: 0,
            results: results.map(str::to_owned).to_vec(),
        }
    }

    #[test]
    fn a_level_match_is_told_also_if_one_of_the_two_has_left_later() {
        let told = TournamentMessage {
            id: TournamentId(1),
            game: "tablut".to_owned(),
            format: Format::KnockOut,
            time: None,
            rated: false,
            entrants: 2,
            season: 0,
            news: TournamentNews::Started,
            asked: false,
        };
        let scene = Scene::plain(Lang::En, "!");
        for (results, is_told) in [
            (["½½10", "½½01"], true),
            (["1½10", "0½01"], false),
            (["11", "00"], false),
        ] {
            let [own, other] = results;
            let table = [
                line(Level::Hard, true, ["", own]),
                line(Level::Easy, false, [other, ""]),
            ];
            let said = level_matches(&table, &told, &scene);
            assert_eq!(said.is_some(), is_told, "{results:?}");
        }
    }
}
