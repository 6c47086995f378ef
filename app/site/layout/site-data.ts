import { useRouteLoaderData } from 'react-router'
import type { Appearance } from '~/domain/content/appearance/appearance'
import type { SectionLink } from '~/domain/sections/sections'
import type { SeoSettings } from '~/domain/seo/seo'
import type { SharePicture } from '~/domain/share-pictures/sharing'

/** The public layout's data for every page. */
export interface SiteData {
  /** The public origin. */
  siteUrl: string
  siteName: string
  authorName: string
  appearance: Appearance
  /** The visible sections of the header and of the footer, in the author's order. */
  navigation: SectionLink[]
  quickLinks: SectionLink[]
  /** The author's SEO settings of the current page. */
  seo: SeoSettings | undefined
  /** The share picture of the current page. */
  share: SharePicture | undefined
}

export function useSiteData(): SiteData {
  return useRouteLoaderData('routes/public/layout') as SiteData
}
