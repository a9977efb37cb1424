//! Reads lines from a blocking reader, on a separate thread.

use std::io::{BufRead, BufReader, Read};
use tokio::sync::mpsc;

/// How many bytes of a line are read. The rest of a longer line is thrown away. The part that was read is refused later: it is too long,
/// or it is JSON without its end.
const LONGEST: u64 = 1 << 20;

/// Returns a channel of the reader's lines, without their line ends. Bytes that are not UTF-8 become replacement characters. The channel
/// is closed at the end of the input.
pub(super) fn lines(input: impl Read + Send + 'static) -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel(16);
    // Not `spawn_blocking`: at the end of the program the runtime would wait for a read that may never return.
    std::thread::spawn(move || {
        let mut input = BufReader::new(input);
        while let Some(line) = next(&mut input) {
            if sender.blocking_send(line).is_err() {
                break;
            }
        }
    });
    receiver
}

fn next(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input
        .by_ref()
        .take(LONGEST)
        .read_until(b'\n', &mut bytes)
        .ok()?;
    if read == 0 {
        return None;
    }
    if bytes.last() != Some(&b'\n') && read as u64 == LONGEST {
        input.skip_until(b'\n').ok()?;
    }
    Some(
        String::from_utf8_lossy(&bytes)
            .trim_end_matches(['\n', '\r'])
            .to_owned(),
    )
}
