import type { ReactNode } from 'react'
import { hymnDayPath } from '~/domain/hymns/days/hymn-days'
import { type HymnPage, hymnCollectionPath } from '~/domain/hymns/hymns'
import { creditLines, displayedCreditLines, hymnsCopy } from '~/domain/hymns/hymns.copy'
import { groupPath, type RegisterName } from '~/domain/hymns/registers/registers'
import { canonicalSlug } from '~/http/slug'
import { useSiteData } from '~/site/layout/site-data'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { CopyButton } from '~/site/text/copy-button'

/** The credits below a hymn, as in a hymn book: author, tune, rights. */
export function HymnColophon({ hymn }: { hymn: HymnPage }) {
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
          label={hymnsCopy.copy}
          copied={hymnsCopy.copied}
          notCopied={hymnsCopy.notCopied}
        />
      </p>
    </section>
  )
}

function withPeriod(line: string): string {
  return /[.!?]$/.test(line) ? line : `${line}.`
}

/** Other facts of a hymn, each with a link to similar hymns. */
export function HymnFacts({ hymn }: { hymn: HymnPage }) {
  const { metre, collections, themes, scripture, days, occasions } = hymn
  return (
    <dl className="no-print grid content-start gap-x-6 gap-y-4 text-small empty:hidden">
      {collections.length > 0 && (
        <Fact name={hymnsCopy.collections}>
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
      <FactLinks name={hymnsCopy.themes} links={themes.map((theme) => linkTo('temaer', theme))} />
      <FactLinks name={hymnsCopy.scripture} links={scripture.map(passageLink)} />
      <FactLinks
        name={hymnsCopy.days}
        links={days.map(({ id, name }) => ({ name, path: hymnDayPath(id) }))}
      />
      <FactLinks
        name={hymnsCopy.occasions}
        links={occasions.map((occasion) => linkTo('anledninger', occasion))}
      />
      {metre && <Fact name={hymnsCopy.metre}>{metre}</Fact>}
    </dl>
  )
}

interface FactLink {
  name: string
  path: string
}

const linkTo = (register: RegisterName, name: string): FactLink => ({
  name,
  path: groupPath(register, canonicalSlug(name)),
})

/** Returns a link to the passage's book in the register. */
function passageLink(passage: string): FactLink {
  const book = passage.replace(/\s+\d[^\s]*(?:;.*)?$/, '')
  return { name: passage, path: groupPath('skriftsteder', canonicalSlug(book)) }
}

function FactLinks({ name, links }: { name: string; links: FactLink[] }) {
  if (links.length === 0) return null
  return (
    <Fact name={name}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {links.map((link) => (
          <li key={link.name}>
            <SiteLink to={link.path} className="link">
              {link.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
