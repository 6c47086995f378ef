import type { ReactNode } from 'react'

interface WorkBandProps {
  id: string
  title: ReactNode
  children: ReactNode
}

/** A part of a work's page below the book, with its heading in the column of the cover. */
export function WorkBand({ id, title, children }: WorkBandProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-14 rail-2 grid gap-y-6 border-rule border-t pt-8 md:mt-20 md:pt-10 print:mt-6 print:block print:pt-4"
    >
      <h2 id={id} className="hyphens-auto print:mb-4 print:text-lead">
        {title}
      </h2>
      <div className="print:pl-4">{children}</div>
    </section>
  )
}
