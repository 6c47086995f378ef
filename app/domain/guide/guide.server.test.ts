import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guideHtml } from './guide.server'

test('the guide has its headings, and all its pictures exist', async () => {
  const html = await guideHtml({ siteUrl: 'https://www.fjordbog.dk' })
  expect(html).toContain('<h2>Skriv en nyhed</h2>')
  expect(html).not.toContain('<h1')
  expect(html).toMatch(
    /<\/details><details id="skriv-en-nyhed"><summary><h2>Skriv en nyhed<\/h2><\/summary>/,
  )
  expect(html).toContain('_dmarc.fjordbog.dk')
  expect(html).not.toContain('dit-domæne')
  const pictures = [...html.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g)]
  expect(pictures.length).toBeGreaterThan(2)
  for (const [, path = '', alt] of pictures) {
    expect(alt).not.toBe('')
    expect(path).toMatch(/^\/vejledning\//)
    expect(existsSync(join(import.meta.dirname, '../../../public', path)), path).toBe(true)
  }
})
