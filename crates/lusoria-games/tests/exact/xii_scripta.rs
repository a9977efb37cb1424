//! Tests of the tables of exact values of XII Scripta with few pieces and plain dice. Among other things, they compare the tables with
//! the game's own moves and throws, and with results that other programs found.

use lusoria_games::exact::TablesError;
use lusoria_games::exact::xii_scripta::{ChanceTable, Tables, positions};
use lusoria_games::games::xii_scripta::{Options, XiiScripta};
use lusoria_games::rules::{State, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::sync::OnceLock;

/// One round of value iteration: improves the chance of winning in each position of a pair of layers. (A layer has the positions in which
/// each player has a certain number of pieces left.) Returns the largest change.
fn round(tables: &Tables, pair: [usize; 2]) -> f32 {
    let tiles = tables.tiles(pair);
    let changes = tiles.iter().map(|tile| tables.improve(tile));
    changes.fold(0.0, f32::max)
}

static ONE_PIECE: OnceLock<Tables> = OnceLock::new();

/// Finished tables for games with one piece.
fn one_piece() -> &'static Tables {
    ONE_PIECE.get_or_init(|| finished(1))
}

/// Finished tables for games with this many pieces. One piece takes hardly any time, two pieces take twenty seconds in a release build.
fn finished(pieces: usize) -> Tables {
    let tables = Tables::new(pieces);
    for pair in tables.pairs() {
        while round(&tables, pair) > 1e-5 {}
    }
    tables
}

fn options(pieces: usize) -> Options {
    format!("pieces={pieces},dice=plain").parse().unwrap()
}

/// The chance to win of whoever is to throw, computed from the game's own throws and moves: for each throw, the best turn counts,
/// even if it ends early by a pass.
fn by_the_rules(state: &XiiScripta, table: &ChanceTable) -> f32 {
    let (mut throws, mut sum, mut weights) = (Vec::new(), 0.0, 0.0);
    state.chances(&mut throws);
    for (throw, weight) in throws {
        let mut thrown = *state;
        thrown.play(throw, &mut ());
        sum += weight as f32 * best(&thrown, table);
        weights += weight as f32;
    }
    sum / weights
}

fn best(state: &XiiScripta, table: &ChanceTable) -> f32 {
    let Turn::Seat(seat) = state.turn() else {
        unreachable!("dice are left");
    };
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let after = moves.into_iter().map(|m| {
        let mut next = *state;
        next.play(m, &mut ());
        match next.turn() {
            Turn::Over(_) => 1.0,
            Turn::Seat(mover) if mover == seat => best(&next, table),
            _ => 1.0 - table.chance(&next).unwrap(),
        }
    });
    after.fold(0.0, f32::max)
}

#[test]
fn whoever_throws_first_wins_with_one_piece_as_another_program_found() {
    let begins = one_piece().chance_of_whoever_begins();
    assert!((begins - 0.5666).abs() < 1e-4, "{begins}");
}

#[test]
fn there_are_as_many_positions_as_another_program_counted() {
    assert_eq!([1, 2].map(positions), [1_408, 552_715]);
    if cfg!(not(debug_assertions)) {
        assert_eq!(positions(3), 92_662_971);
    }
}

#[test]
fn a2_4_chances_agree_with_the_games_own_throws_and_moves() {
    agrees_with_the_rules(&ChanceTable::of(one_piece()));
}

#[test]
#[ignore = "takes a minute in a release build: cargo test --release -p lusoria-games --test exact -- --ignored"]
fn a2_4_chances_with_two_pieces_agree_with_the_games_own_throws_and_moves() {
    agrees_with_the_rules(&ChanceTable::of(&finished(2)));
}

/// Compares the table with the rules in the positions of random games.
fn agrees_with_the_rules(table: &ChanceTable) {
    let options = options(table.pieces());
    let mut random = SmallRng::seed_from_u64(3);
    let mut state = XiiScripta::start(&options);
    for _ in 0..100 {
        let mut below = |n| random.random_range(0..n);
        let ply = match state.turn() {
            Turn::Over(_) => {
                state = XiiScripta::start(&options);
                continue;
            }
            Turn::Chance => {
                let known = table.chance(&state).unwrap();
                let found = by_the_rules(&state, table);
                assert!((known - found).abs() < 1e-4, "{known} {found} {state}");
                state.draw(&mut below)
            }
            Turn::Seat(_) => state.any_move(&mut Vec::new(), &mut below),
        };
        state.play(ply, &mut ());
    }
}

#[test]
fn other_rules_and_more_pieces_are_not_known() {
    let table = ChanceTable::of(one_piece());
    for options in [
        "pieces=2",
        "pieces=1,strict=true",
        "pieces=1,bearoff=distance",
    ] {
        let state = XiiScripta::start(&options.parse().unwrap());
        assert_eq!(table.chance(&state), None, "{options}");
    }
    assert!(table.chance(&XiiScripta::start(&options(1))).is_some());
}

#[test]
fn work_that_was_interrupted_goes_on_and_comes_to_the_same() {
    let tables = Tables::new(2);
    let pairs = tables.pairs();
    round(&tables, pairs[0]);
    let tiles = tables.tiles(pairs[1]);
    let (before, after) = tiles.split_at(3);
    for tile in before {
        tables.improve(tile);
    }
    let kept = tables.to_bytes(1);
    let (again, done) = Tables::from_bytes(&kept).unwrap();
    assert_eq!(done, 1);
    assert_eq!(again.to_bytes(1), kept);
    for tile in after {
        let change = again.improve(tile);
        assert_eq!(change, tables.improve(tile));
        assert!(change > 0.0, "{tile:?}");
    }
    assert_eq!(again.to_bytes(1), tables.to_bytes(1));
}

#[test]
fn tables_are_read_as_they_were_written_and_damage_is_noticed() {
    let table = ChanceTable::of(one_piece());
    let mut bytes = table.to_bytes();
    let again = ChanceTable::from_bytes(&bytes).unwrap();
    assert_eq!((again.pieces(), again.to_bytes()), (1, bytes.clone()));
    let error = |bytes: &[u8]| ChanceTable::from_bytes(bytes).map(|_| ()).unwrap_err();
    assert_eq!(error(&bytes[..20]), TablesError::NotTables);
    assert_eq!(error(&Tables::new(1).to_bytes(0)), TablesError::NotTables);
    bytes[50] ^= 1;
    assert_eq!(error(&bytes), TablesError::Checksum);
}

#[test]
fn a_race_of_one_piece_each_is_won_as_often_as_the_table_says() {
    let table = ChanceTable::of(one_piece());
    for own in 25..=36 {
        for other in 25..=36 {
            let text = format!("{own}=1;0;0;0/{other}=1;0;0;0/-/-/I");
            let state = XiiScripta::from_text(&options(1), &text).unwrap();
            let (race, known) = (state.race_chance().unwrap(), table.chance(&state).unwrap());
            assert!((race - known).abs() < 2e-3, "{state} {race} {known}");
        }
    }
}

#[test]
fn only_races_are_known_as_races() {
    let known = |options: &str, text: &str| {
        let state = XiiScripta::from_text(&options.parse().unwrap(), text).unwrap();
        state.race_chance().is_some()
    };
    assert!(known(
        "",
        "31=5,36=10;0;0;0/31=14;0;0;1/-/5.5.5.5.5.5,5.5.5.5.5.5/I"
    ));
    assert!(known(
        "pieces=5",
        "25=5;0;0;0/31=5;0;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I"
    ));
    for (options, text) in [
        ("pieces=3,dice=plain", "24=1,31=2;0;0;0/31=3;0;0;0/-/-/I"),
        ("pieces=3,dice=plain", "31=2;1;0;0/31=3;0;0;0/-/-/I"),
        ("pieces=3,dice=plain", "31=2;0;1;0/31=3;0;0;0/-/-/I"),
        (
            "pieces=3,dice=plain,strict=true",
            "31=3;0;0;0/31=3;0;0;0/-/-/I",
        ),
        (
            "pieces=3,dice=plain,bearoff=distance",
            "31=3;0;0;0/31=3;0;0;0/-/-/I",
        ),
        ("pieces=6,dice=plain", "25=6;0;0;0/31=6;0;0;0/-/-/I"),
    ] {
        assert!(!known(options, text), "{options} {text}");
    }
}
