//! A tournament in a room on Discord (the hall) and in rooms on Matrix. Nobody has accounts on both platforms. The file has what people
//! write, and what the test sees of the tournament.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::across::crosstable::Results;
use crate::across::followed_game::Game;
use crate::across::process::Process;
use crate::discord::stand_in::{Message, Person as OnDiscord, Room, World};
use crate::matrix::person::Person;
use matrix_sdk::ruma::OwnedRoomId;
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeMap;
use std::time::Duration;

/// A Monday at noon.
pub(crate) const NOW: i64 = 1_795_435_200;
pub(crate) const HOUR: i64 = 3_600;
pub(crate) const COMPUTER: &str = "Computer (easy)";

/// Where somebody writes.
pub(crate) enum Place {
    Discord(OnDiscord),
    /// A room for this person and the bot.
    Matrix(Box<Person>, OwnedRoomId),
}

/// The tournament, and what the test has seen of it.
pub(crate) struct Tournament {
    pub(crate) world: World,
    pub(crate) hall: Room,
    pub(crate) people: BTreeMap<&'static str, Place>,
    pub(crate) program: Process,
    pub(crate) now: i64,
    pub(crate) results: Results,
    /// All games: their numbers and their players.
    pub(crate) games: Vec<(i64, [String; 2])>,
    /// Whether Emil has made his only move.
    pub(crate) emil_was_there: bool,
}

impl Tournament {
    pub(crate) async fn open(world: World, program: Process, on_matrix: Vec<Person>) -> Self {
        world.speaks("en-US");
        let hall = world.channel("hall");
        let mut people = BTreeMap::new();
        for name in ["anna", "cyril", "dora", "emil", "ivan", "hana"] {
            people.insert(name, Place::Discord(world.person(name)));
        }
        let mut tournament = Self {
            world,
            hall,
            people,
            program,
            now: NOW,
            results: Results::default(),
            games: Vec::new(),
            emil_was_there: false,
        };
        tournament.program.start().await;
        tournament
            .say("anna", "!tournament new murus swiss 5 time=3d")
            .await;
        tournament.until_in_hall("Tournament 1").await;
        for name in ["anna", "cyril", "dora", "emil", "ivan"] {
            tournament.join(name).await;
        }
        for person in on_matrix {
            tournament.bring(person).await;
        }
        tournament.say("anna", "!tournament add bot:easy").await;
        tournament.until_in_hall("(8 so far)").await;
        tournament
    }

    pub(crate) async fn join(&mut self, name: &str) {
        self.say(name, "!join").await;
        self.until_in_hall(&format!("{name} takes part")).await;
    }

    /// Somebody who has an account only on Matrix brings the tournament into a room there, and joins it.
    pub(crate) async fn bring(&mut self, person: Person) {
        let den = person.opens_room(&[], false).await;
        let before = self.codes().len();
        self.say("anna", "!tournament invite").await;
        self.world
            .until("a code", |_| self.codes().len() > before)
            .await;
        let code = self.codes().pop().unwrap();
        let here = person.asks(&den, &format!("!tournament here {code}")).await;
        let is_here = here.body().contains("is now held in this room as well");
        assert!(is_here, "{}", here.body());
        let name = person.name;
        self.people
            .insert(name, Place::Matrix(Box::new(person), den));
        self.join(name).await;
    }

    /// The codes that the bot has posted in the hall.
    fn codes(&self) -> Vec<String> {
        let texts = self.world.bot_texts(self.hall).into_iter();
        let code = |text: String| {
            let (_, code) = text.split_once("`!tournament here ")?;
            Some(code.split_once('`')?.0.to_owned())
        };
        texts.filter_map(code).collect()
    }

    /// Whether this person writes on Discord.
    pub(crate) fn is_on_discord(&self, name: &str) -> bool {
        matches!(self.people.get(name), Some(Place::Discord(_)))
    }

    /// Somebody writes in their usual room, ten minutes after the last message.
    pub(crate) async fn say(&mut self, name: &str, text: &str) {
        self.pass(HOUR / 6);
        self.say_at_once(name, text).await;
    }

    pub(crate) async fn say_at_once(&self, name: &str, text: &str) {
        match &self.people[name] {
            Place::Discord(person) => drop(self.world.says(self.hall, *person, text)),
            Place::Matrix(person, den) => drop(person.says(den, text).await),
        }
    }

    /// Sets the program's clock forward by this many seconds.
    pub(crate) fn pass(&mut self, seconds: i64) {
        self.now += seconds;
        self.program.set_clock(self.now);
    }

    pub(crate) async fn kill_and_start(&mut self) {
        self.dead_for(0).await;
    }

    /// Kills the program and starts it again after this many seconds on its clock; no player loses this time. Returns when the program
    /// is connected again.
    pub(crate) async fn dead_for(&mut self, seconds: i64) {
        self.program.kill().await;
        self.pass(seconds);
        self.program.start().await;
        let Place::Discord(anna) = self.people["anna"] else {
            unreachable!()
        };
        let asked = self.world.says(self.hall, anna, "!help");
        let is_answer = |message: &Message| message.reply_to == Some(asked);
        let is_answered = |world: &World| world.bot_says(self.hall).iter().any(is_answer);
        self.world.until("it listens", is_answered).await;
    }

    pub(crate) async fn until_in_hall(&self, text: &str) -> String {
        let found = |world: &World| {
            let texts = world.bot_texts(self.hall).into_iter();
            texts.rev().find(|told| told.contains(text))
        };
        for _ in 0..2_000 {
            if let Some(told) = found(&self.world) {
                return told;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let texts = self.world.bot_texts(self.hall);
        panic!(
            "{text} is not told: {:#?}",
            &texts[texts.len().saturating_sub(8)..]
        );
    }

    pub(crate) async fn database(&self) -> SqliteConnection {
        SqliteConnection::connect(&self.program.database())
            .await
            .unwrap()
    }

    /// Waits until this many plies of a game have been played, and replays them.
    pub(crate) async fn follow(&self, game: &mut Game, plies: usize) {
        let mut database = self.database().await;
        let sql = "select text from entry where session = ? and text not like '=%' order by n";
        for _ in 0..1_500 {
            let log: Vec<String> = sqlx::query_scalar(sql)
                .bind(game.number)
                .fetch_all(&mut database)
                .await
                .unwrap();
            if log.len() >= plies {
                return game.follow(&log);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("ply {plies} of game {} is not played", game.number);
    }

    pub(crate) async fn until_over(&self, game: &Game) {
        let Game { number, names, .. } = game;
        let sql = format!("select count(*) from session where id = {number} and ended is not null");
        self.until_counted(&sql, &format!("the end of game {number}, {names:?}"))
            .await;
    }

    /// Waits until a query returns 1.
    pub(crate) async fn until_counted(&self, sql: &str, what: &str) {
        let mut database = self.database().await;
        for _ in 0..1_500 {
            let query = sqlx::query_scalar(sqlx::AssertSqlSafe(sql));
            let count: i64 = query.fetch_one(&mut database).await.unwrap();
            if count == 1 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("{what}: waited in vain: {:#?}", self.last_texts());
    }

    /// The last messages of the bot in the hall.
    pub(crate) fn last_texts(&self) -> Vec<String> {
        let texts = self.world.bot_texts(self.hall);
        texts[texts.len().saturating_sub(8)..].to_vec()
    }

    /// Plays a game on until this ply, or to its end.
    pub(crate) async fn play_to(&mut self, game: &mut Game, ply: usize) {
        while game.played.len() < ply
            && let Some(name) = game.on_turn()
        {
            self.turn(game, &name).await;
        }
    }

    pub(crate) async fn turn(&mut self, game: &mut Game, name: &str) {
        let plies = game.played.len();
        let chosen = game.choice();
        if name != COMPUTER {
            self.say(name, &format!("#{} {chosen}", game.number)).await;
            // After the first move of the tournament the program is killed, perhaps before it has received the move.
            if self.program.lives == 2 {
                self.kill_and_start().await;
            }
        }
        self.follow(game, plies + 1).await;
        assert!(
            name == COMPUTER || game.played[plies] == chosen,
            "game {}",
            game.number
        );
    }

    /// Reads the pairings of a round from the message that announces them.
    pub(crate) async fn pairings(&mut self, round: u32) -> Vec<Game> {
        let told = self.until_in_hall(&format!(", round {round}:")).await;
        let mut games = Vec::new();
        for line in told.lines() {
            if let Some(name) = line.strip_suffix(" has no opponent") {
                self.results.add_bye(name);
            }
            let game = line
                .strip_prefix("`#")
                .and_then(|rest| rest.split_once("` "));
            if let Some((number, names)) = game {
                let (first, second) = names.split_once(" – ").unwrap();
                games.push(Game::new(
                    number.parse().unwrap(),
                    [first.to_owned(), second.to_owned()],
                ));
            }
        }
        let played = games.iter().map(|game| (game.number, game.names.clone()));
        self.games.extend(played);
        games
    }
}
