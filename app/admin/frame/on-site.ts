import { createContext } from 'react'
import { isSection, type SectionPath } from '~/domain/sections/sections'

/** Screens whose page is not at the same address without /admin. */
const elsewhere: Record<string, SectionPath> = { forside: '/', anbefalinger: '/foredrag' }

/** The page of the site that a screen of the back-office is about; undefined where there is none. */
export function pageOnSite(pathname: string): SectionPath | undefined {
  const [, area, screen = ''] = pathname.split('/')
  if (area !== 'admin') return undefined
  const path = elsewhere[screen] ?? `/${screen}`
  return screen !== '' && isSection(path) ? path : undefined
}

/** For the forms of a screen: where what they have saved can be seen. */
export const OnSiteContext = createContext<string | undefined>(undefined)
