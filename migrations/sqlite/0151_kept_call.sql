-- Whom somebody called to a game without a yes, before they had themselves forgotten: so that they do not call again as somebody new.
-- Who it was stands here only as a hash. Rows are deleted after thirty days.
create table kept_call (
    identity text    not null,          -- SHA-256 of the platform's number and its id of the person, hexadecimal
    called   integer not null references account (id),
    consent  integer not null,          -- as in `acquaintance`
    at       integer not null,          -- unix seconds
    primary key (identity, called)
) strict, without rowid;
