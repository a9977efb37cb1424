//! News: what a room is told when a session begins, goes on, or ends.

use super::next_step::{has_command, moves};
use super::sentence::{Values, capitalize};
use super::{Block, Board, Body, NextStep, Scene, Span};
use crate::command::command_id::{ABORT, MOVES, VERIFY};
use crate::command::typed_game_name;
use crate::locales::has_sentence;
use crate::session::{Ending, Session, Story};
use lusoria_games::rules::{Fact, Outcome, Role, Seat, ThrowSource};
use std::sync::Arc;

/// The turns whose messages are the first to tell each player about a move of the other.
const FIRST_READ: std::ops::RangeInclusive<u32> = 2..=3;
/// How many moves before its end a game of limited length announces the end.
const LAST_MOVES: u32 = 20;

pub(super) fn announce_opening(session: &Session, next: &[NextStep], scene: &Scene) -> Body {
    let news = news(session, usize::MAX);
    first_turn(session, whole_turn(session, news, next, scene), next, scene)
}

/// A new turn: tells the last `turns` stories. The last of them is the new turn itself.
pub(super) fn announce_turn(
    session: &Session,
    turns: usize,
    next: &[NextStep],
    scene: &Scene,
) -> Body {
    whole_turn(session, news(session, turns), next, scene)
}

/// The last stories without the new turn, unless that began with a lot, whose effect (unlike dice) is not shown beside the board.
fn news(session: &Session, turns: usize) -> &[Arc<Story>] {
    let stories = session.stories(turns);
    if by_lot(session) {
        return stories;
    }
    &stories[..stories.len().saturating_sub(1)]
}

/// Whether the game uses lots instead of dice.
fn by_lot(session: &Session) -> bool {
    matches!(session.line.chance(), Some(ThrowSource::Lot(_)))
}

/// The sentence for this game: `dice` for games with dice, `lots` for games with lots.
pub(super) fn dice_or_lots(
    session: &Session,
    dice: &'static str,
    lots: &'static str,
) -> &'static str {
    if by_lot(session) { lots } else { dice }
}

/// The turn goes on: a short message, or, if the platform edits messages, one that replaces the message with which the turn began
/// and so repeats everything in it.
pub(super) fn announce_partial_turn(session: &Session, next: &[NextStep], scene: &Scene) -> Body {
    if session.missing_word().is_some() {
        return call(session, scene).into_iter().collect();
    }
    if !scene.edits_messages {
        let mut body = tell_turns(session, session.stories(1), own_side(session), scene);
        body.extend(show_position(session, own_side(session), scene));
        body.extend(samples(session, next, scene));
        return body;
    }
    let body = whole_turn(session, session.stories(2), next, scene);
    match session.turns {
        1 => first_turn(session, body, next, scene),
        _ => body,
    }
}

/// The message of a turn: the call to the player, what happened, the board, and examples of moves.
fn whole_turn(session: &Session, stories: &[Arc<Story>], next: &[NextStep], scene: &Scene) -> Body {
    let mut body: Body = call(session, scene).into_iter().collect();
    body.extend(tell_turns(session, stories, own_side(session), scene));
    body.extend(legend(session, scene));
    body.extend(show_position(session, own_side(session), scene));
    body.extend(samples(session, next, scene));
    body
}

/// The message of the first turn: in addition, who plays which side, and the hash of the dice.
fn first_turn(session: &Session, turn: Body, next: &[NextStep], scene: &Scene) -> Body {
    let opened = match session.is_solitaire() {
        true => "opened-alone",
        false => "opened",
    };
    let hint = match has_command(next, ABORT) {
        true => "opened-hint",
        false => "opened-hint-alone",
    };
    let mut body = vec![scene.sentence_paragraph(opened, seat_values(session, scene))];
    body.extend(turn);
    body.push(scene.sentence_paragraph(hint, session_values(session, scene)));
    if session.uses_seed() {
        let id = dice_or_lots(session, "opened-dice", "opened-lots");
        let hash = session.promised_hash();
        body.push(scene.sentence_paragraph(id, session_values(session, scene).text("hash", hash)));
    }
    body
}

/// The values for the sentence that says who plays which side. The player with the first turn is named first; in a game from a
/// position that somebody set up, that may be the seat Second.
fn seat_values<'a>(session: &Session, scene: &Scene) -> Values<'a> {
    let game = session.line.game().info.id;
    let first = session.mover().unwrap_or(Seat::First);
    let side = |seat| {
        let id = match seat {
            Seat::First => format!("{game}-side-first"),
            Seat::Second => format!("{game}-side-second"),
        };
        scene.sentence(&id, Values::new())
    };
    let values = session_values(session, scene).player("first", first);
    if session.is_solitaire() {
        return values;
    }
    values
        .text("first-side", side(first))
        .player("second", first.other())
        .text("second-side", side(first.other()))
}

pub(super) fn announce_ending(
    session: &Session,
    turns: usize,
    next: &[NextStep],
    scene: &Scene,
) -> Body {
    // The player who is notified has read all earlier messages from this side.
    let side = seat_to_call(session, turns)
        .or_else(|| winner(session))
        .unwrap_or(Seat::First);
    let mut body = vec![describe_ending(session, scene)];
    body.extend(call_to_ending(session, turns, &body[0], scene));
    body.extend(tell_turns(session, session.stories(turns), side, scene));
    body.extend(show_position(session, side, scene));
    if has_command(next, VERIFY) {
        let id = dice_or_lots(session, "over-seed", "over-lots");
        let seed = Values::new()
            .number("session", session.id.0)
            .text("seed", hex::encode(session.seed));
        body.push(scene.sentence_paragraph(id, seed));
    }
    body
}

/// The player who did not bring about the end and may not be watching; none in a solitaire.
pub(super) fn seat_to_call(session: &Session, turns: usize) -> Option<Seat> {
    let ended_by = match session.ending? {
        _ if session.is_solitaire() => return None,
        // The turn during which the last move was played. Throws and forced passes may have followed it.
        Ending::Rule(_) => session.stories(turns).first()?.seat,
        Ending::Resign(seat) | Ending::Abort(seat) => seat,
        Ending::Imported => return None,
    };
    Some(ended_by.other())
}

/// A sentence that calls the player to be notified, if the ending does not name them: platforms notify only people who are
/// named.
fn call_to_ending(session: &Session, turns: usize, ending: &Block, scene: &Scene) -> Option<Block> {
    let seat = seat_to_call(session, turns)?;
    let person = scene.player(seat)?;
    let named =
        matches!(ending, Block::Paragraph(spans) if spans.contains(&Span::Person(person.clone())));
    (!named).then(|| scene.sentence_paragraph("over-call", Values::new().player("player", seat)))
}

/// The values that every sentence about a session can use. `which` follows a command, so that it is about this session.
pub(super) fn session_values<'a>(session: &Session, scene: &Scene) -> Values<'a> {
    let which = match scene.other_games {
        true => format!(" #{}", session.id),
        false => String::new(),
    };
    Values::new()
        .text("which", which)
        .number("session", session.id.0)
        .text("game", session_title(session, scene))
}

/// The game and its options, as they are typed to begin another game.
fn typed_game(session: &Session, scene: &Scene) -> String {
    let (game, options) = (session.line.game(), session.line.game_string());
    let options = options.split('@').next().unwrap_or_default();
    let options = options.strip_prefix(game.info.id).unwrap_or_default();
    format!("{}{options}", typed_game_name(game, scene.lang))
}

/// The name of the game, and its options.
pub(super) fn session_title(session: &Session, scene: &Scene) -> String {
    let name = format!("{}-name", session.line.game().info.id);
    let string = session.line.game_string();
    let (game, position) = string.split_once('@').unwrap_or((&string, ""));
    let mut title = scene.sentence(&name, Values::new());
    if let Some((_, options)) = game.split_once('(') {
        for option in options.trim_end_matches(')').split(',') {
            title += ", ";
            title.push_str(&option_name(session.line.game().info.id, option, scene));
        }
    }
    if !position.is_empty() {
        title += ", ";
        title.push_str(&scene.sentence("own-start", Values::new()));
    }
    title
}

/// An option in words: `pieces=3` becomes "3 pieces".
fn option_name(game: &str, option: &str, scene: &Scene) -> String {
    let (key, value) = option.split_once('=').unwrap_or((option, ""));
    let id = format!("{game}-option-{key}");
    if !has_sentence(scene.lang, &id) {
        return option.to_owned();
    }
    // Half a point is written `½`, because languages differ in the decimal sign.
    let halves = value.strip_suffix(".5");
    let shown = halves.map(|whole| format!("{}½", whole.trim_start_matches('0')));
    let values = Values::new().text("value", shown.unwrap_or_else(|| value.to_owned()));
    match value.parse::<i64>() {
        Ok(number) => scene.sentence(&id, values.number("number", number)),
        Err(_) => scene.sentence(&id, values.number("number", 0)),
    }
}

/// The sentence "@bob, your turn", which notifies the player on platforms that can.
pub(super) fn call(session: &Session, scene: &Scene) -> Option<Block> {
    let seat = session.decider()?;
    let id = if session.missing_word().is_some() {
        "call-luck"
    } else if session.line.throw().is_some() {
        "call-throw"
    } else {
        "call"
    };
    Some(scene.sentence_paragraph(id, session_values(session, scene).player("player", seat)))
}

pub(super) fn describe_ending(session: &Session, scene: &Scene) -> Block {
    let values = session_values(session, scene);
    match session.ending {
        Some(ending) if session.is_solitaire() => scene.sentence_paragraph(
            solitaire_ending_id(ending),
            values
                .text("id", typed_game(session, scene))
                .player("winner", Seat::First)
                .player("loser", Seat::First)
                .player("player", Seat::First),
        ),
        Some(Ending::Rule(Outcome::Win(seat))) => {
            scene.sentence_paragraph("over-win", values.player("winner", seat))
        }
        Some(Ending::Rule(Outcome::Draw)) => scene.sentence_paragraph("over-draw", values),
        Some(Ending::Resign(seat)) => {
            let values = values.player("loser", seat).player("winner", seat.other());
            scene.sentence_paragraph("over-resign", values)
        }
        Some(Ending::Abort(seat)) => {
            scene.sentence_paragraph("over-abort", values.player("player", seat))
        }
        Some(Ending::Imported) | None => scene.sentence_paragraph("over-record", values),
    }
}

/// The id of the sentence about the end of a solitaire.
fn solitaire_ending_id(ending: Ending) -> &'static str {
    match ending {
        Ending::Rule(Outcome::Win(Seat::First)) => "over-alone-win",
        Ending::Rule(Outcome::Win(Seat::Second) | Outcome::Draw) => "over-alone-lost",
        Ending::Resign(_) => "over-alone-resign",
        Ending::Abort(_) => "over-abort",
        Ending::Imported => "over-record",
    }
}

/// One paragraph for each turn, for a reader on this side.
pub(super) fn tell_turns(
    session: &Session,
    stories: &[Arc<Story>],
    side: Seat,
    scene: &Scene,
) -> Body {
    let eventful = stories.iter().filter(|story| !story.facts.is_empty());
    eventful
        .map(|story| tell_turn(session, story, side, scene))
        .collect()
}

/// What the player did is told in one sentence. Other events, such as the end of a round, get a line for each sentence.
fn tell_turn(session: &Session, story: &Story, side: Seat, scene: &Scene) -> Block {
    let game = session.line.game().info.id;
    let apart = |fact: &Fact| fact.role == Role::Sentence;
    let mut lines = Vec::new();
    for facts in story.facts.chunk_by(|a, b| !apart(a) && !apart(b)) {
        let told: Vec<_> = facts
            .iter()
            .map(|f| scene.fact_sentence(game, f, side))
            .collect();
        lines.push(match facts {
            [fact] if apart(fact) => format!("{}.", capitalize(&told[0])),
            _ => {
                let values = Values::new().player("player", story.seat);
                scene.sentence("told", values.text("what", told.join(", ")))
            }
        });
    }
    scene.paragraph(&lines.join("\n"))
}

/// The explanation of the signs in a game's notation. It is shown in the first two messages in which the players read about a
/// move.
fn legend(session: &Session, scene: &Scene) -> Option<Block> {
    let id = format!("{}-legend", session.line.game().info.id);
    let wanted = FIRST_READ.contains(&session.turns) && has_sentence(scene.lang, &id);
    wanted.then(|| scene.sentence_paragraph(&id, Values::new()))
}

/// The board from one side with its captions, or the position in sentences if the reader prefers that.
pub(super) fn show_position(session: &Session, side: Seat, scene: &Scene) -> Body {
    if scene.prose {
        return vec![describe_position(session, side, scene)];
    }
    let diagram = session.line.diagram();
    let mut captions = caption_sentences(session, &diagram.captions, side, scene);
    captions.extend(warn_of_last_moves(session, scene));
    let mut body = vec![Block::Board(Board {
        diagram,
        reader: side,
    })];
    if !captions.is_empty() {
        body.push(scene.paragraph(&captions.join("\n")));
    }
    body
}

/// The position in sentences.
pub(super) fn describe_position(session: &Session, side: Seat, scene: &Scene) -> Block {
    let mut facts = caption_sentences(session, &session.line.prose(side), side, scene);
    facts.extend(warn_of_last_moves(session, scene));
    scene.paragraph(&facts.join("\n"))
}

/// The warning that a game of limited length is near its end.
pub(super) fn warn_of_last_moves(session: &Session, scene: &Scene) -> Option<String> {
    let left = session.line.moves_left()?;
    let near = session.decider().is_some() && left <= LAST_MOVES;
    near.then(|| scene.sentence("last-moves", Values::new().number("moves", left)))
}

/// The sentences of these captions, for a reader on this side. Once the game is over, those that say what is to be done next
/// are left out.
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
        .filter(|fact| !(over && fact.role == Role::WhilePlaying));
    said.map(|fact| scene.fact_sentence(game, fact, side))
        .collect()
}

/// A move in the form that people type.
pub(super) fn typed_move(canonical: &str) -> String {
    format!("`{}`", canonical.replace(':', " "))
}

/// The sentence that suggests the moves among these steps.
fn samples(session: &Session, next: &[NextStep], scene: &Scene) -> Option<Block> {
    let id = match has_command(next, MOVES) {
        true => "samples",
        false => "samples-all",
    };
    let moves: Vec<_> = moves(next).into_iter().map(typed_move).collect();
    let values = session_values(session, scene).text("moves", moves.join(", "));
    (!moves.is_empty()).then(|| scene.sentence_paragraph(id, values))
}

/// The side of the player to move.
fn own_side(session: &Session) -> Seat {
    session.decider().unwrap_or(Seat::First)
}

fn winner(session: &Session) -> Option<Seat> {
    match session.ending? {
        Ending::Rule(Outcome::Win(seat)) => Some(seat),
        Ending::Resign(seat) => Some(seat.other()),
        Ending::Rule(Outcome::Draw) | Ending::Abort(_) | Ending::Imported => None,
    }
}
