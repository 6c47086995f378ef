import { type Ratio, ratioClasses } from '~/admin/picture/ratio'
import type { FocusPoint } from '~/domain/images/images'
import { focusClasses } from './focus-point'
import { focusPointCopy } from './focus-point.copy'

export interface FocusPreview {
  ratio: Ratio
  label: string
}

interface FocusPreviewsProps {
  src: string
  value: FocusPoint
  previews: readonly FocusPreview[]
}

export function FocusPreviews({ src, value, previews }: FocusPreviewsProps) {
  const cropped = previews.filter(({ ratio }) => ratio !== 'natural')
  if (cropped.length === 0) return null
  return (
    <section aria-label={focusPointCopy.previews} className="grid content-start gap-2">
      <p className="font-semibold text-small">{focusPointCopy.previews}</p>
      <div className="flex flex-wrap gap-4 md:grid">
        {cropped.map(({ ratio, label }) => (
          <figure
            key={`${ratio} ${label}`}
            className={ratio === '9/16' ? 'w-20 md:w-24' : 'w-32 md:w-44'}
          >
            <img
              src={src}
              alt=""
              className={`focused w-full ${ratioClasses[ratio]} ${focusClasses(value)}`}
            />
            <figcaption className="mt-1 text-caption text-faded">{label}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
