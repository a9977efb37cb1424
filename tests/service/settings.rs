//! The settings of a person and of a room: shown, changed, refused, and kept.

use crate::house::{House, Said, chat_message};

fn text(said: &Said) -> &str {
    &said.reply().text
}

#[tokio::test]
async fn a_persons_settings_are_listed_and_changed_in_any_language() {
    let house = House::new().await;
    assert!(
        text(&house.say("anna", "!me").await).contains("Boards come to you as each room has them")
    );
    let set = house.say("anna", "!me board prose").await;
    assert!(text(&set).contains("described to you in words"), "{set:?}");
    let shown = house.say("anna", "!já deska").await;
    assert!(text(&shown).contains("described to you in words"));
    for (typed, refused) in [
        ("!me board sideways", "me-value"),
        ("!me shoes", "me-how"),
        ("!me board text now", "me-value"),
    ] {
        assert_eq!(
            house.say("anna", typed).await.refused(),
            [refused],
            "{typed}"
        );
    }
    for room in ["room", "default", "místnost", "stanza", "комната"] {
        house.play(&["anna: !me board text"]).await;
        let back = house.say("anna", &format!("!me board {room}")).await;
        assert!(
            text(&back).contains("as each room has them. `!me"),
            "{back:?}"
        );
    }
    let off = house.say("anna", "!me board off").await;
    assert!(text(&off).contains("`!me board room`"), "{off:?}");
    let wrong = house.say("anna", "!me theme green").await;
    let words = "“green” does not fit there. One of these: `!me theme light`";
    assert!(text(&wrong).contains(words), "{wrong:?}");
    let wrong = house.say("anna", "!me quiet 2230-0815").await;
    assert!(
        text(&wrong).contains("“2230” is no time of the day"),
        "{wrong:?}"
    );
    let wrong = house.say("anna", "!me quiet 25-8 Europe/Prague").await;
    assert!(
        text(&wrong).contains("“25” is no time of the day"),
        "{wrong:?}"
    );
    assert!(
        text(&house.say("bob", "!me").await).contains("Boards come to you as each room has them")
    );
}

#[tokio::test]
async fn whoever_has_chosen_a_language_is_answered_and_called_in_it() {
    let house = House::new().await;
    let set = house.say("bob", "!мне язык русский").await;
    assert!(text(&set).contains("по-русски"), "{set:?}");
    house.say("anna", "!new tablut @bob first").await;
    let called = house.say("anna", "e4-f4").await;
    assert!(text(&called).contains("Ход: bob."), "{called:?}");
    let refused = house.say("bob", "e5-e9").await;
    assert!(text(&refused).contains("ход"), "{refused:?}");
    let called = house.say("bob", "d1-c1").await;
    assert!(text(&called).contains("anna, your turn"), "{called:?}");
    assert!(text(&house.say("anna", "!rules").await).contains("king"));
    house.say("bob", "!me language off").await;
    let shown = house.say("bob", "!me language").await;
    assert!(
        text(&shown).contains("in the language of each room"),
        "{shown:?}"
    );
}

#[tokio::test]
async fn a_rooms_settings_are_changed_only_by_whoever_manages_it() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("settings.db");
    let house = House::at(&path).await;
    let forbidden = house.say("bob", "!settings bots off").await;
    assert_eq!(forbidden.refused(), ["may-not-configure"]);
    let set = house.manage("!settings bots off").await;
    assert!(text(&set).contains("Nobody can begin a game with the computer"));
    let refused = house.say("bob", "!new tablut bot").await;
    assert_eq!(refused.refused(), ["no-bots-here"]);
    house.manage("!settings lang it").await;
    house.close().await;

    let house = House::at(&path).await;
    let all = house.say("bob", "!settings").await;
    assert!(text(&all).lines().count() > 3, "{all:?}");
    assert!(
        text(&all).contains("Qui non si possono cominciare"),
        "{all:?}"
    );
    let refused = house.say("bob", "!new tablut bot").await;
    assert_eq!(refused.refused(), ["no-bots-here"]);
    house.manage("!impostazioni computer si").await;
    house.play(&["bob: !new tablut bot:easy"]).await;
    for (typed, refused) in [
        ("!settings bots perhaps", "settings-value"),
        ("!settings shoes on", "settings-how"),
    ] {
        assert_eq!(house.manage(typed).await.refused(), [refused], "{typed}");
    }
}

/// A thread has the settings of its channel, also when the channel changes them while both are in memory.
#[tokio::test]
async fn a_thread_follows_its_channel() {
    let house = House::new().await;
    let in_thread = |text: &str| {
        let mut message = house.message("thread", "bob", text);
        message.room.parent = Some("hall".to_owned());
        message
    };
    house.hear(in_thread("!settings bots")).await;
    house.manage("!settings bots off").await;
    let refused = house.hear(in_thread("!new tablut bot")).await;
    assert_eq!(refused.refused(), ["no-bots-here"]);
}

/// What somebody who manages the room changes in a thread of it holds for the room and all its threads, at once.
#[tokio::test]
async fn settings_typed_in_a_thread_are_those_of_its_room() {
    let house = House::new().await;
    let in_thread = |thread: &str, text: &str| {
        let mut message = house.message(thread, "anna", text);
        message.room.parent = Some("hall".to_owned());
        chat_message(&mut message).may_configure = true;
        message
    };
    house.hear(in_thread("second", "!settings")).await;
    for typed in ["!lang cs", "!ban @bob", "!settings each 2", "!prefix ?"] {
        let set = house.hear(in_thread("first", typed)).await;
        assert_eq!(set.refused(), [""; 0], "{typed}");
    }
    assert_eq!(house.say("bob", "?games").await.refused(), ["banned-here"]);
    for room in ["hall", "first", "second"] {
        let mut asked = in_thread(room, "?settings");
        asked.room.parent = asked.room.parent.filter(|_| room != "hall");
        let shown = house.hear(asked).await;
        let told = text(&shown);
        assert!(told.contains("?nastavení"), "{room}: {shown:?}");
        assert!(
            told.contains("2 partie") || told.contains("nejvýš 2"),
            "{room}: {shown:?}"
        );
    }
}

/// A thread that is in memory speaks the room's new language, and takes its new prefix.
#[tokio::test]
async fn language_and_prefix_of_a_room_hold_in_its_threads_at_once() {
    let house = House::new().await;
    let in_thread = |text: &str| {
        let mut message = house.message("thread", "anna", text);
        message.room.parent = Some("hall".to_owned());
        message
    };
    house.hear(in_thread("!new tablut @bob first")).await;
    house.manage("!lang cs").await;
    house.manage("!prefix ?").await;
    let board = house.hear(in_thread("?board")).await;
    assert!(text(&board).contains("na tahu v #1"), "{board:?}");
}

#[tokio::test]
async fn who_wants_reminders_is_told_where_they_are_set() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob"]).await;
    let said = house.say("anna", "!remind me").await;
    assert_eq!(said.refused(), ["remind-how"]);
}

#[tokio::test]
async fn a_zone_is_never_taken_for_the_opposite_one_of_the_database() {
    let house = House::new().await;
    let set = house.say("anna", "!me quiet 22-8 GMT+3h").await;
    assert!(text(&set).contains("UTC+3"), "{set:?}");
    for typed in ["GMT 3", "GMT+3x", "localtime", "Factory", "posixrules"] {
        let wrong = house.say("anna", &format!("!me quiet 22-8 {typed}")).await;
        assert_eq!(wrong.refused(), ["no-zone"], "{typed}");
    }
}

/// A game that the room no longer allows is not offered. A table that the room has kept open for it begins none.
#[tokio::test]
async fn tables_and_the_list_of_games_keep_to_the_games_of_the_room() {
    let house = House::new().await;
    for line in [
        "!standing tablut 1",
        "!standing quick 1",
        "!settings games quick",
        "!settings bots off",
    ] {
        house.manage(line).await;
    }
    let refused = house.manage("!standing murus 1").await;
    assert_eq!(refused.refused(), ["game-not-here"]);
    let games = house.say("anna", "!games").await;
    let listed = &games.reply().text;
    assert!(
        listed.contains("XII Scripta") && !listed.contains("Tablut"),
        "{listed}"
    );
    assert!(
        !listed.contains("`bot`") && listed.contains("`@me`"),
        "{listed}"
    );
    let sat = house.say("anna", "!play").await;
    assert!(sat.reply().text.contains("XII Scripta"), "{sat:?}");
    assert_eq!(house.say("bob", "!play").await.refused(), [""; 0]);
    house.manage("!settings each 1").await;
    house.manage("!standing quick 2").await;
    let refused = house.say("anna", "!play").await;
    assert_eq!(refused.refused(), ["too-many-games"]);
}
