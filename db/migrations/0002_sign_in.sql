-- Accounts and sessions as Better Auth keeps them, in this schema's column types: flags as 0/1,
-- instants as ISO 8601 in UTC (docs/decisions/0009-sign-in.md).

create table users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified integer not null default 0 check (email_verified in (0, 1)),
  image text,
  created_at text not null,
  updated_at text not null
);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token text not null unique,
  expires_at text not null,
  ip_address text,
  user_agent text,
  created_at text not null,
  updated_at text not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table accounts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at text,
  refresh_token_expires_at text,
  scope text,
  created_at text not null,
  updated_at text not null,
  unique (provider_id, account_id)
);
create index accounts_user on accounts (user_id);

-- One-time codes, kept as hashes.
create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at text not null,
  created_at text not null,
  updated_at text not null
);

create index verifications_identifier on verifications (identifier);

-- Whoever has a row here may enter the back-office.
create table admin_profiles (
  id text primary key references users (id) on delete cascade,
  created_at text not null
);

-- How often a sign-in was tried, by hashes of where from and for which account.
create table sign_in_limits (
  subject text primary key,
  attempts integer not null check (attempts > 0),
  blocked_until text not null
);
create index sign_in_limits_expiry on sign_in_limits (blocked_until);

-- What the server signs with; made at its first start, the same for every node.
create table secrets (
  name text primary key,
  value text not null,
  created_at text not null
);

-- No reference to users: what was done stays recorded when an account is gone.
create table audit_log (
  id text primary key,
  at text not null,
  admin_id text not null,
  action text not null,
  noun text not null,
  row_id text,
  summary text
);
create index audit_log_newest_first on audit_log (at desc, id desc);
