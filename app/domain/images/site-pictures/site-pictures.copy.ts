import type { HomePictureName } from './site-pictures.form'

/** Includes the wording of docs/specification.md, "Front page". */
export const sitePictureCopy = {
  uploaded: 'Billede uploadet!',
  described: 'Billedet er opdateret',
  removed: 'Billedet er fjernet',
  restored: 'Billedet er gendannet',
  notRestored: 'Kunne ikke gendanne billedet',
  focused: 'Fokuspunkt opdateret',
  notUploaded: 'Kunne ikke uploade billede',
  none: 'Intet billede fundet',
  add: 'Upload billede',
  change: 'Skift billede',
  notFocused: 'Fejl ved opdatering af fokuspunkt',
}

export const homePictureCopy: Record<
  HomePictureName,
  { name: string; empty: string; dialog: string }
> = {
  hero: {
    name: 'Åbningsbillede',
    empty: 'Intet billede. Forsiden åbner med en rolig farvet baggrund.',
    dialog: 'Åbningsbillede på forsiden',
  },
  portrait: {
    name: 'Portræt',
    empty: 'Intet billede. Teksten om dig står alene.',
    dialog: 'Portræt på forsiden',
  },
}
