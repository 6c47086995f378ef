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
/** The time for hydration before the first change, in milliseconds. */
const headStartMs = 1_500

/** The quotes of the front page that are not blank, at most four. */
export function RotatingQuotes() {
  const content = useContent()
  const quotes = keys.filter((key) => content[key])
  if (quotes.length === 0) return null
  return quotes.length === 1 ? (
    <div className="grid max-w-[34rem]">
      <Quotes quotes={quotes} shown={0} />
    </div>
  ) : (
    <Rotation key={quotes.length} quotes={quotes} />
  )
}

/**
 * One quote at a time: a new one every 10 s, with a fade of 500 ms (docs/specification.md, "Front page").
 * They pause on hover and focus, on request, and for readers who prefer reduced motion (WCAG 2.2.2).
 * Without scripts only the first is shown.
 */
function Rotation({ quotes }: { quotes: ContentKey[] }) {
  const [shown, setShown] = useState(0)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState<boolean>()
  useEffect(() => setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches), [])

  const running = paused === false && !held
  useEffect(() => {
    if (!running) return
    const change = () => setShown((line) => (line + 1) % quotes.length)
    let timer = setTimeout(() => {
      change()
      timer = setInterval(change, intervalMs)
    }, untilFirstChange())
    return () => clearInterval(timer)
  }, [running, quotes.length])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the quotes
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      data-needed-in={intervalMs - headStartMs}
      className="grid gap-3"
    >
      <div className="grid max-w-[34rem] items-end">
        <Quotes quotes={quotes} shown={shown} />
      </div>
      <div className="no-print min-h-8">
        <button
          type="button"
          onClick={() => setPaused((was) => !was)}
          className="-ml-2 min-h-8 px-2 text-caption hover:underline focus-visible:outline-current noscript:hidden"
        >
          {/* Until the state is known, CSS chooses by the reader's motion preference. */}
          {paused !== true && (
            <Choice
              playing
              className={paused === undefined ? 'motion-reduce:hidden' : ''}
              name="Sæt citater på pause"
            />
          )}
          {paused !== false && (
            <Choice
              playing={false}
              className={paused === undefined ? 'not-motion-reduce:hidden' : ''}
              name="Afspil citater"
            />
          )}
        </button>
      </div>
    </div>
  )
}

function Quotes({ quotes, shown }: { quotes: ContentKey[]; shown: number }) {
  return quotes.map((quote, line) => (
    <p
      key={quote}
      aria-hidden={line !== shown}
      className={`col-start-1 row-start-1 text-balance font-display text-lead italic transition-[opacity,visibility] duration-500 ${line === shown ? '' : 'invisible opacity-0'}`}
    >
      <Content of={quote} />
    </p>
  ))
}

/** The delay of the first change, counted from the page's load if that was less than an interval ago. */
function untilFirstChange(): number {
  // biome-ignore lint/plugin: the browser's own clock; a Clock is the server's
  const rest = intervalMs - performance.now()
  return rest > 0 ? rest : intervalMs
}

interface ChoiceProps {
  playing: boolean
  className: string
  name: string
}

function Choice({ playing, className, name }: ChoiceProps) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <PlaySign playing={playing} />
      {name}
    </span>
  )
}

function PlaySign({ playing }: { playing: boolean }) {
  return (
    <svg aria-hidden="true" width="10" height="12" viewBox="0 0 10 12" fill="currentColor">
      <path d={playing ? 'M0 0h3.5v12H0zM6.5 0H10v12H6.5z' : 'M0 0l10 6-10 6z'} />
    </svg>
  )
}
