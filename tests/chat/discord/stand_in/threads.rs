//! Threads below messages: to begin, archive, reopen and delete them.

use super::faults::Call;
use super::json;
use super::model::{Kind, Room, Said};
use super::rest::{Refused, answer};
use super::state::State;
use super::world::World;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::{patch, post};
use axum::{Json, Router};
use serde_json::{Value, json};

pub(crate) fn router(world: World) -> Router {
    let api = Router::new()
        .route("/channels/{channel_id}", patch(change))
        .route(
            "/channels/{channel_id}/messages/{message_id}/threads",
            post(begin),
        )
        .with_state(world);
    Router::new().nest("/api/v10", api)
}

/// Begins a thread below a message; it gets the id of that message.
async fn begin(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path((room, message)): Path<(u64, u64)>,
    Json(body): Json<Value>,
) -> Response {
    answer(&world, &headers, Call::BeginThread, room, |state| {
        let place = state.rooms.get(&Room(room)).ok_or(Refused(404, 10003))?;
        if place.forbids_threads {
            return Err(Refused(403, 50013));
        }
        if place.kind != Kind::Text {
            return Err(Refused(400, 50024));
        }
        if !state.messages.contains_key(&Said(message)) {
            return Err(Refused(404, 10008));
        }
        if state.rooms.contains_key(&Room(message)) {
            return Err(Refused(400, 160_004));
        }
        let name = body["name"].as_str().unwrap_or_default();
        state.begin_thread(Room(room), Said(message), name);
        let thread = state.room_mut(Room(message));
        thread.open_for = body["auto_archive_duration"].as_u64().unwrap_or(1440);
        Ok(json::channel(thread))
    })
}

/// Changes a thread.
async fn change(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path(room): Path<u64>,
    Json(body): Json<Value>,
) -> Response {
    answer(&world, &headers, Call::ChangeThread, room, |state| {
        let room = Room(room);
        let place = state.rooms.get_mut(&room).ok_or(Refused(404, 10003))?;
        if let Some(minutes) = body["auto_archive_duration"].as_u64() {
            place.open_for = minutes;
        }
        if let Some(archived) = body["archived"].as_bool() {
            state.set_archived(room, archived);
        }
        Ok(json::channel(&state.rooms[&room]))
    })
}

impl State {
    fn begin_thread(&mut self, parent: Room, message: Said, name: &str) {
        let made = self.add_room(name, Kind::Thread(parent), true);
        let mut place = self.rooms.remove(&made).expect("just made");
        place.id = Room(message.0);
        let told = json::channel(&place);
        self.rooms.insert(place.id, place);
        self.publish("THREAD_CREATE", &told);
    }

    /// Archives or reopens a thread, and tells the bot if that changes something.
    pub(crate) fn set_archived(&mut self, thread: Room, archived: bool) {
        let place = self.room_mut(thread);
        if place.archived != archived {
            place.archived = archived;
            let told = json::channel(place);
            self.publish("THREAD_UPDATE", &told);
        }
    }

    fn delete_thread(&mut self, thread: Room, is_told: bool) {
        let place = self.rooms.remove(&thread).expect("a thread");
        let told = json::channel(&place);
        let event = json!({
            "id": told["id"], "guild_id": told["guild_id"], "parent_id": told["parent_id"], "type": told["type"],
        });
        if is_told {
            self.publish("THREAD_DELETE", &event);
        }
    }
}

impl World {
    /// Forbids the bot to begin threads in this channel.
    pub(crate) fn forbid_threads(&self, room: Room) {
        self.change(|state| state.room_mut(room).forbids_threads = true);
    }

    /// The threads of a channel.
    pub(crate) fn threads_of(&self, channel: Room) -> Vec<Room> {
        let state = self.lock();
        let rooms = state.rooms.values();
        let threads = rooms.filter(|room| room.kind == Kind::Thread(channel));
        threads.map(|room| room.id).collect()
    }

    /// The name of a thread, whether it is archived, and after how many minutes of silence it is archived.
    pub(crate) fn thread_state(&self, thread: Room) -> (String, bool, u64) {
        let state = self.lock();
        let place = &state.rooms[&thread];
        (place.name.clone(), place.archived, place.open_for)
    }

    /// Discord archives a thread in which nobody has written for long.
    pub(crate) fn archives(&self, thread: Room) {
        self.change(|state| state.set_archived(thread, true));
    }

    /// Somebody deletes a thread. The bot is told only if it is connected and may see the thread.
    pub(crate) fn deletes_thread(&self, thread: Room, is_told: bool) {
        self.change(|state| state.delete_thread(thread, is_told));
    }
}
