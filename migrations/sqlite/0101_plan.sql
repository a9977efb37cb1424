-- Moves in advance: what a player has said is to be played when it is their turn. There is a row only while something is planned.
create table plan (
    session integer not null references session (id),
    account integer not null references account (id),   -- whose moves they are
    state   text    not null,                           -- JSON: session::Plan
    primary key (session, account)
) strict, without rowid;
