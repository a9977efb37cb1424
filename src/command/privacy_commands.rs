//! The rows of the command table with which people export and delete what is kept about them.

use super::argument::{Argument, ArgumentKind};
use super::chat_command::Command;
use super::command_spec::{CommandSpec, HelpSection};
use super::keyword::Keyword;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

/// The word `me`, for the person who types this. Its keyword is [`Keyword::BothSides`], because in `new tablut @me` the word means
/// playing both sides.
pub(super) const ME: Argument =
    Argument::optional("me", ArgumentKind::Keyword(&[Keyword::BothSides]));

/// The words that confirm `forget me` if they are typed after it, in the form that `fold` returns.
const SURE: [&str; 4] = ["yes", "ano", "si", "да"];

/// Tells what is kept.
pub(super) const PRIVACY: CommandSpec = CommandSpec {
    id: "privacy",
    section: Some(HelpSection::Room),
    words: [
        &["privacy", "mydata"],
        &["soukromí", "údaje"],
        &["privacy", "dati"],
        &["приватность", "данные"],
    ],
    arguments: &[],
    tools: &[],
    build: |_| Ok(Command::Privacy),
};

/// Forgets a person: deletes all that says who they are.
pub(super) const FORGET: CommandSpec = CommandSpec {
    id: "forget",
    section: Some(HelpSection::Room),
    words: [
        &["forget", "forgetme"],
        &["zapomeň", "zapomenout"],
        &["dimentica", "dimenticami"],
        &["забудь", "забыть"],
    ],
    arguments: &[ME],
    tools: &[],
    build: |values| match values.has(Keyword::BothSides) {
        true => {
            let is_sure = |word: String| SURE.contains(&fold(&word).as_str());
            Ok(Command::Forget(values.left_over.is_some_and(is_sure)))
        }
        false => Err(Fact::new("forget-whom")),
    },
};
