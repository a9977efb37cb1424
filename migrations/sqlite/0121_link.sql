-- A code with which a person joins their account of another platform to this one.
create table link_code (
    account    integer primary key references account (id),   -- who made it; a new code replaces it
    code       text    not null,        -- SHA-256 of the code, hexadecimal
    expires_at integer not null         -- unix seconds
) strict;
create index link_code_code on link_code (code);

-- Accounts that became one. The seats, ratings and settings of `joined` are now those of `account`. No reference to people: what a
-- forgotten person has left here are numbers.
create table account_link (
    n            integer primary key,   -- in this order they became one
    joined       integer not null,
    account      integer not null,
    at           integer not null,      -- when it was asked for (unix seconds)
    after_result integer                -- the last rated result that was counted before; null: not carried out yet
) strict;

-- Who had a seat of a counted game before accounts became one, so that ratings can be computed again from the log.
create table seat_before_link (
    session integer not null references session (id),
    seat    integer not null check (seat in (1, 2)),
    link    integer not null references account_link (n),
    account integer not null,
    primary key (session, seat, link)
) strict, without rowid;
