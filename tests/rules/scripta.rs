//! XII Scripta rule by rule; the numbers are those of `rules/scripta-and-cats.md`.

use crate::play::{chances, legal};
use lusoria::games::xii_scripta::{DiceLeft, Options, Ply, XiiScripta};
use lusoria::kit::ShuffleBag;
use lusoria::render::board_text;
use lusoria::rules::{Arg, Fact, Outcome, Parsed, Reason, Seat, State, ThrowSource, Turn};

const BAGS: &str = "5.5.5.5.5.5,5.5.5.5.5.5";

pub(crate) fn pieces_are_conserved(state: &XiiScripta) {
    let pieces = |seat| {
        let side = state.side(seat);
        side.on_board() + side.waiting + side.captured + side.off
    };
    let [first, second] = Seat::ALL.map(pieces);
    let start = state.diagram().captions.into_iter().rev().take(2);
    for (caption, total) in start.zip([second, first]) {
        let number = |key: &str| match arg(&caption, key) {
            Arg::Number(n) => *n,
            other => panic!("{other:?}"),
        };
        assert_eq!(
            number("remaining") + number("off"),
            i64::from(total),
            "{state}"
        );
        assert!([1, 2, 3, 15].contains(&total), "{state}");
    }
}

fn arg<'a>(fact: &'a Fact, key: &str) -> &'a Arg {
    let found = fact.args.iter().find(|(name, _)| name == key);
    &found.unwrap_or_else(|| panic!("{fact:?} has no {key}")).1
}

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

/// A position from `I / II / dice / player`, bags full.
fn at(options_text: &str, text: &str) -> XiiScripta {
    let (rest, player) = text.rsplit_once('/').unwrap();
    let options = options(options_text);
    let bag = [options.bag; 6].map(|n| n.to_string()).join(".");
    XiiScripta::from_text(&options, &format!("{rest}/{bag},{bag}/{player}")).unwrap()
}

fn read(state: &XiiScripta, text: &str) -> Ply {
    match state.parse_move(text) {
        Ok(Parsed::Move(m)) => m,
        other => panic!("{text}: {other:?}"),
    }
}

/// The position after some moves, each legal.
fn after(state: &XiiScripta, moves: &[&str]) -> XiiScripta {
    let mut state = *state;
    for text in moves {
        let m = read(&state, text);
        assert!(
            crate::play::possible(&state).contains(&m),
            "{text}: {:?}",
            state.why_not(m)
        );
        state.play(m, &mut ());
    }
    state
}

fn effects(state: &XiiScripta, text: &str) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut state = *state;
    state.play(read(&state, text), &mut facts);
    facts
}

fn refusal(state: &XiiScripta, text: &str) -> Reason {
    let m = read(state, text);
    assert!(!legal(state).contains(&m), "{text} is legal");
    state.why_not(m)
}

fn board(state: &XiiScripta, seat: Seat) -> String {
    board_text(&state.diagram(), seat)
}

#[test]
fn a1_4_pieces_at_home_can_be_hit() {
    let state = at("pieces=3", "34=1;0;0;2/18=1;0;0;2/4/II");
    let hit = effects(&state, "move 1 4");
    assert_eq!(hit[1].id, "hit");
    assert_eq!(after(&state, &["move 1 4"]).side(Seat::First).captured, 1);
}

#[test]
fn a1_5_rows_are_joined_at_12_to_13_and_24_to_25() {
    let state = at("pieces=2", "12=1,24=1;0;0;0/-;2;0;0/1-1/I");
    let moved = after(&state, &["move 1 1", "move 2 1"]);
    assert_eq!(
        moved.side(Seat::First).steps().collect::<Vec<_>>(),
        [13, 25]
    );
    let row = "_ _ _ _ _ _   _ _ _ _ _ _";
    assert_eq!(
        board(&moved, Seat::First),
        format!("_ _ _ _ _ _   _ _ _ _ _ 1\n{row}\n1 _ _ _ _ _   _ _ _ _ _ _")
    );
}

#[test]
fn a2_1_fifteen_pieces_each_all_off_the_board() {
    let state = XiiScripta::start(&Options::default());
    assert_eq!(state.to_string(), format!("-;15;0;0/-;15;0;0/-/{BAGS}/I"));
}

#[test]
fn a2_2_the_quick_game_has_three() {
    let state = XiiScripta::start(&options("pieces=3"));
    assert_eq!(state.to_string(), format!("-;3;0;0/-;3;0;0/-/{BAGS}/I"));
}

#[test]
fn a2_3_player_one_begins() {
    assert_eq!(
        XiiScripta::start(&Options::default()).throw().unwrap().seat,
        Seat::First
    );
}

#[test]
fn a2_4_three_dice_are_thrown_and_doubles_give_nothing_extra() {
    let state = after(&XiiScripta::start(&Options::default()), &["roll 2 2 2"]);
    assert_eq!(state.dice(), DiceLeft::new(&[2, 2, 2]));
    let done = after(&state, &["place 2", "place 2", "place 2"]);
    assert_eq!(done.throw().unwrap().seat, Seat::Second);
}

#[test]
fn a2_5_each_player_has_a_bag_and_a_passed_turn_uses_its_throw() {
    let state = after(
        &XiiScripta::start(&options("bag=1")),
        &["roll 1 2 3", "pass"],
    );
    assert_eq!(state.bag(Seat::First).unwrap().left(), &[0, 0, 0, 1, 1, 1]);
    assert_eq!(state.bag(Seat::Second), Some(ShuffleBag::full(1)));
    let state = after(
        &state,
        &["roll 1 1 1".replace("1 1 1", "4 5 6").as_str(), "pass"],
    );
    assert_eq!(chances(&state), [(Ply::Roll([4, 5, 6]), 1)]);
    assert_eq!(state.why_not(Ply::Roll([1, 2, 3])).id, "not-in-bag");
    let state = after(&state, &["roll 4 5 6"]);
    assert_eq!(
        state.bag(Seat::First),
        Some(ShuffleBag::full(1)),
        "refilled at once"
    );
}

#[test]
fn a3_1_each_command_uses_one_die_in_any_order() {
    let state = at("", "-;15;0;0/-;15;0;0/1-4-6/I");
    assert_eq!(after(&state, &["place 4"]).dice(), DiceLeft::new(&[1, 6]));
    assert_eq!(
        after(&state, &["place 6", "place 1"]).dice(),
        DiceLeft::new(&[4])
    );
    let twice = at("", "-;15;0;0/-;15;0;0/3-3-5/I");
    assert_eq!(after(&twice, &["place 3"]).dice(), DiceLeft::new(&[3, 5]));
    let refused = refusal(&after(&twice, &["place 5"]), "place 5");
    assert_eq!(refused.id, "no-such-die");
    assert_eq!(arg(&refused, "die"), &Arg::Number(5));
    assert_eq!(arg(&refused, "dice"), &Arg::Text("3 3".into()));
}

#[test]
fn a3_2_the_turn_passes_when_no_dice_are_left() {
    let state = after(&at("", "-;15;0;0/-;15;0;0/4/I"), &["place 4"]);
    assert_eq!(state.turn(), Turn::Chance);
    assert_eq!(state.throw().unwrap().seat, Seat::Second);
}

#[test]
fn a3_3_place_enters_a_captured_piece_first_then_a_waiting_one() {
    let state = at("pieces=3", "-;2;1;0/-;3;0;0/1-2-3/I");
    assert_eq!(effects(&state, "place 1")[0].id, "reentered");
    let state = after(&state, &["place 1"]);
    assert_eq!(
        (
            state.side(Seat::First).captured,
            state.side(Seat::First).waiting
        ),
        (0, 2)
    );
    assert_eq!(effects(&state, "place 2")[0].id, "placed");
    assert_eq!(after(&state, &["place 2"]).side(Seat::First).waiting, 1);
    assert_eq!(
        refusal(&at("pieces=1", "5=1;0;0;0/-;1;0;0/1-2-3/I"), "place 1").id,
        "hand-empty"
    );
}

#[test]
fn a3_4_every_piece_counts_one_from_the_start_of_the_course() {
    let state = at("pieces=4", "3=2,8=1,31=1;0;0;0/-;4;0;0/1/I");
    let at_step = |k: u8| {
        after(&state, &[&format!("move {k} 1")])
            .side(Seat::First)
            .steps()
            .collect::<Vec<_>>()
    };
    assert_eq!(at_step(1), [3, 4, 8, 31]);
    assert_eq!(at_step(2), [3, 4, 8, 31]);
    assert_eq!(at_step(3), [3, 3, 9, 31]);
    assert_eq!(at_step(4), [3, 3, 8, 32]);
    assert!(
        legal(&state).len() == 5,
        "each number is a move of its own, and a pass"
    );
    for text in ["move 0 1", "move 5 1"] {
        let refused = refusal(&state, text);
        assert_eq!(refused.id, "no-such-piece");
        assert_eq!(arg(&refused, "count"), &Arg::Number(4));
    }
}

#[test]
fn a3_5_a_piece_never_leaves_the_board_by_move() {
    let state = at("pieces=1", "35=1;0;0;0/-;1;0;0/1-2/I");
    let refused = refusal(&state, "move 1 2");
    assert_eq!(refused.id, "off-board");
    assert_eq!(arg(&refused, "most"), &Arg::Number(1));
    assert_eq!(after(&state, &["move 1 1"]).side(Seat::First).on(36), 1);
}

#[test]
fn a3_6_take_removes_from_exactly_that_home_point() {
    let state = at("pieces=3", "32=1,35=1;0;0;1/-;3;0;0/2-4-6/I");
    assert_eq!(refusal(&state, "take 6").id, "empty-point");
    let refused = refusal(&state, "take 4");
    assert_eq!(
        (refused.id.as_ref(), arg(&refused, "point")),
        ("empty-point", &Arg::Number(4))
    );
    let taken = after(&state, &["take 2"]);
    assert_eq!(
        (taken.side(Seat::First).on(32), taken.side(Seat::First).off),
        (0, 2)
    );
}

#[test]
fn a3_7_take_needs_all_home() {
    for (side, away) in [
        ("30=1,31=1;0;0;1", 1),
        ("31=1;2;0;0", 2),
        ("31=1,20=1;1;0;0", 2),
    ] {
        let mut points: Vec<&str> = side.split(';').next().unwrap().split(',').collect();
        points.sort_unstable();
        let side = format!("{};{}", points.join(","), side.split_once(';').unwrap().1);
        let refused = refusal(&at("pieces=3", &format!("{side}/-;3;0;0/1/I")), "take 1");
        assert_eq!(refused.id, "not-all-home", "{side}");
        assert_eq!(arg(&refused, "count"), &Arg::Number(away), "{side}");
    }
    after(&at("pieces=3", "31=1,36=1;0;0;1/-;3;0;0/1/I"), &["take 1"]);
}

#[test]
fn a3_8_pieces_move_on_inside_home() {
    let state = after(&at("pieces=1", "31=1;0;0;0/-;1;0;0/5/I"), &["move 1 5"]);
    assert_eq!(state.side(Seat::First).on(36), 1);
}

#[test]
fn a3_9_captured_pieces_come_back_before_anything_else() {
    let state = at("pieces=3", "33=1;0;2;0/-;3;0;0/1-2-3/I");
    for text in ["move 1 1", "take 3", "move 9 6", "take 6"] {
        let refused = refusal(&state, text);
        assert_eq!(refused.id, "must-reenter", "{text}");
        assert_eq!(arg(&refused, "count"), &Arg::Number(2));
    }
    assert_eq!(
        legal(&state),
        [Ply::Place(1), Ply::Place(2), Ply::Place(3), Ply::Pass]
    );
    after(&state, &["place 1", "place 2", "move 1 3"]);
}

#[test]
fn a3_10_two_enemy_pieces_block_landing_but_not_passing() {
    let state = at("pieces=3", "1=1;2;0;0/9=1,10=2;0;0;0/2-3-5/I");
    let refused = refusal(&state, "move 1 2");
    assert_eq!(refused.id, "blocked");
    assert_eq!(
        (arg(&refused, "step"), arg(&refused, "count")),
        (&Arg::Number(3), &Arg::Number(2))
    );
    assert_eq!(refusal(&state, "place 3").id, "blocked");
    after(&state, &["move 1 5"]);
    after(&state, &["move 1 3"]);
}

#[test]
fn a3_11_a_lone_enemy_piece_is_captured() {
    let state = at("pieces=3", "1=1;2;0;0/9=1,10=2;0;0;0/3-3/I");
    let facts = effects(&state, "move 1 3");
    assert_eq!(
        facts.iter().map(|f| f.id.as_ref()).collect::<Vec<_>>(),
        ["moved", "hit"]
    );
    assert_eq!(arg(&facts[1], "victim"), &Arg::Seat(Seat::Second));
    let state = after(&state, &["move 1 3"]);
    assert_eq!(
        (
            state.side(Seat::Second).captured,
            state.side(Seat::Second).on(9)
        ),
        (1, 0)
    );
}

#[test]
fn a3_12_own_stacks_have_no_limit() {
    let state = after(&at("", "6=14;1;0;0/-;15;0;0/6/I"), &["place 6"]);
    assert_eq!(state.side(Seat::First).on(6), 15);
}

#[test]
fn a3_13_pass_ends_the_turn_also_with_captured_pieces() {
    let state = at("pieces=3", "33=1;0;2;0/-;3;0;0/1-2-3/I");
    assert_eq!(
        arg(&effects(&state, "pass")[0], "dice"),
        &Arg::Text("1 2 3".into())
    );
    let state = after(&state, &["pass"]);
    assert!(state.dice().is_empty());
    assert_eq!(state.throw().unwrap().seat, Seat::Second);
}

#[test]
fn a3_15_the_last_piece_borne_off_wins_at_once() {
    let state = at("pieces=3", "36=1;0;0;2/-;3;0;0/1-2-6/I");
    let facts = effects(&state, "take 6");
    assert_eq!(
        facts.iter().map(|f| f.id.as_ref()).collect::<Vec<_>>(),
        ["borne-off", "won"]
    );
    let state = after(&state, &["take 6"]);
    assert_eq!(state.turn(), Turn::Over(Outcome::Win(Seat::First)));
    assert!(state.dice().is_empty() && legal(&state).is_empty());
    assert_eq!(refusal(&state, "pass").id, "game-over");
}

#[test]
fn a3_16_remaining_pieces_are_those_not_borne_off() {
    let state = at("pieces=3", "36=1;0;0;2/-;3;0;0/1-2-6/I");
    let remaining = |fact: &Fact| arg(fact, "remaining").clone();
    let captions = state.diagram().captions;
    assert_eq!(captions[0].id, "dice-left");
    assert_eq!(
        [remaining(&captions[1]), remaining(&captions[2])],
        [Arg::Number(1), Arg::Number(3)]
    );
}

#[test]
fn a3_order_of_checks() {
    let captured = at("pieces=3", "20=1;1;1;0/7=2,8=1;0;0;0/1-6/I");
    assert_eq!(
        refusal(&captured, "move 9 5").id,
        "must-reenter",
        "before no-such-die"
    );
    assert_eq!(
        refusal(&captured, "place 5").id,
        "no-such-die",
        "before blocked"
    );
    let free = at("pieces=3", "35=1;0;0;2/7=2,8=1;0;0;0/2-6/I");
    assert_eq!(
        refusal(&free, "move 9 5").id,
        "no-such-die",
        "before no-such-piece"
    );
    assert_eq!(
        refusal(&free, "move 9 6").id,
        "no-such-piece",
        "before off-board"
    );
    assert_eq!(refusal(&free, "place 6").id, "hand-empty", "before blocked");
    let away = at("pieces=3", "30=1;0;0;2/7=2,8=1;0;0;0/2-6/I");
    assert_eq!(
        refusal(&away, "take 2").id,
        "not-all-home",
        "before empty-point"
    );
}

#[test]
fn a4_3_ten_or_more_widen_every_cell() {
    let state = at("", "9=10;5;0;0/-;15;0;0/1/I");
    let text = board(&state, Seat::First);
    assert_eq!(
        text.lines().nth(1),
        Some(" _  _  _  _  _  _    _  _ 10  _  _  _")
    );
    assert!(text.lines().all(|line| line.len() == 37));
}

#[test]
fn a4_5_prose_counts_in_the_readers_steps() {
    let state = at("pieces=3", "4=1;2;0;0/3=2,14=1;0;0;0/1/I");
    let points = |seat, id: &str| -> Vec<[Arg; 3]> {
        let facts = state.prose(seat).into_iter().filter(|fact| fact.id == id);
        facts
            .map(|f| ["step", "row", "count"].map(|key| arg(&f, key).clone()))
            .collect()
    };
    let numbers = |rows: &[[i64; 3]]| {
        rows.iter()
            .map(|row| row.map(Arg::Number))
            .collect::<Vec<_>>()
    };
    assert_eq!(points(Seat::First, "own-point"), numbers(&[[4, 1, 1]]));
    assert_eq!(
        points(Seat::First, "their-point"),
        numbers(&[[10, 1, 2], [26, 3, 1]])
    );
    assert_eq!(
        points(Seat::Second, "own-point"),
        numbers(&[[3, 1, 2], [14, 2, 1]])
    );
    assert_eq!(points(Seat::Second, "their-point"), numbers(&[[9, 1, 1]]));
}

#[test]
fn a5_2_bearoff_distance_counts_to_the_end_of_the_course() {
    let state = at(
        "pieces=2,bearoff=distance",
        "31=1,35=1;0;0;0/-;2;0;0/1-2-6/I",
    );
    let refused = refusal(&state, "take 1");
    assert_eq!(
        (refused.id.as_ref(), arg(&refused, "point")),
        ("empty-point", &Arg::Number(6))
    );
    assert_eq!(after(&state, &["take 2"]).side(Seat::First).on(35), 0);
    assert_eq!(after(&state, &["take 6"]).side(Seat::First).on(31), 0);
}

#[test]
fn a5_3_need_all_false_ignores_pieces_that_never_entered() {
    let text = "34=1;2;0;0/-;3;0;0/4/I";
    assert_eq!(refusal(&at("pieces=3", text), "take 4").id, "not-all-home");
    after(&at("pieces=3,need_all=false", text), &["take 4"]);
    let outside = at("pieces=3,need_all=false", "20=1,34=1;1;0;0/-;3;0;0/4/I");
    assert_eq!(arg(&refusal(&outside, "take 4"), "count"), &Arg::Number(1));
}

#[test]
fn a5_4_strict_allows_a_pass_only_when_no_die_can_be_played() {
    let open = at("strict", "-;15;0;0/-;15;0;0/1-2-3/I");
    assert_eq!(
        arg(&refusal(&open, "pass"), "dice"),
        &Arg::Text("1 2 3".into())
    );
    assert_eq!(refusal(&open, "pass").id, "must-play");
    let shut = at("pieces=2,strict", "36=1;0;0;1/-;2;0;0/1-2-3/I");
    assert_eq!(legal(&shut), [Ply::Pass]);
}

#[test]
fn a5_5_the_host_may_pass_only_when_nothing_else_is_legal_and_autopass_is_on() {
    let shut = "36=1;0;0;1/-;2;0;0/1-2-3/I";
    assert_eq!(at("pieces=2", shut).forced_pass(), Some(Ply::Pass));
    assert_eq!(at("pieces=2,autopass=off", shut).forced_pass(), None);
    assert_eq!(
        at("pieces=2", "36=1;0;0;1/-;2;0;0/1-2-6/I").forced_pass(),
        None
    );
    assert_eq!(XiiScripta::start(&Options::default()).forced_pass(), None);
}

#[test]
fn a5_8_plain_and_hand_dice_have_no_bag_and_any_throw_can_fall() {
    for (text, source) in [
        ("dice=plain", ThrowSource::Plain),
        ("dice=hand", ThrowSource::Hand),
    ] {
        let state = XiiScripta::start(&options(text));
        assert_eq!(state.to_string(), "-;15;0;0/-;15;0;0/-/-/I");
        assert_eq!(state.throw().unwrap().source, source);
        let chances = chances(&state);
        assert_eq!(chances.len(), 56);
        assert_eq!(chances.iter().map(|(_, weight)| weight).sum::<u32>(), 216);
        let mut drawn = std::collections::HashMap::new();
        for number in 0..216 {
            let mut rest = number;
            let ply = state.draw(&mut |n| {
                let digit = rest % n;
                rest /= n;
                digit
            });
            *drawn.entry(ply).or_insert(0) += 1;
        }
        assert!(chances.iter().all(|(ply, weight)| drawn[ply] == *weight));
    }
}

#[test]
fn a5_12_pieces_1_to_15() {
    for (text, good) in [
        ("pieces=0", false),
        ("pieces=1", true),
        ("pieces=15", true),
        ("pieces=16", false),
        ("pieces=x", false),
    ] {
        assert_eq!(text.parse::<Options>().is_ok(), good, "{text}");
    }
}

#[test]
fn options_print_only_what_differs_in_one_order() {
    let round = |text: &str| options(text).to_string();
    assert_eq!(round(""), "");
    assert_eq!(round("bag=5,pieces=15,autopass,need_all=on"), "");
    assert_eq!(round("strict,pieces=3"), "pieces=3,strict=true");
    assert_eq!(round("pieces=3 dice=hand"), "pieces=3,dice=hand");
    let all = "pieces=1,bearoff=distance,need_all=false,strict=true,bag=7,dice=plain,autopass=off";
    assert_eq!(round(all), all);
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for text in [
        "-;15;0;0/-;15;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5",
        "-;14;0;0/-;15;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I",
        "4=1;14;0;0/9=1;14;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I",
        "37=1;14;0;0/-;15;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I",
        "4=1,3=1;13;0;0/-;15;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I",
        "4=1,4=1;13;0;0/-;15;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I",
        "4=15,5=15;0;0;0/-;15;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I",
        "-;15;0;0/-;15;0;0/6-1/5.5.5.5.5.5,5.5.5.5.5.5/I",
        "-;15;0;0/-;15;0;0/7/5.5.5.5.5.5,5.5.5.5.5.5/I",
        "-;15;0;0/-;15;0;0/-/0.0.0.0.0.0,5.5.5.5.5.5/I",
        "-;15;0;0/-;15;0;0/-/-/I",
        "-;0;0;15/-;15;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/II",
        "-;0;0;15/-;15;0;0/1/5.5.5.5.5.5,5.5.5.5.5.5/I",
        "-;+15;0;0/-;15;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I",
        "",
    ] {
        assert!(
            XiiScripta::from_text(&Options::default(), text).is_err(),
            "{text}"
        );
    }
}
