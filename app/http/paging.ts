/** How many of a growing list one page shows. */
export const pageSize = 20

/** One page of a list. `next` is the number of the following page, where there is one. */
export interface Page<T> {
  items: T[]
  next?: number
  /** There is no such page. */
  isPastEnd?: true
}

export const emptyPage = { items: [] }

/** The page number of a list in a URL, 1 unless it is a sensible one. */
export function pageNumber(url: string | URL, parameter = 'side'): number {
  const wanted = new URL(url).searchParams.get(parameter) ?? ''
  return /^[1-9]\d{0,5}$/.test(wanted) ? Number(wanted) : 1
}

/** Rows to read for a page: one more than is shown tells whether there is a next page. */
export function rowsOf(page: number): { limit: number; offset: number } {
  return { limit: pageSize + 1, offset: (page - 1) * pageSize }
}

/** How a page that shows these is answered. */
export function statusOf(...pages: Page<unknown>[]): 200 | 404 {
  return pages.some(({ isPastEnd }) => isPastEnd) ? 404 : 200
}

/** Cuts what was read with `rowsOf` to the page. */
export function pageOf<T>(rows: T[], page: number): Page<T> {
  if (rows.length === 0 && page > 1) return { items: [], isPastEnd: true }
  if (rows.length <= pageSize) return { items: rows }
  return { items: rows.slice(0, pageSize), next: page + 1 }
}

/** The URL of a page of a list. The first is the list's own. */
export function pathOfPage(path: string, page: number, parameter = 'side'): string {
  if (page === 1) return path
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${page}`
}

/** The URL of the page on which one of a list stands, which is counted from 0. */
export function pathOfPlace(path: string, place: number, parameter = 'side'): string {
  return pathOfPage(path, Math.floor(place / pageSize) + 1, parameter)
}
