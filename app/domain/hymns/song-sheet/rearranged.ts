import type { SongSheet } from './song-sheet'

/** The same sheet with an entry moved or removed. */
export function rearranged(sheet: SongSheet, place: number, by: -1 | 1 | 'away'): SongSheet {
  const entry = sheet.entries[place]
  const entries = sheet.entries.toSpliced(place, 1)
  if (entry && by !== 'away') entries.splice(Math.max(0, place + by), 0, entry)
  return { ...sheet, entries }
}
