import { expect, test } from 'vitest'
import { profileNoun } from './profiles-noun.server'

test('a profile is called what the author calls it, otherwise like its network', () => {
  const url = 'https://bsky.app/anna'
  expect(profileNoun.nameOf({ url, name: 'Min himmel' } as never)).toBe('Min himmel')
  expect(profileNoun.nameOf({ url, name: null } as never)).toBe('Bluesky')
})
