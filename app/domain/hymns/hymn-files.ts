import { href } from 'react-router'

export type HymnFileKind = 'score' | 'recording'

/** A score or a recording of a hymn, as pages show it. */
export interface HymnFile {
  id: string
  kind: HymnFileKind
  /** 'Melodi', 'Kor'. */
  name: string
  performer: string | null
  /** Who may use it. */
  rights: string | null
  /** As a reader is told it: '1,2 MB'. */
  size: string
  mimeType: string
  /** Where it is downloaded or played. */
  url: string
}

/** The types of recordings, and the ending each is saved with. */
export const recordingTypes = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
} as const

export type RecordingType = keyof typeof recordingTypes

/**
 * Where a file of a hymn is downloaded or played; what follows the id is only its name.
 * @param query for somebody who was sent a link to a draft
 */
export function hymnFileUrl(id: string, name: string, query?: string): string {
  const url = href('/filer/salme/:id/:name', { id, name })
  return query === undefined ? url : `${url}?${query}`
}
