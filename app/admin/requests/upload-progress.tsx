import { progressCopy } from '~/admin/copy/picture.copy'
import { Button } from '~/ui/button'

interface UploadProgressProps {
  /** The fraction that has been sent, from 0 to 1. */
  progress: number
  label: string
  onStop: () => void
}

export function UploadProgress({ progress, label, onStop }: UploadProgressProps) {
  const isProcessing = progress >= 1
  return (
    <div className="grid gap-1.5">
      <progress
        aria-label={label}
        max={1}
        value={isProcessing ? undefined : progress}
        className="h-2 w-full accent-accent"
      />
      <div className="flex items-center justify-between gap-4 text-small">
        <span>
          {isProcessing ? 'Behandler filen …' : progressCopy.sending(Math.floor(progress * 100))}
        </span>
        <Button className="link py-1" onClick={onStop}>
          Afbryd
        </Button>
      </div>
    </div>
  )
}
