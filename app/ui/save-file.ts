/** Rejects if the server refuses the file or does not respond. */
export async function saveFile(path: string): Promise<void> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The file was refused with status ${response.status}`)
  saveContent(await response.blob(), decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)))
}

export function saveContent(blob: Blob, name: string): void {
  const content = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = content
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(content), 60_000)
}
