-- Hymns and their collections become public by an instant, as news and works do: what was hidden is a
-- draft, and what was shown is public since ever.
alter table hymns add column published_at text default '1970-01-01T00:00:00.000Z';
alter table hymn_collections add column published_at text default '1970-01-01T00:00:00.000Z';
update hymns set published_at = null where is_visible = 0;
update hymn_collections set published_at = null where is_visible = 0;
alter table hymns drop column is_visible;
alter table hymn_collections drop column is_visible;
create index hymns_published_at on hymns (published_at);
create index hymn_collections_published_at on hymn_collections (published_at);

-- The history speaks of the column that there is, so that it can be taken back. No text can hold these
-- characters: in JSON its quotation marks are escaped.
update row_versions
  set content = replace(replace(content,
    '"is_visible":1', '"published_at":"1970-01-01T00:00:00.000Z"'),
    '"is_visible":0', '"published_at":null')
  where noun in ('hymns', 'hymn_collections');
