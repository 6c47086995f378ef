import { useEffect, useEffectEvent } from 'react'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import { Button } from '~/ui/button'
import type { QueuedUpload, useUploadQueue } from './use-upload-queue'

const copy = galleryCopy.newPictures

interface UploadQueueProps {
  queue: ReturnType<typeof useUploadQueue>
  onToStart: (paths: string[]) => void
}

export function UploadQueue({ queue, onToStart }: UploadQueueProps) {
  const { uploads, added } = queue
  useDroppedFiles(queue.add)
  if (uploads.length === 0 && added.length === 0) return null
  return (
    <section aria-label={copy.title} className="grid gap-3 border border-rule p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">{statusOf(uploads, added)}</p>
        {added.length > 0 && (
          <Button
            onClick={() => {
              onToStart(added)
              queue.clearAdded()
            }}
          >
            {copy.moveToStart}
          </Button>
        )}
      </div>
      {uploads.length > 0 && (
        <ul className="grid gap-2 text-small">
          {uploads.map(({ key, file, state, sent, message, canRetry }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0 basis-48 break-words">{file.name}</span>
              {(state === 'waiting' ||
                state === 'waitingForConnection' ||
                state === 'uploaded') && <span className="text-faded">{copy[state]}</span>}
              {state === 'sending' && (
                <progress
                  aria-label={file.name}
                  max={1}
                  value={sent < 1 ? sent : undefined}
                  className="h-2 w-40 accent-accent"
                />
              )}
              {state === 'failed' && (
                <>
                  <span className="min-w-0 flex-1 basis-64">{message}</span>
                  {canRetry && (
                    <Button
                      aria-label={`${copy.retry}: ${file.name}`}
                      onClick={() => queue.retry(key)}
                    >
                      {copy.retry}
                    </Button>
                  )}
                  <Button
                    className="button-quiet"
                    aria-label={`${copy.dismiss}: ${file.name}`}
                    onClick={() => queue.dismiss(key)}
                  >
                    {copy.dismiss}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function statusOf(uploads: QueuedUpload[], added: string[]): string {
  const active = uploads.filter(({ state }) => state !== 'failed')
  const uploaded = active.filter(({ state }) => state === 'uploaded')
  if (active.some(({ state }) => state === 'waitingForConnection')) return copy.waitingForConnection
  if (active.length === 0) return added.length > 0 ? copy.addedLast(added.length) : ''
  if (uploaded.length === active.length) return copy.adding
  return copy.sending(uploaded.length, active.length)
}

function useDroppedFiles(addFile: (file: File) => void) {
  const addFiles = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (!data || data.files.length === 0) return
    event.preventDefault()
    for (const file of data.files) addFile(file)
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('dragover', (event) => event.preventDefault(), { signal })
    document.addEventListener('drop', (event) => addFiles(event, event.dataTransfer), { signal })
    document.addEventListener('paste', (event) => addFiles(event, event.clipboardData), { signal })
    return () => listeners.abort()
  }, [])
}
