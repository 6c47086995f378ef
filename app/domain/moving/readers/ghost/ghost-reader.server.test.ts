import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { importSource } from '#tests/support/moving'
import { temporaryFolder } from '#tests/support/temporary-folder'

databaseTest(
  'the captions of main pictures of Ghost are named before it is stored',
  async (test) => {
    const { backend } = test
    const admin = await signedInAdmin(backend)
    const post = { html: '<p>x</p>', status: 'published', feature_image: '__GHOST_URL__/a.jpg' }
    const posts = [
      { ...post, id: 1, title: 'En' },
      { ...post, id: 2, title: 'To', feature_image: null },
      { ...post, id: 3, title: 'Tre', feature_image_caption: 'Foto: Bo' },
    ]
    const posts_meta = [
      {
        post_id: 1,
        feature_image_alt: 'Fjorden',
        feature_image_caption: '<b>Foto:</b> <i>Ane</i>',
      },
      { post_id: 2, feature_image_caption: 'Uden billede' },
    ]
    const json = JSON.stringify({ db: [{ data: { posts, posts_meta } }] })
    const file = join(temporaryFolder(), 'a.json')
    writeFileSync(file, json)
    const source = { kind: 'ghost', file, isDryRun: true }
    const { listed } = await importSource(backend, admin, source)
    expect(listed.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'En: »Foto: Ane« Et hovedbillede har ingen billedtekst her. Skriv den i teksten, hvis den skal med.',
      'Tre: »Foto: Bo« Et hovedbillede har ingen billedtekst her. Skriv den i teksten, hvis den skal med.',
    ])
  },
)
