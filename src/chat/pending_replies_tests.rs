//! Tests of when the platform is told that the bot is typing.

use super::{LONGEST, MOMENT, Rooms, Typing, show_until};
use std::future::pending;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::{Instant, sleep};

const SECOND: Duration = Duration::from_secs(1);

/// Notes the seconds in which the platform was told something.
#[derive(Clone)]
struct Noted {
    since: Instant,
    told: Arc<Mutex<Vec<(u64, &'static str)>>>,
    /// What [`Typing::begin`] and [`Typing::tell`] return.
    goes_on: (bool, bool),
}

impl Noted {
    fn new(goes_on: (bool, bool)) -> Self {
        Self {
            since: Instant::now(),
            told: Arc::default(),
            goes_on,
        }
    }

    fn note(&self, what: &'static str) {
        let second = self.since.elapsed().as_secs();
        self.told.lock().unwrap().push((second, what));
    }

    fn told(&self) -> Vec<(u64, &'static str)> {
        self.told.lock().unwrap().clone()
    }
}

impl Typing for Noted {
    const AGAIN: Duration = Duration::from_secs(8);

    fn room(&self) -> &'static str {
        "hall"
    }

    async fn begin(&self) -> bool {
        self.note("begin");
        self.goes_on.0
    }

    async fn tell(&self) -> bool {
        self.note("tell");
        self.goes_on.1
    }

    async fn end(&self) {
        self.note("end");
    }
}

#[tokio::test(start_paused = true)]
async fn a_reply_that_comes_at_once_is_not_announced() {
    let (noted, rooms) = (Noted::new((true, true)), Rooms::default());
    show_until(async {}, noted.clone(), &rooms).await;
    show_until(sleep(MOMENT / 2), noted.clone(), &rooms).await;
    assert_eq!(noted.told(), []);
}

#[tokio::test(start_paused = true)]
async fn a_reply_that_waits_is_announced_again_until_it_is_there() {
    let (noted, rooms) = (Noted::new((true, true)), Rooms::default());
    show_until(sleep(20 * SECOND), noted.clone(), &rooms).await;
    let told = [
        (1, "begin"),
        (1, "tell"),
        (9, "tell"),
        (17, "tell"),
        (20, "end"),
    ];
    assert_eq!(noted.told(), told);
}

#[tokio::test(start_paused = true)]
async fn a_reply_that_never_comes_is_not_announced_for_ever() {
    let (noted, rooms) = (Noted::new((true, true)), Rooms::default());
    show_until(pending(), noted.clone(), &rooms).await;
    let end = noted.told().pop();
    assert_eq!(end, Some(((MOMENT + LONGEST).as_secs(), "end")));
}

#[tokio::test(start_paused = true)]
async fn replies_that_wait_in_the_same_room_are_announced_together() {
    let (noted, rooms) = (Noted::new((true, true)), Rooms::default());
    let later = async {
        sleep(3 * SECOND).await;
        show_until(sleep(7 * SECOND), noted.clone(), &rooms).await;
    };
    tokio::join!(show_until(sleep(6 * SECOND), noted.clone(), &rooms), later);
    let told = [(1, "begin"), (1, "tell"), (4, "begin"), (10, "end")];
    assert_eq!(noted.told(), told);
}

#[tokio::test(start_paused = true)]
async fn what_the_platform_does_not_show_is_not_tried_again() {
    let rooms = Rooms::default();
    let silent = Noted::new((false, true));
    show_until(pending(), silent.clone(), &rooms).await;
    assert_eq!(silent.told(), [(1, "begin")]);
    let failing = Noted::new((true, false));
    show_until(pending(), failing.clone(), &rooms).await;
    assert_eq!(failing.told(), [(1, "begin"), (1, "tell"), (1, "end")]);
}
