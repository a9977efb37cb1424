//! A map for what every message looks up.

use std::collections::HashMap;

/// A map that hashes its keys in a fraction of the time that a `HashMap` usually takes, as the caches of `lru` do. Where each key goes
/// is random here, too.
pub(crate) type QuickMap<K, V> = HashMap<K, V, lru::DefaultHasher>;
