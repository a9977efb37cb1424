//! The driver's side of a room: two players, who play one game of the catalogue after another, and a copy of each game (the mirror). At
//! the end the store is compared with the mirrors. In a solitaire, only the first of the two plays.
//!
//! The mirror is a line of play with dice computed from the session's seed. It passes where the host passes.

use crate::received_reply::ReceivedReply;
use lusoria::service::{Cause, ChatMessage, Inbound, Seeds};
use lusoria::session::{Identity, Platform, RoomKey, SessionId};
use lusoria_games::catalog::{self, Line};
use lusoria_games::kit::dice;
use lusoria_games::rules::{Parsed, Seat, Turn};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use std::collections::BTreeSet;

/// The seed of the sessions, so that the mirror gets the same dice as the host.
pub(crate) const SEEDS: Seeds = Seeds::Fixed(1);

/// How many turns in a row the host passes by itself (`session::decide`).
const FORCED_PASSES: usize = 12;

/// The first message id, of the size that ids have on Discord.
const FIRST_ID: u64 = 1_300_000_000_000_000_000;

/// A room and everything that was played in it.
#[derive(Debug)]
pub(crate) struct Room {
    number: usize,
    random: SmallRng,
    said: u64,
    game: Option<Game>,
    /// What the store must contain at the end: sessions with their last positions.
    pub(crate) played: Vec<(SessionId, String)>,
    /// How many of the messages so far were moves.
    pub(crate) moves: u64,
}

#[derive(Debug)]
struct Game {
    session: SessionId,
    line: Box<dyn Line>,
    seed: [u8; 32],
    /// Moves that have been legal at some time.
    known: BTreeSet<String>,
}

impl Room {
    pub(crate) fn new(number: usize) -> Self {
        let random = SmallRng::seed_from_u64(number as u64);
        Self {
            number,
            random,
            said: 0,
            game: None,
            played: Vec::new(),
            moves: 0,
        }
    }

    /// The number of this room.
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    /// The next message of one of the two: a move, sometimes a wrong one, or a command that begins a new game.
    pub(crate) fn next(&mut self) -> Inbound {
        let Some(game) = &mut self.game else {
            return self.begins();
        };
        let Turn::Seat(seat) = game.line.turn() else {
            unreachable!("dice are dealt at once, and a game that is over is put away")
        };
        let wrong = match self.random.random_range(0..100) {
            0..2 => game.illegal().map(|text| self.by(seat, text)),
            2..4 => game.out_of_turn().map(|text| self.by(seat.other(), text)),
            _ => None,
        };
        wrong.unwrap_or_else(|| self.moves(seat))
    }

    /// A message with this text, from the first of the two.
    pub(crate) fn says(&mut self, text: String) -> Inbound {
        self.by(Seat::First, text)
    }

    /// A move of the player on turn.
    fn moves(&mut self, seat: Seat) -> Inbound {
        let game = self.game.as_mut().expect("a game goes on");
        let mut useful = game.line.sensible_moves();
        let chosen = useful.swap_remove(self.random.random_range(0..useful.len()));
        game.play(&chosen);
        self.moves += 1;
        self.by(seat, typed(&chosen))
    }

    /// The name of the game to play next. Every room plays every game, and the rooms begin with different games.
    fn name(&self) -> &'static str {
        let others = catalog::GAMES.iter().map(|game| game.info.id);
        let names: Vec<_> = std::iter::once("quick").chain(others).collect();
        names[(self.number + self.played.len()) % names.len()]
    }

    fn begins(&mut self) -> Inbound {
        let name = self.name();
        let (game, _) = catalog::find(name).expect("a game of the catalogue");
        let text = match game.info.seats {
            1 => format!("!new {name}"),
            _ => format!("!new {name} @bob{} first", self.number),
        };
        self.by(Seat::First, text)
    }

    /// Whether the message is to be delivered twice.
    pub(crate) fn redelivers(&mut self) -> bool {
        self.random.random_range(0..100) == 0
    }

    /// Updates the mirror from the reply.
    pub(crate) fn take_reply(&mut self, reply: &ReceivedReply) {
        match &self.game {
            None => self.begin(reply.session.expect("a new game has a number")),
            Some(game) if matches!(game.line.turn(), Turn::Over(_)) => self.put_away(),
            Some(_) => {}
        }
    }

    /// Drops the game that is being played and notes its position, even if the game is not over.
    pub(crate) fn put_away(&mut self) {
        if let Some(game) = self.game.take() {
            self.played.push((game.session, game.line.position()));
        }
    }

    /// A message with this text from the room's first player.
    pub(crate) fn ask(&mut self, text: &str) -> Inbound {
        self.by(Seat::First, text.to_owned())
    }

    fn begin(&mut self, session: SessionId) {
        let line = catalog::begin(self.name()).expect("the game is in the catalogue");
        let seed = SEEDS.seed(session);
        let mut game = Game {
            session,
            line,
            seed,
            known: BTreeSet::new(),
        };
        game.follow();
        self.game = Some(game);
    }

    fn by(&mut self, seat: Seat, text: String) -> Inbound {
        let person = |name: &str| Identity {
            platform: Platform::Discord,
            id: format!("{name}{}", self.number).into(),
            name: name.into(),
        };
        let people = [person("ann"), person("bob")];
        self.said += 1;
        // Ids are like Discord's, with the time above 22 bits. No id is given twice.
        let event = FIRST_ID + (self.said << 22) + self.number as u64;
        let mentions = match text.contains("@bob") {
            true => vec![people[1].clone()],
            false => Vec::new(),
        };
        let message = ChatMessage {
            mentions,
            ..ChatMessage::new(people[seat.index()].clone(), text)
        };
        Inbound {
            room: RoomKey {
                platform: Platform::Discord,
                id: self.number.to_string(),
                parent: None,
            },
            event: event.to_string(),
            locale: Some("en-GB".to_owned()),
            cause: Cause::Message(message),
        }
    }
}

impl Game {
    /// A move that was legal earlier and is not legal now.
    fn illegal(&mut self) -> Option<String> {
        let legal = self.line.legal_moves();
        self.known.extend(legal.iter().cloned());
        let refused = |m: &&String| self.is_refused(&typed(m), &legal);
        self.known.iter().find(refused).map(|m| typed(m))
    }

    /// A move that the other player would like to make now.
    fn out_of_turn(&self) -> Option<String> {
        let legal = self.line.legal_moves();
        (self.line.game().info.seats == 2).then(|| typed(&legal[0]))
    }

    /// Whether the text is read as a move, but as none of the legal ones. Chatter would not do: it gets no answer, and every message
    /// here waits for one. A longer spelling of a legal move would not do either: it is not refused.
    fn is_refused(&self, text: &str, legal: &[String]) -> bool {
        match self.line.parse(text) {
            Ok(Parsed::Move(read)) => !legal.contains(&read),
            Ok(Parsed::Choose(_)) => true,
            Err(_) => false,
        }
    }

    fn play(&mut self, canonical: &str) {
        self.known.insert(canonical.to_owned());
        self.line.play(canonical).expect("a legal move");
        self.follow();
    }

    /// Plays what the host does by itself.
    fn follow(&mut self) {
        let mut passes = 0;
        loop {
            let ply = if let Some(throw) = self.line.throw() {
                dice::deal(&self.seed, throw, self.line.throws_of(throw.seat))
            } else {
                passes += 1;
                self.line.forced_pass().filter(|_| passes <= FORCED_PASSES)
            };
            let Some(ply) = ply else { return };
            self.line.play(&ply).expect("what follows by itself");
        }
    }
}

fn typed(canonical: &str) -> String {
    canonical.replace(':', " ")
}
