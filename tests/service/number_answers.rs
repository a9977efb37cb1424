//! Numbers as answers: the number of the game, seat or proposal that is meant, typed alone or behind a command or a move.

use crate::house::House;
use lusoria::service::{ManualClock, Outcome};

#[tokio::test]
async fn a_number_alone_answers_the_question_which_game_and_nothing_later() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new cats @bob second",
        ])
        .await;
    for number in ["1", "#1", "1.", "!1", "#1."] {
        let said = house.say("anna", "!board picture").await;
        assert_eq!(said.refused(), ["which-session"]);
        let said = house.say("anna", number).await;
        assert!(said.reply().picture.is_some(), "{number}: {said:?}");
    }
    // After anything else the number is no answer any more.
    house.say("anna", "!board picture").await;
    house.say("anna", "#1 e4-f4").await;
    let said = house.say("anna", "#1").await;
    assert!(said.reply().picture.is_none(), "{said:?}");
}

#[tokio::test]
async fn after_the_question_about_a_move_a_number_alone_plays_that_move() {
    let house = House::new().await;
    let games = [
        "anna: !new tablut @bob first",
        "anna: !new tablut @cyril first",
    ];
    house.play(&games).await;
    let asked = house.say("anna", "d5-d6").await;
    assert_eq!(asked.refused(), ["which-session"]);
    assert!(asked.reply().text.contains("`#1 d5-d6`"), "{asked:?}");
    let played = house.say("anna", "2").await;
    assert!(
        played.reply().text.contains("cyril, your turn in #2"),
        "{played:?}"
    );
}

/// A number that was not offered is asked about again; in Afrika it would be a move.
#[tokio::test]
async fn a_number_that_was_not_offered_is_no_move_directly_after_the_question() {
    let house = House::new().await;
    let games = [
        "anna: !new afrika @bob first",
        "anna: !new tablut @cyril second",
    ];
    house.play(&games).await;
    for typed in ["!yield", "3."] {
        assert_eq!(
            house.say("anna", typed).await.refused(),
            ["which-session"],
            "{typed}"
        );
    }
    let asked = house.say("anna", "2").await;
    assert_eq!(asked.refused(), ["confirm-yield"], "{asked:?}");
    // The next number may be meant for the game or as another answer.
    let asked = house.say("anna", "1").await;
    assert_eq!(asked.refused(), ["confirm-number"]);
    house.play(&["anna: yes"]).await;
    assert_eq!(house.log(1).await, ["a"]);
}

/// The bot does not remember a line of so many moves, but the number is still no move.
#[tokio::test]
async fn after_the_question_about_a_longer_line_a_number_alone_plays_nothing() {
    let house = House::new().await;
    let games = ["anna: !new cats @bob first", "anna: !new cats @cyril first"];
    house.play(&games).await;
    for typed in ["7 ".repeat(30).trim(), "1"] {
        let asked = house.say("anna", typed).await;
        assert_eq!(asked.refused(), ["which-session"], "{typed}");
        assert!(asked.reply().text.contains("`#1 start b1`"), "{asked:?}");
    }
}

#[tokio::test]
async fn a_full_stop_behind_a_number_is_passed_over() {
    let house = House::new().await;
    let games = ["anna: !new tablut @bob first", "anna: !new cats @bob first"];
    house.play(&games).await;
    for typed in ["!board #2.", "#2.", "!moves #2!", "!hint #2,", "#2)"] {
        let said = house.say("bob", typed).await;
        assert!(said.reply().text.contains("#2"), "{typed}: {said:?}");
        assert!(
            !said.refused().contains(&"no-such-session".to_owned()),
            "{typed}: {said:?}"
        );
    }
    house
        .play(&["anna: #2 start d1", "anna: 7 #2.", "anna: e4-f4 #1."])
        .await;
    house.say("cyril", "!new cats").await;
    let joined = house.say("bob", "!join #3.").await;
    assert!(joined.reply().text.contains("Game #3 begins"), "{joined:?}");
}

#[tokio::test]
async fn the_number_of_the_game_may_stand_behind_the_move() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new tablut @cyril first",
        ])
        .await;
    house.play(&["anna: d5-d6 #2"]).await;
    let said = house.say("anna", "!e6-f6 #2").await;
    assert_eq!(said.refused(), ["wrong-turn"]);
    house.play(&["anna: e6-f6 #1"]).await;
    let said = house.say("anna", "look at #2").await;
    assert_eq!(said.outcome, Outcome::Ignored);
}

/// In Afrika each of these numbers is a move.
#[tokio::test]
async fn a_number_answers_the_question_which_proposal_or_seat_is_meant() {
    for (typed, number, told) in [
        ("!accept", "2", "Game #2 begins"),
        ("!accept", "#3", "Game #3 begins"),
        ("!decline", "3", "does not want to play #3"),
        ("!join", "4", "Game #4 begins"),
        ("!join", "#5", "Game #5 begins"),
        ("!join", "4.", "Game #4 begins"),
    ] {
        let house = House::new().await;
        house
            .play(&[
                "anna: !new afrika @bob first",
                "anna: !me ask on",
                "carla: !new murus @anna",
                "carla: !new cats @anna",
                "dora: !new tablut",
                "dora: !new cats",
            ])
            .await;
        let asked = house.say("anna", typed).await;
        assert!(asked.refused()[0].ends_with("-which"), "{typed}: {asked:?}");
        let answered = house.say("anna", number).await;
        assert!(
            answered.reply().text.contains(told),
            "{typed} {number}: {answered:?}"
        );
    }
}

/// The proposal that the number names has ended in the meantime. In Afrika the next number would be a move.
#[tokio::test]
async fn after_a_number_whose_proposal_has_ended_another_number_still_answers() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new afrika @bob first",
            "anna: !me ask on",
            "carla: !new murus @anna",
            "dora: !new cats @anna",
        ])
        .await;
    let asked = house.say("anna", "!decline").await;
    assert_eq!(asked.refused(), ["proposal-which"]);
    let games = "#2 (Murus Gallicus), #3 (Cats and Mouse)";
    assert!(asked.reply().text.contains(games), "{asked:?}");
    house.say("dora", "!abort #3").await;
    let never = house.say("anna", "5").await;
    assert_eq!(never.refused(), ["proposal-which"]);
    let gone = house.say("anna", "3").await;
    assert_eq!(gone.refused(), ["no-such-session"], "{gone:?}");
    let declined = house.say("anna", "2").await;
    let told = &declined.reply().text;
    assert!(told.contains("does not want to play #2"), "{declined:?}");
}

/// A house, the clock that the test sets, and the folder of its database.
pub(crate) async fn house_with_clock() -> (House, ManualClock, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(1_800_000_000);
    let house = House::with_clock(&folder.path().join("house.db"), clock).await;
    (house, hand, folder)
}

/// A person who is asked about two games plays on in a third one, in which the numbers are moves.
#[tokio::test]
async fn a_move_of_a_game_that_was_not_meant_is_not_taken_for_an_answer() {
    for ended in [0, 1, 2] {
        let (house, hand, _folder) = house_with_clock().await;
        let games = [
            "anna: !new murus @cyril second",
            "bob: !new murus @cyril second",
        ];
        house.play(&games).await;
        let asked = house.say("cyril", "G2,NE").await;
        assert_eq!(asked.refused(), ["which-session"]);
        hand.set(1_800_000_010);
        house.play(&["emil: !new cats @cyril first"]).await;
        for line in ["anna: !abort #1", "bob: !abort #2"].iter().take(ended) {
            house.play(&[line]).await;
        }
        house
            .play(&["emil: start b1", "emil: 7", "cyril: 21"])
            .await;
    }
}

/// The games that could be meant are over, and the number is a move of a game that has waited all the time.
#[tokio::test]
async fn a_question_about_games_that_are_over_asks_nothing_any_more() {
    let house = House::new().await;
    house
        .play(&[
            "emil: !new cats @cyril first",
            "emil: start b1",
            "emil: 7",
            "anna: !new murus @cyril second",
            "bob: !new murus @cyril second",
        ])
        .await;
    let asked = house.say("cyril", "G2,NE").await;
    assert_eq!(asked.refused(), ["which-session"]);
    house
        .play(&["anna: !abort #2", "bob: !abort #3", "cyril: 21"])
        .await;
}

/// A house in which bob and cyril each play Afrika with anna, and the clock that the test sets.
async fn two_games() -> (House, ManualClock, tempfile::TempDir) {
    let (house, hand, folder) = house_with_clock().await;
    let games = [
        "bob: !new afrika @anna first",
        "cyril: !new afrika @anna first",
    ];
    house.play(&games).await;
    hand.set(1_800_000_010);
    (house, hand, folder)
}

/// The last entry of each of the two games; empty if nothing was played.
async fn last_moves(house: &House) -> [String; 2] {
    let last = async |game| house.log(game).await.pop().unwrap_or_default();
    [last(1).await, last(2).await]
}

#[tokio::test]
async fn a_number_is_a_move_once_a_game_that_could_be_meant_is_on_turn() {
    for question in ["!decline", "!undo", "!draw", "!queue 3", "3"] {
        let (house, hand, _folder) = two_games().await;
        let asked = house.say("anna", question).await;
        assert_eq!(asked.refused().len(), 1, "{question}: {asked:?}");
        hand.set(1_800_000_020);
        house.play(&["cyril: a"]).await;
        hand.set(1_800_000_030);
        house.play(&["anna: 2"]).await;
        assert_eq!(last_moves(&house).await, ["", "b"], "{question}");
    }
}

#[tokio::test]
async fn a_question_is_closed_by_a_move_that_was_played_and_by_a_refusal_in_the_game_that_was_named()
 {
    let (house, hand, _folder) = two_games().await;
    house.play(&["bob: 1", "cyril: 1"]).await;
    hand.set(1_800_000_020);
    let asked = house.say("anna", "3 4").await;
    assert_eq!(asked.refused(), ["which-session"]);
    house.say("anna", "2").await;
    let asked = house.say("anna", "1").await;
    assert_eq!(asked.refused(), ["confirm-number"]);
    house.play(&["anna: yes"]).await;
    assert_eq!(last_moves(&house).await, ["a", "c"]);
}

#[tokio::test]
async fn what_is_refused_in_the_game_that_was_named_does_not_hold_the_next_number() {
    for question in ["!queue 3", "!show 5"] {
        let (house, hand, _folder) = two_games().await;
        house.play(&["bob: 1", "cyril: 1"]).await;
        hand.set(1_800_000_020);
        let asked = house.say("anna", question).await;
        assert_eq!(asked.refused(), ["which-session"], "{question}");
        let refused = house.say("anna", "1").await;
        assert_eq!(refused.refused().len(), 1, "{question}: {refused:?}");
        let next = house.say("anna", "2").await;
        assert_eq!(next.refused(), ["which-session"], "{question}: {next:?}");
    }
}

#[tokio::test]
async fn a_number_that_declines_a_game_asks_first() {
    let (house, _hand, _folder) = two_games().await;
    let asked = house.say("anna", "!decline").await;
    assert_eq!(asked.refused(), ["which-session"]);
    let asked = house.say("anna", "2").await;
    assert_eq!(asked.refused(), ["confirm-decline"]);
    house.play(&["anna: no"]).await;
}

#[tokio::test]
async fn a_number_answers_the_question_which_tournament_is_meant() {
    let house = House::new().await;
    house
        .play(&["bob: !new afrika @anna first", "bob: 1"])
        .await;
    house.manage("!tournament new tablut swiss 3").await;
    house.manage("!tournament new cats single").await;
    for (typed, told) in [
        ("!standings", "Tournament 2"),
        ("!tournament join", "tournament 2"),
    ] {
        let asked = house.say("anna", typed).await;
        assert_eq!(asked.refused(), ["tournament-which"], "{typed}");
        let answered = house.say("anna", "2").await;
        assert!(
            answered.reply().text.contains(told),
            "{typed}: {answered:?}"
        );
    }
    // The words behind the command are not remembered, but the number is no move.
    for typed in ["!tournament remove @bob", "2", "2", "1"] {
        let asked = house.say("anna", typed).await;
        assert_eq!(asked.refused(), ["tournament-which"], "{typed}: {asked:?}");
    }
    assert_eq!(house.log(1).await, ["a"]);
}

/// A house in which anna is on turn in Afrika, where each number up to 8 is a move, and two seats are open.
pub(crate) async fn afrika_and_two_seats() -> House {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new afrika @bob first",
            "carla: !new murus",
            "dora: !new cats",
        ])
        .await;
    house
}

#[tokio::test]
async fn a_number_of_no_game_is_asked_about_again_with_its_sign_as_well() {
    let house = afrika_and_two_seats().await;
    for typed in ["!join", "#9"] {
        let asked = house.say("anna", typed).await;
        assert_eq!(asked.refused(), ["join-which"], "{typed}: {asked:?}");
    }
    let begun = house.say("anna", "3").await;
    assert!(begun.reply().text.contains("Game #3 begins"), "{begun:?}");
}

#[tokio::test]
async fn the_number_of_a_seat_that_is_gone_is_asked_about_before_it_is_played_as_a_move() {
    let house = afrika_and_two_seats().await;
    assert_eq!(house.say("anna", "!join").await.refused(), ["join-which"]);
    house.play(&["carla: !abort #2", "dora: !abort #3"]).await;
    assert_eq!(house.say("anna", "2").await.refused(), ["seat-gone"]);
    assert_eq!(house.say("anna", "2").await.refused(), ["confirm-number"]);
    house.play(&["anna: yes"]).await;
    assert_eq!(house.log(1).await, ["b"]);
}

/// The same number sent twice is no move.
#[tokio::test]
async fn a_number_that_was_offered_and_is_gone_is_asked_about_before_it_is_played() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new afrika @bob first",
            "anna: !new tablut @cyril first",
        ])
        .await;
    assert_eq!(
        house.say("anna", "!yield").await.refused(),
        ["which-session"]
    );
    house.play(&["cyril: !abort #2"]).await;
    house.say("anna", "2").await;
    let again = house.say("anna", "2").await;
    assert_eq!(again.refused(), ["confirm-number"], "{again:?}");
    assert!(house.log(1).await.is_empty());
}
