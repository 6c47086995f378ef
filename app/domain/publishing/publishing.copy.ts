import { instantText } from '~/danish/dates'
import { copenhagenClock } from '~/platform/runtime/clock'
import type { Publication, PublicationState } from './publication'

export const publishingCopy = {
  legend: 'Udgivelse',
  viewDraft: 'Se kladden',
  link: {
    intro:
      'Vil du vise kladden til en anden? Med et link kan den ses i syv dage uden at logge ind.',
    create: 'Lav et link til gennemsyn',
    renew: 'Nyt link',
    copy: 'Kopiér',
    share: 'Del',
    created: 'Linket er lavet',
    notCreated: 'Kunne ikke lave linket',
    shownOnce: 'Linket vises kun nu. Send det til den, der skal se kladden:',
    until: (at: string) => `Linket virker indtil den ${instantText(at)}.`,
    renewWarning: 'Laver du et nyt, holder det gamle op med at virke.',
    close: 'Luk linket',
    closed: 'Linket er lukket',
    notClosed: 'Kunne ikke lukke linket',
  },
  states: {
    draft: 'Kladde',
    published: 'Udgivet',
    scheduled: 'Udgives den …',
  } satisfies Record<PublicationState, string>,
  hints: {
    draft: 'Kun du kan se den.',
    published: 'Alle kan se det, så snart det er gemt.',
    scheduled: 'Alle kan se det fra det tidspunkt.',
  } satisfies Record<PublicationState, string>,
  date: 'Dag',
  time: 'Klokken',
  timeHint: 'Dansk tid, f.eks. 19.30.',
  sampleRemoved: 'Eksemplerne er fjernet. »Fortryd« sætter dem ind igen.',
  savedAsDraft: 'Gemt som kladde. Kun du kan se den.',
  scheduledText: (at: string) =>
    `${publishingCopy.badge({ state: 'scheduled', at })}.${ambiguousTimeText(at)}`,
  badge: ({ state, at }: Publication) =>
    state === 'scheduled' && at ? `Udgives den ${instantText(at)}` : publishingCopy.states[state],
}

const hourMs = 60 * 60 * 1000

/** Explains that a time which occurs twice when summer time ends means the first. */
function ambiguousTimeText(at: string): string {
  const later = new Date(new Date(at).getTime() + hourMs)
  const isAmbiguous = copenhagenClock(later).time === copenhagenClock(at).time
  return isAmbiguous ? ' Det klokkeslæt kommer to gange den nat; det bliver den første.' : ''
}

export function savedToast(title: string, { state, at }: Publication) {
  if (state === 'draft') return { title, description: publishingCopy.savedAsDraft }
  if (state === 'scheduled' && at) return { title, description: publishingCopy.scheduledText(at) }
  return { title }
}
