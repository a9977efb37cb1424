//! The values that are put into a sentence, by name.

use fluent_bundle::{FluentArgs, FluentValue};
use std::borrow::Cow;

/// How many values a list has room for at first. Few sentences have more.
const USUAL_VALUES: usize = 6;

/// The values of a sentence, as a plain list. Most sentences use only some of the values, and each of them once. So putting them into a
/// map, or turning them into text in advance, would cost more than it saves.
#[derive(Debug)]
pub struct Values<'a>(Vec<(&'a str, Value<'a>)>);

/// One value of a sentence.
#[derive(Debug)]
pub(super) enum Value<'a> {
    /// A whole number, by which Fluent can choose a plural form.
    Number(i64),
    /// A text.
    Text(Cow<'a, str>),
}

impl<'a> Values<'a> {
    /// No values. Nothing is allocated.
    pub const NONE: Self = Self(Vec::new());

    /// No values yet.
    #[must_use]
    pub fn new() -> Self {
        Self(Vec::with_capacity(USUAL_VALUES))
    }

    /// Adds a number under this name. It takes the place of an earlier value with this name.
    #[must_use]
    pub fn number(mut self, name: &'a str, value: impl Into<i64>) -> Self {
        self.0.push((name, Value::Number(value.into())));
        self
    }

    /// Adds a number, such as the length of a list, under this name. It takes the place of an earlier value with this name.
    #[must_use]
    pub fn count(self, name: &'a str, value: usize) -> Self {
        self.number(name, i64::try_from(value).unwrap_or(i64::MAX))
    }

    /// Adds a text under this name. It takes the place of an earlier value with this name.
    #[must_use]
    pub fn text(mut self, name: &'a str, value: impl Into<Cow<'a, str>>) -> Self {
        self.0.push((name, Value::Text(value.into())));
        self
    }

    /// The value with this name.
    pub(super) fn get(&self, name: &str) -> Option<&Value<'a>> {
        let named = self.0.iter().rev().find(|(known, _)| *known == name);
        named.map(|(_, value)| value)
    }

    /// The same values for Fluent.
    pub(super) fn fluent_args(&self) -> FluentArgs<'_> {
        let values = self.0.iter().map(|(name, value)| match value {
            Value::Number(number) => (*name, FluentValue::from(*number)),
            Value::Text(text) => (*name, FluentValue::from(&**text)),
        });
        values.collect()
    }
}

impl Default for Values<'_> {
    fn default() -> Self {
        Self::new()
    }
}
