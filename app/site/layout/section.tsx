import type { ReactNode } from 'react'
import type { ContentKey } from '~/domain/content/content'
import { Content } from '~/site/text/content'

interface SectionProps {
  /** The id of the heading. */
  id: string
  title: ContentKey
  /** The id of the section, for links to it. */
  anchor?: string
  className?: string
  children: ReactNode
}

/** A part of a page with a heading, which is its accessible name. */
export function Section({ id, title, anchor, className, children }: SectionProps) {
  return (
    <section id={anchor} aria-labelledby={id} className={className}>
      <h2 id={id}>
        <Content of={title} />
      </h2>
      {children}
    </section>
  )
}
