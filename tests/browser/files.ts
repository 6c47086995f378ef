import { vi } from 'vitest'

/** Returns a picture of one colour as a file. */
export async function pictureFile(name: string, width = 60, height = 40): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

export function pdfFile(name: string, content = '%PDF-1.7'): File {
  return new File([content], name, { type: 'application/pdf' })
}

function transfer(files: File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/**
 * Drags files over an element and drops them on it.
 * @returns whether the page handled it; if not, the browser opens the first file instead of the page
 */
export function dropFiles(target: EventTarget, ...files: File[]): boolean {
  const options = { dataTransfer: transfer(files), bubbles: true, cancelable: true }
  const over = new DragEvent('dragover', options)
  target.dispatchEvent(over)
  const drop = new DragEvent('drop', options)
  target.dispatchEvent(drop)
  return over.defaultPrevented && drop.defaultPrevented
}

/**
 * Pastes files into an element; without files, text.
 * @returns whether the page handled it instead of the browser
 */
export function pasteFiles(target: EventTarget, ...files: File[]): boolean {
  const clipboardData = transfer(files)
  if (files.length === 0) clipboardData.setData('text/plain', 'tekst')
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  target.dispatchEvent(paste)
  return paste.defaultPrevented
}

/** Returns the object URLs that are not revoked. */
export function trackObjectUrls(): ReadonlySet<string> {
  const open = new Set<string>()
  const { createObjectURL, revokeObjectURL } = URL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = createObjectURL(blob)
    open.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    open.delete(url)
    revokeObjectURL(url)
  })
  return open
}
