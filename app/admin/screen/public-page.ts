import { createContext } from 'react'
import { isSection, type SectionPath } from '~/domain/sections/sections'

/** The public pages of screens whose path without /admin is not a public page. */
const publicPages: Record<string, SectionPath> = { forside: '/', anbefalinger: '/foredrag' }

export function publicPageOf(pathname: string): SectionPath | undefined {
  const [, area, screen = ''] = pathname.split('/')
  if (area !== 'admin') return undefined
  const path = publicPages[screen] ?? `/${screen}`
  return screen !== '' && isSection(path) ? path : undefined
}

/** The public page that shows what the screen's forms save. */
export const PublicPageContext = createContext<string | undefined>(undefined)
