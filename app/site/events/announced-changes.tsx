import { useState } from 'react'

/** Announces lines that are added while the page is open to screen readers, such as a cancelled event. */
export function AnnouncedChanges({ lines }: { lines: string[] }) {
  const [initialLines] = useState(lines)
  return (
    <p role="status" className="sr-only">
      {lines.filter((line) => !initialLines.includes(line)).join('. ')}
    </p>
  )
}
