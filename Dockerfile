# Lusoria in a small image: the program on Debian, no shell scripts, no root.
#
#   docker build -t lusoria .
#   docker run -d --name lusoria --env-file .env -v lusoria:/data --restart unless-stopped lusoria
#
# The two images it is made from are named by version. To build from exactly what you have looked at, name them by digest
# (`docker buildx imagetools inspect rust:1.95-slim-bookworm` shows it); none is written down here, since it could not be looked up
# where this file was written, and a digest that nobody renews keeps old faults in:
#
#   docker build --build-arg BUILD_IMAGE=rust@sha256:… --build-arg RUN_IMAGE=debian@sha256:… -t lusoria .
#
# `docker stop` sends SIGTERM and waits ten seconds; the program ends within nine.
#
# TLS is rustls with its own list of authorities, so the image needs neither OpenSSL nor ca-certificates. (native-tls would be a
# second way to speak to Discord, one that no test runs; deny.toml says why rustls' advisories do not bite.)

# As rust-version in Cargo.toml; tests/tidy/ holds the two together.
ARG RUST=1.95
ARG BUILD_IMAGE=rust:${RUST}-slim-bookworm
ARG RUN_IMAGE=debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /lusoria
# First the libraries alone, with an empty program: this layer is made anew only when they change.
COPY .cargo .cargo
COPY Cargo.toml Cargo.lock ./
COPY crates/lusoria-games/Cargo.toml crates/lusoria-games/
RUN mkdir -p src benches tests crates/lusoria-games/src crates/lusoria-games/benches \
    && touch src/lib.rs crates/lusoria-games/src/lib.rs crates/lusoria-games/benches/playouts.rs \
    && echo 'fn main() {}' > src/main.rs \
    && for bench in $(sed -n '/^\[\[bench\]\]/,/^name/s/^name = "\(.*\)"/\1/p' Cargo.toml); do touch "benches/$bench.rs"; done \
    && for test in $(sed -n '/^\[\[test\]\]/,/^name/s/^name = "\(.*\)"/\1/p' Cargo.toml); do touch "tests/$test.rs"; done \
    && cargo build --release --locked
COPY migrations migrations
COPY crates crates
COPY src src
# The files are older than what the empty program was built at; cargo goes by their times.
RUN touch crates/lusoria-games/src/lib.rs src/lib.rs src/main.rs && cargo build --release --locked

FROM ${RUN_IMAGE}
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin lusoria \
    && install -d -o lusoria -g lusoria /data
COPY --from=build /lusoria/target/release/lusoria /usr/local/bin/lusoria
COPY LICENSE-APACHE LICENSE-MIT /usr/share/doc/lusoria/
USER lusoria
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:/data/lusoria.db
# Fails if the database cannot be used, or the bot does not answer.
HEALTHCHECK --interval=1m --timeout=10s --start-period=10s CMD ["lusoria", "check", "--local"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["lusoria"]
