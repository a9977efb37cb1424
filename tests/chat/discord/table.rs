//! Two people who play a quick game on Discord.

use crate::discord::stand_in::{Message, Person, Room, Said, World};
use crate::known_game::KnownGame;
use lusoria_games::rules::{Outcome, Seat, Turn};

/// A quick game in a room.
pub(crate) struct Table {
    world: World,
    pub(crate) room: Room,
    people: [(Person, &'static str); 2],
    game: KnownGame,
    /// The message that shows the current turn.
    pub(crate) call: Said,
    /// How many messages have notified a player of their turn.
    pub(crate) turns: usize,
    typed: usize,
}

impl Table {
    /// The first of the two players begins a game with the other.
    pub(crate) async fn open(
        world: &World,
        room: Room,
        people: [(Person, &'static str); 2],
    ) -> Self {
        let [(first, _), (friend, _)] = people;
        let before = world.bot_says(room).len();
        world.says(room, first, &format!("!new quick <@{friend}> first"));
        let opened = nth(world, room, before).await;
        let names = people.map(|(_, name)| name);
        let mut table = Self {
            world: world.clone(),
            room,
            people,
            game: KnownGame::new(&opened.text, "xii_scripta(pieces=3)", names),
            call: opened.id,
            turns: 0,
            typed: 0,
        };
        table.called(&opened);
        table
    }

    /// The seat on turn; `None` if the game is over.
    pub(crate) fn on_turn(&self) -> Option<Seat> {
        self.game.on_turn()
    }

    pub(crate) fn person(&self, seat: Seat) -> Person {
        self.people[seat.index()].0
    }

    /// Plays until somebody has won. Every third message contains a whole turn.
    pub(crate) async fn play_to_the_end(&mut self) {
        while let Some(seat) = self.on_turn() {
            self.typed += 1;
            if self.typed == 5 {
                self.ask_for_the_board(seat.other()).await;
            }
            self.play(if self.typed.is_multiple_of(3) { 3 } else { 1 })
                .await;
        }
    }

    /// Types this many moves in one message, or fewer if the turn ends before, and waits until a reader sees their result.
    pub(crate) async fn play(&mut self, most: usize) {
        let room = self.room;
        self.play_as(most, |world, person, moves| world.says(room, person, moves))
            .await;
    }

    /// The same, but `say` sends the message.
    pub(crate) async fn play_as(
        &mut self,
        most: usize,
        say: impl FnOnce(&World, Person, &str) -> Said,
    ) {
        let seat = self.on_turn().expect("the game goes on");
        let before = self.world.bot_says(self.room).len();
        let moves = self.pick(most);
        say(&self.world, self.person(seat), &moves);
        if self.on_turn() == Some(seat) {
            self.until_shown(seat).await;
        } else {
            let news = nth(&self.world, self.room, before).await;
            self.read(&news);
        }
    }

    /// This many legal moves, or fewer if the turn ends before, one per line. From now on they count as played.
    pub(crate) fn pick(&mut self, most: usize) -> String {
        let seat = self.on_turn().expect("the game goes on");
        let moves: Vec<_> = (0..most).map_while(|_| self.pick_one(seat)).collect();
        moves.join("\n")
    }

    /// One more legal move, as people type it. It is played on the test's own copy of the game.
    fn pick_one(&mut self, seat: Seat) -> Option<String> {
        let moves = self.game.moves(seat)?;
        let chosen = &moves[(self.typed * 7 + 3) % moves.len()];
        Some(self.game.play(chosen))
    }

    /// Waits until the turn's message shows the new board and the dice that are left. In a busy channel that is a new message.
    pub(crate) async fn until_shown(&mut self, seat: Seat) {
        let (room, call, wanted) = (self.room, self.call, self.shown(seat));
        let shows = |message: &Message| {
            message.id >= call && wanted.iter().all(|part| message.text.contains(part))
        };
        self.world
            .until(&format!("{wanted:?} in the turn's message"), |world| {
                world.bot_says(room).iter().any(shows)
            })
            .await;
        let shown = self.world.bot_says(room).into_iter().rfind(shows);
        self.call = shown.expect("just seen").id;
    }

    /// What a message has to show to the player on turn.
    pub(crate) fn shown(&self, seat: Seat) -> Vec<String> {
        self.game.shown(seat)
    }

    /// Reads and checks the news of a turn that is over.
    pub(crate) fn read(&mut self, news: &Message) {
        if let Turn::Over(outcome) = self.game.turn() {
            let won = format!("wins game #{}", self.game.session);
            assert!(news.text.contains(&won), "{}", news.text);
            // The player who made the last move knows the result; the other one may not be looking, and is notified.
            let Outcome::Win(winner) = outcome else {
                panic!("a quick game is won")
            };
            let absent = self.person(winner.other());
            assert!(
                news.text
                    .contains(&format!("<@{absent}>, the game is over."))
            );
            assert_eq!(
                (news.rings.as_slice(), news.silent),
                (&[absent.0][..], false)
            );
            return;
        }
        self.game.follow(&news.text);
        self.called(news);
    }

    /// Reads and checks a message that notifies the player on turn.
    fn called(&mut self, message: &Message) {
        let seat = self.game.called(&message.text);
        assert_eq!(
            (message.rings.as_slice(), message.silent),
            (&[self.person(seat).0][..], false)
        );
        self.call = message.id;
        self.turns += 1;
    }

    /// Somebody asks for the board and sees it from their own side.
    pub(crate) async fn ask_for_the_board(&self, seat: Seat) {
        let before = self.world.bot_says(self.room).len();
        self.world.says(
            self.room,
            self.person(seat),
            &format!("!board #{}", self.game.session),
        );
        let answer = nth(&self.world, self.room, before).await;
        let board = self.game.board(seat);
        assert!(answer.text.contains(&board), "{board} in {}", answer.text);
        assert_eq!((answer.rings.as_slice(), answer.silent), (&[][..], true));
    }
}

/// The bot's message with this number in a room, as soon as it is there.
pub(crate) async fn nth(world: &World, room: Room, n: usize) -> Message {
    world.until_said(room, n + 1).await;
    world.bot_says(room).swap_remove(n)
}
