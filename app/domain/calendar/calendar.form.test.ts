import { expect, test } from 'vitest'
import { filledForm } from '#tests/support/forms'
import { readForm } from '~/forms/form'
import { eventForm } from './calendar.form'

const night = { title: 'Natkoncert', date: '2027-03-28', time: '', end_time: '' }
const errorsOf = (fields: Record<string, string>) =>
  readForm(eventForm, filledForm(eventForm, { ...night, ...fields })).errors

test('a time that is skipped in spring is refused at its field', () => {
  const error = 'Det klokkeslæt findes ikke den nat: uret stilles en time frem. Vælg et andet.'
  expect(errorsOf({ time: '02:30' })).toEqual({ time: error })
  expect(errorsOf({ time: '01:30', end_time: '02:30' })).toEqual({ end_time: error })
  expect(errorsOf({ date: '2027-03-27', time: '22:00', end_time: '02:30' })).toEqual({
    end_time: error,
  })
  expect(errorsOf({ time: '01:59', end_time: '03:00' })).toBeUndefined()
  expect(errorsOf({ date: '2027-10-31', time: '02:30' })).toBeUndefined()
})

test('dates after 2199 are refused at their field', () => {
  expect(errorsOf({ date: '2199-12-31' })).toBeUndefined()
  expect(errorsOf({ date: '2200-01-01' })).toEqual({ date: 'Vælg en dato før år 2200.' })
  const weekly = { repeat: 'weekly', keep_after_date: '' }
  expect(errorsOf({ ...weekly, repeat_until: '2199-12-31' })).toBeUndefined()
  expect(Object.keys(errorsOf({ ...weekly, repeat_until: '9999-12-31' }) ?? {})).toEqual([
    'repeat_until',
  ])
})
