import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { formerPath, Links } from './links.server'

test.each([
  ['http://gammel.dk/a?b=1#c', ['/a', '?b=1', '#c']],
  ['/a', ['/a', '', '']],
  ['a/b', ['/a/b', '', '']],
  ['https://andet.dk/a', undefined],
  ['https://blog.gammel.dk/a', undefined],
  ['ftp://gammel.dk/a', undefined],
  ['mailto:a@gammel.dk', undefined],
  ['#top', undefined],
])('the former path of %s is %j', (url, parts) => {
  const { path, search, hash } = formerPath(url, 'https://www.gammel.dk') ?? {}
  expect(path === undefined ? undefined : [path, search, hash]).toEqual(parts)
})

test('of a source without a site only paths are its own', () => {
  expect(formerPath('/a', undefined)).toMatchObject({ path: '/a' })
  expect(formerPath('https://gammel.dk/a', undefined)).toBeUndefined()
})

databaseTest('a link leads to the row of its former path, or is counted', async ({ backend }) => {
  const write = await openWriter(backend)
  const ids = [await write.news('Første'), await write.news('Anden')].map(({ id }) => id)
  const links = new Links(backend, 'wordpress', 'https://gammel.dk')
  links.add(['/2020/en/', '/?p=12'], { noun: 'news', row_id: ids[0] ?? '' })
  links.add(['/2020/to/'], { noun: 'news', row_id: ids[1] ?? '' })
  links.add(['/om/'], { noun: 'editable_content', row_id: 'x' })
  links.add(['/ros/'], { noun: 'testimonials', row_id: 'x' })
  for (const [url, path] of [
    ['/2020/en', '/nyheder/foerste'],
    ['https://www.gammel.dk/2020/to/#afsnit', '/nyheder/anden#afsnit'],
    ['/?p=12', '/nyheder/foerste'],
    ['/2020/en/?fra=mail', '/nyheder/foerste'],
    ['/om', '/'],
    ['https://andet.dk/2020/en/', 'https://andet.dk/2020/en/'],
  ] as const) {
    expect(await links.resolve(url), url).toBe(path)
  }
  expect(links.unresolved).toBe(0)
  expect(await links.resolve('/tre/')).toBe('https://gammel.dk/tre/')
  expect(await links.resolve('/ros/')).toBe('https://gammel.dk/ros/')
  expect(links.unresolved).toBe(2)
})
