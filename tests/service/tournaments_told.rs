//! What a room is told of a tournament is true: commands work as they are shown, and nobody is taken out in silence.

use crate::house::{House, Reply, Said, chat_message, person};
use crate::links::{DISCORD, MATRIX};
use crate::tournament_rooms::{in_two_rooms, manages, on};
use crate::tournaments::reply_to;
use lusoria::service::ManualClock;
use std::time::Duration;

/// A Monday at noon.
const NOW: i64 = 1_795_435_200;
const DAY: i64 = 86_400;

fn with<'a>(heard: &'a [Reply], text: &str) -> &'a Reply {
    let found = heard.iter().find(|one| one.text.contains(text));
    found.unwrap_or_else(|| panic!("{text} is not heard: {heard:?}"))
}

#[tokio::test]
async fn whoever_is_taken_out_after_two_no_shows_is_told_so_with_the_next_round() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let (hand, clock) = ManualClock::new(NOW);
    let mut house = House::with_clock(&path, clock).await;
    let line = "!tournament new cats single time=1d bot:easy bot:easy bot:easy @anna";
    let announced = house.say("anna", line).await;
    assert_eq!(announced.refused(), [""; 0], "{announced:?}");
    house.play(&["anna: !start"]).await;
    let mut heard = Vec::new();
    for day in 1..=20 {
        hand.set(NOW + day * (DAY + 60));
        for _ in 0..50 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        heard.extend(house.heard());
        if heard.iter().any(|one| one.text.contains("round 3:")) {
            break;
        }
        house.close().await;
        house = House::with_clock(&path, hand.clock()).await;
    }
    let lost = with(&heard, "counts in the tournament as won by the computer");
    assert!(!lost.text.contains("rematch"), "{lost:?}");
    let round = with(&heard, "round 3:");
    let told =
        "Your time ran out in two games before you had moved, so you are out of tournament 1.";
    assert!(round.text.contains(told), "{round:?}");
    assert_eq!(round.calls.as_deref(), Some("anna"), "{round:?}");
}

#[tokio::test]
async fn players_who_are_named_in_the_announcement_take_part_at_once() {
    let house = House::new().await;
    let line = "!tournament new cats swiss 5 bot:hard bot:easy @bob";
    let announced = house.say("anna", line).await;
    assert_eq!(announced.refused(), [""; 0], "{announced:?}");
    with(
        &announced.replies,
        "Computer (hard), Computer (easy) take part",
    );
    let added = with(&announced.replies, "You take part in tournament 1");
    assert_eq!(added.calls.as_deref(), Some("bob"), "{added:?}");
    let list = house.say("anna", "!standings").await;
    let text = &list.reply().text;
    assert!(
        text.contains("Computer (hard), Computer (easy), bob"),
        "{text}"
    );
    let started = house.say("anna", "!start").await;
    with(
        &started.replies,
        "it ends after 3 rounds, unless others join",
    );
    house.manage("!ban @bob").await;
    let banned = house.say("anna", "!tournament new cats @bob").await;
    assert_eq!(banned.refused(), ["tournament-they-are-banned"]);
}

/// One message notifies only one person.
#[tokio::test]
async fn each_of_several_who_are_named_is_notified_however_they_are_listed() {
    for line in [
        "!tournament new cats swiss 5 @bob @cyril @zenobia",
        "!tournament new cats swiss 5 @bob, @cyril and @zenobia",
        "!turnaj nový cats švýcarský 5 @bob , @cyril a @zenobia",
        "!torneo nuovo cats svizzero 5 @bob e @cyril e bot e @zenobia",
        "!турнир новый cats швейцарка 5 @bob и @cyril и @zenobia",
    ] {
        let house = House::new().await;
        let announced = house.say("anna", line).await;
        assert_eq!(announced.refused(), [""; 0], "{line}");
        let called = announced.replies.iter().filter_map(|one| one.calls.clone());
        let called: Vec<_> = called.collect();
        assert_eq!(called, ["bob", "cyril", "zenobia"], "{line}");
    }
}

#[tokio::test]
async fn several_people_of_a_mistyped_line_take_part_after_a_yes() {
    for typed in ["cats swis 3", "catz swiss 3"] {
        let house = House::new().await;
        let typed = format!("!tournament new {typed} @bob @cyril");
        let mut line = house.message("hall", "anna", &typed);
        chat_message(&mut line).mentions = vec![person("bob"), person("cyril")];
        house.hear(line).await;
        let announced = house.say("anna", "yes").await;
        for name in ["bob", "cyril"] {
            let entered = format!("{name}: You take part in tournament 1");
            assert!(with(&announced.replies, &entered).text.contains(name));
        }
    }
}

#[tokio::test]
async fn what_stands_behind_a_format_and_is_no_number_is_named() {
    let house = House::new().await;
    for (typed, id) in [
        ("cats swiss 99999999999999999999", "tournament-number"),
        ("cats swiss five", "tournament-number"),
        ("cats knock-out 5", "word-left-over"),
        ("cats swiss 3 friend", "word-left-over"),
        (
            "cats bot bot bot bot bot bot bot bot bot",
            "tournament-computers-at-most",
        ),
        ("cats double 3", "word-left-over"),
    ] {
        let said = house.say("anna", &format!("!tournament new {typed}")).await;
        assert_eq!(said.refused(), [id], "{typed}");
    }
    for typed in ["swiss cats", "cats swiss please", "cats all against all"] {
        let line = format!("!tournament new {typed}");
        house.play(&[&format!("anna: {line}")]).await;
    }
}

#[tokio::test]
async fn a_room_that_forbids_the_computer_is_named_with_the_way_out() {
    let house = House::new().await;
    in_two_rooms(&house, "!tournament new tablut").await;
    for line in ["!join", "!tournament add bot:easy bot:easy"] {
        on(&house, DISCORD, "anna", line).await;
    }
    manages(&house, MATRIX, "dora", "!settings bots off").await;
    let start = on(&house, DISCORD, "anna", "!start").await;
    assert_eq!(start.refused(), ["tournament-no-bots"]);
    let text = &start.reply().text;
    assert!(text.contains("Matrix nobody can play"), "{text}");
    let remove = "!tournament remove bot:easy 1";
    assert!(text.contains(remove), "{text}");
    for _ in 0..2 {
        let removed = on(&house, DISCORD, "anna", remove).await;
        assert_eq!(removed.refused(), [""; 0], "{removed:?}");
    }
    let start = on(&house, DISCORD, "anna", "!start").await;
    assert_eq!(start.refused(), ["tournament-too-few"]);
}

/// The first command in backticks that contains this word.
fn typed<'a>(said: &'a Said, word: &str) -> &'a str {
    let text = reply_to(said, "anna");
    let mut spans = text.split('`').skip(1).step_by(2);
    spans.find(|span| span.contains(word)).unwrap()
}

#[tokio::test]
async fn the_commands_of_an_announcement_work_as_typed_beside_others() {
    let house = House::new().await;
    house
        .play(&["cyril: !new tablut", "zenobia: !new tablut"])
        .await;
    house.say("anna", "!tournament new cats").await;
    let second = house.say("anna", "!tournament new tablut").await;
    for (from, word) in [
        ("bob", "join"),
        ("bob", "leave"),
        ("anna", "join"),
        ("anna", "add"),
        ("anna", "start"),
    ] {
        let line = typed(&second, word);
        assert!(line.ends_with(" 2"), "{line}");
        house.play(&[&format!("{from}: {line}")]).await;
    }
    // The second tournament and the second open seat have the same number.
    let seat = house.say("dan", "!join #2").await;
    assert_eq!(seat.refused(), [""; 0], "{seat:?}");
    with(&seat.replies, "zenobia");
    let entered = house.say("dan", "!join 1").await;
    with(&entered.replies, "dan takes part in tournament 1");
}

#[tokio::test]
async fn whoever_has_left_is_not_counted_and_others_are_removed_with_or_without_an_at() {
    let house = House::new().await;
    in_two_rooms(&house, "!tournament new tablut swiss 3").await;
    for (platform, from) in [(DISCORD, "anna"), (MATRIX, "bob"), (MATRIX, "eva")] {
        on(&house, platform, from, "!join").await;
    }
    on(&house, DISCORD, "anna", "!start").await;
    let asked = on(&house, DISCORD, "anna", "!tournament remove @eva").await;
    assert_eq!(asked.refused(), ["confirm-remove"], "{asked:?}");
    on(&house, DISCORD, "anna", "yes").await;
    let late = on(&house, DISCORD, "dan", "!join").await;
    assert!(reply_to(&late, "dan").contains("(3 so far)"), "{late:?}");
}

/// The commands that are suggested where several tournaments go on do what was meant.
#[tokio::test]
async fn only_a_ladder_is_challenged_in_and_nobody_is_led_to_add_a_computer() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !tournament new tablut swiss 5",
            "anna: !tournament new cats ladder",
        ])
        .await;
    let said = house.say("bob", "!tournament challenge @anna").await;
    assert_eq!(said.refused(), ["tournament-you-are-not-in"], "{said:?}");
    let said = house.say("anna", "!tournament add @cyril").await;
    assert_eq!(said.refused(), ["tournament-add-whom"], "{said:?}");
}
