-- Addresses that visitors asked for and did not find: how often and on which days, never by whom.
create table missing_addresses (
  path text primary key,
  times integer not null check (times > 0),
  first_day text not null,
  last_day text not null,
  is_dismissed integer not null default 0 check (is_dismissed in (0, 1))
);
create index missing_addresses_most_asked on missing_addresses (times desc, last_day desc);

-- Addresses that the author made lead to another page of the site.
create table redirects (
  id text primary key,
  path text not null unique,
  target text not null,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
