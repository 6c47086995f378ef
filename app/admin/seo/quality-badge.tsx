import type { SeoQuality } from '~/domain/seo/seo'
import { qualityCopy } from '~/domain/seo/seo.copy'

const tones: Record<SeoQuality, string> = {
  success: 'border-faded',
  warning: 'border-gilt bg-leaf',
  error: 'border-accent bg-leaf text-accent',
}

/** Shows how a page's settings compare with the recommendation. */
export function QualityBadge({ quality }: { quality: SeoQuality }) {
  return (
    <span
      className={`ml-1 whitespace-nowrap border px-1.5 py-0.5 font-text text-caption tracking-normal ${tones[quality]}`}
    >
      {qualityCopy[quality]}
    </span>
  )
}
