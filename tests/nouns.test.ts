import { expect, test } from 'vitest'
import { screenGroups, screens } from '~/admin/frame/admin.copy'
import { nouns } from '~/domain/nouns/nouns.server'

test('every noun is found on a screen of the back-office', () => {
  const paths = screens.map(({ path }) => path)
  for (const { screen } of Object.values(nouns)) expect(paths).toContain(screen)
})

test('the menu of the back-office has its screens in groups of at most six', () => {
  const groups = screenGroups.map(({ name, screens }) =>
    [name, ...screens.map((screen) => screen.name)].join(' '),
  )
  expect(groups).toEqual([
    'Indhold Nyheder Kalender Salmer & Sange Billeder Foredrag Bibliografi',
    'Sider Forside Samarbejder Anbefalinger Presse Kontakt',
    'Opsætning Udseende SEO Adresser Konto Vejledning',
  ])
  for (const { screens } of screenGroups) expect(screens.length).toBeLessThanOrEqual(6)
})
