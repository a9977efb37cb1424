//! Computes local dates and times of the day in a time zone. The names that people use for time zones are in `zone_names.rs`.

use jiff::Timestamp;
use jiff::civil::{Date, Time};
use jiff::tz::{Offset, TimeZone};

/// The time zone with this name. If the database of zones no longer has the name, the zone is UTC. A room's puzzle of the day then still
/// comes, although at another hour.
#[must_use]
pub(super) fn zone(name: &str) -> TimeZone {
    let zone = fixed_zone(name).or_else(|| TimeZone::get(name).ok());
    zone.unwrap_or(TimeZone::UTC)
}

/// The most minutes by which the clocks of any country differ from universal time.
const FURTHEST: i32 = 14 * 60;

/// The zone with this name, if the name is a constant offset from universal time: `UTC+3`, `UTC-5:30`. `None` for any other name, and for
/// an offset of more than [`FURTHEST`] minutes.
pub(super) fn fixed_zone(name: &str) -> Option<TimeZone> {
    let distance = name.strip_prefix("UTC")?;
    let ahead = match distance.get(..1)? {
        "+" => 1,
        "-" => -1,
        _ => return None,
    };
    let (hours, minutes) = distance[1..]
        .split_once(':')
        .unwrap_or((&distance[1..], "0"));
    let (hours, minutes): (u8, u8) = (hours.parse().ok()?, minutes.parse().ok()?);
    let minutes = (minutes < 60).then(|| i32::from(hours) * 60 + i32::from(minutes))?;
    let offset = Offset::from_seconds(ahead * minutes * 60).ok()?;
    (minutes <= FURTHEST).then(|| TimeZone::fixed(offset))
}

/// The date in this zone at this time (unix seconds).
#[must_use]
pub(super) fn local_date(zone: &TimeZone, at: i64) -> Option<Date> {
    let at = Timestamp::from_second(at).ok()?;
    Some(at.to_zoned(zone.clone()).date())
}

/// The minute of the day in this zone at this time (unix seconds).
#[must_use]
pub(super) fn local_minute(zone: &TimeZone, at: i64) -> Option<u16> {
    let at = Timestamp::from_second(at).ok()?;
    let time = at.to_zoned(zone.clone()).time();
    u16::try_from(i16::from(time.hour()) * 60 + i16::from(time.minute())).ok()
}

/// The time (unix seconds) at which it is this minute of this day in this zone.
#[must_use]
pub(super) fn time_on(zone: &TimeZone, day: Date, minute: u16) -> Option<i64> {
    let (hour, minute) = (minute / 60, minute % 60);
    let time = Time::new(i8::try_from(hour).ok()?, i8::try_from(minute).ok()?, 0, 0).ok()?;
    let local = zone.to_zoned(day.to_datetime(time)).ok()?;
    Some(local.timestamp().as_second())
}

/// The first time (unix seconds) after `at` at which it is this minute of the day in this time zone. `None` beyond the end of the
/// calendar.
#[must_use]
pub(super) fn next_time(zone_name: &str, minute: u16, at: i64) -> Option<i64> {
    let zone = zone(zone_name);
    let mut day = local_date(&zone, at)?;
    for _ in 0..3 {
        let time = time_on(&zone, day, minute)?;
        if time > at {
            return Some(time);
        }
        day = day.tomorrow().ok()?;
    }
    None
}
