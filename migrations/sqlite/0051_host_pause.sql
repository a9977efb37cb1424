-- When the host was there last. Written once a minute, without waiting for the disk.
create table host (
    id       integer primary key check (id = 1),
    alive_at integer not null           -- unix seconds
) strict;

-- The times in which the host was away. They are not counted as time of a player.
create table host_pause (
    from_at  integer primary key,       -- when it was there last
    until_at integer not null           -- when it was there again
) strict;
