//! Counts the open games of every person and room. The games are read from the store at the start and then kept in memory, so that the
//! counts are right even while several games begin in the same write.
//!
//! If one person challenges another, the game at first counts for the challenger alone. It counts for the other person when they take
//! part. Otherwise anybody could use up the limit of another person.

use super::room_with_threads::RoomWithThreads;
use super::table::Limits;
use crate::session::{AccountId, Refusal, SessionId};
use lru::LruCache;
use lusoria_games::rules::Fact;
use std::collections::{BTreeSet, HashMap};
use std::num::NonZeroUsize;

/// How many games that ended are remembered: more than can end in two rounds of the service. Two rounds after an ending, it is known
/// whether the ending was stored.
const JUST_ENDED: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// One open game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::service) struct OpenGame {
    pub(in crate::service) room: RoomWithThreads,
    pub(in crate::service) people: [Option<AccountId>; 2],
}

/// All open games.
#[derive(Debug)]
pub(in crate::service) struct OpenGames {
    games: HashMap<SessionId, OpenGame>,
    by_person: HashMap<AccountId, BTreeSet<SessionId>>,
    by_room: HashMap<RoomWithThreads, usize>,
    /// Games that ended a moment ago. If the ending could not be stored, they are opened again.
    just_ended: LruCache<SessionId, OpenGame>,
}

impl OpenGames {
    pub(in crate::service) fn new(open: impl IntoIterator<Item = (SessionId, OpenGame)>) -> Self {
        let mut games = Self {
            games: HashMap::new(),
            by_person: HashMap::new(),
            by_room: HashMap::new(),
            just_ended: LruCache::new(JUST_ENDED),
        };
        for (session, one) in open {
            games.begin(session, one);
        }
        games
    }

    pub(in crate::service) fn begin(&mut self, session: SessionId, open: OpenGame) {
        self.forget(session);
        for person in open.people.iter().flatten() {
            self.by_person.entry(*person).or_default().insert(session);
        }
        *self.by_room.entry(open.room.clone()).or_default() += 1;
        self.games.insert(session, open);
    }

    pub(in crate::service) fn end(&mut self, session: SessionId) {
        if let Some(open) = self.forget(session) {
            self.just_ended.put(session, open);
        }
    }

    /// Opens a game again, because its end could not be stored.
    pub(in crate::service) fn reopen(&mut self, session: SessionId) {
        if let Some(open) = self.just_ended.pop(&session) {
            self.begin(session, open);
        }
    }

    /// Removes a game, because it is over or because its beginning could not be stored.
    pub(in crate::service) fn forget(&mut self, session: SessionId) -> Option<OpenGame> {
        let open = self.games.remove(&session)?;
        for person in open.people.iter().flatten() {
            if let Some(games) = self.by_person.get_mut(person) {
                games.remove(&session);
                if games.is_empty() {
                    self.by_person.remove(person);
                }
            }
        }
        if let Some(count) = self.by_room.get_mut(&open.room) {
            *count -= 1;
            if *count == 0 {
                self.by_room.remove(&open.room);
            }
        }
        Some(open)
    }

    /// From now on, the games of `joined` count for `account`, because the two accounts have become one.
    pub(in crate::service) fn join_accounts(&mut self, joined: AccountId, account: AccountId) {
        let games = self.by_person.remove(&joined).unwrap_or_default();
        for session in &games {
            let people = self.games.get_mut(session).map(|open| &mut open.people);
            for person in people.into_iter().flatten() {
                if *person == Some(joined) {
                    *person = Some(account);
                }
            }
        }
        if !games.is_empty() {
            self.by_person.entry(account).or_default().extend(games);
        }
    }

    /// The open games of a person.
    pub(in crate::service) fn of(
        &self,
        person: AccountId,
    ) -> impl Iterator<Item = (SessionId, &OpenGame)> {
        let games = self.by_person.get(&person).into_iter().flatten();
        games.filter_map(|id| Some((*id, self.games.get(id)?)))
    }

    /// Why this person cannot start a further game in this room. `mine` says how many games count towards the limits of the person.
    /// `ended` is the number of games that this message has ended. `mine` leaves them out already; the counts of the room and the host
    /// still include them. `None` if no limit is reached.
    pub(in crate::service) fn refusal(
        &self,
        limits: &Limits,
        room: &RoomWithThreads,
        mine: GameCounts,
        ended: usize,
    ) -> Option<Refusal> {
        let in_room = self.by_room.get(room).copied().unwrap_or(0);
        let all = [
            ("person-room", mine.here, limits.person_room_games),
            ("person", mine.anywhere, limits.person_games),
            ("room", in_room.saturating_sub(ended), limits.room_games),
            (
                "host",
                self.games.len().saturating_sub(ended),
                limits.host_games,
            ),
        ];
        let over = |(_, count, most): &(&str, usize, u32)| *most > 0 && *count >= *most as usize;
        let (whose, count, _) = all.into_iter().find(over)?;
        let own = if whose == "room" {
            mine.here
        } else {
            mine.anywhere
        };
        let fact = Fact::new("too-many-games").with("whose", whose.to_owned());
        let fact = fact.with("number", count);
        Some(fact.with("own", own).into())
    }
}

/// How many games count towards the limits of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::service) struct GameCounts {
    pub(in crate::service) here: usize,
    pub(in crate::service) anywhere: usize,
}

impl GameCounts {
    /// Counts one more game. `here` says whether that game is in the room where the person wants to start a new one.
    pub(in crate::service) fn add(&mut self, here: bool) {
        self.anywhere += 1;
        self.here += usize::from(here);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Platform;

    fn room(id: &str) -> RoomWithThreads {
        RoomWithThreads(Platform::Discord, id.into())
    }

    fn open(id: &str, first: i64, second: i64) -> OpenGame {
        OpenGame {
            room: room(id),
            people: [Some(AccountId(first)), Some(AccountId(second))],
        }
    }

    fn of(games: &OpenGames, person: i64) -> Vec<i64> {
        games.of(AccountId(person)).map(|(id, _)| id.0).collect()
    }

    #[test]
    fn games_are_counted_until_they_end_and_again_if_that_was_not_stored() {
        let mut games = OpenGames::new([(SessionId(1), open("hall", 1, 2))]);
        games.begin(SessionId(2), open("hall", 1, 3));
        assert_eq!(of(&games, 1), [1, 2]);
        games.end(SessionId(1));
        assert_eq!((of(&games, 1), of(&games, 2)), (vec![2], vec![]));
        assert_eq!(games.by_room[&room("hall")], 1);
        games.reopen(SessionId(1));
        assert_eq!(of(&games, 2), [1]);
        games.forget(SessionId(2));
        games.reopen(SessionId(2));
        assert_eq!(
            of(&games, 1),
            [1],
            "what was not started cannot be reopened"
        );
    }

    #[test]
    fn the_games_of_a_joined_account_count_for_the_other_one() {
        let mut games = OpenGames::new([
            (SessionId(1), open("hall", 1, 2)),
            (SessionId(2), open("hall", 3, 4)),
            (SessionId(3), open("hall", 4, 1)),
        ]);
        games.join_accounts(AccountId(1), AccountId(3));
        assert_eq!((of(&games, 1), of(&games, 3)), (vec![], vec![1, 2, 3]));
        let people = |id| games.games[&SessionId(id)].people;
        assert_eq!(people(3), [Some(AccountId(4)), Some(AccountId(3))]);
        games.end(SessionId(1));
        games.reopen(SessionId(1));
        assert_eq!((of(&games, 2), of(&games, 3)), (vec![1], vec![1, 2, 3]));
        games.join_accounts(AccountId(7), AccountId(8));
        assert_eq!(of(&games, 8), [0; 0]);
    }

    #[test]
    fn the_first_limit_that_is_reached_is_named() {
        let games = OpenGames::new([(SessionId(1), open("hall", 1, 2))]);
        let limits = Limits {
            person_room_games: 2,
            person_games: 3,
            room_games: 1,
            ..Limits::none()
        };
        let refused = |here, anywhere, room, ended| {
            let refusal = games.refusal(&limits, &room, GameCounts { here, anywhere }, ended);
            refusal.map(|refusal| format!("{refusal:?}"))
        };
        assert!(
            refused(2, 2, room("hall"), 0)
                .unwrap()
                .contains("person-room")
        );
        assert!(
            refused(0, 3, room("cellar"), 0)
                .unwrap()
                .contains("\"person\"")
        );
        assert!(refused(0, 0, room("hall"), 0).unwrap().contains("\"room\""));
        assert_eq!(refused(0, 0, room("hall"), 1), None);
        assert_eq!(refused(1, 2, room("cellar"), 0), None);
    }
}
