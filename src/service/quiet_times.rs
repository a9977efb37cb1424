//! Computes until when a person is not to be reminded of anything. They may be on vacation or have quiet hours, or the room may have
//! quiet hours. A reminder that comes up in this time is sent after it, if there is still a reason for it.

use super::local_time::{local_minute, next_time, zone};
use super::reader_of_say::called_at_end;
use super::service_task::Service;
use crate::command::personal_settings;
use crate::command::room_settings;
use crate::render::Scene;
use crate::session::{AccountId, Ending, QuietHours, RoomKey, Say, Session};
use crate::store::StoreError;

/// A day of vacation that follows another one is noted at most this many seconds after it begins.
const NEXT_DAY_IS_PUT_DOWN: i64 = 60;
/// A person's own quiet hours, those of the room, and vacations are quiet times. If one begins before another ends, they are joined into
/// one long quiet time. At most this many are joined.
const MOST_IN_TURN: usize = 4;

impl Service {
    /// The end of the quiet time in which this person is now; `None` if they may be notified in this room.
    pub(super) async fn quiet_until(
        &mut self,
        account: AccountId,
        room: &RoomKey,
        at: i64,
    ) -> Result<Option<i64>, StoreError> {
        self.quiet_end(account, (room, true), at).await
    }

    /// Like `quiet_until`, but for a message about this game. If vacations do not stop the game's clock (CL-12), a vacation does not
    /// delay the message.
    pub(super) async fn quiet_until_in(
        &mut self,
        game: &Session,
        account: AccountId,
        room: &RoomKey,
        at: i64,
    ) -> Result<Option<i64>, StoreError> {
        let clock = game.clock.as_deref();
        let vacation_counts = clock.is_none_or(|clock| clock.control.vacation);
        self.quiet_end(account, (room, vacation_counts), at).await
    }

    /// CL-16: if the clock has ended a game, the message about this does not notify a player for whom it is quiet now. If somebody's
    /// message ended the game, the player is notified all the same.
    pub(super) async fn spare_in_quiet_hours(
        &mut self,
        say: &Say,
        key: &RoomKey,
        scene: &mut Scene,
    ) -> Result<(), StoreError> {
        let Some(session) = scene.session.clone() else {
            return Ok(());
        };
        let is_by_clock = matches!(say, Say::Over(_, _, None))
            && matches!(session.ending, Some(Ending::Flag(_) | Ending::Abort(_)));
        let Some(called) = called_at_end(say, Some(&session)).filter(|_| is_by_clock) else {
            return Ok(());
        };
        let now = self.config.clock.now();
        let quiet = self.quiet_until_in(&session, called, key, now);
        if quiet.await?.is_some() {
            let spared = self.cache.identity_on(called, key.platform).await?;
            scene.called_elsewhere.extend(spared);
        }
        Ok(())
    }

    async fn quiet_end(
        &mut self,
        account: AccountId,
        (room, vacation_counts): (&RoomKey, bool),
        at: i64,
    ) -> Result<Option<i64>, StoreError> {
        let own = self
            .cache
            .personal_setting(account, &personal_settings::QUIET);
        let own: Option<QuietHours> = own.await?.parse().ok();
        let here = &self.cache.room(room).await?.settings;
        let here: Option<QuietHours> = here.value(&room_settings::NIGHT).parse().ok();
        let hours: Vec<_> = own.into_iter().chain(here).collect();
        let mut until = at;
        for _ in 0..MOST_IN_TURN {
            let ends = hours.iter().filter_map(|hours| end_of(hours, until));
            let ends = ends.chain(
                vacation_counts
                    .then(|| self.vacation_end(account, until))
                    .flatten(),
            );
            match ends.max() {
                Some(end) => until = end,
                None => break,
            }
        }
        Ok((until > at).then_some(until))
    }

    /// The end of this person's vacation and [`NEXT_DAY_IS_PUT_DOWN`] seconds more. The seconds are added because another day of vacation
    /// may follow at once, and is noted only at the next check of the clock (CL-13). `None` if that time is over, or if there is no
    /// vacation.
    fn vacation_end(&self, account: AccountId, at: i64) -> Option<i64> {
        let end = self.vacations.until(account, at - NEXT_DAY_IS_PUT_DOWN)?;
        Some(end + NEXT_DAY_IS_PUT_DOWN).filter(|end| *end > at)
    }
}

/// The end of these quiet hours, if it is quiet at this time (unix seconds).
fn end_of(hours: &QuietHours, at: i64) -> Option<i64> {
    let zone_of = zone(&hours.zone);
    let minute = local_minute(&zone_of, at)?;
    hours
        .has(minute)
        .then(|| next_time(&hours.zone, hours.until, at))
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_end_at_the_same_hour_in_summer_and_in_winter() {
        let night: QuietHours = "22:00-08:00 Europe/Prague".parse().unwrap();
        // 2026-10-24 20:00 UTC, 22:00 in Prague; summer time ends in that night.
        let evening = 1_792_872_000;
        assert_eq!(end_of(&night, evening - 1), None);
        assert_eq!(end_of(&night, evening), Some(evening + 11 * 3_600));
        assert_eq!(end_of(&night, evening + 11 * 3_600), None);
    }
}
