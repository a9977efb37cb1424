//! A map for what every message looks up.

use std::collections::HashMap;

/// A map that hashes its keys in a fraction of the time that a `HashMap` usually takes, as the caches of `lru` do. As in a
/// usual `HashMap` the place of each key is random, so nobody can choose keys that all fall in one place.
pub(crate) type QuickMap<K, V> = HashMap<K, V, lru::DefaultHasher>;
