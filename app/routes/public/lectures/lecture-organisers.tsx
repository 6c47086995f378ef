import { data, href, redirect } from 'react-router'
import { fallbackContent, textsAt } from '~/domain/content/content.server'
import type { PressPicture } from '~/domain/images/gallery/gallery'
import { picturesForPress } from '~/domain/images/gallery/press-pictures.server'
import { lecturePath, organisersPath } from '~/domain/lectures/lectures'
import {
  lectureAt,
  type OrganisersPart,
  readOrganisersPart,
} from '~/domain/lectures/lectures.server'
import { organisersData } from '~/domain/lectures/lectures-json-ld'
import type { WithLinks } from '~/http/linked-text'
import { withLinks } from '~/http/linked-text.server'
import { readEntry } from '~/routes/public/entry.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { BackLink } from '~/site/layout/back-link'
import { MissingEntry } from '~/site/layout/missing'
import { PageHead } from '~/site/layout/page-head'
import { PrintButton } from '~/site/layout/print-button'
import { Section } from '~/site/layout/section'
import { Booking } from '~/site/lectures/booking'
import { PressLink } from '~/site/press/press-link'
import { PressPictureFigure } from '~/site/press/press-pictures'
import { Content, useContent } from '~/site/text/content'
import { CopyText } from '~/site/text/copy-text'
import { FactList } from '~/site/text/fact-list'
import { PlainText } from '~/site/text/plain-text'
import type { Route } from './+types/lecture-organisers'
import { askLecture, bookingContact } from './booking-contact.server'

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
  const { backend, pageContent, read, addJsonLd } = pageRequest(context)
  const [lectureTexts, press, entry] = await Promise.all([
    pageContent('foredrag'),
    read(
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
  const images = backend.preview || !imagePath ? [] : await picturesForPress(backend, [imagePath])
  const { 'foredrag.title': listTitle, 'foredrag.organisers': pageTitle } = lectureTexts
  addJsonLd(organisersData(backend.siteUrl, listTitle, { title, slug }, pageTitle))
  const query = backend.preview ? new URL(request.url).search : ''
  const page = {
    title,
    slug,
    subtitle,
    duration,
    back: `${lecturePath(slug)}${query}`,
    ...withLinks(organiserTexts, 'technicalNeeds', 'fee'),
    contact: await bookingContact(context),
    ...(await askLecture(context, slug)),
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
    <article className="page pt-2 pb-10 md:pt-4 md:pb-14 print:py-0">
      <PageHead
        title={`${loaderData.content['foredrag.organisers']}: ${title}`}
        description={short ?? middle ?? long ?? subtitle ?? title}
        path={organisersPath(slug)}
        type="article"
      />
      <BackLink to={page.back} of="foredrag.back_to_one" />
      <Content of="foredrag.organisers" as="p" className="label mt-4 md:mt-6 print:mt-0" />
      <h1 className="mt-2 max-w-[12.5em] hyphens-auto print:text-heading">{title}</h1>
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
          ask={page.ask}
          className="rail-1 grid items-center gap-y-3 print:mt-2 print:gap-y-1.5"
        />
        <OrganiserIntroductions introductions={introductions} />
        <OrganiserPictures images={images} name={name} />
        <PressLink />
      </div>
    </article>
  )
}

type Facts = WithLinks<Pick<OrganisersPart, 'technicalNeeds' | 'fee'>, 'technicalNeeds' | 'fee'> & {
  duration: string | null
}

function OrganiserFacts({ page: { duration, technicalNeeds, fee } }: { page: Facts }) {
  const facts = [
    { label: 'foredrag.duration', fact: duration },
    { label: 'foredrag.technical', fact: technicalNeeds && <PlainText text={technicalNeeds} /> },
    { label: 'foredrag.fee', fact: fee && <PlainText text={fee} /> },
  ] as const
  return (
    <div>
      <FactList facts={facts} columns="fact rail-1 print:py-1 [&>dd]:max-w-measure" />
      <p className="no-print mt-6 md:pl-[13rem]">
        <PrintButton>Udskriv</PrintButton>
      </p>
    </div>
  )
}

const lengths = ['short', 'middle', 'long'] as const

function OrganiserIntroductions({ introductions }: Pick<OrganisersPart, 'introductions'>) {
  const content = useContent()
  const available = lengths.filter((length) => introductions[length])
  if (available.length === 0) return null
  return (
    <Section id="introduktion" title="foredrag.introductions">
      {available.map((length) => (
        <CopyText
          key={length}
          title={<Content of={`presse.${length}`} />}
          textName={content[`presse.${length}`] ?? ''}
          text={introductions[length] ?? ''}
        />
      ))}
    </Section>
  )
}

function OrganiserPictures({ images, name }: { images: PressPicture[]; name: string }) {
  if (images.length === 0) return null
  return (
    <Section id="billeder" title="foredrag.pictures" className="no-print">
      <ul data-wall="" className="mt-6 grid gap-8 md:grid-cols-2 lg:grid-cols-3">
        {images.map((image) => (
          <li key={image.id}>
            <PressPictureFigure image={image} name={name} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
