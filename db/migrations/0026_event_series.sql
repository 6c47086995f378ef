-- Events that were made in one repetition share a series.
alter table calendar_events add column series_id text;
create index calendar_events_series on calendar_events (series_id, date);
