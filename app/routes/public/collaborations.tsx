import { Link } from 'react-router'
import type { CollaborationCard } from '~/domain/collaborations/collaborations'
import { collaborationPath } from '~/domain/collaborations/collaborations'
import { collaborationCards } from '~/domain/collaborations/collaborations.server'
import { collaborationsData } from '~/domain/collaborations/collaborations-json-ld'
import { fallbackContent, readContent } from '~/domain/content/content.server'
import type { Picture as PictureView } from '~/domain/images/images'
import { picturesByPath } from '~/domain/images/images.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { addJsonLd } from '~/platform/json-ld.server'
import { readWithFallback } from '~/platform/visit.server'
import { Content } from '~/site/content'
import { PageHead } from '~/site/page-head'
import { PageTitle } from '~/site/page-title'
import { Picture } from '~/site/picture'
import type { Route } from './+types/collaborations'

export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const [content, cards] = await Promise.all([
    readWithFallback(
      context,
      () => readContent(backend, 'samarbejder'),
      fallbackContent('samarbejder'),
    ),
    readWithFallback(context, () => shownCards(backend), []),
  ])
  addJsonLd(
    context,
    collaborationsData(
      backend.siteUrl,
      content['samarbejder.title'],
      cards.map(({ card }) => card),
    ),
  )
  return { content, cards }
}

async function shownCards(backend: Backend) {
  const cards = await collaborationCards(backend)
  const pictures = await picturesByPath(
    backend,
    cards.flatMap(({ imagePath }) => imagePath ?? []),
  )
  return cards.map((card) => ({ card, picture: pictures.get(card.imagePath ?? '') }))
}

export default function Collaborations({ loaderData: { cards, content } }: Route.ComponentProps) {
  return (
    <div className="page py-14 md:py-20">
      <PageHead
        title={content['samarbejder.title']}
        description={content['samarbejder.intro']}
        path="/samarbejder"
      />
      <PageTitle intro={<Content of="samarbejder.intro" />}>
        <Content of="samarbejder.title" />
      </PageTitle>
      <div className="mt-12 grid gap-x-16 grid-cols-1 gap-y-16 md:mt-16 md:grid-cols-2 md:gap-y-8 md:pb-24">
        {cards.map(({ card, picture }, index) => (
          <Card
            key={card.id}
            card={card}
            picture={picture}
            more={content['samarbejder.link']}
            priority={index === 0}
          />
        ))}
        {cards.length === 0 && (
          <p className="text-faded">
            <Content of="samarbejder.empty" />
          </p>
        )}
      </div>
    </div>
  )
}

interface CardProps {
  card: CollaborationCard
  picture: PictureView | undefined
  more: string
  priority: boolean
}

/** The second column hangs lower, so that no two pictures stand in a row. */
function Card({ card: { title, slug, text }, picture, more, priority }: CardProps) {
  return (
    <article className="relative border-rule border-t pt-6 md:even:top-24">
      {picture && (
        <Picture
          picture={picture}
          ratio="4/3"
          sizes="(min-width: 80rem) 34rem, (min-width: 48rem) 45vw, 90vw"
          priority={priority}
          className="mb-6"
        />
      )}
      <h2 className="hyphens-auto text-heading">{title}</h2>
      {text && <p className="mt-3 line-clamp-4 text-faded">{text}</p>}
      <Link
        to={collaborationPath(slug)}
        aria-label={`${more} om ${title}`}
        className="link mt-2 inline-block py-2 after:absolute after:inset-0"
      >
        <Content of="samarbejder.link" />
      </Link>
    </article>
  )
}
