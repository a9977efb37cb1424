//! An engine that speaks UGI, over pipes or over TCP, as `lusoria engine` does (`src/engine_protocol/mod.rs` has the protocol).
//!
//! The name of the game is sent to the engine once, at the beginning. Each time the engine has to move, it is sent all plies so far,
//! throws of dice included, so the engine need not remember any of them.

use super::framing::{Framing, Received};
use super::move_clock::MoveClock;
use super::player_log::PlayerLog;
use super::text_channel::{TextChannel, Wire};
use crate::tournament::referee::{
    Fault, FaultKind, MoveRequest, Notice, Player, ReceivedMove, Work,
};
use tokio::time::{Instant, timeout_at};

/// An engine that speaks UGI.
#[derive(Debug)]
pub struct UgiPlayer {
    channel: TextChannel,
}

impl UgiPlayer {
    /// The engine at the other end of this connection, once it is ready for the game.
    ///
    /// # Errors
    /// The fault of an engine that is not ready by `until`.
    pub async fn greet(
        wire: Box<dyn Wire>,
        log: PlayerLog,
        game: &str,
        until: Instant,
    ) -> Result<Self, Fault> {
        let channel = TextChannel::new(wire, Framing::LONG_LINES, log);
        let mut player = Self { channel };
        let ready = timeout_at(until, player.get_ready(game)).await;
        ready.map_err(|_| Fault::new(FaultKind::Absent, "the engine did not get ready"))??;
        Ok(player)
    }

    async fn get_ready(&mut self, game: &str) -> Result<(), Fault> {
        self.channel.send("ugi");
        self.wait_for("ugiok").await?;
        self.channel
            .send(&format!("setoption name Game value {game}"));
        self.channel.send("uginewgame");
        self.channel.send("isready");
        self.wait_for("readyok").await
    }

    /// Ignores lines until the line `wanted` comes.
    async fn wait_for(&mut self, wanted: &str) -> Result<(), Fault> {
        loop {
            if let (Received::Text(line), _) = self.channel.next().await?
                && line.trim() == wanted
            {
                return Ok(());
            }
        }
    }

    async fn answer(&mut self, question: MoveRequest<'_>) -> Result<ReceivedMove, Fault> {
        self.channel.forget_what_came();
        while self.channel.next_waiting().await?.is_some() {}
        let mut position = "position startpos".to_owned();
        if !question.plies.is_empty() {
            position.push_str(" moves ");
            position.push_str(&question.plies.join(" "));
        }
        self.channel.send(&position);
        let limit = question.limit;
        // The engine is told only nine tenths of the time, because the messages take time on their way.
        self.channel
            .send(&format!("go movetime {}", limit.mul_f64(0.9).as_millis()));
        let clock = MoveClock::start(&mut self.channel, limit).await?;
        let (ply, received) = clock.wait(self.best_move()).await?;
        Ok(clock.timed(ply, received))
    }

    async fn best_move(&mut self) -> Result<(String, Instant), Fault> {
        loop {
            let (received, at) = self.channel.next().await?;
            let Received::Text(line) = received else {
                continue;
            };
            let mut words = line.split_whitespace();
            if words.next() == Some("bestmove") {
                let ply = words.next().unwrap_or_default();
                return Ok((ply.to_owned(), at));
            }
        }
    }
}

impl Player for UgiPlayer {
    fn tell(&mut self, notice: Notice<'_>) {
        if let Notice::Ended(ended) = notice {
            if let Some(fault) = ended.own_fault {
                self.channel.note(&fault.to_string());
            }
            self.channel.send("quit");
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
