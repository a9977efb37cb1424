//! What comes next in a tournament: results are noted, the games of those who have left are decided, and the next round is paired. Also
//! how the end of a game counts, and when somebody who does not come to games is taken out.

use super::news::TournamentNews;
use super::state::{Phase, RoomTournament, TournamentEntrant, TournamentGame};
use crate::competition::pairing::{Entrant, Pairing, SeatHistory, SwissEntrant, swiss_round};
use crate::competition::schedule::{Format, GameResult, ScheduledPairing};
use crate::competition::standings::Winner;
use crate::session::{AccountId, Ending, SessionId};
use lusoria_games::rules::{Outcome, Seat};
use std::collections::BTreeSet;

/// Whoever was a no-show in this many games is taken out of the tournament.
const MOST_NO_SHOWS: u32 = 2;

impl RoomTournament {
    /// Notes the result of a finished session of this tournament.
    pub fn note_ending(&mut self, session: SessionId, ending: Ending) {
        let (winner, by_fault) = self.score(ending);
        let score = (winner, by_fault || self.was_left(session, ending));
        let open =
            |game: &&mut TournamentGame| game.session == Some(session) && game.result.is_none();
        if let Some(game) = self.games.values_mut().find(open) {
            game.result = Some(score);
            self.take_out_no_shows();
        }
    }

    /// Whether the loser gave this game up by leaving the tournament. Such a loss is a fault, like that of a no-show. False if the game
    /// was noted as an ordinary loss before the loser left.
    #[must_use]
    pub fn was_left(&self, session: SessionId, ending: Ending) -> bool {
        let Ending::Resign(loser) = ending else {
            return false;
        };
        let is_it = |planned: &ScheduledPairing| {
            let game = planned.number.and_then(|number| self.games.get(&number));
            game.is_some_and(|game| game.session == Some(session))
        };
        let planned = self.planned().into_iter().find(is_it);
        let is_fault = |planned: &ScheduledPairing| planned.result.is_none_or(|(_, fault)| fault);
        match planned.filter(is_fault).map(|planned| planned.pairing) {
            Some(Pairing::Game(pair)) => self.entrants[pair[loser.index()]].has_left,
            Some(Pairing::Bye(_)) => false,
            None => self.has_left_ladder(session, loser),
        }
    }

    /// How an ending counts in the table. Two cases may surprise:
    ///
    /// - If a player's time is over before both have moved (a *no-show*), that player loses by a fault, although the session was only
    ///   called off.
    /// - If a game without a clock was called off, or the operator annulled a game, both players have lost it.
    pub(super) fn score(&self, ending: Ending) -> GameResult {
        match ending {
            Ending::Rule(Outcome::Win(seat)) => (Winner::of(seat), false),
            Ending::Rule(Outcome::Draw) | Ending::Agreed(_) => (Winner::Draw, false),
            Ending::Flag(seat) | Ending::Resign(seat) => (Winner::of(Seat::other(seat)), false),
            Ending::Abort(seat) if self.time.is_some() => (Winner::of(Seat::other(seat)), true),
            Ending::Abort(_) | Ending::Annulled | Ending::Imported => (Winner::Nobody, true),
        }
    }

    /// Takes out the entrants who were no-shows in two games and would have to play more. They are treated as if they had left. If
    /// somebody has left and entered again, only no-shows after that are counted.
    fn take_out_no_shows(&mut self) {
        for (number, missed) in self.missed_games().into_iter().enumerate() {
            let entrant = self.entrants[number];
            let is_out = missed.saturating_sub(entrant.forgiven_no_shows) >= MOST_NO_SHOWS;
            if is_out && !entrant.has_left && self.has_more_to_play(number) {
                let last_round = Some(self.last_round_of(number));
                self.entrants[number] = TournamentEntrant {
                    has_left: true,
                    last_round,
                    is_out_untold: true,
                    ..entrant
                };
            }
        }
    }

    /// Whether this entrant would have to play more, if they stayed. Always false in a knock-out tournament, so that nobody is taken out
    /// there: only the games of a match decide who goes on.
    fn has_more_to_play(&self, entrant: Entrant) -> bool {
        let planned = self.planned();
        let is_own = |one: &&ScheduledPairing| one.pairing.opponent_of(entrant).is_some();
        let is_open = planned
            .iter()
            .filter(is_own)
            .any(|one| one.result.is_none());
        match self.format {
            Format::Swiss { rounds } if self.rounds.len() < rounds as usize => {
                is_open || !self.has_met_everybody(entrant, &planned)
            }
            Format::Swiss { .. } | Format::AllAgainstAll { .. } => is_open,
            Format::KnockOut => false,
            Format::Ladder { .. } | Format::League { .. } => true,
        }
    }

    /// Whether this entrant has met all others who are still in.
    fn has_met_everybody(&self, entrant: Entrant, planned: &[ScheduledPairing]) -> bool {
        let pairings = planned.iter().map(|one| one.pairing);
        let met = pairings.filter_map(|one| one.opponent_of(entrant));
        let met: Vec<Entrant> = met.map(|(opponent, _)| opponent).collect();
        let mut others = (0..self.entrants.len()).filter(|other| *other != entrant);
        others.all(|other| self.entrants[other].has_left || met.contains(&other))
    }

    /// How many games each entrant has lost by a fault: as a no-show, or by leaving. Games that had not begun are not counted.
    pub(super) fn missed_games(&self) -> Vec<u32> {
        let mut missed = vec![0_u32; self.entrants.len()];
        for planned in self.planned() {
            let game = planned.number.and_then(|number| self.games.get(&number));
            let was_begun = game.is_some_and(|game| game.session.is_some());
            let (Pairing::Game(pair), Some((winner, true)), true) =
                (planned.pairing, planned.result, was_begun)
            else {
                continue;
            };
            if let Some(seat) = winner.seat() {
                missed[pair[seat.other().index()]] += 1;
            }
        }
        missed
    }

    /// The people who were taken out as no-shows and have not been told so. From now on they count as told.
    pub fn tell_no_shows(&mut self) -> Vec<AccountId> {
        let mut told = Vec::new();
        for entrant in &mut self.entrants {
            if std::mem::take(&mut entrant.is_out_untold) {
                told.extend(entrant.player.person());
            }
        }
        told
    }

    /// Notes that this game is played in this session.
    pub fn note_session(&mut self, number: u32, session: SessionId) {
        self.games.entry(number).or_default().session = Some(session);
    }

    /// Moves the tournament on until it has to wait for the result of a game, or until it is over. A league may also have to wait for its
    /// next season. For a ladder, nothing is done.
    pub fn advance(&mut self, at: i64) {
        while self.phase == Phase::Running {
            if self.decide_without_playing() {
                continue;
            }
            let planned = self.planned();
            let is_open =
                |planned: &ScheduledPairing| planned.number.is_some() && planned.result.is_none();
            if planned.iter().any(is_open) {
                return;
            }
            let format = self.format;
            let goes_on = match format {
                Format::Swiss { rounds } => self.pair_next_round(rounds),
                Format::League { .. } => {
                    if !self.turn_season(at) {
                        return;
                    }
                    true
                }
                Format::Ladder { .. } => return,
                Format::AllAgainstAll { .. } | Format::KnockOut => false,
            };
            if !goes_on {
                self.phase = Phase::Over;
            }
        }
    }

    /// The games that can begin now: those of the first round that is not over. In a knock-out tournament, every game that is planned so
    /// far can begin.
    #[must_use]
    pub fn games_to_begin(&self) -> Vec<(u32, [Entrant; 2])> {
        if self.phase != Phase::Running {
            return Vec::new();
        }
        let planned = self.planned();
        let open = planned
            .iter()
            .filter(|planned| planned.number.is_some() && planned.result.is_none());
        let round = open.clone().map(|planned| planned.round).min();
        let waits = |planned: &&ScheduledPairing| {
            self.format == Format::KnockOut || Some(planned.round) == round
        };
        let begun = |number: u32| {
            let game = self.games.get(&number);
            game.is_some_and(|game| game.session.is_some())
        };
        open.filter(waits)
            .filter_map(|planned| match (planned.number, planned.pairing) {
                (Some(number), Pairing::Game(pair)) if !begun(number) => Some((number, pair)),
                _ => None,
            })
            .collect()
    }

    /// The first game that can begin now, if there is one. While two computer players play each other (`computers_play`), no other game
    /// between two computer players can begin.
    #[must_use]
    pub fn next_to_begin(&self, computers_play: bool) -> Option<(u32, [Entrant; 2])> {
        let mut games = self.games_to_begin().into_iter();
        games.find(|(_, pair)| !(computers_play && self.are_computers(*pair)))
    }

    /// Whether these entrants are both computer players.
    #[must_use]
    pub fn are_computers(&self, pair: [Entrant; 2]) -> bool {
        pair.iter()
            .all(|one| self.entrants[*one].player.computer().is_some())
    }

    /// The sessions without a noted result in which two computer players play each other.
    #[must_use]
    pub fn sessions_of_computers(&self) -> Vec<SessionId> {
        let session = |planned: &ScheduledPairing| match planned.pairing {
            Pairing::Game(pair) if self.are_computers(pair) => {
                let game = self.games.get(&planned.number?)?;
                game.session.filter(|_| game.result.is_none())
            }
            _ => None,
        };
        self.planned().iter().filter_map(session).collect()
    }

    /// Decides the open games of entrants who have left. Returns whether there were any.
    fn decide_without_playing(&mut self) -> bool {
        let gone = |entrant: Entrant| self.entrants[entrant].has_left;
        let decided = |planned: &ScheduledPairing| {
            let number = planned.number.filter(|_| planned.result.is_none())?;
            let Pairing::Game([first, second]) = planned.pairing else {
                return None;
            };
            let winner = match (gone(first), gone(second)) {
                (false, false) => return None,
                (true, true) => Winner::Nobody,
                (true, false) => Winner::Second,
                (false, true) => Winner::First,
            };
            Some((number, winner))
        };
        let decided: Vec<_> = self.planned().iter().filter_map(decided).collect();
        for (number, winner) in &decided {
            self.games.entry(*number).or_default().result = Some((*winner, true));
        }
        !decided.is_empty()
    }

    /// Pairs the next round of a Swiss tournament. Returns false if there is no next round: all rounds were paired, fewer than two
    /// entrants remain, or all who remain have met each other.
    fn pair_next_round(&mut self, rounds: u32) -> bool {
        let all = 0..self.entrants.len();
        let here: Vec<Entrant> = all.filter(|one| !self.entrants[*one].has_left).collect();
        if self.rounds.len() >= rounds as usize || here.len() < 2 {
            return false;
        }
        let records: Vec<_> = here
            .iter()
            .map(|one| self.swiss_record(*one, &here))
            .collect();
        if records.iter().all(|one| has_met_all(one, here.len())) {
            return false;
        }
        let number = |place: Entrant| here[place];
        let round = swiss_round(&records).into_iter();
        let round = round.map(|pairing| match pairing {
            Pairing::Game(pair) => Pairing::Game(pair.map(number)),
            Pairing::Bye(one) => Pairing::Bye(number(one)),
        });
        self.rounds.push(round.collect());
        true
    }

    /// The news that the tournament is over.
    #[must_use]
    pub fn tell_end(&self) -> TournamentNews {
        let played = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX);
        let is_early = matches!(self.format, Format::Swiss { rounds } if played < rounds);
        TournamentNews::Over {
            table: self.table(),
            early: if is_early { played } else { 0 },
            unfinished: self.sessions().next().is_some(),
        }
    }

    /// What the pairing has to know about an entrant. `here` lists those who have not left. Each opponent is given as a place in `here`.
    /// Opponents who have left are omitted.
    fn swiss_record(&self, entrant: Entrant, here: &[Entrant]) -> SwissEntrant {
        let mut record = SwissEntrant {
            colours: SeatHistory::default(),
            ..SwissEntrant::default()
        };
        for planned in self.planned() {
            if planned.pairing == Pairing::Bye(entrant) {
                record.byes += 1;
                record.points += self.bye().0;
            }
            let opponent = planned.pairing.opponent_of(entrant);
            let (Some((opponent, seat)), Some((winner, _))) = (opponent, planned.result) else {
                continue;
            };
            record.points += Self::POINTS.points(winner, seat).0;
            record.colours.add(seat);
            let place = here.iter().position(|one| *one == opponent);
            record.met.extend(place);
        }
        record
    }
}

/// Whether an entrant has met all the others. `here` is the number of entrants who have not left.
fn has_met_all(record: &SwissEntrant, here: usize) -> bool {
    let met: BTreeSet<Entrant> = record.met.iter().copied().collect();
    met.len() + 1 >= here
}
