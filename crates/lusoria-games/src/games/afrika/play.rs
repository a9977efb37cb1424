//! What a ply does, and how the game ends. The stones are sown in `board.rs`.

use super::notation::letter;
use super::{Afrika, Board, HOUSES, Pie, Ply, Side};
use crate::rules::{Fact, Outcome, State, Trace, Turn};

impl Afrika {
    pub(super) fn play_ply(&mut self, ply: Ply, trace: &mut impl Trace) {
        match ply {
            Ply::Pit(pit) => self.play_pit(usize::from(pit), trace),
            Ply::Swap => self.swap(trace),
        }
        if let Turn::Over(outcome) = self.turn() {
            trace.note(|| self.verdict(outcome));
        }
    }

    /// Plays a pit. If the pit is empty, captures the stones in the facing pit. Otherwise sows the pit (AF-3).
    fn play_pit(&mut self, pit: usize, trace: &mut impl Trace) {
        let first = self.options.pie && self.before_first_move();
        if self.board.pits(self.to_move)[pit] == 0 {
            self.capture(pit, trace);
        } else {
            self.sow(pit, trace);
        }
        self.to_move = self.to_move.other();
        match self.pie {
            Pie::Settled if first => self.pie = Pie::Open,
            Pie::Open => self.pie = Pie::Settled,
            Pie::Settled | Pie::Swapped => {}
        }
    }

    fn sow(&mut self, pit: usize, trace: &mut impl Trace) {
        let side = self.to_move;
        let (count, row, last) = self.board.sow(side, pit, self.options.skip_start);
        trace.note(|| {
            let id = if row == side { "sown" } else { "sown-across" };
            Fact::new(id)
                .with("pit", letter(pit))
                .with("count", count)
                .with("last", letter(last))
                .with("owner", self.seat(row))
        });
    }

    fn capture(&mut self, pit: usize, trace: &mut impl Trace) {
        let count = self.board.capture(self.to_move, pit);
        trace.note(|| {
            Fact::new("captured")
                .with("pit", letter(pit))
                .with("count", count)
        });
    }

    /// Whether nobody has moved yet. After the first move, the board is never again as at the start.
    pub(super) fn before_first_move(&self) -> bool {
        self.to_move == Side::South && self.board == Board::START
    }

    /// Changes the sides of the seats (AF-13). The board stays as it is, and it is still North's turn.
    fn swap(&mut self, trace: &mut impl Trace) {
        self.pie = Pie::Swapped;
        trace.note(|| Fact::new("swapped").with("seat", self.seat(self.to_move)));
    }

    /// A side's score in half stones: the stones that it has captured plus its komi (AF-12).
    pub(super) fn score(&self, side: Side) -> u16 {
        let komi = match side {
            Side::South => 0,
            Side::North => self.options.komi.halves,
        };
        2 * u16::from(self.board.store(side)) + u16::from(komi)
    }

    /// The result (AF-9). `None` while it is open. With `playout=true` it is open as long as stones are on the board.
    pub(super) fn result(&self) -> Option<Outcome> {
        let left = self.board.left();
        let lead = self.score(Side::South).abs_diff(self.score(Side::North));
        let certain = left == 0 || (lead > 2 * left && !self.options.playout);
        certain.then(|| self.judge())
    }

    /// The outcome by score: the larger score wins, or loses with `misere`. Stones on the board count for nobody (AF-10 to AF-12).
    fn judge(&self) -> Outcome {
        let [south, north] = Side::BOTH.map(|side| self.score(side));
        let larger = match south.cmp(&north) {
            std::cmp::Ordering::Less => Side::North,
            std::cmp::Ordering::Equal => return Outcome::Draw,
            std::cmp::Ordering::Greater => Side::South,
        };
        let winner = if self.options.misere {
            larger.other()
        } else {
            larger
        };
        Outcome::Win(self.seat(winner))
    }

    /// Ends a game in which a position has come too often (CM-8). The stones that are left count for nobody.
    pub(super) fn end_by_repetition(&self, trace: &mut impl Trace) -> Outcome {
        trace.note(|| Fact::new("repeated").with("left", self.board.left()));
        let outcome = self.judge();
        trace.note(|| self.verdict(outcome));
        outcome
    }

    /// The fact that says who has won and by how much. In a draw, it says how many stones each side has.
    fn verdict(&self, outcome: Outcome) -> Fact {
        let komi = self.options.komi;
        let Outcome::Win(winner) = outcome else {
            return Fact::new("drawn").with("stones", self.board.store(Side::South));
        };
        let side = self.side(winner);
        let id = match (self.options.misere, side) {
            (true, _) => "won-misere",
            (_, Side::North) if komi.is_some() => "won-with-komi",
            (_, Side::South) if komi.is_some() => "won-against-komi",
            _ => "won",
        };
        let won = Fact::new(id)
            .with("seat", winner)
            .with("stones", self.board.store(side))
            .with("others", self.board.store(side.other()));
        if komi.is_some() {
            won.with("komi", komi.written())
        } else {
            won
        }
    }

    /// The pits through which the player to move can capture (AF-4).
    pub(super) fn capturing(&self) -> Vec<String> {
        let prize = self.board.prize(self.to_move);
        let pits = (0..HOUSES).filter(|&pit| prize.is_some() && self.may_play(pit, prize));
        pits.map(letter).collect()
    }
}
