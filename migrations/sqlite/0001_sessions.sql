-- The schema of Lusoria. PostgreSQL will have the same tables and names in migrations/postgres.
-- An applied migration is never edited (its hash is stored): write the next number instead.
--
-- Platforms are numbered for ever: 0 console, 1 Discord, 2 Matrix. Times are unix seconds.
-- What a platform calls a person, room or message is text and means nothing to us.

-- A person. Seats hold accounts, so that one person can sit on several platforms and is never seated against themselves.
create table account (
    id   integer primary key,
    lang text                           -- language tag, if they chose one
) strict;

-- How one platform knows a person; several of these may be one account.
create table identity (
    platform    integer not null,
    platform_id text    not null,
    account     integer not null references account (id),
    name        text    not null,       -- display name as last seen
    primary key (platform, platform_id)
) strict, without rowid;
create index identity_account on identity (account);

-- A channel, thread, direct chat or console.
create table room (
    id          integer primary key,
    platform    integer not null,
    platform_id text    not null,
    -- The platform's id of the channel a thread belongs to. Text and no reference: we may never be spoken to in that channel.
    parent      text,
    lang        text,                   -- null: as the parent, else the default
    prefix      text,                   -- likewise
    locale      text,                   -- what its platform last said it speaks, for rooms that have not chosen
    unique (platform, platform_id)
) strict;

-- One sitting. Position, turn and dice are not here: the log is the truth, and loading replays it.
create table session (
    id            integer primary key,
    room          integer not null references room (id),   -- where it was opened
    game          text    not null,     -- id and options: xii_scripta(pieces=3)
    rules_version integer not null,
    seed          blob    not null,     -- the secret its dice come from
    opened_at     integer not null,
    ended         text,                 -- how it ended
    ended_at      integer
) strict;

-- Who sits where. The second seat of a solitaire has no row.
create table seat (
    session integer not null references session (id),
    seat    integer not null check (seat in (1, 2)),
    account integer not null references account (id),
    primary key (session, seat)
) strict, without rowid;

-- Where a session is shown: one room or several, on any platforms.
create table session_room (
    session      integer not null references session (id),
    room         integer not null references room (id),
    live         integer not null default 1,   -- 0 once the session is over
    last_message text,                  -- the platform's id of the message of the latest turn here
    primary key (session, room)
) strict, without rowid;
-- A room's live sessions are asked for at nearly every message, and a room may have thousands that are over.
create index session_room_live on session_room (room) where live = 1;
create index session_room_latest on session_room (room, session);

-- The log of a session. Clustered by session: loading one is one seek, and there is no second index to pay for.
create table entry (
    session integer not null references session (id),
    n       integer not null,           -- from 1, without gaps; taking a number twice fails, which is the revision check
    at      integer not null,
    text    text    not null,
    primary key (session, n)
) strict, without rowid;
create trigger entry_is_never_changed before update on entry begin
    select raise(abort, 'an entry is never changed');
end;
create trigger entry_is_never_deleted before delete on entry begin
    select raise(abort, 'an entry is never deleted');
end;

-- Inbound events already dealt with; one that is delivered again collides here. Forgotten after 14 days, so whole days do:
-- there is one of these for every move, and a small integer is two bytes.
create table seen (
    key integer primary key,            -- the event's fingerprint
    day integer not null                -- days since 1970
) strict;

-- What is still to be said. A row goes when it is said or overtaken; one that cannot be said stays with its cause.
create table outbox (
    -- The order of speech. After a restart the number of a row that is gone may be given again: nothing refers to it.
    id       integer primary key,
    room     integer not null references room (id),
    token    blob    not null,          -- the ids of the parts sent are made from it
    say      text    not null,          -- JSON: kind and arguments, never the finished text
    reply_to text,                      -- the platform's id of the message that caused it
    dead     text                       -- why it cannot be said
) strict;

-- Which session a message of ours shows, so that people can answer a board. The message comes first in the key: most platforms
-- count upwards, so new rows land side by side.
create table shown (
    room    integer not null references room (id),
    message text    not null,           -- the platform's id
    session integer not null references session (id),
    primary key (message, room)
) strict, without rowid;
