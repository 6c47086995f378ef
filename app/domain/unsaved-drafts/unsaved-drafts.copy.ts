import { maxDrafts } from './unsaved-drafts'

export const unsavedDraftsCopy = {
  title: 'Ikke gemt endnu',
  untitled: 'Uden titel',
  typed: (when: string) => `Skrevet ${when}`,
  resume: 'Fortsæt',
  discard: 'Kassér',
  undo: 'Fortryd',
  discarded: 'Kladden er kasseret',
  notDiscarded: 'Kladden kunne ikke kasseres.',
  restored: 'Kladden er her igen',
  notRestored: 'Kladden kunne ikke hentes tilbage.',
  separate: {
    title: 'Kladden er ændret et andet sted',
    description:
      'Det, du skriver her, er nu en kladde for sig. Begge ligger under »Ikke gemt endnu«.',
  },
  full: {
    title: 'Kladden er kun gemt i denne browser',
    description: `Der er ${maxDrafts} kladder, som ikke er gemt. Kassér nogle af dem.`,
  },
  tooLarge: {
    title: 'Kladden er kun gemt i denne browser',
    description: 'Den er for lang til at følge med til andre enheder. Husk at gemme.',
  },
  gone: {
    title: 'Kladden er her ikke mere',
    description: 'Den er gemt eller kasseret.',
  },
  notOpened: {
    title: 'Kladden kunne ikke hentes',
    description: 'Der kom intet svar. Genindlæs siden, før du skriver videre.',
  },
}
