import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import { AdminMenu } from '~/site/layout/admin-menu'
import type { ItemToEdit } from '~/site/layout/edit-item'
import type { ContentFrame } from '~/site/text/content'
import { untilLoaded } from '~/ui/connection'
import { FormLink } from './form-link'

const Editing = lazy(() => untilLoaded(() => import('~/admin/editing/editing')))

interface AdminToolsProps {
  account: string
  /** Sets the component that wraps each text of the page, or removes it. */
  onFrame: (frame: ContentFrame | undefined) => void
  /** Sets the component that links each item to its form. */
  onWay: (way: ComponentType<ItemToEdit>) => void
}

/** The admin's tools on a public page: the menu, and on demand the editing of texts. */
export default function AdminTools({ account, onFrame, onWay }: AdminToolsProps) {
  const [isEditing, setEditing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: onWay is a new function on each render
  useEffect(() => onWay(FormLink), [])
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

/** Returns the groups of the content store that the current page uses; the footer is on every page. */
function useContentPages(): string[] {
  const own = useMatches().filter(({ id }) => id !== 'routes/public/layout')
  const keys = own.flatMap(({ loaderData }) => {
    const { content = {} } = (loaderData ?? {}) as { content?: Partial<Record<ContentKey, string>> }
    return Object.keys(content)
  })
  return [...new Set([...keys.map((key) => key.slice(0, key.indexOf('.'))), 'footer'])]
}
