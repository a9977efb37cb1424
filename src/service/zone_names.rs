//! Reads the names of time zones as people type them: `Europe/Prague`, a city without its continent (`Prague`), or the distance from
//! universal time (`UTC+3`). The city may be in any language of the bot (`Praha`, `мск`).

use super::local_time::fixed_zone;
use jiff::tz::{self, TimeZone};
use lusoria_games::kit::{fold, typos};
use lusoria_games::rules::Fact;

/// Names of zones that the database of zones does not have, in the languages of the bot. They are in the form that `key` returns.
const NAMES: &[(&str, &[&str])] = &[
    (
        "Europe/Moscow",
        &[
            "москва",
            "мск",
            "московское",
            "msk",
            "moskva",
            "mosca",
            "питер",
            "спб",
            "санкт-петербург",
            "st-petersburg",
            "petrohrad",
            "pietroburgo",
            "san-pietroburgo",
        ],
    ),
    (
        "Europe/Prague",
        &[
            "praha",
            "praga",
            "прага",
            "brno",
            "брно",
            "ostrava",
            "plzen",
        ],
    ),
    (
        "Europe/Rome",
        &[
            "roma",
            "rim",
            "рим",
            "milano",
            "milan",
            "милан",
            "napoli",
            "torino",
            "bologna",
            "firenze",
            "palermo",
        ],
    ),
    ("Europe/Bratislava", &["братислава"]),
    ("Europe/London", &["londyn", "londra", "лондон", "bst"]),
    ("Europe/Berlin", &["berlino", "берлин"]),
    ("Europe/Paris", &["pariz", "parigi", "париж"]),
    ("Europe/Vienna", &["wien", "viden", "вена"]),
    ("Europe/Warsaw", &["varsava", "varsavia", "варшава"]),
    ("Europe/Madrid", &["мадрид"]),
    ("Europe/Istanbul", &["стамбул"]),
    ("Europe/Minsk", &["минск"]),
    ("Europe/Kyiv", &["киев", "киів", "kyjev"]),
    ("Europe/Kaliningrad", &["калининград"]),
    ("Europe/Samara", &["самара"]),
    ("Asia/Yekaterinburg", &["екатеринбург"]),
    ("Asia/Omsk", &["омск"]),
    ("Asia/Novosibirsk", &["новосибирск"]),
    ("Asia/Krasnoyarsk", &["красноярск"]),
    ("Asia/Irkutsk", &["иркутск"]),
    ("Asia/Vladivostok", &["владивосток"]),
    ("Asia/Tokyo", &["tokio", "токио"]),
    ("Asia/Almaty", &["алматы", "алма-ата"]),
    ("Asia/Tbilisi", &["тбилиси"]),
    ("Asia/Yerevan", &["ереван"]),
    ("America/New_York", &["нью-иорк", "et", "edt"]),
    ("America/Chicago", &["cdt"]),
    ("America/Denver", &["mdt"]),
    ("America/Los_Angeles", &["pt", "pst", "pdt"]),
    ("CET", &["cest", "sec", "selc", "цев"]),
    ("EET", &["eest"]),
    ("WET", &["west"]),
];

/// The name of the time zone that somebody has typed, as it is stored and shown: `Europe/Prague` for `europe/prague`, `Prague` and `Praha`,
/// `UTC+3` for `gmt+03:00`.
///
/// # Errors
/// `no-zone-near` with a zone that may be meant, else `no-zone`.
pub(super) fn known_zone(typed: &str) -> Result<String, Fact> {
    if let Some(known) = from_utc(typed).or_else(|| of_database(typed)) {
        return Ok(known);
    }
    let folded = key(typed);
    let known = NAMES
        .iter()
        .find(|(_, names)| names.contains(&folded.as_str()));
    let known = known.map(|(zone, _)| (*zone).to_owned());
    if let Some(known) = known.or_else(|| of_city(&folded)) {
        return Ok(known);
    }
    let unknown = match nearest_zone(&folded) {
        Some(near) => Fact::new("no-zone-near").with("near", near),
        None => Fact::new("no-zone"),
    };
    Err(unknown.with("zone", typed.to_owned()))
}

/// The typed name in the form in which names are compared: `New York`, `new_york` and `new-york` become the same.
fn key(typed: &str) -> String {
    fold(typed.trim()).replace([' ', '_'], "-")
}

/// The zone that was typed as a distance from universal time: `UTC`, `UTC+3`, `gmt -5`, `+5:30`, `UTC+5.5`, `GMT+3h`.
fn from_utc(typed: &str) -> Option<String> {
    let typed: String = fold(typed).replace(' ', "").replace('−', "-");
    let typed = in_minutes(typed);
    let names = ["utc", "gmt"];
    let distance = names.iter().find_map(|name| typed.strip_prefix(name));
    if distance == Some("") {
        return Some("UTC".to_owned());
    }
    let distance = distance.unwrap_or(&typed);
    let sign = distance
        .chars()
        .next()
        .filter(|sign| "+-".contains(*sign))?;
    let digits = &distance[1..];
    let (hours, minutes) = match (digits.split_once(':'), digits.len()) {
        (Some(both), _) => both,
        (None, 4) => digits.split_at_checked(2)?,
        (None, _) => (digits, "0"),
    };
    let (hours, minutes): (u8, u8) = (hours.parse().ok()?, minutes.parse().ok()?);
    let name = match (hours, minutes) {
        (0, 0) => return Some("UTC".to_owned()),
        (hours, 0) => format!("UTC{sign}{hours}"),
        (hours, minutes) => format!("UTC{sign}{hours}:{minutes:02}"),
    };
    fixed_zone(&name).map(|_| name)
}

/// A zone of the database is passed over if its name begins with one of these. Such zones are the host's own, placeholders, and copies of
/// all other zones with and without leap seconds.
const NO_ZONES: &[&str] = &["localtime", "Factory", "posixrules", "posix/", "right/"];

/// Writes a distance without the `h` after its hours, and parts of an hour as minutes: `3` for `3h`, `5:30` for `5.5`.
fn in_minutes(mut distance: String) -> String {
    if distance.ends_with(|c: char| c.is_ascii_digit() || c == 'h') {
        distance = distance.trim_end_matches('h').replace(',', ".");
    }
    for (part, minutes) in [(".5", ":30"), (".25", ":15"), (".75", ":45")] {
        if let Some(hours) = distance.strip_suffix(part) {
            return format!("{hours}{minutes}");
        }
    }
    distance
}

/// The zone that the database of zones knows by this name.
fn of_database(typed: &str) -> Option<String> {
    let zone = TimeZone::get(&typed.trim().replace(' ', "_")).ok()?;
    let name = zone.iana_name()?;
    let is_none = NO_ZONES.iter().any(|none| name.starts_with(none));
    (!is_none).then(|| name.to_owned())
}

/// The zones of the database, each with the last part of its name, the city, in the form that `key` returns. Zones such as `Etc/GMT-3` are
/// left out: they are no cities, and their sign is the opposite of what people mean by `GMT-3`.
fn cities() -> impl Iterator<Item = (String, String)> {
    let zones = tz::db().available().map(|zone| zone.to_string());
    zones.filter_map(|zone| {
        let (area, city) = zone.rsplit_once('/')?;
        let is_place = area != "Etc" && !NO_ZONES.iter().any(|none| zone.starts_with(none));
        let city = is_place.then(|| key(city))?;
        Some((city, zone))
    })
}

/// The zone of a city that was typed without its continent. If there are several, their clocks show the same time (`US/Pacific`,
/// `Canada/Pacific`), and the first in the alphabet is taken.
fn of_city(folded: &str) -> Option<String> {
    let same = cities().filter(|(city, _)| city == folded);
    same.map(|(_, zone)| zone).min()
}

/// The zone that may be meant if the name of the city was mistyped or is only the beginning of a name.
fn nearest_zone(folded: &str) -> Option<String> {
    let typed_city = folded.rsplit('/').next()?;
    let is_beginning = |city: &str| typed_city.chars().count() > 3 && city.starts_with(typed_city);
    let slips = |city: &str| match city == typed_city {
        true => Some(0),
        false if is_beginning(city) => Some(1),
        false => typos::count_typos(typed_city, city),
    };
    let near = cities().filter_map(|(city, zone)| Some((slips(&city)?, zone)));
    near.min().map(|(_, zone)| zone)
}

#[cfg(test)]
mod tests {
    use super::super::local_time::{local_minute, zone};
    use super::*;
    use lusoria_games::rules::Arg;

    #[test]
    fn a_zone_is_known_by_what_people_call_it() {
        for (typed, stored) in [
            ("europe/prague", "Europe/Prague"),
            ("Prague", "Europe/Prague"),
            ("Praha", "Europe/Prague"),
            ("Roma", "Europe/Rome"),
            ("Москва", "Europe/Moscow"),
            ("мск", "Europe/Moscow"),
            ("New York", "America/New_York"),
            ("new_york", "America/New_York"),
            ("Нью-Йорк", "America/New_York"),
            ("utc", "UTC"),
            ("GMT", "UTC"),
            ("UTC+3", "UTC+3"),
            ("utc + 3", "UTC+3"),
            ("GMT-5", "UTC-5"),
            ("gmt-05:00", "UTC-5"),
            ("+0530", "UTC+5:30"),
            ("+0", "UTC"),
            ("CET", "CET"),
            ("cest", "CET"),
            ("GMT+3h", "UTC+3"),
            ("UTC+5.5", "UTC+5:30"),
            ("utc -3,5h", "UTC-3:30"),
            ("+5.75", "UTC+5:45"),
            ("Wien", "Europe/Vienna"),
            ("Tokio", "Asia/Tokyo"),
            ("Etc/GMT+3", "Etc/GMT+3"),
        ] {
            assert_eq!(known_zone(typed).as_deref(), Ok(stored), "{typed}");
            assert!(
                fixed_zone(stored).is_some() || TimeZone::get(stored).is_ok(),
                "{stored}"
            );
        }
        let minute = |name: &str| local_minute(&zone(name), 0);
        assert_eq!(minute("UTC+3"), Some(180));
        assert_eq!(minute("UTC-5:30"), Some(18 * 60 + 30));
    }

    #[test]
    fn every_name_is_as_typed_ones_are_compared_and_means_one_zone_of_the_database() {
        let mut all: Vec<&str> = Vec::new();
        for (zone, names) in NAMES {
            assert!(TimeZone::get(zone).is_ok(), "{zone}");
            for name in *names {
                assert_eq!(key(name), **name);
                assert!(!all.contains(name), "{name}");
                assert_eq!(of_database(name), None, "{name}");
                all.push(name);
            }
        }
    }

    #[test]
    fn an_unknown_zone_is_refused_with_the_one_that_may_be_meant() {
        for (typed, near) in [
            ("Prag", Some("Europe/Prague")),
            ("Europe/Praque", Some("Europe/Prague")),
            ("Europe/Prag", Some("Europe/Prague")),
            ("new yrok", Some("America/New_York")),
            ("Middle-earth/Bree", None),
            ("UTC+40", None),
            ("", None),
            ("GMT 3", None),
            ("GMT+3x", None),
            ("gmt-0x", None),
            ("localtime", None),
            ("Factory", None),
            ("posixrules", None),
            ("posix/Europe/Prague", Some("Europe/Prague")),
        ] {
            let id = near.map_or("no-zone", |_| "no-zone-near");
            let unknown = known_zone(typed).unwrap_err();
            assert_eq!(unknown.id, id, "{typed}");
            let named = unknown.args.iter().find(|(name, _)| name == "near");
            let expected = near.map(|near| Arg::Text(near.to_owned()));
            assert_eq!(named.map(|(_, near)| near.clone()), expected, "{typed}");
        }
    }
}
