import type { ReactNode } from 'react'

/** The top of a page: its title in large type and an optional introduction. */
export function PageTitle({ children, intro }: { children: ReactNode; intro?: ReactNode }) {
  return (
    <div className="page-title">
      <h1>{children}</h1>
      {intro && <p>{intro}</p>}
    </div>
  )
}
