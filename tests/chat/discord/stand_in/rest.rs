//! The stand-in's REST API: messages, channels, direct chats, the address of the gateway.

use super::faults::{Call, Fault, Left};
use super::form::{LARGEST_UPLOAD, Sent};
use super::model::{BOT, File, GUILD, Kind, Message, Person, Room, Said, TOKEN};
use super::state::State;
use super::world::World;
use super::{components, json};
use axum::extract::{Path, Query, State as Shared};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, patch, post};
use axum::{Json, Router};
use serde_json::{Value, json};
use std::time::Duration;

/// A refusal: HTTP status and Discord's error code.
pub(super) struct Refused(pub(super) u16, pub(super) u32);

pub(super) type Answer = Result<Value, Refused>;

pub(crate) fn router(world: World) -> Router {
    let api = Router::new()
        .route("/gateway/bot", get(gateway))
        .route("/channels/{channel_id}", get(channel))
        .route("/channels/{channel_id}/messages", post(create).get(history))
        .route("/channels/{channel_id}/typing", post(typing))
        .route("/guilds/{guild_id}/members/{user_id}", get(member))
        .route("/channels/{channel_id}/messages/{message_id}", patch(edit))
        .route("/users/@me/channels", post(direct))
        .with_state(world);
    Router::new().nest("/api/v10", api)
}

async fn gateway(Shared(world): Shared<World>, headers: HeaderMap) -> Response {
    answer(&world, &headers, Call::Gateway, 0, |state| {
        let limit = json!({"total": 1000, "remaining": 1000, "reset_after": 14_400_000, "max_concurrency": 16});
        Ok(json!({"url": state.gateway, "shards": state.shards, "session_start_limit": limit}))
    })
}

async fn channel(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path(id): Path<u64>,
) -> Response {
    answer(&world, &headers, Call::Channel, id, |state| {
        let room = state.rooms.get(&Room(id)).ok_or(Refused(404, 10003))?;
        Ok(json::channel(room))
    })
}

async fn member(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path((guild, person)): Path<(u64, u64)>,
) -> Response {
    answer(&world, &headers, Call::Member, guild, |state| {
        let person = state.people.get(&Person(person));
        let person = person.ok_or(Refused(404, 10007))?;
        let mut member = json::member(person);
        member["user"] = json::user(person);
        Ok(member)
    })
}

/// Which part of a room's history is asked for.
#[derive(serde::Deserialize)]
struct Part {
    after: u64,
    limit: usize,
}

/// The first messages after a given one, the newest first. Messages of the history have no guild and no member.
async fn history(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path(room): Path<u64>,
    Query(Part { after, limit }): Query<Part>,
) -> Response {
    answer(&world, &headers, Call::History, room, |state| {
        may_write(state, Room(room))?;
        if limit > 100 {
            return Err(Refused(400, 50035));
        }
        let after = state.messages.range(Said(after + 1)..);
        let there = after.filter(|(_, message)| message.room == Room(room));
        let first: Vec<_> = there.map(|(said, _)| *said).take(limit).collect();
        let told = first.iter().rev().map(|said| {
            let mut message = state.as_the_bot_sees(*said);
            let fields = message.as_object_mut().expect("an object");
            fields.retain(|field, _| !["guild_id", "member"].contains(&field.as_str()));
            message
        });
        Ok(told.collect())
    })
}

async fn direct(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Json(body): Json<Value>,
) -> Response {
    answer(&world, &headers, Call::Direct, 0, |state| {
        let person = id(&body["recipient_id"]).map(Person);
        let person = person.filter(|person| state.people.contains_key(person));
        let room = state.direct(person.ok_or(Refused(404, 10013))?);
        Ok(json::channel(&state.rooms[&room]))
    })
}

async fn create(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path(room): Path<u64>,
    sent: Sent,
) -> Response {
    answer(&world, &headers, Call::Post, room, |state| {
        may_write(state, Room(room))?;
        state.set_archived(Room(room), false);
        let said = created(state, Room(room), &sent)?;
        Ok(json::message(state, &state.messages[&said]))
    })
}

async fn edit(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path((room, message)): Path<(u64, u64)>,
    sent: Sent,
) -> Response {
    answer(&world, &headers, Call::Edit, room, |state| {
        may_write(state, Room(room))?;
        let said = Said(message);
        let message = state.messages.get(&said).filter(|m| m.room == Room(room));
        let author = message.ok_or(Refused(404, 10008))?.author;
        if author != BOT {
            return Err(Refused(403, 50005));
        }
        let body = &sent.body;
        if state.rooms[&Room(room)].archived {
            return Err(Refused(400, 50083));
        }
        let text = content(body)?;
        let files = files(state, Room(room), &sent)?;
        // Discord reads the mentions of an edited message again, though it notifies nobody.
        assert_eq!(
            body["allowed_mentions"]["parse"],
            json!([]),
            "an edit that parses mentions"
        );
        components::check(&body["components"]).map_err(|()| Refused(400, 50035))?;
        let message = state.messages.get_mut(&said).expect("just seen");
        message.components = body["components"].clone();
        state.edit(said, &text, files);
        Ok(json::message(state, &state.messages[&said]))
    })
}

async fn typing(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path(room): Path<u64>,
) -> Response {
    answer(&world, &headers, Call::Typing, room, |state| {
        may_write(state, Room(room))?;
        Ok(Value::Null)
    })
}

fn may_write(state: &State, room: Room) -> Result<(), Refused> {
    let room = state.rooms.get(&room).ok_or(Refused(404, 10003))?;
    room.forbidden
        .map_or(Ok(()), |code| Err(Refused(403, code)))
}

fn moderated(state: &State, room: Room, body: &Value) -> Result<(), Refused> {
    let text = body["content"].as_str().unwrap_or_default();
    let blocked = state.blocked.as_ref();
    let is_direct = matches!(state.rooms[&room].kind, Kind::Direct(_));
    match blocked.filter(|blocked| !is_direct && text.contains(blocked.as_str())) {
        Some(_) => Err(Refused(400, 200_000)),
        None => Ok(()),
    }
}

fn content(body: &Value) -> Result<String, Refused> {
    let text = body["content"].as_str().unwrap_or_default().trim();
    match text.chars().count() {
        0 => Err(Refused(400, 50006)),
        1..=2000 => Ok(text.to_owned()),
        _ => Err(Refused(400, 50035)),
    }
}

/// Creates a message, or returns the earlier one with the same nonce.
fn created(state: &mut State, room: Room, sent: &Sent) -> Result<Said, Refused> {
    let body = &sent.body;
    let nonce = body["nonce"].as_str();
    if nonce.is_some_and(|nonce| nonce.len() > 25) {
        return Err(Refused(400, 50035));
    }
    let enforced = nonce.filter(|_| body["enforce_nonce"] == json!(true));
    if let Some(earlier) = enforced.and_then(|nonce| state.nonces.get(nonce)) {
        return Ok(*earlier);
    }
    moderated(state, room, body)?;
    components::check(&body["components"]).map_err(|()| Refused(400, 50035))?;
    let reply_to = reference(state, room, body)?;
    let mut message = Message::new(room, BOT, &content(body)?);
    message.components = body["components"].clone();
    message.rings = rings(&message, &body["allowed_mentions"]);
    message.silent = body["flags"].as_u64().unwrap_or(0) & (1 << 12) != 0;
    message.nonce = nonce.map(str::to_owned);
    message.reply_to = reply_to;
    message.files = files(state, room, sent)?;
    message.kind = if reply_to.is_some() { 19 } else { 0 };
    let said = state.say(message);
    if let Some(nonce) = nonce {
        state.nonces.insert(nonce.to_owned(), said);
    }
    Ok(said)
}

/// The files of a message, each with the description that the body gives for its number.
pub(super) fn files(state: &State, room: Room, sent: &Sent) -> Result<Vec<File>, Refused> {
    let size: usize = sent.files.iter().map(|(_, file)| file.bytes.len()).sum();
    if size > LARGEST_UPLOAD {
        return Err(Refused(413, 40005));
    }
    if !sent.files.is_empty() && state.rooms[&room].forbids_files {
        return Err(Refused(403, 50013));
    }
    let listed = sent.body["attachments"].as_array();
    let described = |(number, file): &(u64, File)| {
        let mut entries = listed.into_iter().flatten();
        let entry = entries.find(|entry| entry["id"] == json!(number.to_string()));
        let description = entry.and_then(|entry| entry["description"].as_str());
        let description = description.unwrap_or_default();
        if description.chars().count() > 1_024 {
            return Err(Refused(400, 50035));
        }
        Ok(File {
            description: description.to_owned(),
            ..file.clone()
        })
    };
    sent.files.iter().map(described).collect()
}

fn reference(state: &State, room: Room, body: &Value) -> Result<Option<Said>, Refused> {
    let reference = &body["message_reference"];
    let Some(said) = id(&reference["message_id"]).map(Said) else {
        return Ok(None);
    };
    if state.rooms[&room].hides_history {
        return Err(Refused(400, 160_002));
    }
    let there = state.messages.get(&said).is_some_and(|m| m.room == room);
    match there {
        true => Ok(Some(said)),
        false if reference["fail_if_not_exists"] == json!(false) => Ok(None),
        false => Err(Refused(400, 50035)),
    }
}

/// Whom a new message notifies: everybody it mentions, unless the request says otherwise.
fn rings(message: &Message, allowed: &Value) -> Vec<u64> {
    let may = |what: &str| {
        let parse = allowed["parse"].as_array();
        allowed.is_null() || parse.is_some_and(|parse| parse.contains(&json!(what)))
    };
    let listed = |id: u64| {
        let users = allowed["users"].as_array();
        users.is_some_and(|users| users.contains(&json!(id.to_string())))
    };
    let mut rings: Vec<u64> = message.mentioned().iter().map(|person| person.0).collect();
    rings.retain(|id| may("users") || listed(*id));
    if may("everyone") && (message.text.contains("@everyone") || message.text.contains("@here")) {
        rings.push(GUILD);
    }
    rings
}

/// Handles every request: checks who asks, the scripted faults and the rate-limit bucket, then carries the request out.
pub(super) fn answer(
    world: &World,
    headers: &HeaderMap,
    call: Call,
    major: u64,
    deed: impl FnOnce(&mut State) -> Answer,
) -> Response {
    world.change(|state| {
        let verdict = state.faults.judge(call, major);
        if !is_the_bot(headers) {
            return error(Refused(401, 0)).into_response();
        }
        let left = match (verdict.fault, verdict.bucket) {
            (Some(Fault::Limited { after, global }), Ok(left) | Err(left)) => {
                return limited(left, after, global);
            }
            (Some(Fault::Before(status)), _) => return broken(status),
            (Some(Fault::After(status)), _) => {
                let _ = deed(state);
                return broken(status);
            }
            (None, Err(left)) => return limited(left, left.reset_after, false),
            (None, Ok(left)) => left,
        };
        let answer = match deed(state) {
            Ok(Value::Null) => StatusCode::NO_CONTENT.into_response(),
            Ok(answer) if call == Call::BeginThread => {
                (StatusCode::CREATED, Json(answer)).into_response()
            }
            answer => answer.map(Json).map_err(error).into_response(),
        };
        (bucket(left), answer).into_response()
    })
}

fn is_the_bot(headers: &HeaderMap) -> bool {
    let expected = format!("Bot {TOKEN}");
    headers
        .get("authorization")
        .is_some_and(|value| *value == *expected)
}

fn error(Refused(status, code): Refused) -> (StatusCode, Json<Value>) {
    let body = json!({"code": code, "message": format!("refused with {code}")});
    (StatusCode::from_u16(status).unwrap(), Json(body))
}

/// The response of a proxy between the bot and Discord; it is not JSON.
fn broken(status: u16) -> Response {
    (
        StatusCode::from_u16(status).unwrap(),
        "upstream connect error",
    )
        .into_response()
}

fn limited(left: Left, after: Duration, global: bool) -> Response {
    let seconds = after.as_secs_f64();
    let body = json!({"code": 0, "message": "You are being rate limited.", "retry_after": seconds, "global": global});
    let scope = if global { "global" } else { "user" };
    let mut headers = bucket(Left {
        remaining: 0,
        ..left
    });
    headers.extend([
        header("retry-after", seconds),
        header("x-ratelimit-scope", scope),
    ]);
    if global {
        headers.extend([header("x-ratelimit-global", true)]);
    }
    (StatusCode::TOO_MANY_REQUESTS, headers, Json(body)).into_response()
}

fn bucket(left: Left) -> HeaderMap {
    HeaderMap::from_iter([
        header("x-ratelimit-limit", left.limit),
        header("x-ratelimit-remaining", left.remaining),
        header("x-ratelimit-reset-after", left.reset_after.as_secs_f64()),
        header("x-ratelimit-bucket", "stand-in"),
    ])
}

fn header(name: &'static str, value: impl ToString) -> (HeaderName, HeaderValue) {
    let value = HeaderValue::from_str(&value.to_string()).unwrap();
    (HeaderName::from_static(name), value)
}

pub(super) fn id(value: &Value) -> Option<u64> {
    value.as_str()?.parse().ok()
}
