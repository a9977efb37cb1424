//! Messages with what computer players have found for people: hints, and the analysis of a game.

use super::chart::chart;
use super::news::{suggested_move, typed_move};
use super::session_title::session_values;
use super::{Block, Body, Scene};
use crate::locales::Values;
use crate::session::{Analysis, BoardForm, CertainFrom, Hint, Session, TurningPoint};
use lusoria_games::exact::{Exact, PliesLeadTo, SeatResult};
use lusoria_games::rules::Seat;

/// At most this many winning chances are written as numbers, for a reader who gets no chart.
const MOST_TOLD: usize = 16;

pub(super) fn hint(hint: &Hint, session: &Session, scene: &Scene) -> Body {
    let values =
        session_values(session, scene).text("move", suggested_move(session, &hint.ply, scene));
    let Some(exact) = hint.exact else {
        return vec![scene.sentence_paragraph("hint", values)];
    };
    let id = match (exact.result, session.is_solitaire()) {
        (SeatResult::Win, false) => "hint-win",
        (SeatResult::Draw, _) => "hint-draw",
        (SeatResult::Loss, false) => "hint-loss",
        (SeatResult::Win, true) => "hint-alone-win",
        (SeatResult::Loss, true) => "hint-alone-loss",
    };
    vec![scene.sentence_paragraph(id, exact_values(exact, session, values))]
}

/// Adds the values for a sentence about an exact value:
///
/// - `plies`: as in [`Exact`], or 0 if not known,
/// - `stones`: as in [`Exact`], or -1 if not known,
/// - `goes-on`: 1 if the winner is certain after that number of plies but the game may go on, otherwise 0.
fn exact_values<'a>(exact: Exact, session: &Session, values: Values<'a>) -> Values<'a> {
    let goes_on = exact.plies.is_some() && session.line.plies_lead_to() == PliesLeadTo::Decision;
    values
        .number("plies", exact.plies.unwrap_or(0))
        .number("stones", exact.stones.unwrap_or(-1))
        .number("goes-on", i64::from(goes_on))
}

pub(super) fn analysis(analysis: &Analysis, session: &Session, scene: &Scene) -> Body {
    let values = session_values(session, scene).player("player", Seat::First);
    let head = match session.is_solitaire() {
        true => "analysis-alone",
        false => "analysis",
    };
    let mut body = vec![scene.sentence_paragraph(head, values)];
    body.push(chances(analysis, scene));
    if analysis.chances.len() < analysis.turns as usize {
        let values = Values::new().count("count", analysis.chances.len());
        let values = values.number("turns", analysis.turns);
        body.push(scene.sentence_paragraph("analysis-long", values));
    }
    let points = analysis.turning_points.iter();
    body.extend(points.map(|point| turning_point(point, session, scene)));
    if analysis.turning_points.is_empty() {
        body.push(scene.sentence_paragraph("analysis-quiet", Values::new()));
    }
    let certain = analysis.certain.as_ref();
    body.extend(certain.map(|certain| describe_certainty(certain, session, scene)));
    body
}

/// The chances as a chart, or as numbers for whoever reads boards in sentences.
fn chances(analysis: &Analysis, scene: &Scene) -> Block {
    if scene.form != BoardForm::Prose {
        // The position after the last turn has no number of its own.
        let numbered = analysis.chances.iter();
        let numbered = numbered.map(|(turn, chance)| ((*turn).min(analysis.turns), *chance));
        return Block::fixed(&chart(&numbered.collect::<Vec<_>>()));
    }
    let step = analysis.chances.len().div_ceil(MOST_TOLD).max(1);
    let told = analysis.chances.iter().step_by(step);
    let told: Vec<_> = told
        .map(|(turn, chance)| format!("{turn}: {chance} %"))
        .collect();
    scene.paragraph(&told.join(", "))
}

fn turning_point(point: &TurningPoint, session: &Session, scene: &Scene) -> Block {
    let values = Values::new()
        .number("turn", point.turn)
        .player("player", point.seat)
        .text("played", moves(&point.played, session, scene).join(", "))
        .text("better", moves_in_turn(&point.better, session, scene))
        .number("before", point.before)
        .number("after", point.after);
    scene.sentence_paragraph("analysis-turn", values)
}

/// Moves of one turn: `e5`, then `e7`.
fn moves_in_turn(plies: &[String], session: &Session, scene: &Scene) -> String {
    let moves = moves(plies, session, scene);
    let then = scene.sentence("analysis-then", Values::new());
    moves.join(&format!(", {then} "))
}

fn moves(plies: &[String], session: &Session, scene: &Scene) -> Vec<String> {
    let game = session.line.game();
    let typed = |ply: &String| typed_move(game, ply, scene.lang);
    plies.iter().map(typed).collect()
}

fn describe_certainty(certain: &CertainFrom, session: &Session, scene: &Scene) -> Block {
    let winner = match certain.exact.result {
        SeatResult::Win => certain.seat,
        SeatResult::Loss | SeatResult::Draw => certain.seat.other(),
    };
    let id = match (certain.exact.result, session.is_solitaire()) {
        (SeatResult::Draw, _) => "analysis-certain-draw",
        (_, false) => "analysis-certain-win",
        (SeatResult::Win, true) => "analysis-certain-solved",
        (SeatResult::Loss, true) => "analysis-certain-lost",
    };
    let values = Values::new()
        .number("turn", certain.turn)
        .player("winner", winner);
    scene.sentence_paragraph(id, exact_values(certain.exact, session, values))
}
