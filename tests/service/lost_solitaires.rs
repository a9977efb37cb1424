//! A solitaire that was lost goes on when its player takes the end back; no other game does once it is over.

use crate::house::{House, Said};
use crate::limits::{NONE, limited};
use crate::newcomers::text;
use lusoria::service::Limits;

/// In Tchuka Ruma with two stones in each pit, this choice loses at once.
const LOST: [&str; 2] = ["anna: !new tchuka", "anna: a"];

async fn stats(house: &House) -> String {
    text(&house.say("anna", "!stats").await)
}

async fn in_room(house: &House, room: &str, line: &str) -> Said {
    house.hear(house.message(room, "anna", line)).await
}

#[tokio::test]
async fn the_end_of_a_lost_solitaire_names_the_takeback_in_four_languages_and_it_works() {
    for (lang, typed) in [
        ("en", "!undo #1"),
        ("cs", "!zpět #1"),
        ("it", "!indietro #1"),
        ("ru", "!назад #1"),
    ] {
        let house = House::new().await;
        house.manage(&format!("!lang {lang}")).await;
        house.play(&LOST[..1]).await;
        let over = text(&house.say("anna", "a").await);
        assert!(over.contains(&format!("`{typed}`")), "{over}");
        let back = house.say("anna", typed).await;
        assert_eq!(back.refused(), [""; 0], "{typed}");
        assert!(text(&back).contains("2 2 2 2"), "{back:?}");
        house.play(&["anna: c"]).await;
        assert_eq!(house.log(1).await, ["a", "=takeback:first:0", "c"]);
    }
}

#[tokio::test]
async fn it_goes_on_after_a_restart_and_counts_once_when_it_ends_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let house = House::at(&path).await;
    house.play(&LOST).await;
    let once = stats(&house).await;
    assert!(once.contains("1 lost"), "{once}");
    house.close().await;

    let house = House::at(&path).await;
    house.play(&["anna: !undo"]).await;
    assert!(!stats(&house).await.contains("1 lost"));
    let mine = text(&house.say("anna", "!mine").await);
    assert!(mine.contains("#1"), "{mine}");
    let history = text(&house.say("anna", "!history").await);
    assert!(!history.contains("#1"), "{history}");
    let exported = text(&house.say("anna", "!export #1").await);
    assert!(!exported.contains("ending:"), "{exported}");
    house.close().await;

    let house = House::at(&path).await;
    house.play(&["anna: c", "anna: a"]).await;
    assert_eq!(stats(&house).await, once);
    let verified = text(&house.say("anna", "!verify #1").await);
    assert!(verified.contains("The moves are legal"), "{verified}");
    let exported = text(&house.say("anna", "!export #1").await);
    let record = exported[exported.find("lusoria-record").unwrap()..].trim_end_matches(['`', '\n']);
    assert!(record.contains("ending: rule:second"), "{record}");
    let imported = house.say("bob", &format!("!import\n{record}")).await;
    assert_eq!(imported.refused(), [""; 0]);
    let refused = house.say("bob", "!undo #2").await.refused();
    assert_eq!(refused, ["no-seat"], "nobody plays a record");
}

#[tokio::test]
async fn it_may_be_lost_and_taken_back_within_one_message_and_again_and_again() {
    let house = House::new().await;
    house
        .play(&["anna: !new tchuka\na\n!undo", "anna: a\n!undo\na"])
        .await;
    let history = text(&house.say("anna", "!history").await);
    assert!(history.contains("#1"), "{history}");
    house.play(&["anna: !undo\na\n!undo", "anna: c"]).await;
    let history = text(&house.say("anna", "!history").await);
    assert!(!history.contains("#1"), "{history}");
    let back = |n| ["a".to_owned(), format!("=takeback:first:{n}")];
    let lost = [0, 2, 4, 6].map(back).concat();
    assert_eq!(house.log(1).await, [&lost[..], &["c".to_owned()]].concat());
    house.play(&["anna: b", "anna: !undo #1\n!undo #1"]).await;
    assert_eq!(house.log(1).await.len(), 12, "twice in one message");
}

#[tokio::test]
async fn no_other_end_is_taken_back() {
    let house = House::new().await;
    house.play(&LOST).await;
    assert_eq!(house.say("bob", "!undo #1").await.refused(), ["no-seat"]);
    house
        .play(&["anna: !new tchuka", "anna: c", "anna: !yield #2"])
        .await;
    let refused = house.say("anna", "!undo").await.refused();
    assert_eq!(refused, ["session-over"], "given up");
    house
        .play(&["anna: !new tablut @me", "anna: e4-f4", "anna: !yield #3"])
        .await;
    assert_eq!(
        house.say("anna", "!undo #3").await.refused(),
        ["session-over"]
    );
    house.play(&["anna: !new tchuka"]).await;
    for _ in 0..40 {
        let hint = text(&house.say("anna", "!hint #4").await);
        let said = house
            .say("anna", &format!("#4 {}", hint.split('`').nth(1).unwrap()))
            .await;
        if text(&said).contains("has solved") {
            assert!(!text(&said).contains("!undo"), "{said:?}");
            let refused = house.say("anna", "!undo #4").await.refused();
            assert_eq!(refused, ["session-over"], "solved");
            return;
        }
    }
    panic!("the hints do not solve it");
}

#[tokio::test]
async fn without_a_number_what_happened_last_is_taken_back() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut bot:easy first", "anna: e4-f4"])
        .await;
    house.play(&LOST).await;
    house.play(&["anna: !undo", "anna: a"]).await;
    assert_eq!(house.log(2).await, ["a", "=takeback:first:0", "a"]);
    house
        .play(&["anna: !again", "anna: #3 c", "anna: !undo #2"])
        .await;
    assert_eq!(house.log(3).await, ["c"], "the named one goes back");
    assert_eq!(house.log(2).await.len(), 4);
}

#[tokio::test]
async fn it_counts_among_the_open_games_of_its_player() {
    let limits = Limits {
        person_games: 1,
        ..NONE
    };
    let one = limited(limits).await;
    one.house.play(&LOST).await;
    one.house.play(&["anna: !new tablut @me"]).await;
    let refused = one.house.say("anna", "!undo #1").await.refused();
    assert_eq!(refused, ["too-many-games"]);
    one.house.play(&["anna: !yield #2", "anna: !undo #1"]).await;
    let refused = one.house.say("anna", "!new tablut @me").await.refused();
    assert_eq!(refused, ["too-many-games"]);
}

#[tokio::test]
async fn every_room_that_shows_it_lists_it_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let house = House::at(&path).await;
    house.play(&LOST[..1]).await;
    in_room(&house, "cellar", "!show #1 here").await;
    let over = in_room(&house, "cellar", "a").await;
    assert_eq!(over.replies.len(), 2, "{over:?}");
    house.close().await;

    let house = House::at(&path).await;
    let elsewhere = in_room(&house, "attic", "!undo #1").await;
    assert_eq!(elsewhere.refused(), ["session-over"]);
    let back = in_room(&house, "hall", "!undo #1").await;
    assert_eq!(back.replies.len(), 2, "{back:?}");
    let moved = in_room(&house, "cellar", "c").await;
    assert_eq!(moved.refused(), [""; 0]);
    assert_eq!(moved.replies.len(), 2, "{moved:?}");
}

#[tokio::test]
async fn the_beginning_names_help_and_takeback_in_four_languages_and_both_work() {
    for (lang, hint, back) in [
        ("en", "!hint", "!undo"),
        ("cs", "!tip", "!zpět"),
        ("it", "!suggerimento", "!indietro"),
        ("ru", "!подсказка", "!назад"),
    ] {
        let house = House::new().await;
        house.manage(&format!("!lang {lang}")).await;
        let begun = text(&house.say("anna", "!new tchuka").await);
        let names = |word: &str| begun.contains(&format!("`{word}`"));
        assert!(names(hint) && names(back), "{begun}");
        house
            .play(&[
                &format!("anna: {hint}"),
                "anna: c",
                &format!("anna: {back}"),
            ])
            .await;
        assert_eq!(
            house.log(1).await,
            ["=hint:first", "c", "=takeback:first:1"]
        );
    }
}
