import { useRef, useState } from 'react'
import { progressCopy } from '~/admin/picture/picture.copy'
import type { UploadOptions } from './upload'

/**
 * Runs one upload at a time, with its progress, its error, and a function that cancels it.
 * @param failed the screen's message for a failure, to which the reason is added
 */
export function useUpload(failed: string) {
  const sending = useRef<AbortController>(undefined)
  /** The fraction that has been sent; undefined while no upload is running. */
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState<string>()

  function stop() {
    sending.current?.abort(new Error(progressCopy.stopped))
  }

  /** Starts an upload, and cancels an earlier one; undefined if it failed. */
  async function upload<Stored>(
    start: (options: UploadOptions) => Promise<Stored>,
  ): Promise<Stored | undefined> {
    stop()
    const attempt = new AbortController()
    sending.current = attempt
    setFailure(undefined)
    setSent(0)
    try {
      return await start({ onProgress: setSent, signal: attempt.signal })
    } catch (error) {
      if (sending.current === attempt) setFailure(`${failed} ${(error as Error).message}`)
      return undefined
    } finally {
      if (sending.current === attempt) setSent(undefined)
    }
  }

  return { sent, failure, setFailure, upload, stop }
}
