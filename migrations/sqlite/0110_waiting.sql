-- Games of two people that go on are looked at a day from now, and whoever is waited for is reminded from then on
-- (src/service/reminders.rs). Games on time have other rows; one that is not looked at in vain is dropped.
insert into due (key, at, what, set_by)
    select 'waiting ' || s.id, unixepoch() + 86400, json_object('waiting', json_object('session', s.id, 'looked', unixepoch())), 0
    from session s
    where s.ended is null and (select count(distinct account) from seat where session = s.id) = 2
    on conflict (key) do nothing;
