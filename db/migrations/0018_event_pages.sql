-- An event has a page of its own. Its id stands for its slug until the next start makes one of the title.
alter table calendar_events add column slug text not null default '';
update calendar_events set slug = id;
create unique index calendar_events_slug on calendar_events (slug) where slug <> '';
alter table calendar_events add column end_time text;
alter table calendar_events add column address text;
alter table calendar_events add column ticket_link text;
alter table calendar_events add column moved_from text;
alter table calendar_events add column image_url text;

-- The lecture or the work it is about; one that is gone is none until it comes back.
alter table calendar_events add column subject_id text;
