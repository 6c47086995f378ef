import type { Praise } from '~/domain/bibliography/praise.server'

interface PraiseLineProps {
  praise: Praise
  className?: string
}

export function PraiseLine({ praise: { sentence, source }, className = '' }: PraiseLineProps) {
  return (
    <p
      className={`max-w-measure text-pretty font-display text-lead italic leading-snug print:hidden ${className}`}
    >
      {sentence}
      {source && <span className="text-faded text-small not-italic"> {source}</span>}
    </p>
  )
}
