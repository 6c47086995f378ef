import { useRouteLoaderData } from 'react-router'
import type { Appearance } from '~/domain/content/appearance/appearance'
import type { Profile } from '~/domain/profiles/profiles.server'
import type { SectionLink, SectionPath } from '~/domain/sections/sections'
import type { SeoSettings } from '~/domain/seo/seo'
import type { SharePicture } from '~/domain/share-pictures/share-picture.server'

export interface SiteData {
  siteUrl: string
  siteName: string
  authorName: string
  appearance: Appearance
  navigation: SectionLink[]
  quickLinks: SectionLink[]
  /** The sections that have content. */
  filledSections: SectionPath[]
  /** Whether there is a page about accessibility. Absent on a site without. */
  hasAccessibility?: true
  seo: SeoSettings | undefined
  /** Whether readers can sign up for the letter; absent instead of false, so that the pages do not depend on it. */
  hasLetter?: true
  share: SharePicture | undefined
  /** Absent if there are none. */
  profiles?: Profile[]
}

export function useSiteData(): SiteData {
  return useRouteLoaderData('routes/public/layout') as SiteData
}
