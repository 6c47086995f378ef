import { expect, test } from 'vitest'
import { screens } from './admin.copy'
import { pageOnSite } from './on-site'

test('every back-office screen about a page links to that page', () => {
  const led = screens.filter(({ path }) => pageOnSite(path) === undefined)
  expect(led.map(({ name }) => name)).toEqual([
    'Overblik',
    'Udseende',
    'SEO',
    'Adresser',
    'Konto',
    'Drift',
    'Vejledning',
    'Historik',
    'Papirkurv',
    'Sikkerhedskopi',
  ])
  expect(pageOnSite('/admin/nyheder/17')).toBe('/nyheder')
  expect(pageOnSite('/admin/bibliografi/17/anmeldelser')).toBe('/bibliografi')
  expect(pageOnSite('/admin/forside')).toBe('/')
})

test('a path outside the back-office has no link to a public page', () => {
  for (const path of ['/', '/nyheder', '/admin', '/admin/toString']) {
    expect(pageOnSite(path), path).toBeUndefined()
  }
})
