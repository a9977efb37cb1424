-- A game that counts for the ratings of its two players, as was told when it began. Most games have no row here.
create table rated_game (
    session integer primary key references session (id),
    kind    text not null               -- the kind of time, each with ratings of its own: 'none' without a clock
) strict;

-- The results that ratings were made of, in the order in which they were counted. A called-off game has none.
create table rated_result (
    n       integer primary key,
    session integer not null unique references rated_game (session),
    changes text    not null            -- JSON: for each player the rating over the whole host before and after
) strict;

-- What the ratings are now. They follow from the results above and can be computed again: `lusoria ratings recompute`.
create table rating (
    scope      integer not null,        -- 0: the whole host; else the room, threads counting as their channel
    game       text    not null,
    kind       text    not null,
    account    integer not null references account (id),
    value      integer not null,        -- millionths, so that computing again gives the same numbers everywhere
    deviation  integer not null,        -- millionths
    volatility integer not null,        -- thousandths of a millionth
    wins       integer not null,
    draws      integer not null,
    losses     integer not null,
    streak     integer not null,        -- so many wins (above 0) or losses (below) in a row
    primary key (scope, game, kind, account)
) strict, without rowid;
create index rating_account on rating (account);
