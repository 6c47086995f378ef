/**
 * The site's main pages, in the order in which the navigation lists them (docs/specification.md,
 * "Every public page").
 */
export const mainPages = [
  { path: '/', name: 'Forside' },
  { path: '/nyheder', name: 'Nyheder' },
  { path: '/foredrag', name: 'Foredrag' },
  { path: '/kalender', name: 'Kalender' },
  { path: '/bibliografi', name: 'Bibliografi' },
  { path: '/samarbejder', name: 'Samarbejder' },
  { path: '/billeder', name: 'Billeder' },
  { path: '/kontakt', name: 'Kontakt' },
]
