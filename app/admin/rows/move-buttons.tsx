import { Button } from '~/ui/button'
import { orderingCopy } from './ordering.copy'

interface MoveButtonsProps {
  copy?: Pick<typeof orderingCopy, 'moveUp' | 'moveDown'>
  name: string
  index: number
  count: number
  isTile?: boolean
  onMove: (to: number) => void
}

export function MoveButtons(props: MoveButtonsProps) {
  const { copy = orderingCopy, name, index, count, isTile, onMove } = props
  const directions = [
    { label: copy.moveUp(name), arrow: isTile ? '←' : '↑', to: index - 1 },
    { label: copy.moveDown(name), arrow: isTile ? '→' : '↓', to: index + 1 },
  ]
  return directions.map(({ label, arrow, to }) => {
    // Not `disabled`, which would drop the focus.
    const isDisabled = to < 0 || to === count
    return (
      <Button
        key={arrow}
        aria-label={label}
        aria-disabled={isDisabled}
        className="button-quiet min-w-11 px-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
        onClick={() => !isDisabled && onMove(to)}
      >
        {arrow}
      </Button>
    )
  })
}
