import type { Backend } from '~/platform/backend.server'
import type { SitemapWeight } from './sitemap-weight'

/**
 * What a noun brings to the pages of the site. Sitemap, redirects, share pictures and the list of
 * dead links ask every noun, and know none.
 */
export interface PageSource<Section extends string = string> {
  /** Its own pages, or files. */
  pages?: PagesBelow
  /** When what it shows on sections of the site was last changed: an instant, null where it shows nothing. */
  changes?(backend: Backend): Promise<{ section: Section; at: string | null }[]>
  /** What the author wrote in it that may link to the site. */
  links?(backend: Backend): Promise<LinkPlace[]>
}

/** The pages or files that stand below one path of the site. */
export interface PagesBelow {
  /** As it begins, such as `/foredrag`. */
  below: string
  /** What the sitemap tells of them, and what a redirect is offered to lead to. */
  listed?: SitemapWeight & {
    /** All that a visitor may see now, the latest changed first. */
    list(backend: Backend): Promise<ListedPage[]>
  }
  /**
   * The canonical path of the page or file that a path means; undefined where a visitor finds nothing.
   * @param rest what follows `below` and its slash, as it stands in a URL.
   */
  find?(backend: Backend, rest: string): Promise<string | undefined>
  /**
   * What stands for the page of exactly this path where it is shared.
   * @param rest as above; empty for the page at `below` itself.
   */
  share?(backend: Backend, rest: string): Promise<PageShare | undefined>
}

export interface ListedPage {
  /** Its canonical path, as it stands in a URL. */
  path: string
  /** The path that the sitemap names, where that is another. */
  sitemapPath?: string
  title: string
  /** Instants at which something on it changed. */
  changedAt: (string | null)[]
}

/** The words and the picture of a page that is shared. */
export interface PageShare {
  /** Its canonical path. */
  path: string
  title: string
  /** May be empty. */
  subtitle?: string
  /** Where its picture is stored, if it has one of its own here. */
  picturePath: string | null
  /** A cover is shown whole. */
  isCover?: boolean
}

/** Something of the author that may link to pages or files of the site. */
export interface LinkPlace {
  /** What it is, as the author is told it. */
  place: string
  /** The screen where it is mended. */
  editPath: string
  /** The page that shows it. */
  page: string
  html?: string
  link?: string | null
}
