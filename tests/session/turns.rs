//! Tests of the positions after the turns of a game: each turn is one as people count them, and has the board as it was then.

use crate::laws::{Table, all_games};
use lusoria::session::{Action, PositionAfterTurn, Session, SessionLog};
use lusoria_games::rules::{Diagram, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The most moves and throws that are played in a game here.
const LONGEST: usize = 60;

/// The positions after these entries, in a session that began like this one.
fn positions(session: &Session, entries: &[(String, i64)], most: u32) -> Vec<PositionAfterTurn> {
    let log = SessionLog {
        id: session.id,
        room: session.room,
        game: &session.line.game_string(),
        rules_version: session.rules_version,
        seed: session.seed,
        promise: session.promise.number(),
        imported: None,
        seats: session.seats,
        opened_at: 0,
        snapshot: None,
        entries,
        length: u32::try_from(entries.len()).unwrap(),
        ended: None,
    };
    log.positions_after_turns(most).unwrap()
}

/// The board at the beginning and after the last move of each turn. In a solitaire each move is a turn.
fn boards(table: &Table, begun: Session) -> Vec<Diagram> {
    let mut session = begun;
    let mut boards = vec![session.line.diagram()];
    let mut last = 0;
    for entry in &table.log {
        let is_move = matches!(session.line.turn(), Turn::Seat(_));
        let turn = session.turns;
        session.evolve(entry, 0).unwrap();
        if is_move {
            if last == turn && !session.is_solitaire() {
                boards.pop();
            }
            last = turn;
            boards.push(session.line.diagram());
        }
    }
    boards
}

#[test]
fn each_board_shows_the_position_after_the_turn_whose_number_it_has() {
    for game in all_games() {
        let mut table = Table::new(&game, [3; 32]);
        let mut picks = SmallRng::seed_from_u64(5);
        for _ in 0..LONGEST {
            let Some(actor) = table.on_turn() else { break };
            let text = table.legal(picks.random_range(0..1_000)).unwrap();
            table.act(actor, &Action::Play(text)).unwrap();
        }
        let session = &table.session;
        let begun = Session::begin(
            session.id,
            session.room,
            &session.line.game_string(),
            session.seed,
            session.seats,
        );
        let texts = table.log.iter().map(|entry| (entry.to_string(), 0));
        let entries: Vec<_> = texts.collect();
        let all = positions(session, &entries, u32::MAX);
        let expected = boards(&table, begun.unwrap());
        assert!(all.iter().map(|one| one.turn).eq(0..expected.len() as u32));
        // The last board may also show dice that were thrown after it, so it is not compared here.
        let before_last = all.iter().map(|one| &one.diagram).take(all.len() - 1);
        assert!(
            before_last.eq(&expected[..all.len() - 1]),
            "{game}: another board"
        );
        let last = all.last().unwrap();
        assert_eq!(last.diagram, session.line.diagram(), "{game}");
        let to_move = session.decider().map_or(session.line.turn(), Turn::Seat);
        assert_eq!(last.to_move, to_move, "{game}");
        let few = positions(session, &entries, 12);
        assert!(few.len() <= 12 && few[0] == all[0] && few.last() == Some(last));
        assert!(few.iter().all(|one| *one == all[one.turn as usize]));
    }
}

#[test]
fn turns_that_were_taken_back_are_not_counted() {
    let begun = Table::new("tablut", [0; 32]).session;
    let boards = |entries: &[&str]| {
        let stored = entries.iter().map(|entry| ((*entry).to_owned(), 0));
        let stored: Vec<_> = stored.collect();
        positions(&begun, &stored, u32::MAX)
    };
    let gone_back = boards(&["e4-c4", "e8-g8", "e3-c3", "=takeback:first:2", "e5-e4"]);
    assert_eq!(gone_back, boards(&["e4-c4", "e8-g8", "e5-e4"]));
    assert_eq!(gone_back.len(), 4);
}
