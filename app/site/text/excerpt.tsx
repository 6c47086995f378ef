import { excerpts } from '~/danish/excerpt'

interface ExcerptProps {
  text: string
  /** The most lines it takes. */
  lines: 3 | 4
  className?: string
}

/** How a text begins. Where the reader's own letters are so large that it is too long, it is clamped. */
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
