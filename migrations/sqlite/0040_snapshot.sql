-- A session as it stood after some of its entries, so that a long one is not replayed from its beginning. Not the truth but a copy
-- of it: any row, or all, may be deleted, and is made again from the log.
create table snapshot (
    session integer not null references session (id),
    n       integer not null,           -- the entry after which it stood like this
    state   text    not null,           -- JSON: host::SessionSnapshot
    primary key (session, n)
) strict, without rowid;
