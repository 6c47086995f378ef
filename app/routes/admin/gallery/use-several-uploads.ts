import { useEffect, useRef, useState } from 'react'
import { openPicture } from '~/admin/picture/chosen-file'
import { lastingSend } from '~/admin/saving/lasting-send'
import { UploadFailed, uploadPicture } from '~/admin/saving/upload'
import { useSaving } from '~/admin/saving/use-saving'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'

/** One of several pictures that are uploaded in turn. */
export interface SeveralUpload {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'uploaded' | 'failed'
  /** The fraction that has been sent. */
  sent: number
  /** Where it is stored, once it is uploaded. */
  path?: string
  /** Why it failed. */
  message?: string
  canRetry?: boolean
}

let lastKey = 0

/**
 * Uploads pictures one at a time, so that the server processes one at a time, and adds all that
 * arrived to the gallery at once. A failed one does not stop the others.
 */
export function useSeveralUploads() {
  const uploads = useRef<SeveralUpload[]>([])
  const [shown, setShown] = useState<SeveralUpload[]>([])
  const [added, setAdded] = useState<string[]>([])
  const isRunning = useRef(false)
  const isGone = useRef(false)

  const { send } = useSaving((answer) => {
    const arrived = uploads.current.filter(isUploaded)
    if (answer.kind === 'done') {
      setAdded((before) => [...before, ...arrived.map(({ path = '' }) => path)])
      uploads.current = uploads.current.filter((upload) => !isUploaded(upload))
    } else {
      for (const upload of arrived) {
        change(upload, { state: 'failed', message: galleryCopy.several.notAdded, canRetry: true })
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
    const arrived = uploads.current.filter(isUploaded)
    if (arrived.length === 0) {
      isRunning.current = false
      return
    }
    const form = new FormData()
    form.set('intent', 'add')
    for (const { path = '', file } of arrived) {
      form.append('path[]', path)
      form.append('original[]', file.name)
    }
    // The author went to another screen during the uploads.
    if (isGone.current) lastingSend(send)(form, '/admin/billeder')
    else send(form)
  }

  function nextWaiting() {
    return uploads.current.find(({ state }) => state === 'waiting')
  }

  async function upload(one: SeveralUpload) {
    if (one.path) return change(one, { state: 'uploaded' })
    change(one, { state: 'sending', sent: 0 })
    try {
      const { src } = await openPicture(one.file)
      URL.revokeObjectURL(src)
      const onProgress = (sent: number) => change(one, { sent })
      const { path } = await uploadPicture(one.file, { place: 'gallery', onProgress })
      change(one, { state: 'uploaded', path })
    } catch (error) {
      const canRetry = error instanceof UploadFailed && canSucceedLater.has(error.code)
      change(one, { state: 'failed', message: (error as Error).message, canRetry })
    }
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
      if (failed) change(failed, { state: 'waiting', canRetry: false })
      void run()
    },
    dismiss(key: number) {
      uploads.current = uploads.current.filter((upload) => upload.key !== key)
      show()
    },
    forgetAdded: () => setAdded([]),
  }
}

function isUploaded({ state }: SeveralUpload): boolean {
  return state === 'uploaded'
}

const canSucceedLater = new Set<UploadFailed['code']>([
  'no-answer',
  'signed-out',
  'malformed',
  'too-slow',
  'disk-full',
  'not-stored',
])
