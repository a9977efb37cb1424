//! Divides a stream of bytes into messages: by line ends, or by a length before each message. Limits how long a message may be.

use std::collections::VecDeque;

/// The most bytes of a line in the line protocol.
const SHORT_LINE: usize = 256;
/// The most bytes of a line from an engine. It may contain a whole line of play.
const LONG_LINE: usize = 16 << 10;
/// The most bytes of a message that has its length before it.
const LONGEST_FRAME: usize = 64 << 10;
/// A length is a number of four bytes, the most significant first.
const LENGTH_BYTES: usize = 4;

/// What has come: a message, or bytes that cannot be read as a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Received {
    /// The text of a message, without its line end or its length.
    Text(String),
    /// A line with too many bytes, a length that is negative or too large, or bytes that are not UTF-8. The text says which of these.
    Unreadable(&'static str),
}

/// How a stream of bytes is divided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Framing {
    /// By line ends.
    Lines {
        /// The most bytes of a line.
        most: usize,
        /// Whether the rest of a line that was too long is being skipped.
        skipping: bool,
    },
    /// By a length of four bytes before each message.
    Frames {
        /// Whether a length was negative or too large. Nothing after it can be understood.
        broken: bool,
    },
}

impl Framing {
    /// Lines of at most 256 bytes.
    pub const LINES: Self = Self::Lines {
        most: SHORT_LINE,
        skipping: false,
    };
    /// Lines of at most 16 KiB.
    pub const LONG_LINES: Self = Self::Lines {
        most: LONG_LINE,
        skipping: false,
    };
    /// Messages with their length before them.
    pub const FRAMES: Self = Self::Frames { broken: false };

    /// What is missing at the end of an unfinished message, in words for the log.
    pub(super) const fn unfinished(self) -> &'static str {
        match self {
            Self::Lines { .. } => "a line end",
            Self::Frames { .. } => "the rest of their message",
        }
    }

    /// Adds a message to the bytes that are to be sent.
    pub(super) fn put(self, text: &str, out: &mut VecDeque<u8>) {
        match self {
            Self::Lines { .. } => {
                out.extend(text.bytes());
                out.push_back(b'\n');
            }
            Self::Frames { .. } => {
                let length = i32::try_from(text.len()).unwrap_or(i32::MAX);
                out.extend(length.to_be_bytes());
                out.extend(text.bytes());
            }
        }
    }

    /// Takes the first message out of the bytes that have come, if it is complete.
    pub(super) fn take(&mut self, incoming: &mut Vec<u8>) -> Option<Received> {
        match self {
            Self::Lines { most, skipping } => take_line(*most, skipping, incoming),
            Self::Frames { broken } => take_frame(broken, incoming),
        }
    }
}

/// Takes the first line. A line is reported as soon as it is too long, even before it ends; then its rest is dropped.
fn take_line(most: usize, skipping: &mut bool, incoming: &mut Vec<u8>) -> Option<Received> {
    loop {
        let end = incoming.iter().position(|byte| *byte == b'\n');
        let line: Vec<u8> = match end {
            Some(end) => incoming.drain(..=end).take(end).collect(),
            None if incoming.len() > most => std::mem::take(incoming),
            None => return None,
        };
        let rest_of_a_long_line = std::mem::replace(skipping, end.is_none());
        if !rest_of_a_long_line {
            return Some(readable(line, most));
        }
    }
}

fn readable(mut line: Vec<u8>, most: usize) -> Received {
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    if line.len() > most {
        return Received::Unreadable("(a line that is too long)");
    }
    text(line)
}

fn text(bytes: Vec<u8>) -> Received {
    match String::from_utf8(bytes) {
        Ok(text) => Received::Text(text),
        Err(_) => Received::Unreadable("(bytes that are not UTF-8)"),
    }
}

fn take_frame(broken: &mut bool, incoming: &mut Vec<u8>) -> Option<Received> {
    if *broken {
        incoming.clear();
        return None;
    }
    let (length, rest) = incoming.split_first_chunk::<LENGTH_BYTES>()?;
    let length = usize::try_from(i32::from_be_bytes(*length)).ok();
    let Some(length) = length.filter(|length| *length <= LONGEST_FRAME) else {
        *broken = true;
        return Some(Received::Unreadable("(a length that no message has)"));
    };
    if rest.len() < length {
        return None;
    }
    let message = incoming
        .drain(..LENGTH_BYTES + length)
        .skip(LENGTH_BYTES)
        .collect();
    Some(text(message))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// All messages in these bytes, which come in pieces of this size.
    fn all(mut framing: Framing, bytes: &[u8], piece: usize) -> Vec<Received> {
        let (mut incoming, mut found) = (Vec::new(), Vec::new());
        for piece in bytes.chunks(piece) {
            incoming.extend_from_slice(piece);
            while let Some(message) = framing.take(&mut incoming) {
                found.push(message);
            }
            assert!(incoming.len() <= LONGEST_FRAME + piece.len() + LENGTH_BYTES);
        }
        found
    }

    proptest! {
        #[test]
        fn messages_arrive_whole_however_they_are_cut(texts in prop::collection::vec("[a-z ,žЖ]{0,60}", 0..6), piece in 1_usize..50) {
            for framing in [Framing::LINES, Framing::LONG_LINES, Framing::FRAMES] {
                let mut out = VecDeque::new();
                texts.iter().for_each(|text| framing.put(text, &mut out));
                let expected: Vec<Received> = texts.iter().cloned().map(Received::Text).collect();
                prop_assert_eq!(all(framing, out.make_contiguous(), piece), expected);
            }
        }

        #[test]
        fn any_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..2_000), piece in 1_usize..700) {
            for framing in [Framing::LINES, Framing::FRAMES] {
                all(framing, &bytes, piece);
            }
        }
    }

    #[test]
    fn a_line_that_is_too_long_is_told_once_and_the_next_is_read() {
        let bytes = [vec![b'x'; 100_000], b"\nMOVE G4,NE\r\n".to_vec()].concat();
        for piece in [1, 100, 4_096, 200_000] {
            let found = all(Framing::LINES, &bytes, piece);
            assert!(
                matches!(found[0], Received::Unreadable(_)) && found.len() == 2,
                "{piece}"
            );
            assert_eq!(found[1], Received::Text("MOVE G4,NE".to_owned()));
        }
    }

    #[test]
    fn an_impossible_length_is_told_and_nothing_is_read_after_it() {
        for length in [-1_i32, i32::MAX, 65_537] {
            let bytes = [&length.to_be_bytes()[..], &[0, 0, 0, 1, b'x']].concat();
            let found = all(Framing::FRAMES, &bytes, 3);
            assert!(matches!(found[..], [Received::Unreadable(_)]), "{length}");
        }
    }
}
