//! Tests that every move can be pressed, and that no row is larger than a platform takes.

use super::*;
use crate::command::command_id::{ACCEPT, DECLINE, REMATCH};
use crate::locales::Lang;
use crate::render::next_step::next_steps;
use crate::session::{
    AccountId, BoardForm, Ending, Identity, Platform, Player, RefusalKind, RoomId, ShownEntry,
    TimeOfBoard,
};
use lusoria_games::catalog::GAMES;
use lusoria_games::rules::Seat;
use std::sync::{Arc, OnceLock};

fn scene(game: &str) -> Scene {
    let people = [AccountId(1), AccountId(2)].map(|account| Some(Player::Person(account)));
    let session = Session::begin(SessionId(12), RoomId(1), game, [7; 32], people).unwrap();
    Scene {
        session: Some(Arc::new(session)),
        controls: Platform::Discord.controls(),
        ..Scene::plain(Lang::En, "!")
    }
}

fn all(controls: &Controls) -> Vec<&Control> {
    let rows = controls.rows.iter();
    rows.flat_map(|row| match row {
        ControlRow::Buttons(row) | ControlRow::Menu(_, row) => row,
    })
    .collect()
}

/// Plays every game for up to 120 plies. Below each board there must be a control for every legal move, or for the piece that it moves.
#[test]
fn every_move_of_every_game_can_be_pressed() {
    for game in GAMES {
        let mut scene = scene(game.names[0].0);
        for step in 0..120 {
            let session = Arc::make_mut(scene.session.as_mut().unwrap());
            if let Some(throw) = session.dealt_throw() {
                session.line.play(&throw).unwrap();
                continue;
            }
            let legal = session.line.legal_moves();
            let Some(chosen) = legal.get((step * 7 + 3) % legal.len().max(1)).cloned() else {
                break;
            };
            let at = ShownEntry(session.id, 0);
            let shown = controls(&Say::Turn(at, 1), &[], &scene).unwrap();
            let shown = all(&shown);
            assert!(shown.len() <= 105, "{} controls", shown.len());
            for notation in &legal {
                let offered = |control: &&&Control| match &control.step {
                    NextStep::Move(_, known) => known == notation,
                    NextStep::Piece(_, piece) => moved_piece(notation) == piece,
                    _ => false,
                };
                let found = shown.iter().filter(offered).count();
                assert_eq!(found, 1, "{notation} of {}", game.info.id);
            }
            scene.legal_moves = OnceLock::new();
            let session = Arc::make_mut(scene.session.as_mut().unwrap());
            session.line.play(&chosen).unwrap();
        }
    }
}

#[test]
fn below_the_board_of_an_earlier_position_stand_no_moves() {
    let mut scene = scene("tablut");
    let say = Say::Board {
        at: ShownEntry(SessionId(12), 0),
        reader: AccountId(1),
        form: BoardForm::Text,
        time: TimeOfBoard::default(),
    };
    let moves = |scene: &Scene| {
        let shown = controls(&say, &[], scene).unwrap();
        let shown = all(&shown).into_iter();
        shown
            .filter(|one| matches!(one.step, NextStep::Move(..) | NextStep::Piece(..)))
            .count()
    };
    assert_eq!(moves(&scene), 0);
    scene.is_current = true;
    assert!(moves(&scene) > 0);
}

#[test]
fn below_the_board_of_a_finished_game_its_players_can_play_once_more() {
    let mut scene = scene("tablut");
    scene.is_current = true;
    let session = Arc::make_mut(scene.session.as_mut().unwrap());
    session.ending = Some(Ending::Agreed(Seat::First));
    let shown_to = |reader: i64, scene: &mut Scene| {
        let reader = AccountId(reader);
        let name = Identity {
            platform: Platform::Discord,
            id: "1".into(),
            name: "anna".into(),
        };
        scene.reader = Some((reader, name));
        let say = Say::Board {
            at: ShownEntry(SessionId(12), 0),
            reader,
            form: BoardForm::Text,
            time: TimeOfBoard::default(),
        };
        let next = next_steps(&say, scene);
        let shown = controls(&say, &next, scene).unwrap();
        let again = NextStep::Command(REMATCH, SessionId(12));
        all(&shown).iter().any(|one| one.step == again)
    };
    assert!(shown_to(1, &mut scene));
    assert!(!shown_to(3, &mut scene), "who has not played");
}

#[test]
fn nothing_is_made_for_platforms_without_controls() {
    let plain = Scene {
        controls: ControlKinds::None,
        ..scene("tablut")
    };
    assert_eq!(
        controls(&Say::Opened(ShownEntry(SessionId(12), 0)), &[], &plain),
        None
    );
}

#[test]
fn where_only_choices_are_shown_there_are_two_answers_or_none() {
    let scene = Scene {
        controls: Platform::Matrix.controls(),
        ..scene("tablut")
    };
    let (say, id) = (Say::Turn(ShownEntry(SessionId(12), 0), 1), SessionId(12));
    let answers = [ACCEPT, DECLINE].map(|command| NextStep::Command(command, id));
    let a_move = NextStep::Move(id, "e4-f4".to_owned());
    let next = [vec![a_move.clone()], answers.to_vec()].concat();
    let shown = controls(&say, &next, &scene).unwrap();
    let steps: Vec<_> = all(&shown)
        .into_iter()
        .map(|control| &control.step)
        .collect();
    assert_eq!(steps, [&answers[0], &answers[1]]);
    assert_eq!(controls(&say, &[a_move], &scene), None);
}

#[test]
fn rows_are_no_larger_than_a_platform_takes() {
    for game in GAMES {
        let shown = controls(
            &Say::Opened(ShownEntry(SessionId(12), 0)),
            &[],
            &scene(game.names[0].0),
        )
        .unwrap();
        assert!(shown.rows.len() <= 5);
        for row in &shown.rows {
            match row {
                ControlRow::Buttons(row) => assert!((1..=5).contains(&row.len())),
                ControlRow::Menu(_, row) => assert!((1..=25).contains(&row.len())),
            }
        }
    }
}

#[test]
fn a_question_has_a_stamp_of_its_own_for_each_person() {
    let scene = scene("tablut");
    let at = Some(ShownEntry(SessionId(12), 0));
    let ask = |reader| {
        let question = RefusalKind::ConfirmAbort.fact().with("session", 12);
        let say = Say::Refused(question.into(), at, AccountId(reader));
        let next = [true, false].map(NextStep::Answer);
        controls(&say, &next, &scene).unwrap()
    };
    let (one, other) = (ask(1), ask(2));
    assert_eq!(all(&one).len(), 2);
    assert!(matches!(one.stamp, Some(Stamp::Question(_))));
    assert_ne!(one.stamp, other.stamp);
}
