-- When a person had themselves forgotten (unix seconds). Nothing then says any more who this account was. The row stays, because
-- seats and logs name it: the games of others remain whole.
alter table account add column forgotten_at integer;
