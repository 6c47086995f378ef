-- Whom a newspaper names beside a press picture; the author where there is nobody.
alter table images add column credit text;

-- The press kit has settings for search engines, too. Which pages have some is told by the code: neither engine
-- changes a check, so the table is made anew.
create table seo_settings_of_all (
  id text primary key,
  page_slug text not null unique,
  meta_title text not null default '',
  meta_description text not null default '',
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
insert into seo_settings_of_all (
  id, page_slug, meta_title, meta_description, created_at, updated_at, revision
)
  select id, page_slug, meta_title, meta_description, created_at, updated_at, revision from seo_settings;
drop table seo_settings;
alter table seo_settings_of_all rename to seo_settings;
