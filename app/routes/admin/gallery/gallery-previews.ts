import type { FocusPreview } from '~/admin/focus-point/focus-previews'

/** The gallery's crop of a picture (docs/specification.md, "Pictures"). */
export const galleryPreviews: FocusPreview[] = [{ ratio: '4/3', label: 'I galleriet' }]
