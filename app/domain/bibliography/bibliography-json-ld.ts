import type {
  Book,
  BookFormatType,
  BreadcrumbList,
  CreativeWork,
  ItemList,
  Review as ReviewData,
} from 'schema-dts'
import { absolute, author, breadcrumbs, type Named } from '~/domain/seo/json-ld'
import { type Category, type Shelf, shelfPath, workPath } from './bibliography'
import type { Review, Work, WorkPage } from './bibliography.server'
import type { Cover } from './covers'
import { suggestedFormats } from './formats'
import { isbnCharacters } from './isbn'

type WorkData = Named<Book | CreativeWork>

type ListedWork = Pick<Work, 'title' | 'year' | 'slug'> & { cover?: Cover | undefined }

const listStep = (name: string) => ({ name, path: '/bibliografi' })

export function shelfData(
  siteUrl: string,
  listTitle: string,
  shelf: Shelf,
  works: ListedWork[],
): (Named<BreadcrumbList> | Named<ItemList>)[] {
  const trail = breadcrumbs(siteUrl, listStep(listTitle))
  if (works.length === 0) return [trail]
  return [
    trail,
    {
      '@id': `${absolute(siteUrl, shelfPath(shelf))}#liste`,
      '@type': 'ItemList',
      itemListElement: works.map((work, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: workSummary(siteUrl, shelf.category, work),
      })),
    },
  ]
}

export type WorkForJsonLd = Omit<
  WorkPage,
  'imageUrl' | 'id' | 'extract' | 'extractPdf' | 'recording'
>

/** It has no rating, since reviews have no stars. */
export function workData(
  siteUrl: string,
  listTitle: string,
  work: WorkForJsonLd,
  cover: Cover | undefined,
  { description, quotes }: { description: string; quotes: string[] },
): [Named<BreadcrumbList>, WorkData] {
  const { publisher, translator } = work
  const reviews = work.reviews.flatMap((review, index) => reviewOf(review, quotes[index] ?? ''))
  const step = { name: work.title, path: workPath(work.slug) }
  return [
    breadcrumbs(siteUrl, listStep(listTitle), step),
    {
      ...workSummary(siteUrl, work.category, { ...work, cover }),
      inLanguage: 'da',
      ...(description && { description }),
      ...(publisher && { publisher: { '@type': 'Organization', name: publisher } }),
      ...(translator && { translator: { '@type': 'Person', name: translator } }),
      ...(work.category !== 'værkliste' && bookFacts(work)),
      ...offersOf(work),
      ...(reviews.length > 0 && { review: reviews }),
    } as WorkData,
  ]
}

function bookFacts({ isbn, pages, formats }: WorkForJsonLd) {
  const bookFormat = formats.flatMap((format) => formatOf(format) ?? [])
  return {
    ...(isbn && { isbn: isbnCharacters(isbn) }),
    ...(pages !== null && { numberOfPages: pages }),
    ...(bookFormat.length > 0 && { bookFormat }),
  }
}

function formatOf(format: string): BookFormatType | undefined {
  const name = Object.entries(suggestedFormats).find(([usual]) => usual === format)?.[1]
  return name && `https://schema.org/${name}`
}

/** The shops, without prices and stock, which the site does not know. */
function offersOf({ purchaseLink, shops }: WorkForJsonLd) {
  const offers = [
    ...(purchaseLink ? [{ '@type': 'Offer', url: purchaseLink }] : []),
    ...shops.map(({ name, url }) => ({
      '@type': 'Offer',
      url,
      seller: { '@type': 'Organization', name },
    })),
  ]
  return offers.length > 0 && { offers }
}

function workSummary(siteUrl: string, category: Category, work: ListedWork): WorkData {
  const { title, year, slug, cover } = work
  const url = `${siteUrl}${workPath(slug)}`
  return {
    '@id': `${url}#vaerk`,
    '@type': category === 'værkliste' ? 'CreativeWork' : 'Book',
    name: title,
    author: author(siteUrl),
    datePublished: String(year).padStart(4, '0'),
    url,
    ...(cover && { image: 'picture' in cover ? absolute(siteUrl, cover.picture.src) : cover.url }),
  }
}

/** JSON-LD of a review; empty without an author or publication, which schema.org requires. */
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
