import { beforeEach, expect, test, vi } from 'vitest'
import { stubPlainToasts } from '#tests/support/plain-toasts'
import { copyLink, shareLink } from './share-link'

const url = 'https://forfatter.example/nyheder/blad'
let share: () => Promise<void>
let write: (text: string) => Promise<void>
let copied: string[]
let shown: string[]

beforeEach(() => {
  copied = []
  share = async () => {}
  write = async (text) => void copied.push(text)
  shown = stubPlainToasts()
  vi.stubGlobal('window', { location: { href: 'https://forfatter.example/admin/nyheder' } })
  const clipboard = { writeText: (text: string) => write(text) }
  // Toasts read the user agent when they are loaded; test files of a worker share modules, also failed ones.
  vi.stubGlobal('navigator', { userAgent: '', clipboard, share: () => share() })
})

const notPermitted = () => Promise.reject(new DOMException('', 'NotAllowedError'))

test('a link is copied with the domain', async () => {
  await copyLink('/nyheder/blad')
  expect(copied).toEqual([url])
  await expect.poll(() => shown).toEqual([`Linket er kopieret · ${url}`])
})

test('a link that cannot be copied is shown', async () => {
  write = notPermitted
  await copyLink('/nyheder/blad')
  await expect.poll(() => shown).toEqual([`Linket kunne ikke kopieres. Her er det: · ${url}`])
})

test('a link that cannot be shared is copied, unless the author closed the list of apps', async () => {
  await shareLink({ url })
  share = () => Promise.reject(new DOMException('', 'AbortError'))
  await shareLink({ url })
  expect(copied).toEqual([])
  share = notPermitted
  await shareLink({ url })
  expect(copied).toEqual([url])
  await expect.poll(() => shown).toHaveLength(1)
})
