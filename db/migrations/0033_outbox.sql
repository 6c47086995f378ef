-- Mails to send. `content` is sealed and is emptied when the mail is sent. `next_attempt_at` is null for a mail that was
-- sent or given up; `leased_until` is set while a process sends it.
create table outbox (
  id text primary key,
  created_at text not null,
  recipient text not null,
  subject text not null,
  content text not null,
  attempts integer not null default 0,
  next_attempt_at text,
  give_up_at text not null,
  leased_until text,
  error text,
  sent_at text
);
create index outbox_due on outbox (next_attempt_at);
create index outbox_recipient on outbox (recipient);
