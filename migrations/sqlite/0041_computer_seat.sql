-- A seat that a computer player holds. Whatever a person holds is in `seat`; a seat is in one of the two at most.
create table computer_seat (
    session  integer not null references session (id),
    seat     integer not null check (seat in (1, 2)),
    strength integer not null,          -- how well it plays
    primary key (session, seat)
) strict, without rowid;
