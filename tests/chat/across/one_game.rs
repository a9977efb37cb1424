//! Tests one game between Discord and Matrix: Anna plays on Discord, Bob mostly on Matrix, and each room gets every turn in its own
//! language. Each platform is unavailable for a while, and the program is killed five times.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::across::board::Board;
use crate::across::process::{Process, served};
use crate::discord::stand_in::{Call, Fault, Person as OnDiscord, Room, World};
use crate::matrix::person::Person;
use crate::matrix::synapse::{Limits, Synapse};
use lusoria_games::rules::Seat;
use matrix_sdk::ruma::OwnedRoomId;
use sqlx::{Connection, SqliteConnection};
use std::time::Duration;

const THIS: &str = concat!(
    "across::one_game::",
    "a_game_between_discord_and_matrix_survives_kills_and_outages_of_either"
);

/// A Monday at noon.
const NOW: i64 = 1_795_435_200;

/// The room on Discord (the hall), the room on Matrix (the den), and the people in them.
struct Table {
    world: World,
    hall: Room,
    anna: OnDiscord,
    /// Bob's account on Discord.
    bob: OnDiscord,
    den: OwnedRoomId,
    bob_on_matrix: Person,
    board: Board,
}

impl Table {
    /// Bob links his accounts, Anna begins the game on Discord, and Bob brings it into the room on Matrix.
    async fn open(world: World, bob_on_matrix: Person) -> Self {
        let (anna, bob) = (world.person("anna"), world.person("bob"));
        let (hall, direct) = (world.channel("hall"), world.direct(bob));
        let den = bob_on_matrix.opens_room(&[], false).await;
        bob_on_matrix.asks(&den, "!lang ru").await;
        world.says(direct, bob, "!link");
        world.until_said(direct, 1).await;
        let given = world.bot_texts(direct).remove(0);
        let typed = given.split('`').nth(1).unwrap();
        let (_, code) = typed.split_once(' ').unwrap();
        // Nobody else is in the room, so the bot accepts the code there.
        let asked = bob_on_matrix.asks(&den, &format!("!link {code}")).await;
        assert!(asked.body().contains("это тоже ты?"), "{}", asked.body());
        let linked = bob_on_matrix.asks(&den, "да").await;
        assert!(linked.body().contains("один человек"), "{}", linked.body());
        world.says(hall, anna, &format!("!new cats <@{bob}> first"));
        world.until_said(hall, 1).await;
        let table = Self {
            world,
            hall,
            anna,
            bob,
            den,
            bob_on_matrix,
            board: Board::new(),
        };
        let said = table.den_texts().len();
        table.says_in_den("!show #1 here").await;
        // The answer comes first, then the board.
        table.bob_on_matrix.nth(&table.den, said + 1).await;
        table
    }

    async fn says_in_den(&self, text: &str) {
        self.bob_on_matrix.says(&self.den, text).await;
    }

    fn says_in_hall(&self, person: OnDiscord, text: &str) {
        self.world.says(self.hall, person, text);
    }

    fn is_over(&self) -> bool {
        self.board.on_turn().is_none()
    }

    /// What the message about this turn shows in the room with this language.
    fn shown(&self, language: &str) -> String {
        match (self.is_over(), language) {
            (true, "cs") => "Partii #1 (Kočky a myš) vyhrává".to_owned(),
            (true, _) => "Партия #1 (Кошки и мышь) окончена. Победа:".to_owned(),
            (false, _) => self.board.text(),
        }
    }

    async fn until_in_hall(&self) {
        let shown = self.shown("cs");
        let there = |world: &World| texts_with(&world.bot_texts(self.hall), &shown) > 0;
        self.world
            .until(&format!("this in the hall: {shown}"), there)
            .await;
    }

    async fn until_in_den(&self) {
        let shown = self.shown("ru");
        let there = || (texts_with(&self.den_texts(), &shown) > 0).then_some(());
        self.bob_on_matrix
            .until(&format!("this in the den: {shown}"), |_| there())
            .await;
    }

    async fn until_in_both(&self) {
        self.until_in_hall().await;
        self.until_in_den().await;
    }

    fn den_texts(&self) -> Vec<String> {
        let said = self.bob_on_matrix.bot_says(&self.den);
        said.iter().map(|seen| seen.body().to_owned()).collect()
    }

    /// The player on turn makes a move in their usual room. The test does not wait for the bot's reply.
    async fn moves(&mut self) {
        let seat = self.board.on_turn().unwrap();
        let typed = self.board.play();
        match seat {
            Seat::First => self.says_in_hall(self.anna, &typed),
            Seat::Second => self.says_in_den(&typed).await,
        }
    }

    /// Bob moves on both platforms at once. The second message is refused. The test waits for the refusal, because after Anna's next
    /// move the second move could be legal.
    async fn moves_twice(&mut self) {
        assert_eq!(self.board.on_turn(), Some(Seat::Second));
        let before = self.said();
        let typed = self.board.play();
        self.says_in_hall(self.bob, &typed);
        self.says_in_den(&typed).await;
        let both_boards_and_a_refusal = before + 3;
        tokio::time::timeout(Duration::from_secs(40), async {
            while self.said() < both_boards_and_a_refusal {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        })
        .await
        .expect("a board in each room and a refusal");
    }

    /// How many messages the bot has sent in the two rooms.
    fn said(&self) -> usize {
        self.world.bot_texts(self.hall).len() + self.den_texts().len()
    }
}

fn texts_with(texts: &[String], part: &str) -> usize {
    texts.iter().filter(|text| text.contains(part)).count()
}

/// Plays the turn with this number; some turns have a fault. In the end both rooms must show the turn.
async fn turn(number: usize, table: &mut Table, synapse: &mut Synapse, program: &mut Process) {
    match number {
        // The program is killed, perhaps before it has received the move.
        1 | 2 => {
            table.moves().await;
            program.kill().await;
            program.start().await;
        }
        // Discord accepts no messages, and the program is killed while a message waits.
        3 => {
            for _ in 0..1_000 {
                table.world.fail_next(Call::Post, Fault::Before(503));
            }
            table.moves().await;
            table.until_in_den().await;
            program.kill().await;
            table.world.clear_faults();
            program.start().await;
        }
        // The homeserver is stopped, Bob plays on Discord, and the program is killed while a message waits.
        5 => {
            synapse.stop();
            let typed = table.board.play();
            table.says_in_hall(table.anna, &typed);
            table.until_in_hall().await;
            let typed = table.board.play();
            table.says_in_hall(table.bob, &typed);
            table.until_in_hall().await;
            program.kill().await;
            tokio::task::block_in_place(|| synapse.run());
            program.start().await;
        }
        // While the program is not running, what people write waits on both platforms.
        6 => {
            program.kill().await;
            table.moves().await;
            program.start().await;
        }
        9 => table.moves_twice().await,
        _ => table.moves().await,
    }
    table.until_in_both().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_between_discord_and_matrix_survives_kills_and_outages_of_either() {
    if served().await {
        return;
    }
    let Some(mut synapse) = Synapse::start(Limits::None, &["lusoria", "bob"]).await else {
        return;
    };
    let world = World::start().await;
    let mut program = Process::new(THIS, &world, &synapse, NOW);
    program.start().await;
    let bob = Person::enter(&synapse, "bob").await;
    let mut table = Table::open(world, bob).await;
    let mut number = 0;
    while !table.is_over() {
        turn(number, &mut table, &mut synapse, &mut program).await;
        number += 1;
    }
    assert!(number > 9 && program.lives == 6, "{number} turns");
    until_nothing_waits(&program).await;
    program.kill().await;
    check(&table, &program).await;
}

/// Waits until the outbox is empty. A message appears in its room a moment before the program stores that it was sent.
async fn until_nothing_waits(program: &Process) {
    tokio::time::timeout(Duration::from_secs(40), async {
        while waiting(program).await > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await
    .expect("all was said");
}

/// How many messages of the program are in the outbox, because they are not known to be sent.
async fn waiting(program: &Process) -> i64 {
    let mut database = open(program).await;
    sqlx::query_scalar("select count(*) from outbox")
        .fetch_one(&mut database)
        .await
        .unwrap()
}

async fn open(program: &Process) -> SqliteConnection {
    SqliteConnection::connect(&program.database())
        .await
        .unwrap()
}

/// Checks that nothing is lost or doubled: each move was played once, and each turn was posted once in each room, in the room's language.
async fn check(table: &Table, program: &Process) {
    let mut database = open(program).await;
    let log: Vec<String> =
        sqlx::query_scalar("select text from entry where session = 1 order by n")
            .fetch_all(&mut database)
            .await
            .unwrap();
    assert_eq!(log, table.board.played);
    assert_eq!(waiting(program).await, 0, "all was said");
    let (hall, den) = (table.world.bot_texts(table.hall), table.den_texts());
    let mut replayed = Board::new();
    while replayed.play() != *log.last().unwrap() || replayed.on_turn().is_some() {
        let shown = replayed.text();
        let told = [&hall, &den].map(|texts| texts_with(texts, &shown));
        assert_eq!(told, [1, 1], "{shown}");
    }
    let endings = [(&hall, "cs"), (&den, "ru")];
    let told = endings.map(|(texts, language)| texts_with(texts, &table.shown(language)));
    assert_eq!(told, [1, 1], "both rooms are told the end");
    let is_russian = |text: &String| text.chars().any(|c| ('а'..='я').contains(&c));
    assert!(den.iter().skip(1).all(is_russian), "{den:?}");
    assert!(!hall.iter().any(is_russian), "{hall:?}");
}
