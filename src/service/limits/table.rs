//! The one table of limits: what each is called, what it defaults to, and the key by which the operator sets it.
//!
//! The defaults are far from what honest people do: two who play a quick game write some sixty messages a minute together, and
//! a room that missed an hour of messages may bring hundreds at once. Zero means that there is no such limit.

macro_rules! table {
    ($($(#[doc = $doc:literal])+ $field:ident: $key:literal = $default:literal;)+) => {
        /// How much a person, a room with its threads, and the whole host may ask for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Limits {
            $($(#[doc = $doc])+ pub $field: u32,)+
            /// Whether all this holds in the console room, too: its people sit at one terminal, or are a program.
            pub console: bool,
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($field: $default,)+ console: false }
            }
        }

        impl Limits {
            /// Every number that can be set: its key and its default.
            pub const NUMBERS: &'static [(&'static str, u32)] = &[$(($key, $default)),+];

            /// No limit at all, for benches.
            #[must_use]
            pub const fn none() -> Self {
                Self { $($field: 0,)+ console: false }
            }

            /// Sets the number with this key; false if there is none.
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
    /// Messages a minute of one person that are answered. Chatter does not count, what is heavy to answer counts five times.
    person_messages: "LUSORIA_LIMIT_PERSON_MESSAGES" = 60;
    /// How many of them may come at once after a silence.
    person_burst: "LUSORIA_LIMIT_PERSON_BURST" = 200;
    /// The same for a room with its threads; moves do not count here.
    room_messages: "LUSORIA_LIMIT_ROOM_MESSAGES" = 240;
    /// How many of them may come at once after a silence.
    room_burst: "LUSORIA_LIMIT_ROOM_BURST" = 600;
    /// The same for everybody together; moves do not count here.
    host_messages: "LUSORIA_LIMIT_HOST_MESSAGES" = 12_000;
    /// How many of them may come at once after a silence.
    host_burst: "LUSORIA_LIMIT_HOST_BURST" = 24_000;
    /// Open games of one person in one room.
    person_room_games: "LUSORIA_LIMIT_PERSON_ROOM_GAMES" = 25;
    /// Open games of one person in all rooms.
    person_games: "LUSORIA_LIMIT_PERSON_GAMES" = 100;
    /// Open games in one room.
    room_games: "LUSORIA_LIMIT_ROOM_GAMES" = 400;
    /// Open games altogether.
    host_games: "LUSORIA_LIMIT_HOST_GAMES" = 100_000;
    /// Answers to one person that wait to be sent to one room. News of games are not held back.
    person_room_waiting: "LUSORIA_LIMIT_PERSON_ROOM_WAITING" = 8;
    /// Answers to one person that wait to be sent to all rooms.
    person_waiting: "LUSORIA_LIMIT_PERSON_WAITING" = 24;
    /// Answers that wait to be sent to one room.
    room_waiting: "LUSORIA_LIMIT_ROOM_WAITING" = 64;
    /// Answers that wait altogether.
    host_waiting: "LUSORIA_LIMIT_HOST_WAITING" = 20_000;
    /// Positions that one person keeps in the editor.
    person_positions: "LUSORIA_LIMIT_PERSON_POSITIONS" = 100;
    /// Bytes of all that one person keeps in the editor.
    person_position_bytes: "LUSORIA_LIMIT_PERSON_POSITION_BYTES" = 32_768;
    /// Records that one person brings in an hour.
    person_imports: "LUSORIA_LIMIT_PERSON_IMPORTS" = 20;
    /// Kilobytes that one person's records take in the database a day.
    person_import_kilobytes: "LUSORIA_LIMIT_PERSON_IMPORT_KILOBYTES" = 2_048;
    /// Records brought in an hour in one room.
    room_imports: "LUSORIA_LIMIT_ROOM_IMPORTS" = 60;
    /// Records brought in an hour altogether.
    host_imports: "LUSORIA_LIMIT_HOST_IMPORTS" = 600;
    /// People whom one person calls to a game in a day, and who have not taken it up.
    person_calls: "LUSORIA_LIMIT_PERSON_CALLS" = 3;
    /// After somebody has refused a game with a stranger: for how many hours that stranger cannot call them again.
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
