import { rowCopy } from '~/admin/list/row.copy'
import { copyText } from '~/ui/copy-text'

/** Copies a URL of the site, given as a path or complete. */
export async function copyLink(path: string): Promise<void> {
  const url = new URL(path, window.location.href).href
  await copyText(url, {
    copied: rowCopy.linkCopied,
    notCopied: rowCopy.linkNotCopied,
    description: url,
  })
}

/** Opens the browser's share sheet; copies the link if there is none. Closing the sheet is no error. */
export async function shareLink(shared: ShareData & { url: string }): Promise<void> {
  try {
    await navigator.share(shared)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(shared.url)
  }
}
