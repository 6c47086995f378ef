/**
 * Downloads a file under the last part of its path.
 * @throws Error if the server refused it or did not answer
 */
export async function saveFile(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`The file was refused with status ${answer.status}`)
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
