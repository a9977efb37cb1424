-- How a person likes to be answered, wherever they write from.
create table preference (
    account integer primary key references account (id),
    board   text                        -- 'prose': boards in sentences; null or 'picture': drawn
) strict;
