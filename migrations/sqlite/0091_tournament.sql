-- Tournaments in rooms.
create table tournament (
    id    integer primary key,
    room  integer not null references room (id),
    live  integer not null,             -- 1 until it is over or called off
    state text not null                 -- JSON: session::RoomTournament
) strict;
create index tournament_live on tournament (id) where live = 1;
create index tournament_room on tournament (room);
