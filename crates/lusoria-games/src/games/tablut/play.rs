//! What a move does. It may capture (T7 to T9). It ends the game if the king is caught (T10) or escapes (T11), or if the next player
//! cannot move (T12).

use super::board::{CAMP, CASTLE, CASTLE_YARD, Cell, Cells, EDGE, Way, beside, names};
use super::{CampTips, Ending, KingRule, Piece, Ply, Tablut};
use crate::rules::{Fact, Seat, Trace};

/// The most cells that one move can take from the other player's [`Tablut::room_of`]. One is the cell to which the piece moves. At most
/// three soldiers are captured, and each of them may have had three other cells beside it.
const MOST_ROOM_TAKEN: u32 = 10;

impl Tablut {
    pub(super) fn play_ply(&mut self, ply: Ply, trace: &mut impl Trace) {
        let seat = self.to_move;
        self.shift(ply);
        trace.note(|| {
            let king = self.piece(ply.to) == Some(Piece::King);
            Fact::new("moved")
                .with("seat", seat)
                .with("piece", if king { "king" } else { "soldier" }.to_owned())
                .with("from", ply.from.to_string())
                .with("to", ply.to.to_string())
        });
        let taken = self.captured_by(ply.to);
        if taken != 0 {
            self.soldiers[seat.other().index()] &= !taken;
            trace.note(|| capture_fact(seat, taken));
        }
        let caught = seat == Seat::Second && self.king_caught_from(ply.to);
        self.to_move = seat.other();
        self.ending = self.ending_after_move(caught);
        if let Some(ending) = self.ending {
            trace.note(|| self.ending_fact(ending));
        }
    }

    /// Whether this legal move ends the game. Its player has then won.
    pub(super) fn wins(&self, ply: Ply) -> bool {
        let mut after = *self;
        after.play_ply(ply, &mut ());
        after.ending.is_some()
    }

    /// Whether this legal move could win. It is a quick test: the move is not played. White may win by moving the king, black by moving
    /// beside the king. Either may win if the other player has hardly any room to move.
    pub(super) fn may_win(&self, ply: Ply) -> bool {
        let about_king = match self.to_move {
            Seat::First => ply.from.bit() & self.king,
            Seat::Second => ply.to.bit() & beside(self.king),
        };
        about_king != 0 || self.room_of(self.to_move.other()) <= MOST_ROOM_TAKEN
    }

    /// Puts the piece that makes this move on its new cell.
    const fn shift(&mut self, ply: Ply) {
        let both = ply.from.bit() | ply.to.bit();
        if self.king & ply.from.bit() != 0 {
            self.king ^= both;
        } else {
            self.soldiers[self.to_move.index()] ^= both;
        }
    }

    /// The enemy soldiers that are captured by the piece that has just moved to `to`.
    fn captured_by(&self, to: Cell) -> Cells {
        let seat = self.to_move;
        let enemy = self.soldiers[seat.other().index()];
        if beside(to.bit()) & enemy == 0 {
            return 0;
        }
        let own = self.army(seat);
        // T8: inside a camp only pieces capture, never the camp itself; with `camp_tips=immune` nobody is captured there.
        let within = match self.options.camp_tips {
            CampTips::Capture => own,
            CampTips::Immune => 0,
        };
        let mut taken = 0;
        for way in Way::ALL {
            let victim = way.step(to.bit()) & enemy;
            let anvils = if victim & CAMP == 0 {
                own | CAMP | CASTLE
            } else {
                within
            };
            if way.step(victim) & anvils != 0 {
                taken |= victim;
            }
        }
        taken
    }

    /// Whether the king is caught by the black soldier that has just moved to `to`.
    pub(super) fn king_caught_from(&self, to: Cell) -> bool {
        let way = |way: &Way| way.step(to.bit()) & self.king != 0;
        let Some(way) = Way::ALL.into_iter().find(way) else {
            return false;
        };
        let hostile = self.soldiers[1] | CAMP | CASTLE;
        if self.options.king == KingRule::Enclosed || self.king & CASTLE_YARD != 0 {
            beside(self.king) & !hostile == 0
        } else {
            way.step(self.king) & hostile != 0
        }
    }

    /// How the position after a move ends the game (T14). `None` if the game goes on.
    const fn ending_after_move(&self, caught: bool) -> Option<Ending> {
        if self.king & EDGE != 0 {
            Some(Ending::Escaped)
        } else if caught {
            Some(Ending::Caught)
        } else if self.can_move() {
            None
        } else {
            Some(Ending::Stuck)
        }
    }

    /// The fact that tells how the last move ended the game.
    fn ending_fact(&self, ending: Ending) -> Fact {
        let winner = self.to_move.other();
        let king = || names(self.king);
        match ending {
            Ending::Escaped => Fact::new("escaped")
                .with("seat", winner)
                .with("cell", king()),
            Ending::Caught => Fact::new("caught")
                .with("seat", winner)
                .with("cell", king()),
            Ending::Stuck => Fact::new("stuck")
                .with("seat", winner)
                .with("victim", self.to_move),
        }
    }
}

fn capture_fact(seat: Seat, taken: Cells) -> Fact {
    Fact::new("captured")
        .with("seat", seat)
        .with("victim", seat.other())
        .with("count", taken.count_ones())
        .with("cells", names(taken))
}
