import type { FocusPreview } from '~/admin/focus-point/focus-point-editor'

/** The crops of a collaboration's picture (docs/specification.md, "Pictures"). */
export const collaborationPreviews: FocusPreview[] = [
  { ratio: '21/9', label: 'På siden' },
  { ratio: '4/3', label: 'I oversigten' },
]
