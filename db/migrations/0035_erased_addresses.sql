-- Keyed hashes of the e-mail addresses whose data was deleted on request. A restore keeps them, and what an older backup
-- has of these people from before that time is deleted again.
create table erased_addresses (
  hash text primary key,
  erased_at text not null
);
