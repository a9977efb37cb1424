//! Tests of the rules M1 to M10: start, move, sacrifice, ends, and what the notation means.

use super::{after, at, effects, everything, moves, refusal, start, told};
use crate::play::{self, legal, walk};
use lusoria_games::games::murus_gallicus::{Direction, MurusGallicus, Ply};
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Outcome, Seat, State, Turn};

#[test]
fn m_1_eight_towers_each_on_rows_g_and_a_and_white_moves_first() {
    let state = start();
    let expected = format!("{}{}{}W", "B".repeat(8), ".".repeat(40), "W".repeat(8));
    assert_eq!(state.to_string(), expected);
    assert_eq!(state.turn(), Turn::Seat(Seat::First));
    assert_eq!(Seat::ALL.map(|seat| state.stones(seat).count()), [16, 16]);
}

#[test]
fn m_1_white_has_20_first_moves() {
    let state = start();
    let count = |direction| {
        let there = |m: &&Ply| m.direction == direction;
        legal(&state).iter().filter(there).count()
    };
    assert_eq!(legal(&state).len(), 20);
    assert_eq!(
        [Direction::N, Direction::NE, Direction::NW].map(count),
        [8, 6, 6]
    );
}

#[test]
fn m_2_no_third_stone_and_no_mixed_cell() {
    let state = at("W:D4 W:D5 W:E6 b:F6 B:B4 B:F4", 'W');
    for text in ["D4,E", "D4,SE", "D4,N", "D4,S"] {
        refusal(&state, text);
    }
    let one = at("w:D4 w:D5 W:D3 B:A1", 'W');
    assert_eq!(after(&one, &["D3,E"]).stones(Seat::First).towers(), 2);
}

#[test]
fn m_3_a_move_empties_the_cell_and_lays_a_stone_on_each_of_the_next_two() {
    let state = after(&start(), &["G4,NE"]);
    assert_eq!(state, at(&opened("w:F5 w:E6"), 'B'));
    let onto_walls = at("W:D4 w:D5 w:D6 w:C4 B:A1", 'W');
    assert_eq!(
        after(&onto_walls, &["D4,E"]),
        at("W:D5 W:D6 w:C4 B:A1", 'B'),
        "two walls become two towers"
    );
    assert_eq!(
        after(&onto_walls, &["D4,N"]),
        at("W:C4 w:B4 w:D5 w:D6 B:A1", 'B'),
        "one wall and one empty cell"
    );
}

/// The start without White's tower on G4, and with these stones added.
fn opened(stones: &str) -> String {
    let rows = |sign, row| (1..=8).map(move |column| format!("{sign}:{row}{column}"));
    let towers = rows('B', 'A')
        .chain(rows('W', 'G'))
        .filter(|tower| tower != "W:G4");
    towers
        .chain([stones.to_owned()])
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn m_3_both_cells_must_be_on_the_board_and_empty_or_own_walls() {
    assert_eq!(
        moves(&at("W:D7 B:A1", 'W')),
        "D7,N D7,NW D7,S D7,SW D7,W",
        "to the east there is room for one stone only"
    );
    let walled = at("W:D4 W:D5 B:C4 W:B2 b:F6 B:F2 W:F4 B:A1", 'W');
    let of_d4: Vec<String> = legal(&walled).iter().map(ToString::to_string).collect();
    let of_d4: Vec<&String> = of_d4.iter().filter(|m| m.starts_with("D4")).collect();
    assert_eq!(of_d4, ["D4,NE", "D4,W"]);
}

#[test]
fn m_4_a_sacrifice_removes_an_enemy_wall_and_leaves_a_wall() {
    let state = at("W:D4 b:C4 B:A1", 'W');
    assert_eq!(told(&effects(&state, "D4,N")[0]), "sacrificed D4,N D4 C4");
    assert_eq!(after(&state, &["D4,N"]), at("w:D4 B:A1", 'B'));
    assert_eq!(
        moves(&state).split(' ').count(),
        8,
        "it is never compulsory"
    );
}

#[test]
fn m_4_what_lies_behind_the_wall_does_not_matter() {
    for behind in ["w:B4", "W:B4", "b:B4", "B:B4"] {
        let state = at(&format!("W:D4 b:C4 {behind} B:A1"), 'W');
        assert_eq!(
            told(&effects(&state, "D4,N")[0]),
            "sacrificed D4,N D4 C4",
            "{behind}"
        );
    }
    let edge = at("W:B4 b:A4 B:A1", 'W');
    assert_eq!(after(&edge, &["B4,N"]), at("w:B4 B:A1", 'B'));
}

#[test]
fn m_4_a_tower_is_not_removed_and_a_far_wall_is_not_reached() {
    let state = at("W:D4 B:C4 b:D6 B:A1", 'W');
    assert_eq!(refusal(&state, "D4,N").id, "enemy-tower");
    assert_eq!(refusal(&state, "D4,E").id, "enemy-wall");
}

#[test]
fn m_5_walls_never_move_and_nobody_passes() {
    let state = at("W:D4 w:F6 B:A1", 'W');
    assert_eq!(legal(&state).len(), 8);
    assert!(legal(&state).iter().all(|m| m.tower.to_string() == "D4"));
    for direction in Direction::ALL {
        assert_eq!(refusal(&state, &format!("F6,{direction}")).id, "walls-stay");
    }
    assert!(state.parse_move("pass").is_err() && state.forced_pass().is_none());
}

#[test]
fn m_6_a_stone_on_the_far_base_row_wins_at_once() {
    let white = at("W:C4 B:A1 B:A2", 'W');
    for (text, cell) in [("C4,N", "A4"), ("C4,NE", "A6")] {
        assert_eq!(
            told(&effects(&white, text)[1]),
            format!("broke-through {cell}")
        );
        let won = after(&white, &[text]);
        assert_eq!(won.turn(), Turn::Over(Outcome::Win(Seat::First)));
        assert!(legal(&won).is_empty());
    }
    let black = after(&at("B:E4 W:G1", 'B'), &["E4,S"]);
    assert_eq!(black.turn(), Turn::Over(Outcome::Win(Seat::Second)));
    let home = after(&at("W:E4 B:A1", 'W'), &["E4,S"]);
    assert_eq!(
        home.turn(),
        Turn::Seat(Seat::Second),
        "the own base row is no goal"
    );
}

#[test]
fn m_6_from_one_row_away_and_by_sacrifice_nobody_gets_there() {
    let state = at("W:B4 b:A4 B:A1", 'W');
    for text in ["B4,NE", "B4,NW"] {
        assert_eq!(
            told(&refusal(&state, text)).split(' ').next(),
            Some("no-room")
        );
    }
    assert_eq!(after(&state, &["B4,N"]).turn(), Turn::Seat(Seat::Second));
}

#[test]
fn m_7_who_can_do_nothing_loses() {
    let walls_only = at("b:A1 b:B2 W:D4", 'W');
    assert_eq!(told(&effects(&walls_only, "D4,E")[1]), "stuck");
    let won = after(&walls_only, &["D4,E"]);
    assert_eq!(won.turn(), Turn::Over(Outcome::Win(Seat::First)));
    assert!(legal(&won).is_empty());
    let shut_in = at("B:C1 W:B1 W:B2 W:C2 W:D1 W:D2", 'B');
    assert_eq!(shut_in.turn(), Turn::Over(Outcome::Win(Seat::First)));
    let sacrifice_left = at("B:C1 W:B1 W:B2 W:C2 w:D1 W:D2", 'B');
    assert_eq!(moves(&sacrifice_left), "C1,S");
}

const SHUTTLE: [&str; 6] = ["4,E", "5,W", "3,E", "4,E", "5,W", "6,W"];

/// A line in which White goes to and fro on row C, Black on row E. The position is repeated every twelve plies.
fn shuttling(plies: usize) -> TypedLine<MurusGallicus> {
    let start = at("w:C3 W:C4 w:C5 b:E3 B:E4 b:E5", 'W');
    let mut line = TypedLine::from_start(play::options::<MurusGallicus>(""), start);
    for ply in 0..plies {
        let row = ['C', 'E'][ply % 2];
        let m = super::read(line.state(), &format!("{row}{}", SHUTTLE[ply / 2 % 6]));
        assert!(line.allows(m), "ply {ply}: {m}");
        line.play(m, &mut ());
        if ply % 12 == 11 {
            assert_eq!(line.state(), line.start());
        }
    }
    line
}

#[test]
fn m_8_after_60_moves_of_each_player_the_game_is_tied() {
    let mut line = shuttling(119);
    assert_eq!(line.turn(), Turn::Seat(Seat::Second));
    let mut facts = Vec::new();
    line.play(super::read(line.state(), "E6,W"), &mut facts);
    assert_eq!(line.turn(), Turn::Over(Outcome::Draw));
    assert_eq!(facts.iter().map(told).next_back().unwrap(), "move-limit 60");
    assert!(!everything().any(|m| line.allows(m)));
}

#[test]
fn m_8_a_win_with_the_last_move_counts() {
    let mut line = shuttling(119);
    let mut facts = Vec::new();
    line.play(super::read(line.state(), "E6,S"), &mut facts);
    assert_eq!(line.turn(), Turn::Over(Outcome::Win(Seat::Second)));
    assert_eq!(
        facts.iter().map(told).next_back().unwrap(),
        "broke-through G6"
    );
}

#[test]
fn m_9_directions_are_those_of_the_board_for_both_players() {
    let eight = [
        ("N", "w:C4 w:B4"),
        ("NE", "w:C5 w:B6"),
        ("E", "w:D5 w:D6"),
        ("SE", "w:E5 w:F6"),
        ("S", "w:E4 w:F4"),
        ("SW", "w:E3 w:F2"),
        ("W", "w:D3 w:D2"),
        ("NW", "w:C3 w:B2"),
    ];
    for (direction, stones) in eight {
        let text = format!("D4,{direction}");
        let white = after(&at("W:D4 B:A1", 'W'), &[&text]);
        assert_eq!(white, at(&format!("{stones} B:A1"), 'B'));
        let black = after(&at("B:D4 W:G1", 'B'), &[&text]);
        let stones = stones.replace('w', "b");
        assert_eq!(black, at(&format!("{stones} W:G1"), 'W'));
    }
    let example = after(&start(), &["G4,NE", "A1,S"]);
    assert_eq!(
        &example.to_string()[..17],
        ".BBBBBBBb.......b",
        "the source's own example goes south"
    );
}

/// The piece this many steps away from the tower in the direction of the move, read from the position text. `None` beyond the edge.
fn ahead(state: &MurusGallicus, m: Ply, steps: i8) -> Option<char> {
    let name = m.direction.to_string();
    let by = |less: char, more: char| {
        steps * (i8::from(name.contains(more)) - i8::from(name.contains(less)))
    };
    let row = m.tower.row().checked_add_signed(by('N', 'S'))?;
    let column = m.tower.column().checked_add_signed(by('W', 'E'))?;
    let on_board = row < 7 && column < 8;
    on_board.then(|| char::from(state.to_string().as_bytes()[usize::from(8 * row + column)]))
}

#[test]
fn m_10_a_tower_and_a_direction_mean_at_most_one_thing() {
    let mut kinds = [0, 0];
    walk::<MurusGallicus>(&["", "escape", "max_moves=off"], |line| {
        let state = line.state();
        let Turn::Seat(seat) = state.turn() else {
            return;
        };
        let [tower, wall, enemy] = [['W', 'w', 'b'], ['B', 'b', 'w']][seat.index()];
        let mut listed = Vec::new();
        for m in everything().filter(|&m| ahead(state, m, 0) == Some(tower)) {
            let free =
                |steps| ahead(state, m, steps).is_some_and(|sign| sign == '.' || sign == wall);
            let (moves, sacrifices) = (free(1) && free(2), ahead(state, m, 1) == Some(enemy));
            assert!(!(moves && sacrifices), "{m} at {state}");
            if moves || sacrifices {
                let mut facts = Vec::new();
                state.clone().play(m, &mut facts);
                assert_eq!(
                    facts[0].id,
                    ["moved", "sacrificed"][usize::from(sacrifices)]
                );
                kinds[usize::from(sacrifices)] += 1;
                listed.push(m);
            }
        }
        assert_eq!(legal(state), listed, "{state}");
    });
    assert!(kinds[0] > 500 && kinds[1] > 10, "{kinds:?}");
}
