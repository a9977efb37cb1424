//! Half a move: the bot asks for the rest, and then the rest by itself is enough, even after a restart.

use crate::house::House;
use crate::timed::Timed;

/// Ohojitxi up to a move of Bob's that captures: sowing d.
pub(crate) const UP_TO_A_CAPTURE: [&str; 16] = [
    "anna: !new ohojitxi @bob first",
    "anna: c",
    "bob: f",
    "anna: d",
    "bob: e",
    "anna: c",
    "bob: c",
    "anna: d",
    "bob: e",
    "anna: e",
    "bob: c",
    "anna: e",
    "bob: b",
    "anna: c",
    "bob: d",
    "anna: a",
];

#[tokio::test]
async fn the_rest_of_a_move_is_enough_also_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("half.db");
    let house = House::at(&path).await;
    house.play(&UP_TO_A_CAPTURE).await;
    let asked = house.say("bob", "d").await;
    assert_eq!(asked.refused(), ["which-move"]);
    let question = &asked.reply().text;
    assert!(question.contains("`d>1`, `d>2`"), "{question}");
    drop(house);
    let house = House::at(&path).await;
    // After the restart the host does not know who has talked in between.
    assert_eq!(house.say("bob", "2").await.refused(), ["confirm-move"]);
    house.play(&["bob: yes"]).await;
    assert_eq!(house.log(1).await.last().unwrap(), "d>2");
}

#[tokio::test]
async fn another_move_may_be_played_instead_and_an_old_question_is_forgotten() {
    let house = House::new().await;
    house.play(&UP_TO_A_CAPTURE).await;
    house.say("bob", "d").await;
    let other = house.say("bob", "d4").await;
    assert_eq!(other.refused(), [""; 0]);
    let late = house.say("bob", "2").await;
    assert!(late.replies.is_empty(), "chatter by now: {late:?}");
}

/// An offer of the other player changes nothing about the move that is being typed.
#[tokio::test]
async fn the_rest_of_a_move_is_enough_also_after_an_offer() {
    for (half, rest, played) in [
        ("G7", "NW", "G7,NW"),
        ("G2", "NE", "G2,NE"),
        ("G2", "N", "G2,N"),
        ("G7", "nw", "G7,NW"),
    ] {
        for offer in ["!draw", "!pause 3d"] {
            let house = House::new().await;
            house
                .play(&["anna: !new murus @bob first", "anna: G5,N", "bob: A5,SE"])
                .await;
            assert_eq!(house.say("anna", half).await.refused(), ["which-move"]);
            house.play(&[&format!("bob: {offer}")]).await;
            house.say("anna", rest).await;
            assert_eq!(house.log(1).await.last().unwrap(), played, "{offer}");
        }
    }
}

/// The bot has just asked for the rest, so a number is the rest, although it is a move in another game as well.
#[tokio::test]
async fn the_rest_of_a_move_is_not_played_in_another_game() {
    for game in ["afrika", "gabata", "selus"] {
        let house = House::new().await;
        house.play(&UP_TO_A_CAPTURE).await;
        house
            .play(&[&format!("bob: !new {game} @anna first")])
            .await;
        assert_eq!(house.say("bob", "#1 d").await.refused(), ["which-move"]);
        house.play(&["bob: 2"]).await;
        assert_eq!(house.log(1).await.last().unwrap(), "d>2", "{game}");
        assert_eq!(house.log(2).await, [""; 0], "{game}");
    }
}

/// A number that may put right what was refused in one game is not played in another one.
#[tokio::test]
async fn a_number_behind_a_refused_move_of_another_game_is_asked_about() {
    let timed = Timed::game("").await;
    let house = &timed.house;
    let games = [
        "anna: !new cats @bob second",
        "anna: !new afrika @bob first",
    ];
    house.play(&games).await;
    house.play(&["bob: #2 start b1", "bob: #2 9"]).await;
    assert_eq!(house.say("anna", "#2 2").await.refused().len(), 1);
    timed.pass(5);
    assert_eq!(house.say("anna", "2").await.refused(), ["confirm-move"]);
    house.play(&["anna: yes"]).await;
    assert_eq!(house.log(3).await.len(), 1);
}

/// The bot has asked for how many days, or after which entry. In Cats and Mouse, a number is a move as well.
#[tokio::test]
async fn the_number_that_a_command_has_asked_for_is_no_move() {
    for (command, number, told) in [
        ("!pause", "3", "put the game off for 3 days"),
        ("!pause", "3 days", "put the game off for 3 days"),
        ("!pause #1", "7", "put the game off for 7 days"),
        ("!show", "9", ""),
        ("!show #1", "1", "entry 1"),
    ] {
        let timed = Timed::game("").await;
        let house = &timed.house;
        house.play(&["bob: !yield #1"]).await;
        timed.pass(60);
        let games = ["bob: !new cats @anna first", "bob: start b1", "bob: 9"];
        house.play(&games).await;
        let games = ["anna: #2 1 2"];
        house.play(&games).await;
        let before = house.log(2).await.len();
        let command = command.replace("#1", "#2");
        assert_eq!(house.say("bob", &command).await.refused().len(), 1);
        timed.pass(5);
        let said = house.say("bob", number).await;
        assert!(
            said.replies[0].text.contains(told),
            "{command} {number}: {said:?}"
        );
        let log = house.log(2).await;
        assert!(
            log[before..].iter().all(|entry| entry.starts_with('=')),
            "{command} {number}: {log:?}"
        );
    }
    // Behind talk, and after another line of one's own, it is asked again or is a move.
    let timed = Timed::game("").await;
    let house = &timed.house;
    let games = [
        "bob: !new cats @anna first",
        "bob: #2 start b1",
        "bob: #2 9",
        "anna: #2 1 2",
    ];
    house.play(&games).await;
    house.say("bob", "!pause #2").await;
    house.say("carol", "how many are you?").await;
    assert_eq!(house.say("bob", "3").await.refused(), ["pause-how-long"]);
    house.say("bob", "hm").await;
    house.say("bob", "9").await;
    assert!(!house.log(2).await.join(" ").contains("=offer"));
}
