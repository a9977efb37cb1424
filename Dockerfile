# Lusoria in a small image: the program on Debian, no shell scripts, no root.
#
#   docker build -t lusoria .
#   docker run -d --name lusoria --env-file .env -v lusoria:/data --restart unless-stopped lusoria
#
# TLS is rustls with its own list of authorities, so the image needs neither OpenSSL nor ca-certificates. (native-tls would be a
# second way to speak to Discord, one that no test runs; deny.toml says why rustls' advisories do not bite.)

# As rust-version in Cargo.toml; tests/tidy.rs holds the two together.
ARG RUST=1.95

FROM rust:${RUST}-slim-bookworm AS build
WORKDIR /lusoria
# First the libraries alone, with an empty program: this layer is made anew only when they change.
COPY .cargo .cargo
COPY Cargo.toml Cargo.lock ./
RUN mkdir -p src benches tests \
    && touch src/lib.rs \
    && echo 'fn main() {}' > src/main.rs \
    && for bench in $(sed -n '/^\[\[bench\]\]/,/^name/s/^name = "\(.*\)"/\1/p' Cargo.toml); do touch "benches/$bench.rs"; done \
    && for test in $(sed -n '/^\[\[test\]\]/,/^name/s/^name = "\(.*\)"/\1/p' Cargo.toml); do touch "tests/$test.rs"; done \
    && cargo build --release --locked
COPY migrations migrations
COPY src src
# The files are older than what the empty program was built at; cargo goes by their times.
RUN touch src/lib.rs src/main.rs && cargo build --release --locked

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin lusoria \
    && install -d -o lusoria -g lusoria /data
COPY --from=build /lusoria/target/release/lusoria /usr/local/bin/lusoria
COPY LICENSE-APACHE LICENSE-MIT /usr/share/doc/lusoria/
USER lusoria
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:/data/lusoria.db
HEALTHCHECK --interval=1m --timeout=10s --start-period=10s CMD ["lusoria", "check", "--local"]
ENTRYPOINT ["lusoria"]
