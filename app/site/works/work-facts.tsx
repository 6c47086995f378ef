import type { ReactNode } from 'react'
import type { WorkPage } from '~/domain/bibliography/work-page'
import { Content, useContent } from '~/site/text/content'

type Sold = Pick<WorkPage, 'title' | 'purchaseLink' | 'shops'>

export function WorkShops({ work: { title, purchaseLink, shops } }: { work: Sold }) {
  const content = useContent()
  if (!purchaseLink && shops.length === 0) return null
  return (
    <div className="no-print grid justify-items-start gap-3">
      {purchaseLink && (
        <a
          href={purchaseLink}
          rel="noopener noreferrer"
          aria-label={`${content['bibliografi.purchase']}: ${title}`}
          className="button-filled"
        >
          <Content of="bibliografi.purchase" />
        </a>
      )}
      {shops.length > 0 && (
        <div className="flex flex-wrap items-baseline gap-x-5">
          <p className="label">
            <Content of="bibliografi.shops" />
          </p>
          <ul className="contents">
            {shops.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="noopener noreferrer" className="link inline-block py-1.5">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

type Described = Pick<WorkPage, 'publisher' | 'isbn' | 'pages' | 'formats' | 'translator'>

/** The bibliographic facts of a work; nothing if there are none. */
export function WorkFacts({ work }: { work: Described }) {
  const { publisher, isbn, pages, formats, translator } = work
  const facts = [
    { of: 'bibliografi.publisher', fact: publisher },
    { of: 'bibliografi.pages', fact: pages },
    { of: 'bibliografi.formats', fact: formats.join(', ') },
    { of: 'bibliografi.translator', fact: translator },
    { of: 'bibliografi.isbn', fact: isbn && <Isbn number={isbn} /> },
  ] as const
  const known = facts.filter(({ fact }) => fact)
  if (known.length === 0) return null
  return (
    <dl className="max-w-measure border-rule border-t text-small print:grid print:grid-cols-2 print:gap-x-6">
      {known.map(({ of, fact }) => (
        <div
          key={of}
          className="fact border-rule border-b py-2.5 print:grid-cols-[5rem_1fr] print:py-1"
        >
          <dt className="label">
            <Content of={of} />
          </dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Does not break at hyphens. */
function Isbn({ number }: { number: string }): ReactNode {
  return <span className="whitespace-nowrap">{number}</span>
}
