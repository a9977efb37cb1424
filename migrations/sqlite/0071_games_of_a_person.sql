-- The games of a person in all rooms, for `mine` and `history`. Only the beginning of a game adds to it, never a move.
create index seat_account on seat (account, session);
