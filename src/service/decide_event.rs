//! Decides one event: calls the handler of its cause.

use super::cause::{Cause, ComputerMove, RoomReplaced};
use super::change_draft::ChangeDraft;
use super::chat_message::ChatMessage;
use super::decided_change::DecidedChange;
use super::event::{Event, ReplyRoute};
use super::interaction::{Asked, Interaction};
use super::line_result::Need;
use super::receipt::Outcome;
use super::request::{Address, Request};
use super::round::{HandledEvent, Pending, ToRead};
use super::service_task::Service;
use super::talk::Talk;
use crate::command::{Addressing, MessageLine, clean_name, read_message};
use crate::session::{AccountId, EventKey, Identity, Refusal, RoomId, Say};
use crate::store::StoreError;
use tracing::error;

/// Stands for somebody whose account is not in memory.
const SOMEBODY: AccountId = AccountId(-1);

/// What was decided about an event.
pub(super) enum Decision {
    /// There is something to store.
    Store(Box<DecidedChange>),
    /// The event has to wait for something that is done outside the task of the service.
    Wait(Need),
    /// There is nothing to do.
    Nothing,
}

impl Service {
    /// Decides one event, and returns what has become of it so far. An event that was handled before, or whose author is ignored, is not
    /// decided.
    pub(super) async fn handle_event(&mut self, mut event: Box<Event>) -> HandledEvent {
        let key = self.recent_events.key_of(&event);
        if self.recent_events.contains(key) {
            return HandledEvent::nothing_to_store(event, Outcome::Repeated);
        }
        let author = event.cause.author();
        let is_silent = |author| self.limits.is_silenced(author, key) || self.is_blocked(author);
        if author.is_some_and(is_silent) {
            self.note_unheard(key, &event);
            event.waiter.tell(Outcome::Ignored);
            return HandledEvent::Answered;
        }
        // If the clock was set forward, the service must notice that before it decides anything in a game.
        let is_due = matches!(event.cause, Cause::Due(_));
        self.note_that_host_is_there(is_due).await;
        if let Some(since) = event.waits_since.take() {
            self.note_stall(since.elapsed());
        }
        let begun = self.config.clock.now();
        let mut decision = self.decide_event(key, &event).await;
        if let Ok(Decision::Store(decided)) = &mut decision
            && let Err(why) = self.make_tournaments_due(decided).await
        {
            decision = Err(why);
        }
        match self.cache.take_long_session() {
            Some(unread) => {
                self.read_session(unread, event);
                HandledEvent::Answered
            }
            None => self.carry_out((key, begun), event, decision),
        }
    }

    /// Notes that somebody has written or posted something that the bot ignores. Other people see it, and a later yes may be an answer to
    /// it.
    fn note_unheard(&mut self, key: EventKey, event: &Event) {
        // If the room is not in memory, nothing was asked or offered there lately, so nothing needs to be noted. If the author is not in
        // memory, nothing was asked of the author lately, so it does not matter who the author is.
        if let Some(room) = self.cache.rooms.peek(&event.room) {
            let author = event.cause.author();
            let id = author.map(|author| (author.platform, author.id.clone()));
            let account = id.and_then(|id| self.cache.accounts.peek(&id));
            let account = account.map_or(SOMEBODY, |(account, _)| *account);
            let answers = &mut self.proposals.bare_answers;
            let talk = Talk::of(true, event.cause.may_ask());
            answers.note_event((room.id, account), key, talk);
        }
    }

    /// Carries out a decision, except for storing it.
    fn carry_out(
        &mut self,
        (key, begun): (EventKey, i64),
        event: Box<Event>,
        decision: Result<Decision, StoreError>,
    ) -> HandledEvent {
        match decision {
            Ok(Decision::Wait(need)) => return self.wait_for(need, event),
            Ok(Decision::Nothing) => {
                return HandledEvent::nothing_to_store(event, Outcome::Ignored);
            }
            Ok(Decision::Store(decided)) => {
                // If the same event comes again in this round, it must not be decided a second time.
                self.recent_events.add(key);
                self.remember(&event.room, &decided);
                return HandledEvent::Pending(Pending {
                    key,
                    event,
                    decided,
                    outgoing: Vec::new(),
                });
            }
            Err(why) => self.report_unread(&why, *event, begun),
        }
        HandledEvent::Answered
    }

    /// Reports that an event could not be decided, because something could not be read. `begun` is when the decision began, which may be
    /// some seconds ago.
    pub(super) fn report_unread(&mut self, why: &StoreError, event: Event, begun: i64) {
        error!(database = %self.store.name(), %why, "an event could not be decided");
        self.database_fault.suspect();
        // One line may have changed a setting in memory before a read for another line failed.
        self.cache.personal.clear();
        self.report_not_stored(event, begun);
    }

    /// Starts what this event has to wait for, outside the task of the service. When that is done, the event is handed to the service
    /// again and decided.
    fn wait_for(&mut self, need: Need, mut event: Box<Event>) -> HandledEvent {
        // Everything but `Need::Stored` takes a while, so the waiter is told that an answer will come.
        if !matches!(need, Need::Stored(_)) {
            event.waiter.announce_answer();
        }
        match need {
            Need::Stored(at) => self.wait_until_stored(at, event),
            Need::Record(text) => self.read_record(text, event),
            Need::Thought(question) => self.ask_for_thought(question, event),
            Need::Analysis(session, asker) => self.ask_for_analysis(session, asker, event),
            Need::EndedGames(question) => {
                self.inbox.hold_room(&event.room);
                return HandledEvent::ToRead(ToRead { event, question });
            }
        }
        HandledEvent::Answered
    }

    /// The empty draft of a change by this event.
    fn draft(&self, key: EventKey) -> ChangeDraft {
        let absences = (&self.pauses, &self.vacations);
        ChangeDraft::new(key, self.config.clock.now(), absences, &self.shown)
    }

    /// Calls the handler for the event's cause.
    async fn decide_event(&mut self, key: EventKey, event: &Event) -> Result<Decision, StoreError> {
        let mut draft = Box::new(self.draft(key));
        self.note_return(event, &mut draft).await?;
        // Only messages come in such numbers that the cost of a box matters. The futures of the other causes are boxed, so that the
        // future of a message need not have room for them.
        match &event.cause {
            Cause::Message(message) => self.decide_message(event, message, draft).await,
            Cause::Interaction(interaction) => {
                Box::pin(self.decide_interaction(event, interaction, draft)).await
            }
            Cause::UnreadableMessage(author) => {
                Box::pin(self.decide_unreadable_message(event, author, draft)).await
            }
            Cause::OtherContent(_) => {
                self.note_unheard(key, event);
                Ok(Decision::Nothing)
            }
            Cause::RoomReplaced(replaced) => {
                Box::pin(self.decide_room_replaced(event, replaced, draft)).await
            }
            Cause::RoomLeft => Box::pin(self.decide_room_left(event, draft)).await,
            Cause::RoomEntered => Box::pin(self.decide_room_entered(event, draft)).await,
            Cause::Thread(news) => Box::pin(self.decide_thread(event, news, draft)).await,
            Cause::Undelivered(digest) => {
                Box::pin(self.decide_undelivered(event, digest, draft)).await
            }
            Cause::ComputerMove(thought) => {
                Box::pin(self.decide_thought(event, thought, draft)).await
            }
            Cause::Due(item) => Box::pin(self.decide_due(event, item, draft)).await,
        }
    }

    async fn decide_message(
        &mut self,
        event: &Event,
        message: &ChatMessage,
        draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        let (room, prefix) = self.room_and_prefix(event).await?;
        let how = Addressing {
            prefix: &prefix,
            addressed: message.addressed,
        };
        let lines = read_message(&message.text, how);
        // This goes on even if no line of the message is for the bot, because the author has typed something since the last question or
        // offer.
        let request = self.request_of(room, event, message).await?;
        self.decide_lines(event, &request, &message.author, lines, draft)
            .await
    }

    /// Decides a slash command or a pressed control, each as if the author had typed the line for it.
    async fn decide_interaction(
        &mut self,
        event: &Event,
        interaction: &Interaction,
        mut draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        let (message, press) = match &interaction.asked {
            Asked::Line(message) => return self.decide_message(event, message, draft).await,
            Asked::Press(message, press) => (message, press),
        };
        let (room, _) = self.room_and_prefix(event).await?;
        let mut request = self.request_of(room, event, message).await?;
        request.is_press = true;
        let lines = match self.lines_of_press(&request, press).await? {
            Ok(lines) => lines,
            // The refusal cannot be told to this person alone, and the whole room need not read it.
            Err(_) if interaction.path.is_none() => return Ok(Decision::Nothing),
            Err((refusal, at)) => {
                draft.say(Say::Refused(refusal, at, request.account));
                Vec::new()
            }
        };
        self.decide_lines(event, &request, &message.author, lines, draft)
            .await
    }

    /// The request of somebody who has written or pressed something.
    async fn request_of(
        &mut self,
        room: RoomId,
        event: &Event,
        message: &ChatMessage,
    ) -> Result<Request, StoreError> {
        let address = self.address(room, event).await?;
        Ok(Request {
            mentions: message.mentions.iter().map(with_clean_name).collect(),
            reply_to: self.message_replied_to(&address, message).await?,
            replies_to_person: message.replies_to_person,
            may_ask: event.cause.may_ask(),
            may_configure: message.may_configure,
            direct: message.direct,
            addressed: message.addressed,
            author: (message.author.platform, message.author.id.clone()),
            is_private: message.is_private,
            record: event.record.clone(),
            found_answer: event.found_answer.clone(),
            ended_games: event.ended_games.clone(),
            ..Request::new(address, self.cache.account(&message.author).await?)
        })
    }

    async fn decide_unreadable_message(
        &mut self,
        event: &Event,
        author: &Identity,
        mut draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        let mut request = self.plain_request(event, author).await?;
        request.may_ask = event.cause.may_ask();
        let cannot = Refusal::host("unreadable");
        draft.say(Say::Refused(cannot, None, request.account));
        self.decide_lines(event, &request, author, Vec::new(), draft)
            .await
    }

    async fn decide_room_replaced(
        &mut self,
        event: &Event,
        replaced: &RoomReplaced,
        mut draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        let request = self.plain_request(event, &replaced.author).await?;
        self.move_games_here(&request, &replaced.old_room, &mut draft)
            .await?;
        self.decide_lines(event, &request, &replaced.author, Vec::new(), draft)
            .await
    }

    async fn decide_thought(
        &mut self,
        event: &Event,
        thought: &ComputerMove,
        mut draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        if !self.play_thought(thought, &mut draft).await? {
            return Ok(Decision::Nothing);
        }
        self.finish_unasked(event, draft).await
    }

    /// Finishes the change of an event that is nobody's request, such as a computer player's move.
    pub(super) async fn finish_unasked(
        &mut self,
        event: &Event,
        mut draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        let (room, _) = self.room_and_prefix(event).await?;
        let address = self.address(room, event).await?;
        self.play_in_advance(&mut draft).await?;
        self.rate_ended_games(&mut draft).await?;
        self.note_changes((room, None), &draft).await?;
        let decided = draft.finish(&address, None, ReplyRoute::default(), &mut self.next_ids);
        Ok(Decision::Store(Box::new(decided)))
    }

    /// Answers these lines within the limits. The draft may already hold changes that the event has made before its lines are answered.
    async fn decide_lines(
        &mut self,
        event: &Event,
        request: &Request,
        author: &Identity,
        lines: Vec<MessageLine>,
        mut draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        self.note_message(request, lines.len(), &draft);
        let asks = event.cause.interaction().is_some();
        let lines = self.lines_answered_here(request, author, asks, lines, &mut draft);
        let lines = lines.await?;
        let answering = self.answer_within_limits(author, request, lines, &mut draft);
        if let Some(need) = answering.await? {
            return Ok(Decision::Wait(need));
        }
        if draft.is_empty() && !draft.lapses_question() {
            return Ok(Decision::Nothing);
        }
        self.note_board_style(request, &mut draft).await?;
        self.play_in_advance(&mut draft).await?;
        self.rate_ended_games(&mut draft).await?;
        let (room, author) = (request.address.room, Some(request.account));
        self.note_changes((room, author), &draft).await?;
        let route = event.reply_route();
        let decided = draft.finish(&request.address, author, route, &mut self.next_ids);
        Ok(Decision::Store(Box::new(decided)))
    }

    /// If the message changes a game of another room, the author may be shown that game's board here. For this case, notes in the draft
    /// how boards are shown to the author here.
    async fn note_board_style(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        if draft.plays_elsewhere(request.address.room) {
            let key = &request.address.key;
            draft.set_board_form(self.cache.board_form(request.account, key).await?);
        }
        Ok(())
    }

    /// The request of an event that contains no text.
    async fn plain_request(
        &mut self,
        event: &Event,
        author: &Identity,
    ) -> Result<Request, StoreError> {
        let (room, _) = self.room_and_prefix(event).await?;
        let address = self.address(room, event).await?;
        let account = self.cache.account(author).await?;
        Ok(Request::new(address, account))
    }

    async fn address(&mut self, room: RoomId, event: &Event) -> Result<Address, StoreError> {
        let parent = match event.room.parent_room() {
            Some(parent) => Some(self.cache.room(&parent).await?.id),
            None => None,
        };
        Ok(Address {
            room,
            parent,
            key: event.room.clone(),
        })
    }

    /// The room of an event and its prefix. If the platform reports a new language for the room, that is stored.
    async fn room_and_prefix(&mut self, event: &Event) -> Result<(RoomId, String), StoreError> {
        let room = self.cache.room(&event.room).await?;
        let told = event.locale.as_deref();
        if let Some(lang) = told.and_then(|locale| locale.parse().ok())
            && room.locale.replace(lang) != Some(lang)
        {
            self.store.set_locale(room.id, lang.tag()).await?;
        }
        let prefix = room.settings.prefix.as_ref();
        Ok((room.id, prefix.unwrap_or(&self.config.prefix).clone()))
    }
}

/// The person, with a name that can be used inside a sentence.
fn with_clean_name(person: &Identity) -> Identity {
    Identity {
        name: clean_name(&person.name).into(),
        ..person.clone()
    }
}
