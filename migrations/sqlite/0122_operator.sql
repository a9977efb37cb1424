-- What the operator has done with `lusoria admin`. What the host has to carry out is also a row of `due`.
create table operator_log (
    n    integer primary key,
    at   integer not null,              -- unix seconds
    who  text    not null,              -- the user of the machine
    what text    not null               -- the command, as it was typed
) strict;

-- People whom the host answers nowhere. Under the id of the platform, so that it also holds after `forget me`.
create table blocked (
    platform    integer not null,
    platform_id text    not null,
    at          integer not null,
    primary key (platform, platform_id)
) strict, without rowid;

-- Games that are over and, by the operator's word, count for nobody.
create table annulled (
    session integer primary key references session (id),
    at      integer not null
) strict;
