//! What can be pressed below a message, as data: buttons and menus, each with what a press does. Some platforms show no controls. Nothing
//! is lost there, because the words of the message say everything.
//!
//! If there are few moves, each has a control. If there are many, each piece that can move has one. A press on it chooses the piece, and
//! the bot answers with the moves of that piece. Nobody but the person who pressed sees the answer.

use super::next_step::moved_piece;
use super::sentence::capitalize;
use super::{NextStep, Scene};
use crate::command::command_id::{ACCEPT, BOARD, DECLINE, HINT, REPLAY, RULES};
use crate::command::{COMMANDS, asked_move, find};
use crate::locales::{Lang, fixed_sentence};
use crate::session::{
    ControlKinds, Identity, Question, Refusal, Say, Session, SessionId, ShownStep, Stamp,
};
use lusoria_games::catalog::{GAMES, Game};

/// The most buttons in a row.
const IN_A_ROW: usize = 5;
/// The most moves that are shown as buttons. More moves stand in a menu.
const MOST_BUTTONS: usize = 15;
/// The most options of a menu.
const IN_A_MENU: usize = 25;
/// The most rows of moves. One more row has the commands.
const MOST_ROWS: usize = 4;

/// The controls below a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Controls {
    /// The moment for which the controls are made. `None` if they hold at any time.
    pub stamp: Option<Stamp>,
    /// The person on turn in the game that the controls are about. The console's full screen shows the name, because several people may
    /// type there. `None` if no person is on turn.
    pub on_turn: Option<Identity>,
    /// The rows, at most five.
    pub rows: Vec<ControlRow>,
}

impl Controls {
    /// The controls of all rows.
    pub fn each(&self) -> impl Iterator<Item = &Control> + Clone {
        self.rows.iter().flat_map(|row| match row {
            ControlRow::Buttons(row) | ControlRow::Menu(_, row) => row,
        })
    }
}

/// A row of controls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ControlRow {
    /// At most five buttons.
    Buttons(Vec<Control>),
    /// A menu of at most 25 options. It shows the text until something is chosen.
    Menu(String, Vec<Control>),
}

/// Something to press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Control {
    /// The text on the control.
    pub label: String,
    /// What a press on the control does.
    pub step: NextStep,
}

/// The controls of a message. A message that only takes earlier controls away gets [`Controls`] without rows. `None` if there are no
/// controls to show or to take away, or if the platform shows no controls.
pub(super) fn controls(say: &Say, next: &[NextStep], scene: &Scene) -> Option<Controls> {
    let rows = match scene.controls {
        ControlKinds::None => return None,
        ControlKinds::Choices => choice_rows(next, scene),
        ControlKinds::All | ControlKinds::Own => all_rows(say, next, scene),
    };
    let session = scene.session.as_deref();
    let stamp = match say {
        Say::Refused(refusal, at, reader) => Question::of(refusal, *at)
            .map(|question| Stamp::asking(&question, *at, *reader))
            .or_else(|| session.map(Stamp::of)),
        Say::Proposal(told, _) => Some(Stamp::of_proposal(&told.proposal)),
        _ => session.map(Stamp::of),
    };
    let on_turn = session.and_then(Session::decider);
    let on_turn = on_turn.and_then(|seat| scene.player(seat)).cloned();
    (!rows.is_empty() || takes_controls_away(say, scene)).then_some(Controls {
        stamp,
        on_turn,
        rows,
    })
}

/// Whether the message takes away the controls of an earlier one. That is so on the console's full screen when a proposal is no longer
/// open. The screen would go on showing the controls otherwise.
fn takes_controls_away(say: &Say, scene: &Scene) -> bool {
    let is_over = matches!(say, Say::Proposal(told, _) if !told.proposal.is_open());
    is_over && scene.controls == ControlKinds::Own
}

/// Everything that can be pressed below a message.
fn all_rows(say: &Say, next: &[NextStep], scene: &Scene) -> Vec<ControlRow> {
    match (say, scene.session.as_deref()) {
        (Say::Board { .. }, Some(session)) if !scene.is_current => {
            let present = board_commands(session.id, scene);
            vec![ControlRow::Buttons(present.into())]
        }
        (
            Say::Opened(_)
            | Say::Turn(..)
            | Say::Partial(_)
            | Say::Board { .. }
            | Say::News { board: true, .. },
            Some(session),
        ) => board_rows(session, next, scene),
        (Say::Refused(Refusal::Which { command, .. }, ..), _) => {
            // If a move was typed, the buttons show the board and do not play the move, because the buttons are still there when the game
            // has gone on.
            let command = command.as_deref().filter(|one| asked_move(one).is_none());
            which_rows(command, scene)
        }
        (Say::ShownStep(shown), _) => step_rows(shown, scene),
        _ => rows_of(next, scene),
    }
}

/// Buttons for the two answers to a question or an offer. A message that has not exactly two answers gets no rows.
fn choice_rows(next: &[NextStep], scene: &Scene) -> Vec<ControlRow> {
    let is_answer = |step: &&NextStep| matches!(step, NextStep::Answer(_)) || step.answers_offer();
    let answers = next.iter().filter(is_answer);
    let answers: Vec<_> = answers.filter_map(|step| control_of(step, scene)).collect();
    match answers.len() {
        2 => vec![ControlRow::Buttons(answers)],
        _ => Vec::new(),
    }
}

/// The rows below a board: first the moves, then one row of at most five commands.
fn board_rows(session: &Session, next: &[NextStep], scene: &Scene) -> Vec<ControlRow> {
    let id = session.id;
    let can_move = session.decider().is_some() && session.thinking_seat().is_none();
    let moves = scene.legal_moves().iter();
    let moves: Vec<_> = moves.map(|one| one.notation.as_str()).collect();
    let mut rows = move_rows(id, &moves, scene);
    // The answers to an offer come first, because they are urgent.
    let mut commands = other_commands(next, &[], scene);
    commands.retain(|control| control.step != NextStep::Command(RULES, id));
    commands.extend(board_commands(id, scene));
    if can_move {
        commands.push(control("control-type", NextStep::Type(id), scene));
    }
    if can_move && session.allows_hints() {
        commands.push(command(HINT, id, scene));
    }
    commands.truncate(IN_A_ROW);
    rows.push(ControlRow::Buttons(commands));
    rows
}

/// Two controls. One shows the present board from the reader's own side. The other one shows the rules of the game.
fn board_commands(id: SessionId, scene: &Scene) -> [Control; 2] {
    let board = Control {
        label: label("control-my-side", scene),
        ..command(BOARD, id, scene)
    };
    [board, command(RULES, id, scene)]
}

/// Controls for the steps in `next` that are not among `offered`. Moves and the command that lists them are left out, because moves have
/// controls of their own.
fn other_commands(next: &[NextStep], offered: &[Control], scene: &Scene) -> Vec<Control> {
    let known = |step: &&NextStep| offered.iter().any(|control| control.step == **step);
    let others = next.iter().filter(|step| !known(step));
    others
        .filter(|step| !matches!(step, NextStep::Move(..)) && !step.is_list_of_moves())
        .filter_map(|step| control_of(step, scene))
        .collect()
}

/// The rows of an ordinary message: first the moves among its next steps, then buttons for the other steps.
fn rows_of(next: &[NextStep], scene: &Scene) -> Vec<ControlRow> {
    let mut rows = Vec::new();
    let moves = next.iter().filter_map(|step| match step {
        NextStep::Move(id, notation) => Some((*id, notation.as_str())),
        _ => None,
    });
    let (ids, moves): (Vec<_>, Vec<_>) = moves.unzip();
    if let Some(id) = ids.first() {
        rows = move_rows(*id, &moves, scene);
    }
    let others = other_commands(next, &[], scene);
    rows.extend(button_rows(others.into_iter()));
    rows.truncate(MOST_ROWS + 1);
    rows
}

/// A button for each session that the person may have meant. A press carries out `command` in that session. If there is no `command`, or
/// if the command needs the stamp of an offer, a press shows the board of that session.
fn which_rows(command: Option<&str>, scene: &Scene) -> Vec<ControlRow> {
    // On most platforms, a button that answers an offer needs the stamp of that offer, which only the board has. Where a button types its
    // command, no stamp is needed.
    let is_typed = scene.controls == ControlKinds::Own;
    let typed = command.filter(|id| is_typed || ![ACCEPT, DECLINE].contains(id));
    let typed = typed.unwrap_or(BOARD);
    let spec = COMMANDS.iter().find(|spec| spec.id == typed);
    let step = |session| match spec {
        Some(spec) => NextStep::Command(spec.id, session),
        None => NextStep::CommandWithWords(typed.to_owned(), session),
    };
    let buttons = scene.choices.iter().map(|choice| {
        let game = crate::command::typed_game_name(choice.session.line.game(), scene.lang);
        Control {
            label: format!("#{} {game}", choice.session.id),
            step: step(choice.session.id),
        }
    });
    button_rows(buttons)
}

/// Buttons for the next and the previous step of a replay. Each button has the number of its step. So a press shows this step even if the
/// reader has looked at other steps since.
fn step_rows(shown: &ShownStep, scene: &Scene) -> Vec<ControlRow> {
    let show = |id: &str, step: u32| {
        let command = format!("{REPLAY} {step}");
        control(id, NextStep::CommandWithWords(command, shown.at.0), scene)
    };
    let next = (shown.step < shown.last).then(|| show("control-step-next", shown.step + 1));
    let back = shown.step.checked_sub(1);
    let back = back.map(|step| show("control-step-back", step));
    button_rows(next.into_iter().chain(back))
}

/// The rows of controls for the moves of a session:
/// - Up to [`MOST_BUTTONS`] moves: a button for each move.
/// - Up to [`IN_A_MENU`] moves: one menu of moves.
/// - More moves: menus of pieces, or menus of moves if all are moves of one piece. No rows if more than [`MOST_ROWS`] menus were needed.
fn move_rows(id: SessionId, moves: &[&str], scene: &Scene) -> Vec<ControlRow> {
    let one_by_one = moves.iter().map(|one| a_move(id, one, scene));
    let in_a_row = match moves.len() {
        ..=MOST_BUTTONS => return button_rows(one_by_one),
        few => few <= IN_A_MENU,
    };
    let pieces = match in_a_row {
        true => Vec::new(),
        false => moves_by_piece(moves),
    };
    let (text, options): (_, Vec<Control>) = match pieces.len() {
        0 | 1 => ("control-choose-move", one_by_one.collect()),
        _ => {
            let options = pieces.iter();
            let options = options.flat_map(|(piece, moves)| of_piece(id, piece, moves, scene));
            ("control-choose-piece", options.collect())
        }
    };
    if options.len() > IN_A_MENU * MOST_ROWS {
        return Vec::new();
    }
    let menu = |options| ControlRow::Menu(label(text, scene), options);
    in_rows_of(IN_A_MENU, options.into_iter())
        .map(menu)
        .collect()
}

/// The moves of each piece.
fn moves_by_piece<'a>(moves: &[&'a str]) -> Vec<(&'a str, Vec<&'a str>)> {
    let mut pieces: Vec<(&str, Vec<&str>)> = Vec::new();
    for notation in moves.iter().copied() {
        let piece = moved_piece(notation);
        // The moves of a piece mostly follow each other, so the piece that was added last is looked at first.
        match pieces.iter_mut().rfind(|(known, _)| *known == piece) {
            Some((_, moves)) => moves.push(notation),
            None => pieces.push((piece, vec![notation])),
        }
    }
    pieces
}

/// The option that chooses a piece. If the piece has only one move, the option is this move. If the notation names no piece, each move is
/// an option.
fn of_piece(id: SessionId, piece: &str, moves: &[&str], scene: &Scene) -> Vec<Control> {
    if piece.is_empty() || moves.len() == 1 {
        return moves.iter().map(|one| a_move(id, one, scene)).collect();
    }
    vec![Control {
        label: scene.written_move(piece) + MORE,
        step: NextStep::Piece(id, piece.to_owned()),
    }]
}

fn a_move(id: SessionId, notation: &str, scene: &Scene) -> Control {
    Control {
        label: scene.written_move(notation),
        step: NextStep::Move(id, notation.to_owned()),
    }
}

fn button_rows(buttons: impl Iterator<Item = Control>) -> Vec<ControlRow> {
    in_rows_of(IN_A_ROW, buttons)
        .map(ControlRow::Buttons)
        .collect()
}

/// Puts these controls into rows of `most`. The last row may have fewer.
fn in_rows_of(
    most: usize,
    mut controls: impl Iterator<Item = Control>,
) -> impl Iterator<Item = Vec<Control>> {
    std::iter::from_fn(move || {
        let row: Vec<_> = controls.by_ref().take(most).collect();
        (!row.is_empty()).then_some(row)
    })
}

/// The control for a step. `None` for moves, pieces and commands with words. Their controls are made elsewhere.
fn control_of(step: &NextStep, scene: &Scene) -> Option<Control> {
    match step {
        NextStep::Command(id, session) => Some(command(id, *session, scene)),
        NextStep::Answer(true) => Some(control("control-yes", step.clone(), scene)),
        NextStep::Answer(false) => Some(control("control-no", step.clone(), scene)),
        NextStep::Session(id) => Some(command(BOARD, *id, scene)),
        NextStep::Type(_) => Some(control("control-type", step.clone(), scene)),
        NextStep::Move(..) | NextStep::Piece(..) | NextStep::CommandWithWords(..) => None,
    }
}

/// A button that gives this command.
pub(super) fn command(id: &'static str, session: SessionId, scene: &Scene) -> Control {
    let spec = COMMANDS
        .iter()
        .find(|spec| spec.id == id)
        .or_else(|| find(id));
    Control {
        label: capitalize(spec.map_or(id, |spec| spec.word(scene.lang))),
        step: NextStep::Command(id, session),
    }
}

/// The ids of the sentences that are used as labels. Other labels are words of commands, moves or numbers of games.
const LABELS: [&str; 6] = [
    "control-my-side",
    "control-type",
    "control-yes",
    "control-no",
    "control-step-next",
    "control-step-back",
];

impl Control {
    /// The same control with its label in this language.
    #[must_use]
    pub fn translated(&self, to: Lang) -> Self {
        let is_in = |lang: Lang, id: &str| fixed_sentence(lang, id) == self.label;
        let is_label = |id: &&str| Lang::ALL.into_iter().any(|lang| is_in(lang, id));
        let own = LABELS.into_iter().find(is_label);
        let of_step = match &self.step {
            // A label that begins with `#` names a game.
            NextStep::Command(..) if self.label.starts_with('#') => None,
            NextStep::Command(id, _) => find(id).map(|spec| capitalize(spec.word(to))),
            NextStep::Move(_, notation) => self.move_in(notation, to),
            NextStep::Piece(_, piece) => self.move_in(piece, to),
            _ => None,
        };
        let own = own.map(|id| fixed_sentence(to, id).into_owned());
        Self {
            label: own.or(of_step).unwrap_or_else(|| self.label.clone()),
            step: self.step.clone(),
        }
    }

    /// The label of a move or a piece in another language. The words come from the game that the label belongs to.
    fn move_in(&self, notation: &str, to: Lang) -> Option<String> {
        let more = if self.label.ends_with(MORE) { MORE } else { "" };
        let label = self.label.trim_end_matches(MORE);
        let has_given = |game: &&Game| {
            let written = |lang: Lang| game.written_move(notation, lang.tag());
            Lang::ALL.into_iter().any(|lang| written(lang) == label)
        };
        // Several games may write the move like this label. A game that has no words for it writes it in every language as in English, so
        // a text that differs from the label is taken.
        let given = GAMES.iter().filter(has_given);
        let mut written = given.map(|game| game.written_move(notation, to.tag()));
        Some(written.find(|written| written != label)? + more)
    }
}

/// How the label of a piece ends. A press on it lists the moves of the piece.
const MORE: &str = " …";

fn control(id: &str, step: NextStep, scene: &Scene) -> Control {
    Control {
        label: label(id, scene),
        step,
    }
}

fn label(id: &str, scene: &Scene) -> String {
    fixed_sentence(scene.lang, id).into_owned()
}

#[cfg(test)]
#[path = "controls_tests.rs"]
mod tests;
