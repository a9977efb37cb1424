//! An answer without a number is for the latest offer, and a move without a number is for the game that its writer looks at. A reply to a
//! person is for that person.

use crate::house::{House, chat_message};
use crate::timed::Timed;
use lusoria::service::{Inbound, Outcome};

/// Anna plays #1 against Bob and #2 against Carol. It is her turn in both, and she can make the same moves in both. Bob has offered a
/// draw.
async fn two_games() -> Timed {
    let timed = two_games_just_now().await;
    timed.pass(600);
    timed
}

/// The same, while Bob can still take his move back freely.
pub(crate) async fn two_games_just_now() -> Timed {
    let timed = Timed::game("").await;
    timed
        .house
        .play(&[
            "carol: !new tablut @anna second",
            "anna: #2 e4-f4",
            "carol: #2 a4-b4",
            "bob: !draw #1",
        ])
        .await;
    timed
}

async fn is_drawn(house: &House) -> bool {
    house.log(1).await.join(" ").contains("=draw")
}

#[tokio::test]
async fn an_answer_for_an_offer_that_is_gone_does_not_answer_an_older_one() {
    for (gone, answer) in [
        (&["carol: !draw #2", "carol: !withdraw #2"][..], "!accept"),
        (&["carol: !draw #2", "carol: !withdraw #2"], "!yes"),
        (&["carol: !draw #2", "carol: !withdraw #2"], "!decline"),
        (&["carol: !abort #2", "carol: !yield #2"], "!accept"),
        (&["carol: !undo #2", "anna: !accept #2"], "!accept"),
        (
            &[
                "anna: !me ask on",
                "dora: !new cats @anna",
                "dora: !withdraw #3",
            ],
            "!accept",
        ),
        (&["dora: !new cats @anna"], "!accept"),
        (&["dora: !new cats @anna"], "!decline"),
        (&["dora: !new cats"], "!accept"),
    ] {
        let timed = two_games().await;
        timed.house.play(gone).await;
        let said = timed.house.say("anna", answer).await;
        assert_eq!(
            said.refused(),
            ["offer-or-talk"],
            "{gone:?} {answer}: {said:?}"
        );
        assert!(!is_drawn(&timed.house).await, "{gone:?} {answer}");
        let named = &format!("anna: {} #1", answer.replace("yes", "accept"));
        timed.house.play(&[named]).await;
    }
}

/// The older of two offers is gone, and the answer may have been typed before the writer could read of it.
#[tokio::test]
async fn an_answer_for_an_older_offer_that_has_just_gone_does_not_answer_the_younger_one() {
    for (gone, answer) in [
        ("bob: !withdraw #1", "!accept"),
        ("bob: !withdraw #1", "!decline"),
        ("bob: !withdraw #1", "yes"),
        ("bob: !yield #1", "!accept"),
    ] {
        for seconds in [1, 4, 9, 10] {
            let timed = two_games().await;
            timed.house.play(&["carol: !draw #2"]).await;
            timed.pass(60);
            timed.house.play(&[gone]).await;
            timed.pass(seconds);
            let said = timed.house.say("anna", answer).await;
            // A bare yes may be for what people have typed meanwhile, so it is asked about later, too.
            let is_asked = seconds < 10 || answer == "yes";
            let refused: &[&str] = if is_asked { &["offer-or-talk"] } else { &[] };
            assert_eq!(
                said.refused(),
                refused,
                "{gone} {answer} {seconds}: {said:?}"
            );
        }
    }
    // Whoever has just answered one offer can answer the next without a number.
    let timed = two_games().await;
    timed
        .house
        .play(&["carol: !draw #2", "anna: !accept #1"])
        .await;
    timed.pass(3);
    timed.house.play(&["anna: !accept"]).await;
}

/// The hint is not repeated to somebody who follows it without the number.
#[tokio::test]
async fn the_latest_offer_is_answered_without_a_number() {
    let timed = two_games().await;
    timed.house.play(&["anna: !accept"]).await;
    assert!(is_drawn(&timed.house).await);
    let timed = two_games().await;
    timed
        .house
        .play(&["carol: !draw #2", "carol: !withdraw #2"])
        .await;
    assert_eq!(
        timed.house.say("anna", "!accept").await.refused(),
        ["offer-or-talk"]
    );
    timed.house.play(&["anna: !accept"]).await;
    assert!(is_drawn(&timed.house).await);
}

/// The board after the move says that the draw is still offered.
#[tokio::test]
async fn an_offer_can_be_answered_below_the_board_that_tells_it_again() {
    for yes in ["yes", "ano", "accept"] {
        let timed = Timed::game("").await;
        timed.house.play(&["anna: d5-d6", "bob: !draw"]).await;
        timed.pass(600);
        timed.house.play(&["bob: b4-c4"]).await;
        let said = timed.house.say("anna", yes).await;
        let refused = said.refused();
        match yes {
            "accept" => assert!(refused.is_empty() || refused == ["offer-or-talk"]),
            _ => assert!(refused.is_empty(), "{yes}: {said:?}"),
        }
        assert_ne!(said.outcome, Outcome::Ignored, "{yes}");
    }
}

/// A no in words is told how to decline, and a yes below the board that tells the offer again is not taken for an answer.
#[tokio::test]
async fn after_a_no_in_words_a_yes_below_the_board_accepts_nothing() {
    for no in [
        "no, let’s play on",
        "radši ne",
        "hm, hm, hm, I like this one",
    ] {
        let timed = Timed::game("").await;
        timed.house.play(&["anna: d5-d6", "bob: !draw"]).await;
        timed.pass(5);
        let said = timed.house.say("anna", no).await;
        let is_told = said.refused() == ["offer-or-talk"];
        assert_eq!(is_told, !no.starts_with("hm"), "{no}: {said:?}");
        timed.pass(600);
        timed.house.play(&["bob: b4-c4"]).await;
        timed.pass(10);
        let said = timed.house.say("anna", "ok").await;
        assert_eq!(said.refused(), ["offer-or-talk"], "{no}: {said:?}");
        timed.house.play(&["anna: !accept"]).await;
    }
}

/// Nobody reads an offer in a second. An answer that comes so soon may be for an offer in another game.
#[tokio::test]
async fn an_answer_to_an_offer_that_cannot_have_been_read_may_be_for_an_earlier_one() {
    for (lines, answer) in [
        (&["anna: hm", "carol: !abort #2"][..], "yes"),
        (&["bob: !withdraw #1", "carol: !abort #2"], "yes"),
        (&["bob: !withdraw #1", "carol: !abort #2"], "!accept"),
        (&["carol: !abort #2"], "да"),
    ] {
        for seconds in [0, 10] {
            let timed = two_games().await;
            for line in lines {
                let (from, text) = line.split_once(": ").unwrap();
                timed.house.say(from, text).await;
            }
            timed.pass(seconds);
            let said = timed.house.say("anna", answer).await;
            let is_asked = said.refused() == ["offer-or-talk"];
            assert_eq!(
                is_asked,
                seconds < 10,
                "{lines:?} {answer} {seconds}: {said:?}"
            );
        }
    }
}

#[tokio::test]
async fn a_move_when_the_time_is_over_is_asked_about_in_another_game() {
    let timed = Timed::game("live=1m+0s hard=true").await;
    let other = [
        "carol: !new tablut @anna second",
        "anna: #2 e4-f4",
        "carol: #2 a4-b4",
    ];
    timed.house.play(&other).await;
    timed.heard_in(61).await;
    let said = timed.house.say("anna", "e3-d3").await;
    assert_eq!(said.refused(), ["confirm-move"], "{said:?}");
}

/// In games whose moves are letters, a number that somebody says to somebody else is no move.
#[tokio::test]
async fn a_number_behind_talk_is_asked_about_where_moves_are_letters() {
    for (begin, talk, refused) in [
        (
            &["anna: !new afrika @bob first"][..],
            "how many are you?",
            "confirm-move",
        ),
        (&["anna: !new afrika @bob first"], "", ""),
        (
            &["anna: !new cats @bob first", "anna: #2 start b1"],
            "how many are you?",
            "",
        ),
    ] {
        let timed = Timed::game("").await;
        timed.house.play(begin).await;
        timed.pass(10);
        if !talk.is_empty() {
            timed.house.say("carol", talk).await;
        }
        let said = timed.house.say("anna", "4").await;
        assert_eq!(
            said.refused().join(" ") == "confirm-move",
            refused == "confirm-move",
            "{said:?}"
        );
        assert_ne!(said.outcome, Outcome::Ignored, "{said:?}");
    }
}

fn reply_to_person(house: &House, text: &str) -> Inbound {
    let mut message = house.message("hall", "anna", text);
    chat_message(&mut message).replies_to_person = true;
    message
}

#[tokio::test]
async fn a_yes_in_a_reply_to_a_person_answers_that_person() {
    for (asked, answer) in [
        ("bob: !draw", "yes"),
        ("bob: !draw", "of course"),
        ("bob: !draw", "no"),
        ("anna: I give up", "yes"),
        ("anna: I give up", "ok"),
    ] {
        let timed = Timed::game("").await;
        let (from, text) = asked.split_once(": ").unwrap();
        timed.house.say(from, text).await;
        timed.pass(5);
        let entries = timed.house.log(1).await.len();
        let said = timed
            .house
            .hear(reply_to_person(&timed.house, answer))
            .await;
        assert_eq!(said.outcome, Outcome::Ignored, "{asked} {answer}: {said:?}");
        assert_eq!(timed.house.log(1).await.len(), entries, "{asked} {answer}");
    }
    // A number is for that person as well; a move is played.
    let timed = two_games().await;
    timed.house.say("anna", "e3-d3").await;
    let said = timed.house.hear(reply_to_person(&timed.house, "2")).await;
    assert_eq!(said.refused(), ["which-session"], "{said:?}");
    let said = timed
        .house
        .hear(reply_to_person(&timed.house, "#2 e3-d3"))
        .await;
    assert!(said.refused().is_empty(), "{said:?}");
}

#[tokio::test]
async fn giving_up_just_when_another_game_has_ended_is_asked_about() {
    for (ended, typed, question) in [
        (&["bob: !yield #1"][..], "!yield", "confirm-yield"),
        (&["anna: !accept"], "!yield", "confirm-yield"),
        (&["anna: !yield #1"], "!yield", "confirm-yield"),
        (&["bob: !yield #1"], "!abort", "confirm-abort"),
    ] {
        let timed = two_games_just_now().await;
        timed.pass(1);
        timed.house.play(ended).await;
        timed.pass(2);
        let said = timed.house.say("anna", typed).await;
        assert_eq!(said.refused(), [question], "{ended:?} {typed}: {said:?}");
        // Neither talk nor the same command once more shows that the writer knows which game is over.
        timed.house.say("anna", "no").await;
        timed.house.say("anna", "gg").await;
        let said = timed.house.say("anna", typed).await;
        assert_eq!(said.refused(), [question], "{ended:?} {typed}: {said:?}");
        timed.house.play(&["anna: !yield #2"]).await;
    }
    let timed = two_games_just_now().await;
    timed.house.play(&["bob: !yield #1"]).await;
    timed.pass(10);
    timed.house.play(&["anna: !yield"]).await;
    // Nothing is left that could be given up.
    let said = timed.house.say("anna", "!yield").await;
    assert_eq!(said.refused().len(), 1, "{said:?}");
}

#[tokio::test]
async fn a_draw_offered_just_when_another_game_has_ended_accepts_no_draw() {
    let timed = two_games().await;
    timed.house.play(&["carol: !yield #2"]).await;
    timed.pass(1);
    let said = timed.house.say("anna", "!draw").await;
    assert_eq!(said.refused(), ["offer-or-talk"], "{said:?}");
    timed.pass(10);
    timed.house.play(&["anna: !draw"]).await;
    assert!(is_drawn(&timed.house).await);
}

#[tokio::test]
async fn what_is_offered_just_when_another_game_has_ended_is_asked_about() {
    for offer in ["!draw", "!undo", "!pause 3d"] {
        let timed = two_games_just_now().await;
        timed
            .house
            .play(&["anna: !decline #1", "anna: #1 e3-d3"])
            .await;
        timed.pass(1);
        timed.house.play(&["carol: !yield #2"]).await;
        timed.pass(1);
        for text in [offer, "well", offer] {
            let said = timed.house.say("anna", text).await;
            let question = if text == offer {
                &["which-session"][..]
            } else {
                &[]
            };
            assert_eq!(said.refused(), question, "{offer} {text}: {said:?}");
        }
        let said = timed.house.say("anna", &format!("{offer} #1")).await;
        assert!(said.refused().is_empty(), "{offer}: {said:?}");
    }
    // Whoever has moved since they could read it knows which game is over.
    for (seconds, asked) in [(0, &["which-session"][..]), (3, &[])] {
        let timed = two_games_just_now().await;
        timed.house.play(&["anna: !decline #1"]).await;
        timed.pass(1);
        timed.house.play(&["carol: !yield #2"]).await;
        timed.pass(seconds);
        timed.house.play(&["anna: #1 e3-d3"]).await;
        let said = timed.house.say("anna", "!undo").await;
        assert_eq!(said.refused(), asked, "{seconds}: {said:?}");
    }
}

/// Whoever plays no other game is not asked about the games of others.
#[tokio::test]
async fn nobody_is_asked_about_a_game_of_others_just_when_their_own_has_ended() {
    for typed in ["!yield", "!abort", "!draw", "!undo"] {
        let timed = two_games().await;
        timed.house.play(&["carol: !yield #2"]).await;
        let said = timed.house.say("carol", typed).await;
        assert_eq!(said.refused(), ["no-seat"], "{typed}: {said:?}");
    }
}

/// What somebody has offered already is not offered in another game instead.
#[tokio::test]
async fn a_repeated_offer_without_a_number_asks_which_game_is_meant() {
    for offer in ["!draw", "!abort", "!pause 3d"] {
        let timed = two_games_just_now().await;
        timed
            .house
            .play(&["anna: #1 e3-d3", &format!("anna: {offer} #2")])
            .await;
        let said = timed.house.say("anna", offer).await;
        assert_eq!(said.refused(), ["which-session"], "{offer}: {said:?}");
    }
    let timed = Timed::game("").await;
    timed.house.play(&["anna: !draw"]).await;
    let said = timed.house.say("anna", "!draw").await;
    assert_eq!(said.refused(), ["offer-stands"]);
}
