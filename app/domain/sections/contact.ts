import { line, type Section } from './section'

export const contactSection = {
  name: 'Kontakt',
  inNavigation: true,
  inFooter: true,
  sitemap: { changeFrequency: 'yearly', priority: 0.5 },
  share: null,
  screen: '/admin/kontakt',
  texts: {
    'kontakt.email': line('Før e-mailadressen', 'E-mail'),
    'kontakt.phone': line('Før telefonnummeret', 'Telefon'),
    'kontakt.residence': line('Før bopælen', 'Bopæl'),
    'soeg.contact': line('Overskrift over kontakt', 'Kontakt'),
  },
} as const satisfies Section
