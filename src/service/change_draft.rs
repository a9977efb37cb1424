//! The draft of one change: everything that one event changes, and what the bot says about it. Most events are messages of people. The
//! lines of a message are answered one by one, and each adds its effects to the draft. The finished change is stored whole or not at all.

use super::announce_change::{ChangedSession, announce, ends_before_opening};
use super::decided_change::DecidedChange;
use super::draft_plan::DraftPlan;
use super::draft_question::DraftQuestion;
use super::event::ReplyRoute;
use super::host_pauses::HostPauses;
use super::load_session::{due_snapshot, snapshot};
use super::next_ids::NextIds;
use super::request::Address;
use super::shown_elsewhere::ShownElsewhere;
use super::vacations::Vacations;
use crate::session::{
    AccountId, BoardForm, Editor, EventKey, LastRefusal, Proposal, Refusal, RoomId, RoomTournament,
    Say, Session, SessionId, ShownEntry,
};
use crate::store::json::StoredAsJson;
use crate::store::{Change, Delivery, NewEntry, NewSession, NewSnapshot, RoomSettings};
use lusoria_games::rules::Fact;
use std::sync::Arc;

/// The most moves that one message may play. One move alone can take much work, such as a long sowing.
const MOST_MOVES: usize = 50;

/// The draft of a change: the effects of those lines of a message that were answered so far.
#[derive(Debug)]
pub(super) struct ChangeDraft {
    pub(super) change: Change,
    pub(super) changed: Vec<ChangedSession>,
    /// What is said about the session that this message opens.
    opening: Option<Say>,
    pub(super) says: Vec<Say>,
    /// What is said in other rooms than that of the message.
    pub(super) says_elsewhere: Vec<(RoomId, Say)>,
    editor: Option<Editor>,
    pub(super) tournaments: Vec<RoomTournament>,
    pub(super) proposals: Vec<Proposal>,
    pub(super) plans: Vec<DraftPlan>,
    /// The first half of a move, if this message was read as its second half.
    pub(super) half: Option<String>,
    /// The bot's question which game, seat or proposal is meant, if it can still be answered with a number after this message.
    pub(super) still_asked: Option<Refusal>,
    /// How many moves this message plays.
    plays: usize,
    /// What becomes of the question that the author was asked.
    pub(super) question: DraftQuestion,
    /// What the author was refused last before this message.
    pub(super) refused_before: Option<Arc<LastRefusal>>,
    /// How boards are shown to the author.
    board_form: BoardForm,
    /// When the host was away.
    pub(super) pauses: Arc<HostPauses>,
    /// Games that are shown in several rooms.
    pub(super) shown: Arc<ShownElsewhere>,
    /// Who is on vacation, after the lines that were answered so far.
    pub(super) vacations: Arc<Vacations>,
    /// Who was on vacation before this change.
    vacations_before: Arc<Vacations>,
}

impl ChangeDraft {
    pub(super) fn new(
        event: EventKey,
        at: i64,
        (pauses, vacations): (&Arc<HostPauses>, &Arc<Vacations>),
        shown: &Arc<ShownElsewhere>,
    ) -> Self {
        let change = Change::new(event, at);
        Self {
            change,
            changed: Vec::new(),
            opening: None,
            says: Vec::new(),
            says_elsewhere: Vec::new(),
            editor: None,
            tournaments: Vec::new(),
            proposals: Vec::new(),
            plans: Vec::new(),
            half: None,
            still_asked: None,
            plays: 0,
            question: DraftQuestion::default(),
            refused_before: None,
            board_form: BoardForm::Text,
            pauses: pauses.clone(),
            shown: shown.clone(),
            vacations: vacations.clone(),
            vacations_before: vacations.clone(),
        }
    }

    /// The session after the lines that were answered so far.
    pub(super) fn current(&self, session: &Arc<Session>) -> Arc<Session> {
        let known = self.changed.iter().find(|one| one.after.id == session.id);
        known.map_or_else(|| session.clone(), |one| one.after.clone())
    }

    /// Appends entries to a session.
    pub(super) fn append(
        &mut self,
        before: &Arc<Session>,
        after: Arc<Session>,
        entries: impl IntoIterator<Item = String>,
    ) {
        self.log(after.id, before.entries, entries);
        match self.changed.iter_mut().find(|one| one.after.id == after.id) {
            Some(one) => one.after = after,
            None => {
                let changed = ChangedSession::new(before.clone(), after);
                self.changed.push(changed);
            }
        }
    }

    /// Tells the room of this session a fact, such as an offer. If `board` is true, the board is shown with it. Tells nothing if this
    /// message has not changed the session.
    pub(super) fn tell(&mut self, session: &Session, fact: Fact, board: bool) {
        let id = session.id;
        if let Some(one) = self.changed.iter_mut().find(|one| one.after.id == id) {
            let at = ShownEntry(id, session.entries);
            one.news.push(Say::News { at, fact, board });
        }
    }

    /// Notes that a session has gone back to an earlier state. Moves that this message plays after that are reported as moves from that
    /// state. The session also needs a new snapshot, because the last one may contain what was taken back.
    pub(super) fn note_takeback(&mut self, session: &Arc<Session>) {
        let id = session.id;
        if let Some(one) = self.changed.iter_mut().find(|one| one.after.id == id) {
            one.before = session.clone();
            one.is_snapshot_due = true;
        }
    }

    /// Opens a session with these entries.
    pub(super) fn open(
        &mut self,
        session: Session,
        entries: impl IntoIterator<Item = String>,
        say: impl FnOnce(ShownEntry) -> Say,
    ) {
        self.change.opened = Some(NewSession {
            id: session.id,
            room: session.room,
            game: session.line.game_string(),
            rules_version: session.rules_version,
            seed: session.seed,
            promise: session.promise.number(),
            imported: None,
            seats: session.seats,
        });
        self.log(session.id, 0, entries);
        self.opening = Some(say(ShownEntry(session.id, session.entries)));
        let opened = Arc::new(session);
        self.changed
            .push(ChangedSession::new(opened.clone(), opened));
    }

    /// Marks the opened session as imported. `game` is the game string exactly as the record has it, because the record's hash covers
    /// that text. `head` is a [`RecordHead`](crate::session::RecordHead) as JSON.
    pub(super) fn mark_imported(
        &mut self,
        game: String,
        head: String,
        snapshots: Vec<NewSnapshot>,
    ) {
        if let Some(opened) = &mut self.change.opened {
            opened.game = game;
            opened.imported = Some(head);
        }
        self.change.snapshots = snapshots;
    }

    /// The session that this message has opened, after the lines that were answered so far.
    pub(super) fn opened_session(&self) -> Option<&Arc<Session>> {
        let id = self.change.opened.as_ref()?.id;
        let one = self.changed.iter().find(|one| one.after.id == id)?;
        Some(&one.after)
    }

    /// The new settings of the room, if this message has changed them.
    pub(super) fn room_settings(&self) -> Option<&RoomSettings> {
        self.change.settings.as_ref().map(|(_, settings)| settings)
    }

    /// Changes the settings of the room.
    pub(super) fn set_room_settings(&mut self, room: RoomId, settings: RoomSettings) {
        self.change.settings = Some((room, settings));
    }

    /// The author's position editor after the lines that were answered so far, if one of them has changed it.
    pub(super) fn editor(&self) -> Option<&Editor> {
        self.editor.as_ref()
    }

    /// Changes the position editor. If several lines show its board, only the last board is sent.
    pub(super) fn set_editor(&mut self, editor: Editor, said: Say) {
        let overtaken = |say: &Say| matches!(say, Say::Edited(_, reply, _) if reply.is_board());
        self.says.retain(|say| !overtaken(say));
        self.says.push(said);
        self.editor = Some(editor);
    }

    /// Adds to the number of moves that this message plays. Returns false if the message plays too many.
    pub(super) fn may_play(&mut self, moves: usize) -> bool {
        self.plays += moves;
        self.plays <= MOST_MOVES
    }

    /// Whether this message changes a game that belongs to another room. The board of such a game is also shown here, to the author.
    pub(super) fn plays_elsewhere(&self, room: RoomId) -> bool {
        self.changed.iter().any(|one| one.after.room != room)
    }

    /// Sets how boards are shown to the author.
    pub(super) fn set_board_form(&mut self, form: BoardForm) {
        self.board_form = form;
    }

    /// The game of this person that this message has ended, if any.
    pub(super) fn ended_session_of(&self, account: AccountId) -> Option<Arc<Session>> {
        let mut sessions = self.changed.iter().rev().map(|one| &one.after);
        let over = |session: &&Arc<Session>| {
            session.ending.is_some() && session.seat_of(account).is_some()
        };
        sessions.find(over).cloned()
    }

    /// Adds something to say. If a message leads to the same answer twice, the answer is sent once.
    pub(super) fn say(&mut self, say: Say) {
        if !self.says.contains(&say) {
            self.says.push(say);
        }
    }

    /// The event of this change.
    pub(super) const fn event(&self) -> EventKey {
        self.change.event
    }

    /// The time of this change: Unix seconds.
    pub(super) const fn at(&self) -> i64 {
        self.change.at
    }

    /// Empties the draft. The caller makes sure that the draft has not changed the room's settings. Such a change is in memory already
    /// and would not be undone.
    pub(super) fn withdraw(&mut self) {
        let (pauses, shown) = (self.pauses.clone(), self.shown.clone());
        let absences = (&pauses, &self.vacations_before.clone());
        *self = Self::new(self.change.event, self.change.at, absences, &shown);
    }

    /// Removes the changes to the position editor.
    pub(super) fn forget_editing(&mut self) {
        self.editor = None;
        self.says.retain(|say| !matches!(say, Say::Edited(..)));
    }

    /// Keeps the first answers until their weights add up to `most` or more, and removes the others; true if any were removed. News of
    /// games is always kept, and has no weight.
    pub(super) fn keep_answers(&mut self, most: u32, weight: impl Fn(&Say) -> u32) -> bool {
        let (all, mut used) = (self.says.len(), 0);
        self.says.retain(|say| {
            let fits = used < most;
            used += weight(say);
            fits
        });
        self.says.len() < all
    }

    /// The sessions that this message has opened or changed, in their new state.
    pub(super) fn sessions(&self) -> impl Iterator<Item = &Arc<Session>> {
        self.changed.iter().map(|one| &one.after)
    }

    /// The sessions that were over before this message and are open again after it.
    pub(super) fn resumed_sessions(&self) -> impl Iterator<Item = &Arc<Session>> {
        let resumed = self.changed.iter().filter(|one| one.is_resumed());
        resumed.map(|one| &one.after)
    }

    /// The sessions that this message has ended.
    pub(super) fn ended_sessions(&self) -> impl Iterator<Item = SessionId> {
        let over = self.sessions().filter(|session| session.ending.is_some());
        over.map(|session| session.id)
    }

    /// The sessions that the answers are about.
    pub(super) fn sessions_asked_about(&self) -> Vec<SessionId> {
        self.says.iter().filter_map(Say::session).collect()
    }

    /// Whether there is nothing to store and nothing to say.
    pub(super) fn is_empty(&self) -> bool {
        self.changed.is_empty()
            && self.says.is_empty()
            && self.says_elsewhere.is_empty()
            && self.change.moved.is_none()
            && self.change.due.is_empty()
    }

    /// Finishes the change, and puts its messages in order: first the news of ended games, then the opened session, then other news of
    /// games, then the answers.
    ///
    /// News goes to the room of its session, or to a thread of that room if the author plays there. An author who plays from another room
    /// is also shown the board there. A change by a computer player has no author.
    pub(super) fn finish(
        mut self,
        address: &Address,
        author: Option<AccountId>,
        route: ReplyRoute<'_>,
        next_ids: &mut NextIds,
    ) -> DecidedChange {
        self.remember_person(address.room, author);
        self.look_at_games_later();
        let opening = self.opening_in_rooms(address);
        let told = |one: &_| announce(one, address, author, self.board_form, &self.shown);
        let mut says = ends_before_opening(&self.changed, opening, told);
        for say in std::mem::take(&mut self.says) {
            says.extend(self.shown.copies(&say, address.room));
            says.push((address.room, say));
        }
        says.append(&mut self.says_elsewhere);
        for (room, say) in &says {
            let replied = route.message.filter(|_| *room == address.room);
            let interaction = route.interaction.filter(|_| *room == address.room);
            let path = interaction.and_then(|interaction| interaction.path_of(say));
            self.change.deliveries.push(Delivery {
                id: next_ids.take_outbox(),
                room: *room,
                token: rand::random(),
                say: say.to_json(),
                reply_to: replied.map(str::to_owned),
                path: path.map(|path| path.to_json()),
            });
        }
        DecidedChange {
            says: says.into_iter().map(|(_, say)| say).collect(),
            sessions: self.take_changed_sessions(),
            tournaments: std::mem::take(&mut self.tournaments),
            proposals: std::mem::take(&mut self.proposals),
            plans: std::mem::take(&mut self.plans),
            change: Arc::new(self.change),
        }
    }

    /// The message that opens a session, once for each room that gets it. The first of these rooms is the session's room. If the command
    /// was written in a thread of that room, the thread is used instead. The others are rooms in which the game is shown from the
    /// beginning.
    fn opening_in_rooms(&mut self, address: &Address) -> Vec<(RoomId, Say)> {
        let (Some(say), Some(opened)) = (self.opening.take(), &self.change.opened) else {
            return Vec::new();
        };
        let in_thread = address.parent == Some(opened.room);
        let room = [opened.room, address.room][usize::from(in_thread)];
        let shown = self.change.people.shown.iter();
        let shown = shown.filter(|(session, _, is_shown)| *session == opened.id && *is_shown);
        let rooms = [room].into_iter().chain(shown.map(|(_, room, _)| *room));
        rooms.map(|room| (room, say.clone())).collect()
    }

    /// Takes the changed sessions out of the draft, and adds their snapshots and endings to the change.
    fn take_changed_sessions(&mut self) -> Vec<Arc<Session>> {
        let changed = std::mem::take(&mut self.changed);
        let snapshots = changed.iter();
        let snapshots = snapshots.filter_map(|one| match one.is_snapshot_due {
            true => snapshot(&one.after),
            false => due_snapshot(one.before.entries, &one.after),
        });
        self.change.snapshots.extend(snapshots);
        let resumed = changed.iter().filter(|one| one.is_resumed());
        self.change.resumed = resumed.map(|one| one.after.id).collect();
        let sessions: Vec<_> = changed.into_iter().map(|one| one.after).collect();
        let over = |session: &Arc<Session>| Some((session.id, session.ending?.to_string()));
        self.change.ended = sessions.iter().filter_map(over).collect();
        sessions
    }

    /// Adds the author's last refusal and position editor to the change.
    fn remember_person(&mut self, room: RoomId, author: Option<AccountId>) {
        let Some(account) = author else { return };
        if let Some(refused) = self.take_last_refusal() {
            let said = refused.to_json();
            self.change.refused = Some((room, account, said));
        }
        if let Some(editor) = &self.editor {
            self.change.editor = Some((account, editor.to_json()));
        }
    }

    fn log(&mut self, session: SessionId, after: u32, entries: impl IntoIterator<Item = String>) {
        let numbered = (after + 1..).zip(entries);
        self.change
            .entries
            .extend(numbered.map(|(n, text)| NewEntry { session, n, text }));
    }
}
