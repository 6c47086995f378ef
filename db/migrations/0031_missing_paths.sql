create table missing_paths (
  path text primary key,
  times integer not null check (times > 0),
  first_day text not null,
  last_day text not null,
  is_dismissed integer not null default 0 check (is_dismissed in (0, 1))
);
insert into missing_paths select path, times, first_day, last_day, is_dismissed from missing_addresses;
drop table missing_addresses;
create index missing_paths_most_asked on missing_paths (times desc, last_day desc);
update audit_log set noun = 'missing_paths' where noun = 'missing_addresses';
