-- Hymns, their scores and recordings, and the collections they stand in. Lists of words, of days, of
-- references and of ids are JSON.

create table hymns (
  id text primary key,
  title text not null,
  slug text not null unique,
  stanzas text not null,
  excerpt text,
  lyricist text,
  year integer,
  themes text not null,
  melody text,
  composer text,
  arrangement text,
  metre text,
  scripture text not null,
  days text not null,
  occasions text not null,
  commentary text not null,
  text_rights text,
  melody_rights text,
  arrangement_rights text,
  is_free_in_worship integer not null check (is_free_in_worship in (0, 1)),
  is_visible integer not null check (is_visible in (0, 1)),
  sort_order integer not null,
  created_at text not null,
  updated_at text not null,
  revision integer not null
);
create index hymns_order on hymns (sort_order, created_at, id);

create table hymn_collections (
  id text primary key,
  title text not null,
  slug text not null unique,
  year integer not null,
  collaborator text,
  description text not null,
  image_url text,
  is_available integer not null check (is_available in (0, 1)),
  hymn_count integer,
  bibliography_id text references bibliography (id) on delete set null,
  hymn_ids text not null,
  is_visible integer not null check (is_visible in (0, 1)),
  sort_order integer not null,
  created_at text not null,
  updated_at text not null,
  revision integer not null
);

create table hymn_files (
  id text primary key,
  hymn_id text not null references hymns (id) on delete cascade,
  kind text not null check (kind in ('score', 'recording')),
  name text not null,
  performer text,
  rights text,
  file_path text not null unique,
  original_name text not null,
  file_size integer not null,
  mime_type text not null,
  created_at text not null,
  updated_at text not null,
  revision integer not null
);
create index hymn_files_hymn on hymn_files (hymn_id);

-- Whose a former slug is, is told by the code: neither engine changes a check, so the table is made anew.
create table former_slugs_of_all (
  noun text not null,
  slug text not null,
  row_id text not null,
  created_at text not null,
  primary key (noun, slug)
);
insert into former_slugs_of_all (noun, slug, row_id, created_at)
  select noun, slug, row_id, created_at from former_slugs;
drop table former_slugs;
alter table former_slugs_of_all rename to former_slugs;
