-- Former slugs name their noun by its table, like the history and the audit log.
update former_slugs set noun = 'calendar_events' where noun = 'event';
update former_slugs set noun = 'lectures' where noun = 'lecture';
update former_slugs set noun = 'bibliography' where noun = 'work';
update former_slugs set noun = 'collaborations' where noun = 'collaboration';
update former_slugs set noun = 'hymns' where noun = 'hymn';
update former_slugs set noun = 'hymn_collections' where noun = 'hymn_collection';
