//! Takes a tournament one step further, for example after a game has ended. A step notes results and makes the pairings of the next round
//! if it is time. It opens at most one session, because a change can open only one.
//!
//! This file also refuses what players may not do in a game of a tournament, such as asking for a hint.

use super::change_draft::ChangeDraft;
use super::decided_change::DecidedChange;
use super::service_task::Service;
use crate::session::{
    Action, ChallengeEnd, Decided, Due, Entry, LadderNews, Phase, Player, Refusal, RoomId,
    RoomTournament, Say, SeatChoice, Session, SessionId, SessionStart, ShownEntry, TournamentId,
    TournamentNews, can_be_rated, deal_first, open, with_time,
};
use crate::store::json::StoredAsJson;
use crate::store::{DueChange, StoreError};
use lusoria_games::rules::Fact;
use std::sync::Arc;
use tracing::error;

impl Service {
    /// Sets a row of the table `due` for each tournament that may go on because this change ends a game:
    ///
    /// - the tournament to which that game belongs
    /// - if the game was between two computer players, all tournaments in its room, because only one such game is played there at a time.
    pub(super) async fn make_tournaments_due(
        &mut self,
        decided: &mut DecidedChange,
    ) -> Result<(), StoreError> {
        for session in &decided.sessions {
            if session.ending.is_none() {
                continue;
            }
            // When two computer players have ended their game, the computer players of any tournament in the room may begin theirs.
            let waiting = match session.is_between_computers() {
                true => self.room_and_parent(session.room).await?,
                false => [None; 2],
            };
            let at = decided.change.at;
            let live = self.tournaments.live().await?.values();
            let concerned = live.filter(|one| {
                let waits = waiting.contains(&Some(one.room)) && one.phase == Phase::Running;
                waits || one.sessions().any(|id| id == session.id)
            });
            let set = |due: Due| DueChange::Set {
                key: due.key(),
                at,
                what: due.to_json(),
            };
            let set: Vec<_> = concerned.map(|one| set(due(one))).collect();
            Arc::make_mut(&mut decided.change).due.extend(set);
        }
        Ok(())
    }

    /// This room, and if it is a thread, the room to which it belongs.
    pub(super) async fn room_and_parent(
        &mut self,
        room: RoomId,
    ) -> Result<[Option<RoomId>; 2], StoreError> {
        let key = self.room_key(room).await;
        let parent = match key.and_then(|key| key.parent_room()) {
            Some(parent) => Some(self.cache.room(&parent).await?.id),
            None => None,
        };
        Ok([Some(room), parent])
    }

    /// Lets a tournament go on by one step, if there is anything to do.
    pub(super) async fn step_tournament(
        &mut self,
        id: TournamentId,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let found = self.tournaments.find(id).await?;
        let Some(mut tournament) = found.filter(|one| one.phase == Phase::Running) else {
            return Ok(());
        };
        // While the bot is in none of the tournament's rooms, nobody would hear of a new round. `note_return` lets the tournament go on
        // later.
        if tournament.is_stranded {
            return self.note_endings_unheard(tournament, draft).await;
        }
        let ended = self.note_endings(&mut tournament).await?;
        tournament.advance(draft.at());
        let mut computers_play = self.computers_play_in(tournament.room).await?;
        let begun = self.begin_next_game(&mut tournament, computers_play, draft);
        match begun.await? {
            Ok(between_computers) => computers_play |= between_computers,
            Err(refusal) => {
                error!(tournament = id.0, why = refusal.id(), "a game cannot begin");
                return Ok(());
            }
        }
        let ended = ended.into_iter().map(LadderNews::Over);
        let ended = ended.map(TournamentNews::Ladder);
        let mut told = news(&mut tournament, computers_play, draft.at());
        let apart = no_shows_apart(told.as_mut(), &mut tournament);
        let news = ended.chain(apart).chain(told);
        for news in news.collect::<Vec<_>>() {
            draft.tell_tournament(&tournament, news, None);
        }
        if let Some(next) = next_step(&tournament, computers_play, draft.at()) {
            draft.set_due(&due(&tournament), next);
        }
        draft.set_tournament(&tournament);
        Ok(())
    }

    /// Why this action is refused in a game of a tournament. `None` if it is not refused.
    ///
    /// - The game cannot be called off. It can be put off only if vacations stop its clock.
    /// - Nobody gets hints or takes moves back.
    /// - The level of a computer player stays.
    pub(super) async fn refuse_in_tournament(
        &mut self,
        session: &Session,
        action: &Action,
    ) -> Result<Option<Refusal>, StoreError> {
        let fact = match action {
            Action::Abort => Fact::new("tournament-abort"),
            // CL-19
            Action::PutOff(_) if !spends_vacation(session) => Fact::new("tournament-pause"),
            Action::Level(_) | Action::Hint | Action::TakeBack(_) => {
                Fact::new("tournament-no-help")
            }
            Action::Accept if session.asks_for_takeback() => Fact::new("tournament-no-help"),
            _ => return Ok(None),
        };
        let tournament = self.tournaments.of_session(session.id).await?;
        let refusal = |one: &RoomTournament| {
            let fact = fact.with("session", session.id.0);
            fact.with("tournament", one.id.0).into()
        };
        Ok(tournament.map(refusal))
    }

    /// Called while the bot is in none of the tournament's rooms. Notes the endings of games, so that the table is right. Endings of
    /// challenges on a ladder are not noted yet, because nobody could be told of them.
    async fn note_endings_unheard(
        &mut self,
        mut tournament: RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        if !tournament.is_ladder() {
            self.note_endings(&mut tournament).await?;
            draft.set_tournament(&tournament);
        }
        Ok(())
    }

    /// Notes the endings of games. Returns how challenges on a ladder ended.
    async fn note_endings(
        &mut self,
        tournament: &mut RoomTournament,
    ) -> Result<Vec<ChallengeEnd>, StoreError> {
        let mut ended = Vec::new();
        for id in tournament.sessions().collect::<Vec<_>>() {
            self.cache.allow_long_reads(true);
            let session = self.cache.session(id).await;
            self.cache.allow_long_reads(false);
            if let Some(ending) = session?.and_then(|session| session.ending) {
                tournament.note_ending(id, ending);
                ended.extend(tournament.end_challenge(id, ending));
            }
        }
        Ok(ended)
    }

    /// Whether two computer players play each other in this room, or in a tournament whose first room this is. A room has only one game
    /// between computer players at a time.
    async fn computers_play_in(&mut self, room: RoomId) -> Result<bool, StoreError> {
        let Some(key) = self.room_key(room).await else {
            return Ok(false);
        };
        let live = &self.cache.room(&key).await?.live;
        let live = live.iter().filter(|one| one.people == [None, None]);
        let mut games: Vec<_> = live.map(|one| one.id).collect();
        let here = self.tournaments.live().await?.values();
        let here = here.filter(|one| one.room == room);
        games.extend(here.flat_map(RoomTournament::sessions_of_computers));
        for id in games {
            let session = self.cache.session(id).await?;
            if session.is_some_and(|one| one.ending.is_none() && one.is_between_computers()) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Begins the next game, if one can begin. Returns whether two computer players play it. While two computer players play already
    /// (`computers_play`), no other game between computer players begins.
    async fn begin_next_game(
        &mut self,
        tournament: &mut RoomTournament,
        computers_play: bool,
        draft: &mut ChangeDraft,
    ) -> Result<Result<bool, Refusal>, StoreError> {
        let challenge = tournament.challenge_to_begin();
        let next = tournament.next_to_begin(computers_play);
        let pair = next.map(|(_, pair)| pair.map(|one| tournament.entrants[one].player));
        let Some(players) = challenge.or(pair) else {
            return Ok(Ok(false));
        };
        let id = match self.open_game(tournament, players, draft).await? {
            Ok(id) => id,
            Err(refusal) => return Ok(Err(refusal)),
        };
        match next {
            Some((number, _)) if challenge.is_none() => tournament.note_session(number, id),
            _ => tournament.note_challenge_session(id),
        }
        let is_computer = |player: &Player| player.computer().is_some();
        Ok(Ok(players.iter().all(is_computer)))
    }

    /// Begins a game in the room of its players. If they have entered in two rooms, it is shown in both, and has no thread.
    async fn open_game(
        &mut self,
        tournament: &RoomTournament,
        players: [Player; 2],
        draft: &mut ChangeDraft,
    ) -> Result<Result<SessionId, Refusal>, StoreError> {
        let (room, shown_in) = self.rooms_of_game(tournament, players.map(Some)).await?;
        let say = match (shown_in, self.room_key(room).await) {
            (None, Some(key)) => self.opening_in(&key, draft).await?,
            _ => Say::Opened,
        };
        Ok(self
            .open_game_in(room, tournament, players, say, draft)
            .inspect(|id| {
                if let Some(other) = shown_in {
                    draft.show_in(*id, other, true);
                }
            }))
    }

    fn open_game_in(
        &mut self,
        room: RoomId,
        tournament: &RoomTournament,
        [first, second]: [Player; 2],
        say: fn(ShownEntry) -> Say,
        draft: &mut ChangeDraft,
    ) -> Result<SessionId, Refusal> {
        let id = self.next_ids.take_session();
        let session = open(SessionStart {
            id,
            room,
            game: tournament.game.clone(),
            seed: self.seeds.seed(id),
            challenger: first,
            friend: Some(second),
            at: draft.at(),
            seat: SeatChoice::First,
        })?;
        // Computer players who play each other have no clock.
        let time = tournament.time.filter(|_| !session.is_between_computers());
        let Decided { entries, after } = deal_first(with_time(Decided::nothing(session), time)?);
        let between_people = after.people().iter().all(Option::is_some);
        draft.open(after, entries.iter().map(Entry::to_string), say);
        let rated = tournament.rated && between_people && can_be_rated(&tournament.game);
        self.note_rated(rated, draft);
        Ok(id)
    }
}

/// When the next step of a tournament is due (Unix seconds). The step is due now if games are to begin, and otherwise when the next
/// season of a league begins. `None` if neither is to come.
fn next_step(tournament: &RoomTournament, computers_play: bool, now: i64) -> Option<i64> {
    if tournament.phase != Phase::Running {
        return None;
    }
    let begins = tournament.next_to_begin(computers_play).is_some();
    match begins || tournament.challenge_to_begin().is_some() {
        true => Some(now),
        false => tournament.season.next,
    }
}

/// The row of the table `due` that makes this tournament go on.
pub(super) fn due(tournament: &RoomTournament) -> Due {
    Due::Tournament(tournament.id, tournament.room)
}

/// What a step of the tournament says. `None` if there is nothing new.
///
/// - Once all games of a round have begun, it says the pairings. It does not wait for games between two computer players, which are
///   played one after another.
/// - Once the season or the tournament is over, it says the table.
fn news(tournament: &mut RoomTournament, computers_play: bool, now: i64) -> Option<TournamentNews> {
    if tournament.phase == Phase::Over {
        return Some(tournament.tell_end());
    }
    if let Some(next) = tournament.season.next {
        let is_new = !std::mem::replace(&mut tournament.season.end_told, true);
        let table = tournament.table();
        let next = next - now;
        return is_new.then_some(TournamentNews::SeasonOver { table, next });
    }
    if tournament.next_to_begin(computers_play).is_some() {
        return None;
    }
    let begun = tournament.games.iter();
    let begun = begun.filter(|(_, game)| game.session.is_some());
    let begun = begun.map(|(number, _)| *number);
    let waiting = tournament.games_to_begin().into_iter();
    let last = begun.chain(waiting.map(|(number, _)| number)).max()?;
    if last <= tournament.announced {
        return None;
    }
    tournament.announced = last;
    let round = tournament.round();
    let table = match round {
        1 => Vec::new(),
        _ => tournament.table(),
    };
    let pairings = tournament.pairings(round);
    Some(TournamentNews::Round {
        round,
        table,
        pairings,
        no_shows: tournament.tell_no_shows(),
    })
}

/// One message for each person who was taken out as a no-show, because a message notifies only one person.
///
/// - If `told` is the message about the next round, it notifies the first of these people. That person gets no other message.
/// - If `told` is `None`, there are no messages: these people are told after a later step.
fn no_shows_apart(
    told: Option<&mut TournamentNews>,
    tournament: &mut RoomTournament,
) -> impl Iterator<Item = TournamentNews> + use<> {
    let people = match told {
        Some(TournamentNews::Round { no_shows, .. }) if no_shows.len() > 1 => no_shows.split_off(1),
        Some(TournamentNews::Over { .. } | TournamentNews::SeasonOver { .. }) => {
            tournament.tell_no_shows()
        }
        _ => Vec::new(),
    };
    let one = |person| TournamentNews::NoShows(vec![person]);
    people.into_iter().map(one)
}

/// Whether vacations stop the clock of this game. In a tournament they do so only if it was announced with `vacation=on`.
fn spends_vacation(session: &Session) -> bool {
    let clock = session.clock.as_deref();
    clock.is_some_and(|clock| clock.control.vacation)
}
