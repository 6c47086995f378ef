import { useEffect, useRef, useState } from 'react'
import { recordingCopy } from './recording.copy'

/**
 * Plays a recording in a row in the type of the page: a button, a hairline for the position, and the time. Without
 * scripts the browser's own controls are shown.
 */
export function RecordingPlayer({ src, name }: { src: string; name: string }) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(0)
  const readDuration = () => {
    const seconds = audio.current?.duration ?? 0
    setDuration(Number.isFinite(seconds) ? seconds : 0)
  }
  // The file may have been read before hydration.
  useEffect(readDuration, [])

  async function toggle() {
    if (!audio.current) return
    if (isPlaying) return audio.current.pause()
    for (const other of document.querySelectorAll('audio')) other.pause()
    setFailed(false)
    // Pausing before the first sound also rejects it.
    await audio.current.play().catch(() => setFailed(audio.current?.error != null))
  }

  return (
    <div data-scripts-within={0} className="grid min-h-14 max-w-md content-center">
      {/* biome-ignore lint/a11y/useMediaCaption: the words are on the same page */}
      <audio
        ref={audio}
        controls
        preload="metadata"
        src={src}
        aria-label={name}
        className="hidden w-full noscript:block"
        onLoadedMetadata={readDuration}
        onDurationChange={readDuration}
        onTimeUpdate={() => setTime(audio.current?.currentTime ?? 0)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setFailed(true)}
      />
      <div className="flex items-center gap-3 noscript:hidden">
        <button
          type="button"
          aria-label={`${isPlaying ? recordingCopy.pause : recordingCopy.play}: ${name}`}
          onClick={() => void toggle()}
          className="-ml-3 grid size-11 shrink-0 place-items-center text-accent"
        >
          <svg aria-hidden="true" width="14" height="16" viewBox="0 0 14 16" fill="currentColor">
            <path d={isPlaying ? 'M1 0h4v16H1zM9 0h4v16H9z' : 'M0 0l14 8-14 8z'} />
          </svg>
        </button>
        <input
          type="range"
          className="timeline min-w-0 flex-1"
          aria-label={`${recordingCopy.position}: ${name}`}
          aria-valuetext={recordingCopy.of(timeText(time), timeText(duration))}
          min={0}
          max={duration || 1}
          step={1}
          value={time}
          disabled={duration === 0}
          onChange={({ target }) => {
            if (audio.current) audio.current.currentTime = Number(target.value)
            setTime(Number(target.value))
          }}
        />
        <span
          aria-hidden="true"
          className="min-w-[5.5em] text-right text-faded text-small [font-feature-settings:'tnum']"
        >
          {duration > 0 && `${timeText(time)} / ${timeText(duration)}`}
        </span>
      </div>
      <p role="status" className="text-faded text-small empty:hidden">
        {hasFailed && recordingCopy.failed}
      </p>
    </div>
  )
}

/** Minutes and seconds. */
function timeText(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}.${String(whole % 60).padStart(2, '0')}`
}
