//! News: what a room is told when a session begins or goes on. What it is told at the end is in `ending.rs`.

use super::board_picture::{board_picture, compass};
use super::board_side::side_on_turn;
use super::call::call;
use super::clock::{announce_time, goes_on, warn_of_time};
use super::next_step::{has_command, moves};
use super::sentence::{TextsOf, capitalize, side_of_seat};
use super::session_title::{number_before_move, session_values, which};
use super::{Block, Board, Body, NextStep, Scene};
use crate::command::command_id::{ABORT, MOVES};
use crate::locales::{Lang, Values, has_sentence};
use crate::session::{BoardForm, DROPPED, REPLACES, Session, TurnFacts};
use lusoria_games::catalog::Game;
use lusoria_games::rules::{Fact, Role, Seat, ThrowSource};
use std::sync::Arc;

/// The turns at whose beginning a player first reads about a move of the other player: turn 2 for one of them, turn 3 for the other.
const FIRST_READ: std::ops::RangeInclusive<u32> = 2..=3;
/// In a game of limited length, messages warn of the end when this many moves or fewer are left.
const LAST_MOVES: u32 = 20;
/// The initial capacity of a list of blocks: the call, the turn, the board, its captions and the examples.
const USUAL_BLOCKS: usize = 5;

pub(super) fn announce_opening(session: &Session, next: &[NextStep], scene: &Scene) -> Body {
    let news = news(session, usize::MAX);
    first_turn(session, whole_turn(session, news, next, scene), next, scene)
}

/// The message when a turn begins. It tells what happened in the last `turns` turns. The turn that begins counts as one of them.
pub(super) fn announce_turn(
    session: &Session,
    turns: usize,
    next: &[NextStep],
    scene: &Scene,
) -> Body {
    let body = whole_turn(session, news(session, turns), next, scene);
    match scene.tells_terms_again(session) {
        true => first_turn(session, body, next, scene),
        false => body,
    }
}

/// The message about an event other than a move. If `board` is true, the board is shown, too.
pub(super) fn announce_news(
    session: &Session,
    fact: &Fact,
    board: bool,
    next: &[NextStep],
    scene: &Scene,
) -> Body {
    let values = session_values(session, scene).fact(fact, side_on_turn(session));
    let mut values = values
        .player("first-name", Seat::First)
        .player("second-name", Seat::Second);
    if let Some(moves) = TextsOf(fact).text("moves") {
        values = values.text("moves", scene.written_move(moves));
    }
    let mut body = vec![scene.sentence_paragraph(&format!("news-{}", fact.id), values)];
    if fact.args.iter().any(|(name, _)| name == REPLACES) {
        body.push(scene.sentence_paragraph("offer-replaces", Values::new()));
    }
    if fact.args.iter().any(|(name, _)| name == DROPPED) {
        let values = Values::new().fact(fact, side_on_turn(session));
        body.push(scene.sentence_paragraph("offer-dropped", values));
    }
    if board {
        body.extend(whole_turn(session, &[], next, scene));
    }
    body
}

/// The turns of which a message tells when a new turn begins: the last `turns` turns, without the one that begins. In a game with lots,
/// the message tells of that one, too, because the drawn lot is shown nowhere else.
fn news(session: &Session, turns: usize) -> &[Arc<TurnFacts>] {
    let last_turns = session.last_turns(turns);
    if by_lot(session) {
        return last_turns;
    }
    &last_turns[..last_turns.len().saturating_sub(1)]
}

/// Whether the game uses lots instead of dice.
fn by_lot(session: &Session) -> bool {
    matches!(session.line.chance(), Some(ThrowSource::Lot(_)))
}

/// Chooses the id of a sentence: `lots` if the game uses lots, otherwise `dice`.
pub(super) fn dice_or_lots(
    session: &Session,
    dice: &'static str,
    lots: &'static str,
) -> &'static str {
    if by_lot(session) { lots } else { dice }
}

/// The message while a turn goes on. On a platform that edits messages, this message takes the place of the turn's first message, and
/// tells the whole turn. On other platforms it is short.
pub(super) fn announce_partial_turn(session: &Session, next: &[NextStep], scene: &Scene) -> Body {
    if session.missing_word().is_some() {
        return call(session, scene).cloned().into_iter().collect();
    }
    if !scene.edits_messages {
        let mut body = tell_turns(session, session.last_turns(1), side_on_turn(session), scene);
        body.extend(show_position(session, side_on_turn(session), scene));
        body.extend(samples(session, next, scene));
        return body;
    }
    let body = whole_turn(session, session.last_turns(2), next, scene);
    match session.turns == 1 || scene.tells_terms_again(session) {
        true => first_turn(session, body, next, scene),
        false => body,
    }
}

/// The message of a turn: the call to the player, what happened, the board, and examples of moves.
fn whole_turn(
    session: &Session,
    last_turns: &[Arc<TurnFacts>],
    next: &[NextStep],
    scene: &Scene,
) -> Body {
    let mut body = Body::with_capacity(USUAL_BLOCKS);
    body.extend(call(session, scene).cloned());
    body.extend(tell_turns(
        session,
        last_turns,
        side_on_turn(session),
        scene,
    ));
    body.extend(legend(session, scene));
    body.extend(show_position(session, side_on_turn(session), scene));
    body.extend(goes_on(session, scene));
    body.extend(warn_of_time(session, scene));
    body.extend(samples(session, next, scene));
    body
}

/// The message of the first turn, or of the second one if the terms are told once more. It consists of the text `turn` and sentences
/// about the new game, such as who plays which side. In a game with dice or lots, they tell the hash of the seed.
fn first_turn(session: &Session, turn: Body, next: &[NextStep], scene: &Scene) -> Body {
    let opened = match session.is_solitaire() {
        true => "opened-alone",
        false if session.is_hot_seat() => "opened-both-sides",
        false => "opened",
    };
    let hint = match has_command(next, ABORT) {
        true if session.is_hot_seat() => "opened-hint-both-sides",
        true if session.is_between_computers() => "opened-hint-computers",
        true if session.has_computer() => "opened-hint-computer",
        true => "opened-hint",
        false if session.is_solitaire() => "opened-hint-solitaire",
        false => "opened-hint-alone",
    };
    let mut body = vec![scene.sentence_paragraph(opened, seat_values(session, scene))];
    body.extend(announce_time(session, scene));
    // At the beginning, a message of its own says that the game is rated.
    if scene.is_rated && scene.tells_terms_again(session) {
        body.push(scene.sentence_paragraph("news-rated", session_values(session, scene)));
    }
    body.extend(turn);
    body.extend(tell_of_the_game(session, scene));
    body.push(scene.sentence_paragraph(hint, level_values(session, scene)));
    if session.uses_seed() {
        let id = dice_or_lots(session, "opened-dice", "opened-lots");
        let hash = session.promised_hash();
        body.push(scene.sentence_paragraph(id, session_values(session, scene).text("hash", hash)));
    }
    body
}

/// What is known about the game that begins, such as which player has the advantage in theory. `None` if nothing is known. Also `None` if
/// the game is rated, because the players of a rated game are told nothing that helps them.
fn tell_of_the_game(session: &Session, scene: &Scene) -> Option<Block> {
    if scene.is_rated {
        return None;
    }
    let captions = session.line.diagram().captions;
    let known: Vec<_> = captions
        .iter()
        .filter(|fact| fact.role == Role::Opening)
        .map(|fact| scene.fact_sentence(session.line.game().info.id, fact, side_on_turn(session)))
        .collect();
    (!known.is_empty()).then(|| scene.paragraph(&known.join("\n")))
}

/// The level at which the computer player of a session plays, and how it is changed.
pub(super) fn announce_level(session: &Session, scene: &Scene) -> Block {
    match session.is_between_computers() {
        true => scene.sentence_paragraph("level-computers", seat_values(session, scene)),
        false if session.ending.is_some() => {
            scene.sentence_paragraph("level-over", level_values(session, scene))
        }
        false if scene.in_tournament => {
            scene.sentence_paragraph("level-in-tournament", level_values(session, scene))
        }
        false => scene.sentence_paragraph("level", level_values(session, scene)),
    }
}

/// The values for a sentence about the level: those of the session, and the name of the level if a computer player takes part.
fn level_values<'a>(session: &Session, scene: &Scene) -> Values<'a> {
    let values = session_values(session, scene);
    let mut computers = Seat::ALL
        .into_iter()
        .filter_map(|seat| session.computer_at(seat));
    match computers.next() {
        Some(computer) => values.text("level", computer.level().name()),
        None => values,
    }
}

/// The values for the sentence that says who plays which side. The player with the first turn is named first. If the game begins from a
/// position that somebody has set up, Second may have the first turn.
fn seat_values<'a>(session: &Session, scene: &Scene) -> Values<'a> {
    let mover = session.mover().unwrap_or(Seat::First);
    let first = match scene.tells_terms_again(session) {
        true => mover.other(),
        false => mover,
    };
    let side = |seat| side_of_seat(scene.lang, session, seat);
    let values = session_values(session, scene).player("first", first);
    if session.is_solitaire() {
        return values;
    }
    values
        .text("first-side", side(first))
        .player("second", first.other())
        .text("second-side", side(first.other()))
}

/// One paragraph for each turn in which something happened, for a reader on this side.
pub(super) fn tell_turns(
    session: &Session,
    last_turns: &[Arc<TurnFacts>],
    side: Seat,
    scene: &Scene,
) -> Body {
    let eventful = last_turns.iter().filter(|turn| !turn.facts.is_empty());
    eventful
        .map(|turn| tell_turn(session, turn, side, scene))
        .collect()
}

/// Tells a turn. What the player did becomes one sentence. Other events, such as the end of a round, become sentences on lines of their
/// own.
fn tell_turn(session: &Session, turn: &TurnFacts, side: Seat, scene: &Scene) -> Block {
    let game = session.line.game().info.id;
    let apart = |fact: &Fact| fact.role == Role::Sentence;
    let mut lines = Vec::new();
    for facts in turn.facts.chunk_by(|a, b| !apart(a) && !apart(b)) {
        let told: Vec<_> = facts
            .iter()
            .map(|f| scene.fact_sentence(game, f, side))
            .collect();
        lines.push(match facts {
            [fact] if apart(fact) => format!("{}.", capitalize(&told[0])),
            _ => {
                let values = Values::new().player("player", turn.seat);
                scene.sentence("told", values.text("what", told.join(", ")))
            }
        });
    }
    scene.paragraph(&lines.join("\n"))
}

/// Explains the signs in a game's notation. Each player gets the explanation with the first message about a move of the other player.
/// `None` in all other messages, and if the game needs no explanation.
fn legend(session: &Session, scene: &Scene) -> Option<Block> {
    if !FIRST_READ.contains(&session.turns) {
        return None;
    }
    let id = format!("{}-legend", session.line.game().info.id);
    let is_there = has_sentence(scene.lang, &id);
    is_there.then(|| scene.sentence_paragraph(&id, session_values(session, scene)))
}

/// The board from one side with its captions, or the position as sentences if the reader prefers that.
pub(super) fn show_position(session: &Session, side: Seat, scene: &Scene) -> Body {
    if scene.form == BoardForm::Prose {
        return vec![describe_position(session, side, scene)];
    }
    let diagram = session.line.diagram();
    let mut captions = caption_sentences(session, &diagram.captions, side, scene);
    captions.extend(warn_of_last_moves(session, scene));
    let mut board = Board::text(diagram, side, scene.lang, scene.width);
    if scene.form == BoardForm::Picture {
        let words = scene.plain_words(&facts_of_position(session, side, scene).join("\n"));
        captions.extend(compass(&board, scene));
        board.picture = Some(Box::new(board_picture(session, &board, words, scene)));
    }
    let mut body = vec![Block::Board(board)];
    captions.extend(tell_offers(session, scene));
    if !captions.is_empty() {
        body.push(scene.paragraph(&captions.join("\n")));
    }
    body
}

/// The sentences about what is offered and not yet answered.
fn tell_offers(session: &Session, scene: &Scene) -> impl Iterator<Item = String> {
    let open = session.open_offers().filter(|_| session.ending.is_none());
    open.map(|(seat, offer)| {
        let values = session_values(session, scene).player("player", seat);
        let values = values.number("own", u8::from(scene.is_readers_seat(session, seat)));
        let values = values.number("days", offer.days().unwrap_or_default());
        scene.sentence("open-offer", values.text("what", offer.name()))
    })
}

/// The position as sentences.
pub(super) fn describe_position(session: &Session, side: Seat, scene: &Scene) -> Block {
    scene.paragraph(&facts_of_position(session, side, scene).join("\n"))
}

fn facts_of_position(session: &Session, side: Seat, scene: &Scene) -> Vec<String> {
    let mut facts = caption_sentences(session, &session.line.prose(side), side, scene);
    facts.extend(warn_of_last_moves(session, scene));
    facts.extend(tell_offers(session, scene));
    facts
}

/// The warning that a game of limited length is near its end; `None` if it is not.
pub(super) fn warn_of_last_moves(session: &Session, scene: &Scene) -> Option<String> {
    let left = session.line.moves_left()?;
    let near = session.decider().is_some() && left <= LAST_MOVES;
    near.then(|| scene.sentence("last-moves", Values::new().number("moves", left)))
}

/// The sentences of these captions, for a reader on this side. Leaves out what is told at the beginning of a game. Once the game is over,
/// also leaves out what can be done next.
pub(super) fn caption_sentences(
    session: &Session,
    facts: &[Fact],
    side: Seat,
    scene: &Scene,
) -> Vec<String> {
    let game = session.line.game().info.id;
    let over = session.ending.is_some();
    let said = facts
        .iter()
        .filter(|fact| fact.role != Role::Opening)
        .filter(|fact| !(over && fact.role == Role::WhilePlaying));
    said.map(|fact| scene.fact_sentence(game, fact, side))
        .collect()
}

/// A move in the form in which people type it in this language.
pub(super) fn typed_move(game: &Game, canonical: &str, lang: Lang) -> String {
    let written = game.written_move(canonical, lang.tag());
    ["`", &written, "`"].concat()
}

/// A move of this session as it can be typed where the message is read. If the room does not show the session, the move begins with the
/// session's number.
pub(super) fn suggested_move(session: &Session, canonical: &str, scene: &Scene) -> String {
    let typed = typed_move(session.line.game(), canonical, scene.lang);
    typed.replacen('`', &format!("`{}", number_before_move(session, scene)), 1)
}

/// The sentence that suggests the moves among these steps; `None` if there are none.
pub(super) fn samples(session: &Session, next: &[NextStep], scene: &Scene) -> Option<Block> {
    let id = match has_command(next, MOVES) {
        true => "samples",
        false => "samples-all",
    };
    let moves: Vec<_> = moves(next)
        .into_iter()
        .map(|canonical| suggested_move(session, canonical, scene))
        .collect();
    let values = Values::new()
        .text("which", which(session, scene))
        .text("moves", moves.join(", "));
    (!moves.is_empty()).then(|| scene.sentence_paragraph(id, values))
}
