//! The kinds of arguments that commands take. The kind decides how the words after a command are read. It also decides what help and
//! completions show.

use super::keyword::{Keyword, Label};
use lusoria_games::rules::Fact;

/// One argument of a command.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    /// The argument's name. For most kinds, help shows the sentence `arg-<name>`.
    pub name: &'static str,
    /// What can be typed for the argument.
    pub kind: ArgumentKind,
    /// Whether the argument can be left out.
    pub presence: Presence,
    /// Whether several values may be typed, separated by blanks or commas.
    pub repeatable: bool,
}

/// What can be typed for an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgumentKind {
    /// The name of a game.
    Game,
    /// The name of a game and its options: `scripta(pieces=5)` or `scripta pieces=5`.
    GameWithOptions,
    /// A mention of a person: `@anna`.
    Person,
    /// The number of a session: `#12`.
    Session,
    /// A number. The field is the largest number that is accepted. `None` if there is no limit.
    Number(Option<u32>),
    /// How much time the players of a new game have: `time=3d`.
    Time,
    /// A length of time: `3d`.
    Duration,
    /// One of these words.
    Keyword(&'static [Keyword]),
    /// What the command `help` is asked about: a command or a game.
    Topic,
    /// A word of the glossary.
    GlossaryWord,
    /// A move.
    Move,
    /// Any words.
    Words,
    /// All the lines that follow.
    Lines,
}

/// Whether an argument can be left out.
#[derive(Clone, Copy, Debug)]
pub enum Presence {
    /// The argument can be left out; help shows it in brackets.
    Optional,
    /// The argument is usually typed. If it is missing, the code that builds or runs the command decides what to do.
    Usual,
    /// The argument is required. If it is missing, the command is refused with this fact.
    Required(fn() -> Fact),
}

impl ArgumentKind {
    /// Whether every word is accepted for this argument. Such an argument gets the words that no other argument has taken.
    pub(super) const fn takes_any_words(self) -> bool {
        matches!(
            self,
            Self::Game
                | Self::GameWithOptions
                | Self::Topic
                | Self::GlossaryWord
                | Self::Move
                | Self::Words
        )
    }
}

impl Argument {
    /// An argument that can be left out.
    pub(super) const fn optional(name: &'static str, kind: ArgumentKind) -> Self {
        Self {
            name,
            kind,
            presence: Presence::Optional,
            repeatable: false,
        }
    }

    /// An argument that is usually typed.
    pub(super) const fn usual(name: &'static str, kind: ArgumentKind) -> Self {
        Self {
            presence: Presence::Usual,
            ..Self::optional(name, kind)
        }
    }

    /// A required argument. If it is missing, the command is refused with the fact that `refusal` makes.
    pub(super) const fn required(
        name: &'static str,
        kind: ArgumentKind,
        refusal: fn() -> Fact,
    ) -> Self {
        Self {
            presence: Presence::Required(refusal),
            ..Self::optional(name, kind)
        }
    }

    /// The same argument, for which several values may be typed.
    pub(super) const fn repeatable(self) -> Self {
        Self {
            repeatable: true,
            ..self
        }
    }

    /// The argument as help shows it, in brackets if it is [`Presence::Optional`]. `translated` turns a name into the sentence
    /// `arg-<name>`.
    pub(super) fn usage(&self, translated: &mut dyn FnMut(&str) -> String) -> String {
        let shown = match self.kind {
            ArgumentKind::Person => format!("@{}", translated(self.name)),
            ArgumentKind::Session => format!("#{}", translated(self.name)),
            ArgumentKind::Number(Some(most)) => format!("0–{most}"),
            ArgumentKind::Keyword(keywords) => alternatives(keywords, translated),
            _ => translated(self.name),
        };
        match self.presence {
            Presence::Optional => format!("[{shown}]"),
            Presence::Usual | Presence::Required(_) => shown,
        }
    }
}

/// The usual word for each keyword: `first|second|random`.
fn alternatives(keywords: &[Keyword], translated: &mut dyn FnMut(&str) -> String) -> String {
    let words = keywords.iter().map(|keyword| match keyword.label() {
        Label::Translated(name) => translated(name),
        Label::Literal(word) => word.to_owned(),
    });
    words.collect::<Vec<_>>().join("|")
}
