//! Tests that texts too long for one message arrive completely and in order, each part once.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::discord::behaviour::evening;
use crate::discord::bot::identity;
use crate::discord::program::{Program, address};
use crate::discord::stand_in::{Call, Fault, Message, Person, Room, World};
use lusoria::render::rules_text;
use lusoria::session::SeatChoice;
use lusoria::session::{
    Action, EventKey, NotARecord, Platform, Player, Record, RecordVerdict, RoomKey, Session,
    SessionId, SessionStart, begin, decide, open,
};
use lusoria::store::{Batch, Change, NewEntry, NewSession, Store};
use lusoria_games::catalog::GAMES;
use std::path::Path;

/// All parts of the bot's reply to this text, once the reply is complete. Discord's response to the first part is lost on its way.
async fn parts(
    world: &World,
    room: Room,
    person: Person,
    text: &str,
    whole: impl Fn(&[String]) -> bool,
) -> Vec<Message> {
    world.fail_next(Call::Post, Fault::After(502));
    world.says(room, person, text);
    world
        .until("the last part", |world| whole(&world.bot_texts(room)))
        .await;
    let parts = world.bot_says(room);
    assert!(parts.len() > 2);
    assert_eq!(world.calls(Call::Post), parts.len() + 1);
    assert!(parts.iter().all(|part| part.text.chars().count() <= 2000));
    let replies: Vec<_> = parts.iter().map(|part| part.reply_to.is_some()).collect();
    assert!(
        replies[0] && replies[1..].iter().all(|reply| !reply),
        "only the first is a reply"
    );
    parts
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_in_full_come_in_order() {
    let (world, program, _folder) = evening().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let texts = GAMES[0]
        .texts
        .iter()
        .find(|texts| texts.lang == "en")
        .unwrap();
    let (_, rules) = rules_text::halves(texts.rules);
    // Markup is escaped where necessary, so only letters are compared.
    let letters = |text: &str| {
        text.chars()
            .filter(|c| c.is_alphanumeric())
            .collect::<String>()
    };
    let seen = |texts: &[String]| texts.iter().map(|text| letters(text)).collect::<String>();
    parts(&world, room, anna, "!rules scripta full", |texts| {
        seen(texts) == letters(rules)
    })
    .await;
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_comes_whole_and_can_be_read_again() {
    let (world, folder) = (World::start().await, tempfile::tempdir().unwrap());
    let (anna, bela, room) = (
        world.person("anna"),
        world.person("bela"),
        world.channel("games"),
    );
    let entries = long_game(folder.path(), [anna, bela], room).await;
    let program = Program::start(&world, folder.path()).await;
    let whole =
        |texts: &[String]| record(texts).is_ok_and(|record| record.entries.len() == entries);
    parts(&world, room, anna, "!export #1", whole).await;
    let record = record(&world.bot_texts(room)).unwrap();
    assert!(matches!(record.verify().unwrap(), RecordVerdict::Matches(throws) if throws > 50));
    assert_eq!(record.players, ["anna", "bela"]);
    program.stop().await;
}

/// Reads the record that people copy out of the code blocks.
fn record(texts: &[String]) -> Result<Record, NotARecord> {
    let inside: Vec<_> = texts
        .iter()
        .map(|text| text.trim_matches('`').trim_matches('\n'))
        .collect();
    Record::parse(&inside.join("\n")).map(|read| read.record)
}

/// Stores a finished game of fifteen pieces, and returns the number of its entries.
async fn long_game(folder: &Path, players: [Person; 2], room: Room) -> usize {
    let store = Store::open(&address(folder)).await.unwrap();
    let key = RoomKey {
        platform: Platform::Discord,
        id: room.to_string(),
        parent: None,
    };
    let room = store.room(&key).await.unwrap().id;
    let challenger = store.account(&identity(players[0], "anna")).await.unwrap();
    let friend = store.account(&identity(players[1], "bela")).await.unwrap();
    let id = SessionId(1);
    let game = "xii_scripta".to_owned();
    let mut session = open(SessionStart {
        id,
        room,
        game: game.clone(),
        seed: [7; 32],
        challenger: Player::Person(challenger),
        friend: Some(Player::Person(friend)),
        at: 0,
        seat: SeatChoice::First,
    })
    .unwrap();
    let log = played(&mut session);
    let entry = |(n, text): (u32, &String)| NewEntry {
        session: id,
        n,
        text: text.clone(),
    };
    let change = Change {
        opened: Some(NewSession {
            id,
            room,
            game,
            rules_version: 1,
            seed: [7; 32],
            promise: 2,
            imported: None,
            seats: session.seats,
        }),
        entries: (1..).zip(&log).map(entry).collect(),
        ended: vec![(id, session.ending.unwrap().to_string())],
        ..Change::new(EventKey([1; 8]), 0)
    };
    store
        .commit(&Batch {
            changes: vec![change.into()],
            ..Batch::default()
        })
        .await
        .unwrap();
    store.close().await.unwrap();
    log.len()
}

/// Plays to the end, always the last legal move of the list, and returns the log.
fn played(session: &mut Session) -> Vec<String> {
    let mut log = Vec::new();
    let mut due = begin(session.clone()).entries;
    loop {
        for entry in &due {
            session.evolve(entry, 0).unwrap();
            log.push(entry.to_string());
        }
        let Some(seat) = session.decider() else {
            return log;
        };
        let mut moves = session.line.legal_moves();
        moves.retain(|m| m != "pass");
        let chosen = moves.pop().unwrap();
        due = decide(
            session,
            session.people()[seat.index()].unwrap(),
            &Action::Play(chosen),
            0,
        )
        .unwrap()
        .entries;
    }
}
