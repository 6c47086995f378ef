-- A link by which somebody without an account sees one draft: of its token only the hash is kept.
create table preview_links (
  noun text not null,
  row_id text not null,
  token_hash text not null unique,
  expires_at text not null,
  created_at text not null,
  primary key (noun, row_id)
);
