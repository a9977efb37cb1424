//! The address of Discord. Tests use the address of a stand-in on this machine instead. No environment variable sets the address, so a
//! mistake in a configuration file cannot send the token to another host.

use std::net::SocketAddr;
use std::time::Duration;

/// The time limit for one request.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Where REST requests go, and which gateways the bot may connect to.
#[derive(Clone, Debug, Default)]
pub struct Endpoint {
    stand_in: Option<StandIn>,
}

#[derive(Clone, Debug)]
struct StandIn {
    address: SocketAddr,
    root: reqwest::Certificate,
}

impl Endpoint {
    /// The real Discord.
    #[must_use]
    pub fn discord() -> Self {
        Self::default()
    }

    /// A stand-in that plays the part of `discord.com`, over TLS. It has a loopback address. `root` is the root of its certificate (PEM).
    ///
    /// # Errors
    /// If the root is not PEM.
    ///
    /// # Panics
    /// If the address is not on this machine. No test may reach a real host.
    pub fn stand_in(address: SocketAddr, root: &str) -> reqwest::Result<Self> {
        assert!(address.ip().is_loopback(), "{address} is not loopback");
        let root = reqwest::Certificate::from_pem(root.as_bytes())?;
        Ok(Self {
            stand_in: Some(StandIn { address, root }),
        })
    }

    /// An HTTP client for this endpoint. With a stand-in, it trusts no certificate but the stand-in's.
    pub(super) fn client(&self) -> reqwest::Result<reqwest::Client> {
        let builder = reqwest::Client::builder().use_rustls_tls().timeout(TIMEOUT);
        match &self.stand_in {
            None => builder,
            Some(stand_in) => builder
                .no_proxy()
                .tls_built_in_root_certs(false)
                .add_root_certificate(stand_in.root.clone())
                .resolve("discord.com", stand_in.address),
        }
        .build()
    }

    /// Whether the bot may send its token to this gateway.
    pub(super) fn admits(&self, gateway: &str) -> bool {
        let scheme = match self.stand_in {
            None => "wss://",
            Some(_) => "ws://127.0.0.1:",
        };
        gateway.starts_with(scheme)
    }
}
