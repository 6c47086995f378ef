import { Button } from '~/ui/button'
import { arrowCopy as copy } from './focus-point.copy'

/** The arrow keys and their buttons. */
export const arrows = [
  { key: 'ArrowUp', x: 0, y: -1, label: copy.up, sign: '↑', cell: 'col-start-2 row-start-1' },
  { key: 'ArrowLeft', x: -1, y: 0, label: copy.left, sign: '←', cell: 'col-start-1 row-start-2' },
  { key: 'ArrowRight', x: 1, y: 0, label: copy.right, sign: '→', cell: 'col-start-3 row-start-2' },
  { key: 'ArrowDown', x: 0, y: 1, label: copy.down, sign: '↓', cell: 'col-start-2 row-start-3' },
]

interface ArrowButtonsProps {
  legend: string
  onMove: (by: { x: number; y: number }) => void
}

export function ArrowButtons({ legend, onMove }: ArrowButtonsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-small">{legend}</legend>
      <div className="grid w-fit grid-cols-3 gap-1">
        {arrows.map((arrow) => (
          <Button
            key={arrow.key}
            aria-label={arrow.label}
            className={`size-11 border border-faded ${arrow.cell}`}
            onClick={() => onMove(arrow)}
          >
            {arrow.sign}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
