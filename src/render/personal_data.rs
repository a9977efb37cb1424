//! What is kept about a person, as a file for them.

use super::{Attachment, Block, Body, Scene, TextFile};
use crate::locales::Values;
use unicode_normalization::UnicodeNormalization;

/// The name of a person's file has at most this many characters of the person's name.
const LONGEST: usize = 40;

/// The file, with a sentence beside it.
pub(super) fn personal_data(scene: &Scene) -> Body {
    let Attachment::Record(text) = &scene.attachment else {
        return vec![scene.sentence_paragraph("session-unreadable", Values::new())];
    };
    let name = scene.reader.as_ref().map(|(_, person)| &*person.name);
    vec![Block::File(TextFile {
        name: file_name(name.unwrap_or_default()),
        text: text.clone(),
        beside: vec![scene.sentence_paragraph("personal-data", Values::new())],
    })]
}

/// The name of the file with a person's data. Of the person's name it keeps digits, and Latin letters without their accents: every system
/// accepts these. Hyphens take the place of everything else.
fn file_name(person: &str) -> String {
    let letters = person
        .nfkd()
        .filter(|c| !unicode_normalization::char::is_combining_mark(*c));
    let safe: String = letters
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    let words = safe.split('-').filter(|word| !word.is_empty());
    let joined: String = words.collect::<Vec<_>>().join("-");
    let short: String = joined.chars().take(LONGEST).collect();
    match short.trim_end_matches('-') {
        "" => "lusoria.json".to_owned(),
        name => format!("lusoria-{name}.json"),
    }
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn a_file_has_a_name_that_every_system_accepts() {
        for (person, file) in [
            ("anna", "lusoria-anna.json"),
            ("Žofie Dvořáková", "lusoria-Zofie-Dvorakova.json"),
            ("../../etc/passwd", "lusoria-etc-passwd.json"),
            (
                "con\"; filename=\"x.exe\r\n",
                "lusoria-con-filename-x-exe.json",
            ),
            ("Анна", "lusoria.json"),
            ("", "lusoria.json"),
        ] {
            assert_eq!(file_name(person), file);
        }
        assert_eq!(
            file_name(&"x".repeat(1_000)).len(),
            "lusoria-.json".len() + 40
        );
    }
}
