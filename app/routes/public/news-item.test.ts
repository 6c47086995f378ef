import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { newsItem } from '#tests/support/news-item'
import { visit } from '#tests/support/visitor'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { loader } from './news-item'

databaseTest('a news item is described by its summary, or else its text', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const summaryOf = async (title: string, summary: string | null) => {
    const form = newsItem({ title, summary, content: '<p>Hele <b>nyheden</b>.</p>' })
    await saveRow(backend, admin, 'news', undefined, form)
    const slug = title.toLowerCase()
    const shown = await visit(backend, loader, `/nyheder/${slug}`, { params: { slug } })
    return 'article' in shown && shown.article?.summary
  }
  expect(await summaryOf('Et', 'Kort sagt.')).toBe('Kort sagt.')
  expect(await summaryOf('To', null)).toBe('Hele nyheden.')
})
