import type { ReactNode } from 'react'
import { data } from 'react-router'
import { hymnDayPath } from '~/domain/hymns/days/hymn-days'
import { hymnPageCopy } from '~/domain/hymns/hymn-page.copy'
import { hymnCollectionPath, hymnPath, singlePath } from '~/domain/hymns/hymns'
import { creditLines, displayedCreditLines } from '~/domain/hymns/hymns.copy'
import { type HymnPage, hymnAt } from '~/domain/hymns/hymns.server'
import { hymnData } from '~/domain/hymns/hymns-json-ld'
import { groupPath, type RegisterName } from '~/domain/hymns/registers/registers'
import { sheetLinksCopy } from '~/domain/hymns/song-sheet/sheet-links.copy'
import { sheetPath } from '~/domain/hymns/song-sheet/song-sheet'
import { beginsWith, stanzasText } from '~/domain/hymns/verse/stanzas'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { printedReference, spokenReference } from '~/domain/scripture/bible-text'
import { langOf } from '~/forms/lang-of'
import { canonicalSlug } from '~/http/slug'
import { readEntry } from '~/routes/public/entry.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { HymnRecordings, HymnScores } from '~/site/hymns/hymn-media'
import { HymnVerse } from '~/site/hymns/hymn-verse'
import { BackLink } from '~/site/layout/back-link'
import { MissingEntry } from '~/site/layout/missing'
import { PageHead } from '~/site/layout/page-head'
import { Section } from '~/site/layout/section'
import { useSiteData } from '~/site/layout/site-data'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { CopyButton } from '~/site/text/copy-button'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/hymn'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { backend, pageContent, read, addJsonLd } = pageRequest(context)
  const [content, entry] = await Promise.all([
    pageContent('salmer'),
    readEntry(context, request, () => hymnAt(backend, params.slug), hymnPath),
  ])
  if (typeof entry === 'number') return data({ content, hymn: undefined }, entry)
  const { hymn } = entry
  const commentary = await read(() => richTextHtml(backend, hymn.commentary), '')
  addJsonLd(hymnData(backend.siteUrl, content['salmer.title'], hymn))
  const passages = hymn.scripture.map(passageLink)
  return { content, hymn: { ...hymn, commentary, passages } }
}

export default function HymnRoute({ loaderData: { hymn } }: Route.ComponentProps) {
  if (!hymn) return <MissingEntry title="salmer.not_found" back="salmer.back" to={singlePath} />
  const { title, slug, firstLine, stanzas, commentary } = hymn
  const lang = langOf(hymn.language)
  return (
    <article className="page pt-2 pb-10 md:pt-4 md:pb-14 print:py-0">
      <PageHead
        title={title}
        description={stanzas[0]?.lines.join(' / ') ?? ''}
        path={hymnPath(slug)}
        type="article"
      />
      <BackLink to={singlePath} of="salmer.back" />
      <h1
        lang={lang}
        className="mt-4 max-w-[12.5em] md:mt-6 hyphens-auto print:mt-0 print:text-[22pt]"
      >
        {title}
      </h1>
      {!beginsWith(firstLine, title) && (
        <p lang={lang} className="mt-4 text-faded print:hidden">
          {firstLine}
        </p>
      )}
      <HymnVerse
        stanzas={stanzas}
        lang={lang}
        className={`mt-12 [&>*]:ml-4 md:mt-16 md:[&>*]:ml-8 print:mt-8 print:[&>*]:ml-6 ${columnsFor(stanzas.length)}`}
      />
      <div className="no-print mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CopyButton
          text={`${title}\n\n${stanzasText(stanzas)}`}
          label={hymnPageCopy.copyHymn}
          copied={hymnPageCopy.hymnCopied}
          notCopied={hymnPageCopy.hymnNotCopied}
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
      {hymn.media && <Prose html={hymn.media} className="mt-14" />}
      <div className="rail-2 mt-14 grid gap-y-10 border-rule border-t pt-8 md:mt-20 print:mt-8 print:pt-4">
        <HymnColophon hymn={hymn} />
        <HymnFacts hymn={hymn} passages={hymn.passages} />
      </div>
      {commentary && (
        <Section id="om" title="salmer.about_title" className="mt-14 print:hidden">
          <Prose html={commentary} className="mt-4" />
        </Section>
      )}
    </article>
  )
}

function columnsFor(stanzas: number): string {
  return stanzas > 2
    ? 'xl:block xl:columns-2 xl:gap-x-16 xl:[&>*]:pb-7 print:block print:columns-2 print:[&>*]:pb-5'
    : ''
}

function HymnColophon({ hymn }: { hymn: HymnPage }) {
  const { authorName } = useSiteData()
  const lines = creditLines(hymn, authorName)
  return (
    <section aria-labelledby="kreditering" className="grid content-start gap-4 text-small">
      <Content of="salmer.credit_title" as="h2" id="kreditering" className="label print:hidden" />
      <p className="max-w-measure">
        {displayedCreditLines(hymn, authorName).map(withPeriod).join(' ')}
      </p>
      <p className="no-print empty:hidden">
        <CopyButton
          text={[hymn.title, ...lines].join('\n')}
          label={hymnPageCopy.copy}
          copied={hymnPageCopy.copied}
          notCopied={hymnPageCopy.notCopied}
        />
      </p>
    </section>
  )
}

function withPeriod(line: string): string {
  return /[.!?]$/.test(line) ? line : `${line}.`
}

function HymnFacts({ hymn, passages }: { hymn: HymnPage; passages: FactLink[] }) {
  const { metre, collections, themes, days, occasions } = hymn
  return (
    <dl className="no-print text-small empty:hidden">
      {collections.length > 0 && (
        <Fact name={hymnPageCopy.collections}>
          {collections.map(({ slug, title, year }) => (
            <span key={slug} className="block">
              <SiteLink to={hymnCollectionPath(slug)} className="link">
                {title}
              </SiteLink>{' '}
              ({year})
            </span>
          ))}
        </Fact>
      )}
      <FactLinks
        name={hymnPageCopy.themes}
        links={themes.map((theme) => linkTo('temaer', theme))}
      />
      <FactLinks name={hymnPageCopy.scripture} links={passages} />
      <FactLinks
        name={hymnPageCopy.days}
        links={days.map(({ id, name }) => ({ name, path: hymnDayPath(id) }))}
      />
      <FactLinks
        name={hymnPageCopy.occasions}
        links={occasions.map((occasion) => linkTo('anledninger', occasion))}
      />
      {metre && <Fact name={hymnPageCopy.metre}>{metre}</Fact>}
    </dl>
  )
}

interface FactLink {
  name: string
  /** The name as it is read aloud, if that is another. */
  spoken?: string
  path: string
}

const linkTo = (register: RegisterName, name: string): FactLink => ({
  name,
  path: groupPath(register, canonicalSlug(name)),
})

/** Returns a link to the passage's book in the register. */
function passageLink(passage: string): FactLink {
  const book = passage.replace(/\s+\d[^\s]*(?:;.*)?$/, '')
  return {
    name: printedReference(passage),
    spoken: spokenReference(passage),
    path: groupPath('skriftsteder', canonicalSlug(book)),
  }
}

function FactLinks({ name, links }: { name: string; links: FactLink[] }) {
  if (links.length === 0) return null
  return (
    <Fact name={name}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {links.map((link) => (
          <li key={link.name}>
            <SiteLink to={link.path} className="link">
              {link.spoken ? (
                <>
                  <span aria-hidden="true">{link.name}</span>
                  <span className="sr-only">{link.spoken}</span>
                </>
              ) : (
                link.name
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="fact border-rule border-b py-2.5 first:pt-0 last:border-b-0">
      <dt className="label">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
