//! Words behind a command that mean nothing there: the command is refused, and nothing is changed.

use crate::house::House;

#[tokio::test]
async fn a_command_with_words_that_it_does_not_take_does_nothing() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !edit scripta",
            "bob: !new cats",
            "bob: !draw #1",
        ])
        .await;
    for (typed, refused) in [
        ("!rematch @cyril", "word-left-over"),
        ("!rematch bot", "word-left-over"),
        ("!again second", "word-left-over"),
        ("!again time=3 days", "word-left-over"),
        ("!join tablut", "join-game"),
        ("!join banana #2", "word-left-over"),
        ("!edit play @cyril time=3d rated=true", "word-left-over"),
        ("!edit play banana 77", "word-left-over"),
        ("!accept not", "word-left-over"),
        ("!draw no", "word-left-over"),
        ("!tournament join tablut", "word-left-over"),
        ("!block bob cyril", "one-person"),
        ("!block @bob @cyril", "one-person"),
        ("!block @bob cyril", "one-person"),
        ("!yield?", "confirm-yield"),
    ] {
        assert_eq!(
            house.say("anna", typed).await.refused(),
            [refused],
            "{typed}"
        );
    }
    assert_eq!(house.log(1).await.len(), 1, "nothing was played");
    let rated = house.say("anna", "!rematch rated=true").await;
    assert!(
        rated.reply().text.contains("`!new tablut @friend`"),
        "{rated:?}"
    );
    let polite = house.say("anna", "!accept, please :)").await;
    assert!(polite.refused().is_empty(), "{polite:?}");
}

#[tokio::test]
async fn the_refusal_names_the_word() {
    let house = House::with_a_game().await;
    for (lang, words) in [
        ("en", "What is `no`?"),
        ("cs", "Co je `no`?"),
        ("it", "Che cos’è `no`?"),
        ("ru", "Что такое `no`?"),
    ] {
        house.manage(&format!("!lang {lang}")).await;
        let told = house.say("anna", "!draw no").await;
        assert!(told.reply().text.contains(words), "{told:?}");
    }
}
