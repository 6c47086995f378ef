import { vi } from 'vitest'

/** An upload that a screen has started. The test decides its progress and its answer. */
export class Upload extends XMLHttpRequest {
  /** The path with its query. */
  url = ''
  body = new Blob()
  isCancelled = false
  override status = 0
  override response: unknown = null

  override open(_method: string, url: string) {
    this.url = url
  }

  override setRequestHeader() {}

  override abort() {
    this.isCancelled = true
    this.dispatchEvent(new ProgressEvent('abort'))
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }))
  }

  answer(status: number, response: unknown = null) {
    this.status = status
    this.response = response
    this.dispatchEvent(new ProgressEvent('load'))
  }

  loseConnection() {
    this.dispatchEvent(new ProgressEvent('error'))
  }
}

/** Replaces the server for uploads. The array gets each upload when it is sent. */
export function interceptUploads(): Upload[] {
  const uploads: Upload[] = []
  class SentUpload extends Upload {
    override send(body: Blob) {
      this.body = body
      uploads.push(this)
    }
  }
  vi.spyOn(window, 'XMLHttpRequest').mockImplementation(SentUpload)
  return uploads
}
