//! Starts the stand-in.

use super::state::State;
use super::world::World;
use super::{api_document, gateway, interactions, rest, threads, tls};
use axum::middleware::from_fn_with_state;
use std::sync::{Arc, Mutex};
use tokio::net::TcpListener;
use tokio::sync::watch;

impl World {
    /// Starts both servers on free ports of 127.0.0.1. They live as long as the test's runtime.
    pub(crate) async fn start() -> Self {
        let (plain, secure) = (bind().await, bind().await);
        let gateway = format!("ws://{}", plain.local_addr().unwrap());
        let authority = tls::Authority::new();
        let world = Self {
            state: Arc::new(Mutex::new(State::new(gateway.clone()))),
            faults: Arc::default(),
            changed: watch::Sender::new(0),
            rest: secure.local_addr().unwrap(),
            root: authority.root.clone().into(),
            gateway: gateway.into(),
        };
        let secure = tls::Listener::new(secure, &authority);
        let rest = rest::router(world.clone())
            .merge(interactions::router(world.clone()))
            .merge(threads::router(world.clone()));
        let rest = rest.layer(from_fn_with_state(world.clone(), api_document::hold));
        let sockets = gateway::router(world.clone());
        tokio::spawn(async move { axum::serve(secure, rest).await });
        tokio::spawn(async move { axum::serve(plain, sockets).await });
        world
    }
}

async fn bind() -> TcpListener {
    TcpListener::bind("127.0.0.1:0").await.unwrap()
}
