import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addFakePicture } from '#tests/support/images'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import { defaultFocus } from '~/domain/images/images'
import { insertImage } from '~/domain/images/images-commands.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { shareKit, sharePictureAt } from './share-picture.server'
import { sharedPage } from './shared-page.server'

const at = '2026-01-01T00:00:00.000Z'

async function news({ db }: Backend, published_at: string | null) {
  await db
    .insertInto('news')
    .values({
      id: 'n',
      title: 'Første blad',
      slug: 'foerste-blad',
      content: '<p>Det er <strong>faldet</strong>. Så er det efterår.</p>',
      published_date: '2026-01-02',
      revision: 1,
      published_at,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

databaseTest(
  'a page is shared with title, date, its first sentence and URL',
  async ({ backend }) => {
    await news(backend, at)
    const url = new URL('/nyheder/foerste-blad', backend.siteUrl).href
    expect(await shareKit(backend, '/nyheder/foerste-blad/')).toMatchObject({
      title: 'Første blad',
      url,
      post: 'Første blad\n2. januar 2026\n\nDet er faldet.',
      letter: {
        subject: 'Første blad',
        body: [
          'Hej',
          'Jeg vil gerne dele det her med dig:',
          'Første blad\n2. januar 2026',
          'Det er faldet.',
          url,
          'Venlig hilsen\nForfatter og salmedigter',
        ].join('\n\n'),
      },
    })
  },
)

databaseTest('the sentence that is shared has no tags', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.collaboration('Trio', '<p>De <b>spiller</b> for alle.</p><p>Også i Thy.</p>')
  const { post } = (await shareKit(backend, '/samarbejder/trio')) ?? {}
  expect(post).toBe('Trio\n\nDe spiller for alle.')
})

databaseTest('covers are shown whole, other pictures are cropped', async ({ backend }) => {
  const write = await openWriter(backend)
  const picture = { path: 'images/a.jpg', alt: '', focus: defaultFocus, originalName: 'a.jpg' }
  await addFakePicture(backend, picture.path)
  await inTransaction(backend, (tx) =>
    insertImage(tx, write.admin, picture, { assignment: 'bibliography' }),
  )
  await write.work('Saltkirken')
  await write.hymnCollection('Tidebog')
  await news(backend, at)
  for (const noun of ['bibliography', 'hymn_collections', 'news'] as const) {
    await backend.db.updateTable(noun).set({ image_url: picture.path }).execute()
  }
  const isCover = async (path: string) => (await sharedPage(backend, path))?.picture?.isCover
  expect(await isCover('/bibliografi/saltkirken')).toBe(true)
  expect(await isCover('/salmer/samling/tidebog')).toBe(true)
  expect(await isCover('/nyheder/foerste-blad')).toBe(false)
})

databaseTest(
  'its pictures are PNG files of three sizes, cached until the sweep',
  async ({ backend }) => {
    await news(backend, at)
    const { pictures = [] } = (await shareKit(backend, '/nyheder/foerste-blad')) ?? {}
    const sizes: string[] = []
    for (const { src, width, height } of pictures) {
      const [, hash = '', name = ''] = /^\/filer\/deling\/([^/]+)\/(.+)$/.exec(src) ?? []
      const found = await sharePictureAt(backend, hash, name)
      if (!found || !('bytes' in found)) throw new Error(`${src} was not drawn`)
      const drawn = await sharp(found.bytes).metadata()
      expect(drawn).toMatchObject({ format: 'png', width, height })
      const cached = await buffer(
        await backend.files.read(`sharing/${hash}.${width}x${height}.png`),
      )
      expect(cached.equals(found.bytes)).toBe(true)
      sizes.push(name)
    }
    expect(sizes).toEqual([
      'nyheder/foerste-blad.1200x630.png',
      'nyheder/foerste-blad.1080x1080.png',
      'nyheder/foerste-blad.1080x1920.png',
    ])
  },
)

databaseTest('other sizes are not drawn', async ({ backend }) => {
  const names = [
    'forside.png',
    'forside.9000x9000.png',
    'forside.1080x1080.jpg',
    'forside.1080x1080',
  ]
  for (const name of names) {
    expect(await sharePictureAt(backend, 'x'.repeat(16), name), name).toBeUndefined()
  }
})

databaseTest('a draft and a missing page are not shared', async ({ backend }) => {
  await news(backend, null)
  for (const path of ['/nyheder/foerste-blad', '/nyheder/intet', '/admin', '//example.dk']) {
    expect(await shareKit(backend, path), path).toBeUndefined()
  }
})

databaseTest('a hymn is shared with its first line, unless that is its title', async (context) => {
  const { backend } = context
  const write = await openWriter(backend)
  await write.hymn('Morgen', { stanzas: 'Nu lysner det\nover fjorden' })
  await write.hymn('Nu lysner det', { stanzas: 'Nu lysner det\nover fjorden' })
  const posts = ['morgen', 'nu-lysner-det'].map(
    async (slug) => (await shareKit(backend, `/salmer/${slug}`))?.post,
  )
  const verse = 'Nu lysner det\nover fjorden'
  expect(await Promise.all(posts)).toEqual([
    `Morgen\nNu lysner det\n\n${verse}`,
    `Nu lysner det\n\n${verse}`,
  ])
})

databaseTest('the front page is shared with the name and what the author does', async (context) => {
  const { backend } = context
  const { admin } = await openWriter(backend)
  await saveEntry(backend, admin, 'hero.name', 'Johanne Lund')
  await saveEntry(backend, admin, 'hero.description', 'Salmer fra fjorden')
  expect((await shareKit(backend, '/'))?.post).toBe('Johanne Lund\nSalmer fra fjorden')
})
