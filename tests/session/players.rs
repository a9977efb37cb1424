//! Tests of seats that computer players hold: who may act for them.

use crate::laws::{ANNA, BOB};
use lusoria::session::{
    Action, Actor, Computer, Ending, Entry, Player, RoomId, Say, SeatChoice, Session, SessionId,
    SessionStart, ShownEntry, begin, decide, open, reply,
};
use lusoria_games::engine::Level;
use lusoria_games::rules::Seat;

const COMPUTER: Player = Player::Computer(Computer { strength: 50 });

fn table(challenger: Player, friend: Player) -> Session {
    open(table_opening(challenger, friend)).unwrap()
}

fn table_opening(challenger: Player, friend: Player) -> SessionStart {
    SessionStart {
        id: SessionId(1),
        room: RoomId(1),
        game: "tablut".to_owned(),
        seed: [1; 32],
        challenger,
        friend: Some(friend),
        at: 0,
        seat: SeatChoice::First,
    }
}

/// Plays the first legal move. Returns the session after it, or the id of the refusal.
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
fn a_game_against_the_computer_can_be_called_off_at_any_time_and_its_level_changed() {
    let session = table(Player::Person(ANNA), COMPUTER);
    let session = play(&session, ANNA.into()).unwrap();
    assert_eq!(session.thinking_seat(), Some(Seat::Second));
    let session = play(&session, Actor::Computer(Seat::Second)).unwrap();
    let stranger = decide(&session, BOB, &Action::Level(Level::Easy), 2).unwrap_err();
    assert_eq!(stranger.id(), "no-seat");
    let decided = decide(&session, ANNA, &Action::Level(Level::Easy), 2).unwrap();
    assert_eq!(decided.entries, [Entry::Level(Seat::Second, Level::Easy)]);
    let easy = decided.after;
    assert_eq!(
        easy.computer_at(Seat::Second),
        Some(Computer::of(Level::Easy))
    );
    assert_eq!(
        reply(&session, &easy, None),
        Some(Say::Level(ShownEntry(easy.id, 3), None))
    );
    // A snapshot contains the level that was chosen last.
    let mut again = table(Player::Person(ANNA), COMPUTER);
    again.restore(3, easy.snapshot().unwrap()).unwrap();
    assert_eq!(again.seats, easy.seats);
    let aborted = decide(&easy, ANNA, &Action::Abort, 3).unwrap();
    assert_eq!(aborted.after.ending, Some(Ending::Abort(Seat::First)));
}

#[test]
fn what_a_person_plays_against_the_computer_is_told_with_its_answer() {
    let begun = table(Player::Person(ANNA), COMPUTER);
    let moved = play(&begun, ANNA.into()).unwrap();
    assert_eq!(reply(&begun, &moved, None), None);
    let answered = play(&moved, Actor::Computer(Seat::Second)).unwrap();
    let at = ShownEntry(answered.id, 2);
    assert_eq!(reply(&moved, &answered, None), Some(Say::Turn(at, 3)));
    let computers = table(COMPUTER, COMPUTER);
    let moved = play(&computers, Actor::Computer(Seat::First)).unwrap();
    assert_eq!(
        reply(&computers, &moved, None),
        Some(Say::Turn(ShownEntry(moved.id, 1), 2))
    );
}

/// In XII Scripta the host passes for a player who cannot move, so several turns may go by between two moves of a person.
#[test]
fn every_turn_is_told_also_those_in_which_a_person_could_only_pass() {
    let mut most_told = 0;
    for seed in 0..20 {
        let opening = SessionStart {
            game: "xii_scripta(pieces=3)".to_owned(),
            seed: [seed; 32],
            ..table_opening(Player::Person(ANNA), COMPUTER)
        };
        let mut session = begin(open(opening).unwrap()).after;
        let mut told_up_to = 1;
        while session.ending.is_none() {
            let actor = match session.thinking_seat() {
                Some(seat) => Actor::Computer(seat),
                None => ANNA.into(),
            };
            let after = play(&session, actor).unwrap();
            if let Some(Say::Turn(_, turns) | Say::Over(_, turns, _)) =
                reply(&session, &after, None)
            {
                let first = (after.turns + 1).saturating_sub(turns.into());
                assert!(first <= told_up_to, "turns {told_up_to} to {first}");
                told_up_to = after.turns;
                most_told = most_told.max(turns);
            }
            session = after;
        }
        assert_eq!(told_up_to, session.turns);
    }
    assert!(most_told > 3, "nobody had to pass");
}

#[test]
fn anybody_ends_a_game_of_two_computers() {
    let session = table(COMPUTER, COMPUTER);
    let aborted = decide(&session, ANNA, &Action::Abort, 3).unwrap();
    assert_eq!(aborted.entries, [Entry::Abort(Seat::First)]);
    assert_eq!(
        decide(&session, ANNA, &Action::Resign, 3).unwrap_err().id(),
        "no-seat"
    );
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
