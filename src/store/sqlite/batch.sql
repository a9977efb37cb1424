-- Writing a batch is one INSERT into this view, with one JSON array of rows for each kind of row (null: none).
-- SQLite makes a statement all-or-nothing by itself. So there is never an open transaction to clean up, not after an
-- error nor when the caller goes away; and sqlx hands over one statement a batch, where each costs it a change of threads.
-- Temporary: it belongs to the connection and can change without a migration.
create temp view batch as select
    null as seen, null as sessions, null as seats, null as entries, null as ended, null as settings,
    null as deliveries, null as gone, null as shown, null as latest,
    null as dead, null as refused, null as editors, null as snapshots, null as acquaintances,
    null as moved, null as carried_out, null as due, null as puzzles, null as tournaments, null as ratings, null as proposals, null as plans,
    null as vacations, null as people,
    -- A blob: what is to be said, one delivery after the other. Rows name the first byte (from 1) and the length of theirs, so that
    -- SQLite copies the longest texts of a batch instead of reading them as JSON.
    null as texts;

-- The rows of a kind that most batches have are read as `rows as materialized (select value as row …)`. Without that, SQLite would
-- write each row as text anew for each of its columns.

-- One trigger for each kind of row that most batches have. SQLite runs each trigger for every batch, if only to find that there are
-- no rows of its kind, so all the kinds that few batches have share one trigger. It leaves open which fires first, and any order is right:
-- references are looked at when the whole statement ends.
create temp trigger write_gone instead of insert on batch when new.gone is not null begin
    -- Ids of what is said or overtaken.
    delete from outbox where id in (select value from json_each(new.gone));
end;

create temp trigger write_shown instead of insert on batch when new.shown is not null begin
    -- (room, message, session)
    insert into shown (room, message, session)
        with rows as materialized (select value as row from json_each(new.shown))
        select row ->> 0, row ->> 1, row ->> 2 from rows where true
        on conflict (message, room) do update set session = excluded.session;
    -- (session, room, message)
    update session_room set last_message = latest.row ->> 2
        from (with rows as materialized (select value as row from json_each(new.latest)) select row from rows) as latest
        where session_room.session = latest.row ->> 0 and session_room.room = latest.row ->> 1;
end;

create temp trigger write_said instead of insert on batch when new.deliveries is not null begin
    -- (id, room, token, first byte and length of say, reply_to, path)
    insert into outbox (id, room, token, say, reply_to, path)
        with rows as materialized (select value as row from json_each(new.deliveries))
        select row ->> 0, row ->> 1, unhex(row ->> 2), cast(ifnull(substr(new.texts, row ->> 3, row ->> 4), '') as text),
            row ->> 5, row ->> 6
        from rows;
end;

create temp trigger write_refused instead of insert on batch when new.refused is not null begin
    -- (room, account, said)
    insert into refused (room, account, said)
        select value ->> 0, value ->> 1, value ->> 2 from json_each(new.refused) where true
        on conflict (room, account) do update set said = excluded.said;
end;

create temp trigger write_entries instead of insert on batch when new.entries is not null begin
    -- (session, n, at, text)
    insert into entry (session, n, at, text)
        with rows as materialized (select value as row from json_each(new.entries))
        select row ->> 0, row ->> 1, row ->> 2, row ->> 3 from rows;
end;

create temp trigger write_seen instead of insert on batch when new.seen is not null begin
    -- (day, keys); a redelivered event fails here.
    insert into seen (key, day)
        select one.value, of_day.value ->> 0 from json_each(new.seen) as of_day, json_each(of_day.value -> 1) as one;
end;

create temp trigger write_rare instead of insert on batch
    when coalesce(new.sessions, new.ended, new.settings, new.dead, new.editors, new.snapshots, new.acquaintances, new.moved,
        new.carried_out, new.due, new.puzzles, new.tournaments, new.ratings, new.proposals, new.plans, new.vacations, new.people) is not null begin
    insert into rare values (new.sessions, new.seats, new.ended, new.settings, new.dead, new.editors, new.snapshots,
        new.acquaintances, new.moved, new.carried_out, new.due, new.puzzles, new.tournaments, new.ratings, new.proposals, new.plans, new.vacations, new.people);
end;

-- What few batches have.
create temp view rare as select
    null as sessions, null as seats, null as ended, null as settings, null as dead, null as editors,
    null as snapshots, null as acquaintances, null as moved, null as carried_out, null as due, null as puzzles, null as tournaments, null as ratings, null as proposals, null as plans,
    null as vacations, null as people;

-- The first trigger made fires last: what the same batch opens in a room that is replaced goes along.
create temp trigger write_moved instead of insert on rare when new.moved is not null begin
    -- (from, to, session). Without a session all games move, those in the threads of the first room included, and the settings with
    -- them. The log is not touched: a game that is over stays where it was.
    update room set lang = coalesce(room.lang, before.lang), prefix = coalesce(room.prefix, before.prefix)
        from json_each(new.moved) as m join room as before on before.id = m.value ->> 0
        where room.id = m.value ->> 1 and m.value ->> 2 is null;
    insert or ignore into room_setting (room, name, value)
        select m.value ->> 1, one.name, one.value
        from json_each(new.moved) as m join room_setting as one on one.room = m.value ->> 0
        where m.value ->> 2 is null;
    insert into session_room (session, room)
        select distinct s.session, m.value ->> 1
        from json_each(new.moved) as m
        join room as before on before.id = m.value ->> 0
        join room as old on old.id = before.id or (old.platform = before.platform and old.parent = before.platform_id)
        join session_room as s on s.room = old.id and s.live = 1
        where coalesce(m.value ->> 2, s.session) = s.session
        on conflict (session, room) do update set live = 1;
    update session set room = m.value ->> 1
        from json_each(new.moved) as m
        join room as before on before.id = m.value ->> 0
        join room as old on old.id = before.id or (old.platform = before.platform and old.parent = before.platform_id)
        join session_room as s on s.room = old.id and s.live = 1
        where session.id = s.session and session.room = old.id
            and coalesce(m.value ->> 2, s.session) = s.session;
    update session_room set live = 0
        from json_each(new.moved) as m
        join room as before on before.id = m.value ->> 0
        join room as old on old.id = before.id or (old.platform = before.platform and old.parent = before.platform_id)
        where session_room.room = old.id and session_room.live = 1
            and session_room.room <> m.value ->> 1 and coalesce(m.value ->> 2, session_room.session) = session_room.session;
end;

create temp trigger write_due instead of insert on rare when coalesce(new.carried_out, new.due) is not null begin
    -- (key, set_by). Who deletes the row carries it out; the message is known to `errors.rs`.
    select raise(abort, 'not due any more') from json_each(new.carried_out) as c
        where not exists (select 1 from due where key = c.value ->> 0 and set_by = c.value ->> 1);
    delete from due where key in (select value ->> 0 from json_each(new.carried_out));
    -- (key, at, what, set_by); without a time: no longer due.
    delete from due where key in (select value ->> 0 from json_each(new.due) where value ->> 1 is null);
    insert into due (key, at, what, set_by)
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3
        from json_each(new.due) where value ->> 1 is not null
        on conflict (key) do update set at = excluded.at, what = excluded.what, set_by = excluded.set_by;
end;

create temp trigger write_dead instead of insert on rare when new.dead is not null begin
    -- (id, cause)
    update outbox set dead = d.value ->> 1
        from json_each(new.dead) as d where outbox.id = d.value ->> 0;
end;

create temp trigger write_editors instead of insert on rare when new.editors is not null begin
    -- (account, state)
    insert into editor (account, state)
        select value ->> 0, value ->> 1 from json_each(new.editors) where true
        on conflict (account) do update set state = excluded.state;
end;

create temp trigger write_puzzles instead of insert on rare when new.puzzles is not null begin
    -- (account, state, open)
    insert into puzzle (account, state, open)
        select value ->> 0, value ->> 1, value ->> 2 from json_each(new.puzzles) where true
        on conflict (account) do update set state = excluded.state, open = excluded.open;
end;

create temp trigger write_tournaments instead of insert on rare when new.tournaments is not null begin
    -- (id, [room], live, state)
    insert into tournament (id, room, live, state)
        select value ->> 0, value ->> '$[1][0]', value ->> 2, value ->> 3 from json_each(new.tournaments) where true
        on conflict (id) do update set room = excluded.room, live = excluded.live, state = excluded.state;
    delete from tournament_room where tournament in (select value ->> 0 from json_each(new.tournaments));
    insert into tournament_room (room, tournament)
        select one.value, t.value ->> 0 from json_each(new.tournaments) as t, json_each(t.value -> 1) as one;
end;

create temp trigger write_proposals instead of insert on rare when new.proposals is not null begin
    -- (id, room, proposer, live, state)
    insert into proposal (id, room, proposer, live, state)
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(new.proposals) where true
        on conflict (id) do update set room = excluded.room, proposer = excluded.proposer, live = excluded.live, state = excluded.state;
end;

create temp trigger write_plans instead of insert on rare when new.plans is not null begin
    -- (session, account, state); without a state: nothing is planned any more.
    delete from plan where exists (select 1 from json_each(new.plans)
        where value ->> 0 = plan.session and value ->> 1 = plan.account);
    insert into plan (session, account, state)
        select value ->> 0, value ->> 1, value ->> 2 from json_each(new.plans) where value ->> 2 is not null;
end;

create temp trigger write_snapshots instead of insert on rare when new.snapshots is not null begin
    -- (session, n, state)
    insert or ignore into snapshot (session, n, state)
        select value ->> 0, value ->> 1, value ->> 2 from json_each(new.snapshots);
end;

create temp trigger write_acquaintances instead of insert on rare when new.acquaintances is not null begin
    -- (caller, called, consent, at)
    insert into acquaintance (caller, called, consent, at)
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(new.acquaintances) where true
        on conflict (caller, called) do update set consent = excluded.consent, at = excluded.at;
end;

create temp trigger write_settings instead of insert on rare when new.settings is not null begin
    -- (room, lang, prefix, {name: value})
    update room set lang = s.value ->> 1, prefix = s.value ->> 2
        from json_each(new.settings) as s where room.id = s.value ->> 0;
    insert into room_setting (room, name, value)
        select s.value ->> 0, one.key, one.value
        from json_each(new.settings) as s, json_each(s.value -> 3) as one where true
        on conflict (room, name) do update set value = excluded.value;
    -- Settings about one person or one game, of which a room may have had any number, leave nothing once they say nothing.
    delete from room_setting where value = '' and instr(name, ':') > 0
        and room in (select value ->> 0 from json_each(new.settings));
end;

create temp trigger write_sessions instead of insert on rare when new.sessions is not null or new.ended is not null begin
    -- (id, room, game, rules_version, seed, opened_at, promise, imported)
    insert into session (id, room, game, rules_version, seed, opened_at, promise, imported)
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3, unhex(value ->> 4), value ->> 5, value ->> 6, value ->> 7
        from json_each(new.sessions);
    insert into session_room (session, room)
        select value ->> 0, value ->> 1 from json_each(new.sessions);
    -- (session, seat, account, strength): a person's seat or a computer player's
    insert into seat (session, seat, account)
        select value ->> 0, value ->> 1, value ->> 2 from json_each(new.seats) where value ->> 2 is not null;
    insert into computer_seat (session, seat, strength)
        select value ->> 0, value ->> 1, value ->> 3 from json_each(new.seats) where value ->> 3 is not null;
    -- (session, ending, at); within one batch a session may be opened and end.
    update session set ended = e.value ->> 1, ended_at = e.value ->> 2
        from json_each(new.ended) as e where session.id = e.value ->> 0;
    update session_room set live = 0
        where session in (select value ->> 0 from json_each(new.ended));
end;

-- Somebody met for the first time, or under a new name: one statement for what is two rows.
create temp view person as select null as platform, null as platform_id, null as name, null as hash;
create temp trigger write_person instead of insert on person begin
    insert into account (lang)
        select null where not exists (select 1 from identity
            where platform = new.platform and platform_id = new.platform_id);
    -- Where the identity is known, the account it has stays and the number given here is not used.
    insert into identity (platform, platform_id, account, name)
        values (new.platform, new.platform_id, (select max(id) from account), new.name)
        on conflict (platform, platform_id) do update set name = excluded.name;
    -- Somebody who was forgotten has come back.
    insert or ignore into acquaintance (caller, called, consent, at)
        select identity.account, kept_call.called, kept_call.consent, kept_call.at
        from kept_call join identity on identity.platform = new.platform and identity.platform_id = new.platform_id
        where kept_call.identity = new.hash;
    delete from kept_call where identity = new.hash;
end;

create temp trigger write_vacations instead of insert on rare when new.vacations is not null begin
    -- (account, from, until)
    insert into vacation (account, from_at, until)
        select value ->> 0, value ->> 1, value ->> 2 from json_each(new.vacations) where true
        on conflict (account, from_at) do update set until = excluded.until;
end;

-- {begun: [(session, kind)], counted: [(session, changes)], now: [(scope, game, kind, account, numbers …)]}
create temp trigger write_ratings instead of insert on rare when new.ratings is not null begin
    insert into rated_game (session, kind)
        select value ->> 0, value ->> 1 from json_each(new.ratings, '$.begun');
    delete from rated_game where session in (select value from json_each(new.ratings, '$.dropped'));
    insert into rated_result (session, changes)
        select value ->> 0, value ->> 1 from json_each(new.ratings, '$.counted');
    insert or replace into rating (scope, game, kind, account, value, deviation, volatility, wins, draws, losses, streak)
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
            value ->> 8, value ->> 9, value ->> 10
        from json_each(new.ratings, '$.now');
end;

-- All ratings computed again: the same rows take the place of those that are kept.
create temp view replace_ratings as select null as ratings;
create temp trigger write_replaced_ratings instead of insert on replace_ratings begin
    delete from rated_result;
    delete from rating;
    insert into rated_result (session, changes)
        select value ->> 0, value ->> 1 from json_each(new.ratings, '$.counted');
    insert into rating (scope, game, kind, account, value, deviation, volatility, wins, draws, losses, streak)
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
            value ->> 8, value ->> 9, value ->> 10
        from json_each(new.ratings, '$.now');
end;

-- Somebody has themselves forgotten. What others were told, and the store keeps, may quote their id or name.
-- hashes: an array of the hashes of all their identities.
create temp view forget as select null as account, null as at, null as hashes;
create temp trigger write_forget instead of insert on forget begin
    update account set forgotten_at = coalesce(forgotten_at, new.at), lang = null where id = new.account;
    delete from refused where account = new.account or exists (select 1 from identity where identity.account = new.account
        and (instr(refused.said, json_quote(platform_id)) > 0 or instr(refused.said, json_quote(name)) > 0
            or instr(refused.said, json_quote('@' || platform_id)) > 0));
    delete from outbox where dead is not null and exists (select 1 from identity where identity.account = new.account
        and (instr(outbox.say, json_quote(platform_id)) > 0 or instr(outbox.say, json_quote(name)) > 0));
    delete from editor where account = new.account;
    delete from plan where account = new.account;
    delete from proposal where proposer = new.account or state ->> '$.to' = new.account;
    delete from puzzle where account = new.account;
    delete from personal_setting where account = new.account;
    delete from vacation where account = new.account;
    delete from kept_call where called = new.account or at < new.at - 2592000;
    insert or replace into kept_call (identity, called, consent, at)
        select one.value, called, consent, acquaintance.at from acquaintance, json_each(new.hashes) as one
        where caller = new.account and consent <> 1;
    delete from acquaintance where caller = new.account or called = new.account;
    delete from rating where account = new.account;
    delete from block where account = new.account;
    delete from link_code where account = new.account;
    delete from identity where account = new.account;
end;

-- What the operator does, and what becomes due by it.
create temp view operator as select null as at, null as who, null as what, null as due_key, null as due, null as set_by;
create temp trigger write_operator instead of insert on operator begin
    insert into operator_log (at, who, what) values (new.at, new.who, new.what);
    insert into due (key, at, what, set_by) select new.due_key, new.at, new.due, new.set_by where new.due is not null
        on conflict (key) do nothing;
end;
