//! The description of one command: its words, its arguments, its place in help, and how it is built. Also which commands the first page
//! of the help lists.

use super::argument::{Argument, ArgumentKind};
use super::argument_values::ArgumentValues;
use super::chat_command::Command;
use super::command_id::{
    ABORT, BOARD, HELP, JOIN, LUCK, MOVES, NEW, PREFIX, RESIGN, RULES, SETTINGS,
};
use crate::locales::Lang;
use lusoria_games::rules::Fact;

/// A section of the help page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelpSection {
    /// How to begin and to learn.
    Start,
    /// How to play.
    Play,
    /// How to look at games.
    Look,
    /// About rooms and people: settings, accounts, blocks, seats, privacy.
    Room,
}

impl HelpSection {
    /// All sections, in the order of the help page.
    pub const ALL: [Self; 4] = [Self::Start, Self::Play, Self::Look, Self::Room];

    /// The id of the section's heading.
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

/// Builds a command from its arguments, or says what is wrong with them.
pub(super) type BuildCommand = fn(ArgumentValues) -> Result<Command, Fact>;

/// One command, or one tool of the position editor.
#[derive(Clone, Copy, Debug)]
pub struct CommandSpec {
    /// The id of the command. The ids of the sentences about the command contain this id.
    pub id: &'static str,
    /// The section of help that lists the command. `None` for a tool, which is listed with its command.
    pub section: Option<HelpSection>,
    /// The words that can be typed for the command in each language, in the order of [`Lang::ALL`].
    pub words: [&'static [&'static str]; 4],
    /// The arguments of the command, in the order in which help shows them.
    pub arguments: &'static [Argument],
    /// The tools that can be typed right after the command: `set` in `edit set`. Each has arguments of its own.
    pub tools: &'static [Self],
    /// Builds the `Command` from the values of its arguments.
    pub(super) build: BuildCommand,
}

/// The commands on the first page of the help.
const FOR_NEWCOMERS: [&str; 12] = [
    NEW, "play", JOIN, "games", RULES, HELP, BOARD, MOVES, "why", RESIGN, ABORT, "lang",
];

/// The commands whose own code handles the words that no argument has taken. (`why` ignores them.) After a command that is not in this
/// list, such words are refused (`left_over.rs`).
const READS_LEFT_OVER: [&str; 17] = [
    "abort", "ban", "block", "forget", "history", "lang", "level", "mine", "moves", "mute",
    "replay", "stats", "unban", "unblock", "unmute", "why", "yield",
];

impl CommandSpec {
    /// Whether the first page of the help lists the command.
    #[must_use]
    pub fn is_for_newcomers(&self) -> bool {
        FOR_NEWCOMERS.contains(&self.id)
    }

    /// Whether the words after this command may name another command with its prefix, as in `help !new`.
    #[must_use]
    pub fn may_name_commands(&self) -> bool {
        [HELP, LUCK, PREFIX, SETTINGS].contains(&self.id)
    }

    /// Whether the command's own code reads the words that no argument has taken.
    pub(super) fn reads_left_over(&self) -> bool {
        self.section.is_some() && READS_LEFT_OVER.contains(&self.id)
    }

    /// Whether the lines below the command belong to it. Such lines are a record, for example, or a position.
    #[must_use]
    pub fn takes_lines(&self) -> bool {
        let takes = |argument: &Argument| argument.kind == ArgumentKind::Lines;
        self.arguments.iter().any(takes)
    }

    /// Whether a person, such as an opponent, may be named after the command or after one of its tools.
    #[must_use]
    pub fn takes_a_person(&self) -> bool {
        let mut arguments = self.arguments.iter();
        arguments.any(|argument| argument.kind == ArgumentKind::Person)
            || self.tools.iter().any(Self::takes_a_person)
    }

    /// The word that help shows in this language.
    #[must_use]
    pub const fn word(&self, lang: Lang) -> &'static str {
        self.words[lang as usize][0]
    }

    /// The id of the sentence that says what the command does.
    #[must_use]
    pub fn about(&self) -> String {
        let part = if self.section.is_some() {
            "help"
        } else {
            "edit"
        };
        format!("{part}-{}", self.id)
    }

    /// The arguments as help shows them: `ENTRY [#N]`. `translated` turns an argument's name into the sentence `arg-<name>`.
    pub fn usage(&self, mut translated: impl FnMut(&str) -> String) -> String {
        let arguments = self.arguments.iter();
        let shown: Vec<_> = arguments
            .map(|argument| argument.usage(&mut translated))
            .collect();
        shown.join(" ")
    }
}
