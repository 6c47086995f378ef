import { keptInputCopy as copy } from '~/admin/kept-input/kept-input.copy'
import { Button } from '~/ui/button'

interface KeptTextOfferProps {
  offer: { when: string; text: string; isOutdated: boolean }
  onResume: () => void
  onDiscard: () => void
}

/**
 * Offers unsaved input from an earlier visit. Uses spans, since the text may be inside a heading or a
 * link.
 */
export function KeptTextOffer({ offer, onResume, onDiscard }: KeptTextOfferProps) {
  const { when, text, isOutdated } = offer
  return (
    <span role="status" className="grid gap-2 border-accent border-l-4 pl-3">
      <strong>{copy.title(when)}</strong>
      <span>{isOutdated ? copy.outdated : copy.notSaved}</span>
      <span className="wrap-anywhere whitespace-pre-line">»{text}«</span>
      <span className="flex flex-wrap gap-2">
        <Button onClick={onResume}>{copy.resume}</Button>
        <Button onClick={onDiscard}>{copy.discard}</Button>
      </span>
    </span>
  )
}
