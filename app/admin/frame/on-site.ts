import { createContext } from 'react'
import { isSection, type SectionPath } from '~/domain/sections/sections'

/** Screens whose public page is not their own path without /admin. */
const elsewhere: Record<string, SectionPath> = { forside: '/', anbefalinger: '/foredrag' }

/** The public page that a back-office screen edits; undefined if there is none. */
export function pageOnSite(pathname: string): SectionPath | undefined {
  const [, area, screen = ''] = pathname.split('/')
  if (area !== 'admin') return undefined
  const path = elsewhere[screen] ?? `/${screen}`
  return screen !== '' && isSection(path) ? path : undefined
}

/** The page on which the screen's forms show their saved content. */
export const OnSiteContext = createContext<string | undefined>(undefined)
