//! The games without exact values. `xii_scripta/` knows the chances in positions with up to three pieces for each player, but only the
//! search of that game uses them.

use super::Solved;
use crate::games::murus_gallicus::MurusGallicus;
use crate::games::ohojitxi::Ohojitxi;
use crate::games::selus::Selus;
use crate::games::tablut::Tablut;
use crate::games::xii_scripta::XiiScripta;

impl Solved for MurusGallicus {}
impl Solved for Selus {}
impl Solved for Tablut {}

/// There are no exact values, but the search of this game needs tables.
impl Solved for Ohojitxi {
    fn lacks_tables(&self) -> bool {
        self.lacks_turns_alone()
    }

    fn make_tables(&self) {
        self.make_turns_alone();
    }
}

/// There are no exact values, but the search of this game needs tables of races. The tables count as missing only if a race is near.
impl Solved for XiiScripta {
    fn lacks_tables(&self) -> bool {
        self.lacks_races()
    }

    fn make_tables(&self) {
        self.make_races();
    }
}
