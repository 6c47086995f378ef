import { rowCopy } from '~/admin/copy/row.copy'
import { copyText } from '~/ui/copy-text'

export async function copyLink(path: string): Promise<void> {
  const url = new URL(path, window.location.href).href
  await copyText(url, {
    copied: rowCopy.linkCopied,
    notCopied: rowCopy.linkNotCopied,
    description: url,
  })
}

/** Opens the browser's share sheet, or copies the link if that fails. */
export async function shareLink(content: ShareData & { url: string }): Promise<void> {
  try {
    await navigator.share(content)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(content.url)
  }
}
