-- The language of what was not written in Danish, so that browsers read it aloud rightly.
alter table hymns add column language text not null default 'da';
alter table bibliography add column language text not null default 'da';
alter table reviews add column language text not null default 'da';
