//! Endings of Afrika: the tables are compared, move by move, with the rules of the game, and with a search of a few plies.

use lusoria_games::catalog;
use lusoria_games::exact::TablesError;
use lusoria_games::exact::afrika::{AT_FIRST_USE, Goal, Tables};
use lusoria_games::exact::{Exact, SeatResult, Solved, exact_moves};
use lusoria_games::games::afrika::{Afrika, Side};
use lusoria_games::rules::{Outcome, Seat, State, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

const GAMES: [&str; 4] = [
    "playout=true",
    "playout=true,misere=true",
    "",
    "komi=2.5,playout=true",
];

/// A position with this many stones in random pits; the other stones are in the stores.
fn any_position(options: &str, stones: u8, chance: &mut SmallRng) -> Afrika {
    let mut pits = [0_u8; 16];
    for _ in 0..stones {
        pits[chance.random_range(0..16)] += 1;
    }
    let row = |pits: &[u8]| pits.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    let south = (128 - stones) / 2 - chance.random_range(0..3);
    let north = 128 - stones - south;
    let mover = ["s", "n"][chance.random_range(0..2)];
    let (near, far) = (row(&pits[..8]), row(&pits[8..]));
    let text = format!("{near}/{far}/{south},{north}/{mover}");
    Afrika::from_text(&options.parse().unwrap(), &text).unwrap()
}

fn value(state: &Afrika, seat: Seat) -> Exact {
    state.exact(seat, 0).unwrap()
}

/// The seat that would move next, even if the game is over because the result is already certain.
fn mover(state: &Afrika) -> Seat {
    state.seat(state.to_move())
}

/// By how many stones the seat is ahead now; in give-away Afrika (`misere`), by how many it is behind.
fn lead(state: &Afrika, seat: Seat) -> i16 {
    let stored = |side: Side| i16::from(state.board().store(side));
    let side = state.side(seat);
    let lead = stored(side) - stored(side.other());
    if state.options().misere { -lead } else { lead }
}

/// Checks that the value of a position is the best of the values after its moves. Where both players could sow for ever, wrong values could
/// pass that check. So two more things are checked if the player to move cannot capture at once. A player who can gain stones has a best
/// move that brings a capture nearer. If the player must lose stones, no best move delays the
/// capture longer than the value of the position says.
fn agrees_with_the_moves(state: &Afrika) {
    let Turn::Seat(seat) = state.turn() else {
        return;
    };
    let now = value(state, seat);
    let moves = exact_moves(state, 0);
    let (_, best) = moves.iter().max_by_key(|(_, value)| *value).unwrap();
    assert_eq!(
        (best.result, best.stones),
        (now.result, now.stones),
        "{state}"
    );
    assert_eq!(
        now.stones.unwrap() - now.gain.unwrap(),
        lead(state, seat),
        "{state}"
    );
    let must_capture = state.board().prize(state.to_move()).is_some();
    if must_capture || now.gain == Some(0) {
        return;
    }
    let left = now.plies.unwrap();
    assert!(left > 0, "{state}");
    let as_good = moves.iter().filter(|(_, value)| value.stones == now.stones);
    let as_good = as_good.map(|(_, value)| value.plies.unwrap());
    if now.gain > Some(0) {
        assert_eq!(as_good.min(), Some(left), "{state}");
    } else {
        assert!(as_good.max() <= Some(left), "{state}");
    }
}

#[test]
fn af_4_values_agree_with_the_games_own_moves() {
    let mut chance = SmallRng::seed_from_u64(4);
    for options in GAMES {
        for n in 0..500 {
            let stones = 1 + (n % AT_FIRST_USE) as u8;
            agrees_with_the_moves(&any_position(options, stones, &mut chance));
        }
    }
}

/// The greatest lead that the seat can be sure of after this many plies, if all stones then left on the board count for nobody (CM-8).
fn within(state: &Afrika, seat: Seat, plies: u32) -> i16 {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    if plies == 0 || moves.is_empty() {
        return lead(state, seat);
    }
    let after = moves.into_iter().map(|m| {
        let mut next = *state;
        next.play(m, &mut ());
        within(&next, seat, plies - 1)
    });
    let best = if mover(state) == seat {
        after.max()
    } else {
        after.min()
    };
    best.unwrap()
}

/// With few stones a plain search to a depth of nine and of ten plies nearly always finds what the tables say.
#[test]
fn cm_8_a_plain_search_comes_to_the_same_stones() {
    let mut chance = SmallRng::seed_from_u64(8);
    let mut settled = 0;
    for options in &GAMES[..2] {
        for n in 0..60 {
            let state = any_position(options, 1 + n % 4, &mut chance);
            let seat = mover(&state);
            let stones = value(&state, seat).stones.unwrap();
            let deep = within(&state, seat, 9);
            settled += u32::from(within(&state, seat, 10) == deep && deep == stones);
        }
    }
    assert!(settled >= 114, "{settled} of 120");
}

/// Both seats play the moves that are best by the tables. The game ends with the result that the tables predicted, even if it ends by
/// repetition.
#[test]
fn perfect_play_ends_as_it_was_said_to() {
    let mut chance = SmallRng::seed_from_u64(12);
    for options in GAMES.iter().flat_map(|options| [options; 8]) {
        let state = any_position(options, AT_FIRST_USE as u8, &mut chance);
        let Turn::Seat(_) = state.turn() else {
            continue;
        };
        let said = value(&state, Seat::First).result;
        let text = format!("afrika({options})@{state}").replace("()", "");
        let mut line = catalog::begin(&text).unwrap();
        while let Turn::Seat(_) = line.turn() {
            let known = line.exact_moves(0);
            let best = known.iter().max_by_key(|(_, value)| *value);
            let any = line.legal_moves()[0].clone();
            line.play(best.map_or(&any, |(m, _)| m)).unwrap();
        }
        let expected = match said {
            SeatResult::Win => Outcome::Win(Seat::First),
            SeatResult::Draw => Outcome::Draw,
            SeatResult::Loss => Outcome::Win(Seat::Second),
        };
        assert_eq!(line.turn(), Turn::Over(expected), "{text}");
    }
}

#[test]
fn tables_are_read_as_they_were_written_and_damage_is_noticed() {
    let tables = Tables::build(Goal::Fewer, 5, &mut |done, all| done <= all).unwrap();
    let mut bytes = tables.to_bytes();
    let again = Tables::from_bytes(&bytes).unwrap();
    assert_eq!((again.goal(), again.most_stones()), (Goal::Fewer, 5));
    assert_eq!(again.to_bytes(), bytes);
    let error = |bytes: &[u8]| Tables::from_bytes(bytes).map(|_| ()).unwrap_err();
    assert_eq!(error(&bytes[..20]), TablesError::NotTables);
    assert_eq!(error(&bytes[1..]), TablesError::NotTables);
    bytes[100] ^= 1;
    assert_eq!(error(&bytes), TablesError::Checksum);
    assert!(Tables::build(Goal::More, 5, &mut |done, _| done < 10).is_none());
}
