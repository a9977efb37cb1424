//! The bot stays silent when people talk to each other, whoever talks and whatever is being played.

use crate::house::House;
use lusoria::service::Outcome;

const CHATTER: [&str; 34] = [
    "",
    " ",
    "!",
    "!!!",
    "! ! !",
    "!!?",
    "?",
    "...",
    "#",
    "#9 fan",
    "#99 luftballons",
    "7",
    "42",
    "1 2 3",
    "move along please",
    "pass me the salt",
    "place your bets, ladies",
    "take that with a pinch of salt",
    "roll over Beethoven now",
    "yield to traffic",
    "I yield",
    "@bob hi",
    "@anna @bob @cyril look at this",
    "🎲🎲🎲 👨‍👩‍👧‍👦",
    "Z\u{335}\u{321}a\u{336}l\u{337}g\u{334}o\u{338}",
    "```\nplace the board here\n```",
    "<@123> https://example.org/!new?x=1 :-)",
    "hello\n\nhow are you\n!\n",
    "p m t",
    // Answers where nothing was asked.
    "yes",
    "ne",
    "please 3",
    "а",
    "а я",
];

/// Commands of other bots.
const OTHER_BOTS: [&str; 6] = [
    "!weather",
    "!ping",
    "! wow",
    "!ﷺ",
    "!8ball will I win",
    "!программа",
];

/// Other bots share the prefix. A person who plays or has played here, or was refused something here, has more likely mistyped a command of ours.
#[tokio::test]
async fn an_unknown_command_is_answered_only_to_people_who_know_the_bot() {
    let house = House::new().await;
    for from in ["anna", "bob", "cyril"] {
        for text in OTHER_BOTS {
            let said = house.say(from, text).await;
            assert_eq!(said.outcome, Outcome::Ignored, "{from}: {text:?}: {said:?}");
        }
    }
    house.play(&["anna: !new tablut @bob first"]).await;
    for text in OTHER_BOTS {
        for from in ["anna", "bob"] {
            let said = house.say(from, text).await;
            assert_eq!(said.refused(), ["unknown-command"], "{from}: {text:?}");
            assert_eq!(said.replies.len(), 1, "{said:?}");
        }
        let said = house.say("cyril", text).await;
        assert_eq!(said.outcome, Outcome::Ignored, "{text:?}: {said:?}");
    }
    assert_eq!(house.say("cyril", "!new nothing").await.refused().len(), 1);
    let answered = house.say("cyril", "!ping").await;
    assert_eq!(answered.refused(), ["unknown-command"], "{answered:?}");
    // Nothing was refused to Dora, but she has played.
    house.play(&["dora: !new tchuka", "dora: !abort"]).await;
    let answered = house.say("dora", "!playagain").await;
    assert_eq!(answered.refused(), ["unknown-command"], "{answered:?}");
}

#[tokio::test]
async fn chatter_is_left_alone() {
    let house = House::new().await;
    listen(&house, &["anna", "bob", "cyril"]).await;
    house
        .play(&["anna: !new scripta @bob first dice=hand"])
        .await;
    listen(&house, &["anna", "bob", "cyril"]).await;
    house
        .play(&["anna: roll 1 4 6", "anna: !new quick @bob second"])
        .await;
    listen(&house, &["anna", "bob", "cyril"]).await;
}

/// The number of a game of one's own is no chatter: silence would look as if the bot had gone.
#[tokio::test]
async fn who_names_their_game_is_answered() {
    let house = House::new().await;
    house.play(&["anna: !new scripta @bob first"]).await;
    for from in ["anna", "bob"] {
        assert_eq!(
            house.say(from, "#1 hello there").await.refused(),
            ["not-a-move"]
        );
    }
    assert_eq!(house.say("cyril", "#1 fan").await.outcome, Outcome::Ignored);
}

async fn listen(house: &House, people: &[&str]) {
    let before = house.contents().await;
    let long = "blah ".repeat(20_000);
    for from in people {
        for text in CHATTER.into_iter().chain([long.as_str()]) {
            let said = house.say(from, text).await;
            assert_eq!(said.outcome, Outcome::Ignored, "{from}: {text:?}: {said:?}");
            assert!(said.replies.is_empty());
        }
    }
    assert_eq!(house.contents().await, before);
}

#[tokio::test]
async fn moves_of_people_who_do_not_play_are_chatter_and_so_is_their_yield() {
    let house = House::with_a_game().await;
    for text in [
        "roll 1 2 3",
        "place 4",
        "place",
        "pass",
        "yield",
        "#1 place 4",
        "#1 yield",
    ] {
        assert_eq!(
            house.say("cyril", text).await.outcome,
            Outcome::Ignored,
            "{text}"
        );
    }
}

#[tokio::test]
async fn a_move_with_a_slip_is_answered_and_what_only_looks_a_little_like_one_is_not() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    for text in ["e44-f4", "k4-f4", "4e-f4", "e4 -> f44."] {
        let said = house.say("anna", text).await;
        assert_eq!(said.refused().len(), 1, "{text}: {said:?}");
    }
    for text in ["b2b", "t-1000", "3-4", "win-win", "e4 - cool"] {
        let said = house.say("anna", text).await;
        assert_eq!(said.outcome, Outcome::Ignored, "{text}: {said:?}");
    }
}
