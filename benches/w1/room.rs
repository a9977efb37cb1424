//! The driver's side of a room: two players, one game after another, and a mirror of each game to hold the store against.
//!
//! The mirror plays on the catalogue's line with dice dealt from the session's seed, and passes where the host does.

use crate::world::{Heard, SEEDS};
use lusoria::catalog::{self, Line};
use lusoria::chat::Inbound;
use lusoria::host::{Identity, Platform, RoomKey, SessionId};
use lusoria::kit::dice;
use lusoria::rules::{Seat, Turn};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

/// As many turns in a row does the host pass by itself (`host::decide`).
const FORCED_PASSES: usize = 12;

/// A room and all that was played in it.
#[derive(Debug)]
pub(crate) struct Room {
    number: usize,
    random: SmallRng,
    said: u64,
    game: Option<Game>,
    /// What the store must show at the end: sessions with their last positions.
    pub(crate) played: Vec<(SessionId, String)>,
    /// Moves of seats among the messages so far.
    pub(crate) moves: u64,
}

#[derive(Debug)]
struct Game {
    session: SessionId,
    line: Box<dyn Line>,
    seed: [u8; 32],
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

    /// Which room this is.
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    /// What one of the two says next: a move, now and then a wrong one, or the wish for a new game.
    pub(crate) fn next(&mut self) -> Inbound {
        let Some(game) = &mut self.game else {
            let name = ["scripta", "quick"][(self.number + self.played.len()) % 2];
            return self.by(
                Seat::First,
                format!("!new {name} @bob{} first", self.number),
            );
        };
        let Turn::Seat(seat) = game.line.turn() else {
            unreachable!("dice are dealt at once, and a game that is over is put away")
        };
        let legal = game.line.legal_moves();
        match self.random.random_range(0..100) {
            0..2 => self.by(seat, illegal(&legal)),
            2..4 => self.by(seat.other(), typed(&legal[0])),
            _ => {
                let chosen = choose(&legal, &mut self.random);
                game.play(&chosen);
                self.moves += 1;
                self.by(seat, typed(&chosen))
            }
        }
    }

    /// Whether the message is to be delivered twice.
    pub(crate) fn comes_again(&mut self) -> bool {
        self.random.random_range(0..100) == 0
    }

    /// Takes the reply in.
    pub(crate) fn heard(&mut self, heard: &Heard) {
        match &self.game {
            None => self.begin(heard.session.expect("a new game has a number")),
            Some(game) if matches!(game.line.turn(), Turn::Over(_)) => self.put_away(),
            Some(_) => {}
        }
    }

    /// Notes the position of the game being played, too.
    pub(crate) fn put_away(&mut self) {
        if let Some(game) = self.game.take() {
            self.played.push((game.session, game.line.position()));
        }
    }

    /// Any other message of this room's first player.
    pub(crate) fn ask(&mut self, text: &str) -> Inbound {
        self.by(Seat::First, text.to_owned())
    }

    fn begin(&mut self, session: SessionId) {
        let options = ["", "pieces=3"][(self.number + self.played.len()) % 2];
        let line = (catalog::GAMES[0].begin)(options).expect("the game is in the catalogue");
        let seed = SEEDS.seed(session);
        let mut game = Game {
            session,
            line,
            seed,
        };
        game.follow();
        self.game = Some(game);
    }

    fn by(&mut self, seat: Seat, text: String) -> Inbound {
        let person = |name: &str| Identity {
            platform: Platform::Discord,
            id: format!("{name}{}", self.number),
            name: name.to_owned(),
        };
        let people = [person("ann"), person("bob")];
        self.said += 1;
        Inbound {
            room: RoomKey {
                platform: Platform::Discord,
                id: self.number.to_string(),
                parent: None,
            },
            event: format!("{}", 1_300_000_000_000_000_000 + self.said),
            author: people[seat.index()].clone(),
            mentions: if text.starts_with("!new") {
                vec![people[1].clone()]
            } else {
                Vec::new()
            },
            addressed: false,
            reply_to: None,
            locale: Some("en-GB".to_owned()),
            may_configure: false,
            unreadable: false,
            text,
        }
    }
}

impl Game {
    fn play(&mut self, canonical: &str) {
        self.line.play(canonical).expect("a legal move");
        self.follow();
    }

    /// What the host does by itself.
    fn follow(&mut self) {
        let mut passes = 0;
        loop {
            let ply = if let Some(throw) = self.line.throw() {
                let k = self.line.throws_of(throw.seat);
                dice::throw(&self.seed, throw.seat, k, throw.source).map(dice::notation)
            } else {
                passes += 1;
                self.line.forced_pass().filter(|_| passes <= FORCED_PASSES)
            };
            let Some(ply) = ply else { return };
            self.line.play(&ply).expect("what follows by itself");
        }
    }
}

/// Passing only when nothing else is legal, as in the playouts: games of people, not endless ones.
fn choose(legal: &[String], random: &mut SmallRng) -> String {
    let useful = legal.iter().filter(|canonical| *canonical != "pass");
    let count = useful.clone().count();
    let chosen = useful.into_iter().nth(random.random_range(0..count.max(1)));
    chosen.unwrap_or(&legal[0]).clone()
}

/// A die that is not there.
fn illegal(legal: &[String]) -> String {
    let place = |die| format!("place:{die}");
    let wrong = (1..=6)
        .map(place)
        .find(|canonical| !legal.contains(canonical));
    typed(&wrong.expect("three dice show at most three faces"))
}

fn typed(canonical: &str) -> String {
    canonical.replace(':', " ")
}
