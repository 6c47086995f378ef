import { expect, test } from 'vitest'
import { typedTimeText } from './draft-offer.copy'

const evening = Date.UTC(2026, 10, 21, 22, 40)

test('formats the time in Copenhagen, with the date on another day', () => {
  expect(typedTimeText(evening, evening + 60_000)).toBe('fra kl. 23.40')
  expect(typedTimeText(evening, evening + 3_600_000)).toBe('fra den 21. november kl. 23.40')
})
