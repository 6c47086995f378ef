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

export function Section({ id, title, anchor, className, children }: SectionProps) {
  const classes = [anchor && 'scroll-mt-28', className].filter(Boolean).join(' ')
  return (
    <section id={anchor} aria-labelledby={id} className={classes || undefined}>
      <Content of={title} as="h2" id={id} />
      {children}
    </section>
  )
}
