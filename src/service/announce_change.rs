//! Which messages report what a change did to a session, and to which rooms they go.

use super::request::Address;
use super::shown_elsewhere::ShownElsewhere;
use crate::session::{
    AccountId, BoardForm, RoomId, Say, Session, ShownEntry, TimeOfBoard, news_for, reply,
};
use std::sync::Arc;

/// A session that a message changes. `before` is its state before the message, and `after` is its state after the lines of the message
/// that have been handled so far. If the message opens the session, `before` is its state when it was opened.
#[derive(Debug)]
pub(super) struct ChangedSession {
    pub(super) before: Arc<Session>,
    pub(super) after: Arc<Session>,
    /// Whether the session was over before the message.
    pub(super) was_over: bool,
    /// Messages about what has happened in the session, apart from moves.
    pub(super) news: Vec<Say>,
    /// Messages that are sent after all others about this session.
    pub(super) last_news: Vec<Say>,
    /// Whether a snapshot is made even if the last one is recent.
    pub(super) is_snapshot_due: bool,
}

impl ChangedSession {
    pub(super) fn new(before: Arc<Session>, after: Arc<Session>) -> Self {
        Self {
            was_over: before.ending.is_some(),
            before,
            after,
            news: Vec::new(),
            last_news: Vec::new(),
            is_snapshot_due: false,
        }
    }

    /// Whether the session was over before the message and goes on now.
    pub(super) fn is_resumed(&self) -> bool {
        self.was_over && self.after.ending.is_none()
    }
}

/// The messages that report what a message has done, in this order:
///
/// - those about sessions that are over,
/// - `opening`: those about the session that was opened,
/// - those about sessions that go on.
///
/// So a new game, in which somebody is on turn, is told below the end of an old one.
pub(super) fn ends_before_opening(
    changed: &[ChangedSession],
    opening: Vec<(RoomId, Say)>,
    told: impl Fn(&ChangedSession) -> Vec<(RoomId, Say)>,
) -> Vec<(RoomId, Say)> {
    let opened = opening.first().and_then(|(_, say)| say.session());
    let is_over =
        |one: &&ChangedSession| one.after.ending.is_some() && opened != Some(one.after.id);
    let (over, going_on): (Vec<_>, Vec<_>) = changed.iter().partition(is_over);
    let over: Vec<_> = over.into_iter().flat_map(&told).collect();
    let going_on: Vec<_> = going_on.into_iter().flat_map(&told).collect();
    [over, opening, going_on].concat()
}

/// The messages about a session that a message has changed, each with the room where it is sent. Empty if there is nothing to report.
pub(super) fn announce(
    one: &ChangedSession,
    address: &Address,
    author: Option<AccountId>,
    form: BoardForm,
    shown: &ShownElsewhere,
) -> Vec<(RoomId, Say)> {
    let ChangedSession { before, after, .. } = one;
    let unchanged = before.entries == after.entries || after.looks_like(before);
    if unchanged && one.news.is_empty() {
        return Vec::new();
    }
    // If the author plays in a thread of the session's room, the other players read there as well, so one message is enough.
    let in_its_thread = address.parent == Some(after.room);
    let told = [after.room, address.room][usize::from(in_its_thread)];
    let said = reply(before, after, author).filter(|_| !unchanged);
    let says = one.news.iter().cloned().chain(said);
    let says = says.chain(one.last_news.iter().cloned());
    let mut says: Vec<_> = says.map(|say| (told, say)).collect();
    let is_there = told == address.room || shown.contains(after.id, address.room);
    for room in shown.rooms_beside(after.id, after.room) {
        let here = says.iter().filter(|(one, _)| *one == told);
        let copies: Vec<_> = here.map(|(_, say)| (room, say.clone())).collect();
        says.extend(copies);
    }
    if let Some(author) = author.filter(|_| !is_there) {
        let own = told_to_author(one, author, form);
        says.extend(own.map(|say| (address.room, say)));
    }
    says
}

/// What the author is told in a room that does not show the game: the news, and the board.
fn told_to_author(
    one: &ChangedSession,
    author: AccountId,
    form: BoardForm,
) -> impl Iterator<Item = Say> {
    let session = &one.after;
    let news = one.news.iter();
    let news = news.filter_map(move |say| own_news(author, say, session));
    news.chain([Say::Board {
        at: ShownEntry(session.id, session.entries),
        reader: author,
        form,
        time: TimeOfBoard::default(),
    }])
}

/// A piece of news, for an author who has caused it in a room that does not show the game. It comes without a board, because the author
/// gets the board in a message of its own. `None` for an offer, because the board says that the offer is open. Also `None` if the author
/// does not play in the session.
fn own_news(author: AccountId, say: &Say, session: &Session) -> Option<Say> {
    let Say::News { at, fact, .. } = say else {
        return None;
    };
    let seat = session.seat_of(author).filter(|_| fact.id != "offer")?;
    Some(Say::News {
        at: *at,
        fact: news_for(fact, seat),
        board: false,
    })
}
