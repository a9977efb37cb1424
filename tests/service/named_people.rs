//! Names without the @, what a whole room is told to do to one person, and what is for one reader only.

use crate::house::{House, Said, chat_message, usual_config};
use lusoria::service::Config;
use lusoria::session::Platform;

fn text(said: &Said) -> &str {
    &said.reply().text
}

/// Somebody who manages the room writes this on Discord.
async fn on_discord(house: &House, from: &str, text: &str, direct: bool) -> Said {
    let mut message = house.message("discord", from, text);
    message.room.platform = Platform::Discord;
    let written = chat_message(&mut message);
    written.author.platform = Platform::Discord;
    (written.may_configure, written.direct) = (true, direct);
    for person in &mut written.mentions {
        person.platform = Platform::Discord;
    }
    house.hear(message).await
}

#[tokio::test]
async fn at_the_console_a_name_needs_no_at() {
    let house = House::new().await;
    for typed in [
        "!block bob",
        "!блок bob",
        "!ignorovat bob please",
        "!zablokovat bob",
    ] {
        let blocked = house.say("anna", typed).await;
        assert!(
            text(&blocked).contains("Blocked by you: bob"),
            "{blocked:?}"
        );
        assert_eq!(
            house.say("bob", "!new tablut @anna").await.refused(),
            ["not-available"]
        );
        let free = house.say("anna", "!unblock bob").await;
        assert!(
            text(&free).contains("bob may play with you again"),
            "{free:?}"
        );
        assert_eq!(
            house.say("anna", "!unblock bob").await.refused(),
            ["not-blocked"]
        );
    }
    house.say("anna", "!block @bob").await;
    let free = house.say("anna", "!block @bob off").await;
    assert!(
        text(&free).contains("bob may play with you again"),
        "{free:?}"
    );
    assert!(text(&house.manage("!ban bob").await).contains("don’t answer bob"));
    assert_eq!(house.say("bob", "!games").await.refused(), ["banned-here"]);
    assert!(text(&house.manage("!ban bob off").await).contains("answer bob"));
    assert!(text(&house.manage("!забанить bob").await).contains("don’t answer bob"));
    assert!(text(&house.manage("!unban bob").await).contains("answer bob"));
    assert!(text(&house.manage("!vykázat bob").await).contains("don’t answer bob"));
    assert!(text(&house.manage("!vpustit bob").await).contains("answer bob"));
}

#[tokio::test]
async fn elsewhere_a_name_without_at_changes_nothing() {
    let house = House::new().await;
    for typed in ["!block bob", "!unblock bob", "!ban bob", "!unban bob"] {
        let said = on_discord(&house, "anna", typed, false).await;
        assert_eq!(said.refused(), ["name-without-at"], "{typed}");
        assert!(text(&said).contains("`@bob`"), "{said:?}");
    }
    let nobody = on_discord(&house, "anna", "!ban", false).await;
    assert!(text(&nobody).contains("Nobody is banned"), "{nobody:?}");
}

#[tokio::test]
async fn silence_is_for_the_room_and_not_for_one_person() {
    let house = House::new().await;
    for typed in ["!mute @bob", "!mute bob", "!тишина @bob", "!unmute bob"] {
        let said = house.manage(typed).await;
        assert_eq!(said.refused(), ["mute-whom"], "{typed}");
        assert!(text(&said).contains("`!ban @friend`"), "{said:?}");
    }
    assert_eq!(house.say("cyril", "!games").await.replies.len(), 1);
    house.manage("!mute on").await;
    assert_eq!(house.say("cyril", "!games").await.replies.len(), 0);
    house.manage("!mute off").await;
    assert_eq!(house.say("cyril", "!games").await.replies.len(), 1);
}

#[tokio::test]
async fn where_everybody_manages_the_room_nobody_is_promised_silence() {
    let home = tempfile::tempdir().unwrap();
    let config = Config {
        everybody_manages: true,
        ..usual_config()
    };
    let house = House::with_config(&home.path().join("house.db"), config, false).await;
    for typed in ["!mute", "!settings quiet on", "!ban bob", "!unban @bob"] {
        let said = house.manage(typed).await;
        assert_eq!(said.refused(), ["everybody-manages"], "{typed}");
    }
    let kept = house.manage("!settings quiet").await;
    assert!(text(&kept).contains("I answer everybody"), "{kept:?}");
}
