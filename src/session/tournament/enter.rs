//! Who may enter, leave, begin and call off a tournament.

use super::news::TournamentNews;
use super::state::{Phase, RoomTournament, TournamentEntrant};
use crate::competition::pairing::Entrant;
use crate::competition::schedule::{Format, ScheduledPairing};
use crate::session::{AccountId, Computer, Player, Refusal, SessionId};
use lusoria_games::catalog::seed_of;
use lusoria_games::engine::Level;
use lusoria_games::rules::{Fact, Seat};

/// The most entrants of a tournament.
const MOST_ENTRANTS: usize = 64;
/// The most computer players among the entrants. They play each other one game at a time, so with more of them a tournament would take
/// too long.
const MOST_COMPUTERS: usize = 8;

impl RoomTournament {
    /// Lets a player take part.
    ///
    /// # Errors
    /// If the tournament cannot take this player:
    ///
    /// - The player is a person who takes part already.
    /// - The tournament is over, or it has begun and takes nobody any more.
    /// - It has as many entrants or computer players as it can have.
    pub fn enter(&mut self, player: Player) -> Result<(), Refusal> {
        self.is_still_live()?;
        if player.person().is_some() && self.still_in(player).is_some() {
            return Err(self.refuse(Fact::new("tournament-joined")));
        }
        let takes_late = !matches!(self.format, Format::AllAgainstAll { .. } | Format::KnockOut);
        if self.phase == Phase::Running && !takes_late {
            return Err(self.refuse(Fact::new("tournament-has-begun")));
        }
        if self.phase == Phase::Running && self.is_last_round() {
            return Err(self.refuse(Fact::new("tournament-too-late")));
        }
        if let Player::Person(_) = player
            && let Some(known) = self.entrant(player)
        {
            let forgiven_no_shows = self.missed_games()[known];
            let entrant = &mut self.entrants[known];
            (entrant.has_left, entrant.last_round) = (false, None);
            entrant.is_out_untold = false;
            entrant.forgiven_no_shows = forgiven_no_shows;
            return Ok(());
        }
        if self.entrants.len() >= MOST_ENTRANTS {
            return Err(self.refuse(Fact::new("tournament-full")));
        }
        if player.computer().is_some() && self.computers() >= MOST_COMPUTERS {
            return Err(self.refuse(Fact::new("tournament-computers")));
        }
        self.entrants.push(TournamentEntrant {
            player,
            has_left: false,
            last_round: None,
            room: None,
            is_out_untold: false,
            forgiven_no_shows: 0,
        });
        Ok(())
    }

    /// How many of the entrants are computer players, those that have left included.
    #[must_use]
    pub fn computers(&self) -> usize {
        let players = self.entrants.iter().map(|one| one.player);
        players.filter(|player| player.computer().is_some()).count()
    }

    fn is_last_round(&self) -> bool {
        matches!(self.format, Format::Swiss { rounds } if self.rounds.len() >= rounds as usize)
    }

    /// Takes a player out. Returns the player's unfinished sessions, which have to be given up, each with the player's seat. Before the
    /// tournament begins, the player is only removed from the list. If `player` is a computer player and the list has several of its
    /// level, the last of them leaves.
    ///
    /// # Errors
    /// If the player does not take part, or if the tournament is over.
    pub fn leave(&mut self, player: Player) -> Result<Vec<(SessionId, Seat)>, Refusal> {
        self.is_still_live()?;
        let Some(entrant) = self.still_in(player) else {
            return Err(self.refuse(Fact::new("tournament-not-in")));
        };
        if self.is_ladder() {
            return Ok(self.leave_ladder(entrant));
        }
        if self.phase == Phase::Entering {
            self.entrants.remove(entrant);
            return Ok(Vec::new());
        }
        let last_round = self.last_round_of(entrant);
        let leaver = &mut self.entrants[entrant];
        (leaver.has_left, leaver.last_round, leaver.room) = (true, Some(last_round), None);
        let held = |planned: ScheduledPairing| {
            let (_, seat) = planned.pairing.opponent_of(entrant)?;
            let game = self.games.get(&planned.number?)?;
            Some((game.session.filter(|_| game.result.is_none())?, seat))
        };
        Ok(self.planned().into_iter().filter_map(held).collect())
    }

    /// The `last_round` of an entrant who leaves now. This is the round of their open game, if they have one. Otherwise it is the round
    /// after their last game. From that round on, an entrant who has left loses a knock-out match if the points are equal. The matches
    /// before that round are over and keep their winners.
    pub(super) fn last_round_of(&self, entrant: Entrant) -> u32 {
        let mut own = self.planned();
        own.retain(|one| one.pairing.opponent_of(entrant).is_some());
        let open = own.iter().find(|one| one.result.is_none());
        let next = || own.iter().map(|one| one.round).max().unwrap_or_default() + 1;
        open.map_or_else(next, |one| one.round)
    }

    /// The number of this player among the entrants, if they have not left.
    #[must_use]
    pub fn still_in(&self, player: Player) -> Option<Entrant> {
        let is_in = |one: &TournamentEntrant| one.player == player && !one.has_left;
        self.entrants.iter().rposition(is_in)
    }

    /// The computer player that somebody means. If no level was typed, it is the computer player that takes part. If computer players of
    /// several levels take part, or none, it is one of the usual level.
    #[must_use]
    pub fn computer_meant(&self, level: Option<Level>, usual: Level) -> Player {
        let here = self.entrants.iter().filter(|one| !one.has_left);
        let mut kinds = here
            .map(|one| one.player)
            .filter(|one| one.computer().is_some());
        let only = kinds.next().filter(|first| kinds.all(|one| one == *first));
        let of_level = |level| Player::Computer(Computer::of(level));
        match level {
            Some(level) => of_level(level),
            None => only.unwrap_or_else(|| of_level(usual)),
        }
    }

    /// Begins the tournament: draws the numbers of the entrants by lot.
    ///
    /// # Errors
    /// If it has begun already, if it is over, or if fewer than two take part.
    pub fn start(&mut self, lot: u64) -> Result<(), Refusal> {
        self.is_still_live()?;
        if self.phase == Phase::Running {
            return Err(self.refuse(Fact::new("tournament-has-begun")));
        }
        if self.entrants.len() < 2 {
            return Err(self.refuse(Fact::new("tournament-too-few")));
        }
        let mut numbered: Vec<_> = self.entrants.iter().copied().enumerate().collect();
        let lot = lot.to_string();
        numbered.sort_by_cached_key(|(place, _)| seed_of(&["lot", &lot, &place.to_string()]));
        self.entrants = numbered.into_iter().map(|(_, entrant)| entrant).collect();
        self.phase = Phase::Running;
        Ok(())
    }

    /// Ends the tournament at the organizer's wish. Its phase becomes `Over` if [`Self::ends_with_its_places`] is true, and `CalledOff`
    /// if not. Games that are being played go on, but do not count in it.
    ///
    /// # Errors
    /// If it is over.
    pub fn call_off(&mut self) -> Result<(), Refusal> {
        self.is_still_live()?;
        self.phase = match self.ends_with_its_places() {
            true => Phase::Over,
            false => Phase::CalledOff,
        };
        Ok(())
    }

    /// Whether the present places would be the final result if the organizer stopped the tournament now. If not, the tournament would be
    /// called off. True for a ladder of two or more entrants, and for a league in which a season is over.
    #[must_use]
    pub fn ends_with_its_places(&self) -> bool {
        match self.format {
            Format::Ladder { .. } => self.entrants.len() > 1,
            Format::League { .. } => self.season.number > 1 || self.season.next.is_some(),
            Format::AllAgainstAll { .. } | Format::Swiss { .. } | Format::KnockOut => false,
        }
    }

    /// The news that the tournament is called off, or has ended.
    #[must_use]
    pub fn tell_called_off(&self) -> TournamentNews {
        match (self.phase, self.sessions().next()) {
            (Phase::Over, _) => self.tell_end(),
            (_, Some(_)) => TournamentNews::CalledOff,
            (_, None) => TournamentNews::CalledOffUnplayed,
        }
    }

    /// Whether this person may begin the tournament, call it off, and add and remove others. `manages` says whether they manage the room.
    ///
    /// # Errors
    /// `tournament-not-yours` if this person may not.
    pub fn may_organize(&self, account: AccountId, manages: bool) -> Result<(), Refusal> {
        match self.organizer == account || manages {
            true => Ok(()),
            false => Err(self.refuse(Fact::new("tournament-not-yours"))),
        }
    }

    pub(super) fn is_still_live(&self) -> Result<(), Refusal> {
        match self.is_live() {
            true => Ok(()),
            false => Err(self.refuse(Fact::new("tournament-is-over"))),
        }
    }

    pub(super) fn refuse(&self, fact: Fact) -> Refusal {
        fact.with("tournament", self.id.0).into()
    }
}
