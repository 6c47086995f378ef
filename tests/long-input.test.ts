import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { paragraphsOf } from '~/admin/paste/plain-text'
import { findDestination } from '~/domain/redirects/redirects.server'
import { sharedPage } from '~/domain/share-pictures/shared-page.server'
import { plainText } from '~/platform/rich-text.server'

const many = 200_000

// A pattern that scans the rest once per match would take a minute here, longer than a test's time limit.
databaseTest('long runs of any character are read in linear time', async ({ backend }) => {
  expect(plainText('<br'.repeat(many))).toBe('')
  const blanks = `a${' '.repeat(many)}b`
  expect(paragraphsOf(blanks)).toEqual([[blanks]])
  const slashes = `${'/'.repeat(many)}x`
  expect(await sharedPage(backend, slashes)).toBeUndefined()
  expect(await findDestination(backend, new URL(`/x${slashes}`, backend.siteUrl))).toBeUndefined()
})
