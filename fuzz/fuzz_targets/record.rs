//! Texts that may be records.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lusoria::host::Record;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::parse(text) else {
        return;
    };
    let written = record.to_string();
    assert_eq!(Record::parse(&written).as_ref(), Ok(&record), "{written}");
    record.verify().expect("a record that is read replays");
});
