-- Since when (Unix seconds) an event whose id is a number that grows with time is in `seen` under this number. All others, and those of
-- before, are there under a hash. A day later than now, because the platform's clock may be ahead of ours.
create table numbered_event (since integer not null) strict;
insert into numbered_event (since) select iif(exists (select 1 from seen), unixepoch() + 86400, 0);
