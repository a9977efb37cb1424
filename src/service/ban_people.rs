//! The commands `ban` and `unban`. With them, the people who manage a room decide whom the bot does not answer there. A ban is stored as
//! a setting of the room, under the platform's id of the person. So it also holds in the threads of the room and after `forget me`.
//!
//! A person who is banned can still play the games that they have open in the room, but can begin no other game. If a ban stopped open
//! games, somebody who manages the room could ban an opponent and win when the opponent's time is over.
//!
//! About anything else, a banned person is told once that they are banned, and then not answered any more. (A slash command is refused
//! each time, because Discord waits for an answer.)

use super::change_draft::ChangeDraft;
use super::chatter::is_a_move;
use super::line_result::{Answered, inform};
use super::named_person::person_named;
use super::quiet_rooms::is_about_own_game;
use super::request::Request;
use super::room_rules::{is_banned, refuse_game};
use super::service_task::Service;
use crate::command::room_settings::{BAN, ban_of};
use crate::command::{MessageLine, Whom};
use crate::session::{
    AccountId, GeneralAnswer, Identity, Platform, Proposal, Refusal, answer_fact,
};
use crate::store::{RoomSettings, StoreError};
use lusoria_games::catalog::begin;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;
use std::iter;

/// The most people who can be banned in a room.
const MOST_BANS: usize = 200;
/// How many banned people are listed by name at most.
const MOST_LISTED: usize = 20;

impl Service {
    /// The lines of a banned person that are answered: those about games of theirs that go on in this room. If there are none, the person
    /// is told once that they are banned.
    pub(super) async fn lines_of_banned(
        &mut self,
        request: &Request,
        asks: bool,
        lines: Vec<MessageLine>,
        draft: &mut ChangeDraft,
    ) -> Result<Vec<MessageLine>, StoreError> {
        let is_for_bot = asks || lines.iter().any(is_for_bot);
        // Games in threads are read from the database, which is too slow for everything that people say to each other.
        let may_be_move =
            |line: &MessageLine| matches!(line, MessageLine::Bare(_, text) if is_a_move(text));
        let plays = self.plays_here(request).await?
            || (is_for_bot || lines.iter().any(may_be_move))
                && !self.own_games_in_threads(request, draft).await?.is_empty();
        let mut answered = lines;
        answered.retain(|line| plays && is_about_own_game(line, plays));
        if answered.is_empty() && is_for_bot {
            let refusal = Refusal::host("banned-here");
            self.refuse_once(request, refusal, asks, draft).await?;
        }
        Ok(answered)
    }

    /// Why nobody can take this seat in this room: its game is not allowed here any more, or the person who opened the seat is banned.
    /// `None` if neither is so.
    pub(super) async fn refuse_seat_here(
        &mut self,
        request: &Request,
        seat: &Proposal,
    ) -> Result<Option<Refusal>, StoreError> {
        let settings = &self.cache.room(&request.address.key).await?.settings;
        if settings.others.is_empty() {
            return Ok(None);
        }
        let line = begin(&seat.terms.game);
        if let Some(refusal) = line.and_then(|line| refuse_game(settings, line.game())) {
            return Ok(Some(refusal));
        }
        self.refuse_banned(request, seat.proposer).await
    }

    /// Refuses to begin a game with this person, because they are banned in this room. `None` if they are not.
    pub(super) async fn refuse_banned(
        &mut self,
        request: &Request,
        other: AccountId,
    ) -> Result<Option<Refusal>, StoreError> {
        let key = &request.address.key;
        let Some(known) = self.cache.identity_on(other, key.platform).await? else {
            return Ok(None);
        };
        let settings = &self.cache.room(key).await?.settings;
        let fact = || Fact::new("other-banned-here").with("name", known.name.to_string());
        Ok(is_banned(settings, &known.id).then(|| fact().into()))
    }

    /// Refuses to let the writer begin a game, because they are banned in this room. `None` if they are not, or if they manage the room.
    pub(super) async fn refuse_banned_author(
        &mut self,
        request: &Request,
    ) -> Result<Option<Refusal>, StoreError> {
        let settings = &self.cache.room(&request.address.key).await?.settings;
        let is_refused = !request.may_configure && is_banned(settings, &request.author.1);
        Ok(is_refused.then(|| Refusal::host("banned-here")))
    }

    /// Bans a person from the room or admits them again; without a person, lists who is banned.
    pub(super) async fn ban(
        &mut self,
        request: &Request,
        person: Option<Whom>,
        bans: bool,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if !request.may_configure {
            return Ok(Refusal::host("may-not-configure").into());
        }
        if let Some(refusal) = self.refuse_silence().filter(|_| person.is_some()) {
            return Ok(refusal.into());
        }
        let mut settings = self.settings_here(request, draft).await?;
        let Some(person) = person else {
            return self.list_banned(request, &settings, draft).await;
        };
        let person = match self.person_meant(request, &settings, &person).await? {
            Ok(person) => person,
            Err(refusal) => return Ok(refusal.into()),
        };
        let account = self.cache.account(&person).await?;
        if bans && account == request.account {
            return Ok(Refusal::host("ban-yourself").into());
        }
        let key = ban_of(&person.id);
        if bans && banned(&settings).count() >= MOST_BANS {
            return Ok(Refusal::host("too-many-bans").into());
        }
        let plays = bans && self.takes_part_here(account, request).await?;
        let (value, fact) = setting_and_answer(bans, plays);
        settings.others.insert(key, value.to_owned());
        draft.set_room_settings(request.address.room_of_settings(), settings);
        let fact = fact.with("name", person.name.to_string());
        let answer = inform(request, GeneralAnswer::Told(fact), draft);
        if bans {
            self.withdraw_banned(account, request, draft).await?;
        }
        Ok(answer)
    }

    /// Refuses to ban somebody or to make a room quiet where everybody manages every room, as at the console. Neither would have an
    /// effect, because the bot always answers whoever manages the room. `None` on other platforms.
    pub(super) fn refuse_silence(&self) -> Option<Refusal> {
        let refusal = || Refusal::host("everybody-manages");
        self.config.everybody_manages.then(refusal)
    }

    /// The person who is meant. That is the first of these who can be found:
    ///
    /// - the person who is mentioned,
    /// - a person whom `!ban` lists here under this name or id, because somebody who has left the room cannot be mentioned,
    /// - on Matrix, the person whose full id is typed.
    async fn person_meant(
        &self,
        request: &Request,
        settings: &RoomSettings,
        typed: &Whom,
    ) -> Result<Result<Identity, Refusal>, StoreError> {
        let refusal = match person_named(request, typed) {
            Ok(person) => return Ok(Ok(person)),
            Err(refusal) => refusal,
        };
        let plain = |name: &str| fold(name.trim_start_matches('@'));
        let platform = request.address.key.platform;
        for id in banned(settings) {
            let name = self.names_of(platform, iter::once(id)).await?;
            if [id, &name].map(plain).contains(&plain(&typed.name)) {
                let (id, name) = (id.into(), name.into());
                return Ok(Ok(Identity { platform, id, name }));
            }
        }
        Ok(person_of_full_id(platform, typed).ok_or(refusal))
    }

    async fn list_banned(
        &mut self,
        request: &Request,
        settings: &RoomSettings,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let ids: Vec<_> = banned(settings).collect();
        let platform = request.address.key.platform;
        let shown = ids.iter().take(MOST_LISTED).copied();
        let names = self.names_of(platform, shown).await?;
        let fact = answer_fact("ban-list").with("count", i64::try_from(ids.len()).unwrap_or(0));
        Ok(inform(
            request,
            GeneralAnswer::Told(fact.with("names", names)),
            draft,
        ))
    }

    /// The names of the people with these ids on a platform. Somebody whose name is not known is called by their id.
    async fn names_of(
        &self,
        platform: Platform,
        ids: impl Iterator<Item = &str>,
    ) -> Result<String, StoreError> {
        let mut names = Vec::new();
        for id in ids {
            let identity = Identity {
                platform,
                id: id.into(),
                name: id.into(),
            };
            names.push(
                self.store
                    .name_of(&identity)
                    .await?
                    .unwrap_or_else(|| identity.name.to_string()),
            );
        }
        Ok(names.join(", "))
    }
}

/// The person with this full id on Matrix, such as `@bob:example.org`, who need not be in the room.
fn person_of_full_id(platform: Platform, typed: &Whom) -> Option<Identity> {
    let name = typed.name.trim_start_matches('@');
    let (local, _) = name
        .split_once(':')
        .filter(|_| platform == Platform::Matrix)?;
    let (id, name) = (format!("@{name}").into(), local.into());
    typed.is_mention.then_some(Identity { platform, id, name })
}

/// The value to store for a person who is banned or no longer banned, and the answer. If `takes_part` is true, the answer says that the
/// ban takes the person out of tournaments.
fn setting_and_answer(bans: bool, takes_part: bool) -> (&'static str, Fact) {
    match bans {
        true => {
            let fact = answer_fact("banned").with("tournament", i64::from(takes_part));
            ("on", fact)
        }
        // Nothing is stored about somebody who is not banned.
        false => ("", answer_fact("unbanned")),
    }
}

fn banned(settings: &RoomSettings) -> impl Iterator<Item = &str> {
    let on = settings.others.iter().filter(|(_, value)| *value == "on");
    on.filter_map(|(name, _)| name.strip_prefix(BAN))
}

/// Whether this line is a command, or a move that names its game.
fn is_for_bot(line: &MessageLine) -> bool {
    match line {
        MessageLine::Command(_)
        | MessageLine::Wrong(_)
        | MessageLine::WrongCommand(..)
        | MessageLine::MoveOrWrong(..) => true,
        MessageLine::Bare(named, text) => named.is_some() && is_a_move(text),
        MessageLine::More => false,
    }
}
