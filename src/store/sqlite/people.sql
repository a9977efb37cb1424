-- What events change about people: settings, blocks, links between accounts, rooms in which a game is shown. Runs after
-- `batch.sql`, whose view `rarest` has the column.

-- {settings: {…: (account, name, value)}, blocks: {account: [(platform, id)]}, links: [(joined, account, at)],
-- unlinks: [(platform, id)], shown: {…: (session, room, shown)}}
create temp trigger write_people instead of insert on rarest when new.people is not null begin
    insert into personal_setting (account, name, value)
        select value ->> 0, value ->> 1, value ->> 2 from json_each(new.people, '$.settings') where true
        on conflict (account, name) do update set value = excluded.value;
    -- Those who are named, and all that are the same person now; for the latter `for_platform` and `for_id` say who was named.
    delete from block where account in (select key from json_each(new.people, '$.blocks'))
        and not exists (select 1 from json_each(new.people, '$.blocks') as whose, json_each(whose.value) as one
            where whose.key = block.account and one.value ->> 0 = coalesce(block.for_platform, block.platform)
                and one.value ->> 1 = coalesce(block.for_id, block.platform_id));
    insert into block (account, platform, platform_id, at)
        select whose.key, one.value ->> 0, one.value ->> 1, unixepoch()
        from json_each(new.people, '$.blocks') as whose, json_each(whose.value) as one where true
        on conflict (account, platform, platform_id) do update set for_platform = null, for_id = null;
    insert or ignore into block (account, platform, platform_id, at, for_platform, for_id)
        select whose.key, also.platform, also.platform_id, unixepoch(), one.value ->> 0, one.value ->> 1
        from json_each(new.people, '$.blocks') as whose, json_each(whose.value) as one
        join identity on identity.platform = one.value ->> 0 and identity.platform_id = one.value ->> 1
        join identity as also on also.account = identity.account;
    insert into account_link (joined, account, at)
        select value ->> 0, value ->> 1, value ->> 2 from json_each(new.people, '$.links');
    delete from link_code where account in (select value ->> 1 from json_each(new.people, '$.links'));
    insert into unlink (platform, platform_id)
        select value ->> 0, value ->> 1 from json_each(new.people, '$.unlinks');
    -- The session may be opened by the same batch, before this or after it.
    insert into session_room (session, room, live)
        select value ->> 0, value ->> 1, value ->> 2 and ended is null
        from json_each(new.people, '$.shown') left join session on session.id = value ->> 0 where true
        on conflict (session, room) do update set live = excluded.live;
end;

-- Two accounts become one. Where both have a row that there is only once for a person, that of the first one stays.
-- ratings: (scope, game, kind, account, numbers …), those of both together.
create temp view link as select null as n, null as joined, null as account, null as ratings;
create temp trigger write_link instead of insert on link begin
    insert into seat_before_link (session, seat, link, account)
        select session, seat, new.n, account from seat
        where account = new.joined and session in (select session from rated_result);
    update account_link set joined = new.joined, account = new.account,
        after_result = (select coalesce(max(n), 0) from rated_result) where n = new.n;
    update seat set account = new.account where account = new.joined;
    -- A digest goes on where it was asked for, unless the first one has said when they want theirs; an "off" is none.
    delete from personal_setting where account = new.account and name = 'digest' and value = 'off';
    update due set key = 'digest ' || new.account, what = json_set(what, '$.digest.account', new.account)
        where key = 'digest ' || new.joined
        and not exists (select 1 from personal_setting where account = new.account and name = 'digest');
    delete from due where key = 'digest ' || new.joined;
    update or ignore personal_setting set account = new.account where account = new.joined;
    delete from personal_setting where account = new.joined;
    -- Of two vacations that begin in the same second, the longer one stays.
    update vacation set until = max(vacation.until, other.until)
        from (select from_at, until from vacation where account = new.joined) as other
        where vacation.account = new.account and vacation.from_at = other.from_at;
    update or ignore vacation set account = new.account where account = new.joined;
    delete from vacation where account = new.joined;
    update or ignore editor set account = new.account where account = new.joined;
    delete from editor where account = new.joined;
    update or ignore plan set account = new.account where account = new.joined;
    delete from plan where account = new.joined;
    update or ignore puzzle set account = new.account where account = new.joined;
    delete from puzzle where account = new.joined;
    update or ignore refused set account = new.account where account = new.joined;
    delete from refused where account = new.joined;
    -- Whom one of them has blocked, both have; whoever has blocked one of them, has blocked both.
    update block set for_platform = null, for_id = null
        where account = new.account and exists (select 1 from block as joined where joined.account = new.joined
            and joined.platform = block.platform and joined.platform_id = block.platform_id and joined.for_id is null);
    update or ignore block set account = new.account where account = new.joined;
    delete from block where account = new.joined;
    insert or ignore into block (account, platform, platform_id, at, for_platform, for_id)
        select block.account, also.platform, also.platform_id, block.at,
            coalesce(block.for_platform, block.platform), coalesce(block.for_id, block.platform_id) from block
        join identity using (platform, platform_id) join identity as also on also.account in (new.joined, new.account)
        where identity.account in (new.joined, new.account);
    update or ignore kept_call set called = new.account where called = new.joined;
    delete from kept_call where called = new.joined;
    -- Of two people there is one row, whoever called first.
    update or ignore acquaintance set caller = new.account where caller = new.joined;
    update or ignore acquaintance set called = new.account where called = new.joined;
    delete from acquaintance where caller = new.joined or called = new.joined or caller = called
        or (called = new.account and exists (select 1 from acquaintance as other
            where other.caller = new.account and other.called = acquaintance.caller));
    delete from rating where account in (new.joined, new.account) and new.ratings is not null;
    insert into rating (scope, game, kind, account, value, deviation, volatility, wins, draws, losses, streak)
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
            value ->> 8, value ->> 9, value ->> 10
        from json_each(new.ratings, '$.now');
    delete from link_code where account in (new.joined, new.account);
    update tournament set state = replace(replace(state,
            '{"account":' || new.joined || '}', '{"account":' || new.account || '}'),
            '"organizer":' || new.joined || ',', '"organizer":' || new.account || ',');
    update proposal set proposer = new.account, state = json_set(state, '$.proposer', new.account)
        where proposer = new.joined;
    update proposal set state = json_set(state, '$.to', new.account) where live = 1 and state ->> '$.to' = new.joined;
    -- What one of them has proposed to the other is withdrawn.
    delete from due where key in (select 'proposal ' || id from proposal
        where live = 1 and proposer = new.account and state ->> '$.to' = new.account);
    update proposal set live = 0, state = json_set(state, '$.phase', 'withdrawn')
        where live = 1 and proposer = new.account and state ->> '$.to' = new.account;
    update identity set account = new.account where account = new.joined;
    delete from block where account = new.account and exists (select 1 from identity where identity.account = new.account
        and identity.platform = block.platform and identity.platform_id = block.platform_id);
end;

-- One identity of an account becomes a person of its own. Whom it has blocked, and who does not want to be called by it, stays. A digest
-- stays with the identity in whose chat it is told.
create temp view unlink as select null as platform, null as platform_id;
create temp trigger write_unlink instead of insert on unlink begin
    insert into account (lang) values (null);
    insert into block (account, platform, platform_id, at, for_platform, for_id)
        select (select max(id) from account), block.platform, block.platform_id, block.at, block.for_platform, block.for_id
        from block join identity on identity.account = block.account
        where identity.platform = new.platform and identity.platform_id = new.platform_id;
    insert into acquaintance (caller, called, consent, at)
        select (select max(id) from account), called, consent, acquaintance.at
        from acquaintance join identity on identity.account = acquaintance.caller
        where identity.platform = new.platform and identity.platform_id = new.platform_id and consent <> 1;
    update personal_setting set account = (select max(id) from account)
        where name = 'digest' and account in (select identity.account from identity
            join due on due.key = 'digest ' || identity.account
            join room on room.id = due.what ->> '$.digest.room' and room.platform = new.platform
            where identity.platform = new.platform and identity.platform_id = new.platform_id);
    update due set key = 'digest ' || (select max(id) from account),
        what = json_set(what, '$.digest.account', (select max(id) from account))
        where key in (select 'digest ' || account from identity
            where platform = new.platform and platform_id = new.platform_id)
        and exists (select 1 from room where room.id = due.what ->> '$.digest.room' and room.platform = new.platform);
    update identity set account = (select max(id) from account)
        where platform = new.platform and platform_id = new.platform_id;
end;
