import { lazy, Suspense, useState } from 'react'
import { useMatches } from 'react-router'
import type { TextKey } from '~/domain/content/content'
import { AdminMenu } from '~/site/admin-menu'
import type { TextFrame } from '~/site/text'
import { untilLoaded } from '~/ui/connection'

const Editing = lazy(() => untilLoaded(() => import('~/admin/editing/editing')))

/** What the admin finds on a public page: her menu, and once she asks for it the editing of texts. */
export default function AdminTools({
  onFrame,
}: {
  onFrame: (frame: TextFrame | undefined) => void
}) {
  const [isEditing, setEditing] = useState(false)
  const pages = useTextPages()
  return (
    <>
      <AdminMenu isEditing={isEditing} onEdit={() => setEditing(true)} />
      {isEditing && (
        <Suspense>
          <Editing pages={pages} onFrame={onFrame} onDone={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The parts of the content store that belong to the present page; the footer is on every one. */
function useTextPages(): string[] {
  const own = useMatches().filter(({ id }) => id !== 'routes/public/layout')
  const keys = own.flatMap(({ loaderData }) => {
    const { texts = {} } = (loaderData ?? {}) as { texts?: Partial<Record<TextKey, string>> }
    return Object.keys(texts)
  })
  return [...new Set([...keys.map((key) => key.slice(0, key.indexOf('.'))), 'footer'])]
}
