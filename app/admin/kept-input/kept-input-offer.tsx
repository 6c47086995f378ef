import { Button } from '~/ui/button'
import type { Difference } from './differences'
import { keptInputCopy as copy } from './kept-input.copy'
import type { Offer } from './use-kept-input'

interface KeptInputOfferProps {
  offer: Offer
  onResume: () => void
  onDiscard: () => void
}

export function KeptInputOffer({ offer, onResume, onDiscard }: KeptInputOfferProps) {
  const { timeText, input, differences, isOutdated } = offer
  return (
    <section role="status" className="notice grid gap-3">
      <p>
        <strong>{copy.title(timeText)}</strong>
      </p>
      <p className="text-small">{isOutdated ? copy.outdated : copy.notSaved}</p>
      {differences.length + input.pictures.length > 0 && (
        <ul className="list-disc pl-5 text-small">
          {differences.map((difference) => (
            <li key={difference.name} className="wrap-anywhere">
              <DifferenceText {...difference} />
            </li>
          ))}
          {input.pictures.map(({ label, file }) => (
            <li key={label} className="wrap-anywhere">
              {copy.fileLost(file)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onResume}>{copy.resume}</Button>
        <Button onClick={onDiscard}>{copy.discard}</Button>
      </div>
    </section>
  )
}

function DifferenceText({ label, stored, kept }: Difference) {
  const keptText = kept ? `»${kept}«` : copy.empty
  if (!stored) return `${label}: ${keptText}`
  return `${label}: ${copy.stored} »${stored}«, ${copy.kept} ${keptText}`
}
