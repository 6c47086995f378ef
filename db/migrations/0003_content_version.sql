-- How often what visitors see was changed: one row, raised by every change in its own transaction, so
-- that versions are the same on every node and after every start (docs/decisions/0012-live.md).

create table content_version (
  id integer primary key check (id = 1),
  version integer not null
);
