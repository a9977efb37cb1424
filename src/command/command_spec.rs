//! One command of the table: its words, its arguments, where help lists it, and what is made of it.

use super::argument::{Argument, ArgumentKind};
use super::argument_values::ArgumentValues;
use super::chat_command::Command;
use super::command_id::{ABORT, BOARD, HELP, LUCK, MOVES, NEW, PREFIX, RESIGN, RULES};
use crate::locales::Lang;
use lusoria_games::rules::Fact;

/// A part of the help page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelpSection {
    /// Starting and learning.
    Start,
    /// Playing.
    Play,
    /// Looking back.
    Look,
    /// The room.
    Room,
}

impl HelpSection {
    /// In the order of the help page.
    pub const ALL: [Self; 4] = [Self::Start, Self::Play, Self::Look, Self::Room];

    /// The id of its heading.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Start => "help-topic-start",
            Self::Play => "help-topic-play",
            Self::Look => "help-topic-look",
            Self::Room => "help-topic-room",
        }
    }
}

/// Makes a command of its arguments, or says what is wrong with them.
pub(super) type BuildCommand = fn(ArgumentValues) -> Result<Command, Fact>;

/// One command, or one tool of the position editor.
#[derive(Clone, Copy, Debug)]
pub struct CommandSpec {
    /// Its name in Fluent ids.
    pub id: &'static str,
    /// Where help lists it. A tool is listed under the command that it belongs to.
    pub topic: Option<HelpSection>,
    /// What may be typed, by language in the order of [`Lang::ALL`].
    pub words: [&'static [&'static str]; 4],
    /// What may stand behind it, in the order in which help shows it.
    pub arguments: &'static [Argument],
    /// What its first word may be instead: each has arguments of its own.
    pub tools: &'static [Self],
    /// Builds the `Command` from the values of the arguments.
    pub(super) build: BuildCommand,
}

/// The commands on the first page of the help.
const FOR_NEWCOMERS: [&str; 10] = [
    NEW, "games", RULES, HELP, BOARD, MOVES, "why", RESIGN, ABORT, "lang",
];

impl CommandSpec {
    /// Whether it stands on the first page of the help.
    #[must_use]
    pub fn is_for_newcomers(&self) -> bool {
        FOR_NEWCOMERS.contains(&self.id)
    }

    /// Whether help on it has examples beside its line.
    #[must_use]
    pub fn has_examples(&self) -> bool {
        self.id == NEW
    }

    /// Whether another command, prefix and all, may be what stands behind it.
    #[must_use]
    pub fn may_name_commands(&self) -> bool {
        [HELP, LUCK, PREFIX].contains(&self.id)
    }

    /// Whether the lines below it belong to it: a record or a position.
    #[must_use]
    pub fn takes_lines(&self) -> bool {
        let takes = |argument: &Argument| argument.kind == ArgumentKind::Lines;
        self.arguments.iter().any(takes)
    }

    /// The word help shows in this language.
    #[must_use]
    pub const fn word(&self, lang: Lang) -> &'static str {
        self.words[lang as usize][0]
    }

    /// The id of the sentence that says what it does.
    #[must_use]
    pub fn about(&self) -> String {
        let part = if self.topic.is_some() { "help" } else { "edit" };
        format!("{part}-{}", self.id)
    }

    /// Its arguments as help shows them: `ENTRY [#N]`. `translated` has the sentences `arg-<name>`.
    pub fn usage(&self, mut translated: impl FnMut(&str) -> String) -> String {
        let arguments = self.arguments.iter();
        let shown: Vec<_> = arguments
            .map(|argument| argument.usage(&mut translated))
            .collect();
        shown.join(" ")
    }
}
