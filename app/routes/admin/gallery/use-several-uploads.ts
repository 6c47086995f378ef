import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { openPicture } from '~/admin/picture/chosen-file'
import { UploadError, uploadPicture } from '~/admin/saving/upload'
import { persistentSend, useSaving } from '~/admin/saving/use-saving'
import { maxAddedPictures } from '~/domain/images/gallery/gallery'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import { retryUntilDone } from '~/ui/connection'

/** One of several pictures that are uploaded one after the other. */
export interface SeveralUpload {
  key: number
  file: File
  /** A 'waitingForConnection' upload continues when the server answers again. */
  state: 'waiting' | 'sending' | 'waitingForConnection' | 'uploaded' | 'failed'
  /** The fraction that has been sent. */
  sent: number
  /** The stored path, once it is uploaded. */
  path?: string
  /** The error message of a failure. */
  message?: string
  canRetry?: boolean
  /** Whether it was already sent again after there was no answer. */
  wasRepeated?: boolean
}

let lastKey = 0

/**
 * Uploads pictures one at a time, so that the server processes one at a time, and then adds all uploaded
 * ones to the gallery together. A failure does not stop the other uploads. An interrupted upload is
 * repeated when the server answers.
 */
export function useSeveralUploads() {
  const uploads = useRef<SeveralUpload[]>([])
  const [shown, setShown] = useState<SeveralUpload[]>([])
  const [added, setAdded] = useState<string[]>([])
  const isRunning = useRef(false)
  const isGone = useRef(false)

  const { send } = useSaving((answer) => {
    const arrived = nextUploaded()
    if (answer.kind === 'done') {
      setAdded((before) => [...before, ...arrived.map(({ path = '' }) => path)])
      uploads.current = uploads.current.filter((upload) => !arrived.includes(upload))
    } else {
      for (const upload of arrived) {
        change(upload, {
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
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const isBusy = shown.some(({ state }) => state !== 'failed')
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])

  function change(upload: SeveralUpload, values: Partial<SeveralUpload>) {
    Object.assign(upload, values)
    show()
  }

  function show() {
    setShown(uploads.current.map((upload) => ({ ...upload })))
  }

  async function run() {
    show()
    if (isRunning.current) return
    isRunning.current = true
    let next = nextWaiting()
    while (next) {
      await upload(next)
      next = nextWaiting()
    }
    const arrived = nextUploaded()
    if (arrived.length === 0) {
      isRunning.current = false
      return
    }
    await retryUntilDone(isAnswered)
    const form = new FormData()
    form.set('intent', 'add')
    for (const { path = '', file } of arrived) {
      form.append('path[]', path)
      form.append('original[]', file.name)
    }
    // The author opened another screen during the uploads.
    if (isGone.current) persistentSend(send)(form, '/admin/billeder')
    else send(form)
  }

  /** The uploaded pictures, at most as many as one form may have. */
  function nextUploaded() {
    return uploads.current.filter(({ state }) => state === 'uploaded').slice(0, maxAddedPictures)
  }

  function nextWaiting() {
    return uploads.current.find(({ state }) => state === 'waiting')
  }

  async function upload(one: SeveralUpload) {
    if (one.path) return change(one, { state: 'uploaded' })
    change(one, { state: 'sending', sent: 0 })
    try {
      const { src, file } = await openPicture(one.file)
      URL.revokeObjectURL(src)
      const onProgress = (sent: number) => change(one, { sent })
      const { path } = await uploadPicture(file, { purpose: 'gallery', onProgress })
      change(one, { state: 'uploaded', path })
    } catch (error) {
      if (isCutOff(error) && (await canContinue(one))) return change(one, { state: 'waiting' })
      const canRetry = error instanceof UploadError && canSucceedLater.has(error.code)
      change(one, { state: 'failed', message: (error as Error).message, canRetry })
    }
  }

  /** Waits until the server answers. If it already does, the upload may be repeated only once. */
  async function canContinue(one: SeveralUpload): Promise<boolean> {
    change(one, { state: 'waitingForConnection' })
    if (!(await isAnswered())) {
      await retryUntilDone(isAnswered)
      return true
    }
    if (one.wasRepeated) return false
    one.wasRepeated = true
    return true
  }

  return {
    uploads: shown,
    /** The stored paths of the pictures that were added. */
    added,
    take(file: File) {
      lastKey += 1
      uploads.current.push({ key: lastKey, file, state: 'waiting', sent: 0 })
      if (!isRunning.current) setAdded([])
      void run()
    },
    retry(key: number) {
      const failed = uploads.current.find((upload) => upload.key === key)
      if (failed) change(failed, { state: 'waiting', canRetry: false, wasRepeated: false })
      void run()
    },
    dismiss(key: number) {
      uploads.current = uploads.current.filter((upload) => upload.key !== key)
      show()
    },
    forgetAdded: () => setAdded([]),
  }
}

function isCutOff(error: unknown): boolean {
  return error instanceof UploadError && error.code === 'no-answer'
}

/** Resolves to true if the server answers, else to undefined. */
async function isAnswered(): Promise<true | undefined> {
  const answer = await fetch(href('/admin/session'), { cache: 'no-store' }).catch(() => undefined)
  return answer && answer.status < 500 ? true : undefined
}

const canSucceedLater = new Set<UploadError['code']>([
  'no-answer',
  'signed-out',
  'malformed',
  'too-slow',
  'disk-full',
  'not-stored',
])
