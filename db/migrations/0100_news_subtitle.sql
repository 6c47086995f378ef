alter table news add column subtitle text;
