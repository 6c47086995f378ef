export const pageSize = 20

/** One page of a list. `next` is the number of the following page, if there is one. */
export interface Page<T> {
  items: T[]
  next?: number
  /** Set when the page does not exist. */
  isPastEnd?: true
}

export const emptyPage = { items: [] }

export function pageNumber(url: string | URL, parameter = 'side'): number {
  const value = new URL(url).searchParams.get(parameter) ?? ''
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}

/** The rows to read for a page, and one more, which shows that there is a next page. */
export function rowRange(page: number): { limit: number; offset: number } {
  return { limit: pageSize + 1, offset: (page - 1) * pageSize }
}

export function statusOf(...pages: Page<unknown>[]): 200 | 404 {
  return pages.some(({ isPastEnd }) => isPastEnd) ? 404 : 200
}

export function pageOf<T>(rows: T[], page: number): Page<T> {
  if (rows.length === 0 && page > 1) return { items: [], isPastEnd: true }
  if (rows.length <= pageSize) return { items: rows }
  return { items: rows.slice(0, pageSize), next: page + 1 }
}

/** One page of rows that are read already. */
export function pageIn<T>(rows: readonly T[], page: number): Page<T> {
  const { limit, offset } = rowRange(page)
  return pageOf(rows.slice(offset, offset + limit), page)
}

export function pathOfPage(path: string, page: number, parameter = 'side'): string {
  if (page === 1) return path
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${page}`
}

export function pathOfPosition(path: string, index: number, parameter = 'side'): string {
  return pathOfPage(path, Math.floor(index / pageSize) + 1, parameter)
}
