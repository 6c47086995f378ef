import { href } from 'react-router'

export type HymnFileKind = 'score' | 'recording'

/** A score or a recording on a public page. */
export interface HymnFile {
  id: string
  kind: HymnFileKind
  /** 'Melodi', 'Kor'. */
  name: string
  performer: string | null
  /** The terms of use. */
  rights: string | null
  /** Formatted: '1,2 MB'. */
  size: string
  mimeType: string
  /** For download or playback. */
  url: string
}

/** The types of recordings and their file extensions. */
export const recordingTypes = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
} as const

export type RecordingType = keyof typeof recordingTypes

/**
 * The URL of a hymn's file; the part after the id is only its file name.
 * @param query the key of a preview link
 */
export function hymnFileUrl(id: string, name: string, query?: string): string {
  const url = href('/filer/salme/:id/:name', { id, name })
  return query === undefined ? url : `${url}?${query}`
}
