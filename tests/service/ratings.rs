//! Rated games: told at the beginning, counted at the end, listed, and the same when they are computed again from the log.

use crate::house::{House, Said};
use lusoria::service::{ManualClock, recompute_ratings};
use lusoria::store::Store;
use std::time::Duration;

/// Who plays whom.
const PAIRS: [(&str, &str); 3] = [("anna", "bob"), ("bob", "cyril"), ("cyril", "anna")];

fn text(said: &Said) -> String {
    let texts: Vec<_> = said
        .replies
        .iter()
        .map(|reply| reply.text.as_str())
        .collect();
    texts.join("\n")
}

/// Five moves of First and of Second in a game of tablut. If the game is given up after them, it counts.
pub(crate) const FIVE_MOVES: [[&str; 2]; 5] = [
    ["e4-f4", "d1-c1"],
    ["f4-e4", "c1-b1"],
    ["e4-f4", "b1-b2"],
    ["f4-e4", "b2-c2"],
    ["e4-f4", "c2-c3"],
];

/// Plays these five moves of each player.
pub(crate) async fn play_five_moves(house: &House, players: [&str; 2], game: i64) {
    for (who, ply) in FIVE_MOVES
        .into_iter()
        .flat_map(|moves| players.into_iter().zip(moves))
    {
        let said = house.say(who, &format!("#{game} {ply}")).await;
        assert_eq!(said.refused(), Vec::<String>::new(), "{ply}");
    }
}

#[tokio::test]
async fn a_list_without_ratings_says_that_there_are_others() {
    let house = House::new().await;
    let none = house.say("anna", "!top").await;
    assert!(
        none.reply().text.contains("Nobody has a rating here yet"),
        "{none:?}"
    );
    for typed in ["!top cats live", "!top tablut", "!top live"] {
        let none = house.say("anna", typed).await;
        assert!(
            none.reply().text.contains("`!top` lists all"),
            "{typed}: {none:?}"
        );
    }
}

#[tokio::test]
async fn a_rated_game_counts_for_both_when_it_ends() {
    let house = House::new().await;
    let begun = house.say("anna", "!new tablut @bob first rated=true").await;
    assert!(text(&begun).contains("#1 is rated"), "{begun:?}");
    play_five_moves(&house, ["anna", "bob"], 1).await;
    let over = house.say("bob", "!yield #1").await;
    let told = text(&over);
    assert!(
        told.contains("anna 1500? → 1662?") && told.contains("bob 1500? → 1338?"),
        "{told}"
    );
    let top = text(&house.say("cyril", "!top tablut").await);
    assert!(
        top.contains("1. anna 1662?") && top.contains("2. bob 1338?"),
        "{top}"
    );
    let stats = text(&house.say("bob", "!stats @anna").await);
    assert!(
        stats.contains("1 won, 0 drawn, 0 lost; moving first: 1 of 1 won; rating 1662?"),
        "{stats}"
    );
    assert!(stats.contains("0 won, 0 drawn, 1 lost"), "{stats}");
}

#[tokio::test]
async fn nothing_else_counts() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: !yield #1"])
        .await;
    house
        .play(&["anna: !new murus @bob rated=true", "bob: !abort #2"])
        .await;
    for (line, id) in [
        ("!new tablut bot rated=true", "rated-alone"),
        ("!new tablut @me rated=true", "rated-alone"),
        ("!new tablut @bob rated=perhaps", "rated-how"),
    ] {
        assert_eq!(house.say("anna", line).await.refused(), [id], "{line}");
    }
    assert!(text(&house.say("anna", "!top").await).contains("Nobody has a rating"));
    house.manage("!settings rated on").await;
    let begun = house.say("anna", "!new cats @bob").await;
    assert!(text(&begun).contains("is rated"), "{begun:?}");
    let begun = house.say("anna", "!new ohojitxi @bob rated=false").await;
    assert!(!text(&begun).contains("is rated"), "{begun:?}");
}

/// Otherwise somebody could make themselves any rating with a few accounts.
#[tokio::test]
async fn a_game_that_is_given_up_counts_only_after_five_moves_of_each() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("ratings.db");
    let house = House::at(&path).await;
    house
        .play(&["anna: !new tablut @bob first rated=true"])
        .await;
    house.play(&["anna: e4-f4", "bob: d1-c1"]).await;
    let over = text(&house.say("bob", "!yield #1").await);
    assert!(over.contains("#1 (Tablut) does not count"), "{over}");
    assert!(text(&house.say("anna", "!top").await).contains("Nobody has a rating"));
    house.close().await;
    let store = Store::open(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    let computed = recompute_ratings(&store).await.unwrap();
    assert_eq!((computed.games, computed.ratings()), (0, 0));
    assert_eq!(computed.differences(&store).await.unwrap(), 0);
}

/// Otherwise two accounts of one person could agree on draws without playing, or let the clock decide.
#[tokio::test]
async fn a_draw_or_the_end_of_the_time_counts_only_after_five_moves_of_each() {
    let home = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(1_795_262_400);
    let house = House::with_clock(&home.path().join("ratings.db"), clock).await;
    house
        .play(&["anna: !new tablut @bob first rated=true", "anna: !draw #1"])
        .await;
    let over = text(&house.say("bob", "!accept #1").await);
    assert!(over.contains("#1 (Tablut) does not count"), "{over}");
    house
        .play(&[
            "anna: !new tablut @bob first rated=true live=10s+0s hard=true",
            "anna: e4-f4",
            "bob: d1-c1",
            "anna: f4-e4",
        ])
        .await;
    hand.set(1_795_262_400 + 60);
    house.say("anna", "!board #2").await;
    for _ in 0..500 {
        if house
            .log(2)
            .await
            .last()
            .is_some_and(|entry| entry.starts_with("=flag"))
        {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(house.log(2).await.last().unwrap(), "=flag:second");
    assert!(text(&house.say("anna", "!top").await).contains("Nobody has a rating"));
}

#[tokio::test]
async fn only_the_forms_of_a_game_that_have_a_name_are_rated() {
    let house = House::new().await;
    for options in [
        "scripta @bob dice=hand",
        "scripta @bob pieces=1",
        "murus @bob max_moves=1",
    ] {
        let line = format!("!new {options} rated=true");
        assert_eq!(
            house.say("anna", &line).await.refused(),
            ["rated-form"],
            "{line}"
        );
    }
    let open = house.say("anna", "!new scripta dice=hand rated=true").await;
    assert_eq!(open.refused(), ["rated-form"]);
    house.manage("!settings rated on").await;
    let begun = house.say("anna", "!new scripta @bob dice=hand").await;
    assert!(!text(&begun).contains("is rated"), "{begun:?}");
    let begun = house.say("anna", "!new quick @bob").await;
    assert!(text(&begun).contains("is rated"), "{begun:?}");
}

/// After several games with restarts between them, the stored ratings are those that follow from the logs.
#[tokio::test]
async fn ratings_computed_again_from_the_log_are_those_that_are_kept() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("ratings.db");
    for round in 0..3 {
        let house = House::at(&path).await;
        for (from, other) in PAIRS {
            let new = format!("!new tablut @{other} first rated=true");
            assert_eq!(house.say(from, &new).await.refused(), Vec::<String>::new());
        }
        let first = round * 3 + 1;
        for (n, (from, other)) in (first..).zip(PAIRS) {
            play_five_moves(&house, [from, other], n).await;
        }
        for (loser, game) in [("bob", first), ("bob", first + 1), ("anna", first + 2)] {
            house.play(&[&format!("{loser}: !yield #{game}")]).await;
        }
        house.close().await;
    }
    let store = Store::open(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    let computed = recompute_ratings(&store).await.unwrap();
    // Three people, over the whole host and in the room.
    assert_eq!((computed.games, computed.ratings()), (9, 6));
    assert_eq!(computed.differences(&store).await.unwrap(), 0);
    store.replace_ratings(&computed.rows).await.unwrap();
    assert_eq!(computed.differences(&store).await.unwrap(), 0);
    store.replace_ratings(&computed.rows[..10]).await.unwrap();
    assert!(computed.differences(&store).await.unwrap() > 0);
}

#[tokio::test]
async fn a_rated_game_is_begun_again_as_rated_also_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house.say("anna", "!new tablut @bob first rated=true").await;
    house.say("bob", "!yield #1").await;
    house.close().await;
    let house = House::at(&path).await;
    let again = house.say("bob", "!again").await;
    assert!(text(&again).contains("#2 is rated"), "{again:?}");
}

/// Somebody who plays well with days to think may play badly in ten minutes.
#[tokio::test]
async fn each_kind_of_time_has_ratings_of_its_own() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("ratings.db");
    let mut house = House::at(&path).await;
    for (game, (time, loser)) in (1..).zip([("live=10m", "bob"), ("time=3d", "anna"), ("", "bob")])
    {
        let new = format!("anna: !new tablut @bob first rated=true {time}");
        house.play(&[&new]).await;
        play_five_moves(&house, ["anna", "bob"], game).await;
        // Which games are rated, and as what, is known after a restart as well.
        house.close().await;
        house = House::at(&path).await;
        house.play(&[&format!("{loser}: !yield #{game}")]).await;
    }
    let top = text(&house.say("anna", "!top tablut").await);
    assert!(
        top.contains("Tablut, live, in this room:\n1. anna 1662?\n2. bob 1338?"),
        "{top}"
    );
    assert!(
        top.contains("Tablut, slow, in this room:\n1. bob 1662?\n2. anna 1338?"),
        "{top}"
    );
    assert!(
        top.contains("Tablut, no clock, in this room:\n1. anna 1662?"),
        "{top}"
    );
    let all = text(&house.say("bob", "!top").await);
    for (kind, [best, next]) in [
        ("live", ["anna", "bob"]),
        ("slow", ["bob", "anna"]),
        ("no clock", ["anna", "bob"]),
    ] {
        let list = format!("Tablut, {kind}, in this room:\n1. {best} 1662?\n2. {next} 1338?");
        assert!(all.contains(&list), "{all}");
    }
    let slow = text(&house.say("bob", "!top tablut slow").await);
    assert!(
        slow.contains("1. bob 1662?") && !slow.contains("live"),
        "{slow}"
    );
    let stats = text(&house.say("bob", "!stats @anna").await);
    for rating in ["1662? (live)", "1338? (slow)", "1662? (no clock)"] {
        assert!(stats.contains(rating), "{stats}");
    }
    let me = text(&house.say("anna", "!me").await);
    assert!(me.contains("tablut 1662? (live)"), "{me}");
    house.close().await;
    let store = Store::open(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    let computed = recompute_ratings(&store).await.unwrap();
    assert_eq!((computed.games, computed.ratings()), (3, 12));
    assert_eq!(computed.differences(&store).await.unwrap(), 0);
}
