-- How a person likes things, wherever they write from: one row for each setting that they have changed. The names and values are
-- those of src/command/personal_settings.rs.
create table personal_setting (
    account integer not null references account (id),
    name    text    not null,
    value   text    not null,
    primary key (account, name)
) strict, without rowid;
-- Of a board that was to be drawn, `preference` said 'picture'. It meant drawn as text.
insert into personal_setting (account, name, value)
    select account, 'board', case board when 'prose' then 'prose' else 'text' end from preference where board is not null;
drop table preference;

-- Settings of a room beside its language and prefix: src/command/room_settings.rs. A thread has those of its parent that it has
-- not set itself.
create table room_setting (
    room  integer not null references room (id),
    name  text    not null,
    value text    not null,
    primary key (room, name)
) strict, without rowid;
