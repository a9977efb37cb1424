//! What is shown and suggested to somebody who is new: lists, boards, help, examples.

use crate::house::{House, Said, chat_message};
use crate::newcomers::{begun, text};
use lusoria::service::Outcome;

/// The answer to what is said to the bot alone, as at a terminal.
async fn told(house: &House, from: &str, text: &str) -> Said {
    let mut inbound = house.message("hall", from, text);
    chat_message(&mut inbound).addressed = true;
    house.hear(inbound).await
}

#[tokio::test]
async fn a_number_alone_and_a_look_after_it_show_the_board() {
    let house = begun().await;
    for typed in ["#1", "#1 board", "!#1", "#1 deska"] {
        assert!(
            text(&house.say("anna", typed).await).contains("your turn in #1"),
            "{typed}"
        );
    }
    assert_eq!(house.say("cyril", "#1").await.outcome, Outcome::Ignored);
    assert!(text(&told(&house, "cyril", "#1").await).contains("Game #1"));
}

#[tokio::test]
async fn a_draw_is_offered_and_answered_behind_a_number_as_a_move_is_typed() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    for (from, typed, told) in [
        ("anna", "#1 draw", "anna offers a draw"),
        ("bob", "#1 decline", "bob does not want a draw"),
        ("bob", "#1 remíza", "bob offers a draw"),
        ("anna", "#1 accept", "is a draw"),
    ] {
        let said = house.say(from, typed).await;
        assert!(text(&said).contains(told), "{typed}: {said:?}");
    }
}

#[tokio::test]
async fn a_game_that_is_refused_takes_no_number_and_words_may_be_turned_round() {
    let house = House::new().await;
    assert_eq!(
        house.say("anna", "!new tablut @nobody").await.refused(),
        ["unknown-person"]
    );
    let said = house.say("anna", "!new scripta quick @bob").await;
    assert!(
        text(&said).starts_with("Game #1 begins: XII Scripta, 3 pieces each"),
        "{said:?}"
    );
}

#[tokio::test]
async fn games_lists_what_is_played_here_ten_at_most_and_so_does_the_question() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    let listed = text(&house.say("cyril", "!games").await);
    assert!(
        listed.contains("`#1` Tablut: anna, bob; anna to move"),
        "{listed}"
    );
    for pieces in 1..=11 {
        house
            .play(&[&format!("anna: !new scripta(pieces={pieces}) @bob")])
            .await;
    }
    let listed = text(&house.say("cyril", "!games").await);
    assert!(
        listed.contains("`#10`") && !listed.contains("`#11`"),
        "{listed}"
    );
    assert!(listed.contains("and 2 more"), "{listed}");
    let asked = house.say("anna", "!board").await;
    assert_eq!(asked.refused(), ["which-session"]);
    let asked = text(&asked);
    assert!(
        asked.contains("`#10`") && !asked.contains("`#11`"),
        "{asked}"
    );
}

#[tokio::test]
async fn boards_in_words_can_be_a_persons_default_and_are_theirs_alone() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("prose.db");
    let house = House::at(&path).await;
    house
        .play(&[
            "anna: !me board prose",
            "anna: !new quick @bob first dice=hand",
        ])
        .await;
    drop(house);
    let house = House::at(&path).await;
    let turn = text(&house.say("anna", "roll 1 2 3").await);
    assert!(turn.contains("You have no pieces on the board"), "{turn}");
    assert!(!turn.contains("_ _ _"), "{turn}");
    for (who, typed, drawn) in [
        ("anna", "!board", false),
        ("anna", "!show 1", false),
        ("anna", "!board text", true),
        ("bob", "!board", true),
        ("bob", "!show 1 #1 prose", false),
    ] {
        let board = text(&house.say(who, typed).await);
        assert_eq!(board.contains("_ _ _"), drawn, "{typed}: {board}");
    }
    // The board is shown in the form that the player who is called has chosen.
    let called = text(&house.say("anna", "place 1 place 2 place 3").await);
    assert!(called.contains("_ _ _"), "{called}");
    house.play(&["anna: !já deska obrázkem"]).await;
    assert!(text(&house.say("anna", "!board").await).contains("_ _ _"));
}

#[tokio::test]
async fn help_is_short_and_knows_what_it_does_not_know() {
    let house = House::new().await;
    let page = text(&house.say("anna", "!help").await);
    assert_eq!(
        page.lines().filter(|line| line.starts_with("`!")).count(),
        12 + 1,
        "{page}"
    );
    assert!(page.contains("`!help all`"), "{page}");
    let all = text(&house.say("anna", "!help all").await);
    assert!(all.contains("`!import") && all.len() > page.len(), "{all}");
    let new = text(&house.say("anna", "!help new").await);
    for what in ["second", "quick", "(pieces=5,dice=hand)"] {
        assert!(new.contains(what), "{what}: {new}");
    }
    for (game, moved) in [
        ("tablut", "e"),
        ("scripta", "`place "),
        ("gabata", "`zero "),
        ("cats", "`start "),
    ] {
        let page = text(&house.say("anna", &format!("!help {game}")).await);
        assert!(page.contains(&format!("`!rules {game}`")), "{page}");
        assert!(page.contains(&format!("`!new {game} @friend`")), "{page}");
        assert!(page.contains(moved), "{page}");
    }
    let none = text(&house.say("anna", "!help foo").await);
    assert!(
        none.contains("no help on `foo`") && none.contains("tablut"),
        "{none}"
    );
}

#[tokio::test]
async fn what_is_offered_teaches_and_throws_nothing_away() {
    let house = House::new().await;
    let offered = |said: Said| {
        let text = text(&said);
        text.lines()
            .find(|line| line.starts_with("You can type"))
            .unwrap()
            .to_owned()
    };
    house
        .play(&["anna: !new scripta @bob first dice=hand"])
        .await;
    let line = offered(house.say("anna", "roll 3 6 6").await);
    assert_eq!(line, "You can type `place 3`, `place 6`.");
    // After `a` or `b` the game would be lost at once.
    let line = offered(house.say("cyril", "!new tchuka").await);
    assert!(!line.contains("`a`"), "{line}");
    house.play(&["cyril: !yield"]).await;
    let line = offered(house.say("bob", "!new tablut @cyril first").await);
    assert!(!line.contains("`a4-a1`, `a4-a2`"), "{line}");
    let pieces: std::collections::BTreeSet<_> = line
        .split('`')
        .skip(1)
        .step_by(2)
        .take(3)
        .map(|m| m[..2].to_owned())
        .collect();
    assert_eq!(pieces.len(), 3, "{line}");
}

#[tokio::test]
async fn a_game_that_is_broken_off_does_not_say_what_is_due() {
    let house = House::new().await;
    for (begin, due) in [
        ("!new cats @bob first", "may first choose"),
        ("!new quick @bob first", "Dice left"),
    ] {
        assert!(text(&house.say("anna", begin).await).contains(due));
        let over = text(&house.say("anna", "!abort").await);
        assert!(!over.contains(due), "{over}");
    }
}

#[tokio::test]
async fn the_prefix_offered_is_another_one() {
    let house = House::new().await;
    house.manage("!prefix ?").await;
    let said = text(&house.say("anna", "?settings").await);
    assert!(said.contains("`?settings prefix !`"), "{said}");
}

#[tokio::test]
async fn a_name_in_a_refusal_cannot_turn_the_line_round() {
    let house = House::new().await;
    let say = async |event: &str| {
        let mut message = house.message("hall", "anna", "!new quick @bob");
        message.event = event.to_owned();
        chat_message(&mut message).mentions[0].name = "b\u{202E}o\u{61C}b\u{E0041}".into();
        house.hear(message).await
    };
    say("one").await;
    let said = say("two").await;
    assert_eq!(said.refused(), ["already-playing"]);
    let said = serde_json::to_string(&said.says).unwrap();
    assert!(
        said.contains("\"bob\"") && !said.contains('\u{202E}'),
        "{said}"
    );
}

#[tokio::test]
async fn a_mistyped_word_after_tournament_asks_whether_that_word_was_meant() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut swiss 5", "bob: !join"])
        .await;
    let asked = house.say("anna", "!tournament pairing").await;
    assert!(text(&asked).contains("`!tournament pairings`"), "{asked:?}");
    let asked = house.say("anna", "!tournament remov @bob").await;
    assert!(text(&asked).contains("`!tournament remove`"), "{asked:?}");
    let removed = house.say("anna", "yes").await;
    assert!(
        text(&removed).contains("bob has been taken out of tournament 1"),
        "{removed:?}"
    );
    let asked = house.say("anna", "!tournament addd bot:easy").await;
    assert!(text(&asked).contains("`!tournament add`"), "{asked:?}");
    let added = house.say("anna", "yes").await;
    assert!(text(&added).contains("Computer (easy)"), "{added:?}");
    house.say("anna", "!me lang cs").await;
    let asked = house.say("anna", "!turnaj zrušti 1").await;
    assert!(text(&asked).contains("`!turnaj zrušit`"), "{asked:?}");
    let called_off = house.say("anna", "ano").await;
    assert!(called_off.refused().is_empty(), "{called_off:?}");
    assert!(house.say("bob", "!join 1").await.refused().len() == 1);
}

/// In a room with a tournament, the words for tournaments come first.
#[tokio::test]
async fn a_word_of_tournaments_without_tournament_asks_whether_that_was_meant() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut swiss 5", "bob: !join"])
        .await;
    let asked = house.say("anna", "!remove @bob").await;
    assert!(text(&asked).contains("`!tournament remove`"), "{asked:?}");
    let removed = house.say("anna", "yes").await;
    assert!(
        text(&removed).contains("bob has been taken out of tournament 1"),
        "{removed:?}"
    );
    let tables = house.say("anna", "!standing").await;
    assert!(text(&tables).contains("`!standings`"), "{tables:?}");
    let tables = house.say("dora", "!standing").await;
    assert!(!text(&tables).contains("`!standings`"), "{tables:?}");
    let other = house.say("dora", "!remove @bob").await;
    assert!(!text(&other).contains("tournament"), "{other:?}");
}
