//! Renders a say: calls the function that writes the body, and decides whom the message notifies.

use super::call::{call, has_left};
use super::clock::span;
use super::closed_room::add_who_begins;
use super::controls::controls;
use super::earlier_position::{EarlierBoard, earlier_position};
use super::next_step::next_steps;
use super::people_concerned::{calls_despite_digest, people_concerned};
use super::sentence::{TextsOf, list_numbers};
use super::{
    Block, Body, Controls, NextStep, Scene, Span, answers, editor, ending, game_pictures,
    game_thread, help, hints_and_analyses, news, own_games, personal_data, proposal, puzzles,
    ratings, rules_text, settings, time_news, tournament,
};
use crate::locales::Values;
use crate::session::{GeneralAnswer, Identity, PuzzleReply, Say, Session, SessionId};
use lusoria_games::rules::{Fact, Seat};

/// A rendered message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The text and boards.
    pub body: Body,
    /// The one person whom the message notifies.
    pub calls: Option<Identity>,
    /// What the message says in addition if the person in `calls` has left the room.
    pub if_called_has_left: Option<Block>,
    /// A person who is notified of this news in another room, and the platform's id of that other room. If the person has left the other
    /// room, this message notifies them instead.
    pub calls_if_left: Option<(Identity, String)>,
    /// The person who is meant to read the message, if there is one.
    pub reader: Option<Identity>,
    /// What can be done next, for platforms that show it as controls. The body says it in words.
    pub controls: Option<Controls>,
    /// What the message's board shows, if that is not the present position of a game. Only a platform that shows one board at a time
    /// needs to know this.
    pub earlier: Option<EarlierBoard>,
    /// What happens to the thread of a game once the message is sent.
    pub thread: Option<Box<ThreadStep>>,
}

/// What happens to the thread of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ThreadStep {
    /// A thread with this name begins below the message.
    Begin(String),
    /// The game is over. If the message is in a thread that was begun for the game, the thread may be closed.
    Close,
}

/// Renders a say. If the say is about a session and the scene has none, the message says that the session cannot be shown.
#[must_use]
pub fn message(say: &Say, scene: &Scene) -> Message {
    let (calls, reader) = people_concerned(say, scene);
    let is_here = |person: &Identity| {
        let platform = scene.calls_on;
        let is_spared = scene.not_called.contains(person) && !calls_despite_digest(say);
        let is_here = platform.is_none_or(|platform| platform == person.platform);
        is_here && !is_spared && !scene.called_elsewhere.contains(person)
    };
    let called = calls.filter(is_here);
    let next = next_steps(say, scene);
    let controls = controls(say, &next, scene);
    let mut body = body(say, &next, scene);
    add_who_begins(&mut body, scene);
    name_only(&mut body, &scene.called_elsewhere);
    if let Some(called) = &called {
        let session = scene.session.as_deref();
        call_once(&mut body, called, || call(session?, scene));
    }
    let (calls, calls_if_left) = match scene.called_in.clone() {
        Some(room) => (None, called.map(|called| (called, room))),
        None => (called, None),
    };
    let if_called_has_left = calls.as_ref().and_then(|called| has_left(called, scene));
    Message {
        body,
        calls,
        if_called_has_left,
        calls_if_left,
        reader,
        controls,
        earlier: earlier_position(say, scene),
        thread: thread_step(say, scene).map(Box::new),
    }
}

/// What happens to the thread of a game after this message; `None` if nothing happens.
fn thread_step(say: &Say, scene: &Scene) -> Option<ThreadStep> {
    let session = scene.session.as_deref()?;
    match say {
        Say::InThread(_) => Some(ThreadStep::Begin(game_thread::name(session, scene))),
        _ if say.is_news() && session.ending.is_some() => Some(ThreadStep::Close),
        _ => None,
    }
}

/// Writes the names of these people as plain text. A mention of somebody who is not a member of this room would show no name.
fn name_only(body: &mut Body, people: &[Identity]) {
    for block in body {
        let Block::Paragraph(spans) = block else {
            continue;
        };
        for span in spans {
            if let Span::Person(person) = span
                && people.contains(person)
            {
                *span = Span::Text(person.name.to_string());
            }
        }
    }
}

/// Leaves one mention ([`Span::Person`]) of the person who is notified. Other mentions of that person become plain text. If the sentence
/// that calls the person has a mention, that mention stays.
fn call_once<'a>(body: &mut Body, called: &Identity, call: impl FnOnce() -> Option<&'a Block>) {
    let persons = |block: &Block| match block {
        Block::Paragraph(spans) => spans.iter().filter(|span| is_person(span, called)).count(),
        Block::Board(_) | Block::Fixed(_) | Block::File(_) => 0,
    };
    if body.iter().map(persons).sum::<usize>() <= 1 {
        return;
    }
    let call = call();
    let at = body.iter().position(|block| Some(block) == call);
    let at = at.filter(|at| persons(&body[*at]) > 0).unwrap_or(0);
    let before: usize = body[..at].iter().map(persons).sum();
    let paragraphs = body.iter_mut().filter_map(|block| match block {
        Block::Paragraph(spans) => Some(spans),
        Block::Board(_) | Block::Fixed(_) | Block::File(_) => None,
    });
    let calls = paragraphs.flatten().filter(|span| is_person(span, called));
    for (_, span) in calls.enumerate().filter(|(n, _)| *n != before) {
        *span = Span::Text(called.name.to_string());
    }
}

fn is_person(span: &Span, called: &Identity) -> bool {
    matches!(span, Span::Person(person) if person == called)
}

fn body(say: &Say, next: &[NextStep], scene: &Scene) -> Body {
    match (say, scene.session.as_deref()) {
        (Say::Answer(answer, _), _) => general_answer(answer, scene),
        (Say::Refused(refusal, ..), session) => {
            answers::refusal_body(refusal, session, next, scene)
        }
        (Say::Why(refusal, ..), session) => match PuzzleReply::of_wrong_answer(refusal) {
            Some(told) => puzzles::puzzle(&told, scene),
            None => answers::why(refusal, session, next, scene),
        },
        (Say::Edited(on_the_bench, shown, _), _) => editor::show_editor(on_the_bench, shown, scene),
        (Say::Dice(_), _) => ratings::dice(scene),
        (Say::PersonalData(_), _) => personal_data::personal_data(scene),
        (Say::Record(..), Some(_)) => answers::record(scene),
        (Say::Puzzle(told, _), _) => puzzles::puzzle(told, scene),
        (Say::Tournament(told, _), _) => tournament::tournament(told, scene),
        (Say::Proposal(told, _), _) => proposal::proposal(told, scene),
        (_, None) => vec![scene.sentence_paragraph("session-unreadable", Values::new())],
        (say, Some(session)) if say.is_news() => tell_news(say, session, next, scene),
        (Say::InThread(_), Some(session)) => vec![game_thread::announce(session, scene)],
        (Say::Level(..), Some(session)) => vec![news::announce_level(session, scene)],
        (Say::Board { .. }, Some(session)) => asked_board(say, session, next, scene),
        (Say::ShownStep(step), Some(session)) => own_games::shown_step(step, session, scene),
        (Say::Pictures(_, reader), Some(session)) => {
            game_pictures::game_pictures(session, scene.side_of(Some(*reader)), scene)
        }
        (Say::Hint(_, hint, _), Some(session)) => hints_and_analyses::hint(hint, session, scene),
        (Say::Analysis(_, analysis, _), Some(session)) => {
            hints_and_analyses::analysis(analysis, session, scene)
        }
        (Say::Moves(..) | Say::MovesOf(..), Some(session)) => answers::moves(session, next, scene),
        (Say::Verified(..), Some(session)) => answers::verification_body(session, scene),
        (Say::Imported(..), Some(session)) => answers::import_body(session, scene),
        (say, Some(session)) => time_news::tell(say, session, scene),
    }
}

/// The board for whoever has asked for it, with examples of moves if it is their turn.
fn asked_board(say: &Say, session: &Session, next: &[NextStep], scene: &Scene) -> Body {
    let Say::Board {
        reader, form, time, ..
    } = say
    else {
        return Body::new();
    };
    let side = scene.side_of(Some(*reader));
    let mut board = answers::position(session, *form, side, scene);
    board.extend(news::samples(session, next, scene));
    board.extend(time_news::put_off(time.put_off, scene));
    board.extend(
        time.read_at
            .and_then(|at| time_news::little_left(session, at, scene)),
    );
    board
}

/// Tells what has happened in a game.
fn tell_news(say: &Say, session: &Session, next: &[NextStep], scene: &Scene) -> Body {
    match say {
        Say::Turn(_, turns) => news::announce_turn(session, usize::from(*turns), next, scene),
        Say::Partial(_) => news::announce_partial_turn(session, next, scene),
        Say::News { fact, board, .. } => news::announce_news(session, fact, *board, next, scene),
        Say::Over(_, turns, by) => {
            ending::announce_ending(session, (usize::from(*turns), *by), next, scene)
        }
        _ => news::announce_opening(session, next, scene),
    }
}

fn general_answer(answer: &GeneralAnswer, scene: &Scene) -> Body {
    let sentence = |id| vec![scene.sentence_paragraph(id, Values::new())];
    match answer {
        GeneralAnswer::Games => help::games(scene),
        GeneralAnswer::GamesHere(sessions, more, seats, tables) => {
            help::games_here(sessions, *more, (seats, tables), scene)
        }
        GeneralAnswer::Me(shown) => settings::personal_settings(shown, scene),
        GeneralAnswer::Mine(games, more, proposals)
        | GeneralAnswer::Digest(games, more, proposals) => {
            own_games::mine(games, *more, proposals, scene)
        }
        GeneralAnswer::History(games, page, pages) => {
            own_games::history(games, *page, *pages, scene)
        }
        GeneralAnswer::Top(standings) => ratings::top(standings, scene),
        GeneralAnswer::Stats(name, results, between) => {
            ratings::stats(name.as_deref(), results, between, scene)
        }
        GeneralAnswer::Told(fact) => vec![told(fact, scene)],
        GeneralAnswer::Planned(id, planned) => vec![proposal::planned(*id, planned, scene)],
        GeneralAnswer::QuestionDeclined => sentence("no-then"),
        GeneralAnswer::Glossary(word) => help::glossary(word.as_deref(), scene),
        GeneralAnswer::Help(topic) => help::help(topic.as_deref(), scene),
        GeneralAnswer::Rules(game, full) => rules_text::rules(game, *full, scene),
        GeneralAnswer::Settings(shown) => settings::room_settings(shown, scene),
        GeneralAnswer::PrefixSet(prefix) => {
            vec![scene.sentence_paragraph("prefix-set", Values::new().text("new", prefix.clone()))]
        }
        GeneralAnswer::LangSet => sentence("lang-set"),
        GeneralAnswer::DailyPuzzle(time, zone, game) => {
            daily_puzzle(time, zone, game.as_deref(), scene)
        }
        GeneralAnswer::NoDailyPuzzle => sentence("puzzle-daily-off"),
        GeneralAnswer::Vacation(left, rest, runs_on) => {
            vec![time_news::vacation((*left, *rest), runs_on, scene)]
        }
        GeneralAnswer::MovedHere(sessions) => vec![moved_here(sessions, scene)],
    }
}

fn told(fact: &Fact, scene: &Scene) -> Block {
    let values = scene.with_example_games(Values::new());
    let mut values = answers::with_game_names(values.fact(fact, Seat::First), fact, scene);
    if let Some(rest) = TextsOf(fact).number("rest") {
        values = values.text("rest", span(rest, scene));
    }
    scene.sentence_paragraph(&format!("told-{}", fact.id), values)
}

fn daily_puzzle(time: &str, zone: &str, game: Option<&str>, scene: &Scene) -> Body {
    let shown = if zone.is_empty() { "UTC" } else { zone };
    let title = game.map(|game| scene.sentence(&format!("{game}-name"), Values::new()));
    let values = Values::new().number("one-game", u8::from(title.is_some()));
    let values = values.text("title", title.unwrap_or_default());
    let values = values.text("time", time.to_owned());
    let values = values.text("zone", shown.to_owned());
    let mut said = vec![scene.sentence_paragraph("puzzle-daily-set", values)];
    if zone.is_empty() {
        said.push(scene.paragraph(&settings::zone_taken(time, scene)));
    }
    said
}

fn moved_here(sessions: &[SessionId], scene: &Scene) -> Block {
    let example = sessions.first().map(|id| format!("#{}", id.0));
    let values = Values::new()
        .text("games", list_numbers(sessions))
        .text("example", example.unwrap_or_default());
    scene.sentence_paragraph("moved-here", values)
}

/// The apology for an event that could not be stored. Nothing has changed.
#[must_use]
pub fn not_stored(scene: &Scene) -> Message {
    plain_message("not-stored", scene)
}

/// The apology for an event that could not be stored safely. After a restart, the event may turn out to be stored.
#[must_use]
pub fn not_stored_safely(scene: &Scene) -> Message {
    plain_message("not-stored-safely", scene)
}

/// The apology for something that was stored but cannot be shown.
#[must_use]
pub fn not_shown(scene: &Scene) -> Message {
    plain_message("session-unreadable", scene)
}

fn plain_message(id: &str, scene: &Scene) -> Message {
    Message {
        body: vec![scene.sentence_paragraph(id, Values::new())],
        calls: None,
        if_called_has_left: None,
        calls_if_left: None,
        reader: None,
        controls: None,
        earlier: None,
        thread: None,
    }
}

#[cfg(test)]
mod tests {
    use super::{call_once, is_person};
    use crate::render::{Block, Span};
    use crate::session::{Identity, Platform};

    #[test]
    fn the_sentence_that_calls_is_the_one_with_the_person_in_it() {
        let anna = Identity {
            platform: Platform::Matrix,
            id: "@anna:example.org".into(),
            name: "Anna".into(),
        };
        let line = |words: &str| {
            let words = Span::Text(words.to_owned());
            Block::Paragraph(vec![Span::Person(anna.clone()), words])
        };
        let body = vec![line(" moves first"), line(", your turn"), line("'s dice")];
        let called = |call: Option<&Block>| {
            let mut body = body.clone();
            call_once(&mut body, &anna, || call);
            let person = |block: &Block| match block {
                Block::Paragraph(spans) => is_person(&spans[0], &anna),
                Block::Board(_) | Block::Fixed(_) | Block::File(_) => false,
            };
            body.iter().map(person).collect::<Vec<_>>()
        };
        assert_eq!(called(Some(&body[1])), [false, true, false]);
        assert_eq!(called(None), [true, false, false]);
        assert_eq!(called(Some(&line("?"))), [true, false, false]);
    }
}
