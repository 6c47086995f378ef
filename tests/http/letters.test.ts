import type { ParsedMail } from 'mailparser'
import { expect, onTestFinished, test } from 'vitest'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'
import { openMailServer } from '#tests/support/mail-server'
import type { RunningServer } from '#tests/support/servers'

async function letterSite() {
  const { url, received } = await openMailServer()
  const site = await startAdminSite({ SMTP_URL: url, MAIL_FROM: 'Johanne <brev@example.dk>' })
  onTestFinished(() => site.remove())
  inDatabase(site, (db) =>
    db.exec(`insert into editable_content
      (id, page, element_key, content_type, content_value, created_at, updated_at)
      values ('on', 'funktioner', 'letter', 'text', 'on', '2026', '2026')`),
  )
  return { site, received }
}

const statesOf = (site: RunningServer) =>
  inDatabase(site, (db) =>
    db
      .prepare('select state from subscribers')
      .all()
      .map(({ state }) => state),
  )

function signUp({ url }: RunningServer, email: string, headers = fromOurPage) {
  const body = new URLSearchParams({ email, place: 'sidefoden', tomt: '' })
  return fetch(`${url}/brev`, { method: 'POST', headers, body })
}

async function mailTo(received: ParsedMail[], address: string, words: string) {
  const find = () =>
    received.find(
      ({ to, subject = '' }) =>
        to && 'text' in to && to.text === address && subject.includes(words),
    )
  await eventually(() => expect(find()).toBeDefined(), 30)
  return find() as ParsedMail
}

/** On this server, whatever its SITE_URL. */
const here = ({ url }: RunningServer, link = '') => url + new URL(link).pathname

async function confirmed(site: RunningServer, received: ParsedMail[], email: string) {
  expect((await signUp(site, email)).status).toBe(200)
  const { text } = await mailTo(received, email, 'Bekræft')
  const link = here(site, /https?:\S+\/brev\/bekraeft\/\S+/.exec(text ?? '')?.[0])
  return { link, confirm: () => fetch(link, { method: 'POST', headers: fromOurPage }) }
}

test('an opened link signs nobody up, the button does, and a link that was used does not again', async () => {
  const { site, received } = await letterSite()
  const { link, confirm } = await confirmed(site, received, 'karen@example.dk')
  for (let opened = 0; opened < 3; opened++) await (await fetch(link)).text()
  await fetch(link, { method: 'HEAD' })
  expect(statesOf(site)).toEqual(['pending'])
  const [one, other] = await Promise.all([confirm(), confirm()])
  expect([one?.status, other?.status]).toEqual([200, 200])
  expect(statesOf(site)).toEqual(['active'])
  const foreign = await fetch(`${site.url}/brev/bekraeft/${'a'.repeat(43)}`, {
    method: 'POST',
    headers: fromOurPage,
  })
  expect(foreign.status).toBe(410)

  // A reader and a stranger get the same answer, and another site cannot sign anybody up.
  const answers = await Promise.all(
    ['karen@example.dk', 'ukendt@example.dk'].map(async (email) => {
      const answer = await signUp(site, email)
      return [answer.status, (await answer.text()).replaceAll(email, '')]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  const crossSite = await signUp(site, 'ven@example.dk', { 'Sec-Fetch-Site': 'cross-site' })
  expect(crossSite.status).toBe(403)
  expect(statesOf(site).sort()).toEqual(['active', 'pending'])
})

test('the one click of a mail program signs off, and a forged one does not', async () => {
  const { site, received } = await letterSite()
  const { confirm } = await confirmed(site, received, 'bo@example.dk')
  await confirm()
  const headers = { ...fromOurPage, Cookie: await signIn(site) }
  const letter = { revision: '0', title: 'Nyt', content: '<p>Kære læser</p>', summary: '' }
  const publication = { has_page: 'on', publish: 'published', publish_date: '', publish_time: '' }
  const body = new URLSearchParams({ ...letter, ...publication })
  await fetch(`${site.url}/admin/brev/ny`, { method: 'POST', headers, body })
  const mail = await mailTo(received, 'bo@example.dk', 'Nyt')
  const list = mail.headers.get('list') as { unsubscribe: { url: string } }
  expect(mail.headerLines.map(({ line }) => line)).toContain(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  )
  const link = here(site, list.unsubscribe.url)
  // As mail programs send it: without cookie, origin and referrer.
  const click = (to: string, form: BodyInit) => fetch(to, { method: 'POST', body: form })
  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  await (await fetch(link)).text()
  const forged = link.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))
  expect((await click(forged, oneClick)).status).toBe(404)
  const settings = forged.replace('/afmeld/', '/laeser/')
  const pause = new URLSearchParams({ intent: 'pause' })
  const answer = await fetch(settings, { method: 'POST', headers: fromOurPage, body: pause })
  expect(answer.status).toBe(404)
  expect(statesOf(site)).toEqual(['active'])
  expect((await click(link, oneClick)).status).toBe(200)
  expect(statesOf(site)).toEqual(['left'])
  const parts = new FormData()
  parts.set('List-Unsubscribe', 'One-Click')
  expect((await click(link, parts)).status).toBe(200)
  expect(statesOf(site)).toEqual(['left'])
})
