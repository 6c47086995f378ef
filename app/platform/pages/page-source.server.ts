import type { Backend } from '~/platform/backend.server'
import type { SitemapWeight } from './sitemap-weight'

/** The pages of a noun, for sitemap, redirects, share pictures and the list of dead links. */
export interface PageSource<Section extends string = string> {
  /** Its own pages, or files. */
  pages?: PagesBelow
  /**
   * The time of the last change to its content on sections of the site: an instant, or null if it shows nothing.
   */
  changes?(backend: Backend): Promise<{ section: Section; at: string | null }[]>
  /** The author's texts and URLs that may link to the site. */
  links?(backend: Backend): Promise<LinkSource[]>
}

/** The pages or files below one path. */
export interface PagesBelow {
  /** The path above them, such as `/foredrag`. */
  basePath: string
  /** For the sitemap and as suggested targets of redirects. */
  listing?: SitemapWeight & {
    /** All visible pages, the latest change first. */
    list(backend: Backend): Promise<ListedPage[]>
  }
  /**
   * The canonical path of a page or file; undefined if visitors find nothing there.
   * @param rest the encoded part of the path after `below` and its slash
   */
  find?(backend: Backend, rest: string): Promise<string | undefined>
  /**
   * The title and picture with which the page is shared.
   * @param rest as above; empty for the page at `below` itself.
   */
  share?(backend: Backend, rest: string): Promise<PageShare | undefined>
}

interface ListedPage {
  /** Its canonical path, encoded. */
  path: string
  /** The path in the sitemap, if different. */
  sitemapPath?: string
  title: string
  /** Instants of its changes. */
  changedAt: (string | null)[]
}

/** The title and picture of a shared page. */
export interface PageShare {
  /** Its canonical path. */
  path: string
  title: string
  /** May be empty. */
  subtitle?: string
  /** The stored path of its picture, if it has one. */
  picturePath: string | null
  /** A cover is shown whole. */
  isCover?: boolean
  /** Its text, or the beginning. The texts for sharing use its first sentence. */
  text?: string
}

/** A text or URL of the author that may link to the site. */
export interface LinkSource {
  /** Its name for the author. */
  source: string
  /** The screen that edits it. */
  editPath: string
  /** The page that shows it. */
  page: string
  html?: string
  link?: string | null
}
