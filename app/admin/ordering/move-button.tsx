import { Button } from '~/ui/button'

interface MoveButtonProps {
  label: string
  /** At the end of the list. Not `disabled`, which would drop the focus. */
  off: boolean
  onMove: () => void
  children: string
}

/** Moves an entry of a list one position. */
export function MoveButton({ label, off, onMove, children }: MoveButtonProps) {
  return (
    <Button
      aria-label={label}
      aria-disabled={off}
      className="button-quiet min-w-11 px-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      onClick={() => {
        if (!off) onMove()
      }}
    >
      {children}
    </Button>
  )
}
