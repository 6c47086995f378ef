/** Rejects if the server refuses the file or does not respond. */
export async function saveFile(path: string): Promise<void> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The file was refused with status ${response.status}`)
  saveContent(await response.blob(), decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)))
}

export function saveContent(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
