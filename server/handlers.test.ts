import { createRequestHandler, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { handlersOf } from './handlers'

/** A build whose routes answer with their own id and what they read from the path. */
function buildOf(paths: Record<string, { path?: string; parentId?: string; index?: true }>) {
  const routes = Object.fromEntries(
    Object.entries(paths).map(([id, route]) => {
      const loader = ({ params }: { params: object }) => new Response(id + JSON.stringify(params))
      return [id, { id, module: route.path === 'lag' ? {} : { loader }, ...route }]
    }),
  )
  const assets = { routes, entry: {}, url: '', version: '' }
  const rest = { routeDiscovery: { mode: 'initial' }, ssr: true, future: {} }
  return { routes, assets, entry: { module: {} }, ...rest } as unknown as ServerBuild
}

const build = buildOf({
  root: { path: '' },
  layout: { parentId: 'root' },
  home: { parentId: 'layout', index: true },
  list: { parentId: 'layout', path: 'nyheder' },
  item: { parentId: 'layout', path: 'nyheder/:slug' },
  register: { parentId: 'layout', path: 'salmer/register/:name?' },
  missing: { parentId: 'layout', path: '*' },
  admin: { parentId: 'root', path: 'admin' },
  adminHome: { parentId: 'admin', index: true },
  adminItem: { parentId: 'admin', path: 'nyheder/:id' },
  adminMissing: { parentId: 'admin', path: '*' },
  signIn: { parentId: 'root', path: 'admin/log-ind' },
  feed: { parentId: 'root', path: 'nyheder/feed.xml' },
  map: { parentId: 'root', path: 'sitemap.xml' },
  year: { parentId: 'root', path: ':year/aar' },
})

const answer = async (handle: ReturnType<typeof createRequestHandler>, path: string) => {
  const response = await handle(new Request(`http://localhost${path}`))
  return `${response.status} ${await response.text()}`
}

test('a path is answered by the same route as by the whole site', async () => {
  const handlerOf = handlersOf(build, 'production')
  const whole = createRequestHandler(build, 'production')
  const paths = [
    ...['/', '//', '/nyheder', '/nyheder/', '/nyheder/en', '/Nyheder/en', '/%6Eyheder/en'],
    ...['//nyheder', '/nyheder/feed.xml', '/nyheder/en/to', '/salmer', '/salmer/register'],
    ...['/salmer/register/a', '/admin', '/admin/', '/admin/nyheder/1', '/admin/log-ind'],
    ...['/admin/andet', '/adm', '/nyhe', '/sitemap.xml', '/2026/aar', '/nyheder/aar', '/andet'],
    ...['/and-et/to', '/_root', '/æ', '/a.b'],
  ]
  for (const path of paths) {
    expect(`${path} ${await answer(handlerOf(path), path)}`).toBe(
      `${path} ${await answer(whole, path)}`,
    )
  }
  expect(handlerOf('/nyheder')).not.toBe(handlerOf('/salmer'))
})
