-- What is to be done at a time: each row becomes an event of the service once its time has come, and is deleted by the change that
-- carries it out.
create table due (
    key    text primary key,            -- what it is about; setting the same key again replaces the row
    at     integer not null,            -- when it is due (unix seconds)
    what   text    not null,            -- JSON
    set_by integer not null             -- the key of the event that set it, so that a row that was set anew is another one
) strict, without rowid;
create index due_at on due (at);
