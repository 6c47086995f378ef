import type { GalleryChoice } from '~/domain/images/gallery/gallery'
import type { FocusPoint, Picture } from '~/domain/images/images'
import type { ChosenFile, PictureCrop } from './chosen-file'

/** The author's change to an image field since the form was opened. */
export type Choice =
  | { kind: 'untouched' }
  | ({ kind: 'chosen'; crop?: PictureCrop; shown: string } & ChosenFile)
  | { kind: 'uploaded'; path: string; shown: string; name: string }
  | ({ kind: 'picked' } & GalleryChoice)
  | { kind: 'removed' }

export const untouched: Choice = { kind: 'untouched' }

/** The stored picture of the field. */
interface StoredChoice {
  path: string
  picture: Picture | undefined
  focus: FocusPoint
  original: string
}

/** Reads the stored values of an image field, as `withPicture` adds them to a form. */
export function storedChoice(values: Record<string, unknown>, name: string): StoredChoice {
  return {
    path: String(values[name] ?? ''),
    picture: (values[`${name}_picture`] ?? undefined) as Picture | undefined,
    focus: { x: fraction(values[`${name}_focus_x`]), y: fraction(values[`${name}_focus_y`]) },
    original: String(values[`${name}_original`] ?? ''),
  }
}

function fraction(value: unknown): number {
  return typeof value === 'number' ? value : 0.5
}

/**
 * Represents a chosen picture in the form until it is uploaded, so that validation accepts it. It is
 * never sent: an upload replaces it first.
 */
const pendingPath = 'images/pending'

/** The part of the choice that the field shows. */
export interface ShownChoice {
  path: string
  original: string
  /** The URL of the whole picture, or of its crop. */
  src: string | undefined
  state: 'none' | 'stored' | 'pending' | 'uploaded' | 'picked' | 'removed'
}

export function shownChoice(choice: Choice, stored: StoredChoice): ShownChoice {
  if (choice.kind === 'chosen') {
    const { file, shown } = choice
    const path = `${pendingPath}-${file.size}-${file.lastModified}`
    return { path, original: file.name, src: shown, state: 'pending' }
  }
  if (choice.kind === 'uploaded' && choice.path !== stored.path) {
    return { path: choice.path, original: choice.name, src: choice.shown, state: 'uploaded' }
  }
  if (choice.kind === 'picked') {
    const { path, original, src } = choice
    return { path, original, src, state: 'picked' }
  }
  if (choice.kind === 'removed' && stored.path !== '') {
    return { path: '', original: '', src: undefined, state: 'removed' }
  }
  const { path, picture, original } = stored
  return { path, original, src: picture?.src, state: path === '' ? 'none' : 'stored' }
}
