//! Tests of text boards and prose (A4), of options (A5), and of positions that cannot be played from.

use super::{after, arg, at, board, options, refusal};
use crate::play::{chances, legal};
use lusoria_games::games::xii_scripta::{Options, Ply, XiiScripta};
use lusoria_games::rules::{Arg, Seat, State, ThrowSource, Viewable};

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
