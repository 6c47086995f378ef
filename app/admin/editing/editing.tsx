import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { UnsavedGuard } from '~/admin/saving/unsaved'
import { useAnswer } from '~/admin/saving/use-answer'
import { AccountContext } from '~/admin/screen/contexts'
import type { ContentKey, StoredContent } from '~/domain/content/content'
import { editingCopy } from '~/domain/content/editing.copy'
import { Button } from '~/ui/button'
import { ContentDialog } from './content-dialog'
import { EditableContent } from './editable-content'
import {
  canOpenEditor,
  closeEditor,
  contentPath,
  startEditing,
  stopEditing,
  useEditing,
} from './editing-state'
import { MoreContent } from './more-content'
import '~/admin/screen/admin.css'
import './editing.css'

interface EditingProps {
  account: string
  /** The groups of the content store that the current page uses. */
  pages: string[]
  onWrapperChange: (
    frame: ComponentType<{ of: ContentKey; children: ReactNode }> | undefined,
  ) => void
  onDone: () => void
}

/** The editing mode of a public page (docs/specification.md, "Editing on the page"). */
export default function Editing({ account, pages, onWrapperChange, onDone }: EditingProps) {
  const { hasFailed, retry } = useStoredContent(account)
  const { isEditing, editingElement } = useEditing()
  const [isListOpen, setListOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: onFrame is a new function on each render
  useEffect(() => {
    if (!isEditing) return
    onWrapperChange(EditableContent)
    return () => onWrapperChange(undefined)
  }, [isEditing])
  useEffect(() => stopEditing, [])
  const bar = useRef<HTMLElement>(null)
  useEffect(() => bar.current?.focus(), [])

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Redigering af siden"
      className="editing-bar no-print fixed inset-x-0 bottom-0 z-30 border-accent border-t-2 bg-leaf text-small outline-none"
    >
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <Button className="button-filled" onClick={() => canOpenEditor() && onDone()}>
          Færdig
        </Button>
        {!isEditing && hasFailed && <Button onClick={retry}>Prøv igen</Button>}
        {isEditing && (
          <Button onClick={() => canOpenEditor() && setListOpen(true)}>{editingCopy.more}</Button>
        )}
        <p role="status">
          {isEditing && 'Tryk på en tekst for at ændre den.'}
          {!isEditing && (hasFailed ? 'Teksterne kunne ikke hentes.' : 'Henter teksterne …')}
        </p>
      </div>
      {isListOpen && <MoreContent pages={pages} onClose={() => setListOpen(false)} />}
      {editingElement?.place === 'dialog' && (
        <AccountContext value={account}>
          <ContentDialog text={editingElement} onClose={closeEditor} />
        </AccountContext>
      )}
      <UnsavedGuard />
    </section>
  )
}

/** Loads the stored texts on each page, since they may have changed since the previous one. */
function useStoredContent(account: string) {
  const fetcher = useFetcher<{ content: StoredContent | undefined }>()
  const { load, state, data } = fetcher
  const { pathname } = useLocation()
  const retry = useCallback(() => void load(contentPath), [load])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on another page
  useEffect(retry, [retry, pathname])
  useAnswer(fetcher, ({ content }) => content && startEditing(content, account))
  return { hasFailed: state === 'idle' && data !== undefined && data.content === undefined, retry }
}
