import { data, href, redirect } from 'react-router'
import { fallbackContent, textsAt } from '~/domain/content/content.server'
import { pageContent } from '~/domain/content/page-content.server'
import { imagesForPress } from '~/domain/images/gallery/press-images.server'
import { lecturePath, organisersPath } from '~/domain/lectures/lectures'
import { lectureAt, readOrganisersPart } from '~/domain/lectures/lectures.server'
import { organisersData } from '~/domain/lectures/lectures-json-ld'
import { withLinks } from '~/http/linked-text.server'
import { backendContext } from '~/platform/backend.server'
import { addJsonLd } from '~/platform/pages/json-ld.server'
import { readWithFallback } from '~/platform/pages/visit.server'
import { readEntry } from '~/routes/public/entry.server'
import { BackLink } from '~/site/layout/back-link'
import { MissingEntry } from '~/site/layout/missing-entry'
import { PageHead } from '~/site/layout/page-head'
import { Booking } from '~/site/lectures/booking'
import {
  OrganiserFacts,
  OrganiserIntroductions,
  OrganiserPictures,
} from '~/site/lectures/organisers'
import { PressLink } from '~/site/press/press-link'
import { Content } from '~/site/text/content'
import type { Route } from './+types/lecture-organisers'
import { bookingContact } from './booking-contact.server'

/** Texts of the press kit that are also shown here. */
const sharedTextKeys = [
  'presse.short',
  'presse.middle',
  'presse.long',
  'presse.credit',
  'presse.print',
  'presse.web',
  'billeder.press',
] as const

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const [lectureTexts, press, entry] = await Promise.all([
    pageContent(context, 'foredrag'),
    readWithFallback(
      context,
      () => textsAt(backend, [...sharedTextKeys, 'hero.name']),
      fallbackContent('presse', 'billeder', 'hero'),
    ),
    readEntry(context, request, () => lectureAt(backend, params.slug), organisersPath),
  ])
  const { 'hero.name': name, ...texts } = press
  const { 'foredrag.concert_info': _, ...ownTexts } = lectureTexts
  const content = { ...ownTexts, ...texts }
  if (typeof entry === 'number') return data({ content, name, page: undefined }, entry)
  const { id, title, slug, subtitle, duration, imagePath } = entry.lecture
  const organiserTexts = await readOrganisersPart(backend, id)
  // A temporary redirect, since the author may write a text for organisers again.
  if (!organiserTexts) throw redirect(lecturePath(slug))
  const images = backend.preview || !imagePath ? [] : await imagesForPress(backend, [imagePath])
  addJsonLd(
    context,
    organisersData(
      backend.siteUrl,
      lectureTexts['foredrag.title'],
      { title, slug },
      lectureTexts['foredrag.organisers'],
    ),
  )
  const query = backend.preview ? new URL(request.url).search : ''
  const page = {
    title,
    slug,
    subtitle,
    duration,
    back: `${lecturePath(slug)}${query}`,
    ...withLinks(organiserTexts, 'technicalNeeds', 'fee'),
    contact: await bookingContact(context),
    images: [...images.values()].map(({ paths: _, ...image }) => image),
  }
  return { content, name, page }
}

export default function LectureOrganisers({ loaderData }: Route.ComponentProps) {
  const { page, name } = loaderData
  if (!page) {
    return <MissingEntry title="foredrag.not_found" back="foredrag.back" to={href('/foredrag')} />
  }
  const { title, slug, subtitle, introductions, images } = page
  const { short, middle, long } = introductions
  return (
    <article className="page py-10 md:py-14 print:py-0">
      <PageHead
        title={`${loaderData.content['foredrag.organisers']}: ${title}`}
        description={short ?? middle ?? long ?? subtitle ?? title}
        path={organisersPath(slug)}
        type="article"
      />
      <BackLink to={page.back}>
        <Content of="foredrag.back_to_one" />
      </BackLink>
      <Content of="foredrag.organisers" as="p" className="label mt-8 print:mt-0" />
      <h1 className="mt-3 max-w-[12.5em] hyphens-auto print:text-heading">{title}</h1>
      {subtitle && (
        <p className="mt-4 max-w-[20.3em] font-display text-faded text-heading italic leading-snug print:mt-2 print:text-lead">
          {subtitle}
        </p>
      )}
      <div className="mt-12 grid gap-14 print:mt-5 print:gap-5">
        <OrganiserFacts page={page} />
        <Booking
          title={title}
          contact={page.contact}
          className="rail-1 grid items-center gap-y-3 print:mt-2 print:gap-y-1.5"
        />
        <OrganiserIntroductions introductions={introductions} />
        <OrganiserPictures images={images} name={name} />
        <PressLink />
      </div>
    </article>
  )
}
