//! What each tool of the position editor does.

use super::edit_action::EditAction;
use super::state::{EditReply, Editor, LAST_SLOT, Slots, read_position};
use crate::session::{Refusal, RefusalKind, find_game, refuse_option};
use lusoria_games::catalog::{self, Setup};
use lusoria_games::kit::alphabets::{latin_places, latin_signs};
use lusoria_games::kit::fold;
use lusoria_games::rules::{EditError, Fact, NotationError, Outcome, Parsed, Seat, Turn};
use std::borrow::Cow;

/// The longest position text, in bytes. No game's positions need more than a third of this.
const LONGEST: usize = 600;

/// The word for a store in Czech, Italian and Russian, as `fold` returns it. Typed in capitals, the word means the second player's store,
/// otherwise the first player's, as in English.
const STORES: [&str; 3] = ["sklad", "granaio", "амбар"];

/// The name of the first player's store in the editor of every game that has stores.
pub const STORE: &str = "store";

impl Editor {
    /// Opens the editor with the start position of a game. Saved positions and steps for `undo` are taken over from `before`.
    ///
    /// # Errors
    /// `which-game`, `unknown-game-near`, `unknown-game`, `unknown-option`, `bad-option`, `no-editor`.
    pub fn open(
        name: &str,
        options: &str,
        before: Option<Self>,
    ) -> Result<(Self, EditReply), Refusal> {
        let (game, implied) = find_game(name)?;
        let options = catalog::merge_options(implied, options);
        let line = game
            .begin(&options)
            .map_err(|error| refuse_option(game, error))?;
        game.position_editor
            .ok_or_else(|| Fact::new("no-editor").with("game", game.names[0].0.to_owned()))?;
        let mut editor = Self {
            game: line.game_string(),
            position: line.position(),
            rules: false,
            slot: 0,
            slots: Slots::new(),
            steps: Vec::new(),
        };
        let Some(before) = before else {
            return Ok((editor, EditReply::Board));
        };
        editor.slots.clone_from(&before.slots);
        editor.steps.clone_from(&before.steps);
        let shown = editor.note_step(&before);
        Ok((editor, shown))
    }

    /// Applies an edit other than `Open`, `Show` and `Play`.
    ///
    /// # Errors
    /// The refusal. The caller then keeps the editor as it was.
    pub fn use_tool(self, edit: &EditAction) -> Result<(Self, EditReply), Refusal> {
        if *edit == EditAction::Undo {
            return Ok((self.undo()?, EditReply::Board));
        }
        if *edit == EditAction::Slots {
            let slots = self.filled_slots();
            return Ok((self, EditReply::Slots(slots)));
        }
        let before = self.clone();
        let (mut after, shown) = self.apply(edit)?;
        let noted = after.note_step(&before);
        let replaces = matches!(
            edit,
            EditAction::Clear(_)
                | EditAction::Reset
                | EditAction::Load(_)
                | EditAction::Next
                | EditAction::Previous
                | EditAction::Import(_)
        );
        let shown = if replaces { noted } else { shown };
        Ok((after, shown))
    }

    fn apply(mut self, edit: &EditAction) -> Result<(Self, EditReply), Refusal> {
        match edit {
            EditAction::Set(places, content) => self.set(places, content)?,
            EditAction::Move(text) if self.rules => self.play(text)?,
            EditAction::Move(text) => self.shift(text)?,
            EditAction::Clear(places) => self.clear(places)?,
            EditAction::Reset => self.reset()?,
            EditAction::Turn(seat) => self.give_turn(*seat)?,
            EditAction::Save(slot) => {
                self.save(*slot)?;
                return Ok((self, EditReply::Saved(*slot)));
            }
            EditAction::Forget(slot) => {
                self.forget(*slot)?;
                return Ok((self, EditReply::Forgotten(*slot)));
            }
            EditAction::Load(slot) => self.load(*slot)?,
            EditAction::Next if self.slot == LAST_SLOT => return Err(self.no_more_slots()),
            EditAction::Next => self.go_to(self.slot + 1)?,
            EditAction::Previous if self.slot == 0 => return Err(self.no_more_slots()),
            EditAction::Previous => self.go_to(self.slot - 1)?,
            EditAction::Import(text) => self.import(text)?,
            EditAction::Rules(on) => self.rules = *on,
            EditAction::Export(form) => {
                let text = self.export(form.as_deref())?;
                return Ok((self, EditReply::Text(text)));
            }
            EditAction::Hint(place) => {
                let moves = self.hint(place.as_deref())?;
                return Ok((self, EditReply::Moves(moves)));
            }
            EditAction::Show | EditAction::Open(..) | EditAction::Play(..) => {}
            EditAction::Undo | EditAction::Slots => {}
        }
        // A legal move may end the game. Every other edit must leave a position that can be played from.
        if self.rules && !matches!(edit, EditAction::Move(_)) {
            self.lawful()?;
        }
        Ok((self, EditReply::Board))
    }

    fn no_more_slots(&self) -> Refusal {
        let fact = Fact::new("edit-end-of-slots");
        fact.with("slot", self.slot).into()
    }

    fn reset(&mut self) -> Result<(), Refusal> {
        self.position = read_position((self.tools().start)(self.options()))?;
        Ok(())
    }

    fn give_turn(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.position = read_position((self.tools().give_turn)(self.setup(), seat))?;
        Ok(())
    }

    /// The game string of a game that begins from the editor's position.
    ///
    /// # Errors
    /// The reason why the game cannot be played from this position.
    pub fn game_from_here(&self) -> Result<String, Refusal> {
        self.lawful()?;
        let (game, options) = self.parts();
        let position = read_position((self.tools().with_full_bags)(self.setup()))?;
        let line = read_position(game.begin_at(options, &position))?;
        if matches!(line.turn(), Turn::Over(_)) {
            return Err(Refusal::host("edit-over"));
        }
        Ok(line.game_string())
    }

    fn no_place(&self, place: &str) -> Refusal {
        Fact::new("edit-no-place")
            .with("place", place.to_owned())
            .with("places", self.places())
            .into()
    }

    fn set(&mut self, places: &[String], content: &str) -> Result<(), Refusal> {
        for place in places {
            if let Err(refusal) = self.put(place, content) {
                return Err(self.refuse_order(place, content).unwrap_or(refusal));
            }
        }
        Ok(())
    }

    /// Refuses an edit in which the content was typed before the place. `None` for any other edit.
    fn refuse_order(&self, place: &str, content: &str) -> Option<Refusal> {
        // If both are numbers, nobody can say which of them was meant as the place.
        content.chars().find(|c| c.is_alphabetic())?;
        self.clone().put(content, place).ok()?;
        let fact = Fact::new("edit-place-first").with("place", content.to_owned());
        Some(fact.with("content", place.to_owned()).into())
    }

    fn clear(&mut self, places: &[String]) -> Result<(), Refusal> {
        if places.is_empty() {
            self.position = read_position((self.tools().cleared)(self.options()))?;
        }
        self.set(places, self.tools().nothing)
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), Refusal> {
        let tools = self.tools();
        let place = &*self.known_place(place)?;
        let put = |content: &str| read_position((tools.put)(self.setup(), place, content));
        let mut done = put(content)?;
        if let (Err(EditError::NoContent), Some(latin)) = (&done, latin_signs(content)) {
            done = put(&latin)?;
        }
        self.position = done.map_err(|misput| match misput {
            EditError::NoPlace => self.no_place(place),
            EditError::NoneLeft { owner, left, all } => Fact::new("edit-none-left")
                .with("seat", owner)
                .with("left", left)
                .with("all", all)
                .into(),
            EditError::NoContent => Fact::new("edit-no-content")
                .with("content", content.to_owned())
                .with("contents", tools.contents.to_owned())
                .into(),
        })?;
        Ok(())
    }

    /// The name of a place as the game writes it. Cyrillic letters are accepted for Latin ones, as in moves. A store may be named in any
    /// language.
    fn known_place<'a>(&self, typed: &'a str) -> Result<Cow<'a, str>, Refusal> {
        if STORES.contains(&&*fold(typed)) && self.places().contains(STORE) {
            let is_upper = typed.chars().all(char::is_uppercase);
            return Ok(Cow::Borrowed(if is_upper { "STORE" } else { STORE }));
        }
        let known = read_position((self.tools().content)(self.setup(), typed))?.is_some();
        let latin = (!known).then(|| latin_places(typed)).flatten();
        Ok(latin.map_or(Cow::Borrowed(typed), Cow::Owned))
    }

    /// Moves a piece while the rules are off: any piece may go to any place.
    fn shift(&mut self, text: &str) -> Result<(), Refusal> {
        let [from, to] = two_places(text)?;
        let tools = self.tools();
        let from = &*self.known_place(from)?;
        let content = read_position((tools.content)(self.setup(), from))?
            .ok_or_else(|| self.no_place(from))?;
        if content == tools.nothing {
            let nothing = Fact::new("edit-nothing-there");
            return Err(nothing.with("place", from.to_owned()).into());
        }
        // The piece is lifted before it is put down, because some games limit how many pieces there are.
        self.put(from, tools.nothing)?;
        self.put(to, &content)
    }

    /// Makes one or more moves of the game while the rules are on. What follows from a move, such as a capture, happens as in play.
    fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let (game, options) = self.parts();
        let mut line = read_position(game.begin_at(options, &self.position))?;
        let refused = |reason| Refusal::Rules(game.info.id.to_owned(), reason);
        for piece in line.split(text) {
            let canonical = match line.parse(&piece) {
                Ok(Parsed::Move(canonical)) => canonical,
                Ok(Parsed::Choose(moves)) => return Err(which_move(&piece, &moves)),
                Err(NotationError::Malformed(fact)) => return Err(refused(fact)),
                Err(NotationError::Foreign) => return Err(usage_of_move()),
            };
            line.play(&canonical).map_err(refused)?;
        }
        self.position = line.position();
        Ok(())
    }

    fn hint(&self, place: Option<&str>) -> Result<Vec<String>, Refusal> {
        self.lawful()?;
        let (game, options) = self.parts();
        let line = read_position(game.begin_at(options, &self.position))?;
        let mut moves = line.legal_moves();
        if let Some(place) = place {
            let place = latin_places(place).unwrap_or_else(|| place.to_owned());
            let place = place.to_lowercase();
            // The move `zero:c` also belongs to pit c.
            let begins = |m: &str| {
                m.to_lowercase()
                    .split(':')
                    .any(|part| part.starts_with(&place))
            };
            moves.retain(|m| begins(m));
        }
        Ok(moves)
    }

    fn import(&mut self, text: &str) -> Result<(), Refusal> {
        let setup = Setup {
            options: self.options(),
            position: text,
        };
        let position = read_position((self.tools().read)(setup))?;
        if position.len() > LONGEST {
            return Err(Refusal::host("edit-no-position"));
        }
        self.position = position;
        Ok(())
    }

    fn export(&self, form: Option<&str>) -> Result<String, Refusal> {
        let forms = self.tools().forms;
        let form = form.unwrap_or(forms[0]);
        if !forms.contains(&form) {
            return Err(Fact::new("edit-no-form")
                .with("form", form.to_owned())
                .with("forms", forms.join(", "))
                .with("count", u8::try_from(forms.len()).unwrap_or(u8::MAX))
                .into());
        }
        read_position((self.tools().written)(self.setup(), form))
    }
}

/// The outcome, if the game is already over in the editor's position.
#[must_use]
pub fn outcome(editor: &Editor) -> Option<Outcome> {
    let (game, options) = editor.parts();
    match game.begin_at(options, &editor.position).ok()?.turn() {
        Turn::Over(outcome) => Some(outcome),
        Turn::Seat(_) | Turn::Chance => None,
    }
}

/// The seat whose turn it is in the editor's position. It is shown in the status line. `None` if no seat can move there.
#[must_use]
pub fn to_move(editor: &Editor) -> Option<Seat> {
    let (game, options) = editor.parts();
    match game.begin_at(options, &editor.position).ok()?.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over(_) => None,
    }
}

fn two_places(text: &str) -> Result<[&str; 2], Refusal> {
    let words: Vec<&str> = text
        .split([' ', ',', '-', '>'])
        .filter(|word| !word.is_empty())
        .collect();
    match words[..] {
        [from, to] => Ok([from, to]),
        [both] if both.len() == 4 && both.is_ascii() => Ok([&both[..2], &both[2..]]),
        _ => Err(usage_of_move()),
    }
}

fn which_move(typed: &str, moves: &[String]) -> Refusal {
    let fact = RefusalKind::WhichMove
        .fact()
        .with("typed", typed.to_owned());
    fact.with("moves", moves.join(" ")).into()
}

fn usage_of_move() -> Refusal {
    let fact = Fact::new("edit-usage");
    fact.with("tool", "move".to_owned()).into()
}
