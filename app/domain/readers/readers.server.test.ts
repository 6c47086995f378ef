import { expect, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { saveTexts } from '~/domain/content/content-commands.server'
import { featuresForm } from '~/domain/content/features/features.form'
import { importSubscribers } from '~/domain/letters/subscribers/subscribers-commands.server'
import { composeMail } from '~/domain/mails/compose-mail.server'
import { sendDueMails } from '~/platform/mail/outbox.server'
import { mailLastMonth } from './reader-mail.server'
import { addSums, deleteOldSums, type Sum } from './reader-sums.server'
import { sentence } from './readers.copy'
import { readersReport, readersTable } from './readers.server'

const sum = (day: string, kind: Sum['kind'], name: string, times: number): Sum => ({
  day,
  kind,
  name,
  times,
})

databaseTest(
  'the sums of several processes add up to days, months and one sentence',
  async (test) => {
    const { backend } = test
    await (await openWriter(backend)).lecture('Håb')
    const ofOne = [
      sum('2026-11-21', 'page', '/foredrag/haab', 3),
      sum('2026-11-21', 'visit', '', 2),
      sum('2026-10-01', 'page', '/', 2),
    ]
    await Promise.all([addSums(backend, ofOne), addSums(backend, ofOne)])
    await addSums(backend, [sum('2026-11-21', 'from', 'bibliotek.dk', 1)])
    const { sentence, days, months, lists } = await readersReport(backend)
    expect(sentence).toBe(
      'De sidste 30 dage: 4 besøg og 6 læste sider, 50 % flere end før. Mest læst: Håb.',
    )
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toEqual({ label: '21. november', views: 6, visits: 4 })
    expect(months).toHaveLength(12)
    expect(months.slice(-2)).toEqual([
      { label: 'oktober 2026', views: 4, visits: 0 },
      { label: 'november 2026', views: 6, visits: 4 },
    ])
    expect(lists).toMatchObject({
      page: [{ name: 'Håb', path: '/foredrag/haab', times: 6 }],
      from: [{ name: 'bibliotek.dk', times: 1 }],
    })
  },
)

databaseTest('the lists are of the last 30 days, the most read first', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const readers = ['a@example.dk', 'b@example.dk'].map((email) => ({ email, isGone: false }))
  await importSubscribers(backend, admin, readers, { consent: 'stated', wording: 'Ja' })
  await addSums(backend, [
    sum('2026-09-22', 'page', '/b', 900),
    sum('2026-09-23', 'page', '/b', 30),
    sum('2026-10-22', 'page', '/b', 20),
    sum('2026-10-23', 'page', '/a', 5),
    sum('2026-11-20', 'page', '/d', 7),
    sum('2026-11-21', 'page', '/c', 7),
    sum('2026-11-21', 'page', '…', 1),
    sum('2026-11-22', 'page', '/e', 80),
    sum('2026-11-01', 'search', 'harpe', 2),
    sum('2026-11-02', 'search', 'lut', 3),
    sum('2026-11-02', 'download', 'noder.pdf', 4),
    sum('2026-11-14', 'subscriber', '/kalender/alle.ics', 50),
    sum('2026-11-15', 'subscriber', '/kalender/alle.ics', 9),
    sum('2026-11-20', 'subscriber', '/kalender/alle.ics', 5),
    sum('2026-11-20', 'subscriber', '/nyheder/feed.xml', 10),
  ])
  const { sentence, days, lists, subscribers } = await readersReport(backend)
  expect(sentence).toBe(
    'De sidste 30 dage: 0 besøg og 20 læste sider, 60 % færre end før. Mest læst: /c.',
  )
  expect(days[0]).toEqual({ label: '23. oktober', views: 5, visits: 0 })
  expect(lists).toEqual({
    page: [
      { name: '/c', path: '/c', times: 7 },
      { name: '/d', path: '/d', times: 7 },
      { name: '/a', path: '/a', times: 5 },
      { name: '…', times: 1 },
    ],
    from: [],
    search: [
      { name: 'lut', times: 3 },
      { name: 'harpe', times: 2 },
    ],
    download: [{ name: 'noder.pdf', times: 4 }],
  })
  expect(subscribers).toEqual([
    { name: 'Brev til læserne', times: 2 },
    { name: '/nyheder/feed.xml', times: 10 },
    { name: '/kalender/alle.ics', times: 9 },
  ])
})

test.each([
  [{ views: 0, visits: 0, before: 9, top: 'A' }, 'Maj: Ingen læste sider endnu.'],
  [{ views: 3, visits: 1, before: 0, top: undefined }, 'Maj: 1 besøg og 3 læste sider.'],
  [
    { views: 1500, visits: 1200, before: 1500, top: 'A' },
    'Maj: 1.200 besøg og 1.500 læste sider, lige så mange som før. Mest læst: A.',
  ],
])('the figures %j are told as %j', (figures, told) => {
  expect(sentence('Maj', figures)).toBe(told)
})

databaseTest('a file for spreadsheets has all sums, the newest day first', async ({ backend }) => {
  await addSums(backend, [
    sum('2026-11-21', 'search', '=SUM(A1)', 1),
    sum('2026-11-20', 'search', 'a;"b"', 2),
  ])
  const rows = []
  for await (const part of readersTable(backend)) rows.push(...part)
  expect(rows).toEqual([
    ['Dag', 'Hvad', 'Navn', 'Antal'],
    ['2026-11-21', 'Søgt uden at finde', '=SUM(A1)', '1'],
    ['2026-11-20', 'Søgt uden at finde', 'a;"b"', '2'],
  ])
})

databaseTest('sums are deleted after 400 days', async ({ backend }) => {
  await addSums(backend, [sum('2025-10-16', 'page', '/', 1), sum('2025-10-17', 'page', '/', 1)])
  await deleteOldSums(backend)
  const rows = await backend.db.selectFrom('reader_sums').select('day').execute()
  expect(rows).toEqual([{ day: '2025-10-17' }])
})

databaseTest('the mail of a month is queued once, if the author wants it', async (test) => {
  const { backend } = test
  const { admin } = await openWriter(backend)
  const december = test.at('2026-12-01T03:00:00Z')
  const subjects = async () =>
    (await backend.db.selectFrom('outbox').select('subject').execute()).map((row) => row.subject)
  await addSums(backend, [
    sum('2026-10-01', 'page', '/', 5),
    sum('2026-11-01', 'page', '/bog', 3),
    sum('2026-11-30', 'page', '/', 7),
    sum('2026-11-30', 'visit', '', 2),
    sum('2026-11-30', 'from', 'bibliotek.dk', 4),
    sum('2026-12-01', 'page', '/', 100),
    sum('2026-12-01', 'search', 'december', 100),
  ])
  await mailLastMonth(december)
  expect(await subjects()).toEqual([])
  const choices = { 'funktioner.readers': 'on', 'funktioner.readers_mail': 'on' }
  await saveTexts(backend, admin, featuresForm.parse(choices))
  await Promise.all([mailLastMonth(december), mailLastMonth(december)])
  await mailLastMonth(test.at('2026-12-02T03:00:00Z'))
  expect(await subjects()).toEqual(['Dine læsere i november 2026'])
  await sendDueMails(december, composeMail)
  const [mail] = test.sent
  expect(mail?.text).toContain(
    'November 2026: 2 besøg og 10 læste sider, 100 % flere end før. Mest læst: ',
  )
  expect(mail?.text).toMatch(/Mest læst\s+.*: 7\s+.*\/bog: 3\s+Hvorfra\s+.*bibliotek\.dk: 4\s/)
  expect(mail?.text).toContain('https://example.dk/admin/laesere')
  expect(mail?.text).not.toMatch(/Søgt uden at finde|december/)
})
