import { idealLengths, type SeoSettings } from '~/domain/seo/seo'
import { seoCopy } from '~/domain/seo/seo.copy'

/** About as a search engine lists the page: what is longer than the ideal is cut. */
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

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/(?<!\s)\s+\S*$/, '')} …`
}
