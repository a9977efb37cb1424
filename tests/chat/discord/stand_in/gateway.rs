//! The stand-in's gateway: one WebSocket at a time, gateway sessions that can be resumed, and a connection that tests can cut.

use super::link::Out;
use super::model::{BOT, TOKEN};
use super::world::World;
use axum::Router;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

/// The heartbeat interval: long, so that heartbeats hardly matter in a test. The first heartbeat comes at once all the same.
const HEARTBEAT_MS: u64 = 5_000;

pub(crate) fn router(world: World) -> Router {
    Router::new().route("/", any(upgrade)).with_state(world)
}

async fn upgrade(State(world): State<World>, socket: WebSocketUpgrade) -> Response {
    if world.lock().link.refuses {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    socket.on_upgrade(|socket| serve(socket, world))
}

async fn serve(mut socket: WebSocket, world: World) {
    let (line, mut out) = unbounded_channel();
    world.change(|state| state.link.newest = Some(line.clone()));
    let hello = json!({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": null, "t": null});
    let _ = line.send(Out::Text(hello.to_string()));
    loop {
        tokio::select! {
            Some(next) = out.recv() => match next {
                Out::Text(text) => {
                    if socket.send(Message::Text(text.into())).await.is_err() { break; }
                }
                Out::Close(code) => {
                    let frame = CloseFrame { code, reason: "".into() };
                    let _ = socket.send(Message::Close(Some(frame))).await;
                    // A client answers a close frame before it disconnects.
                    while let Some(Ok(_)) = socket.recv().await {}
                    break;
                }
                Out::Drop => break,
            },
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => hear(&world, &line, &text),
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                Some(Ok(_)) => {}
            },
        }
    }
    world.change(|state| state.link.hung_up(&line));
}

fn hear(world: &World, line: &UnboundedSender<Out>, text: &str) {
    let frame: Value = serde_json::from_str(text).expect("serenity sends JSON");
    let data = &frame["d"];
    let reply = |frame: Value| {
        let _ = line.send(Out::Text(frame.to_string()));
    };
    match frame["op"].as_u64() {
        Some(1) => reply(json!({"op": 11, "d": null, "s": null, "t": null})),
        Some(2 | 6) if data["token"] != format!("Bot {TOKEN}") => {
            let _ = line.send(Out::Close(4004));
        }
        Some(2) => {
            let intents = data["intents"].as_u64().expect("intents");
            if let Err(code) = world.change(|state| state.identify(intents)) {
                let _ = line.send(Out::Close(code));
            }
        }
        Some(6) => {
            let session = data["session_id"].as_str().unwrap_or_default();
            let after = usize::try_from(data["seq"].as_u64().unwrap_or(0)).unwrap();
            if !world.change(|state| state.link.resume(session, after)) {
                reply(json!({"op": 9, "d": false, "s": null, "t": null}));
            }
        }
        op => panic!("the bot {BOT} sent an op the stand-in does not know: {op:?}"),
    }
}
