import { useContext, useId } from 'react'
import { href, Link } from 'react-router'
import { keptInputStore } from '~/admin/kept-input/kept-inputs'
import { RowButton } from '~/admin/rows/row-buttons'
import { useCommand } from '~/admin/saving/use-saving'
import { AccountContext } from '~/admin/screen/contexts'
import { copyKey, localCopies } from '~/admin/unsaved-drafts/send-draft'
import { instantText } from '~/danish/dates'
import { draftPath, type UnsavedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { unsavedDraftsCopy as copy } from '~/domain/unsaved-drafts/unsaved-drafts.copy'
import { ResourceRow } from './resource-list'

interface UnsavedDraftListProps {
  drafts: readonly UnsavedDraft[]
  showsKind?: boolean
}

export function UnsavedDraftList({ drafts, showsKind }: UnsavedDraftListProps) {
  const account = useContext(AccountContext)
  const heading = useId()
  const command = useCommand(href('/admin/kladder'))
  function discard(id: string) {
    for (const { draft } of localCopies(account)) {
      if (draft.id === id) keptInputStore.remove(copyKey(account, draft))
    }
    command({ intent: 'discard', id })
  }
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-heading">
        {copy.title}
      </h2>
      <ul className="border-rule border-t">
        {drafts.map((draft) => {
          const title = draft.title || copy.untitled
          const typedText = copy.typed(instantText(draft.typedAt))
          return (
            <ResourceRow
              key={draft.id}
              title={title}
              opens={draftPath(draft)}
              detail={showsKind ? `${draft.kind} · ${typedText}` : typedText}
              actions={
                <>
                  <Link
                    to={draftPath(draft)}
                    className="button-quiet"
                    aria-label={`${copy.resume} ${title}`}
                  >
                    {copy.resume}
                  </Link>
                  <RowButton label={copy.discard} name={title} onClick={() => discard(draft.id)} />
                </>
              }
            />
          )
        })}
      </ul>
    </section>
  )
}
