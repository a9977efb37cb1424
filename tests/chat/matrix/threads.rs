//! Tests of a thread for each game, in rooms with that setting: the game is announced in the room and played in the thread, also in an
//! encrypted room, with boards as pictures, and after the bot was killed.

use crate::matrix::person::Person;
use crate::matrix::synapse::Limits;
use crate::matrix::two_people::bot_and_two_people;
use crate::matrix::visible_messages::Seen;
use matrix_sdk::ruma::RoomId;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_in_a_thread_of_its_own() {
    let opening = bot_and_two_people(Limits::None, 0).await;
    let Some((_synapse, mut program, anna, bela)) = opening else {
        return;
    };
    for (encrypted, number) in [(false, 1), (true, 2)] {
        let hall = anna.opens_room(&[&bela], encrypted).await;
        let set = anna.asks(&hall, "!settings threads on").await;
        assert!(set.body().contains("gets a thread"), "{}", set.body());
        anna.asks(&hall, "!me board text").await;
        bela.asks(&hall, "!me board picture").await;
        anna.nth(&hall, 2).await;
        let thread = begin(&anna, &hall, number).await;
        program.kill();
        program.start();
        play(&anna, &bela, &thread, number).await;
        give_up(&anna, &bela, &thread).await;
        assert_eq!(anna.history(&hall).await.len(), 10, "each message once");
    }
    program.stop().await;
}

/// A thread and its room.
struct Thread<'a> {
    hall: &'a RoomId,
    /// The announcement in the room, from which the thread starts.
    root: String,
}

impl Thread<'_> {
    /// Writes in the thread and returns the id of the message.
    async fn says(&self, person: &Person, text: &str) -> String {
        let relation = json!({
            "rel_type": "m.thread", "event_id": self.root, "is_falling_back": true,
            "m.in_reply_to": { "event_id": self.root },
        });
        let content = json!({ "msgtype": "m.text", "body": text, "m.relates_to": relation });
        person.sends(self.hall, "m.room.message", content).await
    }

    /// The bot's message with this index (from 0) in the room and its threads. It must be in this thread.
    async fn nth(&self, person: &Person, n: usize) -> Seen {
        let message = person.nth(self.hall, n).await;
        assert_eq!(message.thread(), Some(self.root.as_str()), "{message:?}");
        message
    }
}

/// The bot announces the game in the room. It shows the game in the thread and notifies the first player there.
async fn begin<'a>(anna: &Person, hall: &'a RoomId, number: i64) -> Thread<'a> {
    let announced = anna.asks(hall, "!new tablut @bela first").await;
    assert!(
        announced.body().contains("in the thread below"),
        "{announced:?}"
    );
    assert_eq!(
        (announced.rings(), announced.thread()),
        (Vec::new(), None),
        "{announced:?}"
    );
    let thread = Thread {
        hall,
        root: announced.id,
    };
    let opened = thread.nth(anna, 4).await;
    let begins = format!("Game #{number} begins");
    assert!(opened.body().contains(&begins), "{opened:?}");
    assert_eq!(opened.rings(), [anna.id().as_str()]);
    assert!(opened.html().contains("<pre>"), "{opened:?}");
    thread
}

/// A move in the thread notifies the other player there, with a picture. A move typed in the room is posted in the thread as well.
async fn play(anna: &Person, bela: &Person, thread: &Thread<'_>, number: i64) {
    thread.says(anna, "e4-f4").await;
    let turn = thread.nth(bela, 5).await;
    assert_eq!(turn.rings(), [bela.id().as_str()], "{turn:?}");
    assert_eq!(turn.content["msgtype"], "m.image", "{turn:?}");
    assert!(turn.body().contains("f4"), "the words of the picture");
    let asked = thread.says(bela, "!moves").await;
    let moves = thread.nth(bela, 6).await;
    assert_eq!(moves.answers(), Some(asked.as_str()), "{moves:?}");
    bela.says(thread.hall, &format!("#{number} i6-h6")).await;
    let (one, other) = (
        bela.nth(thread.hall, 7).await,
        bela.nth(thread.hall, 8).await,
    );
    let (news, board) = if one.thread().is_some() {
        (one, other)
    } else {
        (other, one)
    };
    assert_eq!(news.thread(), Some(thread.root.as_str()), "{news:?}");
    assert_eq!(news.rings(), [anna.id().as_str()], "{news:?}");
    assert_eq!(board.thread(), None, "the board for whoever asked");
}

/// The end of the game is posted only in the thread.
async fn give_up(anna: &Person, bela: &Person, thread: &Thread<'_>) {
    thread.says(anna, "!yield").await;
    let end = thread.nth(bela, 9).await;
    assert!(end.body().contains("bela wins"), "{end:?}");
    assert_eq!(end.rings(), [bela.id().as_str()], "{end:?}");
}
