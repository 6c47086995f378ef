-- Press pictures that the author has hidden from visitors.
alter table images add column is_visible integer not null default 1;
