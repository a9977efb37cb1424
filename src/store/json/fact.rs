//! The stored form of a fact.

use super::same_names::convert_same_variants;
use lusoria_games::rules::{Arg, Fact, Role, Seat};
use serde::{Deserialize, Serialize};

/// The stored form of [`Fact`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredFact {
    id: String,
    #[serde(default)]
    args: Vec<StoredArg>,
    #[serde(default, skip_serializing_if = "StoredRole::is_part")]
    role: StoredRole,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct StoredArg {
    name: String,
    value: StoredValue,
}

/// The stored form of [`Arg`]. The kind of value can be seen from the JSON: a number, a text, a list, an object. A seat is an object,
/// because its bare name would be read back as a text.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum StoredValue {
    Number(i64),
    Text(String),
    Seen([String; 2]),
    Seat { seat: StoredSeat },
}

/// The stored form of [`Role`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredRole {
    #[default]
    Part,
    Sentence,
    WhilePlaying,
    Opening,
}

/// The stored form of [`Seat`].
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredSeat {
    First,
    Second,
}

impl StoredRole {
    fn is_part(&self) -> bool {
        *self == Self::Part
    }
}

impl From<Fact> for StoredFact {
    fn from(fact: Fact) -> Self {
        let args = fact.args.into_iter().map(|(name, value)| StoredArg {
            name: name.into_owned(),
            value: value.into(),
        });
        Self {
            id: fact.id.into_owned(),
            args: args.collect(),
            role: fact.role.into(),
        }
    }
}

impl From<StoredFact> for Fact {
    fn from(fact: StoredFact) -> Self {
        let args = fact.args.into_iter();
        let args = args.map(|arg| (arg.name.into(), arg.value.into()));
        Self {
            id: fact.id.into(),
            args: args.collect(),
            role: fact.role.into(),
        }
    }
}

impl From<Arg> for StoredValue {
    fn from(value: Arg) -> Self {
        match value {
            Arg::Number(number) => Self::Number(number),
            Arg::Text(text) => Self::Text(text),
            Arg::Seen(texts) => Self::Seen(texts),
            Arg::Seat(seat) => Self::Seat { seat: seat.into() },
        }
    }
}

impl From<StoredValue> for Arg {
    fn from(value: StoredValue) -> Self {
        match value {
            StoredValue::Number(number) => Self::Number(number),
            StoredValue::Text(text) => Self::Text(text),
            StoredValue::Seen(texts) => Self::Seen(texts),
            StoredValue::Seat { seat } => Self::Seat(seat.into()),
        }
    }
}

convert_same_variants!(
    Role,
    StoredRole {
        Part,
        Sentence,
        WhilePlaying,
        Opening
    }
);

convert_same_variants!(Seat, StoredSeat { First, Second });
