import type { Fact } from '~/domain/press/press-kit'
import { Content, ContentPlace, useContent } from '~/site/text/content'

export function PressFacts({ facts }: { facts: Fact[] }) {
  const isOwn = Boolean(useContent()['presse.facts'])
  const list = <FactList facts={facts} />
  return (
    <section id="fakta" aria-labelledby="fakta-titel" className="scroll-mt-28">
      <h2 id="fakta-titel">
        <Content of="presse.facts_title" />
      </h2>
      {/* Facts of the front page are edited there. */}
      {isOwn ? <ContentPlace of="presse.facts">{list}</ContentPlace> : list}
    </section>
  )
}

function FactList({ facts }: { facts: Fact[] }) {
  return (
    <ul className="mt-6 border-rule border-t text-small">
      {facts.map(({ name, value }) => (
        <li
          key={`${name}${value}`}
          className="grid gap-x-4 border-rule border-b py-2.5 md:grid-cols-[9rem_1fr]"
        >
          {name && (
            <>
              <span className="label hyphens-auto">{name}</span>
              <span className="sr-only">: </span>
            </>
          )}
          <span className={name ? '' : 'md:col-span-2'}>{value}</span>
        </li>
      ))}
    </ul>
  )
}
