//! Writes mentions of the bot in a message's text, in the form that the service reads.

use crate::command::BOT_MENTION;

/// Stands for a mention of the bot while an adapter puts the text together.
pub(super) const MARK: char = '\u{1}';

/// Replaces each mark in the text by the word [`BOT_MENTION`]. A level behind the mark, such as `:easy`, follows the word without a
/// blank. Marks at the beginning are removed, because they only say that the message is for the bot.
pub(super) fn write_bot_mentions(marked: &str) -> String {
    let text = marked.trim_start_matches(|c: char| c == MARK || c.is_whitespace());
    let mut pieces = text.split(MARK);
    let mut written = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        if !written.ends_with(char::is_whitespace) {
            written.push(' ');
        }
        written.push_str(BOT_MENTION);
        if piece.starts_with(char::is_alphanumeric) {
            written.push(' ');
        }
        written.push_str(piece);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::write_bot_mentions;

    #[test]
    fn a_mention_at_the_beginning_is_left_out_and_any_other_is_a_word() {
        for (marked, written) in [
            ("\u{1} \u{1}help", "help"),
            ("!new tablut\u{1}", "!new tablut @lusoria"),
            ("!new \u{1}tablut", "!new @lusoria tablut"),
            (
                "!new tablut \u{1}:easy first",
                "!new tablut @lusoria:easy first",
            ),
            ("place 4", "place 4"),
            ("\u{1}", ""),
        ] {
            assert_eq!(write_bot_mentions(marked), written);
        }
    }
}
