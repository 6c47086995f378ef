import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { saveTexts } from '~/domain/content/content-commands.server'
import { featuresForm } from '~/domain/content/features/features.form'
import { mailLastMonth } from './reader-mail.server'
import { addSums, deleteOldSums, type Sum } from './reader-sums.server'
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
  await addSums(backend, [sum('2026-11-30', 'page', '/', 7)])
  await mailLastMonth(december)
  expect(await subjects()).toEqual([])
  const choices = { 'funktioner.readers': 'on', 'funktioner.readers_mail': 'on' }
  await saveTexts(backend, admin, featuresForm.parse(choices))
  await Promise.all([mailLastMonth(december), mailLastMonth(december)])
  await mailLastMonth(test.at('2026-12-02T03:00:00Z'))
  expect(await subjects()).toEqual(['Dine læsere i november 2026'])
})
