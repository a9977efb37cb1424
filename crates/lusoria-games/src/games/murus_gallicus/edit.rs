//! Setting up positions: on any cell, by the true names A1 to G8, whatever the board prints.

use super::{MurusGallicus, Options, Stones, notation};
use crate::kit::fold;
use crate::rules::{Edit, EditError, Reason, Seat, SetupError, State};

impl Edit for MurusGallicus {
    const PLACES: &'static str = "A1–G8";
    const CONTENTS: &'static str = ". w W b B";

    fn cleared(options: &Options) -> Self {
        Self {
            stones: [Stones::default(); 2],
            ..Self::start(options)
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_text(options, text.trim()).map_err(SetupError::BadPosition)
    }

    fn content(&self, place: &str) -> Option<String> {
        let square = notation::square(&fold(place))?;
        Some(self.sign(square).0.to_string())
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let square = notation::square(&fold(place)).ok_or(EditError::NoPlace)?;
        let mut signs = content.chars();
        match (signs.next(), signs.next()) {
            (Some(sign), None) => self.lay(square, sign).ok_or(EditError::NoContent),
            _ => Err(EditError::NoContent),
        }
    }

    fn give_turn(&mut self, seat: Seat) {
        self.to_move = seat;
    }

    fn check(&self) -> Result<(), Reason> {
        self.breach().map_or(Ok(()), |(_, reason)| Err(reason))
    }
}
