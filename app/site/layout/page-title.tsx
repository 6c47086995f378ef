import type { ReactNode } from 'react'

export function PageTitle({ title, intro }: { title: ReactNode; intro?: ReactNode }) {
  return (
    <div className="page-title">
      <h1 className="hyphens-auto">{title}</h1>
      {intro && <p>{intro}</p>}
    </div>
  )
}
