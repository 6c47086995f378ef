import { data } from 'react-router'
import { pageContent } from '~/domain/content/page-content.server'
import { type HymnPage as Hymn, hymnPath, singlePath } from '~/domain/hymns/hymns'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import { hymnAt } from '~/domain/hymns/hymns.server'
import { hymnData } from '~/domain/hymns/hymns-json-ld'
import { sheetLinksCopy } from '~/domain/hymns/song-sheet/sheet-links.copy'
import { sheetPath } from '~/domain/hymns/song-sheet/song-sheet'
import { beginsWith, stanzasText } from '~/domain/hymns/verse/stanzas'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { backendContext } from '~/platform/backend.server'
import { addJsonLd } from '~/platform/pages/json-ld.server'
import { readWithFallback } from '~/platform/pages/visit.server'
import { readEntry } from '~/routes/public/entry.server'
import { HymnColophon, HymnFacts } from '~/site/hymns/hymn-colophon'
import { HymnRecordings, HymnScores } from '~/site/hymns/hymn-media'
import { HymnVerse } from '~/site/hymns/hymn-verse'
import { BackLink } from '~/site/layout/back-link'
import { MissingEntry } from '~/site/layout/missing-entry'
import { PageHead } from '~/site/layout/page-head'
import { Section } from '~/site/layout/section'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { CopyButton } from '~/site/text/copy-button'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/hymn'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const [content, entry] = await Promise.all([
    pageContent(context, 'salmer'),
    readEntry(context, request, () => hymnAt(backend, params.slug), hymnPath),
  ])
  if (typeof entry === 'number') return data({ content, hymn: undefined }, entry)
  const { hymn } = entry
  const commentary = await readWithFallback(
    context,
    () => richTextHtml(backend, hymn.commentary),
    '',
  )
  addJsonLd(context, hymnData(backend.siteUrl, content['salmer.title'], hymn))
  return { content, hymn: { ...hymn, commentary } }
}

export default function HymnRoute({ loaderData: { hymn } }: Route.ComponentProps) {
  if (!hymn) return <MissingEntry title="salmer.not_found" back="salmer.back" to={singlePath} />
  const { title, slug, firstLine, stanzas, commentary } = hymn
  return (
    <article className="page py-10 md:py-14 print:py-0">
      <PageHead
        title={title}
        description={descriptionOf(hymn)}
        path={hymnPath(slug)}
        type="article"
      />
      <BackLink to={singlePath}>
        <Content of="salmer.back" />
      </BackLink>
      <h1 className="mt-8 max-w-[12.5em] hyphens-auto print:mt-0 print:text-[22pt]">{title}</h1>
      {!beginsWith(firstLine, title) && <p className="mt-4 text-faded print:hidden">{firstLine}</p>}
      <HymnVerse
        stanzas={stanzas}
        className={`mt-12 [&>*]:ml-4 md:mt-16 md:[&>*]:ml-8 print:mt-8 print:[&>*]:ml-6 ${columnsFor(stanzas.length)}`}
      />
      <div className="no-print mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CopyButton
          text={`${title}\n\n${stanzasText(stanzas)}`}
          label={hymnsCopy.copyHymn}
          copied={hymnsCopy.hymnCopied}
          notCopied={hymnsCopy.hymnNotCopied}
        />
        <SiteLink
          to={sheetPath({ entries: [{ slug }] })}
          rel="nofollow"
          className="link py-2 text-small"
        >
          {sheetLinksCopy.addToSheet}
        </SiteLink>
      </div>
      <div className="rail-2 mt-14 grid gap-y-12 empty:hidden print:hidden">
        <HymnRecordings recordings={hymn.recordings} />
        <HymnScores scores={hymn.scores} />
      </div>
      <div className="rail-2 mt-14 grid gap-y-10 border-rule border-t pt-8 md:mt-20 print:mt-8 print:pt-4">
        <HymnColophon hymn={hymn} />
        <HymnFacts hymn={hymn} />
      </div>
      {commentary && (
        <Section id="om" title="salmer.about_title" className="mt-14 print:hidden">
          <Prose html={commentary} className="mt-4" />
        </Section>
      )}
    </article>
  )
}

/** One column for few stanzas, two for more where there is space. */
function columnsFor(stanzas: number): string {
  return stanzas > 2
    ? 'xl:block xl:columns-2 xl:gap-x-16 xl:[&>*]:mb-7 print:block print:columns-2 print:[&>*]:mb-5'
    : ''
}

function descriptionOf({ stanzas }: Pick<Hymn, 'stanzas'>): string {
  return stanzas[0]?.lines.join(' / ') ?? ''
}
