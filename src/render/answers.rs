//! Answers people who asked about a session or were refused something.

use super::call::call;
use super::editor::places_in;
use super::ending::describe_ending;
use super::news::{
    caption_sentences, describe_position, show_position, suggested_move, tell_turns, typed_move,
};
use super::next_step::moved_piece;
use super::proposal::typed_line;
use super::sentence::{TextsOf, player_placeholder, quote, room_placeholder};
use super::session_title::{list_games, session_title, session_values};
use super::tournament::list_tournaments;
use super::verification::describe_verification;
use super::{Attachment, Block, Body, NextStep, Scene, SessionChoice, next_step, rules_text};
use crate::command::command_id::MOVES;
use crate::command::{asked_move, command_in, translate_game_name, translate_game_names};
use crate::locales::Values;
use crate::session::{BoardForm, MOST_CHOICES, Refusal, RefusalKind, Session, SessionId};
use lusoria_games::catalog;
use lusoria_games::rules::{Fact, Parsed, Role, Seat};

/// The most moves that are listed on one line. If there are more, each line lists the moves of one piece.
const FEW_MOVES: usize = 20;

/// Shows how a session stands: the last turns and the board. In the form of prose, sentences take the place of the board.
pub(super) fn position(session: &Session, form: BoardForm, side: Seat, scene: &Scene) -> Body {
    let after = ("standing", session.entries);
    position_after(session, after, (form, side), scene)
}

/// Like [`position`], for the position after an entry or a step. The text begins with a sentence that names the entry or step. `after` is
/// the id of this sentence and the number of the entry or step.
pub(super) fn position_after(
    session: &Session,
    after: (&str, u32),
    (form, side): (BoardForm, Seat),
    scene: &Scene,
) -> Body {
    let mut body = standing(session, after, side, scene);
    if form == BoardForm::Prose {
        body.push(describe_position(session, side, scene));
    } else {
        body.extend(show_position(session, side, scene));
    }
    body
}

/// The head of an answer: the session, the entry, whose turn it is or how the game ended. The last two turns follow. Nobody is notified.
fn standing(session: &Session, (id, entry): (&str, u32), side: Seat, scene: &Scene) -> Body {
    let values = session_values(session, scene).number("entry", entry);
    let is_own = id == "standing" && scene.is_readers_turn();
    let head = match session.decider() {
        Some(_) if is_own && asks_for_throw(session) => call(session, scene).cloned(),
        Some(_) if is_own && !session.is_hot_seat() => {
            Some(scene.sentence_paragraph("standing-own", values))
        }
        Some(seat) => Some(scene.sentence_paragraph(id, values.player("player", seat))),
        None => Some(describe_ending(session, scene)),
    };
    let mut body: Body = head.into_iter().collect();
    body.extend(tell_turns(session, session.last_turns(2), side, scene));
    body
}

/// Whether the player on turn has to type a throw, or a word that becomes part of the seed.
fn asks_for_throw(session: &Session) -> bool {
    session.missing_word().is_some() || session.line.throw().is_some()
}

pub(super) fn moves(session: &Session, next: &[NextStep], scene: &Scene) -> Body {
    let Some(seat) = session.decider() else {
        return vec![describe_ending(session, scene)];
    };
    let moves = next_step::moves(next);
    if moves.is_empty() || session.missing_word().is_some() {
        let reader = scene.reader.as_ref().map(|(account, _)| *account);
        if session.missing_word().is_none() && session.people()[seat.index()] != reader {
            let values = session_values(session, scene).player("player", seat);
            return vec![scene.sentence_paragraph("moves-throw-first", values)];
        }
        return call(session, scene).cloned().into_iter().collect();
    }
    let (id, list) = if moves.len() > FEW_MOVES {
        let pieces: Vec<_> = moves
            .chunk_by(|a, b| moved_piece(a) == moved_piece(b))
            .map(|moves| list_moves(moves, session, scene))
            .collect();
        ("moves-many", pieces.join("\n"))
    } else {
        ("moves", list_moves(&moves, session, scene))
    };
    let values = session_values(session, scene)
        .player("player", seat)
        .text("moves", list);
    let mut body = vec![scene.sentence_paragraph(id, values)];
    body.extend(tell_choice(session, scene));
    if scene.is_elsewhere && scene.is_readers_turn() {
        let example = suggested_move(session, moves[0], scene);
        let values = Values::new().text("move", example);
        body.push(scene.sentence_paragraph("moves-elsewhere", values));
    }
    body
}

/// The captions of the board that say what there is to choose from, such as the dice that are left. They are repeated below the list of
/// moves, because a player may type the dice as part of a move. `None` if the board has no captions of this kind.
fn tell_choice(session: &Session, scene: &Scene) -> Option<Block> {
    let captions = session.line.diagram().captions;
    let is_choice = |fact: &&Fact| fact.role == Role::WhilePlaying;
    let choice: Vec<_> = captions.iter().filter(is_choice).cloned().collect();
    let said = caption_sentences(session, &choice, scene.own_side(), scene);
    (!said.is_empty()).then(|| scene.paragraph(&said.join("\n")))
}

fn list_moves(moves: &[&str], session: &Session, scene: &Scene) -> String {
    let game = session.line.game();
    let moves: Vec<_> = moves
        .iter()
        .map(|canonical| typed_move(game, canonical, scene.lang))
        .collect();
    moves.join(", ")
}

pub(super) fn record(scene: &Scene) -> Body {
    let Attachment::Record(text) = &scene.attachment else {
        return vec![scene.sentence_paragraph("session-unreadable", Values::new())];
    };
    vec![Block::fixed(text)]
}

pub(super) fn verification_body(session: &Session, scene: &Scene) -> Body {
    match &scene.attachment {
        Attachment::Verdict(result) => describe_verification(result, session, scene),
        _ => vec![scene.sentence_paragraph("session-unreadable", session_values(session, scene))],
    }
}

pub(super) fn import_body(session: &Session, scene: &Scene) -> Body {
    let values = session_values(session, scene).number("entries", session.entries);
    let mut body = vec![scene.sentence_paragraph("imported", values)];
    body.extend(show_position(session, Seat::First, scene));
    body
}

pub(super) fn refusal_body(
    refusal: &Refusal,
    session: Option<&Session>,
    next: &[NextStep],
    scene: &Scene,
) -> Body {
    let mut body = reason_body(refusal, session, next, scene);
    if refusal.is_beside_games() {
        body.push(scene.sentence_paragraph("puzzle-said-so", Values::new()));
    }
    body
}

fn reason_body(
    refusal: &Refusal,
    session: Option<&Session>,
    next: &[NextStep],
    scene: &Scene,
) -> Body {
    match refusal {
        Refusal::Host(fact) => {
            let values = scene.with_example_games(Values::new());
            let mut values = with_game_names(values.fact(fact, Seat::First), fact, scene);
            if let Some(near) = refusal.near_game() {
                let near = translate_game_name(scene.lang, near).unwrap_or_else(|| near.to_owned());
                values = values.text("near", near);
            }
            values = with_lists(values, fact, scene);
            if !scene.rooms.is_empty() {
                values = values.text("room", room_placeholder(scene.choices.len()));
            }
            if let Some(session) = session {
                values = with_written_moves(values, fact, session, scene);
            }
            vec![scene.sentence_paragraph(&refusal_sentence(fact, scene), values)]
        }
        Refusal::Rules(game, fact) => {
            let reason = scene.paragraph(&scene.fact_sentence(game, fact, scene.own_side()));
            // If a move was refused, a hint says that the moves can be listed.
            let hint = session
                .filter(|_| next_step::has_command(next, MOVES))
                .map(|session| {
                    scene.sentence_paragraph("refused-hint", session_values(session, scene))
                });
            std::iter::once(reason).chain(hint).collect()
        }
        Refusal::Which { sessions, command } => which(sessions, command.as_deref(), next, scene),
    }
}

/// Puts the lists that a refusal names into `values`, in the reader's language: tournaments, games with their numbers, or places of a
/// board.
fn with_lists<'a>(mut values: Values<'a>, fact: &'a Fact, scene: &Scene) -> Values<'a> {
    if let Some(listed) = TextsOf(fact).text("tournaments") {
        values = values.text("numbers", list_tournaments(listed, scene));
    }
    if let Some(lines) = TextsOf(fact).text("meant") {
        let games = list_games(lines, scene);
        values = values.text("numbers", games.clone()).text("seats", games);
    }
    if let Some(places) = TextsOf(fact).text("places") {
        values = values.text("places", places_in(scene.lang, places));
    }
    values
}

/// The id of the sentence for a refusal by the host. If its usual sentence would say how to begin a game that the room does not allow,
/// returns the id of another sentence.
fn refusal_sentence(fact: &Fact, scene: &Scene) -> String {
    let id = format!("refused-{}", fact.id);
    let says_how_to_begin = id.starts_with("refused-game-as-command");
    match TextsOf(fact).text("game").and_then(catalog::find) {
        Some((game, _)) if says_how_to_begin && !scene.allows(game) => {
            "refused-game-not-here".to_owned()
        }
        _ => id,
    }
}

/// Adds two things to the values of a fact, both in the reader's language:
///
/// - the names of the games in it,
/// - the moves that an ambiguous answer to a puzzle may mean.
pub(super) fn with_game_names<'a>(
    mut values: Values<'a>,
    fact: &Fact,
    scene: &Scene,
) -> Values<'a> {
    let given = TextsOf(fact);
    let game = given.text("game");
    if let Some(game) = game.and_then(|game| translate_game_name(scene.lang, game)) {
        values = values.text("game", game);
    }
    if let Some(games) = given.text("games") {
        let games = translate_game_names(scene.lang, &quote(games));
        values = values.text("games", games);
    }
    match moves_of_puzzle(fact, scene) {
        Some(moves) => values.text("moves", moves),
        None => values,
    }
}

/// Adds to the values the moves that a refusal suggests, in the reader's language.
fn with_written_moves<'a>(
    mut values: Values<'a>,
    fact: &Fact,
    session: &Session,
    scene: &Scene,
) -> Values<'a> {
    let line = &session.line;
    let written = |canonical: &str| line.game().written_move(canonical, scene.lang.tag());
    let given = TextsOf(fact);
    if let Some(example) = given.text("example") {
        values = values.text("example", written(example));
    }
    if let Some(before) = given.text("before") {
        values = values.text("before", written(before));
    }
    if let Some(example) = given.text("line") {
        values = values.text("line", typed_line(&written(example), scene));
    }
    let near = given.text("near").map(|near| line.parse(near));
    if let Some(Ok(Parsed::Move(canonical))) = near {
        values = values.text("near", written(&canonical));
    }
    let is_choice = fact.id == RefusalKind::WhichMove.id();
    if let Some(moves) = given.text("moves").filter(|_| is_choice) {
        let moves: Vec<_> = moves.split(' ').collect();
        values = values.text("moves", list_moves(&moves, session, scene));
    }
    values
}

/// The moves that an ambiguous answer to a puzzle may mean, in the reader's language. `None` if the fact is not about such an answer.
fn moves_of_puzzle(fact: &Fact, scene: &Scene) -> Option<String> {
    let given = TextsOf(fact);
    let (game, _) = catalog::find(given.text("puzzle-game")?)?;
    let moves = given.text("moves")?.split(' ');
    let moves: Vec<_> = moves
        .map(|canonical| typed_move(game, canonical, scene.lang))
        .collect();
    Some(moves.join(", "))
}

/// Tells the last refusal once more. If a section of the game's rules explains the refusal, adds this section.
pub(super) fn why(
    refusal: &Refusal,
    session: Option<&Session>,
    next: &[NextStep],
    scene: &Scene,
) -> Body {
    let mut body = refusal_body(refusal, session, next, scene);
    if let Refusal::Rules(game, fact) = refusal {
        body.extend(rules_text::section(game, &fact.id, scene));
    }
    body
}

fn which(sessions: &[SessionId], command: Option<&str>, next: &[NextStep], scene: &Scene) -> Body {
    let example = sessions.first().map_or(0, |id| id.0);
    // With only one session, the question is whether that one is meant, or one that has just ended.
    let question = match sessions {
        [_] => "which-session-goes-on",
        _ => "refused-which-session",
    };
    let mut body = vec![scene.sentence_paragraph(question, Values::new())];
    let shown = scene
        .choices
        .iter()
        .filter(|choice| next.contains(&NextStep::Session(choice.session.id)));
    body.extend(shown.map(|one| choice(one, scene)));
    if sessions.len() > MOST_CHOICES {
        body.push(scene.sentence_paragraph("which-more", Values::new()));
    }
    let how = Values::new().number("example", example);
    body.push(match (command, command.and_then(asked_move)) {
        (_, Some(typed)) => {
            let how = how.text("move", typed);
            scene.sentence_paragraph("which-session-move", how)
        }
        (Some(command), None) => {
            let typed = typed_line(&command_in(scene.lang, command), scene);
            scene.sentence_paragraph("which-session-command", how.text("verb", typed))
        }
        (None, None) => {
            let how = how.text("move", example_move(scene));
            scene.sentence_paragraph("which-session-how", how)
        }
    });
    body
}

/// An example for the question which session is meant: a move in the first session on the list. If no move can be played in that session,
/// the example is a throw. Empty if the list is empty.
fn example_move(scene: &Scene) -> String {
    let Some(line) = scene.choices.first().map(|one| &one.session.line) else {
        return String::new();
    };
    let mut moves = line.sensible_moves().into_iter();
    let first = moves.next().unwrap_or_else(|| "roll:1:4:6".to_owned());
    line.game().written_move(&first, scene.lang.tag())
}

fn choice(
    SessionChoice {
        session, players, ..
    }: &SessionChoice,
    scene: &Scene,
) -> Block {
    let scene = Scene {
        players: players.clone(),
        session: Some(session.clone()),
        ..Scene::plain(scene.lang, &scene.prefix)
    };
    let seats = Seat::ALL.into_iter().zip(&session.seats);
    let held = seats.filter(|(_, holder)| holder.is_some());
    let names: Vec<_> = held.map(|(seat, _)| player_placeholder(seat)).collect();
    let (id, title) = (session.id, session_title(session, &scene));
    scene.paragraph(&format!("`#{id}` {title}: {}", names.join(", ")))
}
