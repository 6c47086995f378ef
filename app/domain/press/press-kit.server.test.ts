import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import { pressTexts, publicBiographies } from './press-kit.server'
import { pressPages } from './press-pages.server'

databaseTest(
  'written biographies are shown shortest first, with links if they have any',
  async (context) => {
    const { backend } = context
    const { admin } = await openWriter(backend)
    await saveEntry(
      backend,
      admin,
      'presse.biography_long',
      '<p>Født på <b>Fur</b>.</p><p>Bor i Thy.</p>',
    )
    await saveEntry(backend, admin, 'presse.biography_short', 'Se www.a.dk')
    const { content } = await pressTexts(backend)
    const shown = await publicBiographies(backend, content)
    expect(shown).toMatchObject([
      { key: 'presse.biography_short', text: 'Se www.a.dk' },
      { key: 'presse.biography_long', text: 'Født på Fur.\n\nBor i Thy.' },
    ])
    expect(shown[0]?.html).toContain('href="https://www.a.dk"')
    expect(shown[1]?.html).toBe('<p>Født på <b>Fur</b>.</p><p>Bor i Thy.</p>')
    await saveEntry(backend, admin, 'presse.biography_short', 'Kort & godt')
    const plain = await publicBiographies(backend, (await pressTexts(backend)).content)
    expect(plain[0]).toMatchObject({ text: 'Kort & godt', html: undefined })
  },
)

databaseTest('only texts of the page are sent with it', async ({ backend }) => {
  const { content } = await pressTexts(backend)
  const pages = new Set(Object.keys(content).map((key) => key.split('.')[0]))
  expect([...pages].sort()).toEqual(['billeder', 'kontakt', 'presse'])
  expect(Object.keys(content)).not.toContain('billeder.title')
})

databaseTest('the press kit changes with the contact page', async ({ backend, at }) => {
  const instant = '2026-11-21T09:00:00.000Z'
  const write = await openWriter(at(instant))
  await write.contact({ phone: '12 34 56 78' })
  const changes = await pressPages.changes?.(backend)
  expect(changes).toContainEqual({ section: '/presse', at: instant })
})

databaseTest(
  'the press kit changes with its biographies, but not with blank ones',
  async (context) => {
    const { backend, at } = context
    const { admin } = await openWriter(backend)
    const added = at('2026-11-22T09:00:00Z')
    await saveEntry(added, admin, 'presse.biography_short', 'Født ved fjorden.', 0)
    const instants = async () =>
      (await pressPages.changes?.(backend))?.flatMap(({ at }) => at ?? [])
    expect(await instants()).toEqual(['2026-11-22T09:00:00.000Z'])
    await saveEntry(at('2026-11-23T09:00:00Z'), admin, 'presse.biography_short', '', 1)
    expect(await instants()).toEqual([])
  },
)
