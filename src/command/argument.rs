//! What may stand behind a command, by kind. The reading of messages, the usage lines of help and the completions are all made
//! from it.

use super::choice::{Choice, Label};
use lusoria_games::rules::Fact;

/// One thing that may stand behind a command.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    /// Help shows it by the sentence `arg-<name>`, unless its words are shown themselves.
    pub name: &'static str,
    /// What can be typed for it.
    pub kind: ArgumentKind,
    /// Whether it may be left out.
    pub presence: Presence,
    /// Whether several may stand there, divided by blanks or commas.
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
    /// A number, perhaps not above some limit.
    Number(Option<u32>),
    /// One of some words.
    Choice(&'static [Choice]),
    /// One of some words behind the name of a command: `board prose`.
    Setting(&'static str, &'static [Choice]),
    /// Whether a board is described in sentences or drawn. Help shows only the first, because the other is usual.
    BoardForm,
    /// A command or a game to be explained.
    Topic,
    /// A word of the glossary.
    GlossaryWord,
    /// Any words.
    Words,
    /// All the lines that follow.
    Lines,
}

/// Whether an argument may be left out.
#[derive(Clone, Copy, Debug)]
pub enum Presence {
    /// It may be left out, and help shows it in brackets.
    Optional,
    /// It usually stands there, and the command itself says what is missing without it.
    Usual,
    /// Without it the command is refused with this fact.
    Required(fn() -> Fact),
}

impl ArgumentKind {
    /// Whether this argument accepts any words, and so gets all that the other arguments did not use.
    pub(super) const fn takes_any_words(self) -> bool {
        matches!(
            self,
            Self::Game | Self::GameWithOptions | Self::Topic | Self::GlossaryWord | Self::Words
        )
    }
}

impl Argument {
    /// An argument that may be left out.
    pub(super) const fn optional(name: &'static str, kind: ArgumentKind) -> Self {
        Self {
            name,
            kind,
            presence: Presence::Optional,
            repeatable: false,
        }
    }

    /// An argument that usually stands there.
    pub(super) const fn usual(name: &'static str, kind: ArgumentKind) -> Self {
        Self {
            presence: Presence::Usual,
            ..Self::optional(name, kind)
        }
    }

    /// An argument without which the command is refused.
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

    /// The same argument where several may stand.
    pub(super) const fn repeatable(self) -> Self {
        Self {
            repeatable: true,
            ..self
        }
    }

    /// How help shows it, in brackets if it may be left out. `translated` has the sentences `arg-<name>`.
    pub(super) fn usage(&self, translated: &mut dyn FnMut(&str) -> String) -> String {
        let shown = match self.kind {
            ArgumentKind::Person => format!("@{}", translated(self.name)),
            ArgumentKind::Session => format!("#{}", translated(self.name)),
            ArgumentKind::Number(Some(most)) => format!("0–{most}"),
            ArgumentKind::Choice(choices) => alternatives(choices, translated),
            ArgumentKind::Setting(name, choices) => {
                format!("{} {}", translated(name), alternatives(choices, translated))
            }
            _ => translated(self.name),
        };
        match self.presence {
            Presence::Optional => format!("[{shown}]"),
            Presence::Usual | Presence::Required(_) => shown,
        }
    }
}

/// `first|second|random`
fn alternatives(choices: &[Choice], translated: &mut dyn FnMut(&str) -> String) -> String {
    let words = choices.iter().map(|choice| match choice.label() {
        Label::Translated(name) => translated(name),
        Label::Literal(word) => word.to_owned(),
    });
    words.collect::<Vec<_>>().join("|")
}
