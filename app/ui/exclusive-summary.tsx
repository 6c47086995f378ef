import type { MouseEvent, ReactNode } from 'react'

/**
 * The summary of one of several `<details>` of a name, of which the browser opens only one at a time. It stays
 * where it is on the screen when it is clicked, even if this closes one above it.
 */
export function ExclusiveSummary(props: { className: string; children: ReactNode }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: browsers make a summary a button
  return <summary onClick={toggleInPlace} {...props} />
}

function toggleInPlace(event: MouseEvent<HTMLElement>) {
  const summary = event.currentTarget
  const details = summary.closest('details')
  if (!details) return
  event.preventDefault()
  const { top } = summary.getBoundingClientRect()
  details.open = !details.open
  scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' })
}
