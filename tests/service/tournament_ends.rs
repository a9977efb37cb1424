//! How a tournament ends: who has won, why it ends when it does, and what is shown of it later.

use crate::house::House;
use crate::tournament_departures::{leave, take_out};
use crate::tournament_rooms::until_heard;
use crate::tournaments::{first_game, games, names, reply_to, table, until};
use lusoria::service::ManualClock;

/// A Swiss tournament of three rounds for anna, bela and cyril, in its first round. Returns who has no opponent in that round.
async fn swiss_of_three(house: &House) -> String {
    house
        .play(&[
            "zed: !tournament new cats swiss 3",
            "anna: !join",
            "bela: !join",
            "cyril: !join",
            "zed: !start",
        ])
        .await;
    let round = until(house, "round", 1).await;
    let mut pairings = round["pairings"].as_array().unwrap().iter();
    let bye = pairings.find(|one| one["second"].is_null()).unwrap();
    let account = bye["first"]["person"]["account"].as_i64().unwrap();
    names(house).await[&account].clone()
}

/// A player who has left could otherwise win by the point for a bye, for which nobody has to play.
#[tokio::test]
async fn whoever_has_left_does_not_win_before_those_who_have_stayed() {
    let house = House::new().await;
    let gone = swiss_of_three(&house).await;
    let (session, [winner, loser]) = first_game(&house).await;
    take_out(&house, "zed", &format!("@{gone}")).await;
    house.play(&[&format!("{loser}: !yield #{session}")]).await;
    let over = until(&house, "over", 1).await;
    let order = table(&house, &over["table"]).await.into_iter();
    let order: Vec<_> = order.map(|(name, points, _)| (name, points)).collect();
    let expected = [(winner.clone(), 4), (gone, 4), (loser, 0)];
    assert_eq!(order, expected);
    let shown = house.say("zed", "!standings").await;
    let text = reply_to(&shown, "zed");
    assert!(
        text.contains(&format!("{winner} wins tournament 1")),
        "{text}"
    );
    let why = "It ended after one round of 3, because all who are still in have met each other.";
    assert!(text.contains(why), "{text}");
}

/// A knock-out tournament of anna and bela with these options, whose first two games go on. Returns the player with the better number,
/// then the other one.
async fn knock_out_of_two(house: &House, options: &str) -> [String; 2] {
    house
        .play(&[
            &format!("zed: !tournament new cats knock-out{options}"),
            "anna: !join",
            "bela: !join",
            "zed: !start",
        ])
        .await;
    let (_, players) = first_game(house).await;
    until_heard(house, "hall", "#2").await;
    players
}

/// The same tournament in its two deciding games: each player has given up one of the first two games.
async fn level_knock_out(house: &House) -> [String; 2] {
    let [better, worse] = knock_out_of_two(house, "").await;
    house
        .play(&[
            &format!("{better}: !yield #1"),
            &format!("{worse}: !yield #2"),
        ])
        .await;
    until_heard(house, "hall", "#4").await;
    [better, worse]
}

/// The table alone would not tell why one of two players with equal points has won.
#[tokio::test]
async fn who_wins_a_level_match_of_a_knock_out_is_told() {
    let house = House::new().await;
    let [better, worse] = level_knock_out(&house).await;
    house.play(&[&format!("{better}: !yield #3")]).await;
    house.play(&[&format!("{worse}: !yield #4")]).await;
    let told = format!("Level after four games: {better} – {worse}. Whoever stands first");
    until_heard(&house, "hall", &told).await;
    let shown = house.say("zed", "!standings").await;
    assert!(reply_to(&shown, "zed").contains(&told), "{shown:?}");
}

/// The player with the better number wins a game of the deciding pair and leaves during the other one.
#[tokio::test]
async fn a_level_match_is_not_won_by_whoever_has_left_it() {
    for leaves in ["!leave", "!tournament remove"] {
        let house = House::new().await;
        let [better, worse] = level_knock_out(&house).await;
        house.play(&[&format!("{worse}: !yield #3")]).await;
        match leaves {
            "!leave" => {
                house.say(&better, leaves).await;
                house.play(&[&format!("{better}: yes")]).await;
            }
            _ => {
                take_out(&house, "zed", &format!("@{better}")).await;
            }
        }
        until_heard(&house, "hall", &format!("{worse} wins tournament 1")).await;
    }
}

/// Each player has lost a game by a fault: one came too late once, the other one has left.
#[tokio::test]
async fn a_level_match_is_won_by_who_came_too_late_once_and_not_by_who_has_left() {
    let folder = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(1_795_435_200);
    let house = House::with_clock(&folder.path().join("house.db"), clock).await;
    let [better, worse] = knock_out_of_two(&house, " time=1d").await;
    house.play(&[&format!("{better}: !yield #1")]).await;
    // The player with the worse number is to begin game 2, and does not come.
    hand.set(hand.now() + 86_400 + 60);
    until_heard(&house, "hall", "#4").await;
    house.play(&[&format!("{worse}: !yield #3")]).await;
    house.say(&better, "!leave").await;
    house.play(&[&format!("{better}: yes")]).await;
    until_heard(&house, "hall", &format!("{worse} wins tournament 1")).await;
}

/// A player who leaves after the last game gives nothing up.
#[tokio::test]
async fn whoever_has_the_most_points_wins_even_after_leaving() {
    let house = House::new().await;
    house
        .play(&[
            "zed: !tournament new tablut swiss 1",
            "anna: !join",
            "bela: !join",
            "cyril: !join",
            "dora: !join",
            "zed: !start",
        ])
        .await;
    let round = until(&house, "round", 1).await;
    let mut games = games(&house, &round["pairings"]).await.into_iter();
    let mut next = || {
        games
            .next()
            .map(|(id, pair)| (id, pair.map(Option::unwrap)))
    };
    let (first, [gone, loser]) = next().unwrap();
    let (second, [one, other]) = next().unwrap();
    house.play(&[&format!("{loser}: !yield #{first}")]).await;
    leave(&house, &gone).await;
    house
        .play(&[
            &format!("{one}: !draw #{second}"),
            &format!("{other}: !draw #{second}"),
        ])
        .await;
    until(&house, "over", 1).await;
    let shown = house.say("zed", "!standings").await;
    let text = reply_to(&shown, "zed");
    assert!(text.contains(&format!(" 1 ({gone})")), "{text}");
    assert!(
        text.contains(&format!("{gone} wins tournament 1")),
        "{text}"
    );
    assert!(!text.contains("ended after"), "{text}");
}

/// Anna and bela have two points each, cyril and dora one.
#[tokio::test]
async fn what_decides_between_equal_points_is_told_with_the_table() {
    let house = House::new().await;
    let entered = ["anna", "bela", "cyril", "dora"].map(|name| format!("{name}: !join"));
    house.play(&["zed: !tournament new tablut single"]).await;
    for line in &entered {
        house.play(&[line]).await;
    }
    house.play(&["zed: !start"]).await;
    for number in 1..=3 {
        let round = until(&house, "round", number).await;
        for (session, players) in games(&house, &round["pairings"]).await {
            let [one, other] = players.map(Option::unwrap);
            let loser = match (
                &*one.clone().min(other.clone()),
                &*one.clone().max(other.clone()),
            ) {
                ("anna", "dora") => "anna".to_owned(),
                _ => one.max(other),
            };
            house.say(&loser, &format!("!yield #{session}")).await;
        }
    }
    until(&house, "over", 1).await;
    for (lang, why) in [
        (
            "en",
            "Where points are equal, the games against each other decide",
        ),
        ("ru", "При равенстве очков решают личные встречи"),
    ] {
        house.manage(&format!("!lang {lang}")).await;
        let shown = house.say("zed", "!standings").await;
        let text = reply_to(&shown, "zed");
        assert!(text.contains(why), "{text}");
    }
}

#[tokio::test]
async fn a_tournament_that_was_called_off_is_not_shown_before_one_that_was_played() {
    let house = House::new().await;
    house
        .play(&["zed: !tournament new cats", "zed: !tournament new cats"])
        .await;
    let called_off = house.say("zed", "!tournament cancel 2").await;
    let text = reply_to(&called_off, "zed");
    assert!(
        text.ends_with("is called off."),
        "no game has begun: {text}"
    );
    house
        .play(&["anna: !join", "bela: !join", "zed: !start"])
        .await;
    let (session, [_, loser]) = first_game(&house).await;
    house.play(&[&format!("{loser}: !yield #{session}")]).await;
    until(&house, "over", 1).await;
    for line in ["!standings", "!pairings", "!tournament"] {
        let shown = house.say("dora", line).await;
        let text = reply_to(&shown, "dora");
        assert!(text.to_lowercase().contains("tournament 1"), "{text}");
    }
}

#[tokio::test]
async fn whoever_has_left_is_not_named_as_one_who_has_no_opponent() {
    let house = House::new().await;
    house
        .play(&[
            "zed: !tournament new cats single",
            "anna: !join",
            "bela: !join",
            "cyril: !join",
            "zed: !start",
        ])
        .await;
    let (_, [gone, _]) = first_game(&house).await;
    take_out(&house, "zed", &format!("@{gone}")).await;
    // The two others meet in the round in which the player who has left would have had no opponent.
    let told = until(&house, "round", 2).await;
    assert_eq!(told["pairings"].as_array().unwrap().len(), 1, "{told}");
    let shown = house.say("zed", "!pairings").await;
    let text = reply_to(&shown, "zed");
    assert!(!text.contains("has no opponent"), "{text}");
}
