//! Computes the table of Cats and Mouse again and overwrites the file `src/exact/cats_and_mouse/distances.zlib`. The new file
//! must be the same as the old one, byte for byte. To run it:
//!
//! ```sh
//! cargo run --release -p lusoria-games --example build_cats_and_mouse
//! ```

#![expect(clippy::print_stdout, reason = "it says what it has built")]

use lusoria_games::exact::cats_and_mouse::{TABLE, build_table};
use std::fs;

fn main() -> std::io::Result<()> {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/src/exact/cats_and_mouse/distances.zlib"
    );
    let table = build_table();
    let same = table == TABLE;
    println!("{} bytes, the same as before: {same}", table.len());
    fs::write(file, table)
}
