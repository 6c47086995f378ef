import type { FocusPreview } from '~/admin/focus-point/focus-previews'

/** Where the gallery crops a picture (section 9). */
export const galleryPreviews: FocusPreview[] = [{ ratio: '4/3', label: 'I galleriet' }]
