//! Removes mentions of the bot from a line. Most of them only draw the bot's attention. After a command that takes a person, a mention
//! means "against the computer", so `read_message.rs` keeps it. A mention at the beginning has already been removed by the adapter, which
//! has noted that the message is addressed to the bot.

use std::borrow::Cow;

/// How a mention of the bot is written in a text. People may also type it as a name of the computer player.
pub const BOT_MENTION: &str = "@lusoria";

/// The line without the mentions of the bot.
pub(super) fn without_bot_mentions(line: &str) -> Cow<'_, str> {
    if !line.split_whitespace().any(is_bot_mention) {
        return Cow::Borrowed(line);
    }
    let kept = line.split_whitespace().filter(|word| !is_bot_mention(word));
    Cow::Owned(kept.collect::<Vec<_>>().join(" "))
}

fn is_bot_mention(word: &str) -> bool {
    let name = word.trim_end_matches([',', ';', '.', '!', '?', ':', ')']);
    name.eq_ignore_ascii_case(BOT_MENTION)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::is_computer_name;

    #[test]
    fn a_mention_is_left_out_with_its_punctuation_and_nothing_else_is() {
        assert!(is_computer_name(BOT_MENTION));
        assert_eq!(
            without_bot_mentions("place 4, @Lusoria!  please"),
            "place 4, please"
        );
        for kept in ["place  4", "@lusoriana hi", "lusoria", "@lusoria:easy"] {
            assert_eq!(without_bot_mentions(kept), kept);
        }
    }
}
