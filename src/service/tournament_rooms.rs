//! Holds a tournament in several rooms: `tournament invite` gives a code, and `tournament here CODE` brings the tournament into another
//! room. Also lets people enter. Each person plays in the room where they have entered. Whoever has entered and then types the same
//! command in another room of the tournament plays in that other room from then on.
//!
//! How many rooms a tournament may have is in `src/session/tournament/rooms.rs`, how many may enter in `src/session/tournament/enter.rs`.

use super::change_draft::ChangeDraft;
use super::find_tournament::room_here;
use super::line_result::{Answered, LineResult, inform};
use super::one_time_codes::{hash_of, new_code};
use super::request::Request;
use super::service_task::Service;
use super::tournament_step::due;
use crate::command::room_settings::BOTS;
use crate::render::distinguish_people;
use crate::session::{
    AccountId, Computer, GeneralAnswer, Identity, Invitation, Phase, Player, Refusal, RoomId,
    RoomTournament, Say, Session, ShownEntry, TournamentId, TournamentNews, answer_fact, news_fact,
};
use crate::store::StoreError;
use lusoria_games::kit::fold;
use lusoria_games::rules::{Fact, Seat};

/// The most tournaments that go on in one room.
const MOST_IN_A_ROOM: usize = 4;
/// For how long a code is valid, in seconds: a day.
const CODE_IS_VALID_FOR: i64 = 86_400;

impl Service {
    /// Refuses to hold one more tournament in this room, if [`MOST_IN_A_ROOM`] tournaments go on there, or if this message has changed
    /// another tournament already. `None` if the room may have one more.
    pub(super) async fn refuse_one_more_tournament(
        &mut self,
        room: RoomId,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        if draft.tournament().is_some() {
            return Ok(Some(Refusal::host("tournament-beside")));
        }
        let live = self.tournaments.live().await?.values();
        let here: Vec<_> = live.filter(|one| one.is_held_in(room)).collect();
        let is_full = here.len() >= MOST_IN_A_ROOM;
        let example = here.first().map_or(0, |one| one.id.0);
        let fact = Fact::new("tournament-too-many").with("tournament", example);
        Ok(is_full.then(|| fact.into()))
    }

    /// Brings a tournament into this room. The code says which tournament.
    pub(super) async fn bring_tournament(
        &mut self,
        request: &Request,
        code: &str,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let now = draft.at();
        if let Some(refusal) = self.refuse_codes(&request.author, now) {
            return Ok(refusal.into());
        }
        let code = hash_of(code);
        let mut live = self.tournaments.live().await?.values();
        let Some(tournament) = live.find(|one| one.is_invited_by(&code, now)) else {
            self.note_wrong_code(&request.author, now);
            return Ok(Refusal::host("tournament-no-code").into());
        };
        let mut tournament = tournament.clone();
        if let Some(refusal) = self.refuse_to_bring(request, &tournament, draft).await? {
            return Ok(refusal.into());
        }
        let lost = Some(tournament.room).filter(|_| tournament.is_stranded);
        if let Err(refusal) = tournament.bring_into(request.address.room) {
            return Ok(refusal.into());
        }
        match lost {
            Some(lost) => self.bring_from(lost, request, tournament, draft).await?,
            None => tell_change(Some(request), &tournament, TournamentNews::Here, draft),
        }
        Ok(LineResult::Done)
    }

    /// Lets a tournament go on in this room. The bot is no longer in the room `lost`, the only one in which the tournament was held.
    async fn bring_from(
        &mut self,
        lost: RoomId,
        request: &Request,
        mut tournament: RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let were_there = (lost, tournament.lose_room(lost));
        let by = tournament.organizer;
        let resettled = self.resettle(were_there, by, &mut tournament, draft);
        let withdrawn = resettled.await?;
        let news = TournamentNews::GoesOnHere;
        tell_change(Some(request), &tournament, news, draft);
        tell_withdrawn(withdrawn, &tournament, Some(request), draft);
        draft.set_due(&due(&tournament), draft.at());
        Ok(())
    }

    /// Why this person may not bring this tournament here; `None` if they may.
    async fn refuse_to_bring(
        &mut self,
        request: &Request,
        tournament: &RoomTournament,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        if room_here(tournament, request).is_some() {
            let fact = Fact::new("tournament-already-here");
            return Ok(Some(fact.with("tournament", tournament.id.0).into()));
        }
        let room = request.address.room;
        if let Some(refusal) = self.refuse_one_more_tournament(room, draft).await? {
            return Ok(Some(refusal));
        }
        let (me, organizer) = (request.account, tournament.organizer);
        let platform = request.address.key.platform;
        if me != organizer
            && let Some(refusal) = self.refuse_blocked(me, organizer, platform).await?
        {
            return Ok(Some(refusal));
        }
        let settings = self.settings_here(request, draft).await?;
        if tournament.computers() > 0 && !settings.is_on(&BOTS) {
            return Ok(Some(Refusal::host("no-bots-here")));
        }
        self.refused_tournament(request, &tournament.game, draft)
            .await
    }

    /// The refusal, if the settings of one of the tournament's rooms forbid games with computer players. If the tournament `starts` now,
    /// the refusal also says how to take out a computer player.
    pub(super) async fn refuse_computers_in(
        &mut self,
        request: &Request,
        tournament: &RoomTournament,
        starts: bool,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let here = room_here(tournament, request);
        for room in tournament.rooms().collect::<Vec<_>>() {
            let is_here = Some(room) == here;
            let is_allowed = match (is_here, self.room_key(room).await) {
                (true, _) => self.settings_here(request, draft).await?.is_on(&BOTS),
                (false, Some(key)) => self.cache.room(&key).await?.settings.is_on(&BOTS),
                (false, None) => true,
            };
            if !is_allowed {
                let mut players = tournament.entrants.iter().map(|one| one.player);
                let computer = players.find_map(Player::computer).filter(|_| starts);
                return Ok(Some(no_computers(room, is_here, computer, tournament.id)));
            }
        }
        Ok(None)
    }

    /// Lets the writer take part. They play in the room where they write, if the tournament is held there. Otherwise they play in its
    /// first room.
    pub(super) async fn enter_tournament(
        &mut self,
        request: &Request,
        mut tournament: RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let me = Player::Person(request.account);
        if self.is_banned_from(request.account, &tournament).await? {
            let fact = Fact::new("tournament-banned");
            return Ok(Refusal::from(fact.with("tournament", tournament.id.0)).into());
        }
        let here = room_here(&tournament, request);
        let room = here.unwrap_or(tournament.room);
        if let Some(refusal) = self.refused_game_in(room, &tournament.game).await? {
            return Ok(refusal.into());
        }
        let takes_part = tournament.still_in(me).is_some();
        if takes_part && here.is_some() && tournament.room_of(me) != room {
            return self
                .play_here_from_now(request, room, tournament, draft)
                .await;
        }
        if let Err(refusal) = tournament.enter(me) {
            return Ok(refusal.into());
        }
        tournament.note_room_of(me, room);
        let news = TournamentNews::Entered(vec![me]);
        Ok(keep(request, &tournament, news, draft))
    }

    /// Notes that the writer plays in this room from now on, and shows their games in it. The writer takes part already.
    async fn play_here_from_now(
        &mut self,
        request: &Request,
        room: RoomId,
        mut tournament: RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Answered {
        tournament.note_room_of(Player::Person(request.account), room);
        draft.set_tournament(&tournament);
        let fact = answer_fact("tournament-home").with("tournament", tournament.id.0);
        let answer = inform(request, GeneralAnswer::Told(fact), draft);
        for game in self.open_games_of(request.account, draft).await? {
            let mut others = game.people().into_iter().flatten();
            let other = others.find(|one| *one != request.account);
            let is_banned = match other {
                Some(other) => self.is_banned_in(other, room).await?,
                None => false,
            };
            let is_of_it = tournament.sessions().any(|id| id == game.id);
            if is_of_it && !is_banned && !self.is_shown_in(&game, room) {
                draft.show_in(game.id, room, true);
                draft.says_elsewhere.push((room, played_here(&game, None)));
            }
        }
        Ok(answer)
    }

    /// Says in a room that a game is played there from now on. Notifies the player on turn, but not in quiet hours or on vacation.
    pub(super) async fn tell_played_here(
        &mut self,
        game: &Session,
        room: RoomId,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let on_turn = game.decider();
        let person = on_turn.and_then(|seat| game.people()[seat.index()]);
        let quiet_until = match (person, self.room_key(room).await) {
            (Some(person), Some(key)) => {
                self.quiet_until_in(game, person, &key, draft.at()).await?
            }
            _ => None,
        };
        let called = on_turn.filter(|_| person.is_some() && quiet_until.is_none());
        draft.says_elsewhere.push((room, played_here(game, called)));
        Ok(())
    }

    /// Whether this person is banned from any of the tournament's rooms. Every room matters, because the games of an entrant may be shown
    /// in each of them.
    async fn is_banned_from(
        &mut self,
        account: AccountId,
        tournament: &RoomTournament,
    ) -> Result<bool, StoreError> {
        for room in tournament.rooms() {
            if self.is_banned_in(account, room).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The person in the tournament who is meant by this name. `name` is the name that the tables show here, or a mention.
    pub(super) async fn entrant_named(
        &mut self,
        name: &str,
        tournament: &RoomTournament,
        request: &Request,
    ) -> Result<Result<Player, Refusal>, StoreError> {
        let mut people = Vec::new();
        for one in tournament.entrants.iter().filter(|one| !one.has_left) {
            if let Player::Person(account) = one.player {
                let platform = request.address.key.platform;
                let known = self.cache.identity_on(account, platform).await?;
                people.extend(known.map(|known| (account, known)));
            }
        }
        distinguish_people(&mut people);
        let typed = fold(name.trim_start_matches('@'));
        let is_meant = |(_, known): &&(AccountId, Identity)| {
            fold(&known.name) == typed || (name.starts_with('@') && *known.id == *name)
        };
        let meant: Vec<_> = people.iter().filter(is_meant).collect();
        Ok(match meant[..] {
            [(account, _)] => Ok(Player::Person(*account)),
            [] => {
                let fact = Fact::new("tournament-not-in");
                Err(fact.with("tournament", tournament.id.0).into())
            }
            _ => Err(Refusal::host("tournament-remove-whom")),
        })
    }
}

/// Says which room forbids games with computer players. If a computer player is given, also says how to take it out.
fn no_computers(
    room: RoomId,
    is_here: bool,
    computer: Option<Computer>,
    tournament: TournamentId,
) -> Refusal {
    if is_here && computer.is_none() {
        return Refusal::host("no-bots-here");
    }
    let level = computer.map_or("none", |one| one.level().name());
    let fact = Fact::new("tournament-no-bots").with("tournament", tournament.0);
    let fact = fact.with("room", room.0).with("here", i64::from(is_here));
    fact.with("level", level.to_owned()).into()
}

/// Adds the changed tournament to the draft, and says in all its rooms what has happened.
pub(super) fn keep(
    request: &Request,
    tournament: &RoomTournament,
    news: TournamentNews,
    draft: &mut ChangeDraft,
) -> LineResult {
    if tournament.phase == Phase::Running {
        draft.set_due(&due(tournament), draft.at());
    }
    draft.tell_tournament(tournament, news, Some(request));
    draft.set_tournament(tournament);
    LineResult::Done
}

/// The news in a room that a game is played there from now on. Notifies `called`, who is on turn.
pub(super) fn played_here(game: &Session, called: Option<Seat>) -> Say {
    let fact = news_fact("played-here");
    let fact = match called {
        Some(seat) => fact.with("called", seat),
        None => fact,
    };
    Say::News {
        at: ShownEntry(game.id, game.entries),
        fact,
        board: true,
    }
}

/// Gives a code that brings this tournament into another room.
pub(super) fn invite(
    request: &Request,
    mut tournament: RoomTournament,
    draft: &mut ChangeDraft,
) -> LineResult {
    let code = new_code();
    let invitation = Invitation {
        code: hash_of(&code),
        until: draft.at() + CODE_IS_VALID_FOR,
    };
    if let Err(refusal) = tournament.invite(invitation) {
        return refusal.into();
    }
    draft.set_tournament(&tournament);
    let fact = answer_fact("tournament-code").with("code", code);
    let fact = fact.with("tournament", tournament.id.0);
    inform(request, GeneralAnswer::Told(fact), draft)
}

/// Adds a tournament to the draft after its rooms have changed. Answers the person who asked for the change, if there is one. Tells the
/// other rooms how many rooms there are now.
pub(super) fn tell_change(
    asked: Option<&Request>,
    tournament: &RoomTournament,
    here: TournamentNews,
    draft: &mut ChangeDraft,
) {
    let count = u32::try_from(tournament.rooms().count()).unwrap_or(u32::MAX);
    draft.tell_other_rooms(tournament, TournamentNews::Rooms(count), asked);
    if let Some(request) = asked {
        draft.answer_about_tournament(tournament, here, request.account);
    }
    draft.set_tournament(tournament);
}

/// Says that the players `withdrawn` have left the tournament. They have left because it is no longer held in the room where they
/// entered.
pub(super) fn tell_withdrawn(
    withdrawn: Vec<Player>,
    tournament: &RoomTournament,
    asked: Option<&Request>,
    draft: &mut ChangeDraft,
) {
    if !withdrawn.is_empty() {
        let news = TournamentNews::Withdrawn(withdrawn);
        draft.tell_tournament(tournament, news, asked);
    }
}
