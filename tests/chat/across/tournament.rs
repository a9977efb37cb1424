//! A Swiss tournament over two weeks of chat time, between Discord and Matrix: eight people and a computer player. Bob and Gita have
//! accounts only on Matrix, each with a room of their own; the others are on Discord. Hana joins late, Dora leaves, Emil plays one move
//! and does not return, and everybody is absent for days. The program is killed seven times. The test replays each game by itself, and
//! compares its own crosstable with the one that the bot posts at the end. Lots and computer moves follow from the program's seed, so
//! each run has the same pairings and results.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::across::followed_game::Game;
use crate::across::held_tournament::{COMPUTER, HOUR, NOW, Place, Tournament};
use crate::across::process::{Process, served};
use crate::discord::stand_in::World;
use crate::matrix::person::Person;
use crate::matrix::synapse::{Limits, Synapse};
use lusoria_games::rules::{Outcome, Seat, Turn};

const THIS: &str = concat!(
    "across::tournament::",
    "a_tournament_on_both_platforms_with_absences_withdrawals_and_kills_ends_with_a_right_crosstable"
);

const ROUNDS: u32 = 5;

/// How the question begins that `!leave` asks.
const LEAVE: &str = "Really leave tournament 1";

/// How the games of the tournament are played and end.
impl Tournament {
    /// Plays a game to an end that depends on its number, and notes the result.
    async fn play(&mut self, game: &mut Game) {
        let is_with_computer = game.has(COMPUTER);
        match game.number % 3 {
            0 if !is_with_computer => {
                self.play_to(game, 4).await;
                for name in game.names.clone() {
                    self.say(&name, &format!("!draw #{}", game.number)).await;
                }
                self.results.add(game.each_name(), [1, 1]);
            }
            1 => {
                self.play_to(game, 3).await;
                let loser = &game.names[usize::from(game.names[0] == COMPUTER)].clone();
                self.say(loser, &format!("!yield #{}", game.number)).await;
                self.note_loss(game, loser);
            }
            _ => {
                self.play_to(game, usize::MAX).await;
                let halves = match game.line.turn() {
                    Turn::Over(Outcome::Win(Seat::First)) => [2, 0],
                    Turn::Over(Outcome::Win(Seat::Second)) => [0, 2],
                    _ => [1, 1],
                };
                self.results.add(game.each_name(), halves);
            }
        }
        self.until_over(game).await;
    }

    fn note_loss(&mut self, game: &Game, loser: &str) {
        let halves = game
            .each_name()
            .map(|name| if name == loser { 0 } else { 2 });
        self.results.add(game.each_name(), halves);
    }

    /// Plays until it is Emil's turn. Emil makes one move in the whole tournament, and then loses on time.
    async fn play_without_emil(&mut self, game: &mut Game) {
        while let Some(name) = game.on_turn() {
            if name == "emil" && std::mem::replace(&mut self.emil_was_there, true) {
                break;
            }
            self.turn(game, &name).await;
        }
        assert!(game.on_turn().is_some(), "he loses by time");
        self.note_loss(game, "emil");
    }

    /// Dora leaves in the middle of her game, and the program is killed while it handles that.
    async fn dora_leaves(&mut self, game: &mut Game) {
        if !game.has("emil") {
            self.play_to(game, 2).await;
        }
        self.say("dora", "!leave").await;
        self.say_yes_to_leaving().await;
        self.kill_and_start().await;
        // If the program was killed before it received the answer, it asks once more: after a start it does not know whether something
        // was offered to her since the question.
        if texts_with(&self.world.bot_texts(self.hall), LEAVE) == 2 {
            self.say_yes_to_leaving().await;
        }
        self.until_over(game).await;
        self.note_loss(game, "dora");
    }

    /// Dora answers the question whether she really leaves.
    async fn say_yes_to_leaving(&mut self) {
        self.until_in_hall(LEAVE).await;
        // A question can be answered only after the program knows that the question was sent.
        self.until_counted("select count(*) = 0 from outbox", "all is said")
            .await;
        self.say_at_once("dora", "!yes").await;
    }

    async fn round(&mut self, round: u32) {
        let mut games = self.pairings(round).await;
        if round == 2 {
            self.join("hana").await;
        }
        if round > 3 {
            // Everybody is absent for two days.
            self.pass(48 * HOUR);
        }
        for game in &mut games {
            match round {
                2 if game.has("dora") => self.dora_leaves(game).await,
                _ if game.has("emil") => self.play_without_emil(game).await,
                _ => self.play(game).await,
            }
        }
        if round == 2 {
            self.dead_for(80 * HOUR).await;
        }
        for game in &games {
            if game.has("emil") && !(round == 2 && game.has("dora")) {
                self.pass(80 * HOUR);
            }
            self.until_over(game).await;
        }
        if round > 2 {
            // The program is killed, perhaps before it has posted the table so far and the next pairings.
            self.kill_and_start().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_on_both_platforms_with_absences_withdrawals_and_kills_ends_with_a_right_crosstable()
 {
    if served().await {
        return;
    }
    let Some(synapse) = Synapse::start(Limits::None, &["lusoria", "bob", "gita"]).await else {
        return;
    };
    let world = World::start().await;
    let program = Process::new(THIS, &world, &synapse, NOW);
    let on_matrix = vec![
        Person::enter(&synapse, "bob").await,
        Person::enter(&synapse, "gita").await,
    ];
    let mut tournament = Tournament::open(world, program, on_matrix).await;
    tournament.say("anna", "!start").await;
    // The program is killed, perhaps before it has received the command.
    tournament.kill_and_start().await;
    tournament.until_in_hall(", round 1:").await;
    for round in 1..=ROUNDS {
        tournament.round(round).await;
    }
    let days = (tournament.now - NOW) / (24 * HOUR);
    assert!(
        days >= 14 && tournament.program.lives == 8,
        "{days} days, {} lives",
        tournament.program.lives
    );
    check(&mut tournament).await;
}

/// Checks that the table is right on both platforms, and that each result, each round and the end were posted once.
async fn check(tournament: &mut Tournament) {
    let end = tournament
        .until_in_hall("tournament 1 (Murus Gallicus)!")
        .await;
    let table = end
        .split("```")
        .nth(1)
        .unwrap()
        .trim_matches('\n')
        .to_owned();
    tournament.results.check(&table);
    assert!(
        table.contains("(dora)") && table.contains("(emil)"),
        "{table}"
    );
    let texts = || tournament.world.bot_texts(tournament.hall);
    for (number, names) in &tournament.games {
        let is_here = names.iter().any(|name| tournament.is_on_discord(name));
        assert_eq!(
            endings(&texts(), *number),
            usize::from(is_here),
            "game {number}: {:#?}",
            texts()
        );
    }
    for round in 1..=ROUNDS {
        let told = format!("Tournament 1 (Murus Gallicus), round {round}:");
        assert_eq!(texts_with(&texts(), &told), 1, "{:#?}", texts());
    }
    assert_eq!(texts_with(&texts(), &end), 1);
    let Place::Discord(emil) = &tournament.people["emil"] else {
        unreachable!()
    };
    // Emil is absent, so the message notifies Emil.
    let missed = format!("<@{}> runs out of time before both have moved", emil.0);
    let late = format!("The time of <@{}> is over", emil.0);
    let by_time = [late, missed].map(|told| texts_with(&texts(), &told));
    assert_eq!(
        by_time,
        [1, 2],
        "one game on time, and two in which he never moved"
    );
    for name in ["bob", "gita"] {
        check_on_matrix(tournament, name, &end).await;
    }
}

/// Checks that in this person's room each round, the end, and the ends of this person's games were posted once, and that the table is
/// the same.
async fn check_on_matrix(tournament: &Tournament, name: &str, end: &str) {
    let Place::Matrix(person, den) = &tournament.people[name] else {
        unreachable!()
    };
    let texts = || -> Vec<String> {
        let said = person.bot_says(den);
        said.iter().map(|seen| seen.body().to_owned()).collect()
    };
    let lines = || end.lines().filter(|line| !line.starts_with("```"));
    let has_table = |text: &String| lines().all(|line| text.contains(line.trim()));
    let is_told = || texts().iter().any(has_table).then_some(());
    person.until("the same table", |_| is_told()).await;
    let ends = texts().iter().filter(|text| has_table(text)).count();
    assert_eq!(ends, 1, "{:#?}", texts());
    for round in 1..=ROUNDS {
        let told = format!("Tournament 1 (Murus Gallicus), round {round}:");
        assert_eq!(texts_with(&texts(), &told), 1, "{:#?}", texts());
    }
    for (number, names) in &tournament.games {
        let is_theirs = names.iter().any(|one| one == name);
        assert_eq!(
            endings(&texts(), *number),
            usize::from(is_theirs),
            "game {number}: {:#?}",
            texts()
        );
    }
}

/// How many messages announce the end of a game.
fn endings(texts: &[String], number: i64) -> usize {
    let game = format!("game #{number} (");
    let tells = |text: &&String| {
        let ends = ["wins game", "is a draw", "counts in the tournament as won"];
        text.to_lowercase().contains(&game) && ends.iter().any(|end| text.contains(end))
    };
    texts.iter().filter(tells).count()
}

fn texts_with(texts: &[String], part: &str) -> usize {
    texts.iter().filter(|text| text.contains(part)).count()
}
