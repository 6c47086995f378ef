import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PreloadArea } from './preload-area'

const manifest = {
  routes: {
    'routes/public/news': { module: '/news.js', imports: ['/list.js'], css: ['/news.css'] },
    'routes/public/work': {
      module: '/work.js',
      imports: ['/list.js'],
      clientLoaderModule: '/work-loader.js',
    },
    'routes/admin/news': { module: '/admin-news.js' },
  },
}
const publicFiles = ['/news.js', '/list.js', '/news.css', '/work.js', '/work-loader.js']

/** Shows the component. The returned list contains the files that it fetched. */
async function preload(start: 'idle' | 'use') {
  const fetched: string[] = []
  vi.stubGlobal('__reactRouterManifest', manifest)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback())
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    expect(init?.priority).toBe('low')
    fetched.push(String(path))
    return new Response()
  })
  const screen = await render(<PreloadArea area="routes/public/" start={start} />)
  return { fetched, screen }
}

test.each(['pointermove', 'scroll', 'keydown', 'touchstart'])(
  'the files of the area are fetched once, on the first %s',
  async (event) => {
    const { fetched } = await preload('use')
    expect(fetched).toEqual([])
    dispatchEvent(new Event(event))
    expect(fetched).toEqual(publicFiles)
    dispatchEvent(new Event(event))
    expect(fetched).toEqual(publicFiles)
  },
)

test('the files are fetched without an interaction if the browser is idle', async () => {
  const { fetched } = await preload('idle')
  expect(fetched).toEqual(publicFiles)
})

test('nothing is fetched after the area is left', async () => {
  const { fetched, screen } = await preload('use')
  await screen.unmount()
  dispatchEvent(new Event('keydown'))
  expect(fetched).toEqual([])
})

test('nothing is fetched if the browser saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { fetched } = await preload('idle')
  expect(fetched).toEqual([])
})
