//! Finds the time zone for a time of the day that somebody types. This is the zone that was typed with the time, otherwise a zone that
//! was set before, otherwise UTC.

use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use super::zone_names::known_zone;
use crate::command::personal_settings::{DIGEST, QUIET};
use crate::command::room_settings::NIGHT;
use crate::command::{Setting, SettingChange};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

/// A time zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ChosenZone {
    /// The name of the zone as it is stored.
    pub(super) name: String,
    /// Whether the zone is UTC because no zone was typed and none is set.
    pub(super) is_default: bool,
}

impl ChosenZone {
    /// The name of the zone; an empty text if `is_default` is true.
    pub(super) fn unless_default(self) -> String {
        if self.is_default {
            String::new()
        } else {
            self.name
        }
    }
}

/// The settings whose value can be a time followed by a time zone.
const ZONED: [&Setting; 3] = [&QUIET, &NIGHT, &DIGEST];

impl Service {
    /// Adds a time zone to this change of a setting, if the setting needs one. Also returns whether the zone is UTC because no zone was
    /// typed or set before.
    ///
    /// # Errors
    /// The inner error says that no time zone has the typed name.
    pub(super) async fn with_zone(
        &mut self,
        change: SettingChange,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Result<(SettingChange, bool), Fact>, StoreError> {
        let setting = ZONED.iter().find(|one| one.id == change.id);
        // A value without a time needs no zone: `off`, or the value of the rooms' own setting `quiet`, which is on or off.
        let is_time = change.value.starts_with(|c: char| c.is_ascii_digit());
        let Some(setting) = setting.filter(|_| is_time) else {
            return Ok(Ok((change, false)));
        };
        let (time, typed) = match change.value.split_once(' ') {
            Some((time, zone)) => (time, Some(zone)),
            None => (change.value.as_str(), None),
        };
        let zone = self.chosen_zone(typed, setting, request, draft).await?;
        Ok(zone.map(|zone| {
            let value = format!("{time} {}", zone.name);
            (SettingChange { value, ..change }, zone.is_default)
        }))
    }

    /// The time zone for the puzzle of the day in this room: the typed one, or one that was set before.
    ///
    /// # Errors
    /// The inner error says that no time zone has the typed name.
    pub(super) async fn zone_of_room(
        &mut self,
        typed: Option<&str>,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Result<ChosenZone, Fact>, StoreError> {
        self.chosen_zone(typed, &NIGHT, request, draft).await
    }

    async fn chosen_zone(
        &mut self,
        typed: Option<&str>,
        setting: &Setting,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Result<ChosenZone, Fact>, StoreError> {
        let chosen = |name| ChosenZone {
            name,
            is_default: false,
        };
        if let Some(typed) = typed {
            return Ok(known_zone(typed).map(chosen));
        }
        let of_room = match setting.id == NIGHT.id {
            true => self.zone_set_for_room(request, draft).await?,
            false => None,
        };
        let before = match of_room {
            Some(zone) => Some(zone),
            None => self.zone_set_by(request, setting).await?,
        };
        Ok(Ok(before.map(chosen).unwrap_or_else(|| ChosenZone {
            name: "UTC".to_owned(),
            is_default: true,
        })))
    }

    /// The zone of the room's quiet hours, if they are set. Otherwise the zone of the room's puzzle of the day. `None` if neither is set.
    async fn zone_set_for_room(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Option<String>, StoreError> {
        let settings = self.settings_here(request, draft).await?;
        if let Some(zone) = zone_in(settings.value(&NIGHT)) {
            return Ok(Some(zone));
        }
        let daily = self.daily_puzzle_here(request).await?;
        Ok(daily.map(|daily| daily.zone))
    }

    /// The zone that this person has named before, for this setting or for another one. If there are both, the one for this setting.
    async fn zone_set_by(
        &mut self,
        request: &Request,
        setting: &Setting,
    ) -> Result<Option<String>, StoreError> {
        let mut settings = [&QUIET, &DIGEST];
        settings.sort_by_key(|one| one.id != setting.id);
        for one in settings {
            let value = self.cache.personal_setting(request.account, one).await?;
            if let Some(zone) = zone_in(value) {
                return Ok(Some(zone));
            }
        }
        Ok(None)
    }
}

/// The zone in the value of a setting: `22:00-08:00 Europe/Prague`.
fn zone_in(value: &str) -> Option<String> {
    value.split_once(' ').map(|(_, zone)| zone.to_owned())
}
