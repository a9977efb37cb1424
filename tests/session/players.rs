//! Seats that computer players hold: who may act for them.

use crate::laws::{ANNA, BOB};
use lusoria::session::{
    Action, Actor, Computer, Ending, Entry, Opening, Player, RoomId, SeatChoice, Session,
    SessionId, decide, open,
};
use lusoria_games::rules::Seat;

const COMPUTER: Player = Player::Computer(Computer { strength: 50 });

fn table(challenger: Player, friend: Player) -> Session {
    let opening = Opening {
        id: SessionId(1),
        room: RoomId(1),
        game: "tablut".to_owned(),
        seed: [1; 32],
        challenger,
        friend: Some(friend),
        at: 0,
        seat: SeatChoice::First,
    };
    open(opening).unwrap()
}

/// What comes of playing the first legal move: the session after it, or what is refused.
fn play(session: &Session, actor: Actor) -> Result<Session, String> {
    let text = session.line.legal_moves().remove(0);
    let decided = decide(session, actor, &Action::Play(text), 1);
    decided
        .map(|decided| decided.after)
        .map_err(|refusal| refusal.id().to_owned())
}

#[test]
fn a_person_and_a_computer_move_in_turn() {
    let session = table(Player::Person(ANNA), COMPUTER);
    assert_eq!(session.people(), [Some(ANNA), None]);
    let second = Actor::Computer(Seat::Second);
    assert_eq!(play(&session, second).unwrap_err(), "wrong-turn");
    let session = play(&session, ANNA.into()).unwrap();
    assert_eq!(play(&session, ANNA.into()).unwrap_err(), "wrong-turn");
    let session = play(&session, second).unwrap();
    assert_eq!(session.moves, [1, 1]);
    let resigned = decide(&session, second, &Action::Resign, 2).unwrap();
    assert_eq!(resigned.entries, [Entry::Resign(Seat::Second)]);
    assert_eq!(resigned.after.ending, Some(Ending::Resign(Seat::Second)));
}

#[test]
fn nobody_acts_for_the_seat_of_another() {
    let session = table(COMPUTER, Player::Person(BOB));
    for action in [
        Action::Play("a4-a3".to_owned()),
        Action::Resign,
        Action::Abort,
    ] {
        let refused = |actor: Actor| decide(&session, actor, &action, 1).unwrap_err();
        assert_eq!(refused(ANNA.into()).id(), "no-seat");
        assert_eq!(refused(Actor::Computer(Seat::Second)).id(), "no-seat");
    }
    assert_eq!(play(&session, BOB.into()).unwrap_err(), "wrong-turn");
    let both = table(COMPUTER, COMPUTER);
    assert_eq!(play(&both, ANNA.into()).unwrap_err(), "no-seat");
    let both = play(&both, Actor::Computer(Seat::First)).unwrap();
    play(&both, Actor::Computer(Seat::Second)).unwrap();
}
