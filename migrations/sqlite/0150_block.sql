-- Whom a person has blocked, by the platform's id: so it holds whatever accounts that person links, separates or has forgotten.
create table block (
    account     integer not null references account (id),   -- who has blocked
    platform    integer not null,
    platform_id text    not null,
    at          integer not null,                           -- unix seconds
    primary key (account, platform, platform_id)
) strict, without rowid;

-- Until now it was a setting with account numbers.
insert into block (account, platform, platform_id, at)
    select setting.account, identity.platform, identity.platform_id, unixepoch()
    from personal_setting as setting, json_each('[' || replace(trim(setting.value), ' ', ',') || ']') as one
    join identity on identity.account = one.value
    where setting.name = 'blocked';
delete from personal_setting where name = 'blocked';

