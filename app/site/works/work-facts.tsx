import type { WorkPage } from '~/domain/bibliography/bibliography.server'
import { Content, useContent } from '~/site/text/content'
import { FactList } from '~/site/text/fact-list'

interface WorkShopsProps {
  work: Pick<WorkPage, 'title' | 'purchaseLink' | 'shops'>
}

export function WorkShops({ work: { title, purchaseLink, shops } }: WorkShopsProps) {
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
        <div>
          <Content of="bibliografi.shops" as="p" className="label" />
          <ul className="flex flex-wrap gap-x-5">
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

interface WorkFactsProps {
  work: Pick<WorkPage, 'publisher' | 'isbn' | 'pages' | 'formats' | 'translator'>
}

export function WorkFacts({ work }: WorkFactsProps) {
  const { publisher, isbn, pages, formats, translator } = work
  const facts = [
    { label: 'bibliografi.publisher', fact: publisher },
    { label: 'bibliografi.pages', fact: pages },
    { label: 'bibliografi.formats', fact: formats.join(', ') },
    { label: 'bibliografi.translator', fact: translator },
    { label: 'bibliografi.isbn', fact: isbn && <span className="whitespace-nowrap">{isbn}</span> },
  ] as const
  return (
    <FactList
      facts={facts}
      className="max-w-measure print:grid print:grid-cols-2 print:gap-x-6"
      columns="fact print:grid-cols-[5rem_1fr] print:py-1"
    />
  )
}
