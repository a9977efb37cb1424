-- How the platform answers one person, where it has a way for that (an interaction of Discord): JSON, null for an ordinary message.
-- It may hold a secret that is good for a quarter of an hour, and goes with the row when the answer is sent.
alter table outbox add column path text;
