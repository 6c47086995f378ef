import type { ReactNode } from 'react'
import type { ContentKey } from '~/domain/content/content'
import { Content } from '~/site/text/content'

interface SectionProps {
  /** The id of its heading. */
  id: string
  title: ContentKey
  /** Its own id, for links to it. */
  anchor?: string
  className?: string
  children: ReactNode
}

/** A part of a page, named by its heading. */
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
