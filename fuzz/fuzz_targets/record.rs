//! Fuzz target: reads any text as a record. A record that was read is written and read again, and verified.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lusoria::session::Record;

fuzz_target!(|text: &str| {
    let Ok(read) = Record::parse(text) else {
        return;
    };
    let written = read.record.to_string();
    let again = Record::parse(&written).map(|again| again.record);
    assert_eq!(again.as_ref(), Ok(&read.record), "{written}");
    read.verdict();
});
