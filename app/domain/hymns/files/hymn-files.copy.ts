import { quoted } from '~/danish/quoted'
import type { HymnFileKind } from './hymn-files'

export const hymnFilesCopy = {
  title: 'Noder og indspilninger',
  hint: 'Noder som PDF; lyd som MP3, M4A eller Ogg. Filerne gemmes med det samme.',
  none: 'Ingen filer endnu.',
  unsavedHint: 'Noder som PDF; lyd som MP3, M4A eller Ogg. De lægges op, når salmen er gemt.',
  removeQueued: 'Fjern',
  add: 'Tilføj fil',
  added: 'Fil tilføjet',
  notAdded: 'Filen blev ikke tilføjet.',
  hymnSavedWithout: (file: string) => `Salmen er gemt, men ${quoted(file)} blev ikke tilføjet.`,
  edit: 'Rediger',
  editTitle: 'Rediger fil',
  updated: 'Fil opdateret',
  notUpdated: 'Kunne ikke gemme filens oplysninger',
  deleted: 'Fil slettet',
  notDeleted: 'Kunne ikke slette filen',
  remove: 'Slet',
  deleteQuestion: 'Er du sikker på at du vil slette denne fil?',
  name: 'Navn',
  nameHint: 'F.eks. »Melodi«, »Kor« eller »Orgel«.',
  performer: 'Fremført af',
  rights: 'Hvem må bruge den',
  rightsHint: 'F.eks. »Må kopieres til gudstjenester«.',
  kinds: { score: 'Noder', recording: 'Indspilning' } satisfies Record<HymnFileKind, string>,
}

export function newFileName(kind: HymnFileKind): string {
  return kind === 'score' ? 'Melodi' : 'Indspilning'
}
