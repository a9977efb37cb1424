//! What every game has to do (`ARCHITECTURE.md`). A macro makes a test with a name of its own for each requirement and each game.

use crate::play::{self, legal, possible, walk};
use lusoria_games::catalog::{self, GAMES, Notation};
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Parsed, Seat, State, Turn, Turning, perft, playout, wins_within};
use lusoria_games::text_board::{board_text, turned};
use proptest::prelude::*;
use proptest::string::string_regex;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

/// Makes a module of tests for each game. The tests collect facts from all items below except `conserved`, and from the positions in the
/// game's `perft.txt`. Every fact that the game can state must be among the collected facts.
///
/// - `options`: random games are played with each of these options.
/// - `malformed`: texts that begin like moves but are none. The error for each of them contains a fact.
/// - `conserved`: checks that a position has the pieces that it must have.
/// - `garbage`: patterns for texts that are nearly moves or positions. Some are read as moves that are not legal. There is a
///   reason against each such move.
/// - `playthrough`: the options of the golden game (a whole game, kept in a file).
/// - `scenes`: what hardly ever happens in random games. Each scene has options, a position, and moves to play from there.
/// - `laws`: for each law, a position that an editor may hold but from which nobody can play. If the position needs options, they stand
///   before it, followed by a blank.
macro_rules! contract_tests {
    ($($game:ident: $state:ty {
        options: [$($options:literal),* $(,)?],
        malformed: [$($malformed:literal),* $(,)?],
        conserved: $conserved:expr,
        garbage: [$($garbage:literal),* $(,)?],
        playthrough: $playthrough:literal,
        $(scenes: [$($scene:expr),* $(,)?],)?
        $(laws: [$($law:literal),* $(,)?],)?
    }),* $(,)?) => {
        $(mod $game {
            use super::*;

            const OPTIONS: &[&str] = &[$($options),*];

            #[test]
            fn playouts_end() { crate::contract::playouts_end::<$state>(OPTIONS); }
            #[test]
            fn moves_are_sorted_and_unique() { crate::contract::moves_are_sorted_and_unique::<$state>(OPTIONS); }
            #[test]
            fn a_seat_to_move_has_a_move_and_chance_has_chances() { crate::contract::turns_are_true::<$state>(OPTIONS); }
            #[test]
            fn any_move_is_any_of_the_legal_ones() { crate::contract::any_move_is_any::<$state>(OPTIONS); }
            #[test]
            fn a_winning_move_is_one_that_the_search_finds() { crate::contract::winning_moves_are_found::<$state>(OPTIONS); }
            #[test]
            fn a_printed_move_is_read_as_itself() { crate::contract::moves_round_trip::<$state>(OPTIONS); }
            #[test]
            fn garbage_never_panics() { crate::contract::garbage_never_panics::<$state>(OPTIONS, &[$($garbage),*]); }
            #[test]
            fn a_printed_position_is_read_as_itself() { crate::contract::positions_round_trip::<$state>(OPTIONS); }
            #[test]
            fn pieces_are_conserved() { crate::play::walk::<$state>(OPTIONS, |line| $conserved(line.state())); }
            #[test]
            fn both_perspectives_show_the_same_cells_turned() { crate::contract::perspectives_agree::<$state>(OPTIONS); }
            #[test]
            fn perft_file() { crate::contract::perft_file::<$state>(); }
            #[test]
            fn playthrough_file() { crate::playthrough::check::<$state>($playthrough); }
            #[test]
            fn replaying_the_plies_gives_the_state_at_each_ply() { crate::contract::replay::<$state>(OPTIONS); }
            #[test]
            fn a_line_goes_on_from_its_snapshot_as_it_would_have() { crate::contract::snapshots::<$state>(OPTIONS); }
            #[test]
            fn every_fact_has_a_sentence_and_no_sentence_is_unused() {
                let typed = crate::sentences::Typed { malformed: &[$($malformed),*], garbage: &[$($garbage),*] };
                crate::sentences::check::<$state>(
                    OPTIONS,
                    &typed,
                    $playthrough,
                    &[$($($scene),*)?],
                    &[$($($law),*)?],
                );
            }
        })*

        #[test]
        fn every_game_of_the_catalogue_keeps_the_contract() {
            let tested = [$(stringify!($game)),*];
            let offered: Vec<&str> = lusoria_games::catalog::GAMES.iter().map(|game| game.info.id).collect();
            assert_eq!(offered, tested);
        }
    };
}
pub(crate) use contract_tests;

pub(crate) fn playouts_end<S: State>(options: &[&str]) {
    let mut rng = SmallRng::seed_from_u64(1);
    for options in options {
        for _ in 0..20 {
            let mut state = S::start(&play::options::<S>(options));
            // If only repetition or a limit of plies ends a game, the line ends it and not the state; `play::random_line` checks that.
            let endless = state.repetition_limit().is_some() || state.ply_limit().is_some();
            let cap = if endless { 2_000 } else { 100_000 };
            let done = playout(&mut state, &mut rng, &mut Vec::new(), cap, &mut ());
            match done.outcome {
                Some(outcome) => assert_eq!(state.turn(), Turn::Over(outcome)),
                None => assert!(endless, "the game ends"),
            }
            assert!(
                S::INFO
                    .max_plies
                    .is_none_or(|most| done.moves + done.chances <= most)
            );
        }
    }
}

pub(crate) fn winning_moves_are_found<S: State>(options: &[&str]) {
    walk::<S>(options, |line| {
        let state = line.state();
        if let Turn::Seat(seat) = state.turn() {
            let mut nodes = u64::MAX;
            let found = wins_within(state, seat, 1, &mut nodes);
            assert_eq!(Some(state.has_winning_move()), found, "{state}");
        }
    });
}

pub(crate) fn moves_are_sorted_and_unique<S: State>(options: &[&str]) {
    walk::<S>(options, |line| {
        assert!(
            legal(line.state()).is_sorted_by(|a, b| a < b),
            "{}",
            line.state()
        );
        let chances: Vec<_> = play::chances(line.state());
        assert!(chances.is_sorted_by(|a, b| a.0 < b.0), "{}", line.state());
    });
}

/// Checks that `any_move` returns only legal moves. It may return a last resort, such as a pass, only if no other move is legal. In the
/// first positions `any_move` is called so often that every move that it may return must occur. The probabilities are not checked here.
pub(crate) fn any_move_is_any<S: State>(options: &[&str]) {
    let mut rng = SmallRng::seed_from_u64(4);
    let mut thorough = 20;
    walk::<S>(options, |line| {
        let state = line.state();
        let mut expected = legal(state);
        if expected.iter().any(|&m| !state.last_resort(m)) {
            expected.retain(|&m| !state.last_resort(m));
        }
        if expected.is_empty() {
            return;
        }
        // With so many draws, the chance that a move never occurs is e to the -40.
        let draws = if thorough > 0 { 40 * expected.len() } else { 2 };
        let mut drawn = BTreeSet::new();
        for _ in 0..draws {
            let any = state.any_move(&mut Vec::new(), &mut |n| rng.random_range(0..n));
            assert!(expected.contains(&any), "{any} at {state}");
            drawn.insert(any);
        }
        if thorough > 0 {
            assert_eq!(drawn.len(), expected.len(), "{state}");
            thorough -= 1;
        }
    });
}

pub(crate) fn turns_are_true<S: State>(options: &[&str]) {
    let mut rng = SmallRng::seed_from_u64(2);
    walk::<S>(options, |line| {
        let state = line.state();
        let (moves, chances) = (legal(state), play::chances(state));
        let is_chance = state.turn() == Turn::Chance;
        assert_eq!(
            !moves.is_empty(),
            matches!(state.turn(), Turn::Seat(_)),
            "{state}"
        );
        assert_eq!(!chances.is_empty(), is_chance, "{state}");
        assert_eq!(state.throw().is_some(), is_chance, "{state}");
        if is_chance {
            let drawn = state.draw(&mut play::below(&mut rng));
            assert!(
                chances
                    .iter()
                    .any(|&(ply, weight)| ply == drawn && weight > 0),
                "{state}"
            );
        }
        if let Some(pass) = state.forced_pass() {
            assert_eq!(moves, [pass], "{state}");
            assert!(state.last_resort(pass));
        }
    });
}

pub(crate) fn moves_round_trip<S: State>(options: &[&str]) {
    let (game, _) = catalog::find(S::INFO.id).expect("every game is found by its id");
    walk::<S>(options, |line| {
        for m in possible(line.state()) {
            let text = m.to_string();
            assert!(!text.contains(char::is_whitespace), "{text}");
            assert!(
                Notation::from(&text).is_ok(),
                "{text} is too long for a list"
            );
            assert_eq!(
                line.state().parse_move(&text),
                Ok(Parsed::Move(m)),
                "{text}"
            );
            for lang in ["en", "cs", "it", "ru"] {
                let written = game.written_move(&text, lang);
                let read = line.state().parse_move(&written);
                assert_eq!(read, Ok(Parsed::Move(m)), "{written} in {lang}");
                assert_eq!(game.doubtful_move(&written, lang), None, "{written}");
            }
        }
    });
}

/// Reads the text in every way in which a text can be read. If it is read as a move, the move is legal or refused with a reason.
fn read<S: State>(state: &S, options: &S::Options, text: &str) {
    if let Ok(Parsed::Move(m)) = state.parse_move(text) {
        assert_eq!(state.parse_move(&m.to_string()), Ok(Parsed::Move(m)));
        if !possible(state).contains(&m) {
            assert!(!state.why_not(m).id.is_empty());
        }
    }
    let pieces = state.split(text);
    assert!(!pieces.is_empty());
    if let Ok(other) = S::from_text(options, text) {
        assert_eq!(other.to_string(), text);
    }
    let _ = text.parse::<S::Options>();
    let _ = catalog::find(text);
    let _ = catalog::parse_game_string(text);
}

pub(crate) fn garbage_never_panics<S: State>(options: &[&str], patterns: &[&str]) {
    let options = play::options::<S>(options[0]);
    let mut states = Vec::new();
    walk::<S>(&[""], |line| states.push(line.state().clone()));
    let words = patterns
        .iter()
        .map(|pattern| string_regex(pattern).unwrap().boxed());
    let near = prop::strategy::Union::new(words);
    let text = prop_oneof![any::<String>(), near.clone(), near, "\\PC{0,40}"];
    proptest!(|(text in text, at in any::<prop::sample::Index>())| {
        read(at.get(&states), &options, &text);
    });
    for piece in ["place ", "9", "🎲", "e\u{301}", "\u{301}", "roll:1-", "\n"] {
        read(&states[1], &options, &piece.repeat(100_000 / piece.len()));
    }
}

pub(crate) fn positions_round_trip<S: State>(options: &[&str]) {
    walk::<S>(options, |line| {
        let text = line.state().to_string();
        assert!(!text.contains(char::is_whitespace), "{text}");
        let read = S::from_text(line.options(), &text).expect("a printed position is one");
        assert_eq!(&read, line.state(), "{text}");
        assert_eq!(read.to_string(), text);
    });
}

pub(crate) fn perspectives_agree<S: State>(options: &[&str]) {
    walk::<S>(options, |line| {
        let first = line.state().diagram();
        let second = turned(&first, Seat::Second);
        assert_eq!(*turned(&first, Seat::First), first);
        assert_eq!(
            *turned(&second, Seat::Second),
            first,
            "turning twice is not turning"
        );
        let rows = first.rows.len();
        for (r, row) in first.rows.iter().enumerate() {
            for (c, cell) in row.iter().enumerate() {
                let seen = match first.turning {
                    Turning::HalfTurn => &second.rows[rows - 1 - r][row.len() - 1 - c],
                    Turning::MirrorRows => &second.rows[rows - 1 - r][c],
                    Turning::Fixed => &second.rows[r][c],
                };
                assert_eq!(seen, cell);
            }
        }
        for seat in Seat::ALL {
            let text = board_text(&first, seat);
            assert!(
                text.lines()
                    .all(|line| line.chars().count() <= 37 && line.trim_end() == line),
                "{text}"
            );
        }
    });
}

pub(crate) fn perft_file<S: State>() {
    let mut counts = 0;
    for row in play::perft_rows::<S>() {
        for (depth, nodes) in row.counts {
            let found = perft(&row.position, depth);
            assert_eq!(found, nodes, "depth {depth} of {}", row.text);
            counts += 1;
        }
    }
    assert!(counts >= 10, "the file has {counts} counts");
}

pub(crate) fn replay<S: State>(options: &[&str]) {
    for (seed, options) in (0..).zip(options) {
        let options = play::options::<S>(options);
        let line = play::random_line::<S>(options.clone(), seed);
        let game = GAMES
            .iter()
            .find(|game| game.info.id == S::INFO.id)
            .unwrap();
        let mut erased = game.begin(&options.to_string()).unwrap();
        let mut typed = TypedLine::<S>::new(options);
        for &ply in line.plies() {
            assert!(typed.allows(ply));
            typed.play(ply, &mut ());
            erased
                .play(&ply.to_string())
                .expect("a ply that was played is legal");
            assert_eq!(erased.position(), typed.state().to_string());
        }
        assert_eq!(typed.state(), line.state());
        assert_eq!(typed.plies(), line.plies());
        assert_eq!(erased.plies() as usize, line.plies().len());
        for seat in Seat::ALL {
            assert_eq!(erased.throws_of(seat), line.throws_of(seat));
        }
    }
}

/// A snapshot is taken every five plies. The line that is restored from it goes on, and is compared with the original at each ply until
/// the next snapshot.
pub(crate) fn snapshots<S: State>(options: &[&str]) {
    const EVERY: usize = 5;
    for (seed, options) in (100..).zip(options) {
        let options = play::options::<S>(options);
        let whole = play::random_line::<S>(options.clone(), seed);
        let mut line = TypedLine::<S>::new(options.clone());
        let mut restored = line.clone();
        for (n, &ply) in whole.plies().iter().enumerate() {
            if n % EVERY == 0 {
                restored = TypedLine::<S>::new(options.clone());
                restored.restore(&line.snapshot()).unwrap();
            }
            assert_same(&restored, &line);
            line.play(ply, &mut ());
            restored.play(ply, &mut ());
        }
        assert_same(&restored, &line);
    }
}

fn assert_same<S: State>(one: &TypedLine<S>, other: &TypedLine<S>) {
    assert_eq!(one.state(), other.state());
    assert_eq!(
        (one.turn(), one.moves_left()),
        (other.turn(), other.moves_left())
    );
    assert_eq!(one.snapshot(), other.snapshot());
    for line in [one, other] {
        let earlier = line.seen().filter(|(state, _)| *state != line.state());
        let most = line.state().repetition_limit();
        let may_stop = |times| most.is_some_and(|most| times + 1 >= most);
        let may_stop = earlier.map(|(_, times)| times).any(may_stop);
        assert_eq!(line.may_stop_by_repetition(), may_stop);
        assert_eq!(line.remembered(), line.seen().count());
    }
}
