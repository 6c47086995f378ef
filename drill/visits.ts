/**
 * Returns the next path of readers who come for the first time: a page, the most important ones most often, and then
 * the files that it shows.
 */
export async function visitsOf(read: (path: string) => Promise<{ text: string }>) {
  const { text } = await read('/sitemap.xml')
  const pages = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  )
  const views = ['/nyheder/feed.xml', '/kalender/alle.ics'].map((path) => [path])
  const file = /(?:src|href)="(\/(?:filer|assets)\/[^"]+)"/g
  for (const page of pages.toReversed()) {
    const html = (await read(page)).text
    views.unshift([page, ...new Set([...html.matchAll(file)].map(([, path = '']) => path))])
  }
  let rest: string[] = []
  return {
    all: new Set(views.flat()),
    next(): string {
      if (rest.length === 0)
        rest = [...(views[Math.floor(views.length ** Math.random()) - 1] ?? [])]
      return rest.shift() ?? '/'
    },
  }
}
