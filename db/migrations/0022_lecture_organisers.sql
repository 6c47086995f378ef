-- What an organiser needs of a lecture: introductions to read aloud or print, what has to be there, what it costs.
alter table lectures add column intro_short text;
alter table lectures add column intro_middle text;
alter table lectures add column intro_long text;
alter table lectures add column technical_needs text;
alter table lectures add column fee text;
