-- An event that was called off stays in the calendar and says so.

alter table calendar_events add column is_cancelled integer not null default 0
  check (is_cancelled in (0, 1));
