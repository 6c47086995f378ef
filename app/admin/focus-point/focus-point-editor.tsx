import { defaultFocus, type FocusPoint } from '~/domain/images/images'
import { Button } from '~/ui/button'
import { FocusPicture } from './focus-picture'
import { type Direction, isSamePoint, movedPoint } from './focus-point'
import { directionCopy, focusPointCopy, pointText, presets } from './focus-point.copy'
import { type FocusPreview, FocusPreviews } from './focus-previews'

interface FocusPointEditorProps {
  src: string
  value: FocusPoint
  onChange: (point: FocusPoint) => void
  step: number
  previews: readonly FocusPreview[]
}

const arrows: { direction: Direction; arrow: string; cell: string }[] = [
  { direction: 'up', arrow: '↑', cell: 'col-start-2 row-start-1' },
  { direction: 'left', arrow: '←', cell: 'col-start-1 row-start-2' },
  { direction: 'right', arrow: '→', cell: 'col-start-3 row-start-2' },
  { direction: 'down', arrow: '↓', cell: 'col-start-2 row-start-3' },
]

export function FocusPointEditor(props: FocusPointEditorProps) {
  const { src, value, onChange, step, previews } = props
  return (
    <div className="grid gap-5">
      <p className="text-faded text-small">{focusPointCopy.hint}</p>
      <div className="flex flex-wrap gap-5">
        <div className="grid min-w-56 flex-1 content-start gap-2">
          <FocusPicture src={src} value={value} step={step} onChange={onChange} />
          <p role="status" className="text-small">
            {pointText(value)}
          </p>
        </div>
        <FocusPreviews src={src} value={value} previews={previews} />
      </div>
      <div className="flex flex-wrap items-start gap-x-10 gap-y-5">
        <fieldset>
          <legend className="mb-2 font-semibold text-small">{focusPointCopy.arrows}</legend>
          <div className="grid w-fit grid-cols-3 gap-1">
            {arrows.map(({ direction, arrow, cell }) => (
              <Button
                key={direction}
                aria-label={directionCopy[direction]}
                className={`size-11 border border-faded ${cell}`}
                onClick={() => onChange(movedPoint(value, direction, step))}
              >
                {arrow}
              </Button>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-2 font-semibold text-small">{focusPointCopy.presets}</legend>
          <div className="grid w-fit grid-cols-3 gap-1">
            {presets.map(({ label, point }) => (
              <Button
                key={label}
                aria-label={label}
                aria-pressed={isSamePoint(point, value)}
                className="grid size-11 place-items-center border border-faded aria-pressed:bg-accent aria-pressed:text-paper"
                onClick={() => onChange(point)}
              >
                <span aria-hidden="true" className="size-2 rounded-full bg-current" />
              </Button>
            ))}
          </div>
        </fieldset>
        <Button className="button self-end" onClick={() => onChange(defaultFocus)}>
          {focusPointCopy.reset}
        </Button>
      </div>
    </div>
  )
}
