import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import environment from '../../scripts/server-environment.json' with { type: 'json' }
import { fromOurPage, inDatabase, signIn } from './admin-site.ts'
import { startSampleSite } from './sample-site.ts'
import type { RunningServer } from './servers.ts'

/** The first Sunday of Advent is the day after. */
const now = '2026-11-28T09:00:00.000Z'
const slowDate = pathToFileURL(join(import.meta.dirname, 'slow-date.mjs')).href

/** Settings of a server whose clock begins at that instant. */
export const startedAt = {
  TEST_NOW: now,
  NODE_OPTIONS: `${environment.NODE_OPTIONS} --import ${slowDate}`,
}

/** The numbers of the sample's rows that are not deleted. */
const sampleNumbers: Record<string, number[]> = {
  news: [1, 2, 3],
  lecture: [1, 2],
  testimonial: [1, 2, 3],
  event: [1, 2, 3, 4, 5, 9, 11, 13],
  work: [1, 2, 7, 12, 16],
  review: [1, 2, 3],
  collaboration: [1, 2, 3],
  image: [...[1, 2, 3, 4, 5, 6, 15, 16, 17, 18, 23, 24, 25], ...[29, 32, 35, 36, 37, 39]],
}
const tables: Record<string, string> = {
  news: 'news',
  lecture: 'lectures',
  testimonial: 'testimonials',
  event: 'calendar_events',
  work: 'bibliography',
  review: 'reviews',
  collaboration: 'collaborations',
  image: 'images',
}

/**
 * Starts a site with some rows of the sample, in every state that pages show, at a fixed time. It is the
 * same on every day.
 * @returns the site and the admin's cookies
 */
export async function startOutlinedSite(): Promise<{ server: RunningServer; cookie: string }> {
  const site = await startSampleSite(startedAt)
  try {
    await site.restart(async () => inDatabase(site, prune))
    return { server: site, cookie: await sendCommands(site) }
  } catch (error) {
    await site.remove()
    throw new Error(`The site could not be prepared:\n${site.output()}`, { cause: error })
  }
}

function prune(db: DatabaseSync): void {
  for (const [name, numbers] of Object.entries(sampleNumbers)) {
    const ids = numbers.map((number) => `'sample-${name}-${number}'`)
    db.exec(`delete from ${tables[name]} where id not in (${ids})`)
  }
  db.exec(changes)
}

async function sendCommands(site: RunningServer): Promise<string> {
  const cookie = await signIn(site)
  for (const [path, fields] of commands) {
    const body = new URLSearchParams(fields)
    const headers = { ...fromOurPage, Cookie: cookie }
    const answer = await fetch(site.url + path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
    // A connection is used again only after its response was read.
    await answer.text()
  }
  return cookie
}

/** Changes and a deletion for the history and the trash, a preview link and a backup. */
const commands: [string, Record<string, string>][] = [
  ['/admin/tekst', { key: 'about.title', value: 'En ny overskrift', revision: '1' }],
  ['/admin/kalender', { intent: 'hide', id: 'sample-event-5' }],
  ['/admin/anbefalinger', { intent: 'delete', id: 'sample-testimonial-3' }],
  ['/admin/gennemsyn/news/sample-news-2', { intent: 'open' }],
  ['/admin/sikkerhedskopi', { intent: 'take' }],
]

const at = "'2026-11-20T10:00:00.000Z'"

const changes = `
  delete from stored_pictures where path not in (select file_path from images);
  delete from audit_log;
  update news set created_at = ${at}, updated_at = ${at}, published_date = '2026-11-2' || substr(id, -1);
  update news set published_at = null, image_url = 'images/news/news_eksempel-press-02.jpg'
    where id = 'sample-news-2';
  update news set published_at = '2027-01-02T10:00:00.000Z', subject_id = 'sample-work-7',
    listed_paragraphs = 1, summary = 'Kort fortalt' where id = 'sample-news-3';
  update news set summary = 'Om en nøgle' where id = 'sample-news-2';
  update lectures set updated_at = ${at}, created_at = ${at};
  update letters set updated_at = ${at}, created_at = ${at};
  update lectures set date = '2027-02-03', time = 'kl. 19', location = 'Thisted' where id = 'sample-lecture-2';
  update testimonials set is_visible = 0 where id = 'sample-testimonial-2';
  update calendar_events set updated_at = ${at}, created_at = ${at}, date = '2027-03-0' || substr(id, -1);
  update calendar_events set date = '2026-11-28', time = '23:30' where id = 'sample-event-1';
  update calendar_events set is_cancelled = 1, moved_from = '2027-03-01' where id = 'sample-event-2';
  update calendar_events set subject_id = 'sample-lecture-1' where id = 'sample-event-4';
  update calendar_events set series_id = 'alene' where id = 'sample-event-3';
  update calendar_events set series_id = 'raekke' where id in ('sample-event-4', 'sample-event-5');
  update calendar_events set date = '2026-10-01' where id = 'sample-event-11';
  update calendar_events set date = '2026-09-01' where id = 'sample-event-13';
  insert into calendar_settings values ('1', 'calendar', 1, ${at}, ${at}, 1);
  update bibliography set updated_at = ${at}, created_at = ${at}, translator = 'Ole Å',
    extract = 'Et uddrag' where id = 'sample-work-7';
  update hymns set updated_at = ${at}, created_at = ${at};
  update hymn_collections set updated_at = ${at}, created_at = ${at};
  update collaborations set published_at = null where id = 'sample-collaboration-3';
  update images set created_at = ${at}, updated_at = ${at};
  update images set is_visible = 0, alt_text = '' where id = 'sample-image-5';
  update images set description = 'Foto ved fjorden', sort_order = 0 where id = 'sample-image-6';
  update contact_content set image_alt = 'Postkassen';
  delete from seo_settings where page_slug <> '/nyheder';
  insert into missing_paths values ('/gammel-side', 1, '2026-11-01', '2026-11-02', 0),
    ('/anden-side', 3, '2026-11-01', '2026-11-03', 0), ('/skjult', 9, '2026-11-01', '2026-11-03', 1);
  insert into redirects (id, path, target, created_at, updated_at) values
    ('sender', '/foer', '/kontakt', ${at}, ${at}), ('brudt', '/foer-brudt', '/findes-ikke', ${at}, ${at});
  insert into passkeys (id, user_id, credential_id, public_key, counter, name, created_at, last_used_at)
    select 'noegle-1', id, 'a', 'a', 0, 'Telefon', ${at}, '2026-11-22T10:00:00.000Z' from users
    union all select 'noegle-2', id, 'b', 'b', 0, 'Bærbar', ${at}, null from users;
  insert into unsaved_drafts (id, account_id, form, path, title, content, revision, writer, turn, typed_at)
    select 'kladde-1', id, '/admin/nyheder/ny', '/admin/nyheder/ny', 'Halvfærdig nyhed',
      '{"fields":{},"pictures":[]}', 0, 'a', 1, '2026-11-27T10:00:00.000Z' from users
    union all select 'kladde-2', id, '/admin/salmer/ny', '/admin/salmer/ny', '',
      '{"fields":{},"pictures":[]}', 0, 'a', 1, '2026-11-28T08:00:00.000Z' from users;
`
