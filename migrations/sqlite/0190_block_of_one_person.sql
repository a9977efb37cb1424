-- A block holds for all identities of a person, but only the one that the blocker has named is shown to them. The others have here for
-- which one they are held; null: this is the one that was named.
alter table block add column for_platform integer;
alter table block add column for_id text;

-- Until now this was not kept. Whoever is not on a platform has named nobody there.
update block set (for_platform, for_id) = (
        select named.platform, named.platform_id from block as named
        join identity as one on one.platform = named.platform and one.platform_id = named.platform_id
        join identity as same on same.account = one.account
        join identity as mine on mine.account = named.account and mine.platform = named.platform
        where named.account = block.account and same.platform = block.platform and same.platform_id = block.platform_id
        limit 1)
    where not exists (select 1 from identity as mine where mine.account = block.account and mine.platform = block.platform);
