//! Messages about proposed games: who waits for whom, and how to take an open seat.

use super::clock::{listed_time, span, time_in_words};
use super::sentence::quote;
use super::session_title::title_of_string;
use super::{Block, Board, Body, Scene};
use crate::command::{shortest_game_name, translate_game_name};
use crate::locales::Values;
use crate::session::{
    BETWEEN_MOVES, Identity, Proposal, ProposalMessage, ProposalPhase, SeatChoice, Session,
    SessionId,
};
use lusoria_games::catalog::begin;
use lusoria_games::rules::Seat;

pub(super) fn proposal(told: &ProposalMessage, scene: &Scene) -> Body {
    let proposal = &told.proposal;
    let say = |id: &str| vec![scene.sentence_paragraph(id, values(proposal, scene))];
    match proposal.phase {
        ProposalPhase::Open if proposal.to.is_some() => question(proposal, scene),
        ProposalPhase::Open => open_seat(told, scene),
        ProposalPhase::Accepted => Vec::new(),
        ProposalPhase::Declined => say("proposal-declined"),
        ProposalPhase::Withdrawn if proposal.to.is_some() => say("proposal-withdrawn"),
        ProposalPhase::Lapsed if proposal.to.is_some() => say("proposal-lapsed"),
        ProposalPhase::Withdrawn => say("open-seat-closed"),
        ProposalPhase::Lapsed => say("open-seat-lapsed"),
    }
}

/// The board with which the proposed game begins, as text. `None` if nobody has set up a position.
fn own_start(proposal: &Proposal, scene: &Scene) -> Option<Block> {
    let game = &proposal.terms.game;
    let line = begin(game).filter(|_| game.contains('@'))?;
    let board = Board::text(line.diagram(), Seat::First, scene.lang, scene.width);
    Some(Block::Board(board))
}

/// An open seat: the game and its terms, how long it is open, and what can be done instead of waiting.
fn open_seat(told: &ProposalMessage, scene: &Scene) -> Body {
    let proposal = &told.proposal;
    let sentence = |id: &str| scene.sentence(id, values(proposal, scene));
    let mut terms = vec![sentence("open-seat")];
    terms.extend(terms_in_words(proposal, scene));
    let mut rest = Vec::new();
    if let Some(beside) = told.beside {
        let values = values(proposal, scene).number("beside", beside.0);
        rest.push(scene.sentence("open-seat-beside", values));
    }
    let mut at_once = scene.with_example_games(values(proposal, scene));
    if scene.is_closed || scene.is_quiet {
        // Not everybody who reads the message may begin a game here, so it does not suggest playing against the computer at once.
        at_once = at_once.number("bots", 0);
    }
    rest.push(scene.sentence("open-seat-at-once", at_once));
    rest.push(match proposal.lasts() {
        Some(time) => {
            let values = values(proposal, scene).text("time", span(time, scene));
            scene.sentence("open-seat-until", values)
        }
        None => sentence("open-seat-for-ever"),
    });
    with_own_start(terms, rest, proposal, scene)
}

/// A message about a proposal: the terms, the board if a position was set up, and then the other sentences.
fn with_own_start(
    terms: Vec<String>,
    rest: Vec<String>,
    proposal: &Proposal,
    scene: &Scene,
) -> Body {
    let mut body = vec![scene.paragraph(&terms.join(" "))];
    body.extend(own_start(proposal, scene));
    body.push(scene.paragraph(&rest.join(" ")));
    body
}

/// A game that is proposed to one person: the terms, and how to answer.
fn question(proposal: &Proposal, scene: &Scene) -> Body {
    let mut terms = vec![scene.sentence("proposal", values(proposal, scene))];
    terms.extend(terms_in_words(proposal, scene));
    let mut rest = vec![scene.sentence("proposal-answers", values(proposal, scene))];
    rest.extend(proposal.lasts().map(|time| {
        let values = values(proposal, scene).text("time", span(time, scene));
        scene.sentence("proposal-until", values)
    }));
    with_own_start(terms, rest, proposal, scene)
}

/// One sentence for each term that was chosen: who moves first, words that the players add to the seed of the dice, rating, time.
fn terms_in_words(proposal: &Proposal, scene: &Scene) -> Vec<String> {
    let sentence = |id: &str| scene.sentence(id, values(proposal, scene));
    let side = match proposal.terms.seat {
        SeatChoice::First => Some(sentence("open-seat-first")),
        SeatChoice::Second => Some(sentence("open-seat-second")),
        SeatChoice::Random => None,
    };
    let words = proposal.terms.words.then(|| sentence("open-seat-luck"));
    let rated = proposal.terms.rated.then(|| sentence("open-seat-rated"));
    let time = proposal.terms.time;
    let time = time.map(|control| time_in_words(control, scene));
    [side, words, rated, time].into_iter().flatten().collect()
}

/// The person whom a message about a proposal notifies. While an answer is awaited, it is the person who has to answer. After a no, it is
/// the proposer. `None` in all other messages, and for an open seat.
pub(super) fn called(proposal: &Proposal, scene: &Scene) -> Option<Identity> {
    let seat = match proposal.phase {
        ProposalPhase::Open => Seat::Second,
        ProposalPhase::Declined => Seat::First,
        _ => return None,
    };
    proposal.to?;
    scene.player(seat).cloned()
}

/// One line of a person's list: what was proposed to them, or what they have proposed themselves.
pub(super) fn proposal_line(proposal: &Proposal, scene: &Scene) -> String {
    let reader = scene.reader.as_ref().map(|(account, _)| *account);
    let id = match proposal.to {
        None => "mine-seat",
        Some(_) if reader == Some(proposal.proposer) => "mine-question",
        Some(_) => "mine-to-answer",
    };
    let asked = proposal.to.map(|asked| scene.plain_name(asked));
    let values = listed_values(proposal, reader == Some(proposal.proposer), scene);
    scene.sentence(id, values.text("other", asked.unwrap_or_default()))
}

/// The seats that are open in a room; nothing if there are none.
pub(super) fn list(seats: &[Proposal], scene: &Scene) -> Option<Block> {
    let line = |seat: &Proposal| scene.sentence("seats-line", listed_values(seat, false, scene));
    let mut lines = vec![scene.sentence("seats-here", Values::new())];
    lines.extend(seats.iter().map(line));
    (!seats.is_empty()).then(|| scene.paragraph(&lines.join("\n")))
}

/// The tables that the room keeps open; nothing if there are none.
pub(super) fn list_tables(tables: &[(String, u32)], scene: &Scene) -> Option<Block> {
    let line = |(game, count): &(String, u32)| {
        let (title, typed) = names(game, scene);
        let values = Values::new().number("tables", *count);
        scene.sentence(
            "tables-line",
            values.text("title", title).text("game", typed),
        )
    };
    let mut lines = vec![scene.sentence("tables-here", Values::new())];
    lines.extend(tables.iter().map(line));
    (!tables.is_empty()).then(|| scene.paragraph(&lines.join("\n")))
}

/// A game in words, and how it is typed.
fn names(game: &str, scene: &Scene) -> (String, String) {
    let typed = shortest_game_name(game);
    let typed = translate_game_name(scene.lang, &typed).unwrap_or(typed);
    (title_of_string(game, scene), typed)
}

/// The moves that the reader has planned in advance in a session.
pub(super) fn planned(
    id: SessionId,
    [lines, queue, replaced]: &[Vec<String>; 3],
    scene: &Scene,
) -> Block {
    let about = || Values::new().number("session", id.0);
    let planned_in = scene.choices.iter().find(|one| one.session.id == id);
    if lines.is_empty() && queue.is_empty() {
        return nothing_planned(about(), planned_in.map(|one| &*one.session), scene);
    }
    let written = |moves: &str| match planned_in {
        Some(one) => one
            .session
            .line
            .game()
            .written_move(moves, scene.lang.tag()),
        None => scene.written_move(moves),
    };
    let line = |line: &String| {
        let typed = typed_line(&written(line), scene);
        let values = about().text("moves", quote(&typed).into_owned());
        scene.sentence("planned-line", values)
    };
    let mut told = vec![scene.sentence("planned", about())];
    told.extend(lines.iter().map(line));
    if !queue.is_empty() {
        let moves = queue.join(BETWEEN_MOVES);
        let values = about().text("moves", quote(&written(&moves)).into_owned());
        told.push(scene.sentence("planned-queue", values));
    }
    if !replaced.is_empty() {
        told.push(scene.sentence("planned-replaced", Values::new()));
        told.extend(replaced.iter().map(line));
    }
    scene.paragraph(&told.join("\n"))
}

/// Says that nothing is planned, and how to plan something. If moves can be planned now, some are given as an example.
fn nothing_planned(about: Values<'_>, session: Option<&Session>, scene: &Scene) -> Block {
    let reader = scene.reader.as_ref().map(|(account, _)| *account);
    let example = session.and_then(|session| {
        let own = session.seat_of(reader?)?;
        let line = session.example_of_plan(own, &[]);
        let line = session.line.game().written_move(&line, scene.lang.tag());
        (!line.is_empty()).then_some(line)
    });
    let Some(line) = example else {
        return scene.sentence_paragraph("planned-nothing-own-turn", about);
    };
    let reply = line.rsplit(BETWEEN_MOVES).next().unwrap_or_default();
    let values = about.text("reply", reply.to_owned());
    scene.sentence_paragraph(
        "planned-nothing",
        values.text("line", typed_line(&line, scene)),
    )
}

/// A line of moves as people type it: with the word "then" between the moves.
pub(super) fn typed_line(line: &str, scene: &Scene) -> String {
    let then = format!(" {} ", scene.sentence("planned-then", Values::new()));
    line.replace(BETWEEN_MOVES, &then)
}

/// The values for a line of a list of proposals. Here, `title` is the name of the game with the terms after it. `own` says whether the
/// reader has proposed the game.
fn listed_values<'a>(proposal: &Proposal, own: bool, scene: &Scene) -> Values<'a> {
    let terms = &proposal.terms;
    let said = |id: &str| scene.sentence(id, values(proposal, scene).number("own", u8::from(own)));
    let mut listed = vec![names(&terms.game, scene).0];
    listed.extend(
        terms
            .time
            .into_iter()
            .flat_map(|time| listed_time(time, scene)),
    );
    let side = match terms.seat {
        SeatChoice::First => Some("terms-first"),
        SeatChoice::Second => Some("terms-second"),
        SeatChoice::Random => None,
    };
    let rated = terms.rated.then_some("terms-rated");
    let words = terms.words.then_some("terms-luck");
    listed.extend([rated, words, side].into_iter().flatten().map(said));
    values(proposal, scene).text("title", listed.join(", "))
}

/// The values that all sentences about a proposal have.
fn values<'a>(proposal: &Proposal, scene: &Scene) -> Values<'a> {
    let (title, typed) = names(&proposal.terms.game, scene);
    Values::new()
        .number("session", proposal.id.0)
        .text("name", scene.plain_name(proposal.proposer))
        .player("proposer", Seat::First)
        .player("asked", Seat::Second)
        .text("title", title)
        .text("game", typed)
}
