/** Converts in a worker, since decoding takes seconds (docs/decisions/0046-heic.md). */
export async function jpegOfHeic(file: File): Promise<File | undefined> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
  try {
    const bytes = await file.arrayBuffer()
    const jpeg = await new Promise<Blob | undefined>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = () => resolve(undefined)
      worker.postMessage(bytes, [bytes])
    })
    return jpeg && new File([jpeg], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: jpeg.type })
  } finally {
    worker.terminate()
  }
}
