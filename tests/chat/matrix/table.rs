//! Two people who play a quick game on Matrix.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::known_game::KnownGame;
use crate::matrix::person::Person;
use crate::matrix::visible_messages::Seen;
use lusoria_games::rules::{Outcome, Seat, Turn};
use matrix_sdk::ruma::OwnedRoomId;

/// A game in a room.
pub(crate) struct Table<'a> {
    pub(crate) room: OwnedRoomId,
    people: [&'a Person; 2],
    game: KnownGame,
    /// The message that shows the current turn.
    call: Seen,
    /// How many of the bot's messages the test has read.
    pub(crate) read: usize,
    typed: usize,
}

impl<'a> Table<'a> {
    /// The first of the two players begins a game with the other.
    pub(crate) async fn open(room: OwnedRoomId, people: [&'a Person; 2], pieces: u8) -> Self {
        let [first, friend] = people;
        let read = first.bot_says(&room).len();
        let begin = format!("!new scripta(pieces={pieces}) {} first", friend.id());
        let opened = first.asks(&room, &begin).await;
        let game = format!("xii_scripta(pieces={pieces})");
        let mut table = Self {
            game: KnownGame::new(opened.body(), &game, people.map(|person| person.name)),
            call: opened.clone(),
            room,
            people,
            read: read + 1,
            typed: 0,
        };
        table.called(&opened);
        table
    }

    /// The seat on turn; `None` if the game is over.
    fn on_turn(&self) -> Option<Seat> {
        self.game.on_turn()
    }

    fn person(&self, seat: Seat) -> &'a Person {
        self.people[seat.index()]
    }

    /// Plays until somebody has won. With `in_pieces` only every third message contains a whole turn, and the others one move.
    pub(crate) async fn play_to_the_end(&mut self, in_pieces: bool) {
        while self.on_turn().is_some() {
            self.typed += 1;
            let whole = !in_pieces || self.typed.is_multiple_of(3);
            self.play(if whole { 3 } else { 1 }).await;
        }
    }

    /// Types this many moves in one message, or fewer if the turn ends before, and waits until a reader sees their result.
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

    /// One more legal move, as people type it. It is played on the test's own copy of the game.
    fn pick(&mut self, seat: Seat) -> Option<String> {
        let moves = self.game.moves(seat)?;
        // The game is short if the players go home as fast as possible.
        let haste = |m: &&String| (m.starts_with("take"), m.starts_with("place"), m.len());
        let chosen = moves.iter().max_by_key(haste).unwrap();
        Some(self.game.play(chosen))
    }

    /// Waits until the turn's message was edited to show the new board.
    async fn until_shown(&self, seat: Seat) {
        let wanted = self.game.shown(seat);
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

    /// Reads and checks the news of a turn that is over.
    fn news(&mut self, news: &Seen) {
        if let Turn::Over(Outcome::Win(winner)) = self.game.turn() {
            let won = format!("wins game #{}", self.game.session);
            assert!(news.body().contains(&won), "{}", news.body());
            // The player who made the last move knows the result; the other one may not be looking, and is notified.
            let absent = self.person(winner.other());
            assert_eq!(news.rings(), [absent.id().as_str()]);
            return;
        }
        self.game.follow(news.body());
        self.called(news);
    }

    /// Reads and checks a message that notifies the player on turn.
    fn called(&mut self, message: &Seen) {
        let seat = self.game.called(message.body());
        let board = self.game.board(seat);
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

    /// Checks that the test has read all messages of the bot in the room, each once, and that both people and the homeserver have the
    /// same ones.
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
