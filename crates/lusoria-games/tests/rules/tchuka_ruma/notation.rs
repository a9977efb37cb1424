//! What people type for Tchuka Ruma, and which texts are conversation.

use super::{arg, at, start};
use lusoria_games::games::tchuka_ruma::{Ply, TchukaRuma};
use lusoria_games::rules::{Arg, NotationError, Parsed, State};

fn split(state: &TchukaRuma, text: &str) -> Vec<String> {
    state.split(text).iter().map(ToString::to_string).collect()
}

#[test]
fn a_choice_is_a_letter() {
    for text in ["c", "C", " c "] {
        assert_eq!(
            start("").parse_move(text),
            Ok(Parsed::Move(Ply(2))),
            "{text}"
        );
    }
    assert_eq!(start("pits=10").parse_move("j"), Ok(Parsed::Move(Ply(9))));
    assert_eq!(Ply(9).to_string(), "j");
}

#[test]
fn several_letters_are_several_choices() {
    let whole = "cdcdbd";
    let letters = ["c", "d", "c", "d", "b", "d"];
    assert_eq!(split(&start(""), whole), letters);
    assert_eq!(split(&start(""), " c d, c d\tb,d "), letters);
    assert_eq!(split(&start(""), "CD cdBD"), ["C", "D", "c", "d", "B", "D"]);
    assert_eq!(split(&start(""), "c"), ["c"]);
}

#[test]
fn several_choices_stop_at_the_first_that_ends_the_game_or_is_refused() {
    assert_eq!(split(&start(""), "cab"), ["cab"], "a word");
    assert_eq!(split(&start(""), "caab"), ["c", "a"], "a loses");
    assert_eq!(split(&start(""), "ccd"), ["c", "c"], "c is empty by then");
    assert_eq!(split(&at("", "0,0,0,1/7"), "dd"), ["d"], "d wins");
}

#[test]
fn letters_of_other_pits_make_a_text_something_else() {
    for text in ["cde", "hello", "c d x", "cd!", "c3d", "cd3"] {
        assert_eq!(split(&start(""), text), [text]);
        let parsed = start("").parse_move(text);
        assert_eq!(parsed, Err(NotationError::Foreign), "{text}");
    }
    assert_eq!(split(&start("pits=5"), "cde"), ["c"], "c loses there");
}

#[test]
fn words_are_not_played_unless_they_are_spelled() {
    for (options, word, letters) in [
        ("", "bad", "b a d"),
        ("", "Dad", "d a d"),
        ("", "cab", "c a b"),
        ("pits=9", "hi", "h i"),
        ("pits=8", "haha", "h a h a"),
        ("pits=9", "già", "g i a"),
    ] {
        let state = start(options);
        assert_eq!(split(&state, word), [word]);
        let Err(NotationError::Malformed(fact)) = state.parse_move(word) else {
            panic!("{word}: {:?}", state.parse_move(word));
        };
        assert_eq!(fact.id, "word-or-pits");
        assert_eq!(arg(&fact, "letters"), &Arg::Text(letters.into()));
        assert!(split(&state, letters).len() <= letters.len() / 2 + 1);
        assert_eq!(split(&state, letters)[0], letters[..1]);
    }
    assert_eq!(split(&start("pits=10"), "bad idea"), ["bad idea"]);
}

#[test]
fn conversation_is_left_alone() {
    for text in [
        "", " ", "k", "x", "hi", "hello", "haha", "ok", "yes", "no", "0", "11", "03", "42", "+3",
        "a?", "c c c!", "rumba", "bad luck", "c#", "🎲", "ы", "да", "č!", "yield", "vzdát",
    ] {
        assert_eq!(
            start("").parse_move(text),
            Err(NotationError::Foreign),
            "{text}"
        );
    }
}
