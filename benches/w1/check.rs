//! The last check of a run: replays the stored sessions, compares them with what was played, and measures the size of the files.

use crate::table::Table;
use crate::world::Place;
use lusoria::store::Store;
use lusoria_games::catalog;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;

/// # Panics
/// Panics if a stored session does not replay to the position in the driver's copy of the game (its mirror, `room.rs`).
pub(crate) async fn replays(path: &Path, places: Vec<Place>, table: &mut Table) {
    let url = format!("sqlite:{}", path.display());
    let store = Store::open(&url).await.unwrap();
    let (mut sessions, mut moves) = (0, 0);
    for Place { mut room, .. } in places {
        room.put_away();
        moves += room.moves;
        for (id, position) in room.played {
            let stored = store
                .session(id)
                .await
                .unwrap()
                .expect("every session is stored");
            let mut line = catalog::begin(&stored.opened.game).expect("from the catalogue");
            for (ply, _) in &stored.entries {
                line.play(ply).expect("a stored ply is legal");
            }
            assert_eq!(line.position(), position, "session {id}");
            sessions += 1;
        }
    }
    store.close().await.unwrap();
    println!("\nreplayed {sessions} sessions with {moves} moves: every position is the mirror's");
    let each = bytes(&url).await / moves as f64;
    println!("database bytes a move: {each:.1}");
    table.bytes(each);
}

/// The size of the log, the events and the sessions in the database, with their indexes. The deliveries are not counted, because they
/// have been deleted. Neither is the table that says which message shows which session: its rows stay for a month after the end of a
/// session.
async fn bytes(url: &str) -> f64 {
    let mut connection = SqliteConnection::connect(url).await.unwrap();
    let sql =
        "select s.tbl_name, sum(d.pgsize) from dbstat as d join sqlite_schema as s using (name)
        group by s.tbl_name order by 2 desc";
    let sizes: Vec<(String, i64)> = sqlx::query_as(sql)
        .fetch_all(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let listed: Vec<_> = sizes
        .iter()
        .map(|(name, size)| format!("{name} {} kB", size / 1024))
        .collect();
    println!("{}", listed.join(", "));
    let ours = ["entry", "seen", "session", "seat", "session_room"];
    sizes
        .iter()
        .filter(|(name, _)| ours.contains(&name.as_str()))
        .map(|(_, size)| *size as f64)
        .sum()
}
