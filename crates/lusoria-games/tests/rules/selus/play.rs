//! Tests of a turn, of wegue and of captures (SE-1 to SE-15, SE-17, SE-18), and of the puzzle.

use super::{
    CIRCLE, ENDLESS, after, arg, at, effects, ids, moves, number, options, play, read, refusal,
    text,
};
use lusoria_games::games::selus::{Options, Ply, Selus};
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Arg, Fact, Outcome, Seat, State, Turn};
use std::collections::HashMap;

#[test]
fn se_1_three_stones_in_each_pit_no_wegue_and_south_begins() {
    let state = Selus::start(&Options::default());
    assert_eq!(
        state.to_string(),
        "3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3/0,0/s/00"
    );
    assert_eq!(moves(&state), "a b c d e f g h i");
}

#[test]
fn se_2_an_own_pit_that_is_nobodys_wegue() {
    let state = at("", "1,2s,3n,4,0,0,0,0,0/5,0,0,0,0,0,0,0,0/20,19/s/11");
    assert_eq!(moves(&state), "a d");
    for (pit, owner) in [("b", Seat::First), ("c", Seat::Second)] {
        let refused = refusal(&state, read(&state, pit));
        assert_eq!(
            (refused.id.as_ref(), arg(&refused, "owner")),
            ("wegue-pit", &Arg::Seat(owner))
        );
    }
    assert_eq!(refusal(&state, Ply(4)).id, "empty-pit");
}

#[test]
fn se_3_se_4_an_empty_pit_ends_the_turn_and_stones_are_sown_on() {
    let state = at("", "2,0,1,0,1,0,0,0,0/5,0,0,0,0,0,0,0,0/20,25/s/11");
    let facts = effects(&state, "a");
    assert_eq!(
        (ids(&facts).len(), text(&facts[0], "path")),
        (1, "a2 > c2 > e2 > g")
    );
    assert_eq!(after(&state, &["a"]).turn(), Turn::Seat(Seat::Second));
}

#[test]
fn se_5_three_stones_and_the_last_one_make_a_wegue_on_either_side() {
    let state = at("", "1,3,0,0,0,0,0,0,1/3,1,0,0,0,0,0,0,0/20,25/s/11");
    let own = after(&state, &["a"]);
    assert_eq!((own.wegue(1), own.pits()[1]), (Some(Seat::First), 4));
    assert_eq!(ids(&effects(&state, "a")), ["sown", "wegue"]);
    let enemy = after(&state, &["i"]);
    assert_eq!(enemy.wegue(9), Some(Seat::First));
    assert_eq!(text(&effects(&state, "i")[1], "pit"), "A");
    assert_eq!(enemy.turn(), Turn::Seat(Seat::Second));
    let eye = at("", "3,0,0,0,0,0,0,0,9/1,0,0,0,0,0,0,0,1/20,20/n/11");
    assert_eq!(
        after(&eye, &["i"]).wegue(0),
        Some(Seat::Second),
        "any pit, an ayemi too"
    );
}

#[test]
fn se_6_nobody_makes_a_wegue_in_the_first_turn_of_a_round() {
    for (moved, made) in [("00", None), ("01", None), ("10", Some(Seat::First))] {
        let state = at(
            "",
            &format!("1,3,0,0,0,0,0,0,1/3,1,0,0,0,0,0,0,0/20,25/s/{moved}"),
        );
        let state = after(&state, &["a"]);
        assert_eq!(state.wegue(1), made, "{moved}");
        assert!(state.moved()[0], "{moved}");
    }
    let state = after(&Selus::start(&Options::default()), &["a", "c"]);
    assert_eq!(state.moved(), [true, true]);
}

#[test]
fn se_7_stones_dropped_on_the_way_stay_in_the_wegue() {
    let state = after(
        &at("", "2,5n,0,0,0,0,0,0,0/5,0,0,0,0,0,0,0,0/20,22/s/11"),
        &["a"],
    );
    assert_eq!((state.pits()[1], state.wegue(1)), (6, Some(Seat::Second)));
}

#[test]
fn se_8_the_last_stone_in_a_wegue_takes_itself_and_one_more() {
    for (owner, next) in [("s", Seat::First), ("n", Seat::Second)] {
        let state = at(
            "",
            &format!("1,5{owner},1,0,0,0,0,0,0/5,0,0,0,0,0,0,0,0/20,22/s/11"),
        );
        let facts = effects(&state, "a");
        assert_eq!(
            (text(&facts[0], "path"), number(&facts[1], "count")),
            ("a1 > b x2", 2)
        );
        let state = after(&state, &["a"]);
        assert_eq!(
            (state.stores(), state.pits()[1]),
            ([22, 22], 4),
            "whoever owns it"
        );
        assert_eq!(state.turn(), Turn::Seat(next), "SE-9: again from one’s own");
    }
}

#[test]
fn se_9_from_the_enemy_ayemi_one_plays_again_whoever_owns_it() {
    for owner in ["s", "n"] {
        let state = at(
            "",
            &format!("1,0,0,0,0,0,0,0,1/5{owner},1,0,0,0,0,0,0,0/20,26/s/11"),
        );
        let facts = effects(&state, "i");
        assert_eq!(ids(&facts), ["sown", "captured", "again"]);
        assert_eq!(after(&state, &["i"]).turn(), Turn::Seat(Seat::First));
    }
}

#[test]
fn se_10_nobody_captures_in_the_own_ayemi() {
    let state = at("", "5n,0,0,0,0,0,0,0,10/1,0,0,0,0,0,0,0,0/18,20/s/11");
    let facts = effects(&state, "i");
    assert_eq!(
        (ids(&facts), text(&facts[0], "path")),
        (vec!["sown", "rests-in-ayemi"], "i10 > a")
    );
    assert_eq!(after(&state, &["i"]).pits()[0], 6);
}

#[test]
fn se_11_strong_a_wegue_emptied_stays_one_and_weak_it_is_liquidated() {
    let text = "1,1n,1,0,0,0,0,0,0/5,0,0,0,0,0,0,0,0/20,26/s/11";
    let strong = after(&at("", text), &["a"]);
    assert_eq!((strong.wegue(1), strong.pits()[1]), (Some(Seat::Second), 0));
    let weak = after(&at("wegue=weak", text), &["a"]);
    assert_eq!((weak.wegue(1), weak.pits()[1]), (None, 0));
    assert_eq!(
        ids(&effects(&at("wegue=weak", text), "a")),
        ["sown", "captured", "liquidated"]
    );
}

#[test]
fn se_12_the_last_stone_rests_in_an_empty_wegue() {
    for owner in ["s", "n"] {
        let state = at(
            "",
            &format!("1,0{owner},1,0,0,0,0,0,0/5,0,0,0,0,0,0,0,0/20,27/s/11"),
        );
        assert_eq!(ids(&effects(&state, "a")), ["sown", "rests-in-empty"]);
        let state = after(&state, &["a"]);
        assert_eq!(
            (state.pits()[1], state.turn()),
            (1, Turn::Seat(Seat::Second))
        );
    }
}

#[test]
fn se_13_who_cannot_move_is_passed() {
    let state = at("", "1,0,0,0,0,0,0,0,0/5n,0,0,0,0,0,0,0,0/20,28/s/11");
    let facts = effects(&state, "a");
    assert_eq!(
        (ids(&facts), arg(&facts[1], "seat")),
        (vec!["sown", "passed"], &Arg::Seat(Seat::Second))
    );
    assert_eq!(after(&state, &["a"]).turn(), Turn::Seat(Seat::First));
    let extra = at("", "1,5s,0,0,0,0,0,0,0/5,0,0,0,0,0,0,0,0/20,23/s/11");
    let facts = effects(&extra, "a");
    assert_eq!(
        ids(&facts),
        ["sown", "captured", "passed"],
        "on an extra turn too"
    );
    assert_eq!(arg(&facts[2], "seat"), &Arg::Seat(Seat::First));
}

#[test]
fn se_14_if_neither_can_move_stores_and_wegue_are_counted() {
    let state = at("", "1,5s,0,0,0,0,0,0,0/5n,0,4s,0,0,0,0,0,0/16,23/s/11");
    let facts = effects(&state, "a");
    assert_eq!(
        ids(&facts),
        ["sown", "captured", "harvested", "harvested", "round-won"]
    );
    assert_eq!(
        (number(&facts[2], "count"), number(&facts[3], "count")),
        (8, 5)
    );
    assert_eq!(after(&state, &["a"]).stores(), [26, 28]);
}

#[test]
fn se_15_more_stones_win_and_27_each_is_a_draw() {
    let state = at("", "1,5s,0,0,0,0,0,0,0/5n,0,4s,0,0,0,0,0,0/17,22/s/11");
    assert_eq!(after(&state, &["a"]).turn(), Turn::Over(Outcome::Draw));
    assert_eq!(ids(&effects(&state, "a")).last(), Some(&"round-drawn"));
    let state = at("", "1,5s,0,0,0,0,0,0,0/5n,0,4s,0,0,0,0,0,0/16,23/s/11");
    let over = after(&state, &["a"]);
    assert_eq!(over.turn(), Turn::Over(Outcome::Win(Seat::Second)));
    assert_eq!(
        (refusal(&over, Ply(0)).id.as_ref(), moves(&over).as_str()),
        ("game-over", "")
    );
}

#[test]
fn se_17_an_endless_sowing_makes_the_round_void() {
    let before = at("", ENDLESS);
    let facts = effects(&before, "b");
    assert_eq!(ids(&facts), ["sown", "void"]);
    assert!(text(&facts[0], "path").ends_with('…'));
    let state = after(&before, &["b"]);
    assert_eq!(
        state.to_string(),
        "3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3/0,0/s/00/s/6"
    );
    assert_ne!(before.irreversible_events(), state.irreversible_events());
    let unequal = after(&at("rounds=9", &format!("{ENDLESS}/24,30")), &["b"]);
    assert_eq!(unequal.stores(), [0, 3], "its own deal");
    let mut problem = at("", &ENDLESS.replace("16,16", "1,0"));
    problem.play(Ply(1), &mut ());
    assert!(
        matches!(problem.turn(), Turn::Over(_)),
        "a problem was never dealt"
    );
}

#[test]
fn se_18_cm_8_the_third_time_loose_stones_go_to_their_side() {
    let mut line = TypedLine::from_start(Options::default(), at("", CIRCLE));
    let mut facts: Vec<Fact> = Vec::new();
    for text in "abcdefghi".repeat(4).chars() {
        assert!(
            matches!(line.turn(), Turn::Seat(_)),
            "not before the third time"
        );
        let m = read(line.state(), &text.to_string());
        assert!(line.allows(m), "{text} at {}", line.state());
        facts.clear();
        line.play(m, &mut facts);
    }
    assert_eq!(ids(&facts)[1..], ["stopped", "round-won"]);
    assert_eq!(line.turn(), Turn::Over(Outcome::Win(Seat::First)));
    assert_eq!(line.state().stores(), [31, 23]);
}

#[test]
fn the_puzzle_goes_as_it_was_recorded() {
    let mut state = Selus::start(&options("puzzle"));
    assert_eq!(
        state.to_string(),
        "1,0n,0,0,1,0,0,1,2/1,1s,0,0,0,0,0,0,1/0,0/s/11"
    );
    assert_eq!(at("puzzle", &state.to_string()), state);
    play(&mut state, &["e", "a"]);
    assert_eq!(state.stores(), [0, 2], "North takes 2 from B, which stays");
    play(&mut state, &["f", "i", "g"]);
    let facts = play(&mut state, &["a"]);
    assert_eq!(ids(&facts)[..2], ["sown", "rests-in-empty"]);
    play(&mut state, &["c", "d", "e", "f", "g"]);
    let facts = play(&mut state, &["h"]);
    assert_eq!(ids(&facts)[..2], ["sown", "wegue"]);
    assert_eq!(
        (state.stores(), state.turn()),
        ([5, 3], Turn::Over(Outcome::Win(Seat::First)))
    );
}

/// The result of best play from here: the stones in South’s store minus those in North’s.
fn best(state: &Selus, known: &mut HashMap<Selus, i32>) -> i32 {
    let Turn::Seat(seat) = state.turn() else {
        let [south, north] = state.stores().map(i32::from);
        return south - north;
    };
    if let Some(value) = known.get(state) {
        return *value;
    }
    let mut values = Vec::new();
    for m in crate::play::legal(state) {
        let mut next = *state;
        next.play(m, &mut ());
        values.push(best(&next, known));
    }
    let values = values.into_iter();
    let best = if seat == Seat::First {
        values.max()
    } else {
        values.min()
    };
    let best = best.expect("a seat to move has a move");
    known.insert(*state, best);
    best
}

#[test]
fn the_puzzle_is_won_by_e_and_i() {
    let start = Selus::start(&options("puzzle"));
    let mut known = HashMap::new();
    let mut value =
        |options: &str, m: &str| best(&after(&at(options, &start.to_string()), &[m]), &mut known);
    for m in ["a", "e", "h", "i"] {
        assert_eq!(value("puzzle", m) == 2, ["e", "i"].contains(&m), "{m}");
    }
    assert_eq!(value("puzzle,empty=take", "i"), 4, "6 to 2");
}
