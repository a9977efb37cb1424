-- The puzzles of a person: the one that is being solved, and those that are solved.
create table puzzle (
    account integer primary key references account (id),
    state   text not null,              -- JSON: session::Puzzles
    open    integer not null            -- 1 while a puzzle is being solved
) strict;
create index puzzle_open on puzzle (account) where open = 1;
