-- When visitors see a row: an instant, null for a draft. What has no hour of its own is public.
alter table news add column published_at text default '1970-01-01T00:00:00.000Z';
alter table lectures add column published_at text default '1970-01-01T00:00:00.000Z';
alter table bibliography add column published_at text default '1970-01-01T00:00:00.000Z';
alter table collaborations add column published_at text default '1970-01-01T00:00:00.000Z';
create index news_published_at on news (published_at);
create index lectures_published_at on lectures (published_at);
create index bibliography_published_at on bibliography (published_at);
create index collaborations_published_at on collaborations (published_at);

-- Every hour of publication up to here has been told of.
alter table content_version add column published_until text;
