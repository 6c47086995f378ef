-- The unsaved input of every form, of new rows and of stored ones. `form` identifies the form by its screen or action,
-- its dialog and its row; `path` is the URL at which it is continued; `base` has the revisions of the stored rows.
alter table unsaved_drafts add column form text not null default '';
alter table unsaved_drafts add column path text not null default '';
alter table unsaved_drafts add column base text not null default '{}';
alter table unsaved_drafts add column kind text not null default '';
alter table unsaved_drafts add column excerpt text not null default '';
alter table unsaved_drafts add column device text not null default '';
update unsaved_drafts set form = case noun
  when 'news' then '/admin/nyheder/ny'
  when 'lectures' then '/admin/foredrag/ny'
  when 'calendar_events' then '/admin/kalender/ny'
  when 'bibliography' then '/admin/bibliografi/ny'
  when 'hymns' then '/admin/salmer/ny'
  when 'hymn_collections' then '/admin/salmer/samlinger/ny'
  else '/admin/samarbejder/ny' end;
update unsaved_drafts set path = case when query = '' then form else form || '?' || query end;
alter table unsaved_drafts drop column noun;
alter table unsaved_drafts drop column query;
create index unsaved_drafts_form on unsaved_drafts (account_id, form);
