import { line, paragraph, type Section } from './section'

export const calendarSection = {
  name: 'Kalender',
  inNavigation: true,
  sitemap: { changeFrequency: 'daily', priority: 0.7 },
  share: { title: 'kalender.title', picture: { assignment: 'calendar-hero' } },
  screen: '/admin/kalender',
  noun: 'calendar_events',
  texts: {
    'kalender.title': line('Overskrift', 'Kalender'),
    'kalender.subtitle': line('Linjen under overskriften', 'Åbne foredrag og koncerter'),
    'kalender.empty': line(
      'Når der ingen arrangementer er',
      'Ingen kommende arrangementer planlagt',
    ),
    'kalender.add': line('Linket, der lægger et arrangement i kalenderen', 'Føj til kalender'),
    'kalender.back': line('Vejen tilbage', 'Tilbage til kalenderen'),
    'kalender.not_found': line('Når arrangementet ikke findes', 'Arrangement ikke fundet'),
    'kalender.date': line('Før datoen', 'Dato'),
    'kalender.time': line('Før klokkeslættet', 'Tid'),
    'kalender.location': line('Før stedet', 'Sted'),
    'kalender.map': line('Linket til kortet', 'Vis på kort'),
    'kalender.map_app': line('Linket til gæstens egen kortapp', 'Åbn i kortapp'),
    'kalender.tickets': line('Før linket til billetter', 'Billetter'),
    'kalender.tickets_link': line('Linket til billetter', 'Billetter og tilmelding'),
    'kalender.about': line('Før det, arrangementet handler om', 'Om'),
    'kalender.subscribe_title': line('Overskrift over abonnementer', 'Abonnér på kalenderen'),
    'kalender.subscribe_intro': paragraph(
      'Hvad et abonnement er',
      'Et abonnement lægger arrangementerne ind i din egen kalender og holder dem ajour. Tryk på et navn, eller sæt adressen ind i dit kalenderprogram.',
    ),
    'kalender.more': line('Overskrift over de næste datoer', 'Flere datoer'),
    'kalender.past': line('Mærket på et arrangement, der har været', 'Har været'),
    'kalender.recent': line('Gruppen med det, der lige har været', 'Siden sidst'),
    'kalender.past_title': line('Overskrift over det, der har været', 'Tidligere arrangementer'),
    'soeg.events': line('Overskrift over arrangementer', 'Kalender'),
  },
} as const satisfies Section
