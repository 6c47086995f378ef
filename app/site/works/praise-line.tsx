import type { Praise } from '~/domain/bibliography/praise.server'
import { langOf } from '~/forms/lang-of'

interface PraiseLineProps {
  praise: Praise
  className?: string
}

export function PraiseLine({
  praise: { sentence, source, language },
  className = '',
}: PraiseLineProps) {
  return (
    <p
      className={`max-w-measure text-pretty font-display text-lead italic leading-snug print:hidden ${className}`}
    >
      <span lang={langOf(language)}>{sentence}</span>
      {source && <span className="text-faded text-small not-italic"> {source}</span>}
    </p>
  )
}
