//! Two people at a board: they read the bot's messages, keep the position in mind, and type moves that are legal.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::stand_in::{Message, Person, Room, Said, World};
use lusoria_games::catalog::{self, Line};
use lusoria_games::rules::{Outcome, Seat, Turn};
use lusoria_games::text_board::board_text;

/// A quick game in a room.
pub(crate) struct Table {
    world: World,
    pub(crate) room: Room,
    people: [(Person, &'static str); 2],
    pub(crate) session: String,
    pub(crate) line: Box<dyn Line>,
    /// The message of the turn.
    pub(crate) call: Said,
    /// How many messages have called somebody.
    pub(crate) turns: usize,
    typed: usize,
}

impl Table {
    /// The first of the two begins a game with the other.
    pub(crate) async fn open(
        world: &World,
        room: Room,
        people: [(Person, &'static str); 2],
    ) -> Self {
        let [(first, _), (friend, _)] = people;
        let before = world.bot_says(room).len();
        world.says(room, first, &format!("!new quick <@{friend}> first"));
        let opened = nth(world, room, before).await;
        let session = between(&opened.text, "Game #", " begins").to_owned();
        let mut table = Self {
            world: world.clone(),
            room,
            people,
            session,
            line: catalog::begin("xii_scripta(pieces=3)").unwrap(),
            call: opened.id,
            turns: 0,
            typed: 0,
        };
        table.called(&opened);
        table
    }

    /// Who is on turn, if the game goes on.
    pub(crate) fn on_turn(&self) -> Option<Seat> {
        match self.line.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    pub(crate) fn person(&self, seat: Seat) -> Person {
        self.people[seat.index()].0
    }

    fn name(&self, seat: Seat) -> &'static str {
        self.people[seat.index()].1
    }

    /// Plays until somebody has won; every third message is a whole turn.
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

    /// Types so many moves in one message, or fewer if the turn ends, and waits until a reader sees what they did.
    pub(crate) async fn play(&mut self, most: usize) {
        let room = self.room;
        self.play_as(most, |world, person, moves| world.says(room, person, moves))
            .await;
    }

    /// The same, said in another way.
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

    /// So many legal moves, or fewer if the turn ends, one a line; from now on they count as played.
    pub(crate) fn pick(&mut self, most: usize) -> String {
        let seat = self.on_turn().expect("the game goes on");
        let moves: Vec<_> = (0..most).map_while(|_| self.pick_one(seat)).collect();
        moves.join("\n")
    }

    /// One more legal move, played in mind, as people type it.
    fn pick_one(&mut self, seat: Seat) -> Option<String> {
        if self.on_turn() != Some(seat) {
            return None;
        }
        let mut moves = self.line.legal_moves();
        moves.retain(|m| m != "pass");
        let chosen = moves[(self.typed * 7 + 3) % moves.len()].clone();
        self.line.play(&chosen).unwrap();
        self.pass_if_forced();
        Some(chosen.replace(':', " "))
    }

    fn pass_if_forced(&mut self) {
        if let Some(pass) = self.line.forced_pass() {
            self.line.play(&pass).unwrap();
        }
    }

    /// The turn goes on: its message shows the new board and the dice that are left. In a busy channel that is a new message.
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

    /// What a message has to show to whoever is on turn.
    pub(crate) fn shown(&self, seat: Seat) -> Vec<String> {
        let dice = self.line.position();
        let dice = dice.split('/').nth(2).unwrap_or_default().replace('-', " ");
        vec![
            board_text(&self.line.diagram(), seat),
            format!("your turn in #{} (", self.session),
            format!("Dice left for {}: {dice}", self.name(seat)),
        ]
    }

    /// The news of a turn that is over.
    pub(crate) fn read(&mut self, news: &Message) {
        if let Turn::Over(outcome) = self.line.turn() {
            let won = format!("wins game #{}", self.session);
            assert!(news.text.contains(&won), "{}", news.text);
            // Whoever made the last move knows; the other one may look elsewhere.
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
        // Whoever could not move at all has thrown and passed in between. The first throw is the mover's own.
        for throw in throws(&news.text).skip(1) {
            self.throw(&throw);
        }
        self.called(news);
    }

    /// A message that calls the player on turn, and shows it all.
    fn called(&mut self, message: &Message) {
        let dice = between(&message.text, "Dice left for ", "\n");
        let (_, dice) = dice.split_once(": ").unwrap();
        self.throw(dice);
        let seat = self.on_turn().expect("somebody is called");
        for part in self.shown(seat) {
            assert!(message.text.contains(&part), "{part} in {}", message.text);
        }
        assert_eq!(
            (message.rings.as_slice(), message.silent),
            (&[self.person(seat).0][..], false)
        );
        self.call = message.id;
        self.turns += 1;
    }

    fn throw(&mut self, dice: &str) {
        let mut faces: Vec<_> = dice.split_whitespace().collect();
        faces.sort_unstable();
        self.line
            .play(&format!("roll:{}", faces.join("-")))
            .unwrap();
        self.pass_if_forced();
    }

    /// Somebody looks at the board from his own side.
    pub(crate) async fn ask_for_the_board(&self, seat: Seat) {
        let before = self.world.bot_says(self.room).len();
        self.world.says(
            self.room,
            self.person(seat),
            &format!("!board #{}", self.session),
        );
        let answer = nth(&self.world, self.room, before).await;
        let board = board_text(&self.line.diagram(), seat);
        assert!(answer.text.contains(&board), "{board} in {}", answer.text);
        assert_eq!((answer.rings.as_slice(), answer.silent), (&[][..], true));
    }
}

/// The bot's message with this number in a room, as soon as it is there.
pub(crate) async fn nth(world: &World, room: Room, n: usize) -> Message {
    world.until_said(room, n + 1).await;
    world.bot_says(room).swap_remove(n)
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
