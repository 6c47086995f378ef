import { expect, test } from 'vitest'
import { z } from 'zod'
import { readForm, toFormData } from '~/forms/form'
import { fixedClock } from '~/platform/runtime/clock'
import { gatherPublication, publicationFields, publicationValues } from './publication.form'
import { savedToast } from './publishing.copy'

const form = z.object(publicationFields).transform(gatherPublication)

const read = (fields: Record<string, string>) => readForm(form, toFormData(fields))
const scheduled = (publish_date: string, publish_time: string) =>
  read({ publish: 'scheduled', publish_date, publish_time })
const instant = (date: string, time: string) => scheduled(date, time).value?.publication

test('a form without publication fields asks for no change', () => {
  expect(read({}).value).toEqual({ publication: undefined })
  expect(read({ publish: 'draft' }).value).toEqual({ publication: { state: 'draft' } })
})

test('a publication time is in Copenhagen’s time zone', () => {
  expect(instant('2026-11-28', '09:30')).toEqual({
    state: 'scheduled',
    at: '2026-11-28T08:30:00.000Z',
  })
  expect(instant('2027-07-01', '09:30')).toEqual({
    state: 'scheduled',
    at: '2027-07-01T07:30:00.000Z',
  })
})

test('a time skipped in spring is rejected, those around it are not', () => {
  expect(scheduled('2027-03-28', '02:30').errors).toEqual({
    publish_time: expect.stringContaining('findes ikke den nat'),
  })
  expect(instant('2027-03-28', '01:59')).toMatchObject({ at: '2027-03-28T00:59:00.000Z' })
  expect(instant('2027-03-28', '03:00')).toMatchObject({ at: '2027-03-28T01:00:00.000Z' })
})

test('a time that occurs twice in autumn means the first, and the author is informed', () => {
  const publication = instant('2027-10-31', '02:30')
  expect(publication).toMatchObject({ at: '2027-10-31T00:30:00.000Z' })
  const { description } = savedToast('Gemt', { state: 'scheduled', at: '2027-10-31T00:30:00.000Z' })
  expect(description).toBe(
    'Udgives den 31. oktober 2027 kl. 02.30. Det klokkeslæt kommer to gange den nat; det bliver den første.',
  )
  const later = savedToast('Gemt', { state: 'scheduled', at: '2027-10-31T02:30:00.000Z' })
  expect(later.description).toBe('Udgives den 31. oktober 2027 kl. 03.30.')
})

test('an invalid date or time is rejected at its field', () => {
  expect(scheduled('2027-02-30', '24:00').errors).toEqual({
    publish_date: 'Vælg den dag, det skal udgives.',
    publish_time: 'Skriv klokkeslættet som 19.30.',
  })
  expect(read({ publish: 'scheduled' }).errors).toMatchObject({
    publish_date: expect.any(String),
  })
  expect(read({ publish: 'hemmelig' }).errors).toMatchObject({
    publish: expect.any(String),
  })
})

test('a form starts with the stored time, on both nights of the clock change', () => {
  const clock = fixedClock('2026-11-21T09:00:00Z')
  expect(publicationValues(clock, null)).toEqual({
    publish: 'draft',
    publish_date: '',
    publish_time: '',
  })
  expect(publicationValues(clock, '2026-11-21T09:00:00.000Z')).toEqual({
    publish: 'published',
    publish_date: '',
    publish_time: '',
  })
  expect(publicationValues(clock, '2027-03-28T01:30:00.000Z')).toEqual({
    publish: 'scheduled',
    publish_date: '2027-03-28',
    publish_time: '03.30',
  })
  expect(publicationValues(clock, '2027-10-31T00:30:00.000Z')).toEqual({
    publish: 'scheduled',
    publish_date: '2027-10-31',
    publish_time: '02.30',
  })
})
