-- Letters to the readers, who reads them, and what was sent to whom.

create table letters (
  id text primary key,
  title text not null,
  content text not null,
  summary text,
  has_page integer not null default 1 check (has_page in (0, 1)),
  slug text not null unique,
  published_at text,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
create index letters_newest_first on letters (published_at desc, created_at desc, id desc);

-- The e-mail is null once a reader has left; the key is then a keyed hash.
create table subscribers (
  id text primary key,
  email text,
  email_key text not null unique,
  state text not null check (state in ('pending', 'active', 'paused', 'refused', 'left')),
  refusals integer not null default 0,
  reason text,
  new_email text,
  token_hash text unique,
  token_expires_at text,
  created_at text not null,
  updated_at text not null
);
create index subscribers_by_state on subscribers (state, created_at desc, id);

create table consents (
  id text primary key,
  subscriber_id text not null references subscribers (id) on delete cascade,
  wording text not null,
  place text not null,
  given_at text not null,
  confirmed_at text
);
create index consents_of_subscriber on consents (subscriber_id);

create table letter_sendings (
  letter_id text primary key,
  state text not null check (state in ('waiting', 'sending', 'paused', 'stopped', 'done')),
  -- As sent; null until it starts.
  subject text,
  html text,
  plain text,
  -- Why it paused by itself.
  reason text,
  -- The process that sends, until when no other does.
  owner text,
  owned_until text,
  next_attempt text,
  started_at text,
  ended_at text,
  created_at text not null
);

create table letter_deliveries (
  letter_id text not null references letter_sendings (letter_id) on delete cascade,
  subscriber_id text not null,
  state text not null check (state in ('queued', 'handed', 'sent', 'uncertain', 'failed', 'skipped')),
  attempts integer not null default 0,
  next_attempt text not null,
  owner text,
  reason text,
  updated_at text not null,
  primary key (letter_id, subscriber_id)
);
create index letter_deliveries_by_state on letter_deliveries (letter_id, state, next_attempt);
