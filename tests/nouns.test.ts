import { expect, test } from 'vitest'
import { screens } from '~/admin/frame/admin.copy'
import { nouns } from '~/domain/nouns/nouns.server'

test('every noun is found on a screen of the back-office', () => {
  const paths = screens.map(({ path }) => path)
  for (const { screen } of Object.values(nouns)) expect(paths).toContain(screen)
})

test('the menu of the back-office begins with the screens of the sections', () => {
  expect(screens.map(({ name }) => name).join(' ')).toBe(
    'Forside Billeder Nyheder Foredrag Kalender Bibliografi Salmer & Sange Samarbejder Presse Kontakt Anbefalinger Udseende SEO Adresser Historik Papirkurv Sikkerhedskopi Konto Vejledning',
  )
})
