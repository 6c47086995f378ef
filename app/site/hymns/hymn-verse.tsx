import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import type { Stanza } from '~/domain/hymns/verse/stanzas'

interface HymnVerseProps {
  stanzas: Stanza[]
  /** The language of the verse; the numbers are in that of the page. */
  lang?: string | undefined
  className?: string
}

/** The stanza numbers in the margin are not copied with the text. */
export function HymnVerse({ stanzas, lang, className = '' }: HymnVerseProps) {
  return (
    <div className={`grid gap-7 print:gap-5 ${className}`}>
      {stanzas.map(({ lines, number }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stanzas have no other identity than their index
        <div key={index} className="relative break-inside-avoid">
          {number === undefined ? (
            <p className="label mb-1">{hymnsCopy.refrain}</p>
          ) : (
            // The number is in the font of the verse, so that it has the same baseline although it is smaller.
            <span className="verse-type absolute top-0 -left-4 md:-left-8 print:-left-6">
              <span className="select-none text-caption text-gilt leading-none">
                <span className="sr-only">{hymnsCopy.stanza} </span>
                {number}
              </span>
            </span>
          )}
          <p lang={lang} className={number === undefined ? 'italic' : undefined}>
            <VerseLines lines={lines} />
          </p>
        </div>
      ))}
    </div>
  )
}

export function VerseLines({ lines }: { lines: string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line may occur twice
    <span key={index} className="verse">
      {line}
    </span>
  ))
}
