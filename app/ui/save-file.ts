/** The server answered, but not with the file. */
export class FileRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The file was refused with status ${status}`)
    this.status = status
  }
}

/**
 * Fetches a file and hands it to the reader's browser to keep, under the last part of its path.
 * @throws FileRefused with the answer's status; TypeError when there was no answer.
 */
export async function saveFile(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw new FileRefused(answer.status)
  saveContent(await answer.blob(), decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)))
}

/** Hands what was made here to the reader's browser to keep. */
export function saveContent(blob: Blob, name: string): void {
  const content = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = content
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(content), 60_000)
}
