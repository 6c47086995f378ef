-- What the page of a work says besides. Lists are JSON: formats by their names, shops as they were written.
alter table bibliography add column publisher text;
alter table bibliography add column isbn text;
alter table bibliography add column pages integer;
alter table bibliography add column formats text not null default '[]';
alter table bibliography add column translator text;
alter table bibliography add column shops text not null default '[]';
