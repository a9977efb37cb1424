//! What can be chosen with the arrow keys: the controls of the last messages, in levels. The lowest level has what can be done in the
//! position. A level above it may have:
//!
//! - the moves of one piece,
//! - the answers to an offer, or yes and no,
//! - the steps of a game that `!replay` shows.
//!
//! When somebody says something, the levels above the lowest are dropped, except the steps of `!replay`.

use super::step_line::step_line;
use crate::chat::Post;
use crate::command::command_id::MOVES;
use crate::locales::Lang;
use crate::render::{Block, Control, Controls, NextStep};
use crate::session::{Platform, SessionId, Stamp};

/// Something to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    /// The control whose label the choice shows.
    pub(super) control: Control,
    /// The line that is said when the choice is taken.
    pub(super) line: String,
    /// The person who says the line, if that is known.
    pub(super) speaker: Option<String>,
}

/// Where the arrow keys lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// Choices that are shown together.
#[derive(Clone, PartialEq, Eq, Debug)]
struct ChoiceLevel {
    choices: Vec<Choice>,
    /// The selected choice. At first nothing is selected, so that Enter pressed by accident does nothing. There are two exceptions. If
    /// all choices are moves, the first one is selected. While `!replay` shows a game, its next step is selected.
    selected: Option<usize>,
    stamp: Option<Stamp>,
    /// Whether the choices answer an offer or a question.
    is_question: bool,
    /// Whether the choices are the steps of a game that `!replay` shows.
    is_steps: bool,
}

/// All that can be chosen.
#[derive(Debug, Default)]
pub(super) struct Choices {
    levels: Vec<ChoiceLevel>,
}

impl Choices {
    /// Takes in the controls of a message. They replace all levels in three cases:
    ///
    /// - The message shows a board.
    /// - The message offers moves of a position, and the lowest present level does not belong to that position.
    /// - The lowest present level has no stamp.
    ///
    /// Otherwise the controls become a new level above the present ones. A message without choices can remove levels:
    ///
    /// - If its controls have a stamp but no rows, the levels with that stamp are removed.
    /// - Otherwise, if it shows a board, all levels are removed.
    pub(super) fn take(&mut self, post: &Post, lang: Lang) {
        let has_board = post
            .body
            .iter()
            .any(|block| matches!(block, Block::Board(_)));
        let Some(level) = level(post, lang) else {
            let gone = post.controls.as_ref();
            let gone = gone.filter(|controls| controls.rows.is_empty());
            if let Some(gone) = gone.and_then(|controls| controls.stamp) {
                self.levels.retain(|level| level.stamp != Some(gone));
            } else if has_board {
                // Nothing can be done below this board, such as that of a game that is over.
                self.levels.clear();
            }
            return;
        };
        let base = self.levels.first().and_then(|base| base.stamp);
        let is_of_another = is_elsewhere(level.stamp, base) && offers_moves(post);
        if has_board || base.is_none() || is_of_another {
            self.levels.clear();
        }
        self.levels.push(level);
    }

    /// Makes this control the only choice. Called before the first message has come.
    pub(super) fn begin_with(&mut self, control: &Control, lang: Lang) {
        let choice = step_line(control, lang).map(|line| Choice {
            control: control.clone(),
            line,
            speaker: None,
        });
        self.levels = vec![ChoiceLevel {
            choices: choice.into_iter().collect(),
            selected: None,
            stamp: None,
            is_question: false,
            is_steps: false,
        }];
    }

    /// Takes in the controls of a message in which `!replay` shows a step of a game. If more steps follow, the next one is selected. So
    /// Enter alone steps through the game.
    pub(super) fn take_steps(&mut self, post: &Post, steps_left: u32, lang: Lang) {
        self.drop_steps();
        self.levels
            .extend(level(post, lang).map(|level| ChoiceLevel {
                selected: (steps_left > 0).then_some(0),
                is_steps: true,
                ..level
            }));
    }

    /// Drops the steps of `!replay`, because the present board is shown again.
    pub(super) fn drop_steps(&mut self) {
        self.levels.retain(|level| !level.is_steps);
    }

    /// Whether the choices are the steps of a game that `!replay` shows.
    pub(super) fn are_steps(&self) -> bool {
        self.levels.last().is_some_and(|level| level.is_steps)
    }

    /// Translates the choices and their lines into another language.
    pub(super) fn translate(&mut self, to: Lang) {
        for choice in self.levels.iter_mut().flat_map(|level| &mut level.choices) {
            choice.control = choice.control.translated(to);
            if let Some(line) = step_line(&choice.control, to) {
                choice.line = line;
            }
        }
    }

    /// The choices that are shown, and which of them is selected.
    pub(super) fn shown(&self) -> (&[Choice], Option<usize>) {
        match self.levels.last() {
            Some(level) => (&level.choices, level.selected),
            None => (&[], None),
        }
    }

    /// Moves the selection in a grid of this many columns. If nothing is selected, selects the first choice.
    pub(super) fn go(&mut self, direction: Direction, columns: usize) {
        let Some(level) = self.levels.last_mut() else {
            return;
        };
        let last = level.choices.len().saturating_sub(1);
        level.selected = Some(match (level.selected, direction) {
            (None, _) => 0,
            (Some(at), Direction::Left) => at.saturating_sub(1),
            (Some(at), Direction::Right) => (at + 1).min(last),
            (Some(at), Direction::Up) => at.checked_sub(columns).unwrap_or(at),
            (Some(at), Direction::Down) if at + columns <= last => at + columns,
            (Some(at), Direction::Down) => at,
        });
    }

    /// Goes back to the level below. At the lowest level, clears the selection.
    pub(super) fn back(&mut self) {
        if self.levels.len() > 1 {
            self.levels.pop();
        } else if let Some(level) = self.levels.last_mut() {
            level.selected = None;
        }
    }

    /// The game whose moves can be chosen. `None` if no moves can be chosen.
    pub(super) fn game(&self) -> Option<SessionId> {
        match self.levels.first()?.stamp? {
            Stamp::Position { session, .. } => Some(session),
            Stamp::Question(_) => None,
        }
    }

    /// Drops levels, because somebody has said something. The lowest level stays unless it is a question. The steps of a game that
    /// `!replay` shows stay, too.
    pub(super) fn spoken(&mut self) {
        let steps = self.levels.pop_if(|level| level.is_steps);
        self.levels.truncate(1);
        self.levels.retain(|level| !level.is_question);
        self.levels.extend(steps);
    }
}

/// The choices that a message offers, with their lines in this language. `None` if the message offers no choice.
fn level(post: &Post, lang: Lang) -> Option<ChoiceLevel> {
    let controls = post.controls.as_ref()?;
    let on_turn = on_turn(post);
    let reader = post.reader.as_ref().map(|reader| reader.name.to_string());
    let choice = |control: &Control| {
        let is_move = matches!(control.step, NextStep::Move(..) | NextStep::Piece(..));
        let speaker = if is_move { &on_turn } else { &reader };
        Some(Choice {
            control: control.clone(),
            line: step_line(control, lang)?,
            speaker: speaker.clone().or_else(|| reader.clone()),
        })
    };
    let only_moves = controls
        .each()
        .all(|control| matches!(control.step, NextStep::Move(..)));
    let is_question = is_question(post);
    let choices: Vec<Choice> = controls.each().filter_map(choice).collect();
    (!choices.is_empty()).then_some(ChoiceLevel {
        choices,
        selected: only_moves.then_some(0),
        stamp: controls.stamp,
        is_question,
        is_steps: false,
    })
}

/// Whether a message offers moves. Then it is about the position of its game, and not about an offer, a question or an open seat.
pub(super) fn offers_moves(post: &Post) -> bool {
    let mut controls = post.controls.iter().flat_map(Controls::each);
    controls.any(|control| match &control.step {
        NextStep::Move(..) | NextStep::Piece(..) | NextStep::Type(_) => true,
        NextStep::Command(id, _) => *id == MOVES,
        NextStep::Session(_) | NextStep::Answer(_) | NextStep::CommandWithWords(..) => false,
    })
}

/// Whether each choice below a message is an answer to an offer or a question.
fn is_question(post: &Post) -> bool {
    let mut controls = post.controls.iter().flat_map(Controls::each);
    controls
        .all(|control| matches!(control.step, NextStep::Answer(_)) || control.step.answers_offer())
}

/// The name of the person on turn in the game that a message is about. `None` if the message does not say it, or if that person is not at
/// the console.
pub(super) fn on_turn(post: &Post) -> Option<String> {
    let person = post.controls.as_ref()?.on_turn.as_ref();
    let person = person.filter(|person| person.platform == Platform::Console);
    person.map(|person| person.name.to_string())
}

/// Whether this stamp belongs to a position, but not to the one that is shown.
pub(super) fn is_elsewhere(stamp: Option<Stamp>, shown: Option<Stamp>) -> bool {
    matches!(stamp, Some(Stamp::Position { .. }))
        && !stamp
            .zip(shown)
            .is_some_and(|(one, other)| one.is_of_position(other))
}
