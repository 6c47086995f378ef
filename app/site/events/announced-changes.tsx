import { useState } from 'react'

/**
 * Announces lines that were added while the page was open, such as a cancelled event, to screen readers.
 */
export function AnnouncedChanges({ lines }: { lines: string[] }) {
  const [atFirst] = useState(lines)
  return (
    <p role="status" className="sr-only">
      {lines.filter((line) => !atFirst.includes(line)).join('. ')}
    </p>
  )
}
