//! Reads an enum variant that has one field, also if an earlier version wrote it without the field's name.

use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

/// `{"help":{"command":"new"}}`, or `{"help":"new"}` as it was written before.
#[derive(Deserialize)]
#[serde(untagged)]
enum NamedOrBare<T> {
    Named(BTreeMap<String, T>),
    Bare(T),
}

/// Reads the value of the one field of a variant.
pub(super) fn read_named_or_bare<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: Deserialize<'de> + Default,
    D: Deserializer<'de>,
{
    Ok(match NamedOrBare::deserialize(from)? {
        NamedOrBare::Named(field) => field.into_values().next().unwrap_or_default(),
        NamedOrBare::Bare(value) => value,
    })
}
