//! A program that speaks the line protocol.
//!
//! What the program sends without being asked is dropped. So nothing that it sent before a question is taken for the answer.

use super::framing::{Framing, Received};
use super::line_protocol::{FromClient, FromServer};
use super::move_clock::MoveClock;
use super::player_log::PlayerLog;
use super::text_channel::{TextChannel, Wire};
use crate::tournament::referee::{
    Ended, Fault, FaultKind, MoveRequest, Notice, Player, PlayerResult, ReceivedMove, Work,
};
use lusoria_games::rules::Seat;

/// How often the program is told in one game, at most, that it is not its turn.
const MOST_REMINDERS: u32 = 10;

/// A program that speaks the line protocol.
#[derive(Debug)]
pub struct LinePlayer {
    channel: TextChannel,
    seat: Seat,
    reminders: u32,
}

impl LinePlayer {
    /// The program at the other end of this connection.
    #[must_use]
    pub fn new(wire: Box<dyn Wire>, log: PlayerLog) -> Self {
        Self {
            channel: TextChannel::new(wire, Framing::LINES, log),
            seat: Seat::First,
            reminders: 0,
        }
    }

    fn send(&mut self, message: &FromServer) {
        self.channel.send(&message.to_string());
    }

    /// Tells the program that it is not its turn, after it has sent a line that nobody asked for.
    fn remind(&mut self) {
        if self.reminders < MOST_REMINDERS {
            self.send(&FromServer::Message("not your turn".to_owned()));
        }
        self.reminders = self.reminders.saturating_add(1);
    }

    /// Asks for the move and waits for it.
    async fn answer(&mut self, question: MoveRequest<'_>) -> Result<ReceivedMove, Fault> {
        while self.channel.next_waiting().await?.is_some() {
            self.remind();
        }
        self.send(&FromServer::YourTurn);
        let clock = MoveClock::start(&mut self.channel, question.limit).await?;
        let (line, received) = clock.wait(self.channel.next()).await?;
        Ok(clock.timed(move_of(line)?, received))
    }

    fn tell_the_end(&mut self, ended: Ended<'_>) {
        match ended.own_fault.map(|fault| fault.kind) {
            Some(FaultKind::Time) => self.send(&FromServer::Timeout),
            Some(FaultKind::Illegal) => self.send(&FromServer::IllegalMove),
            _ => {}
        }
        if let Some(fault) = ended.own_fault {
            self.channel.note(&fault.to_string());
            self.channel.note_unfinished();
        }
        self.send(&match ended.verdict {
            PlayerResult::Victory => FromServer::Victory,
            PlayerResult::Tie => FromServer::Tie,
            PlayerResult::Defeat => FromServer::Defeat,
        });
    }
}

impl Player for LinePlayer {
    fn tell(&mut self, notice: Notice<'_>) {
        match notice {
            Notice::Begins { seat, warm_up, .. } => {
                self.seat = seat;
                self.send(&FromServer::Welcome(seat));
                let text = format!("warm-up {} ms", warm_up.as_millis());
                self.send(&FromServer::Message(text));
            }
            Notice::Moved { by, .. } if by == self.seat => self.send(&FromServer::ValidMove),
            Notice::Moved { ply, .. } => self.send(&FromServer::OpponentMove(ply.to_owned())),
            Notice::Ended(ended) => self.tell_the_end(ended),
        }
    }

    fn ask<'a>(&'a mut self, question: MoveRequest<'a>) -> Work<'a, Result<ReceivedMove, Fault>> {
        Box::pin(self.answer(question))
    }

    fn watch(&mut self) -> Work<'_, Fault> {
        Box::pin(async {
            loop {
                match self.channel.next().await {
                    Ok(_) => self.remind(),
                    Err(fault) => return fault,
                }
            }
        })
    }

    fn leave(self: Box<Self>) -> Work<'static, ()> {
        Box::pin(self.channel.close())
    }
}

fn move_of(line: Received) -> Result<String, Fault> {
    let illegal = |what: String| Fault::new(FaultKind::Illegal, what);
    match line {
        Received::Unreadable(why) => Err(illegal(format!("{why} is no move"))),
        Received::Text(line) => match line.parse() {
            Ok(FromClient::Move(text)) => Ok(text),
            Err(why) => Err(illegal(format!("{why}"))),
        },
    }
}
