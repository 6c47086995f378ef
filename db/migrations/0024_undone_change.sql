-- The change that a change has undone.
alter table changes add column undone_id text;
