import { Button } from '~/ui/button'
import { progressCopy } from './picture.copy'

interface UploadProgressProps {
  /** The fraction that has been sent, from 0 to 1. */
  sent: number
  label: string
  onStop: () => void
}

/** Shows an upload's progress, with a button to cancel it. */
export function UploadProgress({ sent, label, onStop }: UploadProgressProps) {
  const working = sent >= 1
  return (
    <div className="grid gap-1.5">
      <progress
        aria-label={label}
        max={1}
        value={working ? undefined : sent}
        className="h-2 w-full accent-accent"
      />
      <div className="flex items-center justify-between gap-4 text-small">
        <span>{working ? progressCopy.working : progressCopy.sending(Math.floor(sent * 100))}</span>
        <Button className="link py-1" onClick={onStop}>
          {progressCopy.stop}
        </Button>
      </div>
    </div>
  )
}
