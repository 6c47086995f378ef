import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { routeNames } from './route-names'

const routes = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'home', parentId: 'root', index: true },
    { id: 'news', parentId: 'root', path: 'nyheder' },
    { id: 'news-item', parentId: 'root', path: 'nyheder/:slug' },
    { id: 'missing', parentId: 'root', path: '*' },
  ].map((route) => [route.id, { module: {}, ...route }]),
) as unknown as ServerBuild['routes']

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/nyheder', '/nyheder'],
  ['/nyheder/en-nyhed', '/nyheder/:slug'],
  ['/nyheder/en-nyhed.data', '/nyheder/:slug'],
  ['/assets/home-Bq3x.js', '/assets/*'],
  ['/findes/ikke', '/*'],
  ['/haendelser', '/haendelser'],
  ['/livez', '/livez'],
  ['/readyz', '/readyz'],
])('a request for %s is counted as %s', (path, name) => {
  const nameOf = routeNames(routes)
  expect(nameOf(path)).toBe(name)
  expect(nameOf(path)).toBe(name)
})
