import { excerpts } from '~/danish/excerpt'

interface ExcerptProps {
  text: string
  lines: 3 | 4
  className?: string
}

export function Excerpt({ text, lines, className = '' }: ExcerptProps) {
  const { brief, excerpt } = excerpts(text, lines)
  const clamp = lines === 3 ? 'line-clamp-3' : 'line-clamp-4'
  if (brief === excerpt) return <p className={`${clamp} ${className}`}>{excerpt}</p>
  return (
    <p className={`${clamp} ${className}`}>
      <span className="lg:hidden">{brief}</span>
      <span className="hidden lg:inline">{excerpt}</span>
    </p>
  )
}
