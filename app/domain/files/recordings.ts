import { href } from 'react-router'

/** The types of recordings, with their extensions. */
export const recordingTypes = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
} as const

export type RecordingType = keyof typeof recordingTypes

/** The part after the id is only its file name. `query` is the key of a preview link. */
export function recordingUrl(id: string, name: string, query?: string): string {
  const url = href('/filer/lyd/:id/:name', { id, name })
  return query === undefined ? url : `${url}?${query}`
}
