//! A program that speaks Bologna's protocol.
//!
//! This code does better than the server of Bologna's Tablut league in three ways. It measures time exactly, not in steps of a second. It
//! sends the final position to both players, however the game ended. A message that was sent out of turn is never taken for the next
//! move.

use super::bologna_protocol::{bologna_move, bologna_name, bologna_state};
use super::framing::{Framing, Received};
use super::move_clock::MoveClock;
use super::player_log::PlayerLog;
use super::text_channel::{TextChannel, Wire};
use crate::tournament::referee::{
    Ended, Fault, FaultKind, MoveRequest, Notice, Player, PlayerResult, ReceivedMove, Work, quoted,
};
use lusoria_games::rules::{Outcome, Seat, Turn};
use tokio::time::Instant;

/// A program that speaks Bologna's protocol.
#[derive(Debug)]
pub struct BolognaPlayer {
    channel: TextChannel,
    seat: Seat,
    name: String,
    /// The first message of the program, which contains its name, and the time at which the message came.
    greeting: (String, Instant),
    /// The position in which the program has to move. Sending the position asks the program for its move. So the position is kept here
    /// until the referee asks for a move.
    question: Option<String>,
}

impl BolognaPlayer {
    /// The program at the other end of this connection, once it has said its name.
    ///
    /// # Errors
    /// A fault if the first message cannot be read as text, or if the program has closed the connection.
    pub async fn greet(wire: Box<dyn Wire>) -> Result<Self, Fault> {
        let mut channel = TextChannel::new(wire, Framing::FRAMES, PlayerLog::none());
        let (Received::Text(said), at) = channel.next().await? else {
            return Err(Fault::new(FaultKind::Absent, "it has not said its name"));
        };
        // This finds out whether the program has gone since it said its name. Anything else that it has said was said out of turn.
        while channel.next_waiting().await?.is_some() {}
        Ok(Self {
            channel,
            seat: Seat::First,
            name: bologna_name(&said),
            greeting: (said, at),
            question: None,
        })
    }

    /// Keeps a log from now on. The log begins with the program's greeting.
    pub fn keep_log(&mut self, log: PlayerLog) {
        let (said, at) = &self.greeting;
        log.received(said, *at);
        self.channel.keep_log(log);
    }

    /// The name that the program has given.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    async fn answer(&mut self, question: MoveRequest<'_>) -> Result<ReceivedMove, Fault> {
        while self.channel.next_waiting().await?.is_some() {}
        if let Some(state) = self.question.take() {
            self.channel.send(&state);
        }
        let clock = MoveClock::start(&mut self.channel, question.limit).await?;
        let (message, received) = clock.wait(self.channel.next()).await?;
        let text = match message {
            Received::Text(text) => bologna_move(&text).ok_or_else(|| quoted(&text)),
            Received::Unreadable(why) => Err(why.to_owned()),
        };
        let illegal = |text| Fault::new(FaultKind::Illegal, format!("{text} is no move"));
        Ok(clock.timed(text.map_err(illegal)?, received))
    }

    /// Sends a position. If it is the turn of this player, the position is kept until the player is asked for a move.
    fn show(&mut self, state: String, turn: Turn) {
        if turn == Turn::Seat(self.seat) {
            self.question = Some(state);
        } else {
            self.channel.send(&state);
        }
    }

    /// Sends the final position. If the rules have ended the game, nothing is sent, because the final position was already sent after the
    /// last move.
    fn tell_the_end(&mut self, ended: Ended<'_>) {
        let Ended {
            verdict,
            own_fault,
            session,
        } = ended;
        if let Some(fault) = own_fault {
            self.channel.note(&fault.to_string());
            self.channel.note_unfinished();
        }
        if matches!(session.line.turn(), Turn::Over(_)) {
            return;
        }
        let outcome = match verdict {
            PlayerResult::Victory => Outcome::Win(self.seat),
            PlayerResult::Defeat => Outcome::Win(self.seat.other()),
            PlayerResult::Tie => Outcome::Draw,
        };
        let state = bologna_state(&*session.line, Turn::Over(outcome));
        self.channel.send(&state);
    }
}

impl Player for BolognaPlayer {
    fn tell(&mut self, notice: Notice<'_>) {
        match notice {
            Notice::Begins { seat, session, .. } => {
                self.seat = seat;
                let turn = session.line.turn();
                self.show(bologna_state(&*session.line, turn), turn);
            }
            Notice::Moved { session, .. } => {
                let turn = session.line.turn();
                self.show(bologna_state(&*session.line, turn), turn);
            }
            Notice::Ended(ended) => self.tell_the_end(ended),
        }
    }

    fn ask<'a>(&'a mut self, question: MoveRequest<'a>) -> Work<'a, Result<ReceivedMove, Fault>> {
        Box::pin(self.answer(question))
    }

    fn watch(&mut self) -> Work<'_, Fault> {
        Box::pin(self.channel.wait_for_fault())
    }

    fn leave(self: Box<Self>) -> Work<'static, ()> {
        Box::pin(self.channel.close())
    }
}
