import { useRouteLoaderData } from 'react-router'
import type { SectionPath } from '~/domain/sections/sections'
import type { SeoSettings } from '~/domain/seo/seo'
import type { SharePicture } from '~/domain/share-pictures/sharing'

/** What the public layout knows for every page. */
export interface SiteData {
  /** The origin that visitors see. */
  siteUrl: string
  siteName: string
  /** The sections that visitors are led to, in the author's order. */
  visibleSections: SectionPath[]
  /** What the author wrote for search engines about the present page. */
  seo: SeoSettings | undefined
  /** What stands for the present page where it is shared. */
  share: SharePicture | undefined
}

export function useSiteData(): SiteData {
  return useRouteLoaderData('routes/public/layout') as SiteData
}
