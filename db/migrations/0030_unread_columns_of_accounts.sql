-- Columns that nothing reads or writes since sessions are our own.
alter table users drop column image;
alter table sessions drop column ip_address;
alter table accounts drop column access_token;
alter table accounts drop column refresh_token;
alter table accounts drop column id_token;
alter table accounts drop column access_token_expires_at;
alter table accounts drop column refresh_token_expires_at;
alter table accounts drop column scope;
