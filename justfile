# Short names for what README.md and CONTRIBUTING.md describe: `just` lists them.

_list:
    @just --list --unsorted

# Open the console room and play
play *ARGS:
    cargo run -- console {{ARGS}}

# Pass the tests
test *ARGS:
    cargo test {{ARGS}}

# Format, lint and document; quick enough for every commit
check:
    cargo fmt
    cargo clippy --all-targets -- -D warnings
    RUSTDOCFLAGS='-D warnings' cargo doc --no-deps

# Measure; docs/performance.md, "Benches", has the names
bench NAME:
    cargo bench --bench {{NAME}}

# Look for input that breaks something, with the nightly toolchain and cargo-fuzz
fuzz TARGET SECONDS='300':
    mkdir -p fuzz/corpus/{{TARGET}} fuzz/seeds/{{TARGET}}
    cargo +nightly fuzz run -s none {{TARGET}} fuzz/corpus/{{TARGET}} fuzz/seeds/{{TARGET}} -- -max_total_time={{SECONDS}}

# Libraries: licences, sources, and known advisories (asks GitHub for their database)
deny:
    cargo deny check

# Everything a change must pass
ci:
    .ci/run
