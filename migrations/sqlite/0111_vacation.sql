-- Days of vacation that people have spent or set in advance (docs/clocks.md, CL-12): from one time to another, in unix seconds.
create table vacation (
    account integer not null references account (id),
    from_at integer not null,
    until   integer not null,
    primary key (account, from_at)
) strict, without rowid;
