import { Link } from 'react-router'
import { historyOf, versionsPath } from '~/domain/history/history.copy'
import { formCopy } from './form.copy'

interface HistoryLinkProps {
  noun: Parameters<typeof historyOf>[0]
  /** Undefined for the history of all rows of the noun. */
  id?: string
}

export function HistoryLink({ noun, id }: HistoryLinkProps) {
  const to = id === undefined ? historyOf(noun) : versionsPath(noun, id)
  return (
    <Link to={to} className="link py-1 text-small">
      {formCopy.history}
    </Link>
  )
}
