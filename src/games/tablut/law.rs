//! Whether a board may be played from, or shows a game that has ended: what section 3 of the rules file asks of an import.

use super::board::{CAMP, CASTLE, Cells, EDGE, ESCAPES, beside, each};
use super::forms::Flaw;
use super::{Ending, Tablut};

const MOST_SOLDIERS: [(u32, Flaw); 2] = [
    (8, "white has at most 8 soldiers"),
    (16, "black has at most 16 soldiers"),
];

impl Tablut {
    /// Whether a game can be in this position. An ended one keeps the law too; [`State::turn`](crate::rules::State::turn)
    /// says that it is over.
    ///
    /// # Errors
    /// The law that the position breaks, in English.
    pub fn law(&self) -> Result<(), &'static str> {
        let [white, black] = self.soldiers;
        let broken = |cells: Cells, flaw: Flaw| if cells == 0 { Ok(()) } else { Err(flaw) };
        if self.king.count_ones() != 1 {
            return Err("there is exactly one king, K");
        }
        broken(white & CAMP, "a white soldier stands in a camp")?;
        broken(self.king & CAMP, "the king stands in a camp")?;
        broken((white | black) & CASTLE, "a soldier stands in the castle")?;
        for (own, (most, flaw)) in self.soldiers.iter().zip(MOST_SOLDIERS) {
            if own.count_ones() > most {
                return Err(flaw);
            }
        }
        self.law_of_ending()
    }

    /// The king is on the edge exactly when he has escaped, and only a caught king ends the game for black.
    fn law_of_ending(&self) -> Result<(), Flaw> {
        match self.ending {
            Some(Ending::Escaped) if self.king & ESCAPES == 0 => {
                Err("white has won (WW) only with the king on an escape")
            }
            Some(Ending::Escaped) => Ok(()),
            _ if self.king & EDGE != 0 => Err("the king is on the edge: the game is over (WW)"),
            Some(Ending::Caught) if !self.king_can_be_caught() => {
                Err("black has won (BW) only with the king caught")
            }
            _ => Ok(()),
        }
    }

    /// Whether one of the black soldiers beside the king may have caught him by its move.
    fn king_can_be_caught(&self) -> bool {
        let mut movers = each(beside(self.king) & self.soldiers[1]);
        movers.any(|mover| self.king_caught_from(mover))
    }
}
