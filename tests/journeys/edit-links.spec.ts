import { test as base } from '../support/admin-journey.ts'
import { expect } from '../support/journey.ts'
import { startSampleSite } from '../support/sample-site.ts'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from it
  server: async ({}, use) => {
    const server = await startSampleSite()
    await use(server)
    await server.stop()
  },
})

const work = '/admin/bibliografi/sample-work-'
const event = '/admin/kalender/sample-event-'
const news = '/admin/nyheder/sample-news-'
const image = '/admin/billeder/sample-image-'

/** Pages whose entries link to their forms, with the beginnings of these links. */
const pages = {
  '/nyheder': [news],
  '/nyheder/blaekket-er-toert': [news],
  '/foredrag': [
    '/admin/foredrag/sample-lecture-',
    '/admin/anbefalinger?rediger=sample-testimonial-',
  ],
  '/kalender': [event],
  '/kalender/lyset-bliver-laengere-salmekoncert': [event],
  '/bibliografi': [work],
  '/bibliografi?fane=vaerkliste': [work],
  '/bibliografi/lyset-bliver-langere': [work, `${work}1/anmeldelser?rediger=sample-review-`],
  '/samarbejder': ['/admin/samarbejder/sample-collaboration-'],
  '/billeder': [image],
  '/presse': [image],
}

test('the author gets from each entry of a page to its form', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  for (const [path, forms] of Object.entries(pages)) {
    await page.goto(path)
    const links = page.getByRole('main').getByRole('link', { name: /^Rediger ./ })
    await expect(links.first(), path).toBeVisible()
    const targets = await links.evaluateAll((found) =>
      found.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('aria-label') ?? '']),
    )
    const hrefs = targets.map(([href = '']) => href)
    expect(new Set(hrefs).size, path).toBe(hrefs.length)
    expect([...new Set(hrefs.map((href) => href.replace(/\d+$/, '')))], path).toEqual(forms)
    const [href = '', label = ''] = targets.at(-1) ?? []
    const answer = await page.request.get(href)
    expect(answer.status(), href).toBe(200)
    expect(await answer.text(), href).toContain(label.replace('Rediger ', ''))
  }
})
