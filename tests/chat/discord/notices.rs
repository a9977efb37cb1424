//! Tests of messages that the bot sends so that nobody waits in vain, has to guess who is meant, or types what the bot cannot read.

use crate::discord::behaviour::{answer, evening};
use crate::discord::bot::{self, ME, identity, post};
use crate::discord::program::Program;
use crate::discord::stand_in::World;
use crate::discord::table::{Table, nth};
use lusoria::chat::{Chat, SendError};

#[tokio::test(flavor = "multi_thread")]
async fn an_ending_rings_whoever_did_not_bring_it_about() {
    let (world, program, _folder) = evening().await;
    let people = ["anna", "bela"].map(|name| (world.person(name), name));
    let [(anna, _), (bela, _)] = people;
    // Each challenges the other once. After that, each may be challenged as often as the other likes.
    let hall = world.channel("hall");
    for (caller, called) in [(anna, bela), (bela, anna)] {
        answer(&world, hall, caller, &format!("!new cats <@{called}>")).await;
        answer(&world, hall, caller, "!abort").await;
    }
    for (ending, who, told, said) in [
        ("!yield", anna, bela, "gives up"),
        ("!yield", bela, anna, "gives up"),
        ("!abort", anna, bela, "the game is over"),
    ] {
        let room = world.channel("games");
        Table::open(&world, room, people).await;
        world.says(room, who, ending);
        let over = nth(&world, room, 1).await;
        assert!(
            over.text.contains(said) && over.text.contains(&format!("<@{told}>")),
            "{}",
            over.text
        );
        assert_eq!((over.rings.as_slice(), over.silent), (&[told.0][..], false));
    }
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_with_the_same_name_are_told_apart() {
    let (world, program, _folder) = evening().await;
    let (anna, bela, room) = (
        world.person("anna"),
        world.person("bela"),
        world.channel("games"),
    );
    world.nickname(bela, "Änna");
    let opened = answer(&world, room, anna, &format!("!new quick <@{bela}> first")).await;
    assert!(opened.contains("then Änna (II)"), "{opened}");
    assert!(opened.contains("Dice left for anna (I)"), "{opened}");
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_rule_of_the_server_refuses_is_told_to_whom_it_is_for() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let chat = bot::speaker(&world);
    world.block(Some("bad word"));
    for n in 0..2 {
        let mut post = post(room, n, "a board with a bad word");
        post.reader = Some(identity(anna, "anna"));
        let Err(SendError::Never(cause)) = chat.send(&post).await else {
            panic!("refused is never");
        };
        assert!(cause.contains("200000"), "{cause}");
    }
    let told = [
        format!("<#{room}>\nRefused -"),
        "a board with a bad word".to_owned(),
    ];
    assert_eq!(
        world.bot_texts(world.direct(anna)),
        [told.clone(), told].concat()
    );
    assert_eq!(world.bot_texts(room).len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_is_refused_does_not_stall_the_game() {
    let (world, program, _folder) = evening().await;
    let people = ["anna", "bela"].map(|name| (world.person(name), name));
    let room = world.channel("games");
    let mut table = Table::open(&world, room, people).await;
    world.block(Some("your turn"));
    let direct = world.direct(people[1].0);
    world.says(room, people[0].0, &table.pick(3));
    let told = nth(&world, direct, 0).await;
    assert!(
        told.text
            .starts_with(&format!("<#{room}>\nDiscord did not take")),
        "{}",
        told.text
    );
    let turn = nth(&world, direct, 1).await;
    table.read(&turn);
    world.block(None);
    let before = world.bot_says(room).len();
    let moves = table.pick(3);
    world.says(room, people[1].0, &moves);
    table.read(&nth(&world, room, before).await);
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_somebody_needs_a_room_that_both_see() {
    let (world, program, _folder) = evening().await;
    let (anna, bela) = (world.person("anna"), world.person("bela"));
    let (direct, room) = (world.direct(anna), world.channel("games"));
    let refused = answer(&world, direct, anna, &format!("new cats <@{bela}>")).await;
    assert!(
        refused.contains("in a room that both of you see"),
        "{refused}"
    );
    assert!(
        refused.contains("bela") && !refused.contains(&bela.to_string()),
        "{refused}"
    );
    let typed = answer(&world, room, anna, "!new cats @bela").await;
    assert!(typed.contains("choose the person from the list"), "{typed}");
    let two = answer(
        &world,
        room,
        anna,
        &format!("!new cats <@{bela}> <@{ME}> <@{anna}>"),
    )
    .await;
    assert!(two.contains("mention one person"), "{two}");
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_intent_boards_say_how_to_be_read() {
    let (world, folder) = (World::start().await, tempfile::tempdir().unwrap());
    world.speaks("en-US");
    world.withhold_content();
    let program = Program::start(&world, folder.path()).await;
    let (anna, bela, room) = (
        world.person("anna"),
        world.person("bela"),
        world.channel("games"),
    );
    let board = answer(
        &world,
        room,
        anna,
        &format!("<@{ME}> new quick <@{bela}> first"),
    )
    .await;
    assert!(
        board.contains("On this server I read only what mentions me"),
        "{board}"
    );
    let direct = answer(&world, world.direct(anna), anna, "games").await;
    assert!(
        direct.contains("`!new quick") && !direct.contains("On this server"),
        "{direct}"
    );
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_far_up_in_a_busy_channel_is_shown_at_the_bottom() {
    let (world, program, _folder) = evening().await;
    let people = ["anna", "bela"].map(|name| (world.person(name), name));
    let (room, emil) = (world.channel("games"), world.person("emil"));
    let mut table = Table::open(&world, room, people).await;
    let opened = table.call;
    for n in 0..6 {
        world.says(room, emil, &format!("chatter {n}"));
    }
    let seat = table.on_turn().unwrap();
    world.says(room, table.person(seat), &table.pick(1));
    let anew = nth(&world, room, 1).await;
    assert_eq!((anew.rings.as_slice(), anew.silent), (&[][..], true));
    assert_eq!(world.message(opened).edits, 0);
    table.until_shown(seat).await;
    assert_eq!(table.call, anew.id);
    // From now on this is the message that shows the turn.
    world.says(room, table.person(seat), &table.pick(1));
    table.until_shown(seat).await;
    assert_eq!(world.bot_says(room).len(), 2);
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_newcomers_type_is_understood() {
    let (world, program, _folder) = evening().await;
    let people = ["anna", "bela"].map(|name| (world.person(name), name));
    let room = world.channel("games");
    let hello = answer(&world, room, people[0].0, &format!("<@{ME}>")).await;
    assert!(hello.contains("`!new quick @friend`"), "{hello}");
    let mut table = Table::open(&world, room, people).await;
    let (turn, seat) = (table.call, table.on_turn().unwrap());
    let moves = answer(&world, room, people[0].0, "/moves").await;
    assert!(moves.contains("can play in #1"), "{moves}");
    table
        .play_as(1, |world, person, moves| {
            world.says(room, person, &format!("**{moves}**"))
        })
        .await;
    table
        .play_as(1, |world, person, moves| {
            world.says(room, person, &format!("`{moves}`"))
        })
        .await;
    assert!(table.on_turn() == Some(seat) && world.message(turn).edits == 2);
    world.says(room, people[0].0, "#1 !abort");
    let over = nth(&world, room, 3).await;
    assert!(over.text.contains("calls off game #1"), "{}", over.text);
    program.stop().await;
}
