-- From here on a session's token is kept as a hash; those kept as they were sent end.
delete from sessions;
