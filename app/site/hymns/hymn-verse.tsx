import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import type { Stanza } from '~/domain/hymns/stanzas'

/**
 * Verse with stanza numbers in the margin, which are not copied with the text. A refrain is labelled
 * instead.
 */
export function HymnVerse({ stanzas, className = '' }: { stanzas: Stanza[]; className?: string }) {
  return (
    <div className={`grid gap-7 print:gap-5 ${className}`}>
      {stanzas.map(({ lines, number }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stanzas have no other identity than their place
        <div key={place} className="relative break-inside-avoid">
          {number === undefined ? (
            <p className="label mb-1">{hymnsCopy.refrain}</p>
          ) : (
            <span className="absolute top-1.5 -left-4 select-none text-caption text-gilt leading-6 md:-left-8 print:top-0.5 print:-left-6">
              <span className="sr-only">{hymnsCopy.stanza} </span>
              {number}
            </span>
          )}
          <p className={number === undefined ? 'italic' : undefined}>
            <VerseLines lines={lines} />
          </p>
        </div>
      ))}
    </div>
  )
}

export function VerseLines({ lines }: { lines: string[] }) {
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line may come twice
    <span key={place} className="verse">
      {line}
    </span>
  ))
}
