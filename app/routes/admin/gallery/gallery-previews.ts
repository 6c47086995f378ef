import type { FocusPreview } from '~/admin/focus-point/focus-previews'

/** Where the gallery crops a picture (docs/specification.md, "Pictures"). */
export const galleryPreviews: FocusPreview[] = [{ ratio: '4/3', label: 'I galleriet' }]
