import { Button } from '~/ui/button'
import type { Difference } from './differences'
import { draftOfferCopy as copy, typedTimeText } from './draft-offer.copy'
import { timeNow } from './outbox'
import type { Offer } from './use-unsaved-draft'

interface DraftOfferProps {
  offer: Offer | undefined
  onResume: (offer: Offer) => void
  onDiscard: (offer: Offer) => void
}

/** Offers to continue a draft. It consists of spans, since a text on its page may be inside a heading or a link. */
export function DraftOffer({ offer, onResume, onDiscard }: DraftOfferProps) {
  if (!offer) return null
  const { typedAt, device, content, differences, isOutdated } = offer
  const lines = [
    ...differences.filter(({ label }) => label).map(differenceText),
    ...content.pictures.map(({ file }) => copy.fileLost(file)),
  ]
  return (
    <span role="status" className="notice grid gap-3">
      <strong>{copy.title(typedTimeText(Date.parse(typedAt), timeNow()))}</strong>
      <span className="text-small">{isOutdated ? copy.outdated : copy.notSaved(device)}</span>
      {lines.length > 0 && (
        <span className="grid gap-1 text-small">
          {lines.map((line) => (
            <span key={line} className="wrap-anywhere whitespace-pre-line">
              {line}
            </span>
          ))}
        </span>
      )}
      <span className="flex flex-wrap gap-3">
        <Button onClick={() => onResume(offer)}>Fortsæt</Button>
        <Button onClick={() => onDiscard(offer)}>Kassér</Button>
      </span>
    </span>
  )
}

function differenceText({ label, before, now }: Difference): string {
  const text = now ? `»${now}«` : copy.empty
  return before
    ? `${label}: ${copy.stored} »${before}«, ${copy.typed} ${text}`
    : `${label}: ${text}`
}
