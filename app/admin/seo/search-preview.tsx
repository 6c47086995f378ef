import { idealLengths, type SeoSettings } from '~/domain/seo/seo'
import { seoCopy } from '~/domain/seo/seo.copy'

/** Approximates a search result: text beyond the recommended length is cut. */
export function SearchPreview({ title, description, url }: SeoSettings & { url: string }) {
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-caption text-faded">{seoCopy.preview}</figcaption>
      <div className="wrap-anywhere grid gap-1 border border-rule p-4">
        <p className="truncate text-caption text-faded">{url}</p>
        <p className="text-accent leading-snug">{cut(title, idealLengths.title.most)}</p>
        <p className="text-small leading-normal">
          {cut(description, idealLengths.description.most)}
        </p>
      </div>
    </figure>
  )
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : `${text.slice(0, maxLength).replace(/(?<!\s)\s+\S*$/, '')} …`
}
