import { data, href } from 'react-router'
import { type CollaborationCard, collaborationPath } from '~/domain/collaborations/collaborations'
import { collaborationCards } from '~/domain/collaborations/collaborations.server'
import { collaborationsData } from '~/domain/collaborations/collaborations-json-ld'
import { contentLinks } from '~/domain/content/content-links.server'
import type { Picture as PictureView } from '~/domain/images/images'
import { withPictureOf } from '~/domain/images/images.server'
import { emptyPage, pageNumber, pathOfPage, statusOf } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { EditItem } from '~/site/layout/edit-item'
import { entryAttributes, MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { SiteLink } from '~/site/layout/site-link'
import { Picture } from '~/site/pictures/picture'
import { Content } from '~/site/text/content'
import { Excerpt } from '~/site/text/excerpt'
import type { Route } from './+types/collaborations'

export async function loader({ context, request: { url } }: Route.LoaderArgs) {
  const { backend, visit, pageContent, read, addJsonLd } = pageRequest(context)
  const number = pageNumber(url)
  visit.normalizedUrl = pathOfPage('/samarbejder', number)
  const [content, cards] = await Promise.all([
    pageContent('samarbejder'),
    read(() => cardsWithPictures(backend, number), emptyPage),
  ])
  const listed = cards.items.map(({ card }) => card)
  addJsonLd(collaborationsData(backend.siteUrl, content['samarbejder.title'], listed))
  return data({ content, linkedContent: contentLinks(content), cards }, statusOf(cards))
}

async function cardsWithPictures(backend: Backend, page: number) {
  const { items, ...rest } = await collaborationCards(backend, page)
  const cards = await withPictureOf(backend, items, ({ imagePath }) => imagePath)
  const cardItems = cards.map(({ picture, ...card }) => ({ id: card.id, card, picture }))
  return { ...rest, items: cardItems }
}

export default function Collaborations({ loaderData }: Route.ComponentProps) {
  const { content } = loaderData
  return (
    <div className="page py-14 md:py-20">
      <PageHead
        title={content['samarbejder.title']}
        description={content['samarbejder.intro']}
        path="/samarbejder"
      />
      <PageTitle
        title={<Content of="samarbejder.title" />}
        intro={<Content of="samarbejder.intro" />}
      />
      <MoreList data={loaderData} selectPage={({ cards }) => cards}>
        {(items) => (
          <div className="rail-2 mt-12 grid gap-y-16 md:mt-16 md:gap-y-8 md:pb-24 print:mt-6 print:grid-cols-2 print:gap-y-6 print:pb-0">
            {items.map(({ id, card, picture }, index) => (
              <Card
                key={id}
                card={card}
                picture={picture}
                more={content['samarbejder.link']}
                priority={index === 0}
              />
            ))}
            {items.length === 0 && <Content of="samarbejder.empty" as="p" className="text-faded" />}
          </div>
        )}
      </MoreList>
    </div>
  )
}

interface CardProps {
  card: CollaborationCard
  picture: PictureView | undefined
  more: string
  priority: boolean
}

/** The second column is offset, so that pictures are not level. */
function Card({ card: { id, title, slug, text }, picture, more, priority }: CardProps) {
  return (
    <article
      {...entryAttributes(id)}
      className="relative break-inside-avoid border-rule border-t pt-6 md:even:top-24 print:top-0! print:pt-4"
    >
      {picture && (
        <Picture
          picture={picture}
          ratio="4/3"
          sizes="(min-width: 80rem) 34rem, (min-width: 48rem) 45vw, 90vw"
          priority={priority}
          className="mb-6 print:mb-3"
        />
      )}
      <h2 className="hyphens-auto">{title}</h2>
      {text && <Excerpt text={text} lines={4} className="mt-3 text-faded" />}
      <SiteLink
        to={collaborationPath(slug)}
        aria-label={`${more} om ${title}`}
        className="link no-print mt-2 inline-block py-2 text-small after:absolute after:inset-0"
      >
        <Content of="samarbejder.link" />
      </SiteLink>
      <EditItem formPath={href('/admin/samarbejder/:id', { id })} name={title} />
    </article>
  )
}
