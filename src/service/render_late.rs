//! Renders messages in another thread, at the time when the delivery task needs them: long messages, messages with pictures, and messages
//! that need the stored log of a session.
//!
//! Rendering from a log keeps a processor busy, and the games need processors, too. Therefore only two messages are rendered from a log
//! at a time, over all rooms together: one about a game and one about an imported record (`background_turns.rs`). Pictures are drawn
//! after that, under a semaphore of their own, so that messages without pictures do not wait for them.
//!
//! Deliberately absent: limits on how often people may ask (`limits`).

use super::input::Input;
use super::load_session::{goes_back_before_snapshot, log_of};
use super::message_of_say::{needs_the_record, render_or_report};
use super::picture_cache::PictureCache;
use super::render_request::RenderRequest;
use crate::render::{
    Attachment, MOST_PICTURES, Message, PromiseOrigin, Scene, VerificationResult, computer_name,
    not_shown,
};
use crate::session::{BoardForm, ReplayError, Say, Session, ShownEntry};
use crate::store::{Store, StoreError, StoredSession};
use jiff::Timestamp;
use lusoria_games::rules::{Diagram, Seat};
use std::future::pending;
use std::sync::Arc;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::spawn_blocking;
use tracing::error;

/// What is needed to render a message from the log later.
pub(super) struct LateRendering {
    pub(super) store: Arc<Store>,
    pub(super) turns: Arc<Semaphore>,
    pub(super) say: Say,
    /// The scene with the session as it is now. Before the message is rendered, the scene gets the session as it was after the shown
    /// entry.
    pub(super) scene: Scene,
    pub(super) pictures: Arc<PictureCache>,
}

/// Reads the log and renders the message.
pub(super) async fn render_from_log(late: LateRendering) -> Message {
    let LateRendering {
        store,
        turns,
        say,
        scene,
        pictures,
    } = late;
    let turn = turns.acquire_owned().await.expect("it is never closed");
    let sorry = not_shown(&scene);
    let made = match read_log(&store, &say).await {
        Ok(Some(stored)) => made_from(stored, say, scene).await,
        Ok(None) => not_shown(&scene),
        Err(why) => {
            error!(at = ?say.at(), %why, "what a reply shows cannot be read");
            not_shown(&scene)
        }
    };
    drop(turn);
    pictures.draw_in_turn(made).await.unwrap_or(sorry)
}

/// Renders a message in another thread, because it takes long.
pub(super) async fn render_in_another_thread(say: Say, scene: Scene) -> Message {
    let sorry = not_shown(&scene);
    let made = spawn_blocking(move || render_or_report(&say, &scene)).await;
    made.unwrap_or(sorry)
}

/// Renders a message whose board needs no log, and draws its picture.
pub(super) async fn render_with_picture(
    say: Say,
    scene: Scene,
    pictures: Arc<PictureCache>,
) -> Message {
    let sorry = not_shown(&scene);
    let made = render_in_another_thread(say, scene).await;
    pictures.draw_in_turn(made).await.unwrap_or(sorry)
}

/// Asks the service to render a delivery that was stored before the program started. The delivery task calls this when that delivery is
/// the next to be sent in its room.
pub(super) async fn render_by_service(
    service: mpsc::WeakSender<Input>,
    turns: Arc<Semaphore>,
    wanted: RenderRequest,
) -> Message {
    // Without this semaphore, thousands of rooms would ask at once, and people who play now would have to wait for all of them.
    let turn = turns.acquire_owned().await.expect("it is never closed");
    let (reply, words) = oneshot::channel();
    if let Some(service) = service.upgrade() {
        // If the service has ended, no message comes.
        let _ = service.send(Input::Render(Box::new(wanted), reply)).await;
    }
    let words = words.await;
    drop(turn);
    let made = match words {
        Ok(words) => words.render().await,
        Err(_) => None,
    };
    match made {
        Some(message) => message,
        // The service has ended; the message is sent after the next start.
        None => pending().await,
    }
}

async fn read_log(store: &Store, say: &Say) -> Result<Option<StoredSession>, StoreError> {
    match say.at() {
        Some(ShownEntry(id, _)) if needs_the_record(say) => store.session(id).await,
        Some(ShownEntry(id, entry)) => {
            let stored = store.session_up_to(id, entry).await?;
            match stored {
                Some(stored) if goes_back_before_snapshot(&stored) => store.session(id).await,
                stored => Ok(stored),
            }
        }
        None => Ok(None),
    }
}

async fn made_from(stored: StoredSession, say: Say, mut scene: Scene) -> Message {
    let sorry = not_shown(&scene);
    let made = spawn_blocking(move || {
        if let Err(why) = complete(&mut scene, &stored, &say) {
            let session = stored.opened.id.0;
            error!(session, %why, "a stored session does not replay");
            return not_shown(&scene);
        }
        render_or_report(&say, &scene)
    });
    made.await.unwrap_or(sorry)
}

/// Completes the scene with the session as it was after the entry that is shown. If the message needs a record or a verdict, puts that
/// in, too.
fn complete(scene: &mut Scene, stored: &StoredSession, say: &Say) -> Result<(), ReplayError> {
    let Some(ShownEntry(_, entry)) = say.at() else {
        return Ok(());
    };
    let is_there = |session: &Arc<Session>| session.entries == entry;
    let session = match scene.session.take().filter(is_there) {
        Some(session) => session,
        None => Arc::new(log_of(&up_to(stored, entry))?.replay()?),
    };
    if scene.form == BoardForm::Picture {
        scene.before = position_before(stored, say, &session)?;
    }
    if needs_the_record(say) {
        scene.attachment = attachment(say, stored, &session, scene)?;
    }
    scene.session = Some(session);
    Ok(())
}

/// The position before the turns that this say reports. `None` if the part of the log that was read begins later, with a snapshot.
fn position_before(
    stored: &StoredSession,
    say: &Say,
    session: &Session,
) -> Result<Option<Diagram>, ReplayError> {
    let told = match say {
        Say::Turn(_, turns) | Say::Over(_, turns, _) => u32::from(*turns),
        Say::Board { .. } => 2,
        _ => 1,
    };
    let first_told = (session.turns + 1).saturating_sub(told);
    log_of(&up_to(stored, session.entries))?.position_before_turn(first_told)
}

/// The log up to this entry. The game may have gone on since the record was asked for.
fn up_to(stored: &StoredSession, entry: u32) -> StoredSession {
    let mut stored = stored.clone();
    let before = stored.snapshot.as_ref().map_or(0, |(n, _)| *n);
    stored
        .entries
        .truncate(entry.saturating_sub(before) as usize);
    stored
}

fn attachment(
    say: &Say,
    stored: &StoredSession,
    session: &Session,
    scene: &Scene,
) -> Result<Attachment, ReplayError> {
    let names = Seat::ALL.map(|seat| {
        let person = scene.player(seat).map(|person| person.name.to_string());
        let name = person.or_else(|| computer_name(scene.lang, session, seat));
        name.unwrap_or_else(|| "-".to_owned())
    });
    if let Say::Pictures(..) = say {
        let stored = up_to(stored, session.entries);
        let positions = log_of(&stored)?.positions_after_turns(MOST_PICTURES)?;
        return Ok(Attachment::Positions(positions));
    }
    let log = log_of(stored)?;
    let opened = Timestamp::from_second(stored.opened_at).unwrap_or_default();
    let record = log.record(session, names, opened.to_string());
    let promised = match log.imported {
        Some(_) => PromiseOrigin::Elsewhere,
        None => PromiseOrigin::Here,
    };
    if let Say::Record(..) = say {
        return Ok(Attachment::Record(record.to_string()));
    }
    let verdict = match promised {
        PromiseOrigin::Here => record.verify_own(),
        PromiseOrigin::Elsewhere => record.verify(),
    };
    Ok(match verdict {
        Ok(verdict) => Attachment::Verdict(VerificationResult::of(&record, verdict, promised)),
        Err(_) => Attachment::None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::Lang;
    use crate::render::Block;
    use crate::session::{AccountId, EventKey, Platform, RoomKey, SessionId, TimeOfBoard};
    use crate::store::{Batch, Change, NewSession};

    /// A store with a game in which nobody holds a seat.
    async fn store_with_a_game(folder: &std::path::Path) -> Store {
        let url = format!("sqlite:{}", folder.join("games.db").display());
        let store = Store::open(&url).await.unwrap();
        let key = RoomKey {
            platform: Platform::Console,
            id: "r".to_owned(),
            parent: None,
        };
        let room = store.room(&key).await.unwrap().id;
        let session = Session::begin(SessionId(1), room, "tablut", [7; 32], [None; 2]).unwrap();
        let mut change = Change::new(EventKey([0; 8]), 100);
        change.opened = Some(NewSession {
            id: session.id,
            room,
            game: session.line.game_string(),
            rules_version: session.rules_version,
            seed: session.seed,
            promise: session.promise.number(),
            imported: None,
            seats: session.seats,
        });
        let batch = Batch {
            changes: vec![change.into()],
            ..Batch::default()
        };
        store.commit(&batch).await.unwrap();
        store
    }

    /// A message whose picture takes long to draw (a whole game) does not hold up messages without pictures.
    #[tokio::test]
    async fn whoever_waits_for_text_does_not_wait_for_pictures() {
        let folder = tempfile::tempdir().unwrap();
        let (turns, pictures) = (Arc::new(Semaphore::new(1)), Arc::<PictureCache>::default());
        let form = BoardForm::Picture;
        let mut scene = Scene::plain(Lang::En, "!");
        scene.form = form;
        let late = LateRendering {
            store: Arc::new(store_with_a_game(folder.path()).await),
            turns: turns.clone(),
            say: Say::Board {
                at: ShownEntry(SessionId(1), 0),
                reader: AccountId(1),
                form,
                time: TimeOfBoard::default(),
            },
            scene,
            pictures: pictures.clone(),
        };
        let somebody_draws = pictures.turns.acquire().await.unwrap();
        let before = turns.clone().acquire_owned().await.unwrap();
        let drawn = tokio::spawn(render_from_log(late));
        tokio::task::yield_now().await;
        drop(before);
        // The message gives up its turn before its picture is drawn.
        let after = turns.acquire().await;
        assert!(after.is_ok() && !drawn.is_finished());
        drop(somebody_draws);
        let is_drawn =
            |block: &Block| matches!(block, Block::Board(board) if board.picture.is_some());
        assert!(drawn.await.unwrap().body.iter().any(is_drawn));
    }
}
