import { expect, test } from 'vitest'
import { dateQuestion } from './date-question'

const stored = { publish: 'published', publish_date: '', published_date: '2026-11-20' }

function questionsAbout(fields: Record<string, string>, before: Record<string, unknown> = stored) {
  const entries = new FormData()
  const scheduled = { publish: 'scheduled', publish_date: '2026-12-24' }
  for (const [name, value] of Object.entries({ ...scheduled, ...fields })) entries.set(name, value)
  return dateQuestion(entries, before)
}

test('asks whether the date of a news item follows if it is scheduled for another day', () => {
  const [question] = questionsAbout({ published_date: '2026-11-20' })
  expect(question?.text).toContain('20. november 2026')
  expect(question?.answers).toEqual([
    {
      label: 'Ja, brug 24. december 2026',
      fields: { published_date: '2026-12-24' },
    },
    { label: 'Nej, behold 20. november 2026' },
  ])
})

test('asks nothing if the days are the same, or the news item is not scheduled', () => {
  expect(questionsAbout({ published_date: '2026-12-24' })).toEqual([])
  expect(questionsAbout({ published_date: '2026-11-20', publish: 'draft' })).toEqual([])
})

test('asks again about a date that was left unchanged only if one of the days changes', () => {
  const kept = { publish: 'scheduled', publish_date: '2026-12-24', published_date: '2026-11-20' }
  expect(questionsAbout({ published_date: '2026-11-20' }, kept)).toEqual([])
  expect(questionsAbout({ published_date: '2026-11-21' }, kept)).toHaveLength(1)
  expect(
    questionsAbout({ published_date: '2026-11-20', publish_date: '2026-12-25' }, kept),
  ).toHaveLength(1)
})
