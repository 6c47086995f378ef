import { useEffect } from 'react'
import { showToast } from '~/ui/toast'

/** The messages for PDFs that cannot be downloaded (docs/specification.md, "PDF links"). */
const pdfLinksCopy = {
  noId: 'Fejl: Ingen PDF fil ID fundet',
  missing: 'PDF fil ikke fundet',
  unavailable: 'Kunne ikke hente PDF fil',
  failed: 'Fejl ved download af PDF',
}

/**
 * Shows a message when the PDF of a clicked link is unavailable (docs/specification.md, "PDF links").
 * Without scripts they are ordinary download links. Mounted once, in the public layout.
 */
export function PdfLinks() {
  useEffect(() => {
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return null
}

function onClick(event: MouseEvent) {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || modified) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-pdf-id]')
  if (!link) return
  event.preventDefault()
  void download(link)
}

async function download(link: HTMLAnchorElement) {
  const problem = link.dataset.pdfId ? await problemWith(link.href) : pdfLinksCopy.noId
  if (problem) showToast({ title: problem, variant: 'destructive' })
  else save(link.href)
}

/** Sends a HEAD request only: the download itself is left to the browser. */
async function problemWith(path: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(path, { method: 'HEAD' })
    if (ok) return undefined
    return status === 404 ? pdfLinksCopy.missing : pdfLinksCopy.unavailable
  } catch {
    return pdfLinksCopy.failed
  }
}

function save(path: string) {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
