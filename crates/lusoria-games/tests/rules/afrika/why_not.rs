//! Tests of every reason to refuse a move, and of every kind of position that cannot be played from.

use super::{after, at, flaw, moves, number, refusal, start, text};
use lusoria_games::rules::SetupError;

/// 3 stones lie opposite a, 2 each opposite b and c, none opposite e. The pit d is not empty.
const CAPTURES: &str = "0,0,0,5,0,0,0,0/0,0,0,0,1,2,2,3/57,58/s";

#[test]
fn must_capture() {
    let refused = refusal(&at("", CAPTURES), "d");
    assert_eq!(refused.id, "must-capture");
    assert_eq!(
        (text(&refused, "pit"), text(&refused, "pits")),
        ("d", "b, c")
    );
    assert_eq!(number(&refused, "least"), 2);
}

#[test]
fn not_the_smallest() {
    let refused = refusal(&at("", CAPTURES), "a");
    assert_eq!(refused.id, "not-the-smallest");
    assert_eq!(
        (text(&refused, "pit"), text(&refused, "pits")),
        ("a", "b, c")
    );
    assert_eq!(
        (number(&refused, "across"), number(&refused, "least")),
        (3, 2)
    );
}

#[test]
fn nothing_across() {
    let refused = refusal(&at("", CAPTURES), "e");
    assert_eq!(refused.id, "nothing-across");
    assert_eq!(
        (text(&refused, "pit"), text(&refused, "pits")),
        ("e", "b, c")
    );
}

#[test]
fn empty_pit() {
    let refused = refusal(&at("", "0,1,1,1,1,1,1,1/1,1,1,1,1,1,1,0/57,57/s"), "a");
    assert_eq!(
        (refused.id.as_ref(), text(&refused, "pit")),
        ("empty-pit", "a")
    );
}

#[test]
fn swaps() {
    assert_eq!(refusal(&start(""), "swap").id, "no-pie");
    assert_eq!(refusal(&start("pie"), "swap").id, "no-swap-now");
    assert_eq!(
        refusal(&after(&start("pie"), "e c"), "swap").id,
        "no-swap-now"
    );
    assert_eq!(
        refusal(&after(&start("pie"), "e swap"), "swap").id,
        "no-swap-now"
    );
}

#[test]
fn game_over() {
    let over = at("pie", "0,0,0,0,0,0,0,9/1,0,0,0,0,0,0,0/72,46/n");
    assert_eq!(moves(&over), "");
    for typed in ["a", "h", "swap"] {
        assert_eq!(refusal(&over, typed).id, "game-over");
    }
}

#[test]
fn positions_that_cannot_be_read_are_refused() {
    for text in [
        "",
        "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0",
        "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0/s/",
        "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0/x",
        "8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/8,0/s",
        "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0/s",
        "08,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0/s",
        "+8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0/s",
        "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,-8/0,0/s",
        "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,300/0,0/s",
        "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0/S",
        "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0/s/settled",
    ] {
        assert!(
            matches!(flaw("", text), SetupError::BadPosition(_)),
            "{text}"
        );
    }
}

#[test]
fn cm_7_af_13_positions_that_cannot_be_are_refused() {
    let all = |law: &'static str| SetupError::BadPosition(law);
    let stones = all("there are 128 stones, in the pits and in the stores");
    assert_eq!(flaw("", "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,1/s"), stones);
    assert_eq!(flaw("", "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,7/0,0/s"), stones);
    let sown = "8,8,8,8,0,9,9,9/9,9,9,9,9,8,8,8/0,0";
    for state in ["open", "swapped"] {
        let pie = all("sides change only in a game with pie=true");
        assert_eq!(flaw("", &format!("{sown}/n/{state}")), pie);
        at("pie", &format!("{sown}/n/{state}"));
    }
    let open = all("sides are open only after South's first move");
    assert_eq!(flaw("pie", &format!("{sown}/s/open")), open);
    assert_eq!(
        flaw("pie", "9,9,1,10,9,9,9,9/9,9,0,9,9,9,9,9/0,0/n/open"),
        open
    );
    let swapped = all("sides cannot have changed before the first move");
    assert_eq!(
        flaw("pie", "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0/s/swapped"),
        swapped
    );
}
