-- Whether an admin has put away the first steps on /admin/forside.

alter table admin_profiles add column welcome_hidden integer not null default 0 check (welcome_hidden in (0, 1));
