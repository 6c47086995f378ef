import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { saveTexts } from '~/domain/content/content-commands.server'
import { noFeatures } from './features'
import { featuresForm } from './features.form'
import { readFeatures } from './features.server'

databaseTest('everything is off until the author switches it on', async ({ backend }) => {
  expect(await readFeatures(backend)).toEqual(noFeatures)
  const { admin } = await openWriter(backend)
  const save = async (fields: Record<string, string>) =>
    saveTexts(backend, admin, featuresForm.parse(fields))
  const parts = ['contact_form', 'readers_beacon', 'readers_mail', 'letter']
  await save(Object.fromEntries(parts.map((part) => [`funktioner.${part}`, 'on'])))
  // The others are parts of a function that is off.
  expect(await readFeatures(backend)).toEqual({ ...noFeatures, letter: true })
  await save({ 'funktioner.enquiries': 'on' })
  expect(await readFeatures(backend)).toMatchObject({ enquiries: true, contactForm: true })
  await save({ 'funktioner.readers': 'on' })
  const readers = { readers: true, readersBeacon: true, readersMail: true }
  expect(await readFeatures(backend)).toMatchObject(readers)
})

test('months and switches have a value that exists', () => {
  const errorsOf = (fields: Record<string, string>) =>
    featuresForm.safeParse(fields).error?.issues.map(({ message }) => message)
  expect(errorsOf({ 'funktioner.enquiry_months': '121' })).toEqual([
    'Skriv antal måneder som et tal fra 1 til 120.',
  ])
  expect(errorsOf({ 'funktioner.letter': 'yes' })).toEqual(['Vælg en af mulighederne.'])
  expect(errorsOf({ 'funktioner.enquiry_months': '6' })).toBeUndefined()
})
