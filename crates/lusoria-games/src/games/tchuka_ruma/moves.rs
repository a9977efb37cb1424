//! A choice and which of them are legal: the only statement of legality (TR-2).

use super::TchukaRuma;
use crate::rules::{State, Turn};

/// The pit that is lifted first, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Choice(pub u8);

impl TchukaRuma {
    pub(super) fn list_choices(&self, out: &mut Vec<Choice>) {
        if matches!(self.turn(), Turn::Seat(_)) {
            let filled = (0..).zip(self.pits()).filter(|&(_, &held)| held > 0);
            out.extend(filled.map(|(pit, _)| Choice(pit)));
        }
    }

    pub(super) fn allows(&self, choice: Choice) -> bool {
        let mut choices = Vec::new();
        self.list_choices(&mut choices);
        choices.contains(&choice)
    }
}
