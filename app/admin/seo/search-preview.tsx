import type { SeoSettings } from '~/domain/seo/seo'
import { seoText } from '~/domain/seo/seo.text'

/** About as a search engine lists the page. */
export function SearchPreview({ draft, address }: { draft: SeoSettings; address: string }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-caption text-faded">{seoText.preview}</figcaption>
      <div className="grid gap-1 border border-rule p-4">
        <p className="truncate text-caption text-faded">{address}</p>
        <p className="line-clamp-1 break-all text-accent text-lead leading-snug">
          {draft.title || seoText.noTitle}
        </p>
        <p className="line-clamp-2 text-small">{draft.description || seoText.noDescription}</p>
      </div>
    </figure>
  )
}
