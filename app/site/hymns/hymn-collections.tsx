import { hymnCollectionPath, type ListedCollection } from '~/domain/hymns/hymns'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { HymnLinks } from './hymn-links'

/** The hymn collections, styled like the announcements at the back of a hymn book. */
export function HymnCollections({ collections }: { collections: ListedCollection[] }) {
  if (collections.length === 0) {
    return <Content of="salmer.collections_empty" as="p" className="mt-12 text-faded" />
  }
  return (
    <div className="rail-2 grid">
      {collections.map((collection) => (
        <Announcement key={collection.id} collection={collection} />
      ))}
    </div>
  )
}

function Announcement({ collection }: { collection: ListedCollection }) {
  const { title, slug, year, collaborator, description, hymnCount, isAvailable, hymns, cover } =
    collection
  const path = hymnCollectionPath(slug)
  return (
    <article id={slug} className="announcement">
      {cover && (
        <picture>
          <source {...cover.source} />
          <img {...cover.img} alt="" />
        </picture>
      )}
      <p className="font-lead text-faded text-lead leading-none">{year}</p>
      <div>
        <h2 className="hyphens-auto">
          <SiteLink to={path} className="no-underline hover:underline">
            {title}
          </SiteLink>
        </h2>
        {collaborator && (
          <p className="mt-1 font-display text-lead italic leading-snug">{collaborator}</p>
        )}
      </div>
      {description && <p className="max-w-measure whitespace-pre-line">{description}</p>}
      <p className="label">
        {hymnsCopy.count(hymnCount)}
        {isAvailable && (
          <>
            <span aria-hidden="true"> · </span>
            <Content of="salmer.available" as="span" className="text-accent" />
          </>
        )}
      </p>
      {hymns.length > 0 && (
        <div>
          {hymns.length < hymnCount && (
            <Content of="salmer.among" as="p" className="text-faded text-small" />
          )}
          <HymnLinks hymns={hymns} />
        </div>
      )}
      <p className="no-print">
        <SiteLink to={path} className="button">
          <Content of={hymns.length > 0 ? 'salmer.read' : 'salmer.about_collection'} />
          <span className="sr-only">: {title}</span>
        </SiteLink>
      </p>
    </article>
  )
}
