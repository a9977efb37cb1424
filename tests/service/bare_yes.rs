//! A bare yes may be said to somebody else. It answers an offer or a question only if nothing has come between them.

use crate::house::{House, chat_message};
use crate::timed::Timed;
use crate::tournament_rooms::on;
use lusoria::service::{ManualClock, Outcome};
use lusoria::session::Platform;

const BEGUN: &[&str] = &[
    "anna: !new tablut @bob first",
    "anna: e3-d3",
    "bob: e2-d2",
    "anna: e4-d4",
];

async fn begun(more: &[&str]) -> House {
    let house = House::new().await;
    house.play(BEGUN).await;
    for line in more {
        let (from, text) = line.split_once(": ").unwrap();
        house.say(from, text).await;
    }
    house
}

/// Bob is offered a draw in two games.
async fn offered_two_draws() -> House {
    let more = [
        "carl: !new tablut @bob first",
        "carl: e3-d3",
        "anna: !draw",
        "carl: !draw",
    ];
    begun(&more).await
}

/// If something else happens in the game after the offer, a yes may be an answer to that.
#[tokio::test]
async fn a_yes_accepts_no_offer_after_which_something_else_has_happened() {
    for lines in [
        &["anna: !draw", "bob: !abort", "anna: !decline"][..],
        &["anna: !abort", "bob: !draw", "anna: !decline"],
        &["anna: !draw", "bob: !pause 3d", "anna: !accept"],
    ] {
        let house = begun(lines).await;
        for yes in ["ok", "yes", "хорошо"] {
            let said = house.say("bob", yes).await;
            assert_eq!(said.outcome, Outcome::Ignored, "{lines:?}: {said:?}");
        }
        // With the prefix the answer is certainly meant for the bot.
        let said = house.say("bob", "!accept").await;
        assert!(said.refused().is_empty(), "{lines:?}: {said:?}");
    }
    let house = begun(&["anna: !draw"]).await;
    house.play(&["bob: ok"]).await;
}

/// A person who says yes after some words of their own may believe that the draw is agreed.
#[tokio::test]
async fn a_yes_after_words_of_ones_own_is_told_once_how_to_answer() {
    for line in ["bob: hmm let me think", "bob: x\ny"] {
        let house = begun(&["anna: !draw", line]).await;
        assert_eq!(house.say("bob", "yes").await.refused(), ["offer-or-talk"]);
        for yes in ["ok", "yes", "хорошо"] {
            let said = house.say("bob", yes).await;
            assert_eq!(said.outcome, Outcome::Ignored, "{line}: {said:?}");
        }
        assert!(!house.log(1).await.join(" ").contains("=draw"));
        house.play(&["bob: !accept"]).await;
    }
}

/// One offer was made before Bob's own words, the other one after them.
#[tokio::test]
async fn of_two_offers_a_yes_behind_talk_accepts_neither() {
    let more = [
        "carl: !new tablut @bob first",
        "carl: e3-d3",
        "anna: !draw",
        "bob: hm",
        "carl: !draw",
    ];
    let house = begun(&more).await;
    house.say("dora", "lunch, bob?").await;
    assert_eq!(house.say("bob", "yes").await.refused(), ["which-session"]);
    // Without Dora's line it is clear which offer is meant, once that offer can have been read.
    let timed = Timed::game("").await;
    timed.house.play(&["anna: d5-d6"]).await;
    for line in more {
        let (from, text) = line.split_once(": ").unwrap();
        timed.house.say(from, text).await;
    }
    timed.pass(3);
    timed.house.play(&["bob: yes"]).await;
    assert!(timed.house.log(2).await.join(" ").contains("=draw"));
}

#[tokio::test]
async fn a_yes_to_two_offers_asks_which_one_is_meant() {
    let house = offered_two_draws().await;
    let said = house.say("bob", "ok").await;
    assert_eq!(said.refused(), ["which-session"], "{said:?}");
    house.play(&["bob: 2"]).await;
    assert!(house.log(2).await.join(" ").contains("draw:"));
    assert!(!house.log(1).await.join(" ").contains("draw:"));
}

/// What is offered in a thread is read there, and not in its channel.
#[tokio::test]
async fn a_yes_counts_only_where_the_offer_was_told() {
    let house = begun(&[]).await;
    let in_thread = |from: &str, text: &str| {
        let mut message = house.message("thread", from, text);
        message.room.parent = Some("hall".to_owned());
        message
    };
    let offered = house.hear(in_thread("anna", "!draw #1")).await;
    assert_eq!(offered.outcome, Outcome::Stored, "{offered:?}");
    assert_eq!(house.say("bob", "yes").await.outcome, Outcome::Ignored);
    assert!(!house.log(1).await.join(" ").contains("=draw"));
    let accepted = house.hear(in_thread("bob", "yes")).await;
    assert!(accepted.refused().is_empty(), "{accepted:?}");
    assert!(house.log(1).await.join(" ").contains("=draw"));
}

#[tokio::test]
async fn a_yes_below_another_line_of_its_message_answers_nothing() {
    let house = begun(&["anna: !draw"]).await;
    let said = house.say("bob", "Tanja, are you coming?\nyes").await;
    assert_eq!(said.outcome, Outcome::Ignored, "{said:?}");
    assert_eq!(house.say("bob", "!yield").await.outcome, Outcome::Stored);
    let house = begun(&["bob: I give up"]).await;
    for typed in ["Tanja, are you coming?\nyes", "!board\nyes", "yes"] {
        house.say("bob", typed).await;
        assert!(!house.log(1).await.join(" ").contains("resign"), "{typed}");
    }
    let told = house.say("bob", "!board\n!yes").await;
    assert_eq!(told.refused(), ["answer-not-first"]);
}

/// A person who is asked something, and is offered something before they answer, may mean either.
#[tokio::test]
async fn a_yes_answers_neither_an_older_question_nor_the_offer_that_came_after_it() {
    for (question, yes) in [("!bord", "yes"), ("!bord", "!yes"), ("!bord", "no")] {
        let house = begun(&["anna: e4-e3"]).await;
        house.say("bob", question).await;
        house.say("anna", "!draw").await;
        let said = house.say("bob", yes).await;
        assert_eq!(said.refused(), ["answer-or-offer"], "{question}: {said:?}");
        let said = house.say("bob", yes).await;
        let again = if yes == "!yes" {
            vec!["answer-or-offer"]
        } else {
            vec![]
        };
        assert_eq!(said.refused(), again, "{question}: {said:?}");
        house.play(&["bob: !accept #1"]).await;
    }
    // An offer that was made before the question does not make the yes doubtful.
    let house = begun(&["anna: !draw", "bob: !bord"]).await;
    assert_eq!(house.say("bob", "yes").await.outcome, Outcome::Stored);
}

/// An offer in the game of the question leaves the question open.
#[tokio::test]
async fn a_yes_after_a_question_and_an_offer_in_the_same_game_is_asked_about() {
    for question in ["d3-c3 or d4-c4", "I give up"] {
        let house = begun(&["bob: d2-c2"]).await;
        assert_eq!(house.say("anna", question).await.refused().len(), 1);
        house.play(&["bob: !draw"]).await;
        let said = house.say("anna", "yes").await;
        assert_eq!(said.refused(), ["answer-or-offer"], "{question}: {said:?}");
        house.play(&["anna: !accept"]).await;
    }
}

/// A yes behind a line of somebody else may answer that line.
#[tokio::test]
async fn a_yes_behind_a_line_of_somebody_else_accepts_nothing() {
    for (offer, talk) in [
        ("anna: !draw", "carl: are you coming to lunch, bob?"),
        ("anna: !draw", "anna: are you coming to lunch?"),
        ("anna: !pause 3d", "anna: ты завтра можешь?"),
        ("carl: !new murus @bob rated=true", "anna: lunch?"),
    ] {
        let house = begun(&["bob: !me ask on", offer, talk]).await;
        let said = house.say("bob", "yes").await;
        assert_eq!(said.refused(), ["offer-or-talk"], "{offer}: {said:?}");
        assert_eq!(house.say("bob", "ok").await.outcome, Outcome::Ignored);
        house.play(&["bob: !accept"]).await;
    }
}

/// Whoever says yes before they can have read the offer answers what was said before it.
#[tokio::test]
async fn a_yes_right_after_an_offer_may_answer_a_line_before_it() {
    for (talk, seconds, refused) in [
        ("carl: are you coming, bob?", 0, &["offer-or-talk"][..]),
        ("anna: still there?", 2, &["offer-or-talk"]),
        ("carl: are you coming, bob?", 3, &[]),
        ("bob: good morning", 0, &[]),
    ] {
        let timed = Timed::game("").await;
        let (from, text) = talk.split_once(": ").unwrap();
        timed.house.say(from, text).await;
        timed.house.play(&["anna: !draw"]).await;
        timed.pass(seconds);
        let said = timed.house.say("bob", "yes").await;
        assert_eq!(said.refused(), refused, "{talk}: {said:?}");
    }
}

/// A person whom the bot has asked something, and who may have said yes to somebody else, is asked once more.
#[tokio::test]
async fn a_yes_behind_a_line_of_somebody_else_is_asked_about() {
    for (typed, question) in [("I give up", "confirm-yield"), ("!bord", "did-you-mean")] {
        let house = begun(&[]).await;
        assert_eq!(house.say("bob", typed).await.refused(), [question]);
        house.say("carl", "lunch at noon?").await;
        assert_eq!(house.say("bob", "yes").await.refused(), [question]);
        house.say("carl", "great, where?").await;
        assert_eq!(house.say("bob", "ok").await.refused(), [question]);
        assert!(!house.log(1).await.join(" ").contains("resign"));
    }
    // The repeated question can be answered as soon as it can have been read.
    let timed = Timed::game("").await;
    for (from, text) in [("anna", "I give up"), ("carl", "lunch?"), ("anna", "yes")] {
        timed.house.say(from, text).await;
    }
    assert!(!timed.house.log(1).await.join(" ").contains("resign"));
    timed.pass(3);
    timed.house.play(&["anna: yes"]).await;
    assert!(timed.house.log(1).await.join(" ").contains("resign"));
    // An answer that is certainly meant for the bot is not asked about.
    let house = begun(&["bob: I give up", "carl: lunch?", "bob: !yes"]).await;
    assert!(house.log(1).await.join(" ").contains("resign"));
}

/// After a start it is not known what was typed before.
#[tokio::test]
async fn a_yes_after_a_restart_accepts_no_offer_that_was_made_before() {
    let folder = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(1_800_000_000);
    let path = folder.path().join("house.db");
    let house = House::with_clock(&path, clock).await;
    house.play(BEGUN).await;
    house.say("anna", "!draw").await;
    house.say("bob", "wait a minute").await;
    house.close().await;
    let house = House::with_clock(&path, hand.clock()).await;
    assert_eq!(house.say("bob", "ok").await.refused(), ["offer-or-talk"]);
    house.play(&["bob: !accept"]).await;
}

/// The bot reads neither of these messages, but people have seen them.
#[tokio::test]
async fn a_message_that_is_not_read_comes_between_as_well() {
    for unread in ["\u{200b}", &"la ".repeat(30_000)] {
        let house = begun(&["anna: !draw"]).await;
        house.say("bob", unread).await;
        let said = house.say("bob", "yes").await;
        assert_eq!(said.refused(), ["offer-or-talk"], "{said:?}");
    }
}

/// In Selus `I` and the Cyrillic `а` are read as pits. Both are also words.
#[tokio::test]
async fn a_letter_that_is_also_a_word_is_asked_about_while_people_talk() {
    for letter in ["I", "а"] {
        let house = House::new().await;
        house.play(&["anna: !new selus @bob first"]).await;
        house.say("bob", "see you at eight").await;
        let said = house.say("anna", letter).await;
        assert_eq!(said.refused(), ["confirm-move"], "{said:?}");
        assert_eq!(house.log(1).await, [""; 0]);
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await.len(), 1);
        // Without talk, or with a letter that is no word, it is simply played.
        let house = House::new().await;
        house.play(&["anna: !new selus @bob first"]).await;
        house.play(&[&format!("anna: {letter}")]).await;
        let house = House::new().await;
        house.play(&["anna: !new selus @bob first"]).await;
        house.say("bob", "see you at eight").await;
        house.play(&["anna: b"]).await;
    }
}

/// Lines below an offer in the same message are talk as well.
#[tokio::test]
async fn a_yes_behind_an_offer_with_talk_below_it_accepts_nothing() {
    for offer in [
        "!draw\nbob, are you coming to lunch?",
        "!pause 3d\nBob, ты завтра можешь?",
    ] {
        let house = begun(&[]).await;
        house.say("anna", offer).await;
        let said = house.say("bob", "yes").await;
        assert_eq!(said.refused(), ["offer-or-talk"], "{said:?}");
    }
}

/// `no` is north-west in Italian.
#[tokio::test]
async fn a_no_is_asked_about_before_it_is_half_of_a_move() {
    for lines in [
        &["bob: !me ask off"][..],
        &["carl: lunch?"],
        &["anna: hmm, let me think", "carl: lunch?"],
    ] {
        let house = House::new().await;
        house.play(&["anna: !new murus @bob first"]).await;
        house.say("anna", "G5").await;
        for line in lines {
            let (from, text) = line.split_once(": ").unwrap();
            house.say(from, text).await;
        }
        let said = house.say("anna", "no").await;
        assert_eq!(said.refused(), ["confirm-move"], "{said:?}");
        house.say("anna", "no").await;
        assert_eq!(house.log(1).await, [""; 0]);
    }
    // A later question comes first.
    let house = House::new().await;
    house.play(&["anna: !new murus @bob first"]).await;
    house.say("anna", "G5").await;
    house.say("anna", "!resgn").await;
    assert!(house.say("anna", "no").await.refused().is_empty());
    assert_eq!(house.log(1).await, [""; 0]);
}

/// A number behind a line of somebody else may answer that line.
#[tokio::test]
async fn a_number_behind_a_line_of_somebody_else_is_asked_again() {
    let house = offered_two_draws().await;
    assert_eq!(
        house.say("bob", "!accept").await.refused(),
        ["which-session"]
    );
    house.say("dan", "how many beers, bob?").await;
    for number in ["2", "1 please"] {
        assert_eq!(house.say("bob", number).await.refused(), ["which-session"]);
        house.say("dan", "really?").await;
    }
    house.play(&["bob: #2"]).await;
}

#[tokio::test]
async fn a_no_behind_half_a_move_in_one_line_is_asked_about() {
    for typed in ["G5 no", "G5, no!", "G5, No", "G5 No."] {
        let house = House::new().await;
        house.play(&["anna: !new murus @bob first"]).await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["confirm-move"], "{typed}: {said:?}");
        assert_eq!(house.log(1).await, [""; 0]);
    }
    let house = House::new().await;
    house
        .play(&["anna: !new murus @bob first", "anna: G5 NW"])
        .await;
}

/// Talk beside a command, and the lines of somebody who has to wait, are read by others as well.
#[tokio::test]
async fn talk_beside_a_command_counts_as_talk() {
    let house = offered_two_draws().await;
    house.say("bob", "!accept").await;
    house.say("dan", "bob, how many beers?\n!games").await;
    assert_eq!(house.say("bob", "2").await.refused(), ["which-session"]);
}

/// Matrix does not say who wrote the message to which somebody replies, and every message in a thread replies to the first one.
#[tokio::test]
async fn a_reply_on_matrix_is_no_proof_that_the_bot_is_meant() {
    let house = House::new().await;
    for (who, line) in [
        ("anna", "!new tablut @bob first"),
        ("anna", "e3-d3"),
        ("bob", "I give up"),
        ("carl", "bob, lunch?"),
    ] {
        on(&house, Platform::Matrix, who, line).await;
    }
    let mut reply = house.message("Matrix", "bob", "yes");
    reply.room.platform = Platform::Matrix;
    let written = chat_message(&mut reply);
    written.author.platform = Platform::Matrix;
    written.reply_to = Some("message-1".to_owned());
    let said = house.hear(reply).await;
    assert_eq!(said.refused(), ["confirm-yield"], "{said:?}");
}
