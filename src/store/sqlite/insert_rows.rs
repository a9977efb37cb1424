//! The statement that writes a batch. The rows are passed as values, or as JSON if there are very many.

use super::batch_row::{BatchRow, COLUMNS, Value};
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, Sqlite};
use std::sync::LazyLock;

/// For every number of rows up to this one, there is a statement for exactly that number.
const EXACT_SIZES: usize = 16;
/// The most rows that are written as values. SQLite allows 32,766 values in a statement.
const MOST_ROWS: usize = 1200;
const _: () = assert!(MOST_ROWS * COLUMNS <= 32_766);

/// The numbers of rows for which there is a statement, in ascending order, each with its statement.
static STATEMENTS: LazyLock<Vec<(usize, String)>> =
    LazyLock::new(|| sizes().map(|rows| (rows, insert_values(rows))).collect());

/// Writes any number of rows, which are given as one JSON array.
const INSERT_JSON: &str = "insert into batch
    with rows as materialized (select value as row from json_each($1))
    select row ->> 0, row ->> 1, row ->> 2, row ->> 3, row ->> 4, row ->> 5, row ->> 6, row ->> 7, row ->> 8, unhex(row ->> 9),
        row ->> 10, row ->> 11, row ->> 12, row ->> 13, row ->> 14, row ->> 15, row ->> 16, row ->> 17, row ->> 18 from rows";

/// The statement that writes these rows.
pub(super) fn insert_rows(rows: &[BatchRow<'_>]) -> Query<'static, Sqlite, SqliteArguments> {
    let fitting = STATEMENTS.iter().find(|(size, _)| *size >= rows.len());
    match fitting {
        Some((_, sql)) => sqlx::query_with(sql.as_str(), arguments(rows)),
        None => sqlx::query(INSERT_JSON).bind(json(rows)),
    }
}

fn arguments(rows: &[BatchRow<'_>]) -> SqliteArguments {
    let mut arguments = SqliteArguments::default();
    arguments.reserve(rows.len() * COLUMNS, 0);
    for value in rows.iter().flat_map(BatchRow::columns) {
        let added = match value {
            Value::Null => arguments.add(None::<i64>),
            Value::Number(number) => arguments.add(number),
            Value::Text(text) => arguments.add(text),
            Value::Blob(bytes) => arguments.add(bytes),
        };
        added.expect("numbers, texts and bytes can be bound");
    }
    arguments
}

fn json(rows: &[BatchRow<'_>]) -> String {
    let rows: Vec<_> = rows.iter().map(BatchRow::columns).collect();
    serde_json::to_string(&rows).expect("numbers and strings are JSON")
}

/// The numbers of rows for which there are statements. A batch takes the smallest number that is large enough, and fills the rows that it
/// does not need with nulls. Each such row costs a little time, so the numbers are close to each other.
fn sizes() -> impl Iterator<Item = usize> {
    let next = |size: &usize| {
        Some(if *size < EXACT_SIZES {
            size + 1
        } else {
            size + size / 8
        })
    };
    std::iter::successors(Some(1), next).take_while(|size| *size <= MOST_ROWS)
}

fn insert_values(rows: usize) -> String {
    let row = format!("({})", vec!["?"; COLUMNS].join(","));
    format!("insert into batch values {}", vec![row; rows].join(","))
}
