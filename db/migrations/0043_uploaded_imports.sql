-- An import of the back-office: its source and the archive of its pictures in the file store, what opens a source on the
-- network, sealed and only until it is read, and how often a process has begun to read it. Null for one of the command.
alter table imports add column upload text;
alter table imports add column pictures text;
alter table imports add column access text;
alter table imports add column readings integer;
