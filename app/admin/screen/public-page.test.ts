import { expect, test } from 'vitest'
import { screens } from '~/admin/copy/admin.copy'
import { publicPageOf } from './public-page'

test('every back-office screen about a page links to that page', () => {
  const withoutPage = screens.filter(({ path }) => publicPageOf(path) === undefined)
  expect(withoutPage.map(({ name }) => name)).toEqual([
    'Henvendelser',
    'Læsertal',
    'SEO',
    'Profiler',
    'Udseende',
    'Funktioner',
    'Persondata',
    'Adresser',
    'Konto',
    'Vejledning',
    'Historik',
    'Papirkurv',
    'Sikkerhedskopi',
    'Flyt ind',
    'Flyt ud',
    'Drift',
  ])
  expect(publicPageOf('/admin/nyheder/17')).toBe('/nyheder')
  expect(publicPageOf('/admin/bibliografi/17/anmeldelser')).toBe('/bibliografi')
  expect(publicPageOf('/admin/forside')).toBe('/')
  expect(publicPageOf('/admin/anbefalinger')).toBe('/foredrag')
})

test('a path outside the back-office has no link to a public page', () => {
  for (const path of ['/', '/nyheder', '/admin', '/admin/toString']) {
    expect(publicPageOf(path), path).toBeUndefined()
  }
})
