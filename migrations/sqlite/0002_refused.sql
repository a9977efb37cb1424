-- What a person was last refused in a room: for `why`, and because the refusal may be a question ("which pit?") that waits for
-- the rest of a move. One row a person and room, overwritten by the next refusal; not waited for at a power cut.
create table refused (
    room    integer not null references room (id),
    account integer not null references account (id),
    said    text    not null,           -- JSON: the refusal, and the session and entry it concerns
    primary key (room, account)
) strict, without rowid;
