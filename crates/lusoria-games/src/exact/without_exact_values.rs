//! The games of which nothing is known for certain except what a search finds. (`xii_scripta/` knows the chances in positions with up
//! to three pieces, but only the search of that game uses them.)

use super::Solved;
use crate::games::murus_gallicus::MurusGallicus;
use crate::games::ohojitxi::Ohojitxi;
use crate::games::selus::Selus;
use crate::games::tablut::Tablut;
use crate::games::xii_scripta::XiiScripta;

impl Solved for MurusGallicus {}
impl Solved for Selus {}
impl Solved for Tablut {}

/// No exact values are known, but the search of this game uses tables.
impl Solved for Ohojitxi {
    fn lacks_tables(&self) -> bool {
        self.lacks_turns_alone()
    }

    fn make_tables(&self) {
        self.make_turns_alone();
    }
}

/// No exact values are known, but the search of this game uses tables of races. They count as missing only if a race is near.
impl Solved for XiiScripta {
    fn lacks_tables(&self) -> bool {
        self.lacks_races()
    }

    fn make_tables(&self) {
        self.make_races();
    }
}
