//! What is typed in the conversations, and what must be answered: the worked example of the game's source, and a quick game that
//! the library plays beside the process.

use crate::driver::{Line, SEED};
use lusoria::service::Seeds;
use lusoria::session::SeatChoice;
use lusoria::session::{
    AccountId, Action, Player, RoomId, Session, SessionId, SessionStart, begin, decide, open,
};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::Value;

/// The players of seats First and Second in the worked example.
pub(crate) const PLAYERS: [&str; 2] = ["alice", "bob"];

/// A step of the worked example with the number of the line that says it.
pub(crate) struct Step {
    pub(crate) line: usize,
    pub(crate) expected: Value,
}

/// The worked example of the source, then its record.
pub(crate) fn opening() -> (Vec<Line>, Vec<Step>) {
    let data: Value = serde_json::from_str(include_str!(
        "../../crates/lusoria-games/tests/data/scripta.json"
    ))
    .unwrap();
    let groups = data["groups"].as_array().unwrap();
    let group = groups
        .iter()
        .find(|g| g["name"] == "source-opening")
        .unwrap();
    let mut script = vec![("alice", "!new scripta @bob first dice=hand".to_owned())];
    let mut steps = Vec::new();
    for step in group["steps"].as_array().unwrap() {
        let text = match step["roll"].as_array() {
            Some(dice) => format!(
                "roll {}",
                dice.iter()
                    .map(Value::to_string)
                    .collect::<Vec<_>>()
                    .join(" ")
            ),
            None => step["cmd"].as_str().unwrap().to_owned(),
        };
        steps.push(Step {
            line: script.len(),
            expected: step.clone(),
        });
        script.push((voice(&step["player"]), text));
    }
    script.push(("bob", "!export".to_owned()));
    (script, steps)
}

/// The voice that plays as `I` or `II`.
pub(crate) fn voice(player: &Value) -> &'static str {
    match player.as_str() {
        Some("I") => PLAYERS[0],
        Some("II") => PLAYERS[1],
        other => panic!("no player {other:?}"),
    }
}

/// A whole quick game, the session after each line (none for a line that plays nothing), and at last its record.
pub(crate) fn quick() -> (Vec<Line>, Vec<Option<Session>>) {
    let voices = [(AccountId(1), "alice"), (AccountId(2), "bob")];
    let opening = open(SessionStart {
        id: SessionId(1),
        room: RoomId(1),
        game: "xii_scripta(pieces=3)".to_owned(),
        seed: Seeds::Fixed(SEED).seed(SessionId(1)),
        challenger: Player::Person(voices[0].0),
        friend: Some(Player::Person(voices[1].0)),
        at: 0,
        seat: SeatChoice::Random,
    })
    .unwrap();
    let mut session = begin(opening).after;
    let mut script = vec![("alice", "!new quick @bob".to_owned())];
    let mut after = vec![Some(session.clone())];
    let mut rng = SmallRng::seed_from_u64(1);
    while let Some(seat) = session.decider() {
        let actor = session.people()[seat.index()].unwrap();
        let voice = voices
            .iter()
            .find(|(account, _)| *account == actor)
            .unwrap()
            .1;
        let text = a_message(&mut session, actor, &mut rng);
        script.push((voice, text));
        after.push(Some(session.clone()));
    }
    for text in ["!export", "!verify"] {
        script.push(("alice", text.to_owned()));
        after.push(None);
    }
    (script, after)
}

/// Plays one move or several, and returns them as people type them: on lines of their own or run together.
fn a_message(session: &mut Session, actor: AccountId, rng: &mut SmallRng) -> String {
    let several = rng.random_range(0..3) == 0;
    let between = [" ", "\n"][rng.random_range(0..2)];
    let turn = session.turns;
    let mut typed = Vec::new();
    loop {
        let mut moves = session.line.legal_moves();
        if moves.len() > 1 {
            moves.retain(|m| m != "pass");
        }
        let text = moves[rng.random_range(0..moves.len())].replace(':', " ");
        *session = decide(session, actor, &Action::Play(text.clone()), 0)
            .unwrap()
            .after;
        typed.push(text);
        if !several || session.turns != turn || session.ending.is_some() {
            return typed.join(between);
        }
    }
}
