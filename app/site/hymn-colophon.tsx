import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { hymnDayPath } from '~/domain/hymns/hymn-days'
import type { HymnPage } from '~/domain/hymns/hymn-page'
import { hymnCollectionPath } from '~/domain/hymns/hymns'
import { creditLines, hymnsCopy } from '~/domain/hymns/hymns.copy'
import { Content } from './content'
import { CopyButton } from './copy-button'
import { useSiteData } from './site-data'

/** What stands below a hymn in a hymn book: who wrote it, to which tune, whose it is. */
export function HymnColophon({ hymn }: { hymn: HymnPage }) {
  const { siteName } = useSiteData()
  const lines = creditLines(hymn, siteName)
  return (
    <section aria-labelledby="kreditering" className="grid content-start gap-4 text-small">
      <h2 id="kreditering" className="label print:hidden">
        <Content of="salmer.credit_title" />
      </h2>
      <p className="max-w-measure">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
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

/** What else is known of a hymn, each a way to others like it. */
export function HymnFacts({ hymn }: { hymn: HymnPage }) {
  const { metre, collections, themes, scripture, days, occasions } = hymn
  return (
    <dl className="no-print grid content-start gap-x-6 gap-y-4 text-small empty:hidden">
      {collections.length > 0 && (
        <Fact name={hymnsCopy.published}>
          {collections.map(({ slug, title, year }) => (
            <span key={slug} className="block">
              <Link to={hymnCollectionPath(slug)} className="link">
                {title}
              </Link>{' '}
              ({year})
            </span>
          ))}
        </Fact>
      )}
      {themes.length > 0 && <Fact name={hymnsCopy.themes}>{themes.join(', ')}</Fact>}
      {scripture.length > 0 && <Fact name={hymnsCopy.scripture}>{scripture.join(' · ')}</Fact>}
      {days.length > 0 && (
        <Fact name={hymnsCopy.days}>
          {days.map(({ id, name }) => (
            <Link key={id} to={hymnDayPath(id)} className="link mr-4 inline-block py-1">
              {name}
            </Link>
          ))}
        </Fact>
      )}
      {occasions.length > 0 && <Fact name={hymnsCopy.occasions}>{occasions.join(', ')}</Fact>}
      {metre && <Fact name={hymnsCopy.metre}>{metre}</Fact>}
    </dl>
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
