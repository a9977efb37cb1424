//! A quick game as its players see it: they read the bot's messages, keep track of the position, and type legal moves.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use lusoria_games::catalog::{self, Line};
use lusoria_games::rules::{Seat, Turn};
use lusoria_games::text_board::board_text;

/// The game, without who plays it and where.
pub(crate) struct KnownGame {
    /// Its number, as the bot said it.
    pub(crate) session: String,
    names: [&'static str; 2],
    line: Box<dyn Line>,
}

impl KnownGame {
    /// From the message with which it begins.
    pub(crate) fn new(opened: &str, game: &str, names: [&'static str; 2]) -> Self {
        Self {
            session: between(opened, "Game #", " begins").to_owned(),
            names,
            line: catalog::begin(game).unwrap(),
        }
    }

    /// Who is to move, if the game goes on.
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

    /// What a message has to show to whoever is to move.
    pub(crate) fn shown(&self, seat: Seat) -> Vec<String> {
        let dice = self.line.position();
        let dice = dice.split('/').nth(2).unwrap_or_default().replace('-', " ");
        vec![
            self.board(seat),
            format!("your turn in #{} (", self.session),
            format!("Dice left for {}: {dice}", self.names[seat.index()]),
        ]
    }

    /// The legal moves of this player, but for passes; none if another one is to move.
    pub(crate) fn moves(&self, seat: Seat) -> Option<Vec<String>> {
        if self.on_turn() != Some(seat) {
            return None;
        }
        let mut moves = self.line.legal_moves();
        moves.retain(|m| m != "pass");
        Some(moves)
    }

    /// Plays a move in mind, and gives it back as people type it.
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

    /// Reads the throws in the news of a turn that is over. The first throw is the mover's own; whoever could not move at all
    /// has thrown and passed in between.
    pub(crate) fn follow(&mut self, news: &str) {
        for throw in throws(news).skip(1) {
            self.throw(&throw);
        }
    }

    /// Reads the throw of whoever is called to move, who sees all there is to see; gives back who that is.
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
