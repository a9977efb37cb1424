//! A game that is shown in several rooms: each has every turn, and the players may answer in any of them.

use crate::house::{House, Reply, Said, person};
use crate::tournaments::{games, until};
use lusoria::service::{Cause, Outcome, RoomReplaced};

async fn in_room(house: &House, room: &str, from: &str, text: &str) -> Said {
    house.hear(house.message(room, from, text)).await
}

fn rooms(said: &Said) -> Vec<&str> {
    said.replies
        .iter()
        .map(|reply| reply.room.as_str())
        .collect()
}

#[tokio::test]
async fn both_rooms_have_each_turn_and_players_answer_in_either() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house.play(&["anna: !new tablut @bob first"]).await;
    in_room(&house, "cellar", "bob", "!lang cs").await;
    let shown = in_room(&house, "cellar", "bob", "!show #1 here").await;
    assert_eq!(rooms(&shown), ["cellar", "cellar"]);
    assert!(shown.replies[0].text.contains("show #1 off"), "{shown:?}");
    let played = in_room(&house, "hall", "anna", "e3-d3").await;
    assert_eq!(rooms(&played), ["hall", "cellar"]);
    house.close().await;

    let house = House::at(&path).await;
    let answered = in_room(&house, "cellar", "bob", "h5-h4").await;
    let mut heard = rooms(&answered);
    heard.sort_unstable();
    assert_eq!(heard, ["cellar", "hall"], "no board twice");
    let offered = in_room(&house, "cellar", "bob", "!draw").await;
    assert_eq!(rooms(&offered).len(), 2, "{offered:?}");
    let over = in_room(&house, "hall", "anna", "!accept").await;
    assert_eq!(rooms(&over), ["hall", "cellar"]);
    let again = in_room(&house, "cellar", "bob", "!moves").await;
    assert!(again.reply().text.contains("draw"), "{again:?}");
}

#[tokio::test]
async fn a_room_that_takes_the_place_of_one_where_a_game_is_shown_is_told_so() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new cats @cyril first",
        ])
        .await;
    in_room(&house, "cellar", "bob", "!show #1 here").await;
    let mut moved = house.message("new cellar", "anna", "");
    moved.cause = Cause::RoomReplaced(RoomReplaced {
        old_room: "cellar".to_owned(),
        author: person("anna"),
    });
    let told = house.hear(moved).await;
    assert_eq!(rooms(&told), ["new cellar"]);
    let text = &told.reply().text;
    assert!(text.contains("#1") && !text.contains("#2"), "{text}");
    let played = in_room(&house, "hall", "anna", "#1 e3-d3").await;
    assert_eq!(rooms(&played), ["hall", "new cellar"]);
}

#[tokio::test]
async fn only_a_player_brings_a_game_and_takes_it_away() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    for (from, text, id) in [
        ("cyril", "!show #1 here", "no-such-session"),
        ("bob", "!show here", "show-here-which"),
        ("bob", "!show #7 here", "no-such-session"),
        ("bob", "!show #1 off", "show-only-here"),
    ] {
        assert_eq!(
            in_room(&house, "cellar", from, text).await.refused(),
            [id],
            "{text}"
        );
    }
    assert_eq!(
        house.say("cyril", "!show #1 here").await.refused(),
        ["no-seat"]
    );
    in_room(&house, "cellar", "bob", "!show #1 here").await;
    in_room(&house, "cellar", "bob", "!show #1 here").await;
    house.play(&["anna: e3-d3"]).await;
    for room in ["attic", "garden"] {
        in_room(&house, room, "bob", "!show #1 here").await;
    }
    let full = in_room(&house, "roof", "bob", "!show #1 here").await;
    assert_eq!(full.refused(), ["shown-in-too-many"]);
    in_room(&house, "cellar", "bob", "!show #1 off").await;
    let played = in_room(&house, "garden", "bob", "h5-h4").await;
    let mut heard = rooms(&played);
    heard.sort_unstable();
    assert_eq!(heard, ["attic", "garden", "hall"]);
    assert_eq!(
        in_room(&house, "hall", "bob", "!show #1 off")
            .await
            .refused(),
        ["show-only-here"]
    );
    house.play(&["anna: !yield #1"]).await;
    let late = in_room(&house, "roof", "bob", "!show #1 here").await;
    assert_eq!(
        (late.outcome, late.refused()),
        (Outcome::Stored, vec!["session-over".to_owned()])
    );
}

#[tokio::test]
async fn in_a_tournament_of_two_rooms_of_one_platform_each_is_called_where_they_have_entered() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut", "anna: !join"])
        .await;
    let given = house.say("anna", "!tournament invite").await;
    let (_, code) = given.reply().text.split_once("`!tournament here").unwrap();
    let (code, _) = code.split_once('`').unwrap();
    let brought = in_room(&house, "cellar", "bob", &format!("!tournament here {code}")).await;
    assert_eq!(brought.refused(), [""; 0], "{code}: {brought:?}");
    let joined = in_room(&house, "cellar", "bob", "!join").await;
    assert_eq!(joined.refused(), [""; 0], "{joined:?}");
    house.play(&["anna: !start"]).await;
    let round = until(&house, "round", 1).await;
    let (_, [first, _]) = games(&house, &round["pairings"]).await.remove(0);
    let home = |from: &str| if from == "anna" { "hall" } else { "cellar" };
    let first = first.unwrap();
    let other = if first == "anna" { "bob" } else { "anna" };
    for (from, called, text) in [(&*first, other, "e4-f4"), (other, &*first, "a4-b4")] {
        let said = in_room(&house, home(from), from, text).await;
        // The beginning of the round may be told only now.
        let is_turn = |one: &&Reply| one.reader.as_deref() == Some(called);
        let turns = said.replies.iter().filter(is_turn);
        let (here, elsewhere): (Vec<_>, Vec<_>) = turns.partition(|one| one.room == home(called));
        assert_eq!(here[0].calls.as_deref(), Some(called), "{said:?}");
        assert_eq!((here.len(), elsewhere.len()), (1, 1));
        assert_eq!(elsewhere[0].calls, None, "{said:?}");
    }
}
