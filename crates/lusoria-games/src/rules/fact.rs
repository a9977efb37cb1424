//! Facts say as data what a ply did or why a move is refused. They become sentences only when a message is rendered.

use super::Seat;
use std::borrow::Cow;

/// One value inside a [`Fact`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A count, a point, a die.
    Number(i64),
    /// Notation, such as a cell or a list of dice. It is never a sentence, and never written by a person.
    Text(String),
    /// A seat. It is shown as the name of the player who sits there.
    Seat(Seat),
    /// Notation that the two seats read differently, with one text for each seat. For example, each seat reads small letters for its own
    /// pits, and capitals for the opponent's.
    Seen([String; 2]),
}

impl Arg {
    /// Notation that the two seats read differently ([`Arg::Seen`]). `by` writes the text for each seat.
    pub fn seen(by: impl FnMut(Seat) -> String) -> Self {
        Self::Seen(Seat::ALL.map(by))
    }
}

/// How a fact relates to the facts around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Role {
    /// A part of the sentence about what somebody did, or a line of its own under the board.
    #[default]
    Part,
    /// A sentence of its own that is not about the player who moved.
    Sentence,
    /// A line under the board that matters only while play goes on.
    WhilePlaying,
    /// A sentence about the whole game, such as which player has the advantage. It is told when a game begins, and is never a line under
    /// the board.
    Opening,
}

/// Something that happened or is so: a stable id with named values. The message `<game>-<id>` in `messages.<lang>.ftl` is the sentence
/// for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// Stable, kebab case, never reused for another meaning.
    pub id: Cow<'static, str>,
    /// Named values, in the order in which the game gives them.
    pub args: Vec<(Cow<'static, str>, Arg)>,
    /// How the fact relates to the facts around it.
    pub role: Role,
}

/// Why a move is refused, or which law a position breaks. Each game has ids of its own for its reasons.
pub type Reason = Fact;

impl Fact {
    /// A fact without values.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self {
            id: Cow::Borrowed(id),
            args: Vec::new(),
            role: Role::Part,
        }
    }

    /// Makes the fact a sentence of its own.
    #[must_use]
    pub const fn sentence(mut self) -> Self {
        self.role = Role::Sentence;
        self
    }

    /// Marks the fact as one that matters only while play goes on.
    #[must_use]
    pub const fn while_playing(mut self) -> Self {
        self.role = Role::WhilePlaying;
        self
    }

    /// Marks the fact as one that is told only when a game begins.
    #[must_use]
    pub const fn opening(mut self) -> Self {
        self.role = Role::Opening;
        self
    }

    /// Adds one value to the fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name.into(), value.into()));
        self
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(value: $kind) -> Self { Self::Number(i64::from(value)) }
        }
    )*};
}
numbers!(u8, i8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(value: usize) -> Self {
        Self::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Self::Text(value)
    }
}

impl From<Seat> for Arg {
    fn from(value: Seat) -> Self {
        Self::Seat(value)
    }
}

/// Receives the facts about what a move does. If the trace is `()`, no facts are made, so it costs nothing.
pub trait Trace {
    /// Receives one fact.
    fn note(&mut self, fact: impl FnOnce() -> Fact);
}

impl Trace for () {
    #[inline(always)]
    fn note(&mut self, _: impl FnOnce() -> Fact) {}
}

impl Trace for Vec<Fact> {
    fn note(&mut self, fact: impl FnOnce() -> Fact) {
        self.push(fact());
    }
}
