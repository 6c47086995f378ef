-- A news item has a page of its own. Its id stands for its slug until the next start makes one of the title.
alter table news add column slug text not null default '';
update news set slug = id;
create unique index news_slug on news (slug) where slug <> '';
alter table news add column summary text;
alter table news add column listed_paragraphs integer;
alter table news add column image_url text;

-- What a picture is for is told by the code: neither engine changes a check, so the tables are made anew.
create table images_of_all (
  id text primary key,
  filename text not null,
  file_path text not null references stored_pictures (path),
  original_name text not null,
  mime_type text not null,
  file_size integer not null check (file_size > 0),
  thumbnail_path text references stored_pictures (path),
  thumbnail_file_size integer,
  is_thumbnail_separate integer not null default 0 check (is_thumbnail_separate in (0, 1)),
  alt_text text not null default '',
  description text,
  focus_x double precision not null default 0.5 check (focus_x between 0 and 1),
  focus_y double precision not null default 0.5 check (focus_y between 0 and 1),
  object_position text,
  page_assignment text,
  category_id text,
  sort_order integer not null default 0,
  is_active integer not null default 1 check (is_active in (0, 1)),
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
insert into images_of_all (
  id, filename, file_path, original_name, mime_type, file_size, thumbnail_path, thumbnail_file_size,
  is_thumbnail_separate, alt_text, description, focus_x, focus_y, object_position, page_assignment,
  category_id, sort_order, is_active, created_at, updated_at, revision
)
  select id, filename, file_path, original_name, mime_type, file_size, thumbnail_path, thumbnail_file_size,
    is_thumbnail_separate, alt_text, description, focus_x, focus_y, object_position, page_assignment,
    category_id, sort_order, is_active, created_at, updated_at, revision
  from images;
create table collaboration_images_of_all (
  collaboration_id text not null references collaborations (id) on delete cascade,
  image_id text not null references images_of_all (id) on delete cascade,
  is_primary integer not null default 1 check (is_primary in (0, 1)),
  primary key (collaboration_id, image_id)
);
insert into collaboration_images_of_all (collaboration_id, image_id, is_primary)
  select collaboration_id, image_id, is_primary from collaboration_images;
drop table collaboration_images;
drop table images;
alter table images_of_all rename to images;
alter table collaboration_images_of_all rename to collaboration_images;
create index images_shown on images (page_assignment, is_active, sort_order, id);
create index images_file_path on images (file_path);
create index images_thumbnail_path on images (thumbnail_path);
create unique index images_one_calendar_hero on images (page_assignment)
  where page_assignment = 'calendar-hero' and is_active = 1;
create index collaboration_images_image on collaboration_images (image_id);
create unique index collaboration_images_one_primary on collaboration_images (collaboration_id)
  where is_primary = 1;
