import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { rowCopy } from '~/admin/copy/row.copy'
import { SignOutForm } from '~/admin/frame/sign-out-form'
import type { ContentKey } from '~/domain/content/content'
import { AdminMenu } from '~/site/layout/admin-menu'
import type { ItemToEdit } from '~/site/layout/edit-item'
import type { ContentWrapper } from '~/site/text/content'
import { importWithRetry } from '~/ui/connection'

const Editing = lazy(() => importWithRetry(() => import('~/admin/editing/editing')))

interface AdminToolsProps {
  account: string
  onFrame: (frame: ContentWrapper | undefined) => void
  onEditLink: (link: ComponentType<ItemToEdit>) => void
}

export default function AdminTools({ account, onFrame, onEditLink }: AdminToolsProps) {
  const [isEditing, setEditing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: onEditLink is a new function on each render
  useEffect(() => onEditLink(FormLink), [])
  const pages = useContentPages()
  return (
    <>
      <AdminMenu
        isEditing={isEditing}
        onEdit={() => setEditing(true)}
        signOut={<SignOutForm account={account} className="py-2.5" />}
      />
      {isEditing && (
        <Suspense>
          <Editing
            account={account}
            pages={pages}
            onWrapperChange={onFrame}
            onDone={() => setEditing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The small link to an item's form; above links that cover a whole card. */
function FormLink({ formPath, name }: ItemToEdit) {
  return (
    <p className="no-print relative z-1 text-caption">
      <a
        href={formPath}
        aria-label={`${rowCopy.edit} ${name}`}
        className="inline-flex min-h-11 items-center text-faded decoration-1 decoration-dashed underline underline-offset-4 hover:text-ink hover:decoration-solid"
      >
        {rowCopy.edit}
      </a>
    </p>
  )
}

/** Returns the groups of the content store that the current page uses; the footer is on every page. */
function useContentPages(): string[] {
  const pageMatches = useMatches().filter(({ id }) => id !== 'routes/public/layout')
  const keys = pageMatches.flatMap(({ loaderData }) => {
    const { content = {} } = (loaderData ?? {}) as { content?: Partial<Record<ContentKey, string>> }
    return Object.keys(content)
  })
  return [...new Set([...keys.map((key) => key.slice(0, key.indexOf('.'))), 'footer'])]
}
