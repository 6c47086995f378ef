-- The tables of the specification's section 3, on column types that mean the same in SQLite and
-- PostgreSQL: ids and dates as text, flags as 0/1, JSON as text. Instants are ISO 8601 in UTC.

create table editable_content (
  id text primary key,
  page text not null,
  element_key text not null,
  content_type text not null check (content_type in ('text', 'rich_text')),
  content_value text not null,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1,
  unique (page, element_key)
);

create table stored_pictures (
  path text primary key,
  content_hash text not null,
  mime_type text not null,
  file_size integer not null check (file_size > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null,
  renditions text not null,
  created_at text not null
);
create index stored_pictures_content_hash on stored_pictures (content_hash);

create table images (
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
  page_assignment text check (
    page_assignment in (
      'hero', 'portrait', 'calendar-hero', 'collaboration', 'lecture', 'bibliography', 'contact'
    )
  ),
  category_id text,
  sort_order integer not null default 0,
  is_active integer not null default 1 check (is_active in (0, 1)),
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
create index images_shown on images (page_assignment, is_active, sort_order, id);
create index images_file_path on images (file_path);
create index images_thumbnail_path on images (thumbnail_path);
create unique index images_one_calendar_hero on images (page_assignment)
  where page_assignment = 'calendar-hero' and is_active = 1;

create table news (
  id text primary key,
  title text not null,
  content text not null,
  published_date text not null,
  link text,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
create index news_newest_first on news (published_date desc, created_at desc, id desc);

create table lectures (
  id text primary key,
  title text not null,
  slug text not null unique,
  subtitle text,
  description text not null default '',
  themes text not null default '[]',
  duration text,
  date text,
  time text,
  location text,
  link text,
  image_url text,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
create index lectures_newest_first on lectures (created_at desc, id desc);

create table testimonials (
  id text primary key,
  name text not null,
  title text,
  quote text not null,
  is_visible integer not null default 1 check (is_visible in (0, 1)),
  sort_order integer not null default 0,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
create index testimonials_in_order on testimonials (is_visible, sort_order, id);

create table calendar_events (
  id text primary key,
  title text not null,
  date text not null,
  time text,
  location text,
  description text,
  event_type text not null default 'other' check (
    event_type in ('concert', 'lecture', 'singing_evening', 'other')
  ),
  is_visible integer not null default 1 check (is_visible in (0, 1)),
  keep_after_date integer not null default 0 check (keep_after_date in (0, 1)),
  sort_order integer not null default 0,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
create index calendar_events_by_date on calendar_events (is_visible, date, sort_order, id);

create table bibliography (
  id text primary key,
  title text not null,
  year integer not null,
  category text not null check (
    category in ('salmer_sange', 'skønlitteratur', 'faglitteratur', 'værkliste')
  ),
  description text not null default '',
  image_url text,
  purchase_link text,
  slug text not null unique,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
create index bibliography_newest_first on bibliography (category, year desc, created_at desc, id desc);

create table reviews (
  id text primary key,
  bibliography_id text not null references bibliography (id) on delete cascade,
  header text,
  quote_text text not null,
  author text not null,
  publication text,
  sort_order integer not null default 0,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
create index reviews_in_order on reviews (bibliography_id, sort_order, id);

create table collaborations (
  id text primary key,
  title text not null,
  slug text not null unique,
  short_text text,
  description text not null default '',
  link text,
  image_url text,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
create index collaborations_newest_first on collaborations (created_at desc, id desc);

create table collaboration_images (
  collaboration_id text not null references collaborations (id) on delete cascade,
  image_id text not null references images (id) on delete cascade,
  is_primary integer not null default 1 check (is_primary in (0, 1)),
  primary key (collaboration_id, image_id)
);
create index collaboration_images_image on collaboration_images (image_id);
create unique index collaboration_images_one_primary on collaboration_images (collaboration_id)
  where is_primary = 1;

-- No foreign key to collaborations: a PDF from a rich-text editor belongs to the all-zero id.
create table collaboration_files (
  id text primary key,
  collaboration_id text not null,
  filename text not null,
  file_path text not null unique,
  original_name text not null,
  file_size integer not null check (file_size > 0),
  mime_type text not null,
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
create index collaboration_files_collaboration on collaboration_files (collaboration_id);

create table protected_contact_info (
  id text primary key,
  email text,
  phone text,
  location text,
  is_active integer not null default 1 check (is_active in (0, 1)),
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);

create table contact_content (
  id text primary key,
  header_title text,
  header_subtitle text,
  form_title text,
  direct_contact_title text,
  quote_text text,
  quote_author text,
  image_url text,
  image_alt text,
  protected_contact_id text references protected_contact_info (id) on delete set null,
  email text,
  phone text,
  location text,
  is_active integer not null default 1 check (is_active in (0, 1)),
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);
create unique index contact_content_one_active on contact_content (is_active) where is_active = 1;

create table seo_settings (
  id text primary key,
  page_slug text not null unique check (
    page_slug in (
      '/', '/nyheder', '/foredrag', '/kalender', '/bibliografi', '/samarbejder', '/salmer',
      '/billeder', '/kontakt'
    )
  ),
  meta_title text not null default '',
  meta_description text not null default '',
  created_at text not null,
  updated_at text not null,
  revision integer not null default 1
);

-- Addresses that were public once: they redirect to the row's present address for ever.
create table former_slugs (
  noun text not null check (noun in ('lecture', 'work', 'collaboration')),
  slug text not null,
  row_id text not null,
  created_at text not null,
  primary key (noun, slug)
);

-- Which rows are sample content. A row whose revision has moved on was edited, and is hers.
create table sample_rows (
  noun text not null,
  row_id text not null,
  revision integer not null,
  primary key (noun, row_id)
);
