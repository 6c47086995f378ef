import { expect, test } from 'vitest'
import { screens } from '~/admin/copy/admin.copy'
import { guideHtml } from '~/domain/guide/guide.server'
import { guidePath } from './guide-parts'

test('each screen links to a part of the guide', async () => {
  const html = await guideHtml({ siteUrl: 'https://example.dk' })
  const paths = [...screens.map(({ path }) => path), '/admin/kalender/ny', '/admin/presse']
  for (const path of paths.filter((each) => each !== '/admin/hjaelp')) {
    const [, part] = guidePath(path)?.split('#') ?? []
    expect(html, path).toContain(`<details id="${part}">`)
  }
  expect(guidePath('/admin/hjaelp')).toBeUndefined()
  expect(guidePath('/nyheder')).toBeUndefined()
})
