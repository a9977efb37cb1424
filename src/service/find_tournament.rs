//! Finds the tournament that a command means, with or without a number. Also decides who is told about a tournament.

use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use crate::session::{
    Phase, Player, Refusal, Removed, RoomId, RoomTournament, TournamentDeed, TournamentId,
};
use crate::store::StoreError;
use lusoria_games::engine::Level;
use lusoria_games::rules::Fact;

/// A tournament, or the refusal if none or more than one is meant.
pub(super) type FoundTournament = Result<RoomTournament, Refusal>;

impl Service {
    /// Finds the tournament that is meant. If its number is typed, it must be held here, or the writer must have a part in it. Without a
    /// number, it is the first of these that exists:
    ///
    /// - the tournament that this message has changed,
    /// - the only tournament that is held here,
    /// - the only tournament that is held here and in which the writer can do `deed`,
    /// - the last tournament of the room, if none is held here now and `deed` only shows something,
    /// - the only tournament in which the writer takes part, if none is held here now and `deed` only shows something.
    ///
    /// If several tournaments are held here and none of these applies, the refusal asks which one is meant.
    pub(super) async fn find_tournament(
        &mut self,
        request: &Request,
        named: Option<TournamentId>,
        deed: &TournamentDeed,
        draft: &ChangeDraft,
    ) -> Result<FoundTournament, StoreError> {
        if let Some(changed) = draft.tournament()
            && named.is_none_or(|id| id == changed.id)
        {
            return Ok(Ok(changed));
        }
        if let Some(id) = named {
            let none = || Fact::new("tournament-no-such").with("tournament", id.0);
            let found = self.tournaments.find(id).await?;
            let found = found.filter(|one| is_told_about(one, request));
            return Ok(found.ok_or_else(|| none().into()));
        }
        let live = self.tournaments.live().await?.values();
        let mut here: Vec<_> = live.filter(|one| is_held_here(one, request)).collect();
        if matches!(deed, TournamentDeed::Challenge(_)) && here.iter().any(|one| one.is_ladder()) {
            here.retain(|one| one.is_ladder());
        }
        let can = here.iter().filter(|one| can_do(one, deed, request));
        let fitting: Vec<_> = can.copied().collect();
        match (&here[..], &fitting[..]) {
            ([only], _) | (_, [only]) => return Ok(Ok((*only).clone())),
            ([], _) => {}
            (several, []) | (_, several) => return Ok(Err(ask_which(several, deed))),
        }
        let last = match only_shows(deed) {
            true => self.tournaments.last_in(request.address.room).await?,
            false => None,
        };
        match last {
            Some(last) => Ok(Ok(last)),
            None => self.find_own_tournament(request, deed).await,
        }
    }

    /// The only tournament in which the writer takes part, in any room. The writer can look at it from here. To leave it, they have to
    /// type its number.
    async fn find_own_tournament(
        &mut self,
        request: &Request,
        deed: &TournamentDeed,
    ) -> Result<FoundTournament, StoreError> {
        let me = Player::Person(request.account);
        let live = self.tournaments.live().await?.values();
        let own: Vec<_> = live.filter(|one| one.still_in(me).is_some()).collect();
        Ok(match (&own[..], deed) {
            ([only], deed) if only_shows(deed) => Ok((*only).clone()),
            ([only, ..], TournamentDeed::Leave) => {
                let fact = Fact::new("tournament-leave-elsewhere");
                Err(fact.with("tournament", only.id.0).into())
            }
            ([_, ..], deed) if only_shows(deed) => Err(ask_which(&own, deed)),
            _ => Err(self.none_here(request, deed).await?),
        })
    }

    /// The tournaments of this room that are neither over nor called off.
    pub(super) async fn tournaments_here(
        &mut self,
        request: &Request,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let live = self.tournaments.live().await?.values();
        let here = live.filter(|one| is_held_here(one, request));
        Ok(here.map(|one| one.id).collect())
    }

    /// Whether a tournament of this room has not begun yet.
    pub(super) async fn is_tournament_open_here(
        &mut self,
        request: &Request,
    ) -> Result<bool, StoreError> {
        let mut live = self.tournaments.live().await?.values();
        Ok(live.any(|one| is_held_here(one, request) && one.phase == Phase::Entering))
    }

    /// The tournament of this room in which this person takes part; the first, if there are several.
    pub(super) async fn own_tournament_here(
        &mut self,
        request: &Request,
    ) -> Result<Option<TournamentId>, StoreError> {
        let me = Player::Person(request.account);
        let mut live = self.tournaments.live().await?.values();
        let own = live.find(|one| is_held_here(one, request) && one.still_in(me).is_some());
        Ok(own.map(|one| one.id))
    }

    /// Whether the tournament with this number is held here and this person takes part in it.
    pub(super) async fn takes_part_in(
        &mut self,
        id: TournamentId,
        request: &Request,
    ) -> Result<bool, StoreError> {
        let me = Player::Person(request.account);
        let live = self.tournaments.live().await?.get(&id.0);
        let is_in = |one: &RoomTournament| is_held_here(one, request) && one.still_in(me).is_some();
        Ok(live.is_some_and(is_in))
    }

    /// The tournaments of this room that have not begun and in which this person does not take part yet.
    pub(super) async fn tournaments_to_enter(
        &mut self,
        request: &Request,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let here = self.tournaments_here(request).await?;
        let me = Player::Person(request.account);
        let live = self.tournaments.live().await?.values();
        let open = live.filter(|one| {
            let takes_part = one.entrants.iter().any(|entrant| entrant.player == me);
            here.contains(&one.id) && one.phase == Phase::Entering && !takes_part
        });
        Ok(open.map(|one| one.id).collect())
    }
}

impl Service {
    /// The tournament of this room that the writer organizes and can begin now, because enough people take part. `None` if there is none
    /// or more than one.
    pub(super) async fn own_tournament_to_start(
        &mut self,
        request: &Request,
    ) -> Result<Option<TournamentId>, StoreError> {
        let live = self.tournaments.live().await?.values();
        let mut own = live.filter(|one| {
            is_held_here(one, request)
                && one.organizer == request.account
                && one.phase == Phase::Entering
                && one.entrants.len() > 1
        });
        let only = own.next().filter(|_| own.next().is_none());
        Ok(only.map(|one| one.id))
    }

    /// The refusal which says that no tournament is held here. If the writer takes part in a tournament elsewhere or organizes it, the
    /// refusal names it.
    async fn none_here(
        &mut self,
        request: &Request,
        deed: &TournamentDeed,
    ) -> Result<Refusal, StoreError> {
        let mut live = self.tournaments.live().await?.values();
        let me = Player::Person(request.account);
        let concerns_me =
            |one: &&RoomTournament| one.organizer == request.account || one.still_in(me).is_some();
        Ok(match live.find(concerns_me) {
            Some(one) => elsewhere(one, request, deed),
            None => Refusal::host("tournament-none"),
        })
    }
}

/// Says that a tournament is held elsewhere, and what the writer can do about it.
fn elsewhere(tournament: &RoomTournament, request: &Request, deed: &TournamentDeed) -> Refusal {
    let may_invite = tournament.may_organize(request.account, false).is_ok();
    let typed = match deed {
        TournamentDeed::Invite if may_invite => "invite",
        _ => "other",
    };
    let fact = Fact::new("tournament-elsewhere").with("tournament", tournament.id.0);
    fact.with("deed", typed.to_owned()).into()
}

/// Whether this deed only shows something and changes nothing.
pub(super) const fn only_shows(deed: &TournamentDeed) -> bool {
    matches!(deed, TournamentDeed::Show | TournamentDeed::Pairings)
}

/// Whether this tournament is held here: in the room of the request, or if that room is a thread, in its channel.
pub(super) fn is_held_here(tournament: &RoomTournament, request: &Request) -> bool {
    room_here(tournament, request).is_some()
}

/// The room in which this tournament is held: the room of the request, or if that room is a thread, its channel. `None` if the tournament
/// is held in neither.
pub(super) fn room_here(tournament: &RoomTournament, request: &Request) -> Option<RoomId> {
    let here = [Some(request.address.room), request.address.parent];
    let mut here = here.into_iter().flatten();
    here.find(|room| tournament.is_held_in(*room))
}

/// Whether the writer may see this tournament here. Anybody could guess the number of a tournament in a private room. So outside of its
/// rooms, only people who have a part in the tournament are answered.
fn is_told_about(tournament: &RoomTournament, request: &Request) -> bool {
    is_held_here(tournament, request) || has_part(tournament, request)
}

/// Whether the writer organizes this tournament, takes part in it or has left it.
pub(super) fn has_part(tournament: &RoomTournament, request: &Request) -> bool {
    let me = request.account;
    tournament.organizer == me || tournament.entrant(Player::Person(me)).is_some()
}

/// Whether the writer writes in the room in which this tournament was announced, and manages that room.
pub(super) fn manages(tournament: &RoomTournament, request: &Request) -> bool {
    request.may_configure && room_here(tournament, request) == Some(tournament.room)
}

/// Whether this deed may be meant for this tournament. If the deed only shows something, the writer must take part in the tournament.
/// Otherwise the writer must be able to do it.
fn can_do(tournament: &RoomTournament, deed: &TournamentDeed, request: &Request) -> bool {
    let me = Player::Person(request.account);
    let takes_part = tournament.still_in(me).is_some();
    let organizes = || {
        let manages = manages(tournament, request);
        tournament.may_organize(request.account, manages).is_ok()
    };
    match deed {
        TournamentDeed::Join => tournament.clone().enter(me).is_ok(),
        // Anybody may look at any tournament, but people usually mean one in which they take part.
        TournamentDeed::Leave | TournamentDeed::Show | TournamentDeed::Pairings => takes_part,
        TournamentDeed::Challenge(_) => takes_part && tournament.is_ladder(),
        TournamentDeed::Start => organizes() && tournament.phase == Phase::Entering,
        TournamentDeed::Remove(Removed::Computer(level)) => {
            let computer = computer_named(*level, tournament);
            organizes() && tournament.still_in(computer).is_some()
        }
        TournamentDeed::TakeAway => room_here(tournament, request) != Some(tournament.room),
        TournamentDeed::Add(_)
        | TournamentDeed::Remove(_)
        | TournamentDeed::Invite
        | TournamentDeed::CallOff => organizes(),
    }
}

/// The computer player with this level in a tournament. Without a level, `RoomTournament::computer_meant` chooses one.
pub(super) fn computer_named(level: Option<Level>, tournament: &RoomTournament) -> Player {
    let id = tournament.game.split(['(', '@']).next().unwrap_or_default();
    tournament.computer_meant(level, Level::usual_for(id))
}

/// Asks which of these tournaments is meant. The question shows how to type the command again, with the number of the first tournament.
/// If the command `add` names nobody, asks only whom to add.
fn ask_which(several: &[&RoomTournament], deed: &TournamentDeed) -> Refusal {
    if matches!(deed, TournamentDeed::Add(levels) if levels.is_empty()) {
        return Refusal::host("tournament-add-whom");
    }
    let numbers: Vec<_> = several.iter().map(|one| one.id.0.to_string()).collect();
    let typed = match deed {
        TournamentDeed::Show => "show",
        TournamentDeed::Pairings => "pairings",
        TournamentDeed::Join => "join",
        TournamentDeed::Leave => "leave",
        TournamentDeed::Add(_) => "add",
        TournamentDeed::Remove(Removed::Computer(_)) => "remove-computer",
        TournamentDeed::Remove(_) => "remove",
        TournamentDeed::Challenge(_) => "challenge",
        TournamentDeed::Start => "start",
        TournamentDeed::CallOff => "cancel",
        TournamentDeed::Invite => "invite",
        TournamentDeed::TakeAway => "here-off",
    };
    let line = |one: &&RoomTournament| format!("{} {} {}", one.id.0, one.format, one.game);
    let lines: Vec<_> = several.iter().map(line).collect();
    let which = Fact::new("tournament-which").with("numbers", numbers.join(", "));
    let which = which.with("tournaments", lines.join("\n"));
    let which = which.with("number", several.first().map_or(0, |one| one.id.0));
    let which = which.with("level", level_typed(deed));
    which.with("deed", typed.to_owned()).into()
}

/// The name of the typed level of a computer player. `usual` if no level was typed.
fn level_typed(deed: &TournamentDeed) -> String {
    let level = match deed {
        TournamentDeed::Add(levels) => levels.first().copied().flatten(),
        TournamentDeed::Remove(Removed::Computer(level)) => *level,
        _ => None,
    };
    level.map_or_else(|| "usual".to_owned(), |level| level.name().to_owned())
}
