import { data, href } from 'react-router'
import { letterPath } from '~/domain/letters/letters'
import { letterAt } from '~/domain/letters/letters.server'
import { letterArticleData } from '~/domain/letters/letters-json-ld'
import { letterSettings } from '~/domain/letters/sending/settings.server'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { readEntry } from '~/routes/public/entry.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { BackLink } from '~/site/layout/back-link'
import { EditItem } from '~/site/layout/edit-item'
import { MissingEntry, MissingPage } from '~/site/layout/missing'
import { PageHead } from '~/site/layout/page-head'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/letter'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { backend, pageContent, addJsonLd } = pageRequest(context)
  const { isOn } = await letterSettings(backend)
  const readLetter = async () => (isOn ? letterAt(backend, params.slug) : undefined)
  const [content, entry] = await Promise.all([
    isOn ? pageContent('brev') : undefined,
    readEntry(context, request, readLetter, letterPath),
  ])
  if (typeof entry === 'number') return data({ isOn, content, letter: undefined }, entry)
  const { content: text, ...letter } = entry.letter
  addJsonLd(
    letterArticleData(backend.siteUrl, content?.['brev.title'] ?? '', {
      ...letter,
      text: mixedTextLines(text),
    }),
  )
  return { isOn, content, letter: { ...letter, html: await richTextHtml(backend, text) } }
}

export default function LetterPage({ loaderData: { isOn, letter } }: Route.ComponentProps) {
  if (!isOn) return <MissingPage />
  if (!letter) return <MissingEntry title="brev.not_found" back="brev.back" to={href('/brev')} />
  const { id, title, slug, date, dateText, summary, html } = letter
  return (
    <article className="page pt-2 pb-10 md:pt-4 md:pb-14">
      <PageHead title={title} description={summary} path={letterPath(slug)} type="article" />
      <BackLink to={href('/brev')} of="brev.back" />
      <h1 className="mt-4 max-w-[12.5em] md:mt-6 hyphens-auto">{title}</h1>
      <div className="rail-1-and-3 mt-8 grid gap-y-6 md:mt-12">
        <time dateTime={date} className="label whitespace-nowrap md:pt-2">
          {dateText}
        </time>
        <div className="prose">
          <Prose html={html} />
          <EditItem formPath={href('/admin/brev/:id', { id })} name={title} />
        </div>
      </div>
    </article>
  )
}
