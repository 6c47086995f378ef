-- Whether visitors see what has been, in the calendar and wherever else events are found. No row: no.

create table calendar_settings (
  id text primary key,
  name text not null unique check (name = 'calendar'),
  shows_past integer not null check (shows_past in (0, 1)),
  created_at text not null,
  updated_at text not null,
  revision integer not null
);
