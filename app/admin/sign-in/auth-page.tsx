import type { ReactNode } from 'react'
import { adminTitle } from '~/admin/copy/admin.copy'
import '~/admin/screen/admin.css'

export function AuthPage({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string
  children: ReactNode
}) {
  return (
    <main className="page grid min-h-svh content-center justify-items-center py-12">
      <title>{adminTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="grid w-full max-w-md gap-6">
        <h1 className="text-large">{title}</h1>
        {intro && <p className="text-faded">{intro}</p>}
        {children}
      </div>
    </main>
  )
}
