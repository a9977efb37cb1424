-- Who has called whom to a game, and what the one who was called answered. One row for two people: whoever called first is the
-- caller.
create table acquaintance (
    caller  integer not null references account (id),
    called  integer not null references account (id),
    consent integer not null check (consent in (0, 1, 2)),   -- 0 not answered, 1 they have played or called back, 2 refused
    at      integer not null,                                -- when it became so
    primary key (caller, called)
) strict, without rowid;

-- People who have played with each other before there was this table know each other: a game that was not called off and went
-- on for at least four entries.
insert into acquaintance (caller, called, consent, at)
    select min(a.account, b.account), max(a.account, b.account), 1, max(session.opened_at)
    from seat as a
    join seat as b on b.session = a.session and b.seat = 2
    join session on session.id = a.session
    where a.seat = 1 and a.account <> b.account
        and coalesce(session.ended, '') not like 'abort:%'
        and exists (select 1 from entry where entry.session = a.session and entry.n = 4)
    group by 1, 2;
