//! Tests of slash commands and private answers, also when requests fail or the program is killed.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::discord::program::Program;
use crate::discord::stand_in::{Call, Fault, Message, Person, Room, World};
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::TempDir;

/// A server in which the bot reads no messages, with two people who speak different languages.
pub(crate) struct Hall {
    pub(crate) world: World,
    pub(crate) room: Room,
    pub(crate) anna: Person,
    pub(crate) bela: Person,
    pub(crate) folder: TempDir,
    pub(crate) program: Option<Program>,
}

impl Hall {
    pub(crate) async fn open() -> Self {
        let world = World::start().await;
        world.withhold_content();
        world.speaks("en-US");
        let room = world.channel("hall");
        let (anna, bela) = (world.person("anna"), world.person("bela"));
        world.reads(anna, "cs");
        world.reads(bela, "it");
        let folder = tempfile::tempdir().unwrap();
        let program = Some(Program::start(&world, folder.path()).await);
        Self {
            world,
            room,
            anna,
            bela,
            folder,
            program,
        }
    }

    pub(crate) async fn restart(&mut self) {
        self.program.take().unwrap().kill(&self.world).await;
        self.program = Some(Program::start(&self.world, self.folder.path()).await);
    }

    /// Anna begins a game with Bela.
    pub(crate) async fn begin(&self, game: &str) -> Message {
        let before = self.world.bot_says(self.room).len();
        let friend = json!(self.bela.to_string());
        let options = [
            ("game", json!(game)),
            ("friend", friend),
            ("side", json!("first")),
        ];
        self.world.slash(self.room, self.anna, "new", &options);
        self.world.until_said(self.room, before + 1).await;
        self.world.bot_says(self.room).remove(before)
    }

    /// Gives a slash command and returns its private answer.
    pub(crate) async fn ask(
        &self,
        person: Person,
        name: &str,
        options: &[(&str, Value)],
    ) -> Message {
        let before = self.world.private(self.room, person).len();
        self.world.slash(self.room, person, name, options);
        self.world
            .until_private(self.room, person, before + 1)
            .await
    }

    pub(crate) async fn close(mut self) {
        self.world.until_answered().await;
        self.program.take().unwrap().stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_once_and_again_only_when_they_changed() {
    let mut hall = Hall::open().await;
    hall.world
        .until("commands", |world| !world.commands().is_empty())
        .await;
    assert_eq!(hall.world.calls(Call::Register), 1);
    hall.restart().await;
    let asked = |world: &World| world.calls(Call::Commands);
    hall.world
        .until("commands are looked at", |world| asked(world) == 2)
        .await;
    let names: Vec<_> = hall
        .world
        .commands()
        .iter()
        .map(|one| one["name"].clone())
        .collect();
    assert!(
        names.contains(&json!("new")) && names.contains(&json!("move")),
        "{names:?}"
    );
    assert_eq!(hall.world.calls(Call::Register), 1);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_begins_a_game_and_private_answers_are_in_the_language_of_who_asks() {
    let hall = Hall::open().await;
    let opened = hall.begin("tablut").await;
    assert!(opened.text.contains("Game #1 begins"), "{}", opened.text);
    assert!(
        opened.text.contains(&format!("<@{}>", hall.anna)),
        "{}",
        opened.text
    );
    assert_eq!(opened.rings, [hall.anna.0]);
    let moves = hall.ask(hall.bela, "moves", &[]).await;
    assert!(
        moves.text.contains("può giocare") || moves.text.contains("possono"),
        "{}",
        moves.text
    );
    let refused = hall
        .ask(hall.bela, "move", &[("move", json!("e4-b4"))])
        .await;
    assert!(refused.text.contains("anna"), "{}", refused.text);
    let board = hall.ask(hall.anna, "board", &[]).await;
    assert!(
        board.text.contains("tah") && board.text.contains("```"),
        "{}",
        board.text
    );
    assert_eq!(
        hall.world.bot_says(hall.room).len(),
        1,
        "nobody else sees any of it"
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_can_be_given_as_a_command_or_typed_into_a_form() {
    let hall = Hall::open().await;
    let opened = hall.begin("tablut").await;
    hall.world
        .slash(hall.room, hall.anna, "move", &[("move", json!("e4-b4"))]);
    hall.world.until_said(hall.room, 2).await;
    let form = hall.world.press(opened.id, hall.bela, "Type a move…");
    hall.world.completes(form, "i6-h6").await;
    hall.world.until_said(hall.room, 3).await;
    let last = hall.world.last_of_bot(hall.room).unwrap();
    assert!(last.text.contains("i6-h6"), "{}", last.text);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_is_completed() {
    let hall = Hall::open().await;
    let (room, anna) = (hall.room, hall.anna);
    let games = hall.world.offered(room, anna, "new", ("game", "tab")).await;
    assert_eq!(games[0]["value"], "tablut");
    hall.begin("tablut").await;
    let moves = hall
        .world
        .offered(room, anna, "move", ("move", "e4-"))
        .await;
    let values: Vec<_> = moves
        .iter()
        .map(|one| one["value"].as_str().unwrap())
        .collect();
    assert!(
        values.contains(&"e4-b4") && values.iter().all(|one| one.starts_with("e4-")),
        "{values:?}"
    );
    assert_eq!(
        hall.world
            .offered(room, hall.bela, "move", ("move", ""))
            .await,
        [] as [Value; 0]
    );
    let games = hall
        .world
        .offered(room, hall.bela, "board", ("number", ""))
        .await;
    assert_eq!(games[0]["value"], json!(1));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_a_board_shows_ones_own_side() {
    let hall = Hall::open().await;
    let opened = hall.begin("tablut").await;
    hall.world.in_menu_of(opened.id, hall.bela, "My side");
    let shown = hall.world.until_private(hall.room, hall.bela, 1).await;
    assert!(shown.text.contains("#1"), "{}", shown.text);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_a_board_explains_it_in_words_and_says_what_can_be_played() {
    let hall = Hall::open().await;
    let opened = hall.begin("tablut").await;
    hall.world.in_menu_of(opened.id, hall.bela, "Explain");
    hall.world.until_private(hall.room, hall.bela, 2).await;
    let told = hall.world.private(hall.room, hall.bela);
    let told: Vec<_> = told.iter().map(|message| message.text.as_str()).collect();
    // Bela reads Italian: the king (`re`) stands on e5, and the piece on e4 may go to b4.
    assert!(told[0].contains("re") && told[0].contains("e5"), "{told:?}");
    assert!(!told[0].contains("```"), "no board in signs: {told:?}");
    assert!(told[1].contains("e4-b4"), "{told:?}");
    assert_eq!(
        hall.world.bot_says(hall.room).len(),
        1,
        "nobody else sees it"
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_was_stored_reaches_its_reader_after_a_restart() {
    for late in [false, true] {
        let mut hall = Hall::open().await;
        hall.begin("tablut").await;
        hall.world.until_answered().await;
        // The first response is lost on its way, and so is the second attempt.
        let calls = hall.world.calls(Call::Respond);
        for _ in 0..20 {
            hall.world.fail_next(Call::Respond, Fault::Before(503));
        }
        hall.world.slash(hall.room, hall.bela, "rules", &[]);
        hall.world
            .until("a response", |world| world.calls(Call::Respond) > calls)
            .await;
        hall.program.take().unwrap().kill(&hall.world).await;
        assert!(hall.world.private(hall.room, hall.bela).is_empty());
        hall.world.clear_faults();
        if late {
            // Discord has received the acknowledgement, and the quarter of an hour is over.
            hall.world.was_acknowledged(hall.bela);
            hall.world.much_later();
        }
        hall.program = Some(Program::start(&hall.world, hall.folder.path()).await);
        let place = if late {
            hall.world.direct(hall.bela)
        } else {
            hall.room
        };
        if late {
            hall.world.until_said(place, 1).await;
            let said = hall.world.bot_says(place).remove(0);
            assert!(
                said.text.starts_with(&format!("<#{}>", hall.room)),
                "{}",
                said.text
            );
            assert!(said.silent && said.text.contains("Tablut"), "{}", said.text);
        } else {
            let said = hall.world.until_private(place, hall.bela, 1).await;
            assert!(said.text.contains("Tablut"), "{}", said.text);
        }
        assert_eq!(
            hall.world.bot_says(hall.room).len(),
            1,
            "nobody else sees it"
        );
        hall.program.take().unwrap().stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_token_of_an_interaction_is_logged() {
    let hall = Hall::open().await;
    for fault in [
        Fault::Before(503),
        Fault::After(502),
        Fault::Limited {
            after: Duration::from_millis(40),
            global: false,
        },
    ] {
        hall.world.fail_next(Call::Respond, fault);
        hall.ask(hall.anna, "games", &[]).await;
    }
    hall.close().await;
    assert!(!crate::discord::bot::log().contains("interaction-token"));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_is_no_member_games_are_played_in_answers() {
    let hall = Hall::open().await;
    hall.world.is_alien(hall.room);
    let opened = hall.begin("tablut").await;
    assert_eq!(opened.rings, [hall.anna.0]);
    hall.world
        .slash(hall.room, hall.anna, "move", &[("move", json!("e4-b4"))]);
    hall.world.until_said(hall.room, 2).await;
    let board = hall.world.last_of_bot(hall.room).unwrap();
    assert_eq!(board.rings, [hall.bela.0]);
    let refused = hall
        .ask(hall.anna, "move", &[("move", json!("e3-b3"))])
        .await;
    assert!(refused.text.contains("bela"), "{}", refused.text);
    assert_eq!(hall.world.bot_says(hall.room).len(), 2);
    assert_eq!(hall.world.calls_in(Call::Post, hall.room), 0);
    // The computer player's move is posted as an answer to the latest interaction.
    let options = [
        ("game", json!("mouse")),
        ("computer", json!("@lusoria:easy")),
        ("side", json!("first")),
    ];
    hall.world.slash(hall.room, hall.bela, "new", &options);
    hall.world.until_said(hall.room, 3).await;
    hall.close().await;
}

/// Somebody has tried the bot in this server before, as an app installed for themselves. Answers from that time can be used for a
/// quarter of an hour only.
#[tokio::test(flavor = "multi_thread")]
async fn once_the_bot_is_added_to_a_server_it_posts_there_like_everywhere() {
    let hall = Hall::open().await;
    hall.world.is_alien(hall.room);
    hall.begin("tablut").await;
    assert_eq!(hall.world.calls_in(Call::Post, hall.room), 0);
    hall.world.bot_is_added(hall.room);
    hall.world
        .slash(hall.room, hall.anna, "move", &[("move", json!("e4-b4"))]);
    hall.world.until_said(hall.room, 2).await;
    assert_eq!(hall.world.calls_in(Call::Post, hall.room), 1);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_first_response_is_late_the_person_sees_that_an_answer_will_come() {
    let hall = Hall::open().await;
    hall.begin("tablut").await;
    hall.world.until_answered().await;
    // The answer hits a rate limit of nearly two seconds, so the acknowledgement comes before it.
    let limited = Fault::Limited {
        after: Duration::from_millis(1_900),
        global: false,
    };
    hall.world.fail_next(Call::Respond, limited);
    let moves = hall.ask(hall.anna, "moves", &[]).await;
    assert!(moves.text.contains("e4"), "{}", moves.text);
    assert_eq!(hall.world.private(hall.room, hall.anna).len(), 1);
    hall.close().await;
}
