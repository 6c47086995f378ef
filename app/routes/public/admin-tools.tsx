import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import { AdminMenu } from '~/site/layout/admin-menu'
import type { ItemToEdit } from '~/site/layout/edit-item'
import type { ContentFrame } from '~/site/text/content'
import { untilLoaded } from '~/ui/connection'
import { WayToForm } from './way-to-form'

const Editing = lazy(() => untilLoaded(() => import('~/admin/editing/editing')))

interface AdminToolsProps {
  /** Who is signed in. */
  account: string
  /** Puts a frame around every text of the page, or takes it away. */
  onFrame: (frame: ContentFrame | undefined) => void
  /** Puts the way to its form beside every item of the page. */
  onWay: (way: ComponentType<ItemToEdit>) => void
}

/** What the admin finds on a public page: the menu, and once asked for the editing of content. */
export default function AdminTools({ account, onFrame, onWay }: AdminToolsProps) {
  const [isEditing, setEditing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: onWay is another one each time
  useEffect(() => onWay(WayToForm), [])
  const pages = useContentPages()
  return (
    <>
      <AdminMenu isEditing={isEditing} onEdit={() => setEditing(true)} />
      {isEditing && (
        <Suspense>
          <Editing
            account={account}
            pages={pages}
            onFrame={onFrame}
            onDone={() => setEditing(false)}
          />
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
