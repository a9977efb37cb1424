//! The methods of `ChangeDraft` about ratings.

use super::change_draft::ChangeDraft;
use crate::session::{Say, Session, ShownEntry, news_fact};
use crate::store::RatingRow;
use lusoria_games::rules::Fact;
use std::sync::Arc;

impl ChangeDraft {
    /// Notes that the session which this message opens counts for ratings of this kind of time.
    pub(super) fn begin_rated(&mut self, session: &Session, kind: &str) {
        self.add_rating(RatingRow::Begun(session.id, kind.to_owned()));
        self.tell(session, news_fact("rated"), false);
    }

    /// Adds a row about ratings.
    pub(super) fn add_rating(&mut self, row: RatingRow) {
        self.change.ratings.push(row);
    }

    /// The sessions that this message ends.
    pub(super) fn sessions_ended_now(&self) -> impl Iterator<Item = &Arc<Session>> {
        let ended = self.changed.iter();
        let ended = ended.filter(|one| one.before.ending.is_none() && one.after.ending.is_some());
        ended.map(|one| &one.after)
    }

    /// Tells the room of this session something, after the news that the session has ended.
    pub(super) fn tell_at_last(&mut self, session: &Session, fact: Fact) {
        let at = ShownEntry(session.id, session.entries);
        if let Some(one) = self.changed.iter_mut().find(|one| one.after.id == at.0) {
            one.last_news.push(Say::News {
                at,
                fact,
                board: false,
            });
        }
    }
}
