import type { FocusPreview } from '~/admin/focus-point/focus-point-editor'

/** The crop of a gallery picture on /presse (docs/specification.md, "Pictures"). */
export const galleryPreviews: FocusPreview[] = [{ ratio: '4/3', label: 'På siden Presse' }]
