import { Link } from 'react-router'
import { formCopy } from '~/admin/copy/form.copy'
import { historyOfNoun, versionsPath } from '~/domain/history/history.copy'

export interface HistoryLinkProps {
  noun: Parameters<typeof historyOfNoun>[0]
  id?: string
}

export function HistoryLink({ noun, id }: HistoryLinkProps) {
  const to = id === undefined ? historyOfNoun(noun) : versionsPath(noun, id)
  return (
    <Link to={to} className="link py-1 text-small">
      {formCopy.history}
    </Link>
  )
}
