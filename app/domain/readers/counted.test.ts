import { expect, test } from 'vitest'
import { countedOf, hostOf, subscribersIn } from './counted'

test.each([
  ['/nyheder?side=2', { kind: 'page', name: '/nyheder' }],
  ['/_root.data', { kind: 'page', name: '/', isData: true }],
  ['/nyheder.data?_routes=a', { kind: 'page', name: '/nyheder', isData: true }],
  ['/kalender/alle.ics', { kind: 'subscriber', name: '/kalender/alle.ics' }],
  ['/brev/feed.xml', { kind: 'subscriber', name: '/brev/feed.xml' }],
  ['/filer/pdf/a1/Noder%20%26%20%C3%A5.pdf', { kind: 'download', name: 'Noder & å.pdf' }],
  ['/filer/pressebillede/a1/foto.jpg', { kind: 'download', name: 'foto.jpg' }],
  ['/filer/salme/a1/sang.mp3', { kind: 'download', name: 'sang.mp3' }],
  ['/salmer/sangark/noder.zip', { kind: 'download', name: 'noder.zip' }],
  ['/nyheder/feed.json', { kind: 'subscriber', name: '/nyheder/feed.json' }],
  ['/brev/afmeld/hemmelig', undefined],
  ['/brev/laeser/hemmelig.data', undefined],
  ['/admin/nyheder', undefined],
  ['/filer/derived/a/b.avif', undefined],
  ['/robots.txt', undefined],
  [`/${'a'.repeat(300)}`, undefined],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['/%2Fevil.example', undefined],
  ['/\\evil.example', undefined],
  ['/%5Cevil.example', undefined],
  ['/nyheder%00', undefined],
  ['/%E2%80%AEredeyn', undefined],
  ['/nyheder%E2%80%8B', undefined],
])('%s counts as %j', (url, counted) => {
  expect(countedOf(url)).toEqual(counted)
})

test('only the host of another site is kept of a referrer', () => {
  const site = 'https://example.dk'
  expect(hostOf('https://www.bibliotek.dk/side?q=navn', site)).toBe('bibliotek.dk')
  for (const referrer of [`${site}/nyheder`, 'android-app://x', 'x', '', undefined]) {
    expect(hostOf(referrer, site)).toBeUndefined()
  }
})

test('a program can read for many subscribers', () => {
  expect(subscribersIn('Feedly/1.0 (+http://www.feedly.com/fetcher.html; 12 subscribers)')).toBe(12)
  expect(subscribersIn('Thunderbird/140')).toBe(1)
})
