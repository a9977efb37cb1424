//! The calendar of a time zone: dates and times of the day as people there have them.

use jiff::Timestamp;
use jiff::civil::{Date, Time};
use jiff::tz::{self, TimeZone};
use lusoria_games::kit::{fold, typos};
use lusoria_games::rules::Fact;

/// The time zone of this name; `None` if there is none.
#[must_use]
pub(super) fn zone(name: &str) -> Option<TimeZone> {
    match name {
        "UTC" => Some(TimeZone::UTC),
        name => TimeZone::get(name).ok(),
    }
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

/// When it is this minute of this day in this zone: unix seconds.
#[must_use]
pub(super) fn time_on(zone: &TimeZone, day: Date, minute: u16) -> Option<i64> {
    let (hour, minute) = (minute / 60, minute % 60);
    let time = Time::new(i8::try_from(hour).ok()?, i8::try_from(minute).ok()?, 0, 0).ok()?;
    let local = zone.to_zoned(day.to_datetime(time)).ok()?;
    Some(local.timestamp().as_second())
}

/// The next time (unix seconds) after this one at which it is this minute of the day in the zone of this name; `None` if there is no such
/// zone.
#[must_use]
pub(super) fn next_time(zone_name: &str, minute: u16, at: i64) -> Option<i64> {
    let zone = zone(zone_name)?;
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

/// The name of the time zone that somebody has typed, as it is written: `Europe/Prague` for `europe/prague`.
///
/// # Errors
/// `no-zone-near` with a zone that may be meant, else `no-zone`.
pub(super) fn known_zone(typed: &str) -> Result<String, Fact> {
    if fold(typed) == "utc" {
        return Ok("UTC".to_owned());
    }
    let zone = TimeZone::get(typed).ok();
    if let Some(name) = zone.as_ref().and_then(TimeZone::iana_name) {
        return Ok(name.to_owned());
    }
    let unknown = match nearest_zone(typed) {
        Some(near) => Fact::new("no-zone-near").with("near", near),
        None => Fact::new("no-zone"),
    };
    Err(unknown.with("zone", typed.to_owned()))
}

/// The zone that somebody may mean who types only a city, perhaps with slips.
fn nearest_zone(typed: &str) -> Option<String> {
    let folded = fold(typed);
    let typed_city = folded.rsplit('/').next()?;
    let slips = |zone: &str| {
        let (_, city) = zone.rsplit_once('/')?;
        let city = fold(city);
        match city == typed_city {
            true => Some(0),
            false => typos::count_typos(typed_city, &city),
        }
    };
    let zones = tz::db().available().map(|zone| zone.to_string());
    let near = zones.filter_map(|zone| Some((slips(&zone)?, zone)));
    near.min().map(|(_, zone)| zone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lusoria_games::rules::Arg;

    #[test]
    fn an_unknown_zone_is_refused_with_the_one_that_may_be_meant() {
        assert_eq!(known_zone("europe/prague").as_deref(), Ok("Europe/Prague"));
        assert_eq!(known_zone("utc").as_deref(), Ok("UTC"));
        for (typed, near) in [
            ("Prague", Some("Europe/Prague")),
            ("Europe/Praque", Some("Europe/Prague")),
            ("new_york", Some("America/New_York")),
            ("Middle-earth/Bree", None),
        ] {
            let id = near.map_or("no-zone", |_| "no-zone-near");
            let unknown = known_zone(typed).unwrap_err();
            assert_eq!(unknown.id, id);
            let named = unknown.args.iter().find(|(name, _)| name == "near");
            let expected = near.map(|near| Arg::Text(near.to_owned()));
            assert_eq!(named.map(|(_, near)| near.clone()), expected);
        }
    }
}
