-- Writing a batch is one INSERT into this view, of one row or several.
-- SQLite makes a statement all-or-nothing by itself. So there is never an open transaction to clean up, not after an
-- error nor when the caller goes away; and sqlx hands over one statement a batch, where each costs it a change of threads.
-- Temporary: it belongs to the connection and can change without a migration.
--
-- A row has what most messages bring, each part null or the next one of its kind; the parts of a row need not belong together. The
-- values are plain columns: reading them as JSON would take SQLite twice as long as writing them where a batch is a single message.
create temp view batch as select
    null as key, null as day, -- an event
    null as at, null as session, null as n, null as text, null as second_text, -- an entry, or two that follow each other
    null as delivery, null as room, null as token, null as say, null as reply_to, null as path, -- what is to be said
    null as gone, null as shown_in, null as message, null as shown_session, null as is_latest, -- what was said or overtaken
    null as rare; -- what few batches have: a JSON object with an array of rows for each kind of row

-- References are looked at when the whole statement ends, so a row may be about a session that a later row opens.
create temp trigger write_row instead of insert on batch begin
    -- A redelivered event fails here.
    insert into seen (key, day) select new.key, new.day where new.key is not null;
    insert into entry (session, n, at, text)
        select new.session, new.n, new.at, new.text where new.text is not null
        union all select new.session, new.n + 1, new.at, new.second_text where new.second_text is not null;
    insert into outbox (id, room, token, say, reply_to, path)
        select new.delivery, new.room, new.token, new.say, new.reply_to, new.path where new.delivery is not null;
    delete from outbox where id = new.gone;
    insert or replace into shown (room, message, session)
        select new.shown_in, new.message, new.shown_session where new.message is not null;
    update session_room set last_message = new.message
        where new.is_latest and session = new.shown_session and room = new.shown_in;
end;

-- Two triggers, because SQLite clears the memory of a whole trigger before it asks whether the trigger applies.
create temp view rare_json as select null as rare;
create temp trigger write_rare_of_row instead of insert on batch when new.rare is not null begin
    insert into rare_json values (new.rare);
end;
create temp trigger write_rare_json instead of insert on rare_json begin
    insert into rare values (new.rare -> 'sessions', new.rare -> 'seats', new.rare -> 'ended', new.rare -> 'refused',
        new.rare -> 'snapshots', new.rare -> 'carried_out', new.rare -> 'due', new.rare -> 'rarest');
end;

-- What few batches have, with one trigger for each kind of row, and one for all the kinds that hardly any batch has.
create temp view rare as select
    null as sessions, null as seats, null as ended, null as refused, null as snapshots, null as carried_out, null as due,
    null as rarest;
create temp view rarest as select
    null as settings, null as dead, null as editors, null as acquaintances, null as moved, null as puzzles, null as tournaments,
    null as ratings, null as proposals, null as plans, null as vacations, null as people;

create temp trigger write_rarest instead of insert on rare when new.rarest is not null begin
    insert into rarest values (new.rarest -> 'settings', new.rarest -> 'dead', new.rarest -> 'editors',
        new.rarest -> 'acquaintances', new.rarest -> 'moved', new.rarest -> 'puzzles', new.rarest -> 'tournaments',
        new.rarest -> 'ratings', new.rarest -> 'proposals', new.rarest -> 'plans', new.rarest -> 'vacations',
        new.rarest -> 'people');
end;

-- The first trigger made fires last, here and above: what the same batch opens in a room that is replaced goes along.
create temp trigger write_moved instead of insert on rarest when new.moved is not null begin
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

create temp trigger write_refused instead of insert on rare when new.refused is not null begin
    -- (room, account, said)
    insert into refused (room, account, said)
        select value ->> 0, value ->> 1, value ->> 2 from json_each(new.refused) where true
        on conflict (room, account) do update set said = excluded.said;
end;

create temp trigger write_dead instead of insert on rarest when new.dead is not null begin
    -- (id, cause)
    update outbox set dead = d.value ->> 1
        from json_each(new.dead) as d where outbox.id = d.value ->> 0;
end;

create temp trigger write_editors instead of insert on rarest when new.editors is not null begin
    -- (account, state)
    insert into editor (account, state)
        select value ->> 0, value ->> 1 from json_each(new.editors) where true
        on conflict (account) do update set state = excluded.state;
end;

create temp trigger write_puzzles instead of insert on rarest when new.puzzles is not null begin
    -- (account, state, open)
    insert into puzzle (account, state, open)
        select value ->> 0, value ->> 1, value ->> 2 from json_each(new.puzzles) where true
        on conflict (account) do update set state = excluded.state, open = excluded.open;
end;

create temp trigger write_tournaments instead of insert on rarest when new.tournaments is not null begin
    -- (id, [room], live, state)
    insert into tournament (id, room, live, state)
        select value ->> 0, value ->> '$[1][0]', value ->> 2, value ->> 3 from json_each(new.tournaments) where true
        on conflict (id) do update set room = excluded.room, live = excluded.live, state = excluded.state;
    delete from tournament_room where tournament in (select value ->> 0 from json_each(new.tournaments));
    insert into tournament_room (room, tournament)
        select one.value, t.value ->> 0 from json_each(new.tournaments) as t, json_each(t.value -> 1) as one;
end;

create temp trigger write_proposals instead of insert on rarest when new.proposals is not null begin
    -- (id, room, proposer, live, state)
    insert into proposal (id, room, proposer, live, state)
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(new.proposals) where true
        on conflict (id) do update set room = excluded.room, proposer = excluded.proposer, live = excluded.live, state = excluded.state;
end;

create temp trigger write_plans instead of insert on rarest when new.plans is not null begin
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

create temp trigger write_acquaintances instead of insert on rarest when new.acquaintances is not null begin
    -- (caller, called, consent, at)
    insert into acquaintance (caller, called, consent, at)
        select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(new.acquaintances) where true
        on conflict (caller, called) do update set consent = excluded.consent, at = excluded.at;
end;

create temp trigger write_settings instead of insert on rarest when new.settings is not null begin
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
    -- (session, ending, at); within one batch a session may be opened and end. One that was over and goes on has no ending any more.
    update session set ended = e.value ->> 1, ended_at = e.value ->> 2
        from json_each(new.ended) as e where session.id = e.value ->> 0;
    update session_room set live = e.value ->> 1 is null
        from json_each(new.ended) as e where session_room.session = e.value ->> 0;
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

create temp trigger write_vacations instead of insert on rarest when new.vacations is not null begin
    -- (account, from, until)
    insert into vacation (account, from_at, until)
        select value ->> 0, value ->> 1, value ->> 2 from json_each(new.vacations) where true
        on conflict (account, from_at) do update set until = excluded.until;
end;

-- {begun: [(session, kind)], counted: [(session, changes)], now: [(scope, game, kind, account, numbers …)]}
create temp trigger write_ratings instead of insert on rarest when new.ratings is not null begin
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
