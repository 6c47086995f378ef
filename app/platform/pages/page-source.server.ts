import type { Backend } from '~/platform/backend.server'

export interface SitemapWeight {
  changeFrequency: 'daily' | 'weekly' | 'monthly' | 'yearly'
  priority: number
}

export interface PageSource<Section extends string = string> {
  pages?: PagesBelow
  /** The last change to its content on sections of the site; null if it shows nothing there. */
  changes?(backend: Backend): Promise<{ section: Section; at: string | null }[]>
  links?(backend: Backend): Promise<LinkSource[]>
}

export interface PagesBelow {
  /** The path above them, such as `/foredrag`. */
  basePath: string
  listing?: SitemapWeight & {
    list(backend: Backend): Promise<ListedPage[]>
  }
  /** The canonical path of a page, by the encoded rest of its path; undefined if there is none. */
  find?(backend: Backend, rest: string): Promise<string | undefined>
  /** An empty rest is the page at `basePath` itself. */
  share?(backend: Backend, rest: string): Promise<PageShare | undefined>
}

interface ListedPage {
  path: string
  sitemapPath?: string
  title: string
  changedAt: (string | null)[]
}

export interface PageShare {
  path: string
  title: string
  subtitle?: string
  picturePath: string | null
  isCover?: boolean
  /** Its text, or the beginning. The texts for sharing use its first sentence. */
  text?: string
}

export interface LinkSource {
  source: string
  editPath: string
  page: string
  html?: string
  link?: string | null
}
