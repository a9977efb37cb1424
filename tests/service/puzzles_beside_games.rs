//! What a word means to somebody who is solving a puzzle beside a game.

use crate::house::House;
use crate::timed::{HOUR, Timed};

#[tokio::test]
async fn giving_up_after_a_puzzle_was_shown_is_asked_about() {
    for (lang, give_up, solution) in [
        ("en", "!yield", "`!puzzle solution`"),
        ("cs", "!vzdát", "`!úloha řešení`"),
        ("it", "!abbandona", "`!problema soluzione`"),
        ("ru", "!сдаюсь", "`!задача решение`"),
    ] {
        let house = House::new().await;
        house.manage(&format!("!lang {lang}")).await;
        house.play(&["anna: !new tablut @bob first"]).await;
        let game = house.log(1).await;
        house.say("anna", "!puzzle tablut").await;
        house.say("anna", "hm").await;
        for typed in [give_up, give_up.trim_start_matches('!')] {
            let asked = house.say("anna", typed).await;
            assert_eq!(asked.refused(), ["confirm-yield"], "{typed}");
            let text = &asked.reply().text;
            assert!(text.contains(solution), "{text}");
        }
        assert_eq!(house.log(1).await, game, "{lang}");
        // Bob solves no puzzle.
        house.play(&[&format!("bob: {give_up}")]).await;
        assert_ne!(house.log(1).await, game, "{lang}");
    }
}

#[tokio::test]
async fn the_game_is_given_up_at_once_if_it_is_named_or_was_shown_last() {
    let timed = Timed::game("").await;
    let house = &timed.house;
    house.say("anna", "!puzzle tablut").await;
    timed.heard_in(HOUR).await;
    let asked = house.say("anna", "!yield").await;
    assert_eq!(asked.refused(), ["confirm-yield"]);
    assert!(asked.reply().text.contains("puzzle"), "{asked:?}");
    timed.pass(1);
    house
        .play(&[
            "anna: #1 e6-f6",
            "anna: !yield",
            "anna: !new tablut @bob first",
        ])
        .await;
    house.say("anna", "!puzzle tablut").await;
    house.play(&["anna: !yield #2"]).await;
    for game in [1, 2] {
        let log = house.log(game).await;
        let last = log.last().unwrap();
        assert!(last.starts_with("=resign"), "{log:?}");
    }
}
