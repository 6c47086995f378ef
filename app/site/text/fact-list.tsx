import type { ReactNode } from 'react'
import type { ContentKey } from '~/domain/content/content'
import { Content } from './content'

interface FactListProps {
  facts: readonly { label: ContentKey; fact: ReactNode }[]
  className?: string
  columns: string
}

export function FactList({ facts, className = '', columns }: FactListProps) {
  const knownFacts = facts.filter(({ fact }) => fact)
  if (knownFacts.length === 0) return null
  return (
    <dl className={`border-rule border-t text-small ${className}`}>
      {knownFacts.map(({ label, fact }) => (
        <div key={label} className={`border-rule border-b py-2.5 ${columns}`}>
          <Content of={label} as="dt" className="label" />
          <dd className="whitespace-pre-line">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
