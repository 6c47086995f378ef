-- Imports of other systems' content. `origin` names the source over several imports; `options` are the author's
-- choices; `report` is JSON. Items are deleted when their import is done.
create table imports (
  id text primary key,
  kind text not null,
  source text not null,
  origin text not null,
  options text not null default '{}',
  admin_id text not null,
  state text not null check (
    state in ('reading', 'ready', 'queued', 'running', 'paused', 'done', 'failed', 'undoing', 'undone')
  ),
  report text not null default '{}',
  created_at text not null,
  updated_at text not null
);
create table import_items (
  import_id text not null references imports (id) on delete cascade,
  position integer not null,
  kind text not null,
  item_group text not null,
  name text not null,
  content text not null,
  state text not null,
  reason text,
  primary key (import_id, position)
);
create index import_items_state on import_items (import_id, state, position);
-- The rows that an import has written, and what they were before it; null for new rows. A row with a `source_id` is
-- the item itself.
create table import_rows (
  import_id text not null references imports (id) on delete cascade,
  noun text not null,
  row_id text not null,
  origin text not null,
  source_id text,
  hash text,
  paths text,
  revision integer not null,
  content text,
  change_ids text not null,
  primary key (import_id, noun, row_id)
);
create index import_rows_source on import_rows (origin, source_id);
-- The files of a source that are stored, by their address there or by the hash of their bytes.
create table import_files (
  origin text not null,
  address text not null,
  path text not null,
  primary key (origin, address)
);
