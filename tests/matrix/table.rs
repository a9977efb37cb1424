//! Two people at a board: they read the bot's messages, keep the position in mind, and type moves that are legal.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::person::Person;
use crate::seen::Seen;
use lusoria_games::catalog::{self, Line};
use lusoria_games::rules::{Outcome, Seat, Turn};
use lusoria_games::text_board::board_text;
use matrix_sdk::ruma::OwnedRoomId;

/// A game in a room.
pub(crate) struct Table<'a> {
    pub(crate) room: OwnedRoomId,
    people: [&'a Person; 2],
    session: String,
    line: Box<dyn Line>,
    /// The message of the turn.
    call: Seen,
    /// The bot's messages that were read.
    pub(crate) read: usize,
    typed: usize,
}

impl<'a> Table<'a> {
    /// The first of the two begins a game with the other.
    pub(crate) async fn open(room: OwnedRoomId, people: [&'a Person; 2], pieces: u8) -> Self {
        let [first, friend] = people;
        let read = first.bot_says(&room).len();
        let begin = format!("!new scripta(pieces={pieces}) {} first", friend.id());
        let opened = first.asks(&room, &begin).await;
        let mut table = Self {
            session: between(opened.body(), "Game #", " begins").to_owned(),
            line: catalog::begin(&format!("xii_scripta(pieces={pieces})")).unwrap(),
            call: opened.clone(),
            room,
            people,
            read: read + 1,
            typed: 0,
        };
        table.called(&opened);
        table
    }

    /// Who is on turn, if the game goes on.
    fn on_turn(&self) -> Option<Seat> {
        match self.line.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    fn person(&self, seat: Seat) -> &'a Person {
        self.people[seat.index()]
    }

    /// Plays until somebody has won; so many messages of a turn, and every third one a whole turn.
    pub(crate) async fn play_to_the_end(&mut self, in_pieces: bool) {
        while self.on_turn().is_some() {
            self.typed += 1;
            let whole = !in_pieces || self.typed.is_multiple_of(3);
            self.play(if whole { 3 } else { 1 }).await;
        }
    }

    /// Types so many moves in one message, or fewer if the turn ends, and waits until a reader sees what they did.
    pub(crate) async fn play(&mut self, most: usize) {
        let seat = self.on_turn().unwrap();
        let moves: Vec<_> = (0..most).map_while(|_| self.pick(seat)).collect();
        self.person(seat).says(&self.room, &moves.join("\n")).await;
        if self.on_turn() == Some(seat) {
            self.until_shown(seat).await;
        } else {
            let news = self.person(seat.other()).nth(&self.room, self.read).await;
            self.read += 1;
            self.news(&news);
        }
    }

    /// One more legal move, played in mind, as people type it.
    fn pick(&mut self, seat: Seat) -> Option<String> {
        if self.on_turn() != Some(seat) {
            return None;
        }
        let mut moves = self.line.legal_moves();
        moves.retain(|m| m != "pass");
        // Whoever gets home as fast as can be makes a short game.
        let haste = |m: &&String| (m.starts_with("take"), m.starts_with("place"), m.len());
        let chosen = moves.iter().max_by_key(haste).unwrap().clone();
        self.line.play(&chosen).unwrap();
        self.pass_if_forced();
        Some(chosen.replace(':', " "))
    }

    fn pass_if_forced(&mut self) {
        if let Some(pass) = self.line.forced_pass() {
            self.line.play(&pass).unwrap();
        }
    }

    /// The turn goes on: its one message shows the new board.
    async fn until_shown(&self, seat: Seat) {
        let wanted = self.shown(seat);
        let person = self.person(seat);
        person
            .until(&format!("{wanted:?} in the turn's message"), |seen| {
                let drawn = |seen: &Seen| {
                    seen.replaces() == Some(&self.call.id)
                        && wanted.iter().all(|part| {
                            seen.content["m.new_content"]["body"]
                                .as_str()
                                .unwrap()
                                .contains(part)
                        })
                };
                seen.iter().any(drawn).then_some(())
            })
            .await;
    }

    /// What a message has to show to whoever is on turn.
    fn shown(&self, seat: Seat) -> Vec<String> {
        let dice = self.line.position();
        let dice = dice.split('/').nth(2).unwrap_or_default().replace('-', " ");
        vec![
            board_text(&self.line.diagram(), seat),
            format!("your turn in #{} (", self.session),
            format!("Dice left for {}: {dice}", self.person(seat).name),
        ]
    }

    /// The news of a turn that is over.
    fn news(&mut self, news: &Seen) {
        if let Turn::Over(Outcome::Win(winner)) = self.line.turn() {
            let won = format!("wins game #{}", self.session);
            assert!(news.body().contains(&won), "{}", news.body());
            // Whoever made the last move knows; the other one may look elsewhere.
            let absent = self.person(winner.other());
            assert_eq!(news.rings(), [absent.id().as_str()]);
            return;
        }
        // Whoever could not move at all has thrown and passed in between. The first throw is the mover's own.
        for throw in throws(news.body()).skip(1) {
            self.throw(&throw);
        }
        self.called(news);
    }

    /// A message that calls the player on turn, and shows it all.
    fn called(&mut self, message: &Seen) {
        let dice = between(message.body(), "Dice left for ", "\n");
        let (_, dice) = dice.split_once(": ").unwrap();
        self.throw(dice);
        let seat = self.on_turn().expect("somebody is called");
        for part in self.shown(seat) {
            assert!(
                message.body().contains(&part),
                "{part} in {}",
                message.body()
            );
        }
        let board = board_text(&self.line.diagram(), seat);
        assert!(
            message
                .html()
                .contains(&format!("<pre><code>{}", board.trim_end())),
            "{}",
            message.html()
        );
        assert_eq!(message.rings(), [self.person(seat).id().as_str()]);
        self.call = message.clone();
    }

    fn throw(&mut self, dice: &str) {
        let mut faces: Vec<_> = dice.split_whitespace().collect();
        faces.sort_unstable();
        self.line
            .play(&format!("roll:{}", faces.join("-")))
            .unwrap();
        self.pass_if_forced();
    }

    /// Everything the bot said in the room was read, once and in order, and both people and the homeserver have the same.
    pub(crate) async fn check(&self) {
        let kept = self.people[0].history(&self.room).await;
        assert_eq!(kept.len(), self.read, "each message once");
        for person in self.people {
            person.nth(&self.room, self.read - 1).await;
            let ids = |seen: &[Seen]| seen.iter().map(|seen| seen.id.clone()).collect::<Vec<_>>();
            assert_eq!(ids(&person.bot_says(&self.room)), ids(&kept));
        }
    }
}

fn throws(text: &str) -> impl Iterator<Item = String> {
    let throws = text.split("rolls ").skip(1);
    throws.map(|rest| {
        rest.split([',', '.', '\n'])
            .next()
            .unwrap_or_default()
            .to_owned()
    })
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text
        .split_once(before)
        .unwrap_or_else(|| panic!("no {before} in {text}"));
    rest.split(after).next().unwrap_or_default()
}
