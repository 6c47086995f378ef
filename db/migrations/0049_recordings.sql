-- A recording of an extract or a lecture, among the uploaded files.
alter table bibliography add column recording_id text;
alter table lectures add column recording_id text;
