import { line, type Section } from './section'

export const newsSection = {
  name: 'Nyheder',
  inNavigation: true,
  sitemap: { changeFrequency: 'daily', priority: 0.8 },
  share: { title: 'nyheder.title' },
  screen: '/admin/nyheder',
  noun: 'news',
  texts: {
    'nyheder.title': line('Overskrift', 'Nyheder'),
    'nyheder.empty': line('Når der ingen nyheder er', 'Ingen nyheder at vise endnu.'),
    'nyheder.link': line('Linket til mere', 'Læs mere →'),
    'nyheder.whole': line('Linket til hele nyheden', 'Læs hele nyheden'),
    'nyheder.back': line('Vejen tilbage', 'Tilbage til nyheder'),
    'nyheder.also': line('Før det, nyheden handler om', 'Læs også'),
    'nyheder.newer': line('Før den nyere nyhed', 'Nyere'),
    'nyheder.older': line('Før den ældre nyhed', 'Ældre'),
    'nyheder.not_found': line('Når nyheden ikke findes', 'Nyhed ikke fundet'),
    'nyheder.follow': line('Linket til nyhederne som feed', 'Følg nyhederne (RSS)'),
    'soeg.news': line('Overskrift over nyheder', 'Nyheder'),
  },
} as const satisfies Section
