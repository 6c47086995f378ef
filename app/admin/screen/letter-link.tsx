import { useContext } from 'react'
import { href, Link } from 'react-router'
import { letterCopy } from '~/domain/letters/letters.copy'
import { LettersContext } from './contexts'

interface LetterLinkProps {
  noun: 'news' | 'calendar_events' | 'hymns' | 'bibliography'
  id: string
}

export function LetterLink({ noun, id }: LetterLinkProps) {
  if (!useContext(LettersContext)) return null
  return (
    <Link
      to={`${href('/admin/brev/:id', { id: 'ny' })}?fra=${noun}/${id}`}
      className="link py-1 text-small"
    >
      {letterCopy.sendAs}
    </Link>
  )
}
