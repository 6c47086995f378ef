-- What was written, change by change: every row as it was after each of them.

create table changes (
  id text primary key,
  -- The version of the content that it made: the order in which changes were committed.
  number integer not null,
  at text not null,
  admin_id text not null
);
create index changes_newest_first on changes (number desc, id);

-- Numbered from 1 for each row. The one of before anything was kept belongs to no change.
create table row_versions (
  noun text not null,
  row_id text not null,
  number integer not null check (number > 0),
  change_id text references changes (id) on delete cascade,
  place integer not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  at text not null,
  summary text,
  -- The row as JSON; of one that was deleted, as it was until then.
  content text not null,
  bytes integer not null,
  primary key (noun, row_id, number)
);
create index row_versions_of_change on row_versions (change_id, place);
create index row_versions_by_age on row_versions (at);

-- The files that a version names: they are kept as long as it is.
create table version_files (
  path text not null,
  noun text not null,
  row_id text not null,
  number integer not null,
  bytes integer not null,
  primary key (path, noun, row_id, number),
  foreign key (noun, row_id, number) references row_versions (noun, row_id, number)
    on delete cascade
);
create index version_files_of_version on version_files (noun, row_id, number);

-- Changes that deleted something, which can be taken back for thirty days.
create table trash (
  change_id text primary key references changes (id) on delete cascade,
  noun text not null,
  row_id text not null,
  at text not null,
  admin_id text not null,
  name text
);
create index trash_oldest_first on trash (at);
