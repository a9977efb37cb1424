//! Plays one game between two players.
//!
//! While one player thinks, the other is watched: whoever leaves during the game loses. Dice and lots come from the seed of the
//! game. The referee plays forced passes itself, so a player is asked only if there is something to decide.

use super::fault::{Fault, FaultKind, quoted};
use super::finished_game::{EndCause, FinishedGame};
use super::game_setup::GameSetup;
use super::player::{Ended, MoveRequest, Notice, Player, PlayerResult, ReceivedMove};
use crate::session::{Ending, Entry, ReplayError, Session};
use lusoria_games::rules::{Outcome, Parsed, Seat, Turn};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// The two players of a game, by seat.
type Players<'a> = [&'a mut dyn Player; 2];

/// A game that is being played.
struct Table<'a> {
    setup: &'a GameSetup,
    session: Session,
    plies: Vec<String>,
    thinking: Vec<u64>,
    referee: Vec<u64>,
    /// When the last move was received.
    received: Option<Instant>,
}

/// Plays the game to its end, and gives each player a notice of how it ended. The notice is sent when the caller calls [`Player::leave`].
///
/// # Errors
/// [`ReplayError`] if the catalogue does not have the game, or the opening cannot be played.
pub async fn play(
    setup: &GameSetup,
    mut players: Players<'_>,
    opened: String,
) -> Result<FinishedGame, ReplayError> {
    let mut table = Table {
        session: setup.begin_with_opening()?,
        setup,
        plies: setup.opening.clone(),
        thinking: Vec::new(),
        referee: Vec::new(),
        received: None,
    };
    let fault = table.play(&mut players).await.err();
    table.tell_the_end(&mut players, fault.as_ref());
    let mut finished = FinishedGame::of(setup, opened, &table.session, fault.as_ref());
    if fault.is_none() && table.is_too_long() {
        finished.cause = EndCause::Adjudicated;
        finished.detail = format!(
            "{} moves of each side",
            setup.most_moves.unwrap_or_default()
        );
    }
    Ok(FinishedGame {
        plies: table.plies,
        thinking: table.thinking,
        referee: table.referee,
        ..finished
    })
}

impl Table<'_> {
    /// Plays until the rules end the game, or until it is as long as a game may be.
    ///
    /// # Errors
    /// The seat that committed a fault, and the fault.
    async fn play(&mut self, players: &mut Players<'_>) -> Result<(), (Seat, Fault)> {
        self.warm_up(players).await?;
        loop {
            self.play_what_needs_no_player();
            let Turn::Seat(seat) = self.session.line.turn() else {
                return Ok(());
            };
            if self.is_too_long() {
                return Ok(());
            }
            let answer = self.ask(players, seat).await?;
            self.take(players, seat, answer)
                .map_err(|fault| (seat, fault))?;
        }
    }

    /// Whether the game is too long: both sides together have played twice `most_moves` moves, and the rules have not ended the game.
    fn is_too_long(&self) -> bool {
        let most = self
            .setup
            .most_moves
            .and_then(|most| usize::try_from(most).ok());
        let is_open = matches!(self.session.line.turn(), Turn::Seat(_));
        is_open && most.is_some_and(|most| self.thinking.len() >= 2 * most)
    }

    /// Tells both players that the game begins, and gives them time to get ready.
    async fn warm_up(&mut self, players: &mut Players<'_>) -> Result<(), (Seat, Fault)> {
        let warm_up = self.setup.time.warm_up;
        for seat in Seat::ALL {
            let session = &self.session;
            players[seat.index()].tell(Notice::Begins {
                seat,
                session,
                warm_up,
            });
        }
        let [first, second] = players;
        tokio::select! {
            biased;
            fault = first.watch() => Err((Seat::First, fault)),
            fault = second.watch() => Err((Seat::Second, fault)),
            () = sleep(warm_up) => Ok(()),
        }
    }

    fn play_what_needs_no_player(&mut self) {
        let next = |session: &Session| session.dealt_throw().or_else(|| session.line.forced_pass());
        while let Some(ply) = next(&self.session) {
            let played = self.session.evolve(&Entry::Ply(ply.clone()), 0);
            played.expect("what the seed gives and what is forced can be played");
            self.plies.push(ply);
        }
    }

    /// Asks the player of this seat for a move, while the other player is watched.
    async fn ask(
        &mut self,
        players: &mut Players<'_>,
        seat: Seat,
    ) -> Result<ReceivedMove, (Seat, Fault)> {
        let question = MoveRequest {
            session: &self.session,
            plies: &self.plies,
            limit: self.setup.time.per_move,
        };
        let [first, second] = players;
        let (mover, other) = match seat {
            Seat::First => (first, second),
            Seat::Second => (second, first),
        };
        let answer = tokio::select! {
            biased;
            answer = mover.ask(question) => answer.map_err(|fault| (seat, fault)),
            fault = other.watch() => Err((seat.other(), fault)),
        }?;
        if let Some(received) = self.received {
            self.referee.push(microseconds(answer.asked - received));
        }
        Ok(answer)
    }

    /// Plays the move that was sent, and tells both players.
    fn take(
        &mut self,
        players: &mut Players<'_>,
        seat: Seat,
        answer: ReceivedMove,
    ) -> Result<(), Fault> {
        let took = answer.received - answer.asked;
        let limit = self.setup.time.per_move;
        if took > limit {
            return Err(late(took, limit));
        }
        let illegal = || {
            Fault::new(
                FaultKind::Illegal,
                format!("{} is no legal move", quoted(&answer.text)),
            )
        };
        let Ok(Parsed::Move(ply)) = self.session.line.parse(&answer.text) else {
            return Err(illegal());
        };
        let played = self.session.evolve(&Entry::Ply(ply.clone()), 0);
        played.map_err(|_| illegal())?;
        self.thinking.push(microseconds(took));
        self.received = Some(answer.received);
        for player in players {
            let session = &self.session;
            player.tell(Notice::Moved {
                by: seat,
                ply: &ply,
                session,
            });
        }
        self.plies.push(ply);
        Ok(())
    }

    fn tell_the_end(&self, players: &mut Players<'_>, fault: Option<&(Seat, Fault)>) {
        let winner = match (fault, self.session.ending) {
            (Some((seat, _)), _) => Some(seat.other()),
            (None, Some(Ending::Rule(Outcome::Win(seat)))) => Some(seat),
            (None, _) => None,
        };
        for seat in Seat::ALL {
            let verdict = match winner {
                Some(winner) if winner == seat => PlayerResult::Victory,
                Some(_) => PlayerResult::Defeat,
                None => PlayerResult::Tie,
            };
            let own_fault = fault
                .filter(|(whose, _)| *whose == seat)
                .map(|(_, fault)| fault);
            let session = &self.session;
            players[seat.index()].tell(Notice::Ended(Ended {
                verdict,
                own_fault,
                session,
            }));
        }
    }
}

/// The fault of a move that came too late.
fn late(took: Duration, limit: Duration) -> Fault {
    let what = format!(
        "a move took {} ms, and {} ms are allowed",
        took.as_millis(),
        limit.as_millis()
    );
    Fault::new(FaultKind::Time, what)
}

fn microseconds(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
