import { expect, test } from 'vitest'
import { screens } from './admin.copy'
import { pageOnSite } from './on-site'

test('every screen of the back-office that is about a page leads to it', () => {
  const led = screens.filter(({ path }) => pageOnSite(path) === undefined)
  expect(led.map(({ name }) => name)).toEqual([
    'SEO',
    'Adresser',
    'Historik',
    'Papirkurv',
    'Sikkerhedskopi',
    'Konto',
    'Vejledning',
  ])
  expect(pageOnSite('/admin/nyheder/17')).toBe('/nyheder')
  expect(pageOnSite('/admin/bibliografi/17/anmeldelser')).toBe('/bibliografi')
  expect(pageOnSite('/admin/forside')).toBe('/')
})

test('outside the back-office there is nothing to lead to', () => {
  for (const path of ['/', '/nyheder', '/admin', '/admin/toString']) {
    expect(pageOnSite(path), path).toBeUndefined()
  }
})
