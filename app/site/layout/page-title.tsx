import type { ReactNode } from 'react'

/** The top of a page: its title in large type and an optional introduction. */
export function PageTitle({ children, intro }: { children: ReactNode; intro?: ReactNode }) {
  return (
    <div className="page-title grid gap-6">
      <h1>{children}</h1>
      {intro && (
        <p className="max-w-measure whitespace-pre-line text-balance text-faded text-lead leading-snug">
          {intro}
        </p>
      )}
    </div>
  )
}
