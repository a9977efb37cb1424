//! The saved positions of an editor, and its steps for `undo`. Both are limited in number, so that the stored row stays small.

use super::state::{EditReply, Editor, EditorStep, LAST_SLOT, read_position};
use crate::session::Refusal;
use lusoria_games::rules::Fact;
use std::collections::BTreeMap;

/// How many steps can be undone.
const STEPS: usize = 12;
/// How many games (with their options) can have saved positions.
const MOST_GAMES: usize = 8;

impl Editor {
    /// Records a step for `undo` if anything has changed since `before`. Returns [`EditReply::Replaced`] if the position or the game has
    /// changed and the earlier position is lost. It is lost if it is saved in no slot, and is neither the start position nor the empty
    /// board.
    pub(super) fn note_step(&mut self, before: &Self) -> EditReply {
        let changed =
            |slot: &u8| before.slot_content(*slot) != self.content_of(&before.game, *slot);
        let kept = (0..=LAST_SLOT).find(changed);
        let step = EditorStep {
            game: before.game.clone(),
            position: before.position.clone(),
            rules: before.rules,
            slot: before.slot,
            kept: kept.map(|slot| (slot, before.slot_content(slot).cloned())),
        };
        let own = (&self.game, &self.position, self.rules, self.slot);
        if own != (&step.game, &step.position, step.rules, step.slot) || step.kept.is_some() {
            self.steps.push(step);
            let surplus = self.steps.len().saturating_sub(STEPS);
            self.steps.drain(..surplus);
        }
        let gone = (&before.game, &before.position) != (&self.game, &self.position);
        match gone && !before.is_kept() {
            true => EditReply::Replaced,
            false => EditReply::Board,
        }
    }

    /// Whether the position is saved in a slot, or is the start position or the empty board.
    fn is_kept(&self) -> bool {
        let options = self.options();
        let own = [
            (self.tools().start)(options),
            (self.tools().cleared)(options),
        ];
        let saved = self.slots.get(&self.game).into_iter();
        own.contains(&Ok(self.position.clone()))
            || saved
                .flat_map(BTreeMap::values)
                .any(|text| *text == self.position)
    }

    /// The editor as it was before the last change. If that change replaced or deleted the position in a slot, the slot gets the position
    /// back. Saving a position in an empty slot is not undone. If the last change did only that, the change before it is undone.
    pub(super) fn undo(mut self) -> Result<Self, Refusal> {
        let step = loop {
            let step = self.steps.pop();
            let step = step.ok_or_else(|| Refusal::host("edit-nothing-to-undo"))?;
            if !self.has_only_saved_since(&step) {
                break step;
            }
        };
        if let Some((slot, Some(position))) = step.kept {
            let slots = self.slots.entry(step.game.clone()).or_default();
            slots.insert(slot, position);
        }
        Ok(Self {
            game: step.game,
            position: step.position,
            rules: step.rules,
            slot: step.slot,
            ..self
        })
    }

    /// Whether the change after this step did nothing but save the position in an empty slot.
    fn has_only_saved_since(&self, step: &EditorStep) -> bool {
        let own = (&self.game, &self.position, self.rules, self.slot);
        let same = own == (&step.game, &step.position, step.rules, step.slot);
        same && matches!(step.kept, Some((_, None)))
    }

    /// What this slot holds for the current game.
    fn slot_content(&self, slot: u8) -> Option<&String> {
        self.content_of(&self.game, slot)
    }

    fn content_of(&self, game: &str, slot: u8) -> Option<&String> {
        self.slots.get(game)?.get(&slot)
    }

    /// The slots of the current game that hold a position.
    pub(super) fn filled_slots(&self) -> Vec<u8> {
        let slots = self.slots.get(&self.game).into_iter();
        slots.flat_map(|slots| slots.keys().copied()).collect()
    }

    pub(super) fn save(&mut self, slot: u8) -> Result<(), Refusal> {
        if !self.slots.contains_key(&self.game) && self.slots.len() >= MOST_GAMES {
            let full = Fact::new("edit-full").with("count", MOST_GAMES as u8);
            return Err(full.with("games", self.games_kept()).into());
        }
        let slots = self.slots.entry(self.game.clone()).or_default();
        slots.insert(slot, self.position.clone());
        Ok(())
    }

    /// The games with saved positions, as people type them.
    fn games_kept(&self) -> String {
        let games: Vec<_> = self.slots.keys().map(String::as_str).collect();
        games.join(", ")
    }

    pub(super) fn forget(&mut self, slot: u8) -> Result<(), Refusal> {
        let slots = self.slots.get_mut(&self.game);
        let gone = slots.and_then(|slots| slots.remove(&slot));
        self.slots.retain(|_, slots| !slots.is_empty());
        gone.map(drop).ok_or_else(|| empty_slot(slot))
    }

    /// Loads a saved position, or refuses an empty slot. Slot 0 is never empty: it holds the start position until something is saved
    /// there.
    pub(super) fn load(&mut self, slot: u8) -> Result<(), Refusal> {
        if slot > 0 && self.slot_content(slot).is_none() {
            return Err(empty_slot(slot));
        }
        self.go_to(slot)
    }

    /// Goes to a slot and shows the position that is saved there. If none is saved, shows the start position in slot 0 and the cleared
    /// board in any other slot.
    pub(super) fn go_to(&mut self, slot: u8) -> Result<(), Refusal> {
        let saved = self.slot_content(slot).cloned();
        let tools = self.tools();
        self.position = match (saved, slot) {
            (Some(saved), _) => saved,
            (None, 0) => read_position((tools.start)(self.options()))?,
            (None, _) => read_position((tools.cleared)(self.options()))?,
        };
        // A cleared board, or a position that was saved with the rules off, may break the rules. Then the rules are turned off.
        self.rules &= self.lawful().is_ok();
        self.slot = slot;
        Ok(())
    }
}

fn empty_slot(slot: u8) -> Refusal {
    Fact::new("edit-empty-slot").with("slot", slot).into()
}
