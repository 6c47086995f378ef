import { authorProfile } from '~/domain/contact/author-json-ld'
import { contentLinks } from '~/domain/content/content-links.server'
import { facts } from '~/domain/content/facts'
import { emptyFrontPage } from '~/domain/front-page/front-page'
import { frontPage } from '~/domain/front-page/front-page.server'
import { sitePicture } from '~/domain/images/images.server'
import { measuredShades } from '~/domain/images/site-pictures/measured-shade.server'
import { strongestShades } from '~/domain/images/site-pictures/shade'
import { openingOf } from '~/faces/openings'
import { pageRequest } from '~/routes/public/page-request.server'
import { Contents } from '~/site/home/contents'
import { PageHead } from '~/site/layout/page-head'
import { Picture } from '~/site/pictures/picture'
import { Content } from '~/site/text/content'
import type { Route } from './+types/home'
import { appearanceOfPage } from './appearance.server'
import { redirectFormerQuery } from './entry.server'

export async function loader({ context, request }: Route.LoaderArgs) {
  await redirectFormerQuery(context, request)
  const { backend, pageContent, read, addJsonLd } = pageRequest(context)
  const { opening, front: parts } = await appearanceOfPage(context, request)
  const groups = ['hero', 'about', 'facts', 'forside'] as const
  const [content, hero, portrait, front] = await Promise.all([
    pageContent(...groups),
    read(() => sitePicture(backend, 'hero'), undefined),
    read(() => sitePicture(backend, 'portrait'), undefined),
    read(() => frontPage(backend, opening === 'galleri'), emptyFrontPage),
  ])
  const shade = await read(() => measuredShades(backend, hero), strongestShades)
  addJsonLd(authorProfile(backend.siteUrl, content, portrait))
  return {
    content,
    linkedContent: contentLinks(content),
    hero,
    shade,
    portrait,
    front,
    parts,
    opening,
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, hero, shade, portrait, front, parts, opening } = loaderData
  const Opening = openingOf(opening)
  return (
    <>
      <PageHead
        description={content['about.paragraph1'] || content['hero.description']}
        path="/"
        type="profile"
      />
      <Opening picture={hero} shade={shade} front={front} />
      <About content={content} portrait={portrait} />
      <Contents front={front} parts={parts} />
    </>
  )
}

type HomeData = Route.ComponentProps['loaderData']

const paragraphs = [
  'about.paragraph1',
  'about.paragraph2',
  'about.paragraph3',
  'about.paragraph4',
] as const

function About({ content, portrait }: Pick<HomeData, 'content' | 'portrait'>) {
  const filledFacts = facts.filter(({ key }) => content[key])
  const filledParagraphs = paragraphs.filter((paragraph) => content[paragraph])
  return (
    <section
      aria-labelledby="om"
      className="page rail-2 grid gap-y-14 pt-20 md:pt-28 print:mt-6 print:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:gap-8"
    >
      <div>
        <Content of="about.title" as="h2" id="om" />
        <div
          data-initial={content['about.paragraph1'].trim().charAt(0)}
          className="opening mt-8 grid max-w-measure gap-[0.65lh]"
        >
          {filledParagraphs.map((paragraph) => (
            <Content key={paragraph} of={paragraph} as="p" className="whitespace-pre-line" />
          ))}
        </div>
      </div>
      <div className="grid content-start gap-14 lg:pt-3">
        {portrait && (
          <Picture
            picture={portrait}
            ratio="3/2"
            sizes="(min-width: 64rem) 30rem, 90vw"
            className="w-full"
          />
        )}
        {filledFacts.length > 0 && (
          <dl className="border-rule border-t text-small">
            {filledFacts.map(({ key, label }) => (
              <div key={key} className="fact border-rule border-b py-2.5">
                <dt className="label pt-0.5">{label}</dt>
                <Content of={key} as="dd" />
              </div>
            ))}
          </dl>
        )}
      </div>
      {content['about.quote'] && (
        <figure className="break-inside-avoid max-w-[52rem] md:col-span-2 print:col-span-2">
          <blockquote className="whitespace-pre-line text-balance font-display text-large italic leading-tight print:text-heading">
            <Content of="about.quote" />
          </blockquote>
          {content['about.quote_author'] && (
            <Content
              of="about.quote_author"
              as="figcaption"
              className="mt-5 text-faded text-small"
            />
          )}
        </figure>
      )}
    </section>
  )
}
