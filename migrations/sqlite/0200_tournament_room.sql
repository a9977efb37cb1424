-- All rooms of a tournament, the first of which is in `tournament.room` as well. Derived from `tournament.state` at each change, for questions
-- that begin with a room.
drop index tournament_room;
create table tournament_room (
    room       integer not null references room (id),
    tournament integer not null references tournament (id),
    primary key (room, tournament)
) strict, without rowid;
create index tournament_room_tournament on tournament_room (tournament);
insert into tournament_room (room, tournament) select room, id from tournament;
