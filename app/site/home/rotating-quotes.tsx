import { useEffect, useState } from 'react'
import type { ContentKey } from '~/domain/content/content'
import { Content, useContent } from '~/site/text/content'

const keys = [
  'hero.quote1',
  'hero.quote2',
  'hero.quote3',
  'hero.quote4',
] as const satisfies ContentKey[]
const intervalMs = 10_000
/** The time reserved for hydration before the first change, in milliseconds. */
const hydrationMs = 1_500

export function RotatingQuotes() {
  const content = useContent()
  const quotes = keys.filter((key) => content[key])
  if (quotes.length === 0) return null
  return quotes.length === 1 ? (
    <div className="grid max-w-[34rem]">
      <Quotes quotes={quotes} activeIndex={0} />
    </div>
  ) : (
    <Rotation key={quotes.length} quotes={quotes} />
  )
}

/**
 * Shows one quote at a time: another every 10 s, with a fade of 500 ms (docs/specification.md, "Front page").
 * It pauses on hover, focus and a click on the button, and for readers who prefer reduced motion (WCAG 2.2.2).
 * Without scripts it shows only the first quote.
 */
function Rotation({ quotes }: { quotes: ContentKey[] }) {
  const [activeIndex, setActiveIndex] = useState(0)
  const [isInteracting, setInteracting] = useState(false)
  const [isPaused, setPaused] = useState<boolean>()
  useEffect(() => setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches), [])

  const isPlaying = isPaused === false && !isInteracting
  useEffect(() => {
    if (!isPlaying) return
    const change = () => setActiveIndex((index) => (index + 1) % quotes.length)
    let timer = setTimeout(() => {
      change()
      timer = setInterval(change, intervalMs)
    }, msUntilFirstChange())
    return () => clearInterval(timer)
  }, [isPlaying, quotes.length])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the quotes
    <div
      onPointerEnter={() => setInteracting(true)}
      onPointerLeave={() => setInteracting(false)}
      onFocus={() => setInteracting(true)}
      onBlur={() => setInteracting(false)}
      data-scripts-within={intervalMs - hydrationMs}
      className="grid gap-3"
    >
      <div className="grid max-w-[34rem] items-end">
        <Quotes quotes={quotes} activeIndex={activeIndex} />
      </div>
      <div className="no-print min-h-8">
        <button
          type="button"
          onClick={() => setPaused((isPausedNow) => !isPausedNow)}
          className="-ml-2 min-h-8 px-2 text-caption hover:underline focus-visible:outline-current noscript:hidden"
        >
          {/* Until hydration, CSS shows the label that fits the reader's motion preference. */}
          {isPaused !== true && (
            <PlayPauseLabel
              isPlaying
              className={isPaused === undefined ? 'motion-reduce:hidden' : ''}
              name="Stop citaterne"
            />
          )}
          {isPaused !== false && (
            <PlayPauseLabel
              isPlaying={false}
              className={isPaused === undefined ? 'not-motion-reduce:hidden' : ''}
              name="Start citaterne"
            />
          )}
        </button>
      </div>
    </div>
  )
}

function Quotes({ quotes, activeIndex }: { quotes: ContentKey[]; activeIndex: number }) {
  return quotes.map((quote, index) => (
    <p
      key={quote}
      aria-hidden={index !== activeIndex}
      className={`col-start-1 row-start-1 text-balance font-display text-lead italic transition-[opacity,visibility] duration-500 ${index === activeIndex ? '' : 'invisible opacity-0'}`}
    >
      <Content of={quote} />
    </p>
  ))
}

/** Returns the delay of the first change: the rest of the first interval since navigation, else a whole one. */
function msUntilFirstChange(): number {
  // biome-ignore lint/plugin: the browser's own clock; a Clock is the server's
  const rest = intervalMs - performance.now()
  return rest > 0 ? rest : intervalMs
}

interface PlayPauseLabelProps {
  isPlaying: boolean
  className: string
  name: string
}

function PlayPauseLabel({ isPlaying, className, name }: PlayPauseLabelProps) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <svg aria-hidden="true" width="10" height="12" viewBox="0 0 10 12" fill="currentColor">
        <path d={isPlaying ? 'M0 0h3.5v12H0zM6.5 0H10v12H6.5z' : 'M0 0l10 6-10 6z'} />
      </svg>
      {name}
    </span>
  )
}
