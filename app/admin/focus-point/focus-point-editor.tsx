import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { defaultFocus, type FocusPoint } from '~/domain/images/images'
import { Button } from '~/ui/button'
import { ArrowButtons, arrows } from './arrow-buttons'
import { focusClasses, movedPoint, pointAt } from './focus-point'
import { focusPointCopy as copy, pointText, presets } from './focus-point.copy'
import { type Ratio, ratioClasses } from './ratio'

/** The crop of the picture in one part of the site, such as 'På siden'. */
export interface FocusPreview {
  ratio: Ratio
  label: string
}

interface FocusPointEditorProps {
  /** The URL of the whole picture. */
  src: string
  value: FocusPoint
  onChange: (point: FocusPoint) => void
  step: number
  previews: readonly FocusPreview[]
}

/** Edits the point that is visible in every crop of a picture (docs/specification.md, "Focus points"). */
export function FocusPointEditor(props: FocusPointEditorProps) {
  const { value, onChange } = props
  return (
    <div className="grid gap-5">
      <p className="text-faded text-small">{copy.hint}</p>
      <div className="flex flex-wrap gap-5">
        <div className="grid min-w-56 flex-1 content-start gap-2">
          <FocusPicture {...props} />
          <p role="status" className="text-small">
            {pointText(value)}
          </p>
        </div>
        <FocusPreviews {...props} />
      </div>
      <div className="flex flex-wrap items-start gap-x-10 gap-y-5">
        <ArrowButtons
          legend="Flyt punktet"
          onMove={(by) => onChange(movedPoint(value, by, props.step))}
        />
        <fieldset>
          <legend className="mb-2 font-semibold text-small">Hurtigvalg</legend>
          <div className="grid w-fit grid-cols-3 gap-1">
            {presets.map(({ label, point }) => (
              <Button
                key={label}
                aria-label={label}
                aria-pressed={point.x === value.x && point.y === value.y}
                className="grid size-11 place-items-center border border-faded aria-pressed:bg-accent aria-pressed:text-paper"
                onClick={() => onChange(point)}
              >
                <span aria-hidden="true" className="size-2 rounded-full bg-current" />
              </Button>
            ))}
          </div>
        </fieldset>
        <Button className="button self-end" onClick={() => onChange(defaultFocus)}>
          Nulstil
        </Button>
      </div>
    </div>
  )
}

/** The whole picture with its focus point, set by click, tap, drag or arrow keys. */
function FocusPicture({ src, value, step, onChange }: FocusPointEditorProps) {
  const picture = useRef<HTMLImageElement>(null)

  function moveToPointer(event: PointerEvent) {
    if (!picture.current) return
    onChange(pointAt(event, picture.current.getBoundingClientRect()))
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows.find(({ key }) => key === event.key)
    if (!arrow) return
    event.preventDefault()
    onChange(movedPoint(value, arrow, step))
  }

  return (
    <div className="flex justify-center bg-leaf">
      <div
        role="slider"
        tabIndex={0}
        aria-label="Billede med fokuspunkt. Flyt punktet med piletasterne."
        aria-valuetext={pointText(value)}
        aria-valuenow={Math.round(value.x * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="relative cursor-crosshair touch-none select-none"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          moveToPointer(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveToPointer(event)
        }}
      >
        <img ref={picture} src={src} alt="" draggable={false} className="max-h-[42svh] w-auto" />
        {/* A dark, a light and a dark ring, visible on any picture. */}
        <span
          className={`pointer-events-none absolute top-(--fy,50%) left-(--fx,50%) grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-white inset-ring-2 inset-ring-night/85 outline-2 outline-night/85 ${focusClasses(value)}`}
        >
          <span className="size-1.5 rounded-full border border-night bg-white" />
        </span>
      </div>
    </div>
  )
}

function FocusPreviews({ src, value, previews }: FocusPointEditorProps) {
  const cropped = previews.filter(({ ratio }) => ratio !== 'natural')
  if (cropped.length === 0) return null
  return (
    <section aria-label={copy.previews} className="grid content-start gap-2">
      <p className="font-semibold text-small">{copy.previews}</p>
      <div className="flex flex-wrap gap-4 md:grid">
        {cropped.map(({ ratio, label }) => (
          <figure
            key={`${ratio} ${label}`}
            className={ratio === '9/16' ? 'w-20 md:w-24' : 'w-32 md:w-44'}
          >
            <img
              src={src}
              alt=""
              className={`focused w-full ${ratioClasses[ratio]} ${focusClasses(value)}`}
            />
            <figcaption className="mt-1 text-caption text-faded">{label}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
