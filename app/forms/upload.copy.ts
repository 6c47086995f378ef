import { errorCopy } from './errors.copy'
import type { UploadKind } from './upload'

/** Why an upload was refused, by the server or already by the browser. */
export const uploadRefusalCopy = {
  'not-a-picture':
    'Filen er ikke et billede. Vælg en fil af typen JPG, PNG, WebP, AVIF eller HEIC.',
  'heic-unreadable':
    'Billeder af typen HEIC kan ikke læses her. Gem billedet som JPG, og vælg det igen. På en iPhone: vælg »Mest kompatibel« under Indstillinger → Kamera → Formater.',
  gif: 'Billeder af typen GIF kan ikke bruges her. Gem billedet som PNG eller JPG, og vælg det igen.',
  svg: 'Tegninger af typen SVG kan ikke bruges her. Gem tegningen som PNG, og vælg den igen.',
  'not-a-pdf': 'Filen er ikke en PDF.',
  'not-a-hymn-file':
    'Filen er hverken noder eller lyd. Vælg en fil af typen PDF, MP3, M4A eller Ogg.',
  'not-a-recording': 'Filen er ikke lyd. Vælg en fil af typen MP3, M4A eller Ogg.',
  empty: 'Filen er tom.',
  'too-large': 'Filen er for stor.',
  'too-many-pixels': 'Billedet har for mange pixels: højst 50 millioner. Gør det mindre først.',
  'avif-too-many-pixels':
    'Et billede af typen AVIF må højst have 25 millioner pixels. Gem det som JPG, og vælg det igen.',
  damaged: 'Filen er beskadiget og kan ikke læses.',
  'too-slow': 'Billedet er for tungt at læse. Gem det i en enklere udgave.',
  photograph:
    'Det ligner et fotografi. Et mærke er en tegning eller skrift i én farve, f.eks. en underskrift på hvidt papir.',
  'no-mark': 'Der er ingen tegning på billedet, eller den er for lang og smal.',
  malformed: 'Filen kom ikke hel frem. Prøv igen.',
  missing: 'Det, filen skulle høre til, findes ikke længere.',
  'disk-full': 'Der er ikke mere plads på serveren. Slet noget, du kan undvære, og prøv igen.',
  'files-away': errorCopy['files-away'],
  'database-away': errorCopy['database-away'],
  'data-lost': errorCopy['data-lost'],
  busy: errorCopy.busy,
  'not-stored': 'Filen kunne ikke gemmes på serveren. Prøv igen.',
  'no-answer': 'Der er ingen forbindelse til serveren. Prøv igen.',
  'signed-out': 'Du er logget ud. Log ind, og prøv igen.',
}

export type UploadRefusal = Exclude<
  keyof typeof uploadRefusalCopy,
  'gif' | 'svg' | 'no-answer' | 'signed-out'
>

export interface UploadRefused {
  code: UploadRefusal
}

export const tooLargeCopy: Record<UploadKind, string> = {
  billede: 'Filen er for stor: højst 25 MB.',
  pdf: 'Filen er for stor: højst 50 MB.',
  salmefil: 'Filen er for stor: højst 50 MB.',
  flytning: 'Filen er for stor: højst 2 GB. Større filer flyttes ind med en kommando på serveren.',
  lyd: 'Filen er for stor: højst 50 MB.',
}
