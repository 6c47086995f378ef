import { Link } from 'react-router'
import type { ShownHymn } from '~/domain/hymns/hymn-view'
import { Content } from './content'
import { useSiteData } from './site-data'

/**
 * A hymn that opens where it stands. `details` of one name are open one at a time, without any
 * script; the verse carries the hymn's id, so that a link to it opens it.
 */
export function HymnEntry({ hymn, path }: { hymn: ShownHymn; path: string }) {
  const { id, title, theme, excerpt, stanzas } = hymn
  return (
    <article className="group relative border-rule border-t py-9 md:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-12 md:py-12 print:block print:border-0 print:py-6 print:group-has-[details[open]]/page:not-has-[details[open]]:hidden">
      <p className="label mb-3 pr-24 leading-6 md:mb-0 md:pr-0 print:hidden">{theme}</p>
      <div>
        <h2 className="hyphens-auto text-heading md:pr-32">
          <Link to={`${path}#${id}`} className="no-underline hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-5 text-faded group-has-open:hidden">
          <Lines lines={excerpt} />
        </p>
        {/* The browser may have opened it, for a link to it, before this runs. */}
        <details name="salme" suppressHydrationWarning>
          <Toggle title={title} />
          <div id={id} className="scroll-mt-28 pt-5">
            <Verse stanzas={stanzas} />
          </div>
        </details>
      </div>
    </article>
  )
}

/** It keeps its place in the corner, so that what opened the hymn closes it again. */
function Toggle({ title }: { title: string }) {
  return (
    <summary className="link no-print absolute top-7 right-0 cursor-pointer list-none py-2 text-small leading-6 md:top-10 [&::-webkit-details-marker]:hidden">
      <span className="group-has-open:hidden">
        <Content of="salmer.more" />
      </span>
      <span className="hidden group-has-open:inline">
        <Content of="salmer.less" />
      </span>
      <span className="sr-only">: {title}</span>
    </summary>
  )
}

/** Verse with the stanza numbers in the margin. */
function Verse({ stanzas }: { stanzas: string[][] }) {
  const { siteName } = useSiteData()
  return (
    <>
      <ol className="grid gap-7 print:gap-5">
        {stanzas.map((lines, index) => (
          <li key={lines.join()} className="relative break-inside-avoid">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-4 text-caption text-gilt leading-6 md:-left-8 print:top-0.5 print:-left-6"
            >
              {index + 1}
            </span>
            <Lines lines={lines} />
          </li>
        ))}
      </ol>
      <p className="mt-8 hidden text-small italic print:block">{siteName}</p>
    </>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <span
      key={line}
      className="verse block max-md:text-[clamp(1.0625rem,5vw,1.25rem)] print:text-[13pt]"
    >
      {line}
    </span>
  ))
}
