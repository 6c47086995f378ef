import { fileSize } from '~/danish/file-size'
import type { ImportState, ItemState } from '~/domain/moving/moving-tables'

const number = (count: number) => count.toLocaleString('da-DK')

/** The names of the kinds of sources, and where an author finds the file. */
export const sourceCopy: Record<string, { name: string; hint: string } | undefined> = {
  wordpress: {
    name: 'WordPress',
    hint: 'Filen, du får i WordPress under Værktøjer → Eksportér → Alt indhold. Billederne hentes fra den gamle side, hvis den stadig er der; ellers vælg mappen »uploads« som ZIP.',
  },
  squarespace: {
    name: 'Squarespace',
    hint: 'Filen, du får i Squarespace under Indstillinger → Import & Export → Export → WordPress.',
  },
  ghost: {
    name: 'Ghost',
    hint: 'Filen, du får i Ghost under Settings → Import/Export. Billederne ligger i mappen »content/images«: vælg den som ZIP.',
  },
  ics: {
    name: 'Kalender',
    hint: 'En kalenderfil (.ics) fra Google Kalender, Outlook, Apple Kalender eller en hjemmeside.',
  },
  csv: {
    name: 'Regneark',
    hint: 'Værker, anmeldelser, arrangementer, salmer eller nyheder i en fil af typen CSV, gemt fra Excel, Numbers eller Google Sheets.',
  },
  supabase: {
    name: 'Den tidligere side (databasekopi)',
    hint: 'En kopi af databasen (.sql) og mappen med billeder og filer som ZIP.',
  },
}

export const movingInCopy = {
  intro:
    'Hent det, du har et andet sted: tekster, billeder, arrangementer og værker. Du ser først, hvad der kommer med, og kan fortryde det hele bagefter.',
  notLoaded: 'Indflytningerne kunne ikke hentes. Prøv igen.',
  choosePictures: 'Vælg ZIP med billeder',
  begun: 'Filen læses.',
  notBegun: 'Filen kunne ikke læses.',
  networkIntro:
    'Siden læses, mens den kører. Nøgle og adgangskode gemmes forseglet, og kun til siden er læst.',
  missing: 'Indflytningen findes ikke længere.',
  states: {
    reading: 'læses',
    ready: 'klar til at flytte ind',
    queued: 'venter',
    running: 'flytter ind',
    paused: 'holder pause',
    done: 'flyttet ind',
    failed: 'gik ikke',
    undoing: 'fortrydes',
    undone: 'fortrudt',
  } satisfies Record<ImportState, string>,
  readSoFar: (count: number) =>
    count > 0 ? `Læser: ${number(count)} fundet.` : 'Læser. Du kan lukke siden imens.',
  storedSoFar: (done: number, total: number, bytes: number) =>
    `${number(done)} af ${number(total)} er flyttet ind${bytes > 0 ? `, og ${fileSize(bytes)} billeder og filer` : ''}. Du kan lukke siden imens.`,
  files: (files: number, bytes: number) =>
    `${number(files)} billeder og filer${bytes > 0 ? `, ${fileSize(bytes)} i kilden` : ', som hentes på nettet'}.`,
  becomesOf: (what: string) => `${what} bliver til`,
  examples: (names: readonly string[]) => `F.eks. ${names.map((name) => `»${name}«`).join(', ')}`,
  outcomes: {
    new: (count) => `${number(count)} nye`,
    changed: (count) => `${number(count)} rettes`,
    retry: (count) => `${number(count)} er her, men mangler billeder eller filer, som hentes igen`,
    same: (count) => `${number(count)} er her allerede`,
    edited: (count) => `${number(count)} beholdes, som de er her`,
    refused: (count) => `${number(count)} kan ikke komme med`,
    'no-place': (count) => `${number(count)} kommer ikke med`,
    stored: (count) => `${number(count)} kom med`,
    relink: (count) => `${number(count)} kom med`,
  } satisfies Record<ItemState, (count: number) => string>,
  skip: 'Tag ikke med',
  other: 'Andet',
  showCategories: (count: number) => `Vælg blandt ${number(count)} kategorier`,
  asAbove: 'Som ovenfor',
  category: (name: string, count: number) => `${name} (${number(count)})`,
  updated: 'Oversigten opdateres.',
  notUpdated: 'Oversigten kunne ikke opdateres.',
  reason: (count: number, reason: string, example: string) =>
    `${number(count)} · ${reason} F.eks. »${example}«.`,
  named: (name: string, reason: string) => `${name}: ${reason}`,
  missingIntro:
    'De var ikke at få fat i. Har du dem, så vælg dem som ZIP; det, de hører til, hentes igen, og intet andet ændres.',
  showMissing: (count: number) => `Se de ${number(count)}, der mangler`,
  undo: 'Fortryd hele flytningen',
  undoQuestion: 'Alt, hvad der kom ind, fjernes igen, og det, der blev rettet, bliver som før.',
  undoKeeps: (names: readonly string[], more: number) =>
    `Det, du selv har rettet siden, bliver stående, med det, det bruger: ${names.join(', ')}${more > 0 ? ` og ${number(more)} til` : ''}.`,
  discarded: 'Indflytningen er fjernet. Intet på hjemmesiden er ændret.',
  changed: {
    store: 'Flytningen er begyndt.',
    pause: 'Flytningen holder pause.',
    resume: 'Flytningen fortsætter.',
    undo: 'Flytningen fortrydes.',
  },
  notChanged: 'Det kunne ikke gøres.',
  tableIntro: (separator: string, encoding: string) =>
    `Filen er læst som en tabel adskilt med ${separator}, i tegnsættet ${encoding}.`,
}
