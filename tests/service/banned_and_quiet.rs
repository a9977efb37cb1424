//! What a ban and quiet in a room mean for new games.

use crate::house::{House, Said, chat_message};
use lusoria::session::{Identity, Platform};

fn text(said: &Said) -> &str {
    &said.reply().text
}

#[tokio::test]
async fn no_game_begins_with_somebody_who_is_banned_here() {
    let house = House::new().await;
    house.play(&["cyril: !new cats"]).await;
    house.manage("!ban @cyril").await;
    for typed in ["!join #1", "!new cats @cyril"] {
        let refused = house.say("bob", typed).await;
        assert_eq!(refused.refused(), ["other-banned-here"], "{typed}");
        assert!(text(&refused).contains("cyril is banned"), "{refused:?}");
    }
    assert_eq!(house.say("bob", "!join").await.refused(), ["join-nothing"]);
    assert!(!text(&house.say("bob", "!games").await).contains("#1"));
    house.manage("!unban @cyril").await;
    house.play(&["bob: !join"]).await;
}

#[tokio::test]
async fn whoever_is_banned_goes_on_with_the_games_of_the_room_and_begins_none() {
    let house = House::new().await;
    house
        .play(&["bob: !me ask on", "cyril: !new cats @bob"])
        .await;
    house.play(&["anna: !new tablut @bob first"]).await;
    house.play(&["bob: !accept #2"]).await;
    house.manage("!ban @bob").await;
    let moved = house.say("anna", "d5-d6").await;
    assert!(!text(&moved).contains("direct chat"), "{moved:?}");
    house.play(&["bob: d1-d2"]).await;
    for typed in ["!accept #1", "!join #1", "!new cats"] {
        let refused = house.say("bob", typed).await.refused();
        assert!(
            refused.iter().all(|id| id == "banned-here"),
            "{typed}: {refused:?}"
        );
    }
    assert_eq!(house.log(2).await, ["d5-d6", "d1-d2"]);
    assert_eq!(house.log(1).await, [""; 0]);
}

#[tokio::test]
async fn whoever_is_banned_answers_an_offer_and_nobody_is_told_to_begin_again() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: d5-d6", "bob: d1-d2"])
        .await;
    house.manage("!ban @bob").await;
    for (offer, answer, told) in [
        ("!pause 3d", "!accept", "put off for 3 days"),
        ("!draw", "!decline", "does not want a draw"),
    ] {
        let asked = house.say("anna", offer).await;
        assert!(!text(&asked).contains("direct chat"), "{asked:?}");
        let answered = house.say("bob", answer).await;
        assert!(text(&answered).contains(told), "{answered:?}");
    }
    let over = house.say("anna", "!yield #1").await;
    assert!(text(&over).contains("bob wins"), "{over:?}");
    for word in ["rematch", "again", "direct chat"] {
        assert!(!text(&over).contains(word), "{over:?}");
    }
}

#[tokio::test]
async fn in_a_quiet_room_those_who_have_played_begin_their_game_again_and_nobody_else_is_answered()
{
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: d5-d6", "bob: d1-d2"])
        .await;
    house.manage("!mute").await;
    let over = house.say("anna", "!yield #1").await;
    assert!(text(&over).contains("!rematch"), "{over:?}");
    assert!(house.say("dora", "!rematch").await.replies.is_empty());
    let again = house.say("bob", "!rematch").await;
    assert!(text(&again).contains("Game #2 begins"), "{again:?}");
}

#[tokio::test]
async fn a_quiet_room_lists_its_open_seats_and_suggests_nothing_else() {
    let house = House::new().await;
    house.manage("!mute").await;
    assert!(house.say("dora", "!games").await.replies.is_empty());
    let opened = house.manage("!new cats").await;
    assert!(
        text(&opened).contains("To play at once with a friend"),
        "{opened:?}"
    );
    house.manage("!new tablut").await;
    let listed = house.say("dora", "!games").await;
    assert!(
        text(&listed).contains("!join #1") && text(&listed).contains("!join #2"),
        "{listed:?}"
    );
}

#[tokio::test]
async fn a_quiet_room_is_promised_no_puzzle_of_the_day() {
    let house = House::new().await;
    house.manage("!mute").await;
    let refused = house.manage("!puzzle daily 18:00").await;
    assert_eq!(refused.refused(), ["puzzle-daily-quiet"]);
    house.manage("!unmute").await;
    let set = house.manage("!puzzle daily 18:00").await;
    assert!(text(&set).contains("puzzle of the day"), "{set:?}");
    house.manage("!mute").await;
    let asked = house.manage("!puzzle daily").await;
    assert_eq!(asked.refused(), ["puzzle-daily-quiet"]);
}

#[tokio::test]
async fn whoever_asks_for_the_puzzle_of_the_day_of_a_room_that_gets_none_is_told_so() {
    let house = House::new().await;
    let managed = house.manage("!puzzle daily").await;
    assert!(
        text(&managed).contains("no puzzle of the day. `!puzzle daily 18:00"),
        "{managed:?}"
    );
    let asked = house.say("bob", "!puzzle daily").await;
    assert!(text(&asked).contains("`!puzzle today`"), "{asked:?}");
}

#[tokio::test]
async fn in_a_quiet_room_whoever_is_asked_to_play_answers() {
    let house = House::new().await;
    house.play(&["bob: !me ask on"]).await;
    house.manage("!mute").await;
    for typed in ["!decline #1", "!counter #2 time=3d", "!leave", "!accept"] {
        house.manage("!new tablut @bob").await;
        let stranger = house.say("dora", typed).await;
        assert!(stranger.replies.is_empty(), "{typed}: {stranger:?}");
        let answered = house.say("bob", typed).await;
        assert_eq!(answered.replies.len(), 1, "{typed}: {answered:?}");
        house.manage("!abort").await;
    }
}

#[tokio::test]
async fn in_a_quiet_room_anybody_takes_an_open_seat_and_nobody_opens_another() {
    let house = House::new().await;
    house.play(&["cyril: !new cats"]).await;
    house.manage("!mute").await;
    house.play(&["cyril: !leave"]).await;
    for (seat, typed) in [
        (2, "!join #2"),
        (3, "!join"),
        (4, "!play tablut"),
        (5, "!play"),
    ] {
        for nothing in ["!join", typed] {
            let silent = house.say("bob", nothing).await;
            assert!(silent.replies.is_empty(), "{nothing}: {silent:?}");
        }
        house.manage("!new tablut").await;
        let other = house.say("bob", "!play cats").await;
        assert!(other.replies.is_empty(), "{other:?}");
        house.play(&[&format!("bob: {typed}")]).await;
        house.play(&[&format!("bob: !abort #{seat}")]).await;
    }
}

#[tokio::test]
async fn in_a_quiet_room_anybody_sits_down_at_a_free_table_of_the_room() {
    let house = House::new().await;
    house.manage("!standing quick 1").await;
    house.manage("!mute").await;
    house.play(&["bob: !join", "cyril: !play quick"]).await;
    let full = house.say("dora", "!join").await;
    assert!(full.replies.is_empty(), "{full:?}");
}

#[tokio::test]
async fn in_a_quiet_room_players_are_answered_about_moves_in_advance_vacation_rules_and_dice() {
    let house = House::new().await;
    house.play(&["anna: !new cats @bob first"]).await;
    house.manage("!mute").await;
    for typed in ["!rules", "!if", "!vacation 2d", "!vacation off", "!export"] {
        let answered = house.say("bob", typed).await;
        assert_eq!(answered.replies.len(), 1, "{typed}: {answered:?}");
    }
    house.play(&["bob: !yield #1"]).await;
    for typed in [
        "!verify #1",
        "!export #1",
        "!verify",
        "!export",
        "!replay #1",
    ] {
        let answered = house.say("bob", typed).await;
        assert_eq!(answered.replies.len(), 1, "{typed}: {answered:?}");
        let silent = house.say("dora", typed).await;
        assert!(silent.replies.is_empty(), "{typed}: {silent:?}");
    }
}

/// If only the people who manage the room may begin games, every sentence that suggests to begin one says so.
#[tokio::test]
async fn in_a_closed_room_it_is_said_who_begins_games() {
    let house = House::new().await;
    let typed = ["!games", "!new", "!help new"];
    for open in [true, false] {
        house
            .manage(if open {
                "!settings open on"
            } else {
                "!settings open off"
            })
            .await;
        for line in typed {
            let said = house.say("dora", line).await;
            let says_who = text(&said).contains("only those who manage it begin games");
            assert_eq!(says_who, !open, "{line}: {said:?}");
        }
    }
}

/// What a manager of a room on Discord is answered. A person who has left the room cannot be mentioned: then `mentions` is false.
async fn manage_on_discord(house: &House, typed: &str, mentions: bool) -> Said {
    let mut message = house.message("discord", "carla", typed);
    message.room.platform = Platform::Discord;
    let written = chat_message(&mut message);
    written.may_configure = true;
    written.author.platform = Platform::Discord;
    for person in &mut written.mentions {
        person.platform = Platform::Discord;
    }
    if !mentions {
        written.mentions.clear();
    }
    house.hear(message).await
}

#[tokio::test]
async fn whoever_is_banned_and_has_left_is_let_back_in_by_the_name_that_is_listed() {
    for typed in ["!unban cyril", "!unban @cyril"] {
        let house = House::new().await;
        for ban in ["!ban @cyril", "!ban @bob"] {
            let banned = manage_on_discord(&house, ban, true).await;
            assert!(text(&banned).contains("I don’t answer"), "{banned:?}");
        }
        let back = manage_on_discord(&house, typed, false).await;
        assert!(text(&back).contains("cyril in this room again"), "{back:?}");
        let listed = manage_on_discord(&house, "!ban", false).await;
        assert!(!text(&listed).contains("cyril"), "{listed:?}");
        assert!(text(&listed).contains("bob"), "{listed:?}");
    }
}

#[tokio::test]
async fn on_matrix_a_full_name_bans_somebody_who_has_left_and_a_manager_can_let_themselves_back_in()
{
    let house = House::new().await;
    let manage = async |who: &str, typed: &str, mentioned: Option<&str>| {
        let mut message = house.message("!room:here", who, typed);
        message.room.platform = Platform::Matrix;
        let written = chat_message(&mut message);
        written.may_configure = true;
        written.author.platform = Platform::Matrix;
        written.mentions.clear();
        if let Some(id) = mentioned {
            let (id, name) = (id.into(), id.into());
            let platform = Platform::Matrix;
            written.mentions.push(Identity { platform, id, name });
        }
        house.hear(message).await
    };
    let banned = manage("carla", "!ban @gone:localhost", None).await;
    assert!(text(&banned).contains("I don’t answer gone"), "{banned:?}");
    let back = manage("carla", "!unban @gone:localhost", None).await;
    assert!(text(&back).contains("gone in this room again"), "{back:?}");
    manage("carla", "!ban @bob", Some("bob")).await;
    let back = manage("bob", "!unban @bob", Some("bob")).await;
    assert!(text(&back).contains("bob in this room again"), "{back:?}");
    let own = manage("bob", "!ban @bob", Some("bob")).await;
    assert_eq!(own.refused(), ["ban-yourself"]);
}
