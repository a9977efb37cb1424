//! Makes a database as an older version without limits may have left it: one person has thousands of open games in one room and as
//! many in other rooms, the latest games are very long, and there are no snapshots.

use crate::world::{open_store, person};
use lusoria::session::{AccountId, EventKey, Platform, Player, RoomId, RoomKey, SessionId};
use lusoria::store::{Batch, Change, NewEntry, NewSession, Store};
use lusoria_games::catalog::{self, Line};
use lusoria_games::rules::Turn;
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use std::path::Path;

/// How many open games there are in the one room, and also how many in other rooms.
pub(crate) const OPEN: usize = 8_000;
/// The name of the room, and of the person whose games these are.
pub(crate) const CROWD: &str = "crowd";
pub(crate) const MALLORY: &str = "mallory";
/// How many of the latest games of the room are very long: as many as the service looks at for one message.
pub(crate) const LONG: usize = 32;
/// How many entries a long game has: as many as one message could make in the old version. The last game has ten times as many.
const LONG_ENTRIES: usize = 2_000;
const LONGEST_ENTRIES: usize = 10 * LONG_ENTRIES;
const OTHER_ROOMS: usize = 800;
/// The game that the review found: after five moves a sowing has no end, the round is void, and the same deal comes again.
pub(crate) const CIRCLE: &str = "gabata(zero=none,capture=own_pit,serial=off)";

/// The number of the last game of the crowd, which is a long one.
pub(crate) fn longest() -> usize {
    2 * OPEN
}

struct OldDatabase {
    store: Store,
    random: SmallRng,
    sessions: usize,
    changes: Vec<Change>,
}

pub(crate) async fn create(path: &Path, platform: Platform) {
    let mut database = OldDatabase {
        store: open_store(path).await,
        random: SmallRng::seed_from_u64(1),
        sessions: 0,
        changes: Vec::new(),
    };
    let mallory = database.account(platform, MALLORY).await;
    for n in 0..OTHER_ROOMS {
        let room = database.room(platform, &format!("other{n}")).await;
        let bob = database.account(platform, &format!("bob{n}")).await;
        for _ in 0..OPEN / OTHER_ROOMS {
            database.some_game(room, [mallory, bob]).await;
        }
    }
    let room = database.room(platform, CROWD).await;
    for _ in 0..OPEN - LONG {
        database.some_game(room, [mallory, mallory]).await;
    }
    for n in 1..=LONG {
        let circle = ["d", "e", "h", "f", "b"].into_iter().cycle();
        let entries = if n == LONG {
            LONGEST_ENTRIES
        } else {
            LONG_ENTRIES
        };
        let plies = circle.take(entries).map(str::to_owned).collect();
        database
            .game(room, [mallory, mallory], (CIRCLE, 2), plies)
            .await;
    }
    database.write().await;
    database.store.close().await.unwrap();
}

impl OldDatabase {
    async fn room(&self, platform: Platform, id: &str) -> RoomId {
        let key = RoomKey {
            platform,
            id: id.to_owned(),
            parent: None,
        };
        self.store.room(&key).await.unwrap().id
    }

    async fn account(&self, platform: Platform, name: &str) -> AccountId {
        self.store.account(&person(platform, name)).await.unwrap()
    }

    /// A game of about a dozen plies, of each game of the catalogue in turn.
    async fn some_game(&mut self, room: RoomId, seats: [AccountId; 2]) {
        let info = catalog::GAMES[self.sessions % catalog::GAMES.len()].info;
        let plies = plies(info.id, 12, &mut self.random);
        self.game(room, seats, (info.id, info.rules_version), plies)
            .await;
    }

    async fn game(
        &mut self,
        room: RoomId,
        seats: [AccountId; 2],
        (game, rules_version): (&str, u32),
        plies: Vec<String>,
    ) {
        self.sessions += 1;
        let id = SessionId(self.sessions as i64);
        let mut change = Change::new(
            EventKey((self.sessions as u64).to_be_bytes()),
            1_795_000_000,
        );
        let alone = catalog::begin(game).unwrap().game().info.seats == 1;
        change.opened = Some(NewSession {
            id,
            room,
            game: game.to_owned(),
            rules_version,
            seed: [1; 32],
            promise: 2,
            imported: None,
            seats: [Some(seats[0]), (!alone).then_some(seats[1])]
                .map(|person| person.map(Player::Person)),
        });
        let numbered = (1..).zip(plies);
        let entry = |(n, text)| NewEntry {
            session: id,
            n,
            text,
        };
        change.entries = numbered.map(entry).collect();
        self.changes.push(change);
        if self.changes.len() >= 500 {
            self.write().await;
        }
    }

    async fn write(&mut self) {
        let batch = Batch {
            changes: self.changes.drain(..).map(Into::into).collect(),
            ..Batch::default()
        };
        self.store.commit(&batch).await.unwrap();
    }
}

/// Random plies, throws and lots included, that do not end the game.
fn plies(game: &str, count: usize, random: &mut SmallRng) -> Vec<String> {
    let (mut line, mut plies) = (catalog::begin(game).unwrap(), Vec::new());
    while plies.len() < count {
        let mut next = line.clone();
        let Some(ply) = some_ply(&*line, random) else {
            break;
        };
        next.play(&ply).unwrap();
        if matches!(next.turn(), Turn::Over(_)) {
            break;
        }
        plies.push(ply);
        line = next;
    }
    plies
}

/// One of the plies that are possible now.
pub(crate) fn some_ply(line: &dyn Line, random: &mut SmallRng) -> Option<String> {
    let mut possible = match line.turn() {
        Turn::Seat(_) => line.sensible_moves(),
        Turn::Chance => line.chances().into_iter().map(|(ply, _)| ply).collect(),
        Turn::Over(_) => Vec::new(),
    };
    let count = possible.len();
    (count > 0).then(|| possible.swap_remove(random.random_range(0..count)))
}
