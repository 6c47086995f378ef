import { type ReactNode, useContext } from 'react'
import { href, Link, useParams } from 'react-router'
import { letterCopy } from '~/domain/letters/letters.copy'
import type { DraftPreview } from '~/domain/publishing/publication'
import { newRow } from '~/forms/form-values'
import { AdminPage } from './admin-page'
import { LettersContext } from './contexts'
import { HistoryLink, type HistoryLinkProps } from './history-link'

interface EditPageProps {
  noun: HistoryLinkProps['noun']
  copy: { add: string; edit: string }
  draft?: DraftPreview
  /** Whether a letter about the row can be written (`letterSources`). */
  hasLetter?: true
  /** Links before and after the one to the history. */
  linksBefore?: ReactNode
  links?: ReactNode
  children: ReactNode
}

/** The screen of a row's form. The row's id is the parameter of its path. */
export function EditPage(props: EditPageProps) {
  const { noun, copy, draft, hasLetter, linksBefore, links, children } = props
  const { id = newRow } = useParams()
  const isNew = id === newRow
  const hasLetters = useContext(LettersContext)
  return (
    <AdminPage
      title={isNew ? copy.add : copy.edit}
      draft={draft}
      action={
        <>
          {linksBefore}
          {hasLetter && hasLetters && !isNew && (
            <Link
              to={`${href('/admin/brev/:id', { id: newRow })}?fra=${noun}/${id}`}
              className="link py-1 text-small"
            >
              {letterCopy.sendAs}
            </Link>
          )}
          {!isNew && <HistoryLink noun={noun} id={id} />}
          {links}
        </>
      }
    >
      {children}
    </AdminPage>
  )
}
