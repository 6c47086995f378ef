/** The server answered with something other than the file. */
class FileRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The file was refused with status ${status}`)
    this.status = status
  }
}

/**
 * Downloads a file under the last part of its path.
 * @throws FileRefused with the response's status; TypeError when there was no response
 */
export async function saveFile(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw new FileRefused(answer.status)
  saveContent(await answer.blob(), decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)))
}

/** Downloads a blob that was created in the browser. */
export function saveContent(blob: Blob, name: string): void {
  const content = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = content
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(content), 60_000)
}
