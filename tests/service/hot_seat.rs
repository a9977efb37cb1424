//! Games that one person plays alone on both sides.

use crate::house::{House, Said, chat_message, person};
use lusoria::session::Record;

/// The one reply, which is for Anna and notifies nobody.
fn told(said: &Said) -> &str {
    let reply = said.reply();
    assert_eq!(said.refused(), Vec::<String>::new());
    assert_eq!(reply.reader.as_deref(), Some("anna"), "{said:?}");
    assert!(!reply.text.contains("@anna"), "{reply:?}");
    &reply.text
}

#[tokio::test]
async fn one_person_plays_both_sides_and_sees_the_board_of_the_side_on_turn() {
    let house = House::new().await;
    let begun = house.say("anna", "!new scripta @me").await;
    let text = told(&begun);
    assert!(text.contains("both sides for one player"), "{text}");
    assert!(text.contains("anna (player I) moves first"), "{text}");
    assert!(text.contains("`!abort` calls it off at any time"), "{text}");
    let mut boards = Vec::new();
    for _ in 0..7 {
        let moves = house.say("anna", "!moves").await;
        let first = moves.reply().text.split('`').nth(1).unwrap().to_owned();
        let text = told(&house.say("anna", &first).await).to_owned();
        boards.push(text);
    }
    let turns = |side: &str| {
        let call = format!("anna ({side}), your turn");
        boards.iter().filter(|text| text.contains(&call)).count()
    };
    assert!(
        turns("player I") > 0 && turns("player II") > 0,
        "{boards:?}"
    );
    assert_eq!(house.say("bob", "!abort #1").await.refused(), ["no-seat"]);
    let over = house.say("anna", "!abort #1").await;
    assert!(told(&over).contains("calls off game #1"), "{over:?}");
}

#[tokio::test]
async fn it_begins_by_a_word_of_each_language_and_by_a_mention_of_oneself() {
    for typed in [
        "!new tablut @me",
        "!nová tablut @já",
        "!nuova tablut @io",
        "!новая таблут @я",
        "!new tablut myself",
        "!new tablut @anna",
    ] {
        let house = House::new().await;
        let begun = house.say("anna", typed).await;
        assert!(told(&begun).contains("anna (White) moves first"), "{typed}");
        let again = house.say("anna", typed).await;
        assert_eq!(again.refused(), ["already-alone"]);
        let other = house.say("anna", "!new tablut @bob").await;
        assert_eq!(other.refused(), Vec::<String>::new());
    }
    // What is played alone anyway stays so.
    let house = House::new().await;
    let begun = house.say("anna", "!new tchuka @me").await;
    assert!(begun.reply().text.contains("for anna alone"), "{begun:?}");
}

#[tokio::test]
async fn a_whole_game_survives_restarts_and_its_record_holds_and_a_bare_new_begins_it_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let mut house = House::at(&path).await;
    house.play(&["anna: !new quick @me luck"]).await;
    house.play(&["anna: !luck apple", "anna: !luck pear"]).await;
    for turn in 0..400 {
        let listed = house.say("anna", "!moves #1").await.reply().text.clone();
        let Some(first) = listed
            .split('`')
            .nth(1)
            .filter(|_| listed.contains("can play"))
        else {
            break;
        };
        assert_eq!(house.say("anna", "#1 xyzzy").await.refused().len(), 1);
        let why = house.say("anna", "!why").await;
        assert_eq!(why.refused(), Vec::<String>::new());
        house.play(&[&format!("anna: #1 {first}")]).await;
        if turn % 20 == 7 {
            house.close().await;
            house = House::at(&path).await;
        }
    }
    let last = house.heard().last().unwrap().text.clone();
    assert!(last.contains("#1"), "{last}");
    let verified = house.say("anna", "!verify #1").await;
    assert!(
        verified.reply().text.contains("match the seed"),
        "{verified:?}"
    );
    let exported = house.say("anna", "!export #1").await.reply().text.clone();
    let record = exported[exported.find("lusoria-record").unwrap()..].trim_end_matches(['`', '\n']);
    let replayed = Record::parse(record).unwrap();
    assert_eq!(replayed.record.players, ["anna", "anna"]);
    let again = house.say("anna", "!new").await;
    assert!(
        again.reply().text.contains("both sides for one player"),
        "{again:?}"
    );
    let listed = house.say("bob", "!games").await.reply().text.clone();
    assert!(
        listed.contains("anna (player I), anna (player II)"),
        "{listed}"
    );
}

#[tokio::test]
async fn giving_up_is_done_by_the_side_on_turn() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @me"]).await;
    let over = house.say("anna", "!yield").await;
    let text = told(&over);
    assert!(
        text.contains("anna (White) gives up. anna (Black) wins game #1"),
        "{text}"
    );
}

#[tokio::test]
async fn it_needs_nobody_s_consent_and_counts_once() {
    let house = House::new().await;
    for game in ["tablut", "murus", "mouse", "scripta", "quick"] {
        let mut begin = house.message("hall", "dora", &format!("!new {game} @dora"));
        chat_message(&mut begin).mentions = vec![person("dora")];
        let begun = house.hear(begin).await;
        assert_eq!(begun.refused(), Vec::<String>::new());
    }
}

/// All moves are those of one person. So as many moves are taken back as this person says, whichever side made them.
#[tokio::test]
async fn moves_of_both_sides_are_counted_when_they_are_taken_back() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @me",
            "anna: e3-b3",
            "anna: e2-f2",
            "anna: b3-b2",
            "anna: h5-h2",
        ])
        .await;
    let back = house.say("anna", "!undo 3").await.reply().text.clone();
    assert!(back.contains("takes moves back in #1"), "{back}");
    house.play(&["anna: e2-g2", "anna: b3-c3"]).await;
    let fewer = house.say("anna", "!undo 9").await;
    assert!(
        fewer.reply().text.contains("Only 3 moves of yours"),
        "{fewer:?}"
    );
    house.play(&["anna: !undo 3", "anna: e3-c3"]).await;
}
