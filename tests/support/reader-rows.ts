import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inDatabase } from './admin-site.ts'
import type { RunningServer } from './servers.ts'

const at = "'2026-11-27T10:00:00.000Z'"
const numbers = (count: number) =>
  `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})`

/** Enquiries, letters, readers, sums and profiles, in every state that screens show. */
const rows = `
  insert into enquiries (id, created_at, updated_at, state, reasons, subject, name, organisation, email, phone,
    wished_date, dates, place, people, message) values
    ('e1', ${at}, ${at}, 'new', '', 'Håb', 'Karen Vestergaard', 'Menighedsrådet', 'karen@example.dk', '97 94 12 34',
      '2027-03-14', 'eller den 21.', 'Vestervig', '40-50', 'Har du lyst?'),
    ('e2', ${at}, ${at}, 'new', '', '', 'Bo', null, 'bo@example.dk', null, null, null, null, null, 'Hej'),
    ('e3', ${at}, ${at}, 'suspected', 'sales' || char(10) || 'word:seo', '', 'Mike', null, 'm@example.dk', null, null,
      null, null, null, 'SEO');
  ${numbers(40)} insert into subscribers (id, email, email_key, state, reason, created_at, updated_at)
    select 'r' || n, 'r' || n || '@example.dk', 'r' || n || '@example.dk',
      case n % 5 when 0 then 'pending' when 1 then 'paused' when 2 then 'refused' else 'active' end,
      case n % 5 when 2 then '550 No such user' end, ${at}, ${at} from numbers;
  insert into consents select 'c' || id, id, 'Ja tak', 'sidefoden', ${at}, ${at} from subscribers;
  insert into letters (id, title, content, slug, published_at, created_at, updated_at) values
    ('l1', 'Forår', '<p>Kære læser</p>', 'foraar', ${at}, ${at}, ${at}),
    ('l2', 'Et udkast', '<p>Kære læser</p>', 'et-udkast', null, ${at}, ${at});
  insert into letter_sendings (letter_id, state, subject, html, plain, reason, started_at, created_at)
    values ('l1', 'paused', 'Forår', '', '', '553 Sender not allowed', ${at}, ${at});
  insert into letter_deliveries (letter_id, subscriber_id, state, reason, next_attempt, updated_at)
    select 'l1', id, case rowid % 4 when 0 then 'uncertain' when 1 then 'failed' when 2 then 'queued' else 'sent' end,
      case rowid % 4 when 1 then '550 No such user' end, ${at}, ${at} from subscribers where state = 'active';
  insert into profiles (id, url, sort_order, created_at, updated_at) values
    ('p1', 'https://www.facebook.com/johanne', 1, ${at}, ${at}), ('p2', 'https://skole.social/@j', 2, ${at}, ${at});
  insert into editable_content (id, page, element_key, content_type, content_value, created_at, updated_at)
    select key, 'funktioner', key, 'text', 'on', ${at}, ${at}
    from (select 'readers' as key union select 'enquiries' union select 'letter') where key not in
      (select element_key from editable_content where page = 'funktioner');
  ${numbers(60)} insert into reader_sums select date('now', '-' || n || ' days'), 'page', '/nyheder', n from numbers;
  ${numbers(60)} insert into reader_sums select date('now', '-' || n || ' days'), 'visit', '', n from numbers;
  insert into reader_sums values (date('now'), 'from', 'bibliotek.dk', 3), (date('now'), 'search', 'barnedåb', 2),
    (date('now'), 'subscriber', '/kalender/alle.ics', 5), (date('now'), 'download', '/presse/pressemappe.zip', 1);
`

export function addReaderRows(site: { dataDir: string }): void {
  inDatabase(site, (db) => db.exec(rows))
}

/** Long words, addresses and URLs in what visitors and mail servers send. */
export function makeReaderRowsHostile(site: RunningServer, hostileText: string): void {
  inDatabase(site, (db) => {
    const texts = ['subject', 'name', 'organisation', 'dates', 'place', 'people', 'message', 'note']
    const assignments = texts.map((column) => `${column} = ?`)
    const values = texts.map(() => hostileText)
    db.prepare(`update enquiries set ${assignments}`).run(...values)
    for (const table of ['subscribers', 'letter_deliveries', 'letter_sendings'])
      db.prepare(`update ${table} set reason = ?`).run(hostileText)
    db.prepare('update consents set wording = ?, place = ?').run(hostileText, hostileText)
    db.prepare('update letters set title = ?').run(hostileText)
    db.prepare("update reader_sums set name = ? where kind in ('from', 'search')").run(hostileText)
    const email = `${'navn.'.repeat(12)}efternavn@${'a'.repeat(60)}.example.dk`
    db.prepare('update enquiries set email = ?').run(email)
    db.prepare("update subscribers set email = 'r' || id || ?").run(email)
  })
}

/** The paths of a reader's own pages: settings, sign-off, and the confirmation of one who has not confirmed. */
export function readerPaths({ dataDir, ...site }: RunningServer) {
  const secret = readFileSync(join(dataDir, 'secret-key'), 'utf8').trim()
  const signature = createHmac('sha256', secret).update('subscriber\0r3').digest('base64url')
  const hash = createHash('sha256').update('confirmation').digest('base64url')
  inDatabase({ dataDir, ...site }, (db) =>
    db
      .prepare("update subscribers set token_hash = ?, token_expires_at = '2099' where id = 'r5'")
      .run(hash),
  )
  return [
    `/brev/laeser/r3.${signature}`,
    `/brev/afmeld/r3.${signature}`,
    '/brev/bekraeft/confirmation',
    '/brev/laeser/foreign.token',
  ]
}
