import { href } from 'react-router'

export type HymnFileKind = 'score' | 'recording'

export interface HymnFile {
  id: string
  kind: HymnFileKind
  name: string
  performer: string | null
  rights: string | null
  /** Formatted: '1,2 MB'. */
  size: string
  mimeType: string
  url: string
}

/** The part after the id is only its file name. `query` is the key of a preview link. */
export function hymnFileUrl(id: string, name: string, query?: string): string {
  const url = href('/filer/salme/:id/:name', { id, name })
  return query === undefined ? url : `${url}?${query}`
}
