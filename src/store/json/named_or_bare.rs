//! Reads an enum variant that has one field. The field may be stored with its name or without, because earlier versions wrote no name.

use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

/// Reads `{"help":{"command":"new"}}`, and also `{"help":"new"}`, as earlier versions wrote it.
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
