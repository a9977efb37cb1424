//! Discord's rate limits, and requests that fail when a test asks for it.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

/// How many requests of one kind about one room are accepted in which time. Discord accepts 5 messages in 5 seconds.
const LIMIT: u32 = 5;
const WINDOW: Duration = Duration::from_millis(500);

/// A kind of request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Call {
    /// GET /gateway/bot
    Gateway,
    /// POST a message
    Post,
    /// PATCH a message
    Edit,
    /// GET a channel
    Channel,
    /// POST a direct chat
    Direct,
    /// GET messages after one
    History,
    /// POST a thread below a message
    BeginThread,
    /// PATCH a thread
    ChangeThread,
    /// POST that the bot is typing
    Typing,
    /// GET a member of the guild
    Member,
    /// POST the first response to an interaction
    Respond,
    /// PATCH or DELETE the first response
    Original,
    /// POST a further answer
    FollowUp,
    /// GET the registered commands
    Commands,
    /// PUT commands
    Register,
}

/// How a request fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// 429 with this Retry-After, for one route or for all. Discord sends whole seconds; fractions keep the tests short.
    Limited { after: Duration, global: bool },
    /// This status; the request was not carried out.
    Before(u16),
    /// This status, although the request was carried out.
    After(u16),
}

/// What happens to the next request of a kind in a room.
pub(crate) struct Verdict {
    /// The scripted fault.
    pub(crate) fault: Option<Fault>,
    /// The state of the rate-limit bucket. `Err`: the bucket was empty.
    pub(crate) bucket: Result<Left, Left>,
}

/// What is left in a rate-limit bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Left {
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    pub(crate) reset_after: Duration,
}

struct Bucket {
    since: Instant,
    used: u32,
}

/// Rate-limit buckets, scripted faults and counts of requests.
#[derive(Default)]
pub(crate) struct Faults {
    scripted: VecDeque<(Call, Fault)>,
    buckets: HashMap<(Call, u64), Bucket>,
    counts: HashMap<(Call, u64), usize>,
    overruns: usize,
}

impl Faults {
    pub(crate) fn push(&mut self, call: Call, fault: Fault) {
        self.scripted.push_back((call, fault));
    }

    pub(crate) fn clear(&mut self) {
        self.scripted.clear();
    }

    pub(crate) fn calls(&self, call: Call) -> usize {
        let these = self.counts.iter().filter(|((kind, _), _)| *kind == call);
        these.map(|(_, count)| count).sum()
    }

    pub(crate) fn calls_in(&self, call: Call, major: u64) -> usize {
        self.counts.get(&(call, major)).copied().unwrap_or(0)
    }

    pub(crate) fn overruns(&self) -> usize {
        self.overruns
    }

    /// Counts a request and decides what happens to it. `major` is the channel, which has a bucket of its own for each kind of request.
    pub(crate) fn judge(&mut self, call: Call, major: u64) -> Verdict {
        *self.counts.entry((call, major)).or_default() += 1;
        let at = self.scripted.iter().position(|(kind, _)| *kind == call);
        let fault = at.and_then(|at| self.scripted.remove(at)).map(|(_, f)| f);
        let bucket = self.take(call, major);
        self.overruns += usize::from(bucket.is_err());
        Verdict { fault, bucket }
    }

    fn take(&mut self, call: Call, major: u64) -> Result<Left, Left> {
        let now = Instant::now();
        let fresh = || Bucket {
            since: now,
            used: 0,
        };
        let bucket = self.buckets.entry((call, major)).or_insert_with(fresh);
        if now.duration_since(bucket.since) >= WINDOW {
            *bucket = fresh();
        }
        let full = bucket.used >= LIMIT;
        bucket.used += u32::from(!full);
        let left = Left {
            limit: LIMIT,
            remaining: LIMIT - bucket.used,
            reset_after: WINDOW.saturating_sub(now.duration_since(bucket.since)),
        };
        if full { Err(left) } else { Ok(left) }
    }
}
