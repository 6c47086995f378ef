import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { ContactCard } from './contact-card'

const info = {
  email: 'anna@example.dk',
  phone: '12 34 56 78',
  phone_url: 'tel:+4512345678',
  location: 'Thisted',
}
const content = {
  'kontakt.email': 'E-mail',
  'kontakt.phone': 'Telefon',
  'kontakt.residence': 'Bopæl',
}

test.each([
  [info, ['E-mail', 'anna@example.dk', 'Telefon', '12 34 56 78', 'Bopæl', 'Thisted']],
  [{ ...info, phone: null, location: null }, ['E-mail', 'anna@example.dk']],
  [{ ...info, email: null, phone: null }, ['Bopæl', 'Thisted']],
])('only what is known of the contact has a line: %#', async (shown, lines) => {
  const screen = await renderPage(<ContactCard info={shown as typeof info} />, { content })
  const terms = [...screen.container.querySelectorAll('dt, dd')]
  expect(terms.map(({ textContent }) => textContent)).toEqual(lines)
  const links = screen.getByRole('link').elements() as HTMLAnchorElement[]
  const expected = [shown.email && 'mailto:anna@example.dk', shown.phone && 'tel:+4512345678']
  expect(links.map(({ href }) => href)).toEqual(expected.filter(Boolean))
})
