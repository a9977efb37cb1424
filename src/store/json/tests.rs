//! Tests that rows of earlier versions and of this one are read as the values from which they were written.

use super::{StoredAsJson, samples};
use crate::session::{
    AccountId, Analysis, BoardForm, CertainFrom, Editor, EndedGame, GeneralAnswer, Hint,
    LastRefusal, OfferedNumbers, Refusal, Rest, Say, SessionId, SessionSnapshot, ShownEntry,
    ShownStep, TurningPoint, WaitingGame,
};
use lusoria_games::exact::{Exact, SeatResult};
use lusoria_games::rules::Seat;
use std::fmt::Debug;

/// Rows that earlier versions of the program wrote. Each line has the kind of a row, a tab, and the JSON.
const ROWS_OF_BEFORE: &str = include_str!("../../../tests/data/stored_rows.txt");

/// The rows of one kind.
fn rows_of_before(kind: &str) -> Vec<&'static str> {
    let rows = ROWS_OF_BEFORE
        .lines()
        .map(|line| line.split_once('\t').unwrap());
    rows.filter(|row| row.0 == kind).map(|row| row.1).collect()
}

/// Rows written by earlier versions and rows written now are both read back as the value they were made from.
fn are_read<T: StoredAsJson + PartialEq + Debug>(kind: &str, values: &[T]) {
    let rows = rows_of_before(kind);
    assert_eq!(rows.len(), values.len(), "{kind}");
    for (row, value) in rows.into_iter().zip(values) {
        assert_eq!(T::from_json(row).as_ref(), Some(value), "{row}");
        let now = value.to_json();
        assert_eq!(T::from_json(&now).as_ref(), Some(value), "{now}");
    }
}

#[test]
fn every_kind_of_row_is_read_as_the_value_it_was_made_from() {
    are_read("say", &samples::says());
    are_read("refused", &samples::last_refusals());
    are_read("editor", &samples::editors());
    are_read("snapshot", &samples::snapshots());
    are_read("imported", &samples::record_heads());
}

/// Rows of earlier versions have no offered numbers. So `tests/data/stored_rows.txt` cannot test that such numbers are read back.
#[test]
fn the_numbers_that_a_question_has_offered_are_read_back() {
    let offered = OfferedNumbers {
        numbers: vec![SessionId(2), SessionId(31)],
        at: 1_795_262_400,
    };
    let refused = LastRefusal::empty().with_offered(Some(offered));
    let read = LastRefusal::from_json(&refused.to_json());
    assert_eq!(read, Some(refused));
}

#[test]
fn a_turn_without_a_move_of_its_seat_is_read_back() {
    for mut snapshot in samples::snapshots() {
        for story in &mut snapshot.last_turns {
            story.has_moved = !story.has_moved;
        }
        let row = snapshot.to_json();
        assert_eq!(SessionSnapshot::from_json(&row), Some(snapshot), "{row}");
    }
}

#[test]
fn the_question_which_session_keeps_its_command() {
    let which = Refusal::Which {
        sessions: vec![SessionId(12), SessionId(14)],
        command: Some("yield".to_owned()),
    };
    let say = Say::Refused(which, None, AccountId(3));
    assert_eq!(Say::from_json(&say.to_json()), Some(say));
}

#[test]
fn a_refused_answer_keeps_the_question() {
    let which = Refusal::Which {
        sessions: vec![SessionId(12), SessionId(14)],
        command: Some("yield".to_owned()),
    };
    let last = LastRefusal::empty().still_asking(Some(which));
    assert!(last.still_asked.is_some());
    assert_eq!(LastRefusal::from_json(&last.to_json()), Some(last));
}

/// The first versions stored neither the time of a refusal nor the steps of an editor.
#[test]
fn what_the_first_versions_left_out_has_a_default() {
    let row = r#"[{"Host":{"id":"which-move","args":[["typed","c3"]]}},[12,5],"c3"]"#;
    let last = LastRefusal::from_json(row).unwrap();
    assert_eq!((last.said_at, last.earlier), (None, None));
    let row =
        r#"{"game":"tablut","position":"OOO","rules":true,"slot":3,"slots":{"tablut":{"1":"x"}}}"#;
    let editor = Editor::from_json(row).unwrap();
    assert_eq!((editor.slot, editor.steps), (3, Vec::new()));
}

#[test]
fn a_hint_and_an_analysis_are_read_as_they_were_written() {
    let (at, reader) = (ShownEntry(SessionId(12), 5), AccountId(3));
    let exact = Exact {
        plies: Some(12),
        stones: Some(-4),
        ..Exact::new(SeatResult::Win)
    };
    let hint = |exact| Hint {
        ply: "e4-f4".to_owned(),
        exact,
    };
    let analysis = Analysis {
        turns: 7,
        chances: vec![(1, 50), (4, 100)],
        turning_points: vec![TurningPoint {
            turn: 3,
            seat: Seat::Second,
            played: vec!["c3-c5".to_owned()],
            better: vec!["c3-c4".to_owned(), "e4-f4".to_owned()],
            before: 55,
            after: 0,
        }],
        certain: Some(CertainFrom {
            turn: 4,
            seat: Seat::First,
            exact,
        }),
    };
    for say in [
        Say::Hint(at, hint(None), reader),
        Say::Hint(at, hint(Some(exact)), reader),
        Say::Analysis(at, analysis, reader),
        Say::Analysis(at, Analysis::default(), reader),
    ] {
        assert_eq!(Say::from_json(&say.to_json()), Some(say));
    }
}

#[test]
fn lists_of_games_and_steps_of_a_replay_are_read_as_they_were_written() {
    let game = WaitingGame {
        session: SessionId(12),
        to_move: Some(Seat::Second),
        is_mine: true,
        waited: 7_200,
        put_off: 0,
        time_left: Some(90),
        rest: None,
        is_asked: true,
    };
    let resting = |rest| WaitingGame {
        time_left: None,
        rest: Some(rest),
        ..game
    };
    let resting = vec![resting(Rest::Vacation), resting(Rest::Weekend)];
    let ended = EndedGame {
        session: SessionId(3),
        day: "2026-11-23".to_owned(),
        is_annulled: true,
    };
    let (reader, at) = (AccountId(3), SessionId(7));
    for say in [
        Say::Answer(GeneralAnswer::Mine(vec![game], 2, Vec::new()), reader),
        Say::Answer(GeneralAnswer::Mine(resting, 0, Vec::new()), reader),
        Say::Answer(GeneralAnswer::Digest(vec![game], 2, Vec::new()), reader),
        Say::Answer(GeneralAnswer::History(vec![ended], 1, 2), reader),
        Say::Answer(GeneralAnswer::Vacation(29, 86_400, vec![at]), reader),
        Say::ShownStep(ShownStep {
            at: ShownEntry(SessionId(12), 5),
            step: 3,
            last: 9,
            reader,
            form: BoardForm::Picture,
        }),
    ] {
        assert_eq!(Say::from_json(&say.to_json()), Some(say));
    }
}

#[test]
fn every_field_is_written_with_its_name() {
    for say in samples::says() {
        let json = say.to_json();
        assert!(!json.contains("[["), "{json}");
    }
    let say = &samples::says()[2];
    let named = r#"{"turn":{"at":{"session":12,"entry":5},"turns":2}}"#;
    assert_eq!(say.to_json(), named);
}

#[test]
fn what_is_no_row_of_ours_is_none() {
    for json in [
        "",
        "{}",
        "null",
        r#"{"sung":[12,5]}"#,
        r#"{"turn":[[12,5],2,9]}"#,
    ] {
        assert_eq!(Say::from_json(json), None, "{json}");
        assert_eq!(SessionSnapshot::from_json(json), None, "{json}");
    }
}
