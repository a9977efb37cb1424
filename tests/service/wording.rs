//! What makes an answer easy to use: what it lists, and in which form.

use crate::house::{House, Said, chat_message};

#[tokio::test]
async fn whoever_is_asked_which_game_reads_what_is_played_and_with_whom() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new quick @bob first dice=hand",
            "anna: !new tablut @cyril first",
            "anna: !new tchuka_ruma",
        ])
        .await;
    let asked = house.say("anna", "!board").await;
    assert_eq!(asked.refused(), ["which-session"]);
    let list: Vec<_> = asked.reply().text.lines().skip(1).take(3).collect();
    assert_eq!(
        list,
        [
            "`#1` XII Scripta, 3 pieces each, real dice: anna, bob",
            "`#2` Tablut: anna, cyril",
            "`#3` Tchuka Ruma: anna",
        ]
    );
    let why = house.say("anna", "!why").await;
    assert!(why.reply().text.contains(list[1]), "{why:?}");
}

#[tokio::test]
async fn many_moves_are_listed_piece_by_piece() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @cyril first"]).await;
    let listed = house.say("anna", "!moves").await.reply().text.clone();
    let lines: Vec<_> = listed.lines().collect();
    assert!(lines[0].ends_with("#1:"), "{listed}");
    for line in &lines[1..] {
        let from = line.get(..4);
        assert!(line.split(", ").all(|m| m.get(..4) == from), "{line}");
    }
    assert_eq!(lines.len(), 1 + 8, "all but the king can move:\n{listed}");
}

#[tokio::test]
async fn a_game_of_limited_length_says_when_its_end_is_near() {
    let house = House::new().await;
    house
        .play(&["anna: !new murus(max_moves=11) @bob first"])
        .await;
    let turn = async |from: &str| {
        let moves = house.say(from, "!moves").await.reply().text.clone();
        let (_, first) = moves.split_once('`').unwrap();
        let first = first.split('`').next().unwrap();
        house.say(from, first).await.reply().text.clone()
    };
    let early = turn("anna").await;
    assert!(!early.contains("and the game ends"), "{early}");
    let later = turn("bob").await;
    assert!(
        later.contains("At most 20 more moves, and the game ends."),
        "{later}"
    );
    let prose = house.say("bob", "!board prose").await.reply().text.clone();
    assert!(prose.contains("At most 20 more moves"), "{prose}");
}

/// What is said to the bot alone, or at a terminal.
async fn told_directly(house: &House, text: &str) -> Said {
    let mut inbound = house.message("hall", "anna", text);
    chat_message(&mut inbound).addressed = true;
    house.hear(inbound).await
}

#[tokio::test]
async fn a_pit_of_one_letter_is_a_move_without_the_prefix() {
    let house = House::new().await;
    house.play(&["anna: !new tchuka"]).await;
    told_directly(&house, "b").await;
    assert_eq!(house.log(1).await, ["b"]);
    let board = house.say("anna", "!b").await;
    assert!(board.reply().text.contains("anna: sows b"), "{board:?}");
}

#[tokio::test]
async fn a_friend_without_the_at_is_not_part_of_the_games_name() {
    let house = House::new().await;
    for (typed, game, rest) in [
        ("!new tablut bob", "tablut", "bob"),
        (
            "!new quick ohojitxi my friend bob",
            "quick ohojitxi",
            "my friend bob",
        ),
    ] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["new-what-else"], "{typed}");
        let sentence = format!("I know `{game}`, but what is `{rest}`?");
        assert!(said.reply().text.contains(&sentence), "{said:?}");
    }
    let said = house.say("anna", "!new chess bob").await;
    assert_eq!(said.refused(), ["unknown-game"]);
    let said = house.say("anna", "!new tablut @bob @carl").await;
    assert_eq!(said.refused(), ["one-friend"]);
}

#[tokio::test]
async fn giving_up_where_there_is_nothing_to_give_up_is_answered_if_it_is_said_to_the_bot() {
    let house = House::new().await;
    let said = told_directly(&house, "yield").await;
    assert_eq!(said.refused(), ["no-session"]);
    house.play(&["bob: !new tablut @cyril first"]).await;
    let said = told_directly(&house, "yield").await;
    assert_eq!(said.refused(), ["no-seat"]);
    assert_eq!(house.log(1).await, [""; 0]);
}

#[tokio::test]
async fn a_mistyped_command_is_answered_with_the_rooms_own_word() {
    let house = House::new().await;
    house.manage("!lang cs").await;
    let said = house.say("anna", "!nwe").await;
    assert!(said.reply().text.contains("`!nová`"), "{said:?}");
    let said = house.say("anna", "!tahyy").await;
    assert!(said.reply().text.contains("`!tahy`"), "{said:?}");
}

#[tokio::test]
async fn a_game_that_is_over_asks_for_nothing() {
    for (game, question) in [
        ("cats", "choose where it starts"),
        ("quick", "Dice left"),
        ("selus", "no wegue can be made yet"),
        ("gabata", "begins and names a pit"),
    ] {
        let house = House::new().await;
        let opened = house.say("anna", &format!("!new {game} @bob first")).await;
        assert!(opened.reply().text.contains(question), "{opened:?}");
        house.play(&["anna: !yield #1"]).await;
        for asked in ["!board #1", "!board #1 prose"] {
            let shown = house.say("anna", asked).await;
            assert!(!shown.reply().text.contains(question), "{shown:?}");
        }
    }
}

#[tokio::test]
async fn pits_are_named_as_the_reader_sees_them() {
    let house = House::new().await;
    house.play(&["anna: !new ohojitxi @bob first"]).await;
    let bobs = house.say("anna", "c").await;
    let told = "anna: sows pit 3, ending in 1.";
    assert!(bobs.reply().text.contains(told), "{bobs:?}");
    let annas = house.say("anna", "!board").await;
    let told = "anna: sows pit c, ending in a.";
    assert!(annas.reply().text.contains(told), "{annas:?}");
    house.play(&["anna: !new selus @cyril first"]).await;
    let cyrils = house.say("anna", "#2 d").await;
    let told = "anna: sows D3 > G4 > b4 > f4 > A4 > E5 > a5 > f.";
    assert!(cyrils.reply().text.contains(told), "{cyrils:?}");
    assert!(
        cyrils.reply().text.contains("Small letters are your pits"),
        "what that means is said: {cyrils:?}"
    );
}

#[tokio::test]
async fn italian_joins_vowels_and_leaves_consonants_alone() {
    let house = House::new().await;
    house.manage("!lang it").await;
    let annas = house.say("bob", "!nuova rapida @anna secondo").await;
    assert!(annas.reply().text.contains("Tocca ad anna:"), "{annas:?}");
    let bobs = house.say("anna", "!passa").await;
    assert!(bobs.reply().text.contains("Tocca a bob:"), "{bobs:?}");
}

#[tokio::test]
async fn russian_types_games_in_its_own_letters() {
    let house = House::new().await;
    house.manage("!lang ru").await;
    let who = house.say("anna", "!новая scripta").await;
    assert!(
        who.reply().text.contains("`!новая скрипта @имя`"),
        "{who:?}"
    );
}

/// If the bot suggested the word after the opponent as a name, that would begin a game with somebody else.
#[tokio::test]
async fn whoever_has_named_an_opponent_is_not_shown_another_one() {
    let house = House::new().await;
    for (typed, name) in [
        ("!new cats @bob strictly", "@strictly"),
        ("!new cats bot slowly", "@slowly"),
    ] {
        let said = house.say("anna", typed).await;
        let text = &said.reply().text;
        assert!(!said.refused().is_empty(), "{typed}: {text}");
        assert!(!text.contains(name), "{typed}: {text}");
    }
}
