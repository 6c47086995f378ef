import { href, Link } from 'react-router'
import { PublishedList } from '~/admin/publishing/published-list'
import { letterPath } from '~/domain/letters/letters'
import { letterCopy } from '~/domain/letters/letters.copy'
import { listLetters } from '~/domain/letters/letters.server'
import { sendingCopy } from '~/domain/letters/sending/sending.copy'
import { publishedList } from '~/routes/admin/list-action.server'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const list = publishedList('letters', { copy: letterCopy, read: listLetters })

export const loader = list.loader
export const action = list.action

export default function LetterList({ loaderData }: Route.ComponentProps) {
  return (
    <PublishedList
      copy={letterCopy}
      list={loaderData}
      pathOf={letterPath}
      relatedScreen={{ to: href('/admin/brev/modtagere'), title: letterCopy.readers }}
      detail={({ dateText, sending }) =>
        sending ? `${dateText} · ${sendingCopy.short[sending]}` : dateText
      }
      actions={({ id, title }) => (
        <Link
          to={href('/admin/brev/:id/udsendelse', { id })}
          className="button-quiet"
          aria-label={sendingCopy.openFor(title)}
        >
          {sendingCopy.legend}
        </Link>
      )}
    />
  )
}
