//! Pressed controls, as the service sees them: they do what a line would do, count once, and count no more when the game has gone on.

use crate::house::{House, Said, person};
use lusoria::render::NextStep;
use lusoria::service::{Asked, Cause, ChatMessage, Inbound, Interaction, Outcome, Press};
use lusoria::session::{
    AccountId, AnswerPath, Proposal, ProposalPhase, RoomId, SeatChoice, SessionId, Stamp, Terms,
};

const GAME: SessionId = SessionId(1);

/// A press by this person.
fn press(house: &House, who: &str, step: NextStep, stamp: Option<Stamp>) -> Inbound {
    let mut inbound = house.message("hall", who, "");
    let message = ChatMessage {
        addressed: true,
        ..ChatMessage::new(person(who), String::new())
    };
    inbound.cause = Cause::Interaction(Box::new(Interaction {
        asked: Asked::Press(message, Press { step, stamp }),
        path: Some(AnswerPath {
            handle: "by hand".to_owned(),
            lang: None,
            private: true,
        }),
        is_only_path: false,
    }));
    inbound
}

fn command(id: &'static str) -> NextStep {
    NextStep::Command(id, GAME)
}

async fn refused(house: &House, press: Inbound) -> Vec<String> {
    let before = house.contents().await;
    let said: Said = house.hear(press).await;
    assert_eq!(house.contents().await, before, "nothing has changed");
    said.refused()
}

#[tokio::test]
async fn a_control_of_another_position_or_another_database_changes_nothing() {
    let house = House::with_a_game().await;
    let a_move = || NextStep::Move(GAME, "roll:1-2-3".to_owned());
    let stamp = |token| {
        Some(Stamp::Position {
            session: GAME,
            plies: 7,
            entries: 7,
            token,
        })
    };
    assert_eq!(
        refused(&house, press(&house, "anna", a_move(), None)).await,
        ["press-stale"]
    );
    let foreign = press(&house, "anna", a_move(), stamp(1));
    assert_eq!(refused(&house, foreign).await, ["no-such-session"]);
    let nowhere = NextStep::Move(SessionId(99), "d".to_owned());
    assert_eq!(
        refused(&house, press(&house, "anna", nowhere, None)).await,
        ["no-such-session"]
    );
}

#[tokio::test]
async fn an_answer_counts_only_for_the_question_it_was_made_for() {
    let house = House::with_a_game().await;
    let yes = || NextStep::Answer(true);
    assert_eq!(
        refused(&house, press(&house, "anna", yes(), None)).await,
        ["press-answered"]
    );
    house.hear(house.message("hall", "anna", "yield #1")).await;
    let other = Some(Stamp::Question(7));
    assert_eq!(
        refused(&house, press(&house, "anna", yes(), other)).await,
        ["press-answered"]
    );
}

/// On Matrix a reaction stands for a press, and everybody would read the refusal.
#[tokio::test]
async fn where_nobody_is_told_alone_a_press_that_counts_no_more_is_not_told() {
    let house = House::with_a_game().await;
    for step in [NextStep::Answer(true), command("accept")] {
        let mut late = press(&house, "anna", step, None);
        if let Cause::Interaction(interaction) = &mut late.cause {
            interaction.path = None;
        }
        let before = house.contents().await;
        let said = house.hear(late).await;
        assert_eq!(said.outcome, Outcome::Ignored, "{said:?}");
        assert_eq!(house.contents().await, before);
    }
}

#[tokio::test]
async fn a_button_that_ends_a_game_asks_first_and_a_press_counts_once() {
    let house = House::with_a_game().await;
    assert_eq!(
        refused(&house, press(&house, "anna", command("abort"), None)).await,
        ["confirm-abort"]
    );
    let rules = press(&house, "bob", command("rules"), None);
    let said = house.hear(rules.clone()).await;
    assert!(said.reply().text.contains("XII Scripta"), "{said:?}");
    assert_eq!(house.hear(rules).await.outcome, Outcome::Repeated);
}

#[tokio::test]
async fn the_moves_of_one_piece_can_be_listed() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    let said = house.hear(house.message("hall", "anna", "!moves e4")).await;
    let text = &said.reply().text;
    assert!(text.contains("e4-b4") && !text.contains("e3-"), "{text}");
    let piece = NextStep::Piece(GAME, "e3".to_owned());
    assert_eq!(
        refused(&house, press(&house, "anna", piece, None)).await,
        ["press-stale"]
    );
    // A word that names no piece of the game is left out.
    let said = house
        .hear(house.message("hall", "anna", "!moves please"))
        .await;
    assert!(said.reply().text.contains("e3-"), "{said:?}");
}

/// The stamp of the only proposal that is stored.
async fn stamp_of_proposal(house: &House) -> Stamp {
    let state: String = sqlx::query_scalar("select state from proposal")
        .fetch_one(&mut house.database().await)
        .await
        .unwrap();
    let state: serde_json::Value = serde_json::from_str(&state).unwrap();
    let terms = Terms {
        game: "tablut".to_owned(),
        seat: SeatChoice::Random,
        words: false,
        rated: false,
        time: None,
    };
    Stamp::of_proposal(&Proposal {
        id: GAME,
        room: RoomId(1),
        shown_in: Vec::new(),
        proposer: AccountId(state["proposer"].as_i64().unwrap()),
        to: None,
        terms,
        at: state["at"].as_i64().unwrap(),
        until: None,
        phase: ProposalPhase::Open,
    })
}

#[tokio::test]
async fn a_seat_is_taken_by_a_press_once_and_only_in_its_own_database() {
    let house = House::new().await;
    house.play(&["anna: !new tablut"]).await;
    let stamp = stamp_of_proposal(&house).await;
    let Stamp::Position { token, .. } = stamp else {
        panic!("{stamp:?}")
    };
    let foreign = Stamp::Position {
        session: GAME,
        plies: 0,
        entries: 0,
        token: token ^ 1,
    };
    for wrong in [Some(foreign), None] {
        let press = press(&house, "bob", command("join"), wrong);
        assert_eq!(refused(&house, press).await, ["no-such-session"]);
    }
    let own = press(&house, "anna", command("join"), Some(stamp));
    assert_eq!(refused(&house, own).await, ["join-own"]);
    let joined = press(&house, "bob", command("join"), Some(stamp));
    assert_eq!(house.hear(joined).await.outcome, Outcome::Stored);
    house.play(&["bob: !board #1"]).await;
    let late = press(&house, "cyril", command("join"), Some(stamp));
    assert_eq!(refused(&house, late).await, ["seat-gone"]);
}

#[tokio::test]
async fn a_question_before_a_game_is_answered_by_a_press_of_the_one_who_was_asked() {
    let house = House::new().await;
    house
        .play(&["bob: !me ask on", "anna: !new tablut @bob"])
        .await;
    let stamp = stamp_of_proposal(&house).await;
    let foreign = press(&house, "cyril", command("accept"), Some(stamp));
    assert_ne!(refused(&house, foreign).await, [""; 0]);
    let yes = press(&house, "bob", command("accept"), Some(stamp));
    assert_eq!(house.hear(yes).await.outcome, Outcome::Stored);
    assert_eq!(house.log(1).await, [""; 0]);
    house.play(&["bob: !board #1"]).await;
}

#[tokio::test]
async fn the_question_which_game_keeps_the_words_behind_the_command() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: !new cats @bob"])
        .await;
    for (typed, suggested) in [
        ("!board picture", "`!board picture #"),
        ("!show 1 prose", "`!show 1 prose #"),
        ("!rules full", "`!rules full #"),
        ("!replay picture", "`!replay picture #"),
        ("!tavola immagine", "`!board picture #"),
    ] {
        let said = house.say("anna", typed).await;
        let text = &said.reply().text;
        assert!(text.contains(suggested), "{typed}: {text}");
    }
    house.say("anna", "!me lang ru").await;
    let said = house.say("anna", "!board picture").await;
    assert!(
        said.reply().text.contains("`!доска картинкой #"),
        "{said:?}"
    );
    let step = NextStep::CommandWithWords("board picture".to_owned(), GAME);
    let said = house.hear(press(&house, "anna", step, None)).await;
    assert!(said.reply().picture.is_some(), "{said:?}");
}
