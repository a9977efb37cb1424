//! Rows of earlier versions and of this one are read as the values they were written from.

use super::{samples, *};
use crate::session::SessionSnapshot;
use std::fmt::Debug;

/// One row a line: its kind, a tab, the JSON. Written by the program as it was before every field had a name.
const ROWS_OF_BEFORE: &str = include_str!("../../../tests/data/stored_rows.txt");

/// The rows of one kind.
fn rows_of_before(kind: &str) -> Vec<&'static str> {
    let rows = ROWS_OF_BEFORE
        .lines()
        .map(|line| line.split_once('\t').unwrap());
    rows.filter(|row| row.0 == kind).map(|row| row.1).collect()
}

/// Rows written by earlier versions and rows written now are both read back as the value they were made from.
fn are_read<T: PartialEq + Debug>(
    kind: &str,
    values: &[T],
    write: impl Fn(&T) -> String,
    read: impl Fn(&str) -> Option<T>,
) {
    let rows = rows_of_before(kind);
    assert_eq!(rows.len(), values.len(), "{kind}");
    for (row, value) in rows.into_iter().zip(values) {
        assert_eq!(read(row).as_ref(), Some(value), "{row}");
        let now = write(value);
        assert_eq!(read(&now).as_ref(), Some(value), "{now}");
    }
}

#[test]
fn a_say_is_read_as_it_was_said() {
    are_read("say", &samples::says(), write_say, read_say);
}

#[test]
fn the_last_refusal_is_read_as_it_was_given() {
    let values = samples::last_refusals();
    are_read("refused", &values, write_last_refusal, read_last_refusal);
}

#[test]
fn a_position_editor_is_read_as_it_was_left() {
    are_read("editor", &samples::editors(), write_editor, read_editor);
}

#[test]
fn a_snapshot_is_read_as_it_was_taken() {
    let write = |snapshot: &SessionSnapshot| write_snapshot(snapshot.clone());
    are_read("snapshot", &samples::snapshots(), write, read_snapshot);
}

#[test]
fn the_head_of_a_record_is_read_as_it_came() {
    let values = samples::record_heads();
    are_read("imported", &values, write_record_head, read_record_head);
}

/// The first versions did not note when something was refused, nor kept steps of an editor.
#[test]
fn what_the_first_versions_left_out_has_a_default() {
    let row = r#"[{"Host":{"id":"which-move","args":[["typed","c3"]]}},[12,5],"c3"]"#;
    let last = read_last_refusal(row).unwrap();
    assert_eq!((last.said_at, last.earlier), (None, None));
    let row = r#"{"game":"tablut","position":"OOO","rules":true,"slot":3,"slots":{}}"#;
    let editor = read_editor(row).unwrap();
    assert_eq!((editor.slot, editor.steps), (3, Vec::new()));
}

#[test]
fn every_field_is_written_with_its_name() {
    for say in samples::says() {
        let json = write_say(&say);
        assert!(!json.contains("[["), "{json}");
    }
    let say = &samples::says()[1];
    let named = r#"{"turn":{"at":{"session":12,"entry":5},"turns":2}}"#;
    assert_eq!(write_say(say), named);
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
        assert_eq!(read_say(json), None, "{json}");
        assert_eq!(read_snapshot(json), None, "{json}");
    }
}
