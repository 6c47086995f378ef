import type { Fact } from '~/domain/press/press-kit'
import { Section } from '~/site/layout/section'
import { ContentPlace, useContent } from '~/site/text/content'

export function PressFacts({ facts }: { facts: Fact[] }) {
  const isOwn = Boolean(useContent()['presse.facts'])
  const list = <FactList facts={facts} />
  return (
    <Section id="fakta-titel" title="presse.facts_title" anchor="fakta" className="scroll-mt-28">
      {/* Facts of the front page are edited there. */}
      {isOwn ? <ContentPlace of="presse.facts">{list}</ContentPlace> : list}
    </Section>
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
