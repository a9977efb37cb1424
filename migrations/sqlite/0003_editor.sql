-- A person's position editor: the game, the position on the bench, the cursor, and ten slots a game.
create table editor (
    account integer primary key references account (id),
    state   text not null               -- JSON: host::Editor
) strict;
