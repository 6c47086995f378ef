import { beforeEach, expect, test, vi } from 'vitest'
import { loadPolicy } from './players'

const page = 'https://forfatter.example/salmer/lys'
const player = 'https://player.example/1'
const reload = vi.fn()
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  reload.mockClear()
  vi.stubGlobal('location', { href: page, reload })
  vi.stubGlobal('document', { querySelectorAll: () => [{ src: player }] })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

const refuse = (blockedURI: string, effectiveDirective = 'frame-src') =>
  loadPolicy({ blockedURI, effectiveDirective } as SecurityPolicyViolationEvent)

test('a page whose policy refuses the frame of a player is loaded again once, and opens it then', () => {
  refuse(player)
  expect(stored.get('afspil')).toBe(player)
  refuse(player)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['another frame', 'https://other.example/1', 'frame-src'],
  ['a picture', player, 'img-src'],
])('a page is not loaded again for %s that its policy refuses', (_, url, directive) => {
  refuse(url, directive)
  expect(reload).not.toHaveBeenCalled()
})
