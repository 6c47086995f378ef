import type { HymnCollection } from '~/domain/hymns/hymns'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import { Content } from './content'

/** The hymn collections, as the back pages of a hymn book announce them. */
export function HymnCollections({ collections }: { collections: HymnCollection[] }) {
  return (
    <div className="grid gap-x-16 md:grid-cols-2">
      {collections.map(({ id, title, year, collaborator, description, psalmCount, available }) => (
        <article
          key={id}
          id={id}
          className="grid grid-cols-1 content-start gap-4 border-rule border-t py-9 first:border-t-0 md:py-12 md:[&:nth-child(2)]:border-t-0"
        >
          <p className="font-display text-faded text-lead leading-none">{year}</p>
          <div>
            <h2 className="hyphens-auto text-heading">{title}</h2>
            <p className="mt-1 font-display text-lead italic leading-snug">{collaborator}</p>
          </div>
          <p className="max-w-measure">{description}</p>
          <p className="label">
            {hymnsCopy.count(psalmCount)}
            {available && (
              <>
                <span aria-hidden="true"> · </span>
                <span className="text-accent">
                  <Content of="salmer.available" />
                </span>
              </>
            )}
          </p>
        </article>
      ))}
    </div>
  )
}
