import { hymnPath } from '~/domain/hymns/hymns'
import type { HymnCard } from '~/domain/hymns/hymns.server'
import { langOf } from '~/forms/lang-of'
import { entryAttributes } from '~/site/layout/more-list'
import { useSiteData } from '~/site/layout/site-data'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { ExclusiveSummary } from '~/ui/exclusive-summary'
import { HymnVerse, VerseLines } from './hymn-verse'

/**
 * A hymn that opens in place. The browser opens only one `<details>` of a name at a time. The verse has the
 * slug as its id, so that a link to it opens it.
 */
export function HymnEntry({ hymn }: { hymn: HymnCard }) {
  const { id, title, slug, themes, excerpt, stanzas, hasRecording } = hymn
  const lang = langOf(hymn.language)
  const { siteName } = useSiteData()
  return (
    <article
      {...entryAttributes(id)}
      className="group relative rail-1 border-rule border-t py-9 md:grid md:py-12 print:block print:border-0 print:py-6 print:group-has-[details[open]]/page:not-has-[details[open]]:hidden"
    >
      <p className="label mb-3 pr-24 leading-6 md:mb-0 md:pr-0 print:hidden">
        {themes.join(' · ')}
      </p>
      <div>
        <h2 lang={lang} className="hyphens-auto md:pr-32">
          <SiteLink to={hymnPath(slug)} className="no-underline hover:underline">
            {title}
          </SiteLink>
        </h2>
        <p lang={lang} className="mt-5 text-faded group-has-open:hidden">
          <VerseLines lines={excerpt} />
        </p>
        {/* For a link to it, the browser may open it before hydration. */}
        <details name="salme" suppressHydrationWarning>
          <ExclusiveSummary className="link no-print absolute top-7 right-0 cursor-pointer list-none py-2 text-small leading-6 md:top-10 [&::-webkit-details-marker]:hidden">
            <Content of="salmer.more" as="span" className="group-has-open:hidden" />
            <Content of="salmer.less" as="span" className="hidden group-has-open:inline" />
            <span className="sr-only">: {title}</span>
          </ExclusiveSummary>
          <div id={slug} className="scroll-mt-28 pt-5">
            <HymnVerse stanzas={stanzas} lang={lang} />
            <p className="mt-8 hidden text-small italic print:block">{siteName}</p>
          </div>
        </details>
        {hasRecording && (
          <p className="no-print mt-4">
            <SiteLink to={`${hymnPath(slug)}#lyt`} className="button">
              <Content of="salmer.listen" />
              <span className="sr-only">: {title}</span>
            </SiteLink>
          </p>
        )}
      </div>
    </article>
  )
}
