-- Tells the last change from one of the same version in another copy of the database, as after a fail-over.
alter table content_version add column change_id text;
