//! Which shards of the gateway this process runs, and when each may begin a gateway session.
//!
//! A shard is a part of the bot's servers, with a connection of its own. A server belongs to shard `(id >> 22) % total`, and direct
//! messages belong to shard 0.
//!
//! Discord limits how soon gateway sessions may begin (`identify`). A shard belongs to the group `shard % max_concurrency`. In each group
//! one gateway session may begin every five seconds. The number `max_concurrency` is in Discord's answer to `GET /gateway/bot`.
//!
//! Source: Discord's documentation, "Gateway", Sharding and Session Start Limit.

use serenity::model::gateway::SessionStartLimit;
use std::collections::HashMap;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// In one group, a gateway session may begin this long after the one before.
const BETWEEN_SESSIONS: Duration = Duration::from_secs(5);
/// The highest number of shards that the setting accepts; no bot has so many.
const MOST_SHARDS: u32 = 100_000;

/// Which shards this process runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ShardOrder {
    /// All shards of the bot, as many as Discord recommends.
    #[default]
    Recommended,
    /// The shards from `first` to `last`. The bot has `total` shards in all of its processes together.
    Range {
        /// The number of the first shard.
        first: u32,
        /// The number of the last shard.
        last: u32,
        /// How many shards the bot has in all of its processes together.
        total: u32,
    },
}

/// The text is neither `FIRST-LAST/TOTAL` nor `SHARD/TOTAL`, or its numbers do not fit together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAShardRange;

impl FromStr for ShardOrder {
    type Err = NotAShardRange;

    /// Reads a range of shards, such as `0-3/16`, or a single shard, such as `5/16`.
    fn from_str(text: &str) -> Result<Self, NotAShardRange> {
        let number = |text: &str| text.trim().parse().map_err(|_| NotAShardRange);
        let (range, total) = text.split_once('/').ok_or(NotAShardRange)?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let (first, last, total) = (number(first)?, number(last)?, number(total)?);
        match first <= last && last < total && total <= MOST_SHARDS {
            true => Ok(Self::Range { first, last, total }),
            false => Err(NotAShardRange),
        }
    }
}

/// A shard: its number, and how many shards the bot has in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shard {
    pub(super) number: u32,
    pub(super) total: u32,
}

impl ShardOrder {
    /// The shards to run if Discord recommends this many for the bot.
    pub(super) fn shards(self, recommended: u32) -> impl Iterator<Item = Shard> {
        let (first, last, total) = match self {
            Self::Recommended => (0, recommended.max(1) - 1, recommended.max(1)),
            Self::Range { first, last, total } => (first, last, total),
        };
        (first..=last).map(move |number| Shard { number, total })
    }
}

/// When the next gateway session of each group may begin. All shards of the process share this value.
#[derive(Debug, Default)]
pub(super) struct SessionStarts(Mutex<Starts>);

#[derive(Debug, Default)]
struct Starts {
    /// When the next gateway session may begin, by group.
    next: HashMap<u64, Instant>,
    groups: u64,
    /// How many more gateway sessions may begin before the time `reset`. `None` until Discord has told the number.
    remaining: Option<u64>,
    reset: Option<Instant>,
}

impl SessionStarts {
    /// Notes Discord's limits for the beginning of gateway sessions.
    pub(super) fn note(&self, limit: &SessionStartLimit) {
        let mut starts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        starts.groups = limit.max_concurrency.max(1);
        starts.remaining = Some(limit.remaining);
        starts.reset = Some(Instant::now() + Duration::from_millis(limit.reset_after));
    }

    /// Reserves the next time at which a gateway session of this shard's group may begin. Returns how long to wait until then.
    pub(super) fn take_place(&self, shard: Shard) -> Duration {
        let mut starts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let group = u64::from(shard.number) % starts.groups.max(1);
        let mut place = starts.next.get(&group).map_or(now, |next| now.max(*next));
        match (starts.remaining, starts.reset) {
            (Some(0), Some(reset)) => place = place.max(reset),
            (remaining, _) => starts.remaining = remaining.map(|left| left - 1),
        }
        starts.next.insert(group, place + BETWEEN_SESSIONS);
        place.duration_since(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(max_concurrency: u64, remaining: u64) -> SessionStartLimit {
        serde_json::from_value(serde_json::json!({
            "total": 1000, "remaining": remaining, "reset_after": 60_000, "max_concurrency": max_concurrency,
        }))
        .unwrap()
    }

    fn waits(starts: &SessionStarts, shards: u32) -> Vec<u64> {
        let shards = (0..shards).map(|number| Shard { number, total: 16 });
        shards
            .map(|shard| starts.take_place(shard).as_secs())
            .collect()
    }

    #[tokio::test(start_paused = true)]
    async fn in_each_group_one_session_begins_in_five_seconds() {
        let starts = SessionStarts::default();
        assert_eq!(waits(&starts, 3), [0, 5, 10], "one group until it is told");
        let starts = SessionStarts::default();
        starts.note(&limit(4, 900));
        assert_eq!(waits(&starts, 10), [0, 0, 0, 0, 5, 5, 5, 5, 10, 10]);
        tokio::time::advance(Duration::from_secs(30)).await;
        assert_eq!(waits(&starts, 5), [0, 0, 0, 0, 5]);
    }

    #[tokio::test(start_paused = true)]
    async fn when_no_session_is_left_the_rest_waits_for_the_next_day() {
        let starts = SessionStarts::default();
        starts.note(&limit(16, 2));
        assert_eq!(waits(&starts, 4), [0, 0, 60, 60]);
    }

    #[test]
    fn a_range_of_shards_is_read() {
        let range = |first, last, total| Ok(ShardOrder::Range { first, last, total });
        assert_eq!("0-3/16".parse(), range(0, 3, 16));
        assert_eq!(" 5/16 ".parse(), range(5, 5, 16));
        for wrong in [
            "",
            "4",
            "3-1/16",
            "0-16/16",
            "0-3",
            "a-b/c",
            "-1/2",
            "0-1/200000",
        ] {
            assert_eq!(wrong.parse::<ShardOrder>(), Err(NotAShardRange), "{wrong}");
        }
    }

    #[test]
    fn without_an_order_all_recommended_shards_are_run() {
        let numbers = |order: ShardOrder, recommended| {
            let shards = order.shards(recommended);
            shards
                .map(|shard| (shard.number, shard.total))
                .collect::<Vec<_>>()
        };
        assert_eq!(numbers(ShardOrder::Recommended, 0), [(0, 1)]);
        assert_eq!(numbers(ShardOrder::Recommended, 2), [(0, 2), (1, 2)]);
        let range = "2-3/4".parse().unwrap();
        assert_eq!(numbers(range, 1), [(2, 4), (3, 4)]);
    }
}
