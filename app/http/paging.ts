/** How many of a growing list one page shows. */
export const pageSize = 20

/** One page of a list. `next` is the number of the following page, where there is one. */
export interface Page<T> {
  items: T[]
  next?: number
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

/** Cuts what was read with `rowsOf` to the page. */
export function pageOf<T>(rows: T[], page: number): Page<T> {
  if (rows.length <= pageSize) return { items: rows }
  return { items: rows.slice(0, pageSize), next: page + 1 }
}

/** The URL of the page on which one of a list stands, which is counted from 0. */
export function pathOfPlace(path: string, place: number, parameter = 'side'): string {
  const page = Math.floor(place / pageSize) + 1
  return page === 1 ? path : `${path}?${parameter}=${page}`
}
