import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { openPicture } from '~/admin/picture/chosen-file'
import { UploadError, uploadPicture } from '~/admin/requests/upload'
import { persistentSend, useSaving } from '~/admin/saving/use-saving'
import { maxAddedPictures } from '~/domain/images/gallery/gallery'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import { toFormData } from '~/forms/form'
import { retryUntilDone } from '~/ui/connection'

export interface QueuedUpload {
  key: number
  file: File
  /** A 'waitingForConnection' upload continues when the server answers again. */
  state: 'waiting' | 'sending' | 'waitingForConnection' | 'uploaded' | 'failed'
  sent: number
  path?: string
  message?: string
  canRetry?: boolean
  /** Whether it was already sent again after there was no answer. */
  wasRetried?: boolean
}

let lastKey = 0

/**
 * Uploads pictures one at a time, so that the server processes one at a time, and then adds all uploaded
 * ones to the gallery together. A failure does not stop the other uploads. An interrupted upload is
 * repeated when the server answers.
 */
export function useUploadQueue() {
  const uploads = useRef<QueuedUpload[]>([])
  const [snapshot, setSnapshot] = useState<QueuedUpload[]>([])
  const [added, setAdded] = useState<string[]>([])
  const isRunning = useRef(false)
  const isUnmounted = useRef(false)

  const { send } = useSaving((answer) => {
    const uploaded = nextUploaded()
    if (answer.kind === 'done') {
      setAdded((previous) => [...previous, ...uploaded.map(({ path = '' }) => path)])
      uploads.current = uploads.current.filter((upload) => !uploaded.includes(upload))
    } else {
      for (const upload of uploaded) {
        update(upload, {
          state: 'failed',
          message: galleryCopy.newPictures.notAdded,
          canRetry: true,
        })
      }
    }
    isRunning.current = false
    void run()
  })

  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  const isBusy = snapshot.some(({ state }) => state !== 'failed')
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])

  function update(upload: QueuedUpload, values: Partial<QueuedUpload>) {
    Object.assign(upload, values)
    refresh()
  }

  function refresh() {
    setSnapshot(uploads.current.map((upload) => ({ ...upload })))
  }

  async function run() {
    refresh()
    if (isRunning.current) return
    isRunning.current = true
    let next = nextWaiting()
    while (next) {
      await upload(next)
      next = nextWaiting()
    }
    const uploaded = nextUploaded()
    if (uploaded.length === 0) {
      isRunning.current = false
      return
    }
    await retryUntilDone(isServerReachable)
    const form = toFormData({
      intent: 'add',
      'path[]': uploaded.map(({ path = '' }) => path),
      'original[]': uploaded.map(({ file }) => file.name),
    })
    // The author opened another screen during the uploads.
    if (isUnmounted.current) persistentSend(send)(form, '/admin/billeder')
    else send(form)
  }

  function nextUploaded() {
    return uploads.current.filter(({ state }) => state === 'uploaded').slice(0, maxAddedPictures)
  }

  function nextWaiting() {
    return uploads.current.find(({ state }) => state === 'waiting')
  }

  async function upload(upload: QueuedUpload) {
    if (upload.path) return update(upload, { state: 'uploaded' })
    update(upload, { state: 'sending', sent: 0 })
    try {
      const { src, file } = await openPicture(upload.file)
      URL.revokeObjectURL(src)
      const onProgress = (sent: number) => update(upload, { sent })
      const { path } = await uploadPicture(file, { purpose: 'gallery', onProgress })
      update(upload, { state: 'uploaded', path })
    } catch (error) {
      const code = error instanceof UploadError ? error.code : undefined
      if (code === 'no-answer' && (await canContinue(upload)))
        return update(upload, { state: 'waiting' })
      const canRetry = code !== undefined && canSucceedLater.has(code)
      update(upload, { state: 'failed', message: (error as Error).message, canRetry })
    }
  }

  /** Waits until the server answers. If it already does, the upload may be repeated only once. */
  async function canContinue(upload: QueuedUpload): Promise<boolean> {
    update(upload, { state: 'waitingForConnection' })
    if (!(await isServerReachable())) {
      await retryUntilDone(isServerReachable)
      return true
    }
    if (upload.wasRetried) return false
    upload.wasRetried = true
    return true
  }

  return {
    uploads: snapshot,
    added,
    add(file: File) {
      lastKey += 1
      uploads.current.push({ key: lastKey, file, state: 'waiting', sent: 0 })
      if (!isRunning.current) setAdded([])
      void run()
    },
    retry(key: number) {
      const failed = uploads.current.find((upload) => upload.key === key)
      if (failed) update(failed, { state: 'waiting', canRetry: false, wasRetried: false })
      void run()
    },
    dismiss(key: number) {
      uploads.current = uploads.current.filter((upload) => upload.key !== key)
      refresh()
    },
    clearAdded: () => setAdded([]),
  }
}

/** Resolves to true if the server answers, else to undefined. */
async function isServerReachable(): Promise<true | undefined> {
  const answer = await fetch(href('/admin/session'), { cache: 'no-store' }).catch(() => undefined)
  return answer && answer.status < 500 ? true : undefined
}

const canSucceedLater = new Set<UploadError['code']>([
  'no-answer',
  'signed-out',
  'malformed',
  'too-slow',
  'disk-full',
  'files-away',
  'not-stored',
])
