//! Open seats: games that somebody proposes to anybody in the room. A seat is open until somebody takes it or closes it, or until its
//! time is over.

use crate::house::{House, Said, chat_message};
use lusoria::service::{Limits, ManualClock, Outcome};
use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;

/// A Monday at noon.
const NOW: i64 = 1_795_435_200;
const DAY: i64 = 86_400;

fn text(said: &Said) -> &str {
    &said.reply().text
}

/// A house whose clock the test sets, with a database that outlives a restart of the host.
struct Timed {
    house: House,
    hand: ManualClock,
    home: TempDir,
}

impl Timed {
    async fn new() -> Self {
        let home = tempfile::tempdir().unwrap();
        let (hand, clock) = ManualClock::new(NOW);
        let house = House::with_clock(&path(&home), clock).await;
        Self { house, hand, home }
    }

    /// The host ends and begins again.
    async fn again(self) -> Self {
        self.house.close().await;
        let house = House::with_clock(&path(&self.home), self.hand.clock()).await;
        Self { house, ..self }
    }

    /// Lets this time pass and waits until this many messages have come since.
    async fn pass(&self, seconds: i64, messages: usize) -> Vec<String> {
        let heard = self.house.heard().len();
        self.hand.set(self.hand.now() + seconds);
        for _ in 0..1_000 {
            let due: i64 = sqlx::query_scalar("select count(*) from due where at <= $1")
                .bind(self.hand.now())
                .fetch_one(&mut self.house.database().await)
                .await
                .unwrap();
            if due == 0 && self.house.heard().len() >= heard + messages {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let heard = self.house.heard().split_off(heard);
        heard.into_iter().map(|reply| reply.text).collect()
    }
}

fn path(home: &TempDir) -> PathBuf {
    home.path().join("house.db")
}

/// The people at the seats of a session.
async fn players(house: &House, session: i64) -> Vec<String> {
    sqlx::query_scalar(
        "select identity.name from seat join identity on identity.account = seat.account
            where session = $1 order by seat",
    )
    .bind(session)
    .fetch_all(&mut house.database().await)
    .await
    .unwrap()
}

#[tokio::test]
async fn whoever_comes_takes_the_seat_on_the_terms_that_were_told() {
    let house = House::new().await;
    let opened = house
        .say("anna", "!new quick first time=3d rated=true")
        .await;
    for part in [
        "anna waits for somebody to play: XII Scripta, 3 pieces each",
        "`!join #1` begins the game",
        "anna moves first",
        "The game will be rated",
        "Each turn may take 3 d",
        "`!new quick bot`",
        "stays open for 14 d",
        "`!abort #1`",
    ] {
        assert!(text(&opened).contains(part), "{part}: {opened:?}");
    }
    let games = house.say("cyril", "!games").await;
    assert!(text(&games).contains("anna waits, `!join #1`"), "{games:?}");
    house.play(&["bob: !join"]).await;
    assert_eq!(players(&house, 1).await, ["anna", "bob"]);
    assert_eq!(house.log(1).await[0], "=time:time:259200:vacation");
    let rated: i64 = sqlx::query_scalar("select count(*) from rated_game where session = 1")
        .fetch_one(&mut house.database().await)
        .await
        .unwrap();
    assert_eq!(rated, 1);
    let late = house.say("cyril", "!join #1").await;
    assert_eq!(late.refused(), ["seat-gone"]);
    let games = house.say("cyril", "!games").await;
    assert!(!text(&games).contains("waits"), "{games:?}");
}

#[tokio::test]
async fn of_two_who_come_at_once_one_gets_the_seat() {
    let house = House::new().await;
    house.play(&["anna: !new tablut"]).await;
    let both = ["bob", "cyril"].map(|from| house.message("hall", from, "!join #1"));
    house.hear_all(both).await;
    let refused: Vec<_> = house.stored_says().await;
    let refused = refused.iter().filter_map(crate::house::refusal);
    assert_eq!(refused.collect::<Vec<_>>(), ["seat-gone"]);
    assert_eq!(players(&house, 1).await.len(), 2);
}

#[tokio::test]
async fn a_join_that_comes_twice_counts_once_also_after_a_restart() {
    let timed = Timed::new().await;
    timed.house.play(&["anna: !new tablut first"]).await;
    let timed = timed.again().await;
    let join = timed.house.message("hall", "bob", "!join");
    let twice = [join.clone(), join.clone()];
    assert_eq!(
        timed.house.hear_all(twice).await,
        [Outcome::Stored, Outcome::Repeated]
    );
    let timed = timed.again().await;
    let mut again = timed.house.hand_in(join).await;
    assert_eq!(again.outcome().await, Outcome::Repeated);
    timed.house.play(&["anna: e4-f4"]).await;
    assert_eq!(timed.house.log(1).await, ["e4-f4"]);
}

#[tokio::test]
async fn a_seat_that_nobody_takes_is_closed_in_time_and_its_number_stays_used() {
    let timed = Timed::new().await;
    timed
        .house
        .play(&["anna: !new tablut", "bob: !new cats"])
        .await;
    timed
        .house
        .play(&["cyril: !join #2", "cyril: !me remind off"])
        .await;
    let timed = timed.again().await;
    assert_eq!(timed.pass(14 * DAY - 1, 0).await, [""; 0]);
    let told = timed.pass(1, 1).await;
    let [lapsed] = &told[..] else {
        panic!("{told:?}")
    };
    assert!(
        lapsed.starts_with("Nobody has come, so seat #1 is closed: anna, Tablut."),
        "{lapsed}"
    );
    let timed = timed.again().await;
    let late = timed.house.say("bob", "!join #1").await;
    assert_eq!(late.refused(), ["seat-gone"]);
    let next = timed.house.say("anna", "!new murus").await;
    assert!(text(&next).contains("`!join #3`"), "{next:?}");
}

#[tokio::test]
async fn play_takes_the_oldest_seat_that_fits_or_opens_one() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut time=3d",
            "bob: !new tablut first",
            "cyril: !new tablut second",
        ])
        .await;
    // Two seats do not fit: Anna's has a clock, and Bob wants to move first as well.
    house.play(&["dora: !play tablut first"]).await;
    assert_eq!(players(&house, 3).await, ["dora", "cyril"]);
    let opened = house.say("dora", "!play cats").await;
    assert!(text(&opened).contains("dora waits"), "{opened:?}");
    let opened = house.say("emil", "!new tablut rated=true").await;
    assert!(text(&opened).contains("`!join #1`"), "{opened:?}");
    // Without the name of a game, `!play` takes the seat that has been open longest.
    house.play(&["emil: !play"]).await;
    assert_eq!(players(&house, 1).await.len(), 2);
    house.play(&["fritz: !play tablut @bob"]).await;
    house.play(&["fritz: !play murus bot first"]).await;
}

#[tokio::test]
async fn whoever_opened_a_seat_or_manages_the_room_closes_it() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut",
            "anna: !abort",
            "anna: !new tablut",
            "anna: !leave #2",
            "anna: !new tablut",
            "anna: !decline #3",
        ])
        .await;
    house.play(&["bob: !new cats"]).await;
    let foreign = house.say("anna", "!abort #4").await;
    assert_eq!(foreign.refused(), ["seat-not-yours"]);
    let closed = house.manage("!abort #4").await;
    assert!(
        text(&closed).contains("Seat #4 is closed: bob"),
        "{closed:?}"
    );
    assert_eq!(
        house.say("cyril", "!join").await.refused(),
        ["join-nothing"]
    );
    // The command may also mean a game that is being played.
    house
        .play(&["anna: !new tablut", "anna: !new murus @bob"])
        .await;
    let asked = house.say("anna", "!abort").await;
    assert_eq!(asked.refused(), ["seat-which"]);
    let games = house.say("cyril", "!games").await;
    assert!(text(&games).contains("anna waits"), "{games:?}");
}

#[tokio::test]
async fn an_open_seat_counts_like_an_open_game() {
    let home = tempfile::tempdir().unwrap();
    let limits = Limits {
        person_games: 2,
        console: true,
        ..Limits::none()
    };
    let house = House::with_limits(&path(&home), limits, false).await;
    house.play(&["anna: !new tablut", "anna: !new cats"]).await;
    house.close().await;
    let house = House::with_limits(&path(&home), limits, false).await;
    let more = house.say("anna", "!new murus").await;
    assert_eq!(more.refused(), ["too-many-games"]);
    house.play(&["bob: !join #1", "bob: !new cats"]).await;
    let more = house.say("bob", "!join #2").await;
    assert_eq!(more.refused(), ["too-many-games"]);
    house.play(&["anna: !abort #2", "anna: !new murus"]).await;
}

#[tokio::test]
async fn one_word_joins_seats_and_tournaments() {
    let house = House::new().await;
    house.play(&["anna: !new cats"]).await;
    house.manage("!tournament new tablut").await;
    let both = house.say("bob", "!join").await;
    assert_eq!(both.refused(), ["join-which"]);
    assert!(
        text(&both).contains(
            "`!tournament join 1` enters the tournament. Seats: #1 (Cats and Mouse); tournaments: 1"
        ),
        "{both:?}"
    );
    // Bob, who has entered the tournament already, can only mean the seat.
    house
        .play(&["bob: !tournament join", "bob: !join", "cyril: !join 1"])
        .await;
    assert_eq!(players(&house, 1).await.len(), 2);
    let none = house.say("cyril", "!join 9").await;
    assert_eq!(none.refused(), ["join-no-such"]);
}

#[tokio::test]
async fn seats_are_told_in_the_language_of_the_room() {
    for (lang, new, join, part) in [
        ("cs", "!nová tablut", "!přihlásit", "anna čeká"),
        ("it", "!nuova tablut", "!partecipo", "anna aspetta"),
        ("ru", "!новая таблут", "!участвую", "anna ждёт"),
    ] {
        let house = House::new().await;
        house.manage(&format!("!lang {lang}")).await;
        let opened = house.say("anna", new).await;
        assert!(text(&opened).contains(part), "{opened:?}");
        assert!(
            text(&opened).contains(&format!("`{join} #1`")),
            "{opened:?}"
        );
        house.play(&[&format!("bob: {join} #1")]).await;
        assert_eq!(players(&house, 1).await.len(), 2, "{lang}");
    }
}

#[tokio::test]
async fn a_seat_is_open_in_its_own_room_only() {
    let house = House::new().await;
    house.play(&["anna: !new tablut"]).await;
    let elsewhere = house.message("cellar", "bob", "!join #1");
    let said = house.hear(elsewhere).await;
    assert_eq!(said.refused(), ["join-no-such"]);
    let mut own = house.message("hall", "anna", "!join");
    chat_message(&mut own).addressed = true;
    assert_eq!(house.hear(own).await.refused(), ["join-own"]);
}

#[tokio::test]
async fn a_room_keeps_tables_open_for_whoever_comes() {
    let house = House::new().await;
    let foreign = house.say("bob", "!standing quick 2").await;
    assert_eq!(foreign.refused(), ["may-not-configure"]);
    let set = house.manage("!standing quick 2").await;
    assert!(text(&set).contains("`!play quick`"), "{set:?}");
    let games = house.say("cyril", "!games").await;
    assert!(
        text(&games).contains("XII Scripta, 3 pieces each: `!play quick`, up to 2"),
        "{games:?}"
    );
    let first = house.say("anna", "!join").await;
    assert!(text(&first).contains("anna waits"), "{first:?}");
    assert_eq!(house.say("anna", "!join").await.refused(), ["join-own"]);
    house
        .play(&["bob: !join", "cyril: !play", "dora: !join"])
        .await;
    assert_eq!(players(&house, 1).await.len(), 2);
    assert_eq!(players(&house, 2).await.len(), 2);
    assert_eq!(
        house.say("emil", "!join").await.refused(),
        ["standing-full"]
    );
    house.manage("!standing tablut 1").await;
    house.manage("!standing cats 1").await;
    assert_eq!(
        house.say("emil", "!join").await.refused(),
        ["standing-which"]
    );
    for game in ["quick", "tablut", "cats"] {
        house.manage(&format!("!standing {game} off")).await;
    }
    assert_eq!(house.say("emil", "!join").await.refused(), ["join-nothing"]);
    for (line, id) in [
        ("!standing quick", "standing-how"),
        ("!standing quick 3 time=3d", "standing-clock"),
        ("!standing tchuka 3", "solitaire"),
    ] {
        assert_eq!(house.manage(line).await.refused(), [id], "{line}");
    }
    let clock = house.manage("!standing quick 3 time=3d").await;
    assert!(text(&clock).contains("`!settings time`"), "{clock:?}");
    for game in ["quick", "tablut", "cats", "murus", "selus"] {
        house.manage(&format!("!standing {game} 1")).await;
    }
    let many = house.manage("!standing gabata 1").await;
    assert_eq!(many.refused(), ["standing-many"]);
}

#[tokio::test]
async fn leaving_means_the_own_seat_even_while_games_go_on() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob",
            "anna: !new murus",
            "anna: !new cats",
        ])
        .await;
    let which = house.say("anna", "!leave").await;
    assert_eq!(which.refused(), ["seat-which"]);
    let asked = &which.reply().text;
    assert!(
        asked.contains("#2 (Murus Gallicus), #3 (Cats and Mouse)") && asked.contains("`!leave #2`"),
        "{asked}"
    );
    house.play(&["anna: !leave #2", "anna: !leave"]).await;
    assert_eq!(house.say("bob", "!join").await.refused(), ["join-nothing"]);
    assert_eq!(
        house.say("anna", "!leave").await.refused(),
        ["tournament-none"]
    );
}

#[tokio::test]
async fn who_wants_to_play_where_nobody_waits_is_told_how_to_wait() {
    let house = House::new().await;
    let said = house.say("anna", "!play").await;
    assert_eq!(said.refused(), ["play-what"]);
    assert!(said.reply().text.contains("`!play quick`"), "{said:?}");
    house
        .play(&["anna: !play quick", "bob: !play", "anna: !board #1"])
        .await;
}

/// A person who has finished a game plays with the same partner again only if both want it.
#[tokio::test]
async fn play_alone_begins_nothing_with_the_partner_of_the_last_game() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: e4-f4", "bob: !yield"])
        .await;
    let said = house.say("bob", "!play").await;
    assert_eq!(said.refused(), ["play-what-or-again"]);
    assert!(text(&said).contains("`!rematch #1`"), "{said:?}");
}
