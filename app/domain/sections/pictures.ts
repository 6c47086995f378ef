import { line, paragraph, type Section } from './section'

export const picturesSection = {
  name: 'Billeder',
  inNavigation: true,
  sitemap: { changeFrequency: 'weekly', priority: 0.6 },
  share: { title: 'billeder.title', picture: { assignment: null } },
  screen: '/admin/billeder',
  texts: {
    'soeg.pictures': line('Overskrift over billeder', 'Billeder'),
    'billeder.title': line('Overskrift', 'Billeder til pressebrug'),
    'billeder.info_title': line('Overskrift på oplysningen', 'Fri brug i pressen'),
    'billeder.info': paragraph(
      'Oplysning om brugen',
      'Alle billeder på denne side må frit downloades og bruges i pressen.',
    ),
    'billeder.empty': line('Når der ingen billeder er', 'Ingen billeder at vise endnu.'),
    'billeder.examples': line(
      'Før eksempelbillederne, som kun du ser',
      'Sådan ser siden ud med billeder. Kun du ser disse eksempler.',
    ),
    'billeder.download': line('Knappen, der henter billedet', 'Download'),
    'billeder.ask': line('Linket på eksempelbilleder', 'Kontakt for billede'),
    'billeder.press': line('Linket til pressesiden', 'Biografi og resten af pressematerialet'),
  },
} as const satisfies Section
