-- What visitors ask with the form of a lecture, an event or the contact page. `reasons` has the codes of a suspicion.
create table enquiries (
  id text primary key,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1,
  state text not null default 'new' check (state in ('new', 'answered', 'archived', 'suspected')),
  note text not null default '',
  reasons text not null default '',
  subject text not null default '',
  lecture_id text,
  event_id text,
  name text not null,
  organisation text,
  email text not null,
  phone text,
  wished_date text,
  dates text,
  place text,
  people text,
  message text not null
);
create index enquiries_newest on enquiries (created_at);
create index enquiries_email on enquiries (email);
