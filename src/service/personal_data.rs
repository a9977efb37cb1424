//! The command `export me`: sends a person all that is kept about them, as JSON. If that is too long, the oldest games are left out. The
//! data are read and rendered in another task, when the answer is the next message in the queue of its room. Which data are read is
//! decided in `store/sqlite/personal_data.rs`.

use crate::render::{Attachment, Message, Scene, not_shown};
use crate::service::message_of_say::render_or_report;
use crate::session::{AccountId, Say};
use crate::store::Store;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::Semaphore;
use tracing::error;

/// The most bytes of a file that is sent as text. If the file is longer, the oldest games, which are at its end, are left out.
const MOST_BYTES: usize = 40_000;

/// Reads what is kept about a person and renders it.
pub(super) async fn render_personal_data(
    store: Arc<Store>,
    turns: Arc<Semaphore>,
    account: AccountId,
    mut scene: Scene,
) -> Message {
    let _turn = turns.acquire_owned().await.expect("it is never closed");
    match store.personal_data(account).await {
        Ok(rows) => {
            scene.attachment = Attachment::Record(file(rows));
            render_or_report(&Say::PersonalData(account), &scene)
        }
        Err(why) => {
            error!(%why, "what is kept about a person cannot be read");
            not_shown(&scene)
        }
    }
}

/// One JSON object with the rows that fit into [`MOST_BYTES`], each row on a line of its own.
fn file(rows: Vec<(String, String)>) -> String {
    let mut parts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut bytes = 0;
    for (part, row) in rows {
        bytes += row.len();
        if bytes <= MOST_BYTES {
            parts.entry(part).or_default().push(row);
        }
    }
    let parts: Vec<_> = parts
        .into_iter()
        .map(|(part, rows)| format!("\"{part}\": [\n{}\n]", rows.join(",\n")))
        .collect();
    format!("{{\n{}\n}}", parts.join(",\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_json_and_has_a_limit() {
        let row = |part: &str, json: &str| (part.to_owned(), json.to_owned());
        let small = file(vec![
            row("games", "1"),
            row("games", "2"),
            row("settings", "{}"),
        ]);
        let json: serde_json::Value = serde_json::from_str(&small).unwrap();
        assert_eq!(
            json,
            serde_json::json!({ "games": [1, 2], "settings": [{}] })
        );
        let long = format!("\"{}\"", "x".repeat(1_000));
        let large = file(vec![row("games", &long); 100]);
        assert!((30_000..MOST_BYTES + 1_000).contains(&large.len()));
        assert!(serde_json::from_str::<serde_json::Value>(&large).is_ok());
    }
}
