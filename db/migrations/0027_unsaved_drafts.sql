-- New items that were typed in but not saved, each of one account. A discarded one can be taken back for a day.
create table unsaved_drafts (
  id text primary key,
  account_id text not null,
  noun text not null,
  title text not null,
  content text not null,
  query text not null,
  revision integer not null,
  writer text not null,
  turn integer not null,
  typed_at text not null,
  discarded_at text
);
create index unsaved_drafts_account on unsaved_drafts (account_id, typed_at);
