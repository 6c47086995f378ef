-- The lecture or the work that a news item is about.
alter table news add column subject_id text;
