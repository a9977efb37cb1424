//! A label: the few characters that show a piece, or name a row or a column of a board.

use arrayvec::ArrayString;

/// A few characters. They are stored without an allocation, because a board has up to 81 cells.
pub type Label = ArrayString<12>;

/// The label with this text.
///
/// # Panics
/// If the text is longer than 12 bytes.
#[must_use]
pub fn label(text: &str) -> Label {
    let mut label = Label::new();
    label.push_str(text);
    label
}

/// The label with this letter or sign.
#[must_use]
pub fn letter_label(letter: char) -> Label {
    let mut label = Label::new();
    label.push(letter);
    label
}

/// The label with this number. Boards have many numbers, and this is several times as fast as the standard library's formatting.
#[must_use]
pub fn number_label(number: u8) -> Label {
    let mut label = Label::new();
    for power in [100, 10, 1] {
        if number >= power || power == 1 {
            label.push(char::from(b'0' + number / power % 10));
        }
    }
    label
}

#[cfg(test)]
mod tests {
    use super::number_label;

    #[test]
    fn every_number_is_written_as_usual() {
        for number in 0..=u8::MAX {
            assert_eq!(number_label(number).as_str(), number.to_string());
        }
    }
}
