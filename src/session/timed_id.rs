//! Ids that are numbers and grow with time, as Discord's do.

use super::Platform;

/// The time for which the id 0 stands, in Unix milliseconds. The ids count from it.
const EPOCH: i64 = 1_420_070_400_000;
/// How many of the lowest bits of an id do not belong to its time.
const BITS_BELOW_TIME: u32 = 22;
/// The smallest number that is read as an id. Only ids from the first twelve days after [`EPOCH`] are smaller.
const SMALLEST: i64 = 1 << 52;

/// An id that is a number and tells when it was given. A later id is a larger number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TimedId(pub i64);

impl TimedId {
    /// Reads the id of an event. `None` if the text is no id of this kind.
    #[must_use]
    pub fn read(platform: Platform, id: &str) -> Option<Self> {
        match platform {
            Platform::Discord => id.parse().ok().filter(|id| *id >= SMALLEST).map(Self),
            Platform::Console | Platform::Matrix => None,
        }
    }

    /// The smallest id of this time (Unix milliseconds).
    #[must_use]
    pub const fn first_of(at: i64) -> Self {
        Self(at.saturating_sub(EPOCH) << BITS_BELOW_TIME)
    }

    /// When the id was given (Unix seconds).
    #[must_use]
    pub const fn given_at(self) -> i64 {
        ((self.0 >> BITS_BELOW_TIME) + EPOCH) / 1000
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Discord's documentation: given on 2016-04-30 at 11:18:25.796 UTC.
    #[test]
    fn an_id_tells_when_it_was_given() {
        let id = TimedId::read(Platform::Discord, "175928847299117063").unwrap();
        assert_eq!(id.given_at(), 1_462_015_105);
        assert_eq!(TimedId::first_of(1_462_015_105_796).0, id.0 & !0x3F_FFFF);
    }
}
