import type { Backend } from '~/platform/backend.server'
import { linksIn } from '~/platform/rich-text.server'
import { destination, ownUrl } from './destination.server'
import { linkPlaceCopy as at } from './redirects.copy'
import { redirectFrom } from './redirects.server'

/** A link that leads nowhere on the site. */
export interface DeadLink {
  id: string
  /** The words that are the link, or the name of its field. */
  text: string
  url: string
  /** What it stands in. */
  place: string
  /** The screen where it is mended. */
  editPath: string
}

/** Something of the author that links to pages or files. */
interface Place {
  place: string
  editPath: string
  /** The page that shows it. */
  page: string
  html?: string
  link?: string | null
}

/** The links in the author’s texts and fields that lead nowhere on the site. Those to other sites are not tried. */
export async function deadLinks(backend: Backend): Promise<DeadLink[]> {
  const known = new Map<string, Promise<boolean>>()
  const leads = (url: URL) => {
    const found = known.get(url.pathname) ?? leadsSomewhere(backend, url)
    known.set(url.pathname, found)
    return found
  }
  const dead: DeadLink[] = []
  for (const place of await placesOf(backend)) {
    for (const { text, url: written } of linksOf(place)) {
      const url = ownUrl(backend, written, place.page)
      if (!url || (await leads(url))) continue
      const { place: title, editPath } = place
      dead.push({ id: `${editPath} ${dead.length}`, text, url: written, place: title, editPath })
    }
  }
  return dead
}

async function leadsSomewhere(backend: Backend, url: URL): Promise<boolean> {
  const page = await destination(backend, url)
  return (page ?? (await redirectFrom(backend, url.pathname))) !== undefined
}

function linksOf({ html = '', link }: Place): { text: string; url: string }[] {
  const written = linksIn(html).flatMap(({ text, href, pdfId }) => {
    const url = pdfId === undefined ? href : `/filer/pdf/${encodeURIComponent(pdfId)}/fil.pdf`
    return url === undefined ? [] : [{ text, url }]
  })
  return link ? [...written, { text: at.linkField, url: link }] : written
}

async function placesOf(backend: Backend): Promise<Place[]> {
  const places = await Promise.all([
    ofNews(backend),
    ofLectures(backend),
    ofWorks(backend),
    ofReviews(backend),
    ofCollaborations(backend),
    ofConcertInfo(backend),
  ])
  return places.flat()
}

async function ofNews({ db }: Backend): Promise<Place[]> {
  const rows = await db
    .selectFrom('news')
    .select(['id', 'title', 'link'])
    .where('link', 'is not', null)
    .execute()
  return rows.map(({ id, title, link }) => ({
    ...{ place: at.news(title), editPath: `/admin/nyheder/${id}`, page: '/nyheder', link },
  }))
}

async function ofLectures({ db }: Backend): Promise<Place[]> {
  const rows = await db.selectFrom('lectures').select(['id', 'title', 'slug', 'link']).execute()
  return rows.map(({ id, title, slug, link }) => ({
    ...{ place: at.lecture(title), editPath: `/admin/foredrag/${id}` },
    ...{ page: `/foredrag/${slug}`, link },
  }))
}

async function ofWorks({ db }: Backend): Promise<Place[]> {
  const rows = await db
    .selectFrom('bibliography')
    .select(['id', 'title', 'description', 'purchase_link'])
    .execute()
  return rows.map(({ id, title, description, purchase_link }) => ({
    ...{ place: at.work(title), editPath: `/admin/bibliografi/${id}`, page: '/bibliografi' },
    ...{ html: description, link: purchase_link },
  }))
}

async function ofReviews({ db }: Backend): Promise<Place[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('bibliography', 'bibliography.id', 'bibliography_id')
    .select(['bibliography_id', 'title', 'slug', 'quote_text'])
    .execute()
  return rows.map(({ bibliography_id, title, slug, quote_text }) => ({
    ...{ place: at.review(title), editPath: `/admin/bibliografi/${bibliography_id}/anmeldelser` },
    ...{ page: `/bibliografi/${slug}`, html: quote_text },
  }))
}

async function ofCollaborations({ db }: Backend): Promise<Place[]> {
  const rows = await db
    .selectFrom('collaborations')
    .select(['id', 'title', 'slug', 'description', 'link'])
    .execute()
  return rows.map(({ id, title, slug, description, link }) => ({
    ...{ place: at.collaboration(title), editPath: `/admin/samarbejder/${id}` },
    ...{ page: `/samarbejder/${slug}`, html: description, link },
  }))
}

/** The one text of the content store that can hold links. */
async function ofConcertInfo({ db }: Backend): Promise<Place[]> {
  const rows = await db
    .selectFrom('editable_content')
    .select('content_value')
    .where('content_type', '=', 'rich_text')
    .execute()
  return rows.map(({ content_value }) => ({
    ...{ place: at.concertInfo, editPath: '/admin/foredrag/koncerttekst', page: '/foredrag' },
    html: content_value,
  }))
}
