//! The one table of limits: the name of each, its default, and the key by which the operator sets it.
//!
//! The defaults are far above ordinary use: two people in a quick game write some sixty messages a minute together. After an hour without
//! a connection, hundreds of messages may come from one room at once. Zero means no limit. How many tournaments a room may hold is in
//! `tournament_rooms.rs`.

macro_rules! table {
    ($($(#[doc = $doc:literal])+ $field:ident: $key:literal = $default:literal;)+) => {
        /// The limits on what a person, a room with its threads, and the whole host may ask for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Limits {
            $($(#[doc = $doc])+ pub $field: u32,)+
            /// Whether the limits also apply to the console.
            pub console: bool,
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($field: $default,)+ console: false }
            }
        }

        impl Limits {
            /// The key and the default of every limit.
            pub const NUMBERS: &'static [(&'static str, u32)] = &[$(($key, $default)),+];

            /// No limits at all, for benches.
            #[must_use]
            pub const fn none() -> Self {
                Self { $($field: 0,)+ console: false }
            }

            /// Sets the limit with this key; false if there is no such key.
            pub fn set(&mut self, key: &str, value: u32) -> bool {
                match key {
                    $($key => self.$field = value,)+
                    _ => return false,
                }
                true
            }
        }
    };
}

table! {
    /// How many messages of one person are answered in a minute. Chatter does not count; commands that take much work count as
    /// five.
    person_messages: "LUSORIA_LIMIT_PERSON_MESSAGES" = 60;
    /// How many messages of one person are answered if they come at once, after a pause.
    person_burst: "LUSORIA_LIMIT_PERSON_BURST" = 200;
    /// How many messages in one room with its threads are answered in a minute; moves do not count here.
    room_messages: "LUSORIA_LIMIT_ROOM_MESSAGES" = 240;
    /// How many messages in one room with its threads are answered if they come at once, after a pause.
    room_burst: "LUSORIA_LIMIT_ROOM_BURST" = 600;
    /// How many messages of everybody together are answered in a minute; moves do not count here.
    host_messages: "LUSORIA_LIMIT_HOST_MESSAGES" = 12_000;
    /// How many messages of everybody together are answered if they come at once, after a pause.
    host_burst: "LUSORIA_LIMIT_HOST_BURST" = 24_000;
    /// How many open games one person may have in one room.
    person_room_games: "LUSORIA_LIMIT_PERSON_ROOM_GAMES" = 25;
    /// How many open games one person may have in all rooms.
    person_games: "LUSORIA_LIMIT_PERSON_GAMES" = 100;
    /// How many open games there may be in one room.
    room_games: "LUSORIA_LIMIT_ROOM_GAMES" = 400;
    /// For how many days an open seat, or a proposal to a person, waits for an answer.
    seat_days: "LUSORIA_LIMIT_SEAT_DAYS" = 14;
    /// How many open games there may be on the whole host.
    host_games: "LUSORIA_LIMIT_HOST_GAMES" = 100_000;
    /// How many answers to one person may wait to be sent to one room. News of games does not count and is always sent.
    person_room_waiting: "LUSORIA_LIMIT_PERSON_ROOM_WAITING" = 8;
    /// How many answers to one person may wait to be sent, in all rooms together.
    person_waiting: "LUSORIA_LIMIT_PERSON_WAITING" = 24;
    /// How many answers may wait to be sent to one room.
    room_waiting: "LUSORIA_LIMIT_ROOM_WAITING" = 64;
    /// How many answers may wait to be sent on the whole host.
    host_waiting: "LUSORIA_LIMIT_HOST_WAITING" = 20_000;
    /// How many positions one person may save in the editor. A number above the default has no effect, because the editor has ten slots
    /// for each of at most eight games.
    person_positions: "LUSORIA_LIMIT_PERSON_POSITIONS" = 80;
    /// How many bytes the positions that one person saves in the editor may have altogether.
    person_position_bytes: "LUSORIA_LIMIT_PERSON_POSITION_BYTES" = 32_768;
    /// How many records one person may import in an hour.
    person_imports: "LUSORIA_LIMIT_PERSON_IMPORTS" = 20;
    /// How many kilobytes of the database one person may fill with imported records in a day.
    person_import_kilobytes: "LUSORIA_LIMIT_PERSON_IMPORT_KILOBYTES" = 2_048;
    /// How many records may be imported in one room in an hour.
    room_imports: "LUSORIA_LIMIT_ROOM_IMPORTS" = 60;
    /// How many records may be imported in all rooms in an hour.
    host_imports: "LUSORIA_LIMIT_HOST_IMPORTS" = 600;
    /// How many strangers one person may challenge in a day. A stranger who then joins the game does not count.
    person_calls: "LUSORIA_LIMIT_PERSON_CALLS" = 3;
    /// After a person has refused a stranger's game, the stranger cannot challenge them again for this many hours.
    refused_hours: "LUSORIA_LIMIT_REFUSED_HOURS" = 24;
}

#[cfg(test)]
mod tests {
    use super::Limits;

    #[test]
    fn every_number_can_be_set_by_its_key() {
        let mut limits = Limits::none();
        for (key, default) in Limits::NUMBERS {
            assert!(limits.set(key, *default), "{key}");
        }
        assert_eq!(limits, Limits::default());
        assert!(!limits.set("LUSORIA_LIMIT_MOON", 1));
    }
}
