//! A fast hash map, for what is looked up for every message.

use std::collections::HashMap;

/// A map that uses the hasher of the caches of `lru`, which takes a fraction of the time of the usual hasher of `HashMap`. Both hashers are
/// seeded at random, so nobody can choose keys that collide.
pub(crate) type QuickMap<K, V> = HashMap<K, V, lru::DefaultHasher>;
