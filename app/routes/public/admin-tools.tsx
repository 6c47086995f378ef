import { lazy, Suspense, useState } from 'react'
import { useMatches } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import { AdminMenu } from '~/site/admin-menu'
import type { ContentFrame } from '~/site/content'
import { untilLoaded } from '~/ui/connection'

const Editing = lazy(() => untilLoaded(() => import('~/admin/editing/editing')))

/** What the admin finds on a public page: the menu, and once asked for the editing of content. */
export default function AdminTools({
  onFrame,
}: {
  onFrame: (frame: ContentFrame | undefined) => void
}) {
  const [isEditing, setEditing] = useState(false)
  const pages = useContentPages()
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
function useContentPages(): string[] {
  const own = useMatches().filter(({ id }) => id !== 'routes/public/layout')
  const keys = own.flatMap(({ loaderData }) => {
    const { content = {} } = (loaderData ?? {}) as { content?: Partial<Record<ContentKey, string>> }
    return Object.keys(content)
  })
  return [...new Set([...keys.map((key) => key.slice(0, key.indexOf('.'))), 'footer'])]
}
