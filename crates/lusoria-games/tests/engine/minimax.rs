//! Checks that the search with its shortcuts turned off finds exactly what a plain minimax finds. The search is tried with and without its
//! table of positions, also in games with extra turns, repetitions and limits. The minimax plays on `kit::TypedLine`, which knows
//! repetitions and limits.

use crate::lines::{random, random_line};
use lusoria_games::engine::{Evaluation, Score, Searchable, Shortcuts, value_at_depth};
use lusoria_games::games::afrika::Afrika;
use lusoria_games::games::cats_and_mouse::CatsAndMouse;
use lusoria_games::games::gabata::Gabata;
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::games::ohojitxi::Ohojitxi;
use lusoria_games::games::selus::Selus;
use lusoria_games::games::tablut::Tablut;
use lusoria_games::games::tchuka_ruma::TchukaRuma;
use lusoria_games::games::xii_scripta::XiiScripta;
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Outcome, Seat, Turn};

/// The value of a line for `seat` if it is searched this many plies deep, or this many turns in a game with `WHOLE_TURNS`. `ply` is the
/// number of plies that the search has played so far.
fn minimax<S: Searchable>(line: &TypedLine<S>, seat: Seat, depth: u32, ply: u32) -> Score {
    let state = line.state();
    let after = |m| {
        let mut next = line.clone();
        next.play(m, &mut ());
        next
    };
    match line.turn() {
        Turn::Over(outcome) => match (outcome, state.consolation()) {
            (Outcome::Win(winner), Some(units)) if winner != seat => Score::consoled(units),
            _ => Score::of_outcome(outcome, seat, ply),
        },
        Turn::Seat(_) if depth == 0 => Score::of_units(state.evaluation().value_for(seat)),
        Turn::Chance if depth <= u32::from(S::WHOLE_TURNS) => {
            Score::of_units(state.evaluation().value_for(seat))
        }
        Turn::Chance => {
            let mut chances = Vec::new();
            state.chances(&mut chances);
            let (mut sum, mut weights) = (0, 0);
            for (throw, weight) in chances {
                let score = minimax(&after(throw), Seat::First, depth - 1, ply + 1);
                let units = score
                    .units()
                    .expect("nothing is certain in these positions");
                sum += i64::from(units) * i64::from(weight);
                weights += i64::from(weight);
            }
            let score = Score::of_units((sum / weights) as i32);
            if seat == Seat::First { score } else { -score }
        }
        Turn::Seat(mover) => {
            let mut moves = Vec::new();
            state.legal_moves(&mut moves);
            let deep = depth - u32::from(!S::WHOLE_TURNS);
            let scores = moves
                .into_iter()
                .map(|m| minimax(&after(m), seat, deep, ply + 1));
            if mover == seat {
                scores.max()
            } else {
                scores.min()
            }
            .unwrap()
        }
    }
}

/// Checks that the search finds what the minimax finds in this many positions, each after some random plies. The search is tried with a
/// large table and with none.
fn agrees<S: Searchable>(start: &TypedLine<S>, plies: u32, depth: u32, positions: u64) {
    for seed in 0..positions {
        let line = random_line(start, plies, &mut random(seed));
        let Turn::Seat(seat) = line.turn() else {
            continue;
        };
        for depth in 1..=depth {
            let expected = minimax(&line, seat, depth, 0);
            for hash_bytes in [0, 1 << 20] {
                let value = value_at_depth(&line, depth, Shortcuts::NONE, hash_bytes);
                let where_ = format!("{} after {:?}", line.state(), line.plies());
                assert_eq!(
                    value,
                    Some(expected),
                    "depth {depth}, seed {seed}: {where_}"
                );
            }
        }
    }
}

fn from_start<S: Searchable>(options: &str, plies: u32, depth: u32, positions: u64) {
    agrees(
        &TypedLine::<S>::new(options.parse().unwrap()),
        plies,
        depth,
        positions,
    );
}

fn from_position<S: Searchable>(
    options: &str,
    position: &str,
    plies: u32,
    depth: u32,
    positions: u64,
) {
    let options = options.parse().unwrap();
    let start = S::from_text(&options, position).unwrap();
    agrees(
        &TypedLine::from_start(options, start),
        plies,
        depth,
        positions,
    );
}

#[test]
fn in_tablut() {
    from_start::<Tablut>("", 30, 2, 6);
    from_start::<Tablut>("king=custodial", 60, 2, 6);
}

/// With a king and a soldier against one soldier hardly anything can be captured, so positions are repeated.
#[test]
fn in_tablut_where_positions_come_again() {
    let few = "OOOOOOOOOOOOOOOOOOOOWOOOOOOOOOOOOOOOOOOOKOOOOOOOOOOOOOOOOOOOOOOOOOBOOOOOOOOOOOOOOW";
    for options in ["", "repetition=3", "repetition=off"] {
        from_position::<Tablut>(options, few, 12, 3, 4);
    }
}

#[test]
fn in_murus_gallicus_to_the_last_move_that_is_allowed() {
    from_start::<MurusGallicus>("", 40, 3, 4);
    from_start::<MurusGallicus>("max_moves=4", 6, 3, 4);
    from_start::<MurusGallicus>("escape", 40, 3, 4);
}

#[test]
fn in_cats_and_mouse() {
    from_start::<CatsAndMouse>("", 12, 4, 12);
    from_start::<CatsAndMouse>("shortcut", 20, 4, 12);
}

#[test]
fn in_tchuka_ruma() {
    from_start::<TchukaRuma>("", 3, 9, 6);
    from_start::<TchukaRuma>("pits=6,stones=3", 4, 6, 6);
}

#[test]
fn in_ohojitxi_with_a_limit() {
    from_start::<Ohojitxi>("", 40, 3, 6);
    from_start::<Ohojitxi>("limit=12", 10, 3, 8);
}

#[test]
fn in_afrika_with_repetitions() {
    from_start::<Afrika>("", 30, 4, 6);
    from_start::<Afrika>("pie", 3, 3, 4);
    from_start::<Afrika>("misere", 40, 4, 6);
    from_position::<Afrika>("", "1,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0/63,63/s", 20, 9, 6);
}

#[test]
fn in_gabata_with_several_plies_in_a_row_and_several_rounds() {
    for options in ["", "zero=none", "zero=sequential", "rounds=2,zero=a"] {
        from_start::<Gabata>(options, 30, 3, 8);
    }
}

#[test]
fn in_gabata_where_a_lot_may_be_drawn() {
    from_start::<Gabata>("zero=random,rounds=2", 30, 3, 8);
}

#[test]
fn in_selus_with_several_plies_in_a_row_and_passes() {
    for options in ["", "wegue=weak", "rounds=2", "puzzle"] {
        from_start::<Selus>(options, 24, 4, 8);
    }
}

#[test]
fn in_xii_scripta_where_chance_decides() {
    from_start::<XiiScripta>("pieces=1", 3, 2, 2);
    from_start::<XiiScripta>("pieces=2,dice=plain", 6, 2, 2);
}
