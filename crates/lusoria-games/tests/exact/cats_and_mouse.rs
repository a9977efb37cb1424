//! The exact values of Cats and Mouse (B5). `tests/rules/cats_and_mouse/solved.rs` checks every entry of the table.

use hex::encode;
use lusoria_games::catalog;
use lusoria_games::exact::cats_and_mouse::TABLE;
use lusoria_games::exact::{Exact, SeatResult, Solved, exact_moves};
use lusoria_games::games::cats_and_mouse::CatsAndMouse;
use lusoria_games::rules::{Outcome, Seat, State, Turn};
use sha2::{Digest, Sha256};

const SHA_256: &str = "4e1653d2685f0707eb3d3218d2101f9c48504a0a23fe54f437d75276833d0daa";

fn start(options: &str) -> CatsAndMouse {
    CatsAndMouse::start(&options.parse().unwrap())
}

fn at(text: &str) -> CatsAndMouse {
    CatsAndMouse::from_text(&"".parse().unwrap(), text).unwrap()
}

fn in_plies(result: SeatResult, plies: u32) -> Exact {
    Exact {
        plies: Some(plies),
        ..Exact::new(result)
    }
}

#[test]
fn the_table_is_the_one_that_was_checked() {
    assert_eq!(encode(Sha256::digest(TABLE)), SHA_256);
    assert!(TABLE.len() <= 80_000);
}

#[test]
fn b5_the_choice_of_a_start_square_is_a_ply_more() {
    let loss = in_plies(SeatResult::Loss, 45);
    assert_eq!(start("").exact(Seat::First, 0), Some(loss));
    let win = in_plies(SeatResult::Win, 45);
    assert_eq!(start("").exact(Seat::Second, 0), Some(win));
    let moves = exact_moves(&start(""), 0);
    assert_eq!(moves.len(), 4);
    assert!(moves.iter().all(|(_, value)| *value == loss));
}

/// If the winner plays the fastest win and the loser the slowest loss, the game takes exactly as long as the table says.
#[test]
fn b5_perfect_play_ends_when_it_is_said_to() {
    let (game, options) = catalog::find("cats").unwrap();
    let mut line = game.begin(options).unwrap();
    for left in (1..=45).rev() {
        assert_eq!(line.exact(0).unwrap().plies, Some(left));
        let moves = line.exact_moves(0);
        assert_eq!(moves.len(), line.legal_moves().len());
        let (best, value) = moves.iter().max_by_key(|(_, value)| *value).unwrap();
        assert_eq!(Some(*value), line.exact(0));
        line.play(best).unwrap();
    }
    assert_eq!(line.turn(), Turn::Over(Outcome::Win(Seat::Second)));
    assert_eq!((line.exact(0), line.exact_moves(0).len()), (None, 0));
}

/// No game reaches this position. The cats have made 28 moves, so the mouse would have made 28 as well, but it needs an odd number of moves
/// to reach c6. So the table does not have the value, and only a search that may look at some nodes finds it.
#[test]
fn a_position_that_no_game_comes_to_is_searched_for() {
    let state = at("b1,d1,f1,h1/c6/m");
    assert_eq!(state.exact(Seat::First, 0), None);
    let win = in_plies(SeatResult::Win, 1);
    assert_eq!(state.exact(Seat::First, 1_000), Some(win));
}

/// B2.8: with `shortcut=true` the mouse wins as early as without it, or earlier; the cats win after as many plies as without it.
#[test]
fn b2_8_the_shortcut_changes_only_when_the_mouse_wins() {
    let options = "shortcut=true".parse().unwrap();
    let text = "a8,d7,b3,d3/c4/m";
    let state = CatsAndMouse::from_text(&options, text).unwrap();
    let sooner = state.exact(Seat::First, 100_000).unwrap();
    let later = at(text).exact(Seat::First, 100_000).unwrap();
    assert_eq!(sooner.result, later.result);
    assert!(sooner.plies <= later.plies);
    let lost = CatsAndMouse::start(&options).exact(Seat::First, 0);
    assert_eq!(lost, Some(in_plies(SeatResult::Loss, 45)));
}
