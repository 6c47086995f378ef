import { href } from 'react-router'

export const overviewCopy = {
  enquiries: 'Nye henvendelser',
  shortcutsTitle: 'Hvad vil du?',
  shortcuts: [
    { name: 'Ny nyhed', path: href('/admin/nyheder/:id', { id: 'ny' }) },
    { name: 'Nyt arrangement', path: href('/admin/kalender/:id', { id: 'ny' }) },
    { name: 'Nye billeder', path: href('/admin/billeder') },
    { name: 'Ny salme', path: href('/admin/salmer/:id', { id: 'ny' }) },
  ],
  missingTitle: 'Det mangler',
  undescribed: (count: number) =>
    count === 1 ? 'Et billede har ingen beskrivelse' : `${count} billeder har ingen beskrivelse`,
  deadLinks: (count: number) =>
    count === 1 ? 'Et link fører ingen steder hen' : `${count} links fører ingen steder hen`,
  scheduled: 'Udgives senere',
  events: 'De næste arrangementer',
  noEvents: 'Der er ingen kommende arrangementer.',
  allEvents: 'Hele kalenderen',
  changes: 'Sidst rettet',
  allChanges: 'Hele historikken',
}
