import type { ContentKey } from '~/domain/content/content'
import { pressCopy } from '~/domain/press/press.copy'
import { Content } from '~/site/text/content'

const titles = {
  biografi: 'presse.biography_title',
  billeder: 'presse.pictures_title',
  omslag: 'presse.covers_title',
  fakta: 'presse.facts_title',
  kontakt: 'presse.contact_title',
} as const satisfies Record<string, ContentKey>

type Part = keyof typeof titles

/** Links to the existing parts of the press page. */
export function PressParts({ has }: { has: Record<Part, boolean> }) {
  const parts = (Object.keys(titles) as Part[]).filter((part) => has[part])
  if (parts.length < 2) return null
  return (
    <nav aria-label={pressCopy.parts} className="mt-6 text-small">
      <ul className="flex flex-wrap gap-x-6">
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`} className="choice">
              <Content of={titles[part]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
