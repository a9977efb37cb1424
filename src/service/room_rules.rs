//! Checks what the managers of a room have allowed and forbidden there: who is answered, which games may be started, and whether
//! onlookers may comment on rated games.
//!
//! `ban_people.rs` decides which lines of a banned person are answered, and `quiet_rooms.rs` which lines in a quiet room. None of these
//! rules silences a person who manages the room.

use super::change_draft::ChangeDraft;
use super::find_session::WhoseSessions;
use super::find_tournament::{has_part, is_held_here};
use super::request::Request;
use super::service_task::Service;
use crate::command::room_settings::{
    ALL, BOTS, GAMES_ALLOWED, GAMES_OF_A_PERSON, GAMES_OF_THE_ROOM, NO_KIBITZ, OPEN, QUIET,
    USUAL_TIME, ban_of,
};
use crate::command::{MessageLine, Setting};
use crate::session::{
    AccountId, Identity, NewGame, Proposal, Refusal, RoomId, RoomKey, Say, Session, SessionId,
    TimeControl,
};
use crate::store::{RoomSettings, StoreError};
use lusoria_games::catalog::{Game, begin};
use lusoria_games::rules::Fact;
use std::sync::Arc;

impl Service {
    /// The lines of a message that are answered in this room. If no line is answered, the draft may say why. `asks` says whether
    /// the platform waits for an answer.
    pub(super) async fn lines_answered_here(
        &mut self,
        request: &Request,
        author: &Identity,
        asks: bool,
        lines: Vec<MessageLine>,
        draft: &mut ChangeDraft,
    ) -> Result<Vec<MessageLine>, StoreError> {
        let settings = &self.cache.room(&request.address.key).await?.settings;
        if request.may_configure || settings.others.is_empty() || lines.is_empty() {
            return Ok(lines);
        }
        let (quiet, no_kibitz) = (settings.is_on(&QUIET), settings.is_on(&NO_KIBITZ));
        if is_banned(settings, &author.id) {
            return self.lines_of_banned(request, asks, lines, draft).await;
        }
        if no_kibitz && let Some(refusal) = self.comments_on_rated_game(request, &lines).await? {
            self.refuse_once(request, refusal, asks, draft).await?;
            return Ok(Vec::new());
        }
        if !quiet {
            return Ok(lines);
        }
        let answered = self.lines_of_players(request, lines, draft).await?;
        if answered.is_empty() && asks {
            let refusal = Refusal::host("muted-here");
            draft.say(Say::Refused(refusal, None, request.account));
        }
        Ok(answered)
    }

    /// Tells this person the refusal, unless their last refusal here was the same. If the platform waits for an answer (`asks`), the
    /// person is told each time.
    pub(super) async fn refuse_once(
        &mut self,
        request: &Request,
        refusal: Refusal,
        asks: bool,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let room = request.address.room;
        let last = self.cache.last_refusal(room, request.account).await?;
        let was_told = last.is_some_and(|last| last.refusal == refusal);
        if asks || !was_told {
            draft.say(Say::Refused(refusal, None, request.account));
        }
        Ok(())
    }

    /// Whether the writer has a part in a tournament that is held here and is not over: as its organizer, or as somebody who takes or
    /// took part.
    pub(super) async fn has_part_in_tournament(
        &mut self,
        request: &Request,
    ) -> Result<bool, StoreError> {
        let live = self.tournaments.live().await?.values();
        let mut here = live.filter(|one| is_held_here(one, request));
        Ok(here.any(|one| has_part(one, request)))
    }

    /// Whether this room is a quiet room, in which the bot answers only those who play.
    pub(super) async fn is_quiet(&mut self, room: &RoomKey) -> Result<bool, StoreError> {
        Ok(self.cache.room(room).await?.settings.is_on(&QUIET))
    }

    /// The refusal of a comment on a rated game by somebody who does not play it. Only lines that are no commands are comments.
    async fn comments_on_rated_game(
        &mut self,
        request: &Request,
        lines: &[MessageLine],
    ) -> Result<Option<Refusal>, StoreError> {
        let named = lines.iter().find_map(|line| match line {
            MessageLine::Bare(named, text) if !text.is_empty() => Some(*named),
            _ => None,
        });
        let Some(named) = named else {
            return Ok(None);
        };
        let Some(session) = self.find_session_commented_on(request, named).await? else {
            return Ok(None);
        };
        let goes_on = session.ending.is_none() && self.ratings.is_rated(session.id);
        let is_comment = goes_on && session.seat_of(request.account).is_none();
        Ok(is_comment.then(|| Fact::new("no-kibitz").with("session", session.id.0).into()))
    }

    /// The session that a line which is no command may comment on: the one that the line names or to whose board it replies. In a thread
    /// in which only one session goes on, any other line may comment on that one.
    async fn find_session_commented_on(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let found = self.find_named_session(request, named).await?;
        // On Matrix, every line in a thread replies to its first message, which may show a game that is over.
        let is_clear = |session: &Arc<Session>| named.is_some() || session.ending.is_none();
        if let Some(session) = found.and_then(Result::ok).filter(is_clear) {
            return Ok(Some(session));
        }
        if request.address.parent.is_none() {
            return Ok(None);
        }
        let mut played = self.live_sessions(request, WhoseSessions::Others).await?;
        Ok(played.pop().filter(|_| played.is_empty()))
    }

    /// The refusal of a game that the settings of this room do not allow.
    pub(super) async fn refused_by_settings(
        &mut self,
        request: &Request,
        new: &NewGame,
        game: &Game,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let settings = self.settings_here(request, draft).await?;
        if !new.computers.is_empty() && !settings.is_on(&BOTS) {
            return Ok(Some(Refusal::host("no-bots-here")));
        }
        if settings.others.is_empty() {
            return Ok(None);
        }
        // `play` may take a seat or a table that is open here. If there is none, `open_seat` refuses to open one.
        let may_take = new.takes_seat && !new.names_a_player() && game.info.seats > 1;
        if !may_take && is_closed_to(request, &settings) {
            return Ok(Some(Refusal::host("games-not-open")));
        }
        if let Some(refusal) = refuse_game(&settings, game) {
            return Ok(Some(refusal));
        }
        self.refuse_too_many_here(request, &settings, draft).await
    }

    /// The refusal to open a seat for this game in a room where only its managers begin games. `None` if the writer may begin games
    /// there, or if a standing table for the game is free.
    pub(super) async fn refuse_to_open(
        &mut self,
        request: &Request,
        game: &str,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let settings = self.settings_here(request, draft).await?;
        let is_refused = is_closed_to(request, &settings)
            && !self
                .free_tables(request, draft)
                .await?
                .iter()
                .any(|free| free == game);
        Ok(is_refused.then(|| Refusal::host("games-not-open")))
    }

    /// The refusal of a tournament whose games the settings of this room do not allow.
    pub(super) async fn refused_tournament(
        &mut self,
        request: &Request,
        game: &str,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let settings = self.settings_here(request, draft).await?;
        if is_closed_to(request, &settings) {
            return Ok(Some(Refusal::host("games-not-open")));
        }
        let line = begin(game);
        Ok(line.and_then(|line| refuse_game(&settings, line.game())))
    }

    /// The refusal of a game that is not among the games that this room allows.
    pub(super) async fn refused_game_in(
        &mut self,
        room: RoomId,
        game: &str,
    ) -> Result<Option<Refusal>, StoreError> {
        let Some(key) = self.room_key(room).await else {
            return Ok(None);
        };
        let settings = &self.cache.room(&key).await?.settings;
        let line = begin(game);
        Ok(line.and_then(|line| refuse_game(settings, line.game())))
    }

    /// The refusal of a further game, if this person or the room has as many games here as the room allows.
    pub(super) async fn refuse_too_many_here(
        &mut self,
        request: &Request,
        settings: &RoomSettings,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let me = Some(request.account);
        for (whose, setting, of) in [
            ("person-room", &GAMES_OF_A_PERSON, me),
            ("room", &GAMES_OF_THE_ROOM, None),
        ] {
            let reached = self.reached_limit(request, (settings, setting), of, draft);
            if let Some((count, most)) = reached.await? {
                let own = self.games_here(request, me, draft).await?;
                let refusal = too_many(whose, count, most);
                let refusal = refusal.with("setting", setting.id.to_owned());
                return Ok(Some(refusal.with("own", own).into()));
            }
        }
        Ok(None)
    }

    /// How many games are open here, and how many this setting allows. If `of` is a person, only games of that person are counted.
    /// `None` if the setting sets no limit or if the limit is not reached.
    async fn reached_limit(
        &mut self,
        request: &Request,
        (settings, setting): (&RoomSettings, &Setting),
        of: Option<AccountId>,
        draft: &ChangeDraft,
    ) -> Result<Option<(usize, usize)>, StoreError> {
        let most: usize = settings.value(setting).parse().unwrap_or(0);
        if most == 0 {
            return Ok(None);
        }
        let count = self.games_here(request, of, draft).await?;
        Ok((count >= most).then_some((count, most)))
    }

    /// The refusal to let the writer take a seat, because the writer, the room or the host has too many open games.
    pub(super) async fn refuse_too_many_by_seat(
        &mut self,
        request: &Request,
        seat: &Proposal,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let refusal = self.refuse_new_game(request, None, draft).await?;
        if refusal.is_some() {
            return Ok(refusal);
        }
        let settings = self.settings_here(request, draft).await?;
        let too_many = self.refuse_too_many_here(request, &settings, draft).await?;
        Ok(match too_many {
            Some(too_many) if self.is_seat_of_room(request, seat).await => Some(too_many),
            _ => None,
        })
    }

    /// The refusal of a seat because the person who opened it has as many games here as one person may have.
    pub(super) async fn refuse_seat_of_busy(
        &mut self,
        request: &Request,
        seat: &Proposal,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let settings = self.settings_here(request, draft).await?;
        let limit = (&settings, &GAMES_OF_A_PERSON);
        let theirs = self.reached_limit(request, limit, Some(seat.proposer), draft);
        if theirs.await?.is_none() || !self.is_seat_of_room(request, seat).await {
            return Ok(None);
        }
        let fact = Fact::new("join-they-have-enough").with("session", seat.id.0);
        let fact = fact.with("asked", i64::from(seat.to.is_some()));
        Ok(Some(fact.into()))
    }

    /// Whether this seat belongs to the room of the request. A room and all its threads count as one room.
    async fn is_seat_of_room(&self, request: &Request, seat: &Proposal) -> bool {
        let address = &request.address;
        let is_here = || async {
            let key = self.room_key(seat.room).await;
            key.is_some_and(|key| key.whole_room() == address.key.whole_room())
        };
        seat.room == address.room || is_here().await
    }

    /// The refusal of a game with this person because they have as many games in this room as one person may have there.
    pub(super) async fn refuse_busy(
        &mut self,
        request: &Request,
        (other, known): (AccountId, &Identity),
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let settings = self.settings_here(request, draft).await?;
        let limit = (&settings, &GAMES_OF_A_PERSON);
        let theirs = self.reached_limit(request, limit, Some(other), draft);
        let fact = || Fact::new("other-has-enough").with("name", known.name.to_string());
        Ok(theirs.await?.map(|_| fact().into()))
    }

    /// How many games go on in this room with its threads. If a person is given, only games of that person are counted. A game to which
    /// the person was challenged does not count before they take part.
    async fn games_here(
        &mut self,
        request: &Request,
        of: Option<AccountId>,
        draft: &ChangeDraft,
    ) -> Result<usize, StoreError> {
        let ended: Vec<_> = draft.ended_sessions().collect();
        let whole = request.address.key.whole_room();
        let live = self.live_sessions_under(&whole).await?;
        let live = live.iter().filter(|one| !ended.contains(&one.id));
        let Some(me) = of else {
            return Ok(live.count());
        };
        let own = live.filter(|one| one.people.contains(&of));
        let own: Vec<_> = own.map(|one| one.people).collect();
        let mut count = 0;
        for people in own {
            let other = people.into_iter().flatten().find(|one| *one != me);
            let is_only_called = match other {
                Some(other) => self.has_only_been_called(me, other).await?,
                None => false,
            };
            count += usize::from(!is_only_called);
        }
        Ok(count)
    }

    /// The time control of a game between two people if none was typed: that of the room's setting.
    pub(super) async fn usual_time(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Option<TimeControl>, StoreError> {
        let settings = self.settings_here(request, draft).await?;
        Ok(settings.value(&USUAL_TIME).parse().ok())
    }
}

/// The refusal of another game, because `count` games are open and `most` are allowed. `count` may be greater than `most`, because the
/// limit may have been lowered.
fn too_many(whose: &str, count: usize, most: usize) -> Fact {
    let fact = match count > most {
        true => Fact::new("more-games-than-allowed"),
        false => Fact::new("too-many-games"),
    };
    let fact = fact.with("whose", whose.to_owned());
    let fact = fact.with("number", count);
    let fact = fact.with("most", most);
    fact.with("surplus", count - most + 1)
}

/// The refusal if this game may not be begun here.
pub(super) fn refuse_game(settings: &RoomSettings, game: &Game) -> Option<Refusal> {
    if is_allowed(settings, game) {
        return None;
    }
    let fact = Fact::new("game-not-here").with("game", game.names[0].0.to_owned());
    Some(fact.into())
}

/// Whether only those who manage the room begin games there, and the writer does not manage it.
pub(super) fn is_closed_to(request: &Request, settings: &RoomSettings) -> bool {
    !settings.is_on(&OPEN) && !request.may_configure
}

/// Whether the person with this id of the platform is banned here.
pub(super) fn is_banned(settings: &RoomSettings, person: &str) -> bool {
    // Most rooms have no such settings, and this function is called for every board.
    let banned = || settings.others.get(&ban_of(person));
    !settings.others.is_empty() && banned().is_some_and(|banned| banned == "on")
}

/// Whether a game may be begun here.
pub(super) fn is_allowed(settings: &RoomSettings, game: &Game) -> bool {
    let allowed = settings.value(&GAMES_ALLOWED);
    allowed == ALL || allowed.split(',').any(|id| id == game.info.id)
}
