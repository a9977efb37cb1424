//! Messages of any kind through the command parser.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lusoria::command::{Addressing, LONGEST_MESSAGE, Spoken, clean, is_prefix, read};

const PREFIXES: [&str; 5] = ["!", "?", "$", "..", "+-="];

fuzz_target!(|input: (u8, bool, &str)| {
    let (prefix, addressed, text) = input;
    let prefix = PREFIXES[usize::from(prefix) % PREFIXES.len()];
    assert!(is_prefix(prefix));
    let how = Addressing { prefix, addressed };
    let lines = read(text, how);
    assert!(lines.len() <= 20);
    assert_eq!(lines, read(text, how));
    for line in &lines {
        if let Spoken::Bare(_, text) = line {
            assert!(!text.is_empty() && !text.contains('\n') && clean(text) == *text);
            assert!(text.chars().count() <= LONGEST_MESSAGE);
        }
    }
    // Chatter to nobody in particular is never called wrong.
    if !addressed && !clean(text).contains(prefix) && text.len() <= LONGEST_MESSAGE {
        assert!(!lines.iter().any(|line| matches!(line, Spoken::Wrong(_))));
    }
});
