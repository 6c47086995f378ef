import { beforeEach, expect, test, vi } from 'vitest'
import { interceptLinks } from './await-page-code'

const site = 'https://forfatter.example'
let page: EventTarget
let fetched: string[]
let isConnected: boolean

/** A link whose clicks reach the page. */
class Link {
  followed = 0
  origin = site
  target = ''
  download = ''
  dataset: DOMStringMap = {}
  readonly pathname: string

  constructor(pathname: string, values: Partial<Link> = {}) {
    this.pathname = pathname
    Object.assign(this, values)
  }

  closest() {
    return this
  }

  click(values: object = {}) {
    const event = new Event('click', { cancelable: true })
    const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
    for (const [name, value] of Object.entries({ target: this, ...plain, ...values })) {
      Object.defineProperty(event, name, { value })
    }
    if (page.dispatchEvent(event)) this.followed += 1
  }
}

const routes = {
  home: { module: '/home.js' },
  contact: {
    module: '/contact.js',
    imports: ['/map.js'],
    clientLoaderModule: '/contact-loader.js',
  },
  news: { module: '/news.js', imports: ['/map.js'], css: ['/news.css'] },
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  fetched = []
  isConnected = true
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('location', new URL(site))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', {
    __reactRouterManifest: { routes },
    __reactRouterRouteModules: { home: {} },
    __reactRouterDataRouter: {
      routes: ['home', 'contact', 'news'].map((id) => ({ id, path: id === 'home' ? '/' : id })),
    },
  })
  vi.stubGlobal('fetch', async (path: string) => {
    if (!isConnected) throw new TypeError('Failed to fetch')
    fetched.push(path)
    return new Response()
  })
})

test('a link is followed once the code of its page is fetched, and then at once', async () => {
  const stop = interceptLinks()
  const contact = new Link('/contact')
  contact.click()
  expect(contact.followed).toBe(0)
  await vi.advanceTimersByTimeAsync(0)
  expect([contact.followed, fetched]).toEqual([1, ['/contact.js', '/map.js', '/contact-loader.js']])
  contact.click()
  expect([contact.followed, fetched.length]).toEqual([2, 3])
  const home = new Link('/')
  home.click()
  expect([home.followed, fetched.length]).toEqual([1, 3])
  stop()
})

test('only the last link is followed when the connection is back', async () => {
  const stop = interceptLinks()
  isConnected = false
  const [contact, news] = [new Link('/contact'), new Link('/news')]
  contact.click()
  await vi.advanceTimersByTimeAsync(0)
  news.click()
  await vi.advanceTimersByTimeAsync(0)
  isConnected = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect([contact.followed, news.followed]).toEqual([0, 1])
  stop()
})

test.each([
  ['to another site', { origin: 'https://example.dk' }, {}],
  ['to a new tab', { target: '_blank' }, {}],
  ['to a file', { download: 'a.pdf' }, {}],
  ['that loads a document', { dataset: { loadsDocument: '' } }, {}],
  ['clicked with Ctrl', {}, { ctrlKey: true }],
  ['clicked with the middle button', {}, { button: 1 }],
])('a link %s is left to the browser', (_, values, click) => {
  const stop = interceptLinks()
  const link = new Link('/contact', values)
  link.click(click)
  expect([link.followed, fetched]).toEqual([1, []])
  stop()
})
