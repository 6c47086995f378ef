import { useContext, useId } from 'react'
import { href, Link } from 'react-router'
import { RowButton } from '~/admin/rows/row-buttons'
import { useCommand } from '~/admin/saving/use-saving'
import { AccountContext } from '~/admin/screen/contexts'
import { outbox } from '~/admin/unsaved-drafts/outbox'
import { instantText } from '~/danish/dates'
import { draftParameter, type UnsavedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
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
    outbox.removeAll(account, id)
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
          const { kind, isNew, device, excerpt } = draft
          const title = draft.title || (isNew ? copy.untitled : kind)
          const opens = `${draft.path}${draft.path.includes('?') ? '&' : '?'}${draftParameter}=${draft.id}`
          const isKindShown = (showsKind || !isNew) && title !== kind
          const typedText = copy.typed(instantText(draft.typedAt))
          const details = [isKindShown && kind, typedText, device, excerpt]
          return (
            <ResourceRow
              key={draft.id}
              title={title}
              opens={opens}
              detail={details.filter(Boolean).join(' · ')}
              actions={
                <>
                  <Link to={opens} className="button-quiet" aria-label={`${copy.resume} ${title}`}>
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
