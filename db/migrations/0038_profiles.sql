-- The author's profiles on other sites.
create table profiles (
  id text primary key,
  url text not null,
  name text,
  sort_order integer not null default 0,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
