import type { GalleryChoice } from '~/domain/images/gallery/gallery.server'
import type { Picture } from '~/domain/images/images'
import type { ChosenFile, PictureCrop } from './chosen-file'

export type Choice =
  | { kind: 'unchanged' }
  | ({ kind: 'file'; crop?: PictureCrop; previewSrc: string } & ChosenFile)
  | { kind: 'uploaded'; path: string; previewSrc: string; name: string }
  | ({ kind: 'gallery' } & GalleryChoice)
  | { kind: 'removed' }

export const unchanged: Choice = { kind: 'unchanged' }

/** Reads the stored values of an image field, as `withPicture` adds them to a form. */
export function storedPicture(values: Record<string, unknown>, name: string) {
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
 * The path in the form of a picture that is not uploaded yet, so that validation accepts it. It is never
 * sent, since the upload replaces it first.
 */
const pendingPath = 'images/pending'

/** What the field displays and the form contains. */
export interface DisplayedPicture {
  path: string
  original: string
  /** The URL of the whole picture, or of its crop. */
  src: string | undefined
  state: 'none' | 'stored' | 'pending' | 'uploaded' | 'gallery' | 'removed'
}

export function displayedPicture(
  choice: Choice,
  stored: ReturnType<typeof storedPicture>,
): DisplayedPicture {
  if (choice.kind === 'file') {
    const { file, previewSrc } = choice
    const path = `${pendingPath}-${file.size}-${file.lastModified}`
    return { path, original: file.name, src: previewSrc, state: 'pending' }
  }
  if (choice.kind === 'uploaded' && choice.path !== stored.path) {
    return { path: choice.path, original: choice.name, src: choice.previewSrc, state: 'uploaded' }
  }
  if (choice.kind === 'gallery') {
    const { path, original, src } = choice
    return { path, original, src, state: 'gallery' }
  }
  if (choice.kind === 'removed' && stored.path !== '') {
    return { path: '', original: '', src: undefined, state: 'removed' }
  }
  const { path, picture, original } = stored
  return { path, original, src: picture?.src, state: path === '' ? 'none' : 'stored' }
}
