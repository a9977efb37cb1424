//! Tests of a thread for each game: begun once, kept open, closed after the game; and of what happens where that is not possible.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::discord::program::Program;
use crate::discord::stand_in::{Call, Fault, Person, Room, World};
use tempfile::TempDir;

/// A channel in which each game gets a thread.
struct Hall {
    world: World,
    room: Room,
    anna: Person,
    bela: Person,
    folder: TempDir,
    program: Option<Program>,
}

impl Hall {
    async fn open() -> Self {
        let world = World::start().await;
        world.speaks("en-US");
        let (anna, bela) = (world.person("anna"), world.person("bela"));
        let (room, folder) = (world.channel("games"), tempfile::tempdir().unwrap());
        world.promote(anna);
        let program = Some(Program::start(&world, folder.path()).await);
        world.says(room, anna, "!settings threads on");
        world.until_said(room, 1).await;
        let said = world.bot_texts(room).remove(0);
        assert!(said.contains("gets a thread of its own"), "{said}");
        Self {
            world,
            room,
            anna,
            bela,
            folder,
            program,
        }
    }

    async fn kill(&mut self) {
        self.program.take().unwrap().kill(&self.world).await;
    }

    async fn start(&mut self) {
        self.program = Some(Program::start(&self.world, self.folder.path()).await);
    }

    fn challenge(&self) {
        let text = format!("!new tablut <@{}> first", self.bela);
        self.world.says(self.room, self.anna, &text);
    }

    /// The thread of the only game, once the game is shown there.
    async fn thread(&self) -> Room {
        let room = self.room;
        let has_board = |world: &World| {
            let threads = world.threads_of(room);
            threads
                .iter()
                .any(|thread| !world.bot_says(*thread).is_empty())
        };
        self.world.until("a game in a thread", has_board).await;
        let threads = self.world.threads_of(room);
        assert_eq!(threads.len(), 1, "one thread for one game");
        threads[0]
    }

    async fn close(mut self) {
        self.program.take().unwrap().stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_in_a_thread_of_its_own_that_closes_after_it() {
    let hall = Hall::open().await;
    let (world, room) = (&hall.world, hall.room);
    hall.challenge();
    let thread = hall.thread().await;
    assert_eq!(
        world.thread_state(thread),
        ("#1 Tablut: anna – bela".to_owned(), false, 10_080)
    );
    let announced = world.bot_says(room).remove(1);
    assert!(
        announced.text.contains("in the thread below"),
        "{}",
        announced.text
    );
    assert!(announced.rings.is_empty() && announced.id.0 == thread.0);
    let opened = world.bot_says(thread).remove(0);
    assert!(opened.text.contains("Game #1 begins"), "{}", opened.text);
    assert_eq!(opened.rings, [hall.anna.0]);

    world.says(thread, hall.anna, "e4-f4");
    world.until_said(thread, 2).await;
    assert_eq!(world.bot_says(thread)[1].rings, [hall.bela.0]);
    // A person who names the game in the channel sees it there, too. The news stay in the thread.
    world.says(room, hall.bela, "#1 i6-h6");
    world.until_said(thread, 3).await;
    world.until_said(room, 3).await;
    assert!(
        world.bot_texts(room)[2].contains("```"),
        "the board for whoever asked"
    );

    world.says(thread, hall.anna, "!resign");
    world.until_said(thread, 4).await;
    world.says(thread, hall.anna, "yes");
    world
        .until("the thread will close", |world| {
            world.thread_state(thread).2 == 60
        })
        .await;
    assert_eq!(
        world.bot_says(room).len(),
        3,
        "the end is told in the thread"
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_right_to_begin_threads_the_game_goes_on_in_the_channel() {
    let hall = Hall::open().await;
    let (world, room) = (&hall.world, hall.room);
    world.forbid_threads(room);
    hall.challenge();
    world.until_said(room, 4).await;
    let said = world.bot_texts(room);
    assert!(said[2].contains("Create Public Threads"), "{said:?}");
    assert!(said[3].contains("Game #1 begins"), "{said:?}");
    world.says(room, hall.anna, "e4-f4");
    world.until_said(room, 5).await;
    assert_eq!(world.bot_says(room)[4].rings, [hall.bela.0]);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_between_message_and_thread_makes_no_second_thread() {
    // Either the request for the thread is lost on its way, or only Discord's response to it.
    for lost in [Fault::Before(503), Fault::After(502)] {
        let mut hall = Hall::open().await;
        for _ in 0..40 {
            hall.world.fail_next(Call::BeginThread, lost);
        }
        hall.challenge();
        hall.world
            .until("a thread is asked for", |world| {
                world.calls(Call::BeginThread) >= 1
            })
            .await;
        hall.kill().await;
        hall.world.clear_faults();
        hall.start().await;
        let thread = hall.thread().await;
        hall.world.says(thread, hall.anna, "e4-f4");
        hall.world.until_said(thread, 2).await;
        assert_eq!(hall.world.bot_says(hall.room).len(), 2, "announced once");
        hall.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_is_archived_while_its_game_goes_on_is_opened_again() {
    let hall = Hall::open().await;
    hall.challenge();
    let thread = hall.thread().await;
    hall.world.archives(thread);
    hall.world
        .until("the thread is open", |world| !world.thread_state(thread).1)
        .await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_its_thread_is_deleted_a_game_goes_on_in_the_channel() {
    for is_told in [true, false] {
        let hall = Hall::open().await;
        let (world, room) = (&hall.world, hall.room);
        hall.challenge();
        let thread = hall.thread().await;
        world.deletes_thread(thread, is_told);
        let before = if is_told {
            2
        } else {
            // The bot notices that the thread is gone when it has something to post there.
            world.says(room, hall.anna, "#1 e4-f4");
            3
        };
        world.until_said(room, before + 1).await;
        let shown = |text: &String| text.contains("The thread of game #1 is gone");
        world
            .until("the game is shown here", |world| {
                world.bot_texts(room).iter().any(shown)
            })
            .await;
        let said = world.bot_texts(room).len();
        let (who, typed) = if is_told {
            (hall.anna, "e4-f4")
        } else {
            (hall.bela, "i6-h6")
        };
        world.says(room, who, typed);
        world.until_said(room, said + 1).await;
        hall.close().await;
    }
}

/// Whether the game in this thread is over: then the thread is to be archived an hour after its last message.
fn is_played(world: &World, thread: Room) -> bool {
    world.thread_state(thread).2 == 60
}

#[tokio::test(flavor = "multi_thread")]
async fn each_game_of_a_tournament_has_a_thread_round_by_round() {
    let mut hall = Hall::open().await;
    let (world, room) = (hall.world.clone(), hall.room);
    let cyril = world.person("cyril");
    for (person, text) in [
        (hall.anna, "!tournament new tablut"),
        (hall.anna, "!join"),
        (hall.bela, "!join"),
        (cyril, "!join"),
        (hall.anna, "!start"),
    ] {
        let said = world.bot_says(room).len();
        world.says(room, person, text);
        world.until_said(room, said + 1).await;
    }
    // Three people play one game in each of three rounds. A kill changes nothing.
    for round in 1..=3 {
        let open = |world: &World| {
            let mut threads = world.threads_of(room);
            threads
                .retain(|thread| !is_played(world, *thread) && !world.bot_says(*thread).is_empty());
            threads
        };
        world
            .until("the round's game in its thread", |world| {
                !open(world).is_empty()
            })
            .await;
        let [thread] = open(&world)[..] else {
            panic!("one game a round")
        };
        assert_eq!(
            world.threads_of(room).len(),
            round,
            "a thread for each game"
        );
        if round == 2 {
            hall.kill().await;
            hall.start().await;
        }
        let (name, ..) = world.thread_state(thread);
        let loser = if name.contains("bela") {
            hall.bela
        } else {
            cyril
        };
        world.says(
            thread,
            loser,
            &format!("!yield {}", name.split(' ').next().unwrap()),
        );
        world
            .until("the game is over", |world| is_played(world, thread))
            .await;
        let ended = world.bot_texts(thread).pop().unwrap();
        assert!(ended.contains("gives up"), "{ended}");
    }
    let over = |text: &String| text.contains("anna wins tournament 1");
    world
        .until("the room hears who has won", |world| {
            world.bot_texts(room).last().is_some_and(over)
        })
        .await;
    let said = world.bot_texts(room);
    assert!(
        !said.iter().any(|text| text.contains("gives up")),
        "{said:?}"
    );
    hall.close().await;
}
