import { expect, test } from 'vitest'
import { pageCode } from './page-code'

const route = (id: string, name: string) => ({
  [id]: {
    id,
    module: `/assets/${name}.js`,
    imports: ['/assets/framework.js', `/assets/${name}-parts.js`],
  },
})

/** A page with these routes, as the router has prepared it. */
const pageWith = (...ids: string[]) =>
  ({
    manifest: {
      url: '/assets/manifest-abc.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/framework.js', '/assets/start.js'] },
      routes: {
        ...route('root', 'root'),
        ...route('routes/public/news', 'news'),
        ...route('routes/admin/news', 'admin-news'),
      },
    },
    serverHandoffString: '{"basename":"/","ssr":true,"isSpaMode":false}',
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
  }) as never

test('a page names the modules of its routes, and everything that they import once', () => {
  const code = pageCode(pageWith('root', 'routes/public/news'), false)
  expect(code).toEqual({
    context: { basename: '/', ssr: true },
    manifest: '/assets/visitors-abc.js',
    modules: [
      ['root', ['/assets/root.js']],
      ['routes/public/news', ['/assets/news.js']],
    ],
    entry: '/assets/entry.js',
    imports: [
      '/assets/framework.js',
      '/assets/start.js',
      '/assets/root-parts.js',
      '/assets/news-parts.js',
    ],
  })
})

test('only public pages of visitors have the manifest without the back-office', () => {
  const manifestOf = (isAdmin: boolean, ...ids: string[]) =>
    pageCode(pageWith(...ids), isAdmin).manifest
  const whole = '/assets/manifest-abc.js'
  expect(manifestOf(false, 'root', 'routes/public/news')).toBe('/assets/visitors-abc.js')
  expect(manifestOf(true, 'root', 'routes/public/news')).toBe(whole)
  expect(manifestOf(false, 'root', 'routes/admin/news')).toBe(whole)
})
