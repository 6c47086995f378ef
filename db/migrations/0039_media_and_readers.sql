-- A video or a sound of another site, as HTML of the editor.
alter table bibliography add column media text;
alter table hymns add column media text;
alter table lectures add column media text;
alter table calendar_events add column media text;

-- What is read, as sums per day. `kind` says what `name` is, such as the path of a page.
create table reader_sums (
  day text not null,
  kind text not null,
  name text not null,
  times integer not null check (times > 0),
  primary key (day, kind, name)
);
