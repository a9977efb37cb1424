//! A quick game as its players see it: they read the bot's messages, keep track of the position, and type legal moves.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use lusoria_games::catalog::{self, Line};
use lusoria_games::rules::{Seat, Turn};
use lusoria_games::text_board::board_text;

/// The game, without its players and its room.
pub(crate) struct KnownGame {
    /// The number of the session, as the bot gave it.
    pub(crate) session: String,
    names: [&'static str; 2],
    line: Box<dyn Line>,
}

impl KnownGame {
    /// Reads the message with which the game begins.
    pub(crate) fn new(opened: &str, game: &str, names: [&'static str; 2]) -> Self {
        Self {
            session: between(opened, "Game #", " begins").to_owned(),
            names,
            line: catalog::begin(game).unwrap(),
        }
    }

    /// The seat on turn; `None` if the game is over.
    pub(crate) fn on_turn(&self) -> Option<Seat> {
        match self.line.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    pub(crate) fn turn(&self) -> Turn {
        self.line.turn()
    }

    /// The board as text, seen from this side.
    pub(crate) fn board(&self, seat: Seat) -> String {
        board_text(&self.line.diagram(), seat)
    }

    /// What a message has to show to the player on turn.
    pub(crate) fn shown(&self, seat: Seat) -> Vec<String> {
        let dice = self.line.position();
        let dice = dice.split('/').nth(2).unwrap_or_default().replace('-', " ");
        vec![
            self.board(seat),
            format!("your turn in #{} (", self.session),
            format!("Dice left for {}: {dice}", self.names[seat.index()]),
        ]
    }

    /// The legal moves of this player, without passes; `None` if the other player is on turn.
    pub(crate) fn moves(&self, seat: Seat) -> Option<Vec<String>> {
        if self.on_turn() != Some(seat) {
            return None;
        }
        let mut moves = self.line.legal_moves();
        moves.retain(|m| m != "pass");
        Some(moves)
    }

    /// Plays a move on this copy of the game, and returns it as people type it.
    pub(crate) fn play(&mut self, chosen: &str) -> String {
        self.line.play(chosen).unwrap();
        self.pass_if_forced();
        chosen.replace(':', " ")
    }

    fn pass_if_forced(&mut self) {
        if let Some(pass) = self.line.forced_pass() {
            self.line.play(&pass).unwrap();
        }
    }

    /// Reads the throws in the news of a turn that is over. The first throw is the mover's own. The throws after it may include those
    /// of players who could not move and had to pass.
    pub(crate) fn follow(&mut self, news: &str) {
        for throw in throws(news).skip(1) {
            self.throw(&throw);
        }
    }

    /// Reads the throw in a message that notifies the player on turn, and checks what else it shows. Returns that player's seat.
    pub(crate) fn called(&mut self, text: &str) -> Seat {
        let dice = between(text, "Dice left for ", "\n");
        let (_, dice) = dice.split_once(": ").unwrap();
        self.throw(dice);
        let seat = self.on_turn().expect("somebody is called");
        for part in self.shown(seat) {
            assert!(text.contains(&part), "{part} in {text}");
        }
        seat
    }

    fn throw(&mut self, dice: &str) {
        let mut faces: Vec<_> = dice.split_whitespace().collect();
        faces.sort_unstable();
        let throw = format!("roll:{}", faces.join("-"));
        self.line.play(&throw).unwrap();
        self.pass_if_forced();
    }
}

fn throws(text: &str) -> impl Iterator<Item = String> {
    let throws = text.split("rolls ").skip(1);
    throws.map(|rest| {
        let end = rest.split([',', '.', '\n']).next();
        end.unwrap_or_default().to_owned()
    })
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text
        .split_once(before)
        .unwrap_or_else(|| panic!("no {before} in {text}"));
    rest.split(after).next().unwrap_or_default()
}
