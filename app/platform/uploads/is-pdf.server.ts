import { open } from 'node:fs/promises'

const signature = '%PDF-'

/** Whether a local file starts like a PDF. Ignores its name. */
export async function isPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signature.length), 0)
    return buffer.toString('latin1', 0, bytesRead) === signature
  } finally {
    await file.close()
  }
}
