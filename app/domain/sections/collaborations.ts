import { line, paragraph, type Section } from './section'

export const collaborationsSection = {
  name: 'Samarbejder',
  inNavigation: true,
  sitemap: { changeFrequency: 'monthly', priority: 0.7 },
  share: { title: 'samarbejder.title' },
  screen: '/admin/samarbejder',
  noun: 'collaborations',
  texts: {
    'samarbejder.title': line('Overskrift', 'Samarbejder'),
    'samarbejder.intro': paragraph('Indledning', 'Kunst bliver til mellem mennesker.'),
    'samarbejder.empty': line('Når der ingen samarbejder er', 'Ingen samarbejder at vise endnu.'),
    'samarbejder.link': line('Linket til samarbejdet', 'Læs mere'),
    'samarbejder.about_title': line('Overskrift over beskrivelsen', 'Om samarbejdet'),
    'samarbejder.files_title': line('Overskrift over PDF-filerne', 'Dokumenter'),
    'samarbejder.visit': line('Linket til partneren', 'Besøg samarbejdspartner'),
    'samarbejder.back': line('Vejen tilbage', 'Tilbage til samarbejder'),
    'samarbejder.no_image': line('Når der intet billede er', 'Intet billede'),
    'soeg.collaborations': line('Overskrift over samarbejder', 'Samarbejder'),
  },
} as const satisfies Section
