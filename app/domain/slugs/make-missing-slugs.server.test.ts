import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { newsItem } from '#tests/support/news-item'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { makeMissingSlugs } from './make-missing-slugs.server'

databaseTest(
  'rows without a slug get one from their title, and others keep theirs',
  async (test) => {
    const { backend } = test
    const admin = await signedInAdmin(backend)
    for (const title of ['Første', 'Lys', 'Lys']) {
      await saveRow(backend, admin, 'news', undefined, newsItem({ title }))
    }
    const slugs = async () => {
      const rows = await backend.db.selectFrom('news').select('slug').orderBy('slug').execute()
      return rows.map(({ slug }) => slug)
    }
    await backend.db
      .updateTable('news')
      .set(({ ref }) => ({ slug: ref('id') }))
      .where('title', '=', 'Lys')
      .execute()
    await backend.db
      .updateTable('news')
      .set({ title: 'Ny' })
      .where('slug', '=', 'foerste')
      .execute()
    await makeMissingSlugs(backend)
    expect(await slugs()).toEqual(['foerste', 'lys', 'lys-2'])
    await makeMissingSlugs(backend)
    expect(await slugs()).toEqual(['foerste', 'lys', 'lys-2'])
  },
)
