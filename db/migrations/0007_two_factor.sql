-- An account's authenticator app. The secret is encrypted with what the process signs with, which is
-- not in the database. last_step: the 30 seconds whose code was used last, so that none is used twice.
create table authenticators (
  user_id text primary key references users (id) on delete cascade,
  secret text not null,
  last_step integer not null,
  created_at text not null
);

-- Each good for one sign-in without the authenticator; kept as hashes.
create table recovery_codes (
  hash text primary key,
  user_id text not null references users (id) on delete cascade
);
create index recovery_codes_user on recovery_codes (user_id);
