import { useRef, useState } from 'react'
import { progressCopy } from '~/admin/copy/picture.copy'
import type { UploadOptions } from './upload'

/**
 * Runs one upload at a time. Returns its progress, its error, and a function that cancels it.
 * @param errorMessage shown before the reason of a failure; blank to show only the reason
 */
export function useUpload(errorMessage = '') {
  const request = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<string>()

  function cancel() {
    request.current?.abort(new Error(progressCopy.uploadCancelled))
  }

  /** Starts an upload, and cancels the previous one. Resolves to undefined if it fails. */
  async function upload<Stored>(
    start: (options: UploadOptions) => Promise<Stored>,
    onFailure?: (reason: string) => void,
  ): Promise<Stored | undefined> {
    cancel()
    const ownRequest = new AbortController()
    request.current = ownRequest
    setFailure(undefined)
    setProgress(0)
    try {
      return await start({ onProgress: setProgress, signal: ownRequest.signal })
    } catch (error) {
      const { message } = error as Error
      if (request.current === ownRequest) setFailure(`${errorMessage} ${message}`.trim())
      onFailure?.(message)
      return undefined
    } finally {
      if (request.current === ownRequest) setProgress(undefined)
    }
  }

  return { progress, failure, setFailure, upload, cancel }
}
