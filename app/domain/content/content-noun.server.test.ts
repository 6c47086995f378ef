import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import type { ContentKey } from './content'
import { saveEntry } from './content-commands.server'
import { contentNoun } from './content-noun.server'

databaseTest('a changed text changes its section, or none if every page has it', async (test) => {
  const { backend } = test
  const { admin } = await openWriter(backend)
  const sections = [
    ['hero.name', '/'],
    ['about.title', '/'],
    ['facts.debut', '/'],
    ['kalender.title', '/kalender'],
    ['forside.work', '/'],
    ['footer.about', undefined],
    ['udseende.face', undefined],
    ['funktioner.letter', undefined],
  ] satisfies [ContentKey, string | undefined][]
  for (const [key, section] of sections) {
    await backend.db.deleteFrom('editable_content').execute()
    await saveEntry(backend, admin, key, 'Ida', 0)
    const changes = await contentNoun.pages[0]?.changes?.(backend)
    expect(
      changes?.map((each) => each.section),
      key,
    ).toEqual(section ? [section] : [])
  }
})

databaseTest('a text that is changed again dates its section anew', async (test) => {
  const { admin } = await openWriter(test.backend)
  for (const [revision, day] of ['2026-11-20', '2026-11-21'].entries()) {
    const backend = test.at(`${day}T09:00:00Z`)
    await saveEntry(backend, admin, 'kalender.title', `Kalender ${revision}`, revision)
    expect(await contentNoun.pages[0]?.changes?.(backend)).toEqual([
      { section: '/kalender', at: `${day}T09:00:00.000Z` },
    ])
  }
})

test.each([
  ['hero.name', 'teksten »Navn« (Åbning)'],
  ['forside.work', /^teksten ».*« \(Forside\)$/],
  ['kalender.title', /\(Kalender\)$/],
  ['footer.about', /\(Sidefod\)$/],
  ['udseende.face', 'teksten »Udtryk« (Udseende)'],
  ['funktioner.letter', 'teksten »Brev til læserne« (Funktioner)'],
  ['former.key', 'teksten »former.key«'],
])('the history calls the text %s %s', (key, words) => {
  expect(contentNoun.words.named(key)).toMatch(words)
})
