import type { Book, BreadcrumbList, CreativeWork, ItemList, Review as ReviewData } from 'schema-dts'
import { absolute, author, breadcrumbs, type Named } from '~/domain/seo/json-ld'
import {
  type Category,
  type Review,
  type ReviewedWork,
  type Shelf,
  shelfPath,
  workPath,
} from './bibliography'
import type { Cover } from './covers'

type WorkData = Named<Book | CreativeWork>

interface ListedWork {
  title: string
  year: number
  slug: string
  hasReviews?: boolean
  cover?: Cover | undefined
}

const listStep = (name: string) => ({ name, path: '/bibliografi' })

/** The works of a shelf, in the order in which they stand there. */
export function shelfData(
  siteUrl: string,
  listTitle: string,
  shelf: Shelf,
  works: ListedWork[],
): (Named<BreadcrumbList> | Named<ItemList>)[] {
  const way = breadcrumbs(siteUrl, listStep(listTitle))
  if (works.length === 0) return [way]
  return [
    way,
    {
      '@id': `${absolute(siteUrl, shelfPath(shelf))}#liste`,
      '@type': 'ItemList',
      itemListElement: works.map((work, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: listed(siteUrl, shelf.category, work),
      })),
    },
  ]
}

/** A work with its reviews. Nobody gave it stars, so no rating is claimed. */
export function workData(
  siteUrl: string,
  listTitle: string,
  work: Omit<ReviewedWork, 'imageUrl'>,
  cover: Cover | undefined,
  /** The quotes of the reviews as plain text, in their order. */
  quotes: string[],
): [Named<BreadcrumbList>, WorkData] {
  const reviews = work.reviews.flatMap((review, index) => reviewOf(review, quotes[index] ?? ''))
  const step = { name: work.title, path: workPath(work.slug) }
  return [
    breadcrumbs(siteUrl, listStep(listTitle), step),
    {
      ...listed(siteUrl, work.category, { ...work, cover, hasReviews: true }),
      inLanguage: 'da',
      ...(work.description && { description: work.description }),
      ...(reviews.length > 0 && { review: reviews }),
    },
  ]
}

function listed(siteUrl: string, category: Category, work: ListedWork): WorkData {
  const { title, year, slug, hasReviews, cover } = work
  const url = `${siteUrl}${workPath(slug)}`
  return {
    '@id': `${url}#vaerk`,
    '@type': category === 'værkliste' ? 'CreativeWork' : 'Book',
    name: title,
    author: author(siteUrl),
    datePublished: String(year),
    ...(hasReviews && { url }),
    ...(cover && { image: coverUrl(siteUrl, cover) }),
  }
}

function coverUrl(siteUrl: string, cover: Cover): string {
  return 'picture' in cover ? absolute(siteUrl, cover.picture.src) : cover.url
}

/** Without anybody who wrote it, a quote is no review. */
function reviewOf({ header, author, publication }: Review, quote: string): ReviewData[] {
  if (!author && !publication) return []
  const publisher = publication && ({ '@type': 'Organization', name: publication } as const)
  return [
    {
      '@type': 'Review',
      author: author ? { '@type': 'Person', name: author } : publisher || undefined,
      reviewBody: quote,
      ...(header && { name: header }),
      ...(author && publisher && { publisher }),
    },
  ]
}
