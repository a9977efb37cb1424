//! What the people who manage a room allow there: games, limits, a usual time, quiet, and whom the bot answers.

use crate::house::{House, Said, chat_message};
use crate::limits::limited;
use lusoria::service::Limits;
use lusoria::service::Outcome;

fn text(said: &Said) -> &str {
    &said.reply().text
}

#[tokio::test]
async fn a_room_allows_only_some_games_and_only_some_people_to_begin_them() {
    let house = House::new().await;
    let set = house.manage("!settings games Tablut, chess").await;
    assert_eq!(set.refused(), ["settings-value"], "chess is not known");
    let set = house.manage("!settings games tablut, murus").await;
    assert!(text(&set).contains("tablut, murus"), "{set:?}");
    let refused = house.say("bob", "!new scripta @anna").await;
    assert_eq!(refused.refused(), ["game-not-here"]);
    house.play(&["bob: !new murus @anna"]).await;
    house.manage("!settings games all").await;
    house.manage("!settings open off").await;
    let refused = house.say("bob", "!new tablut @anna").await;
    assert_eq!(refused.refused(), ["games-not-open"]);
    let begun = house.manage("!new tablut @bob").await;
    assert_eq!(begun.refused(), Vec::<String>::new());
}

/// Otherwise a room that has banned very many people could never ban others, even after it has admitted them again.
#[tokio::test]
async fn a_ban_and_a_standing_offer_that_are_over_leave_nothing() {
    let house = House::new().await;
    for line in [
        "!ban @bob",
        "!unban @bob",
        "!standing tablut 2",
        "!standing tablut 0",
    ] {
        assert_eq!(house.manage(line).await.refused(), Vec::<String>::new());
    }
    let rows: i64 = sqlx::query_scalar("select count(*) from room_setting")
        .fetch_one(&mut house.database().await)
        .await
        .unwrap();
    assert_eq!(rows, 0);
    let listed = house.manage("!ban").await;
    assert!(!text(&listed).contains("bob"), "{listed:?}");
    house.play(&["bob: !new tablut @anna"]).await;
}

#[tokio::test]
async fn hours_are_taken_for_those_of_the_night_only_where_quiet_was_meant() {
    let house = House::new().await;
    for (typed, hint) in [("remind 2d", "on"), ("quiet 22-8", "night 22-8")] {
        let refused = house.manage(&format!("!settings {typed}")).await;
        assert_eq!(refused.refused(), ["settings-value"], "{typed}");
        let told = text(&refused);
        assert!(told.contains(hint), "{told}");
        assert_eq!(told.contains("night"), typed.starts_with("quiet"), "{told}");
    }
}

#[tokio::test]
async fn a_room_limits_open_games_and_a_game_that_ends_makes_room() {
    let house = House::new().await;
    house.manage("!settings each 1").await;
    house.play(&["bob: !new tablut @anna first"]).await;
    let refused = house.say("bob", "!new murus @anna").await;
    assert_eq!(refused.refused(), ["too-many-games"]);
    house.manage("!settings each 0").await;
    house.manage("!settings most 2").await;
    house.play(&["bob: !new murus @anna"]).await;
    house.manage("!settings each 1").await;
    let refused = house.say("bob", "!new cats @anna").await;
    assert_eq!(refused.refused(), ["more-games-than-allowed"]);
    assert_eq!(
        text(&refused),
        "In this room one person may have one open game (`!settings each`); you have 2. Finish or call off 2 of them first."
    );
    house.manage("!settings each 0").await;
    let refused = house.say("cyril", "!new cats").await;
    assert_eq!(refused.refused(), ["too-many-games"]);
    assert_eq!(
        text(&refused),
        "There are 2 open games here, and this room allows no more (`!settings most`). Wait until one has ended."
    );
    let refused = house.say("bob", "!new cats").await;
    let own = "or give one of yours up with `!yield`";
    assert!(text(&refused).contains(own), "{refused:?}");
    house.play(&["bob: !abort #1", "bob: !new cats bot"]).await;
    for wrong in [
        "!settings each -1",
        "!settings most 1001",
        "!settings each many",
    ] {
        assert_eq!(house.manage(wrong).await.refused(), ["settings-value"]);
    }
}

#[tokio::test]
async fn games_to_which_somebody_was_only_called_leave_room_for_their_own() {
    // At the console the bot notes who was challenged only if the limits apply there.
    let limited = limited(Limits {
        console: true,
        ..Limits::default()
    })
    .await;
    let house = &limited.house;
    house.manage("!settings each 1").await;
    house
        .play(&["bob: !new tablut @anna first", "cyril: !new gabata @anna"])
        .await;
    let own = house.say("anna", "!new cats bot").await;
    assert_eq!(own.refused(), [""; 0], "{own:?}");
    let another = house.say("anna", "!new murus bot").await;
    assert_eq!(another.refused(), ["too-many-games"]);
}

#[tokio::test]
async fn a_room_has_a_usual_time_for_games_of_two_people() {
    let house = House::new().await;
    let set = house.manage("!settings time bank=10d+1d").await;
    assert!(text(&set).contains("bank=10d+1d"), "{set:?}");
    house.play(&["bob: !new tablut @anna first"]).await;
    assert_eq!(house.log(1).await, ["=time:bank:864000:86400:vacation"]);
    house.play(&["bob: !new murus @anna first time=2d"]).await;
    assert_eq!(house.log(2).await, ["=time:time:172800:vacation"]);
    house
        .play(&["bob: !new murus @me", "bob: !new tablut bot second"])
        .await;
    assert_eq!(house.log(3).await, Vec::<String>::new());
    let set = house.manage("!settings time 3d vacation=off hard=on").await;
    let shown = "time=3d hard=true vacation=false";
    assert!(text(&set).contains(shown), "{set:?}");
    house.manage("!settings time off").await;
    house.play(&["cyril: !new tablut @anna first"]).await;
    assert_eq!(house.log(5).await, Vec::<String>::new());
    let wrong = house.manage("!settings time soon").await;
    assert_eq!(wrong.refused(), ["settings-value"]);
}

#[tokio::test]
async fn in_a_quiet_room_games_go_on_and_all_else_is_silent() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    let forbidden = house.say("bob", "!mute").await;
    assert_eq!(forbidden.refused(), ["may-not-configure"]);
    assert!(text(&house.manage("!mute").await).contains("only those who play here"));
    for line in [
        "!help",
        "!new cats",
        "!games",
        "!puzzle",
        "!board",
        "!nonsense",
    ] {
        let said = house.say("cyril", line).await;
        assert_eq!(
            (said.outcome, said.replies.len()),
            (Outcome::Ignored, 0),
            "{line}"
        );
    }
    assert_eq!(house.say("bob", "!new murus @anna").await.replies.len(), 0);
    assert_eq!(house.say("anna", "!help").await.replies.len(), 0);
    let moves = house.say("anna", "!moves").await;
    assert_eq!(moves.replies.len(), 1);
    house.play(&["anna: e3-d3"]).await;
    let illegal = house.say("bob", "d3-d4").await;
    assert_eq!(illegal.replies.len(), 1, "a player is told why");
    assert!(house.manage("!help").await.replies.len() == 1);
    assert!(text(&house.manage("!unmute").await).contains("answer everybody"));
    assert_eq!(house.say("cyril", "!games").await.replies.len(), 1);
}

/// The people in a tournament have to know how it stands and how they come back; other people in the room do not.
#[tokio::test]
async fn in_a_quiet_room_those_who_take_part_in_its_tournament_are_answered_about_tournaments() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !tournament new tablut ladder",
            "anna: !tournament new tablut swiss 5",
            "bob: !join 1",
            "cyril: !join 1",
            "cyril: !join 2",
        ])
        .await;
    house.manage("!mute").await;
    for line in [
        "!standings 1",
        "!pairings 1",
        "!tournament 1",
        "!leave 2",
        "!tournament join 2",
        "!leave 2",
        "!join 2",
        "!tournament challenge @bob",
    ] {
        let silent = house.say("dora", line).await;
        assert_eq!(silent.outcome, Outcome::Ignored, "{line}");
        let answered = house.say("cyril", line).await;
        assert_eq!(answered.refused(), Vec::<String>::new(), "{line}");
        assert!(!answered.replies.is_empty(), "{line}");
    }
    let asked = house.say("cyril", "!leave 1").await;
    assert_eq!(asked.refused(), ["confirm-leave"]);
    house.play(&["cyril: yes"]).await;
    // The organizer must be able to begin the tournament.
    let alone = house.say("anna", "!start 2").await;
    assert_eq!(alone.refused(), ["tournament-too-few"], "{alone:?}");
    let asked = house.say("anna", "!tournament cancel 1").await;
    assert_eq!(asked.refused(), ["confirm-call-off"]);
    let called_off = house.say("anna", "yes").await;
    let told = text(&called_off);
    assert!(told.contains("is called off"), "{told}");
    for line in ["!new cats", "!help", "!tournament new cats", "nice weather"] {
        let said = house.say("cyril", line).await;
        assert_eq!(said.outcome, Outcome::Ignored, "{line}");
    }
}

/// A quiet room with a tournament that anna has announced and bob has entered.
async fn quiet_room_with_a_tournament() -> House {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut swiss 5", "bob: !join"])
        .await;
    house.manage("!mute").await;
    house
}

/// The question whether to end the ladder promises that it can be shown afterwards.
#[tokio::test]
async fn in_a_quiet_room_an_ended_ladder_is_shown_to_those_who_had_a_part_in_it() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut ladder", "bob: !join 1"])
        .await;
    house.play(&["cyril: !join 1", "eva: !join 1"]).await;
    house.manage("!mute").await;
    let asked = house.say("anna", "!tournament cancel 1").await;
    assert_eq!(asked.refused(), ["confirm-end"]);
    house.play(&["anna: yes"]).await;
    for line in ["!standings", "!standings 1", "!tournament"] {
        for person in ["anna", "bob"] {
            let shown = house.say(person, line).await;
            assert!(
                text(&shown).contains("Tournament 1"),
                "{person} {line}: {shown:?}"
            );
        }
        let silent = house.say("dora", line).await;
        assert_eq!(silent.outcome, Outcome::Ignored, "{line}");
    }
    for line in ["!join", "!start", "!standings 2"] {
        let silent = house.say("bob", line).await;
        assert_eq!(silent.outcome, Outcome::Ignored, "{line}");
    }
}

/// Otherwise they would not know whether the bot has heard them.
#[tokio::test]
async fn in_a_quiet_room_those_in_its_tournament_are_told_what_is_wrong_with_a_line_about_it() {
    let house = quiet_room_with_a_tournament().await;
    for (line, refused) in [
        ("!tournament remove", "tournament-remove-whom"),
        ("!tournament here", "tournament-here-how"),
        ("!start now", "word-left-over"),
        ("!leave tournament", "word-left-over"),
        ("!leave !start", "second-command"),
        ("!tournament remov @bob", "did-you-mean"),
        ("!tournament cancle", "did-you-mean"),
        ("!tournament pairing", "did-you-mean"),
        ("!tournament wozzle", "tournament-unknown-game"),
        ("!remove @bob", "did-you-mean"),
        ("!tornament", "did-you-mean"),
        ("!standigns", "did-you-mean"),
        ("!help tornament", "did-you-mean"),
    ] {
        for from in ["anna", "bob"] {
            let told = house.say(from, line).await;
            assert_eq!(told.refused(), [refused], "{line}");
        }
        let silent = house.say("dora", line).await;
        assert_eq!(silent.outcome, Outcome::Ignored, "{line}");
    }
    let mut without_prefix = house.message("hall", "anna", "tornament");
    chat_message(&mut without_prefix).addressed = true;
    let told = house.hear(without_prefix).await;
    assert_eq!(told.refused(), ["not-understood"]);
    let left = house.say("bob", "!leave #1").await;
    assert!(text(&left).contains("has left"), "{left:?}");
}

#[tokio::test]
async fn in_a_quiet_room_those_in_its_tournament_get_help_with_its_commands() {
    let house = quiet_room_with_a_tournament().await;
    for line in [
        "!help tournament",
        "!help leave",
        "!help !join",
        "!help turnaj",
    ] {
        for from in ["anna", "bob"] {
            let told = house.say(from, line).await;
            assert_eq!(told.refused(), Vec::<String>::new(), "{line}");
            assert_eq!(told.replies.len(), 1, "{line}");
        }
        let silent = house.say("dora", line).await;
        assert_eq!(silent.outcome, Outcome::Ignored, "{line}");
    }
    // Lines that have nothing to do with the tournament stay unanswered, and nobody can announce another tournament.
    for line in [
        "!help games",
        "!gmaes",
        "!hint now",
        "!tournament new cats",
        "!tournament tabult",
        "tornament",
        "!join #1",
    ] {
        for from in ["anna", "bob"] {
            let silent = house.say(from, line).await;
            assert_eq!(silent.outcome, Outcome::Ignored, "{line}");
        }
    }
}

#[tokio::test]
async fn a_banned_person_plays_on_and_is_told_once_that_nothing_else_is_answered() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("rooms.db");
    let house = House::at(&path).await;
    house.play(&["bob: !new tablut @anna first"]).await;
    let forbidden = house.say("cyril", "!ban @bob").await;
    assert_eq!(forbidden.refused(), ["may-not-configure"]);
    assert_eq!(house.manage("!ban @anna").await.refused(), ["ban-yourself"]);
    assert!(text(&house.manage("!ban").await).contains("Nobody is banned"));
    assert!(text(&house.manage("!ban @bob").await).contains("don’t answer bob"));
    house.close().await;

    let house = House::at(&path).await;
    let again = house.say("bob", "!new cats").await;
    assert_eq!(again.refused(), ["banned-here"]);
    assert_eq!(house.say("bob", "!games").await.outcome, Outcome::Ignored);
    let mut in_thread = house.message("thread", "bob", "!games");
    in_thread.room.parent = Some("hall".to_owned());
    assert_eq!(house.hear(in_thread).await.refused(), ["banned-here"]);
    house.play(&["bob: e3-d3", "anna: e2-d2"]).await;
    let elsewhere = house.message("cellar", "bob", "#1 d3-e3");
    assert_eq!(house.hear(elsewhere).await.refused(), Vec::<String>::new());
    assert_eq!(house.log(1).await, ["e3-d3", "e2-d2", "d3-e3"]);
    assert_eq!(house.say("bob", "!board").await.replies.len(), 1);
    assert!(text(&house.manage("!ban").await).contains("bob"));
    house.play(&["bob: !yield"]).await;
    let over = house.say("bob", "!rematch").await;
    assert_eq!(over.outcome, Outcome::Ignored, "{over:?}");
    house.manage("!unban @bob").await;
    assert_eq!(house.say("bob", "!board").await.replies.len(), 1);
}

#[tokio::test]
async fn comments_on_a_rated_game_are_asked_to_wait_once() {
    let house = House::new().await;
    house.manage("!settings no-kibitz on").await;
    house
        .play(&["anna: !new tablut @bob first rated=true"])
        .await;
    let board = house.heard().pop().unwrap().message;
    let comment = |text: &str| {
        let mut message = house.message("hall", "cyril", text);
        chat_message(&mut message).reply_to = Some(board.clone());
        message
    };
    assert_eq!(
        house.hear(comment("what a blunder")).await.refused(),
        ["no-kibitz"]
    );
    assert_eq!(
        house.hear(comment("really")).await.outcome,
        Outcome::Ignored
    );
    assert_eq!(
        house.say("cyril", "nice weather").await.outcome,
        Outcome::Ignored
    );
    house.play(&["anna: #1 e3-d3"]).await;
    house.manage("!settings no-kibitz off").await;
    assert_eq!(
        house.hear(comment("hm")).await.refused(),
        Vec::<String>::new()
    );
}
