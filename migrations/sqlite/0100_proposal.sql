-- Games that somebody has proposed and that have not begun: an open seat that anybody may take. The number is that of the session
-- which begins when the proposal is accepted, so of two people who accept at once only one can. Rows stay when they are over, so
-- that no number is given twice.
create table proposal (
    id       integer primary key,       -- the number of the session that is to begin
    room     integer not null references room (id),
    proposer integer not null references account (id),
    live     integer not null,          -- 1 until it is accepted, withdrawn or has lapsed
    state    text not null              -- JSON: session::Proposal
) strict;
create index proposal_live on proposal (id) where live = 1;
