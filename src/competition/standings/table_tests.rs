//! Tests of the table: points and tie-breaks of an example that was computed by hand, and what holds for any results.

use super::*;
use crate::competition::pairing::{Pairing, all_against_all};
use crate::competition::standings::crosstable::crosstable;
use crate::competition::standings::points::Winner;
use proptest::prelude::*;

fn game(first: Entrant, second: Entrant, winner: Winner) -> ScoredGame {
    ScoredGame {
        pairing: Pairing::Game([first, second]),
        winner,
        by_fault: false,
    }
}

/// Four entrants, all against all: 0 and 1 have two wins each, and 0 has beaten 1; 2 and 3 have drawn.
fn example() -> Vec<ScoredGame> {
    vec![
        game(0, 1, Winner::First),
        game(2, 0, Winner::First),
        game(0, 3, Winner::First),
        game(1, 2, Winner::First),
        game(3, 1, Winner::Second),
        game(2, 3, Winner::Draw),
    ]
}

fn ranks(table: &[Standing]) -> Vec<(Entrant, usize, String)> {
    let line = |one: &Standing| (one.entrant, one.rank, one.points.to_string());
    table.iter().map(line).collect()
}

#[test]
fn points_and_direct_encounter() {
    let tie_breaks = [TieBreak::Direct, TieBreak::Berger];
    let points = PointSystem::ThreeOneNone;
    let table = standings(4, &example(), points, Quarters(0), &tie_breaks, &[]);
    let expected = [(0, 1, "6"), (1, 2, "6"), (2, 3, "4"), (3, 4, "1")];
    assert_eq!(
        ranks(&table),
        expected.map(|(e, r, p)| (e, r, p.to_owned()))
    );
    // 0 has beaten 1 (6) and 3 (1); 1 has beaten 2 (4) and 3 (1); 2 has beaten 0 (6) and drawn with 3 (1).
    let berger: Vec<String> = table
        .iter()
        .map(|one| one.tie_breaks[1].to_string())
        .collect();
    assert_eq!(berger, ["7", "5", "6.5", "2"]);
    let direct: Vec<String> = table
        .iter()
        .map(|one| one.tie_breaks[0].to_string())
        .collect();
    assert_eq!(direct, ["3", "0", "0", "0"]);
}

#[test]
fn with_equal_points_whoever_has_left_stands_behind() {
    let points = PointSystem::ThreeOneNone;
    let table = standings(
        4,
        &example(),
        points,
        Quarters(0),
        &[TieBreak::Direct],
        &[0, 2],
    );
    let expected = [(1, 1, "6"), (0, 2, "6"), (2, 3, "4"), (3, 4, "1")];
    assert_eq!(
        ranks(&table),
        expected.map(|(e, r, p)| (e, r, p.to_owned()))
    );
}

#[test]
fn points_as_in_chess_buchholz_and_a_bye() {
    let mut games = example();
    games.push(ScoredGame {
        pairing: Pairing::Bye(3),
        winner: Winner::Nobody,
        by_fault: false,
    });
    let points = PointSystem::OneHalfNone;
    let table = standings(4, &games, points, points.win(), &[TieBreak::Buchholz], &[]);
    let points: Vec<String> = table.iter().map(|one| one.points.to_string()).collect();
    assert_eq!(points, ["2", "2", "1.5", "1.5"]);
    // All have met each other. 3 has had a bye, which is worth 3's own 1.5.
    let buchholz: Vec<_> = table
        .iter()
        .map(|one| (one.entrant, one.tie_breaks[0].to_string()))
        .collect();
    let expected = [(0, "5"), (1, "5"), (3, "7"), (2, "5.5")];
    assert_eq!(buchholz, expected.map(|(e, b)| (e, b.to_owned())));
    assert_eq!(
        table.iter().map(|one| one.rank).collect::<Vec<_>>(),
        [1, 1, 3, 4]
    );
}

#[test]
fn a_loss_by_fault_is_counted_and_fewer_are_better() {
    let mut games = vec![game(0, 2, Winner::Second), game(1, 2, Winner::Second)];
    games[0].by_fault = true;
    let table = standings(
        3,
        &games,
        PointSystem::default(),
        Quarters(0),
        &[TieBreak::Faults],
        &[],
    );
    let order: Vec<_> = table
        .iter()
        .map(|one| (one.entrant, one.rank, one.faults))
        .collect();
    assert_eq!(order, [(2, 1, 0), (1, 2, 0), (0, 3, 1)]);
}

#[test]
fn direct_encounter_says_nothing_where_not_all_have_met() {
    let games = [
        game(0, 1, Winner::First),
        game(2, 3, Winner::First),
        game(1, 3, Winner::First),
        game(2, 0, Winner::Draw),
    ];
    let table = standings(
        4,
        &games,
        PointSystem::ThreeOneNone,
        Quarters(0),
        &[TieBreak::Direct],
        &[],
    );
    // 0 and 2 have 4 points and drew with each other; 1 has 3.
    assert_eq!(
        ranks(&table)[..2],
        [(0, 1, "4".to_owned()), (2, 1, "4".to_owned())]
    );
    let alone = [game(0, 1, Winner::First), game(2, 3, Winner::First)];
    let table = standings(
        4,
        &alone,
        PointSystem::ThreeOneNone,
        Quarters(0),
        &[TieBreak::Direct],
        &[],
    );
    assert_eq!(table[0].rank, table[1].rank);
}

fn results() -> impl Strategy<Value = (usize, Vec<(u8, bool)>)> {
    (
        2_usize..9,
        prop::collection::vec((0_u8..4, any::<bool>()), 60),
    )
}

fn tournament(n: usize, results: &[(u8, bool)]) -> Vec<ScoredGame> {
    let pairings = all_against_all(n, 2).into_iter().flatten();
    let winners = [Winner::First, Winner::Second, Winner::Draw, Winner::Nobody];
    let scored = pairings
        .zip(results.iter().cycle())
        .map(|(pairing, (result, fault))| ScoredGame {
            pairing,
            winner: winners[usize::from(*result)],
            by_fault: *fault,
        });
    scored.collect()
}

proptest! {
    #[test]
    fn the_table_adds_up_and_is_in_order((n, results) in results()) {
        let games = tournament(n, &results);
        let points = PointSystem::ThreeOneNone;
        let table = standings(n, &games, points, Quarters(0), &TieBreak::OF_ALL_AGAINST_ALL, &[]);
        let played = 2 * (n as u32 - 1);
        let mut all: u32 = 0;
        for line in &table {
            prop_assert_eq!(line.wins + line.draws + line.losses, played);
            prop_assert_eq!(line.points.0, 12 * line.wins + 4 * line.draws);
            all += line.points.0;
        }
        let wins = games.iter().filter(|game| game.winner.seat().is_some());
        let wins = wins.filter(|game| matches!(game.pairing, Pairing::Game(_))).count();
        let draws = games.iter().filter(|game| game.winner == Winner::Draw && matches!(game.pairing, Pairing::Game(_))).count();
        prop_assert_eq!(all as usize, 12 * wins + 8 * draws);
        let key = |one: &Standing| {
            let values: Vec<i64> = one.tie_breaks.iter().map(|value| i64::from(value.0)).collect();
            (one.points, values[0], values[1], values[2], -values[3])
        };
        for two in table.windows(2) {
            prop_assert!(key(&two[0]) >= key(&two[1]));
            prop_assert_eq!(two[0].rank == two[1].rank, key(&two[0]) == key(&two[1]));
        }
        prop_assert_eq!(table[0].rank, 1);
    }

    #[test]
    fn the_crosstable_shows_each_game_from_both_sides((n, results) in results()) {
        let games = tournament(n, &results);
        let table = crosstable(n, &games);
        for (number, game) in games.iter().enumerate() {
            let Pairing::Game([first, second]) = game.pairing else { continue };
            let of = |row: usize, column: usize| {
                let mut cells = table[row][column].iter();
                cells.find(|cell| cell.game == number).map(|cell| cell.sign)
            };
            let signs = (of(first, second).unwrap(), of(second, first).unwrap());
            prop_assert!([('1', '0'), ('0', '1'), ('½', '½'), ('−', '−')].contains(&signs));
            prop_assert_eq!(signs.0 == '1', game.winner == Winner::First);
        }
        let cells: usize = table.iter().flatten().map(Vec::len).sum();
        let played = games.iter().filter(|game| matches!(game.pairing, Pairing::Game(_))).count();
        prop_assert_eq!(cells, 2 * played);
    }
}

#[test]
fn tie_breaks_and_points_are_read_as_written() {
    for one in TieBreak::ALL {
        assert_eq!(one.to_string().parse(), Ok(one));
    }
    for one in [PointSystem::ThreeOneNone, PointSystem::OneHalfNone] {
        assert_eq!(one.to_string().parse(), Ok(one));
    }
    assert!("sonne".parse::<TieBreak>().is_err() && "2-1-0".parse::<PointSystem>().is_err());
}
