//! Tests whole games in several rooms at once, without and with faults of the network. In both cases readers must see the same.

use crate::discord::program::Program;
use crate::discord::stand_in::{Call, Fault, Room, World};
use crate::discord::table::{Table, nth};
use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

/// All people and rooms, the same in each run.
struct Club {
    world: World,
    rooms: [Room; 3],
    tables: Vec<Table>,
    program: Option<Program>,
}

impl Club {
    /// Opens three tables: in a channel, in a thread, and in a channel where a player of the first table plays, too.
    async fn open(folder: &Path) -> Self {
        let world = World::start().await;
        let people =
            ["anna", "bela", "cyril", "dana", "emil"].map(|name| (world.person(name), name));
        let [anna, bela, cyril, dana, emil] = people;
        let [hall, yard, cellar] = ["hall", "yard", "cellar"].map(|name| world.channel(name));
        let thread = world.thread(yard, "a long game");
        world.promote(anna.0);
        let program = Program::start(&world, folder).await;
        for room in [hall, yard, cellar] {
            world.says(room, anna.0, "!lang en");
            nth(&world, room, 0).await;
        }
        let mut tables = Vec::new();
        for (room, players) in [
            (hall, [anna, bela]),
            (thread, [cyril, dana]),
            (cellar, [emil, anna]),
        ] {
            tables.push(Table::open(&world, room, players).await);
        }
        Self {
            world,
            rooms: [hall, thread, cellar],
            tables,
            program: Some(program),
        }
    }

    /// All tables play at the same time.
    async fn play(&mut self) {
        let [first, second, third] = self.tables.as_mut_slice() else {
            panic!("three tables")
        };
        tokio::join!(
            first.play_to_the_end(),
            second.play_to_the_end(),
            third.play_to_the_end()
        );
    }

    /// What a reader sees in each room at the end: the text of each message, whom it notified, and whether it was silent.
    fn transcripts(&self) -> Vec<Vec<(String, Vec<u64>, bool)>> {
        let seen = |room: &Room| {
            let messages = self.world.bot_says(*room).into_iter();
            messages.map(|m| (m.text, m.rings, m.silent)).collect()
        };
        self.rooms.iter().map(seen).collect()
    }

    /// Stops the program, and checks that no reader has found a doubled or missing message.
    async fn close(mut self) -> Vec<Vec<(String, Vec<u64>, bool)>> {
        self.program.take().expect("it runs").stop().await;
        for (room, table) in self.rooms.iter().zip(&self.tables) {
            let said = self.world.bot_says(*room);
            let nonces: HashSet<_> = said.iter().map(|message| &message.nonce).collect();
            assert_eq!(nonces.len(), said.len(), "each message once");
            let language = usize::from(said[0].text.contains("I speak"));
            let (answers, ending) = (1, 1);
            assert_eq!(
                said.len(),
                table.turns + language + answers + ending,
                "one message a turn"
            );
            assert!(
                said.iter().any(|message| message.edits > 0),
                "partial turns are shown in place"
            );
        }
        self.transcripts()
    }
}

/// Causes one fault after the other, of Discord or of the machine. Before each fault the games go on a little.
async fn weather(world: World, rooms: [Room; 3], program: &mut Option<Program>, folder: &Path) {
    let limited = |global| Fault::Limited {
        after: Duration::from_millis(40),
        global,
    };
    let requests = |world: &World| world.calls(Call::Post) + world.calls(Call::Edit);
    for trouble in 0..16 {
        let so_far = requests(&world);
        world
            .until("the games go on", |world| requests(world) >= so_far + 6)
            .await;
        match trouble {
            0 => world.fail_next(Call::Post, Fault::After(502)),
            1 => world.fail_next(Call::Edit, Fault::After(500)),
            2 => world.fail_next(Call::Post, limited(false)),
            3 => world.fail_next(Call::Edit, limited(true)),
            4 => world.fail_next(Call::Post, Fault::Before(503)),
            5 => missed(&world, rooms.len(), World::drop_connection).await,
            6 => missed(&world, rooms.len(), World::ask_reconnect).await,
            7 => missed(&world, rooms.len(), |world| world.close(4000)).await,
            8 => missed(&world, rooms.len(), |world| world.invalidate(true)).await,
            9 | 10 => shuffled(&world, rooms.len()).await,
            11 => {
                let sessions = world.identifies();
                world.invalidate(false);
                world
                    .until("a new session", |world| world.identifies() > sessions)
                    .await;
            }
            12 => world.fail_next(Call::Post, limited(true)),
            13 => killed(&world, program, folder, Call::Post, Fault::After(500)).await,
            14 => killed(&world, program, folder, Call::Edit, Fault::After(500)).await,
            _ => killed(&world, program, folder, Call::Post, Fault::Before(503)).await,
        }
        // Events that Discord had not delivered in a lost session are gone, so real people would write again. Delivering the last
        // event again stands for that. If the bot had received it before, it must do nothing.
        for room in rooms {
            world
                .last_said(room)
                .into_iter()
                .for_each(|said| world.redeliver(said));
        }
    }
}

/// Kills the program while it does not know what became of a message, and starts it again.
async fn killed(
    world: &World,
    program: &mut Option<Program>,
    folder: &Path,
    call: Call,
    fault: Fault,
) {
    let calls = world.calls(call);
    world.fail_next(call, fault);
    world
        .until("a request meets the fault", |world| {
            world.calls(call) > calls
        })
        .await;
    program.take().expect("it runs").kill(world).await;
    *program = Some(Program::start(world, folder).await);
}

/// The connection breaks while a message is under way from every table. When the session is resumed, some events come twice.
async fn missed(world: &World, tables: usize, cut: impl Fn(&World)) {
    let said = world.people_said();
    world.mute();
    world
        .until("people write on", |world| {
            world.people_said() >= said + tables
        })
        .await;
    world.rewind(5);
    let resumes = world.resumes();
    cut(world);
    world
        .until("the session is taken up again", |world| {
            world.resumes() > resumes
        })
        .await;
}

/// The messages from the tables arrive in another order of rooms.
async fn shuffled(world: &World, tables: usize) {
    let said = world.people_said();
    world.hold();
    world
        .until("people write on", |world| {
            world.people_said() >= said + tables
        })
        .await;
    world.release();
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_happens_every_reply_is_seen_once_and_in_order() {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let mut fair = Club::open(folders[0].path()).await;
    fair.play().await;
    let fair = fair.close().await;

    let mut foul = Club::open(folders[1].path()).await;
    let (world, rooms, mut program) = (foul.world.clone(), foul.rooms, foul.program.take());
    tokio::join!(
        foul.play(),
        weather(world.clone(), rooms, &mut program, folders[1].path())
    );
    assert!(world.identifies() >= 5 && world.resumes() >= 4);
    foul.program = program;
    assert_eq!(foul.close().await, fair);
}
