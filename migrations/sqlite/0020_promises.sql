-- What was promised about the dice when a session began: 1, the hash of its seed; 2, that of its game and seed
-- (src/host/promise.rs). Sessions from before this made promise 1.
alter table session add column promise integer not null default 1;

-- Of a session that was brought in: the head of its record as JSON (src/host/record/imported.rs), so that it is exported as it came
-- and nobody takes its promise for one of ours. Null: played here.
alter table session add column imported text;

-- What was brought in before this has lost its head. Nobody sits in such a session.
update session set imported = json_object(
        'format', 1, 'session', id, 'players', json_array('-', '-'),
        'opened', strftime('%Y-%m-%dT%H:%M:%SZ', opened_at, 'unixepoch'), 'hash', '-',
        'seed', case when seed = zeroblob(32) then null else lower(hex(seed)) end,
        'ending', case when ended = 'imported' then null else ended end)
    where not exists (select 1 from seat where seat.session = session.id);
