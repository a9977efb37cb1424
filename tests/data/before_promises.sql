PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'sessions','2026-11-22 20:44:59',1,X'14799e417e18525335fcd0da3dc2e051ec0df8c4c0946925f745cedf25a474513476a27e116a0ad1589191773e720136',2177451);
INSERT INTO _sqlx_migrations VALUES(2,'refused','2026-11-22 20:44:59',1,X'75bf7a20dfd65c8695603f2c0445e54bf3a10b5442418101e00c9aa92a65f2bdf3db3248e96d56e8a84dc8c8dd76294e',401527);
INSERT INTO _sqlx_migrations VALUES(3,'editor','2026-11-22 20:44:59',1,X'94c415bcee7e48f6e30d06a6ddb00821c11bab4f6ce34f46af2d8f712b506f463938b21588d8b355b6bc887e71982dbe',322351);
CREATE TABLE account (
    id   integer primary key,
    lang text                           -- language tag, if they chose one
) strict;
INSERT INTO account VALUES(1,NULL);
INSERT INTO account VALUES(2,NULL);
CREATE TABLE identity (
    platform    integer not null,
    platform_id text    not null,
    account     integer not null references account (id),
    name        text    not null,       -- display name as last seen
    primary key (platform, platform_id)
) strict, without rowid;
INSERT INTO identity VALUES(0,'anna',1,'anna');
INSERT INTO identity VALUES(0,'bob',2,'bob');
CREATE TABLE room (
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
INSERT INTO room VALUES(1,0,'console',NULL,NULL,NULL,NULL);
CREATE TABLE session (
    id            integer primary key,
    room          integer not null references room (id),   -- where it was opened
    game          text    not null,     -- id and options: xii_scripta(pieces=3)
    rules_version integer not null,
    seed          blob    not null,     -- the secret its dice come from
    opened_at     integer not null,
    ended         text,                 -- how it ended
    ended_at      integer
) strict;
INSERT INTO session VALUES(1,1,'xii_scripta(pieces=3)',1,X'f9dbc31b303e452c71d91457ba0d066dddae1a178b9f21cbdb1ae2dfb049295e',1795380299,'resign:first',1795380299);
INSERT INTO session VALUES(2,1,'xii_scripta(pieces=3)',1,X'b976108025dc5873b1e6d6206a9342561819975d02fc51d4b8dbfb346fa978ef',1795380299,NULL,NULL);
INSERT INTO session VALUES(3,1,'xii_scripta(pieces=3)',1,X'f9dbc31b303e452c71d91457ba0d066dddae1a178b9f21cbdb1ae2dfb049295e',1795380299,'resign:first',1795380299);
INSERT INTO session VALUES(4,1,'xii_scripta(pieces=3)',1,X'0000000000000000000000000000000000000000000000000000000000000000',1795380299,'imported',1795380299);
CREATE TABLE seat (
    session integer not null references session (id),
    seat    integer not null check (seat in (1, 2)),
    account integer not null references account (id),
    primary key (session, seat)
) strict, without rowid;
INSERT INTO seat VALUES(1,1,1);
INSERT INTO seat VALUES(1,2,2);
INSERT INTO seat VALUES(2,1,2);
INSERT INTO seat VALUES(2,2,1);
CREATE TABLE session_room (
    session      integer not null references session (id),
    room         integer not null references room (id),
    live         integer not null default 1,   -- 0 once the session is over
    last_message text,                  -- the platform's id of the message of the latest turn here
    primary key (session, room)
) strict, without rowid;
INSERT INTO session_room VALUES(1,1,0,NULL);
INSERT INTO session_room VALUES(2,1,1,NULL);
INSERT INTO session_room VALUES(3,1,0,NULL);
INSERT INTO session_room VALUES(4,1,0,NULL);
CREATE TABLE entry (
    session integer not null references session (id),
    n       integer not null,           -- from 1, without gaps; taking a number twice fails, which is the revision check
    at      integer not null,
    text    text    not null,
    primary key (session, n)
) strict, without rowid;
INSERT INTO entry VALUES(1,1,1795380299,'roll:1-3-6');
INSERT INTO entry VALUES(1,2,1795380299,'place:1');
INSERT INTO entry VALUES(1,3,1795380299,'place:3');
INSERT INTO entry VALUES(1,4,1795380299,'move:1:6');
INSERT INTO entry VALUES(1,5,1795380299,'roll:1-4-6');
INSERT INTO entry VALUES(1,6,1795380299,'place:4');
INSERT INTO entry VALUES(1,7,1795380299,'place:1');
INSERT INTO entry VALUES(1,8,1795380299,'place:6');
INSERT INTO entry VALUES(1,9,1795380299,'roll:2-4-5');
INSERT INTO entry VALUES(1,10,1795380299,'=resign:first');
INSERT INTO entry VALUES(2,1,1795380299,'roll:4-5-6');
INSERT INTO entry VALUES(3,1,1795380299,'roll:1-3-6');
INSERT INTO entry VALUES(3,2,1795380299,'place:1');
INSERT INTO entry VALUES(3,3,1795380299,'place:3');
INSERT INTO entry VALUES(3,4,1795380299,'move:1:6');
INSERT INTO entry VALUES(3,5,1795380299,'roll:1-4-6');
INSERT INTO entry VALUES(3,6,1795380299,'place:4');
INSERT INTO entry VALUES(3,7,1795380299,'place:1');
INSERT INTO entry VALUES(3,8,1795380299,'place:6');
INSERT INTO entry VALUES(3,9,1795380299,'roll:2-4-5');
INSERT INTO entry VALUES(3,10,1795380299,'=resign:first');
INSERT INTO entry VALUES(4,1,1795380299,'roll:4-5-6');
CREATE TABLE seen (
    key integer primary key,            -- the event's fingerprint
    day integer not null                -- days since 1970
) strict;
INSERT INTO seen VALUES(-6160898095014852843,20779);
INSERT INTO seen VALUES(-5015979963657954242,20779);
INSERT INTO seen VALUES(-2108925743017515974,20779);
INSERT INTO seen VALUES(-1586396339193012098,20779);
INSERT INTO seen VALUES(-1284258174380957713,20779);
INSERT INTO seen VALUES(-955798388540105409,20779);
INSERT INTO seen VALUES(-19076179076770688,20779);
INSERT INTO seen VALUES(4596825013046165533,20779);
INSERT INTO seen VALUES(6472158390342758732,20779);
INSERT INTO seen VALUES(7153417601348214513,20779);
INSERT INTO seen VALUES(7590837730746051392,20779);
INSERT INTO seen VALUES(8815491070718945901,20779);
CREATE TABLE outbox (
    -- The order of speech. After a restart the number of a row that is gone may be given again: nothing refers to it.
    id       integer primary key,
    room     integer not null references room (id),
    token    blob    not null,          -- the ids of the parts sent are made from it
    say      text    not null,          -- JSON: kind and arguments, never the finished text
    reply_to text,                      -- the platform's id of the message that caused it
    dead     text                       -- why it cannot be said
) strict;
CREATE TABLE shown (
    room    integer not null references room (id),
    message text    not null,           -- the platform's id
    session integer not null references session (id),
    primary key (message, room)
) strict, without rowid;
CREATE TABLE refused (
    room    integer not null references room (id),
    account integer not null references account (id),
    said    text    not null,           -- JSON: the refusal, and the session and entry it concerns
    primary key (room, account)
) strict, without rowid;
CREATE TABLE editor (
    account integer primary key references account (id),
    state   text not null               -- JSON: host::Editor
) strict;
CREATE INDEX identity_account on identity (account);
CREATE INDEX session_room_live on session_room (room) where live = 1;
CREATE INDEX session_room_latest on session_room (room, session);
CREATE TRIGGER entry_is_never_changed before update on entry begin
    select raise(abort, 'an entry is never changed');
end;
CREATE TRIGGER entry_is_never_deleted before delete on entry begin
    select raise(abort, 'an entry is never deleted');
end;
COMMIT;
