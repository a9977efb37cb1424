//! Shows the position editor: a status line and the board. If no game can begin from the position, it also shows the reason.
//!
//! A position is told in sentences only if a game can begin from it. Any other position may lack what the sentences are about, such as a
//! king. Its board is shown as text instead.

use super::board_picture::drawn;
use super::picture::Picture;
use super::{Block, Board, Body, Scene, plain_text};
use crate::locales::{Lang, Values, fixed_sentence};
use crate::session::{BoardForm, EditReply, Editor, STORE, outcome, to_move};
use lusoria_games::rules::{Diagram, Fact, Outcome, Role, Seat, Turn};

pub(super) fn show_editor(editor: &Editor, shown: &EditReply, scene: &Scene) -> Body {
    match shown {
        EditReply::Board => board(editor, scene),
        EditReply::Replaced => {
            let mut body = board(editor, scene);
            body.push(scene.sentence_paragraph("edit-undo-hint", Values::new()));
            body
        }
        EditReply::Saved(slot) => {
            let values = Values::new().text("game", name(editor, scene));
            vec![scene.sentence_paragraph("edit-saved", values.number("slot", *slot))]
        }
        EditReply::Forgotten(slot) => {
            vec![scene.sentence_paragraph("edit-forgotten", Values::new().number("slot", *slot))]
        }
        EditReply::Slots(slots) => {
            let list: Vec<_> = slots.iter().map(ToString::to_string).collect();
            let values = Values::new()
                .count("count", slots.len())
                .text("game", name(editor, scene))
                .text("slots", list.join(", "))
                .number("slot", slots.first().copied().unwrap_or(1));
            vec![scene.sentence_paragraph("edit-filled-slots", values)]
        }
        EditReply::Text(text) => vec![Block::fixed(text)],
        EditReply::Moves(moves) => {
            // The moves are not marked as text to be typed, because such a text, typed outside the editor, would be a move in a game.
            let values = Values::new()
                .count("count", moves.len())
                .text("moves", moves.join(", "));
            vec![scene.sentence_paragraph("edit-moves", values)]
        }
    }
}

fn board(editor: &Editor, scene: &Scene) -> Body {
    let mut body = vec![standing(editor, scene)];
    let id = editor.parts().0.info.id;
    if let Ok(diagram) = (editor.tools().diagram)(editor.setup()) {
        body.extend(show_position(editor, diagram, scene));
    }
    if let Ok(Err(law)) = (editor.tools().check)(editor.setup()) {
        let law = scene.fact_sentence(id, &law, Seat::First);
        body.push(scene.sentence_paragraph("edit-law", Values::new().text("law", law)));
    }
    body.extend(ending(editor, scene));
    let tools = Values::new()
        .text("places", places_in(scene.lang, &editor.places()))
        .text("contents", editor.tools().contents);
    body.push(scene.sentence_paragraph("edit-tools", tools));
    body
}

/// Writes these names of places in a language. Only the name of a store differs between languages.
pub(super) fn places_in(lang: Lang, places: &str) -> String {
    let store = fixed_sentence(lang, "edit-store");
    let names = places.split(' ').map(|name| match name {
        STORE => store.to_string(),
        name if name.eq_ignore_ascii_case(STORE) => store.to_uppercase(),
        name => name.to_owned(),
    });
    names.collect::<Vec<_>>().join(" ")
}

/// The position as text, as a picture or in sentences.
fn show_position(editor: &Editor, diagram: Diagram, scene: &Scene) -> Body {
    let told = told(editor, scene);
    if let (BoardForm::Prose, Some(told)) = (scene.form, &told) {
        return vec![scene.paragraph(told)];
    }
    let captions = sentences(editor, &diagram.captions, scene);
    let mut board = Board::text(diagram, Seat::First, scene.lang, scene.width);
    if scene.form == BoardForm::Picture {
        let alt = match told {
            Some(told) => scene.plain_words(&told),
            None => plain_text(&[Block::Board(board.clone())]),
        };
        let picture = Picture {
            diagram: &board.diagram,
            reader: Seat::First,
            before: None,
            seats: editor.parts().0.info.seats,
            turn: turn(editor),
            theme: scene.theme,
        };
        board.picture = Some(Box::new(drawn(&picture, alt)));
    }
    let mut body = vec![Block::Board(board)];
    if !captions.is_empty() {
        body.push(scene.paragraph(&captions.join("\n")));
    }
    body
}

/// The position in sentences; `None` if no game can begin from it.
fn told(editor: &Editor, scene: &Scene) -> Option<String> {
    let (game, options) = editor.parts();
    let line = game.begin_at(options, &editor.position).ok()?;
    let told = sentences(editor, &line.prose(Seat::First), scene);
    Some(told.join("\n")).filter(|told| !told.is_empty())
}

fn sentences(editor: &Editor, facts: &[Fact], scene: &Scene) -> Vec<String> {
    let id = editor.parts().0.info.id;
    let facts = facts.iter().filter(|fact| !tells_what_to_type(fact));
    facts
        .map(|fact| scene.fact_sentence(id, fact, Seat::First))
        .collect()
}

/// Whose turn the picture shows, or how the game has ended. If no game can begin from the position, it is nobody's turn.
fn turn(editor: &Editor) -> Turn {
    let seat = to_move(editor).map(Turn::Seat);
    let over = outcome(editor).map(Turn::Over);
    seat.or(over).unwrap_or(Turn::Chance)
}

/// Whether a caption only says what can be typed in a game, such as the caption about the start square of the mouse. The editor leaves
/// it out, because it tells nothing about the position, and in the editor people type other words.
fn tells_what_to_type(caption: &Fact) -> bool {
    caption.role == Role::WhilePlaying && caption.args.is_empty()
}

/// The paragraph that says that the game is over in this position, and who has won. `None` if the game is not over, or if no game can
/// begin from the position.
fn ending(editor: &Editor, scene: &Scene) -> Option<Block> {
    let seat = match outcome(editor)? {
        Outcome::Draw => return Some(scene.sentence_paragraph("edit-is-draw", Values::new())),
        Outcome::Win(seat) => seat,
    };
    let values = Values::new().text("side", side(editor, seat, scene));
    Some(scene.sentence_paragraph("edit-is-over", values))
}

fn side(editor: &Editor, seat: Seat, scene: &Scene) -> String {
    let id = editor.parts().0.info.id;
    match seat {
        Seat::First => scene.sentence(&format!("{id}-side-first"), Values::new()),
        Seat::Second => scene.sentence(&format!("{id}-side-second"), Values::new()),
    }
}

/// The status line: the game, the slot, whether moves and positions must follow the rules, and whose turn it is if that is known.
fn standing(editor: &Editor, scene: &Scene) -> Block {
    let side = to_move(editor).map_or_else(String::new, |seat| side(editor, seat, scene));
    let values = Values::new()
        .text("game", name(editor, scene))
        .number("slot", editor.slot)
        .number("rules", u8::from(editor.rules))
        .number("known", u8::from(!side.is_empty()))
        .text("side", side);
    scene.sentence_paragraph("edit-standing", values)
}

fn name(editor: &Editor, scene: &Scene) -> String {
    let id = editor.parts().0.info.id;
    scene.sentence(&format!("{id}-name"), Values::new())
}
