-- An account's passkeys: of each only the public half, with which nobody can sign in. counter: how often
-- the device says that it was used; one that goes backwards belongs to a copy.
create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  name text not null,
  created_at text not null,
  last_used_at text
);
create index passkeys_user on passkeys (user_id);
