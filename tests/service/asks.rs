//! Being asked before a game begins (`me ask on`), and blocking people.

use crate::house::{House, Said};
use crate::timed::Timed;
use lusoria::service::ManualClock;

/// A Monday at noon, and a day.
const NOW: i64 = 1_795_435_200;
const DAY: i64 = 86_400;

fn text(said: &Said) -> &str {
    &said.reply().text
}

async fn asking() -> House {
    let house = House::new().await;
    house.play(&["bob: !me ask on"]).await;
    house
}

#[tokio::test]
async fn who_wants_to_be_asked_is_asked_and_answers_days_later() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let (hand, clock) = ManualClock::new(NOW);
    let house = House::with_clock(&path, clock).await;
    house.play(&["bob: !me ask on"]).await;
    let asked = house.say("anna", "!new tablut @bob first time=3d").await;
    for part in [
        "bob, anna proposes a game: Tablut",
        "anna moves first",
        "Each turn may take 3 d",
        "`!accept #1`",
        "`!decline #1`",
        "`!counter #1 first time=3d`",
        "14 d",
    ] {
        assert!(text(&asked).contains(part), "{part}: {asked:?}");
    }
    assert_eq!(asked.reply().reader.as_deref(), Some("bob"));
    assert_eq!(house.log(1).await, [""; 0]);
    let again = house.say("anna", "!new tablut @bob").await;
    assert_eq!(again.refused(), ["proposal-waits"]);
    let foreign = house.say("cyril", "!accept #1").await;
    assert_ne!(foreign.refused(), [""; 0]);
    house.close().await;
    hand.set(NOW + 10 * DAY);
    let house = House::with_clock(&path, hand.clock()).await;
    house.play(&["bob: !accept", "anna: e4-f4"]).await;
    assert_eq!(house.log(1).await, ["=time:time:259200:vacation", "e4-f4"]);
}

#[tokio::test]
async fn a_no_is_told_and_holds_for_strangers() {
    let house = asking().await;
    house.play(&["anna: !new tablut @bob"]).await;
    let no = house.say("bob", "!decline").await;
    assert!(
        text(&no).contains("anna, bob does not want to play #1"),
        "{no:?}"
    );
    assert_eq!(no.reply().reader.as_deref(), Some("anna"));
    let late = house.say("bob", "!accept #1").await;
    assert_ne!(late.refused(), [""; 0]);
    house.play(&["anna: !new cats @bob", "anna: !abort"]).await;
}

#[tokio::test]
async fn other_terms_go_back_to_whoever_asked() {
    let house = asking().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    assert_eq!(
        house.say("bob", "!counter #1").await.refused(),
        ["counter-how"]
    );
    assert_eq!(
        house.say("bob", "!counter #1 second").await.refused(),
        ["counter-same"],
        "these are the terms already"
    );
    let back = house.say("bob", "!counter first time=3d rated=true").await;
    for part in [
        "anna, bob proposes a game: Tablut",
        "bob moves first",
        "The game will be rated",
        "Each turn may take 3 d",
    ] {
        assert!(text(&back).contains(part), "{part}: {back:?}");
    }
    let own = house.say("bob", "!accept #1").await;
    assert_ne!(own.refused(), [""; 0]);
    house.play(&["anna: !accept #1", "bob: e4-f4"]).await;
}

#[tokio::test]
async fn the_question_which_proposal_is_meant_repeats_the_typed_command() {
    let house = asking().await;
    house
        .play(&["anna: !new tablut @bob", "anna: !new cats @bob"])
        .await;
    for (typed, suggested) in [
        ("!accept", "`!accept #1`."),
        ("!decline", "`!decline #1`."),
        ("!counter first", "`!counter #1 first time=3d`."),
        ("!counter", "Like this: `!counter first time=3d`."),
    ] {
        let which = house.say("bob", typed).await;
        assert!(text(&which).contains(suggested), "{typed}: {which:?}");
    }
    house
        .play(&["bob: !decline #1", "bob: !counter first time=3d"])
        .await;
}

#[tokio::test]
async fn of_an_offer_in_a_game_and_a_proposed_game_the_number_decides() {
    let house = asking().await;
    house
        .play(&[
            "bob: !new tablut @anna first",
            "bob: e4-f4",
            "anna: a4-b4",
            "anna: !new cats @bob",
            "anna: !abort #1",
        ])
        .await;
    let which = house.say("bob", "!accept").await;
    assert_eq!(which.refused(), ["proposal-which"]);
    house.play(&["bob: !accept #2", "bob: !accept #1"]).await;
}

#[tokio::test]
async fn the_blocked_are_not_told_so_and_begin_nothing_with_whoever_has_blocked_them() {
    let house = House::new().await;
    let blocked = house.say("bob", "!block @anna").await;
    assert!(
        text(&blocked).contains("Blocked by you: anna"),
        "{blocked:?}"
    );
    house.play(&["bob: !new tablut", "cyril: !new cats"]).await;
    for line in ["!new tablut @bob", "!join #1"] {
        let said = house.say("anna", line).await;
        assert_eq!(said.refused(), ["not-available"], "{line}");
        assert!(!text(&said).contains("block"), "{said:?}");
    }
    // Of the two open seats Anna may take only Cyril's.
    house.play(&["anna: !join"]).await;
    assert_eq!(
        house.say("bob", "!new tablut @anna").await.refused(),
        ["blocked-by-you"]
    );
    house.play(&["bob: !block", "bob: !unblock @anna"]).await;
    let nobody = house.say("bob", "!block").await;
    assert!(text(&nobody).contains("blocked nobody"), "{nobody:?}");
    house.play(&["anna: !join #1"]).await;
}

#[tokio::test]
async fn whoever_is_asked_sees_the_position_that_was_set_up_and_reads_that_the_dice_wait_for_words()
{
    let house = House::new().await;
    house
        .play(&[
            "bob: !me ask on",
            "anna: !edit tablut",
            "anna: !edit clear",
            "anna: !edit set e5 K",
            "anna: !edit set a1 B",
        ])
        .await;
    let asked = house.say("anna", "!edit play @bob").await;
    let text = &asked.reply().text;
    assert!(
        text.contains("Tablut, from a position set up by hand"),
        "{text}"
    );
    assert!(text.contains("1 B * *"), "the board: {text}");
    let asked = house.say("anna", "!new quick @bob luck").await;
    let text = &asked.reply().text;
    assert!(
        text.contains("each player adds a word to the dice"),
        "{text}"
    );
}

/// After a start it is not known what was typed last, so a bare yes or no accepts nothing, but is told how to answer.
#[tokio::test]
async fn after_a_start_a_bare_answer_is_told_how_to_answer() {
    for (line, answer) in [
        ("anna: !draw", "yes"),
        ("anna: !draw", "ok"),
        ("anna: !draw", "no"),
        ("anna: !new cats @bob", "yes"),
    ] {
        let timed = Timed::game("").await;
        timed.house.play(&["bob: !me ask on", line]).await;
        let timed = timed.away(2).await;
        timed.pass(10);
        let said = timed.house.say("bob", answer).await;
        assert_eq!(
            said.refused(),
            ["offer-or-talk"],
            "{line} {answer}: {said:?}"
        );
    }
}

/// Some ways to say yes do not say it clearly: a sign, a letter drawn out, a yes that may be mockery.
#[tokio::test]
async fn an_unclear_yes_to_an_offer_is_told_how_to_answer() {
    for typed in ["+", "👍", "дааа", "ага, конечно))", "ну да, конечно 😂"]
    {
        let timed = Timed::game("").await;
        timed.house.play(&["anna: !draw"]).await;
        timed.pass(6);
        let said = timed.house.say("bob", typed).await;
        assert_eq!(said.refused(), ["offer-or-talk"], "{typed}: {said:?}");
        timed.house.play(&["bob: !accept"]).await;
    }
    // Where nothing is offered, it is talk.
    for typed in ["+", "дааа", "ага, конечно))"] {
        let timed = Timed::game("").await;
        let said = timed.house.say("bob", typed).await;
        assert!(said.replies.is_empty(), "{typed}: {said:?}");
    }
}
