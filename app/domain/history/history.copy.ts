import { href } from 'react-router'
import { quoted } from '~/danish/quoted'
import type { Noun } from '~/platform/changes/noun'

export const trashScreen = href('/admin/papirkurv')

export const historyScreen = href('/admin/historik')

export function historyOfNoun(noun: Noun): string {
  return `${historyScreen}?emne=${noun}`
}

/** @param from the newest version to list; by default the latest one */
export function versionsPath(noun: Noun, id: string, from?: number): string {
  const path = href('/admin/historik/:noun/:id', { noun, id })
  return from === undefined ? path : `${path}?fra=${from}`
}

export const historyCopy = {
  title: 'Historik',
  none: 'Der er ikke rettet noget endnu.',
  part: (screen: string | undefined, page: number) =>
    [page > 1 ? `Side ${page}` : '', screen].filter(Boolean).join(' · '),
  notLoaded: 'Kunne ikke hente historikken',
  undo: 'Fortryd',
  undone: (what: string | undefined) => (what ? `Det er fortrudt: ${what}` : 'Det er fortrudt'),
  notUndone: 'Kunne ikke fortryde det',
  undoOf: (what: string, at: string) => `Fortrød en ændring fra ${at}: ${what}`,
  restoreValues: 'Sæt det tidligere ind',
  more: (count: number) => `og ${count} til`,
  ofRow: (name: string) => `Historik for ${quoted(name)}`,
  ofRowIntro:
    'Udgaverne fra den nyeste til den ældste. Det nye er understreget, det gamle streget over.',
  back: 'Hele historikken',
  actions: { insert: 'Tilføjet', update: 'Rettet', delete: 'Slettet' },
}

export const historySizeCopy = {
  texts: { name: 'Tekster i historikken', what: 'Alle udgaver af alt, hvad du har skrevet.' },
  files: {
    name: 'Billeder og filer i historikken',
    what: 'Det, der er skiftet ud, og som siden ikke viser længere.',
  },
  trash: { name: 'Billeder og filer i papirkurven', what: 'Det, der kan gendannes.' },
  retentionRule:
    'Det, du har skrevet, gemmes for altid; af billeder og filer gemmes alle udgaver i et år, den sidste fra hver dag i to år mere og derefter den sidste fra hver måned.',
  notLoaded: 'Kunne ikke regne ud, hvad historikken fylder',
}

export const trashCopy = {
  title: 'Papirkurv',
  intro:
    'Det, du har slettet, ligger her i 30 dage med billeder, filer og adresse. Så forsvinder det.',
  notLoaded: 'Kunne ikke hente papirkurven',
  restored: 'Det er gendannet',
  notRestored: 'Kunne ikke gendanne det',
  deleteTitle: (name: string) => `Slet ${quoted(name)} for altid?`,
  remove: 'Slet for altid',
  removed: 'Det er slettet for altid',
  notRemoved: 'Kunne ikke slette det',
  empty: 'Tøm papirkurven',
  emptyQuestion: (count: number) =>
    count === 1
      ? 'Den ene ting i den bliver slettet for altid.'
      : `De ${count} ting i den bliver slettet for altid.`,
  emptied: 'Papirkurven er tømt',
  notEmptied: 'Kunne ikke tømme papirkurven',
  daysLeft: (days: number) => (days === 1 ? 'forsvinder i morgen' : `forsvinder om ${days} dage`),
}

export const valueCopy = {
  yes: 'Ja',
  no: 'Nej',
  draft: 'Kladde',
  published: 'Udgivet',
}
