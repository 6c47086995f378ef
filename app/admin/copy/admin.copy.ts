import { href } from 'react-router'
import { type SectionPath, sectionList, sections } from '~/domain/sections/sections'

interface Screen {
  path: string
  name: string
}

/** /soeg has no screen. */
const screenOf = (path: Exclude<SectionPath, '/soeg'>): Screen => ({
  path: sections[path].screen,
  name: sections[path].name,
})

const contentPaths = [
  '/nyheder',
  '/kalender',
  '/salmer',
  '/billeder',
  '/foredrag',
  '/bibliografi',
] as const
const contentScreens = contentPaths.map(screenOf)

const pageScreens = [
  screenOf('/samarbejder'),
  { path: href('/admin/anbefalinger'), name: 'Anbefalinger' },
  screenOf('/kontakt'),
  { path: href('/admin/seo'), name: 'SEO' },
]

export const startScreen = screenOf('/')

const listedPaths = new Set(
  [startScreen, ...contentScreens, ...pageScreens, screenOf('/brev')].map(({ path }) => path),
)

const otherPageScreens = sectionList.flatMap(({ screen, name }) =>
  screen && !listedPaths.has(screen) ? [{ path: screen, name }] : [],
)

const profilesScreen = { path: href('/admin/profiler'), name: 'Profiler' }

const readersScreen = { path: href('/admin/laesere'), name: 'Læsertal' }

const guide = 'Vejledning'

interface ScreenGroup {
  name: string
  screens: Screen[]
  isFolded?: boolean
}

/** The groups of the menu. The specified screens are always visible. */
export const screenGroups: ScreenGroup[] = [
  { name: 'Indhold', screens: contentScreens },
  {
    name: 'Læsere',
    screens: [
      { path: href('/admin/henvendelser'), name: 'Henvendelser' },
      screenOf('/brev'),
      readersScreen,
    ],
  },
  { name: 'Sider', screens: [...pageScreens, ...otherPageScreens, profilesScreen] },
  {
    name: 'Opsætning',
    screens: [
      { path: href('/admin/udseende'), name: 'Udseende' },
      { path: href('/admin/funktioner'), name: 'Funktioner' },
      { path: href('/admin/persondata'), name: 'Persondata' },
      { path: href('/admin/adresser'), name: 'Adresser' },
      { path: href('/admin/konto'), name: 'Konto' },
      { path: href('/admin/hjaelp'), name: guide },
    ],
    isFolded: true,
  },
]

/** The screens of the menu entry 'Fortryd og kopier', which links to the first of them. */
export const undoScreens: [Screen, ...Screen[]] = [
  { path: href('/admin/historik'), name: 'Historik' },
  { path: href('/admin/papirkurv'), name: 'Papirkurv' },
  { path: href('/admin/sikkerhedskopi'), name: 'Sikkerhedskopi' },
  { path: href('/admin/flyt-ind'), name: 'Flyt ind' },
  { path: href('/admin/flyt-ud'), name: 'Flyt ud' },
  { path: href('/admin/drift'), name: 'Drift' },
]

export const screens: Screen[] = [
  startScreen,
  ...screenGroups.flatMap((group) => group.screens),
  ...undoScreens,
]

export const adminCopy = {
  needsScripts: 'Her kan intet skrives eller gemmes uden JavaScript. Slå det til i browseren.',
  title: 'Administration',
  close: 'Luk',
  navigation: 'Administration',
  undoAndCopies: 'Fortryd og kopier',
  guide,
  guideTo: (screen: string) => `${guide}: ${screen}`,
  viewOnSite: 'Se på siden',
  error: 'Fejl',
  noScript: 'Administrationen bruger JavaScript. Slå det til i din browser for at logge ind.',
  missing: {
    title: 'Siden findes ikke',
    text: 'Adressen fører ingen steder hen. Vælg et punkt i menuen.',
  },
  failed: {
    title: 'Der opstod en fejl',
    text: 'Siden kunne ikke vises. Prøv igen om lidt.',
    again: 'Prøv igen',
  },
}

export function adminTitle(title: string): string {
  return title === adminCopy.title ? title : `${title} · ${adminCopy.title}`
}
