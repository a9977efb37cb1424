//! The stand-in's REST API for interactions and commands.

use super::faults::Call;
use super::form::Sent;
use super::json;
use super::model::APP;
use super::rest::{Refused, answer};
use super::world::World;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::{get, patch, post};
use axum::{Json, Router};
use serde_json::Value;

pub(crate) fn router(world: World) -> Router {
    let api = Router::new()
        .route(
            "/interactions/{interaction_id}/{interaction_token}/callback",
            post(respond),
        )
        .route("/webhooks/{webhook_id}/{webhook_token}", post(follow_up))
        .route(
            "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
            patch(edit_original).delete(delete_original),
        )
        .route(
            "/applications/{application_id}/commands",
            get(commands).put(register),
        )
        .with_state(world);
    Router::new().nest("/api/v10", api)
}

async fn respond(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path((id, token)): Path<(u64, String)>,
    sent: Sent,
) -> Response {
    answer(&world, &headers, Call::Respond, id, |state| {
        state.respond(id, &token, &sent).map_err(refused)?;
        Ok(Value::Null)
    })
}

async fn follow_up(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path((app, token)): Path<(u64, String)>,
    sent: Sent,
) -> Response {
    assert_eq!(app, APP);
    answer(&world, &headers, Call::FollowUp, app, |state| {
        let said = state.follow_up(&token, &sent).map_err(refused)?;
        Ok(json::message(state, &state.messages[&said]))
    })
}

async fn edit_original(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path((app, token)): Path<(u64, String)>,
    sent: Sent,
) -> Response {
    answer(&world, &headers, Call::Original, app, |state| {
        let said = state.edit_original(&token, &sent).map_err(refused)?;
        Ok(json::message(state, &state.messages[&said]))
    })
}

async fn delete_original(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path((app, token)): Path<(u64, String)>,
) -> Response {
    answer(&world, &headers, Call::Original, app, |state| {
        state.delete_original(&token).map_err(refused)?;
        Ok(Value::Null)
    })
}

async fn commands(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path(app): Path<u64>,
) -> Response {
    answer(&world, &headers, Call::Commands, app, |state| {
        Ok(Value::Array(state.commands.clone()))
    })
}

async fn register(
    Shared(world): Shared<World>,
    headers: HeaderMap,
    Path(app): Path<u64>,
    Json(body): Json<Value>,
) -> Response {
    answer(&world, &headers, Call::Register, app, |state| {
        state.set_commands(&body).map_err(refused)
    })
}

fn refused((status, code): (u16, u32)) -> Refused {
    Refused(status, code)
}
